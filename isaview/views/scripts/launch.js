/**
 * The waves and groups of a launch that a unit of a GPU holds, and what limits them: the arithmetic of `isaview occupancy`
 * over the same tables. A test compares it with Python's.
 *
 * @typedef {{
 *   target: string, names?: string[], words: string, modes: string[], waves_per: string, wave_sizes: number[],
 *   waves_per_simd: number, simds: number[], vector_registers_total: number[], vector_granule: number[],
 *   vector_registers_max: number, shared_total: number[], shared_group_max: number,
 *   shared_reserved: number, shared_granule: number, group_threads_max: number, dynamic_vector_blocks?: number[] | null,
 *   scalar_registers_total?: number | null, scalar_granule?: number | null, scalar_registers_max?: number | null,
 *   scalar_registers_fixed?: number | null, groups_max?: number | null, group_barriers_max?: number[] | null,
 *   barriers_total?: number | null, cluster_max?: number | null, tensor_columns_total?: number | null,
 *   tensor_columns_granule?: number | null, virtual_resources_total?: number | null, named_barriers_max?: number | null,
 * }} GpuTable
 * A row of the tables; a list has an entry for each wave size or mode, or one for all.
 *
 * @typedef {{
 *   vector_registers?: number | null, scalar_registers?: number | null, shared_bytes?: number | null, barriers?: number | null,
 *   tensor_memory?: number | null, threads: number, clusters?: number, virtual_resources?: number,
 * }} Amounts
 * What a group takes by the names of its limits; null or absent: not known. `vector_registers` are those of both files, where
 * there are two.
 *
 * @typedef {{amounts: Amounts, wave_size?: number | null, cu_mode?: boolean, dynamic_vector_block?: number | null}} Launch
 *
 * @typedef {{
 *   gpu: GpuTable, waveSize: number, simds: number, vectorTotal: number, vectorGranule: number, sharedTotal: number,
 *   groupBarriers: number | null,
 * }} Unit
 * A row with wave size and mode chosen.
 *
 * @typedef {{
 *   waves: number, groups: number, percent: number, limits: Record<string, number>, limitedBy: string[],
 * }} Held
 * `waves` as people see them: of an SM, or exactly of a SIMD; `limits` the waves that each resource alone would allow.
 *
 * @typedef {{amount: number, waves: number, limitedBy: string[]}} Step
 */

/** @param {number} amount @param {number} granule */
const up = (amount, granule) => Math.ceil(amount / granule) * granule;

/** @template T @param {T[]} values @param {number} index */
const chosen = (values, index) => values[Math.min(index, values.length - 1)];

/** @param {number} amount  @returns {number} the least power of two that is not below it */
function power(amount) {
  let size = 1;
  while (size < amount) size *= 2;
  return size;
}

/**
 * The unit of a launch; a RangeError where the GPU has no such waves or blocks of registers.
 * @param {GpuTable} gpu @param {Launch} launch @returns {Unit}
 */
export function unitOf(gpu, launch) {
  const size = launch.wave_size || gpu.wave_sizes[0], block = launch.dynamic_vector_block ?? null;
  const wave = gpu.wave_sizes.indexOf(size), mode = launch.cu_mode ? 1 : 0;
  if (wave < 0) throw new RangeError(`${gpu.target} has waves of ${gpu.wave_sizes.join(" or ")}, not ${size}`);
  if (block !== null && !(gpu.dynamic_vector_blocks || []).includes(block)) {
    throw new RangeError(`${gpu.target} has no dynamic register blocks of ${block}`);
  }
  return {
    gpu,
    waveSize: size,
    simds: chosen(gpu.simds, mode),
    vectorTotal: chosen(gpu.vector_registers_total, wave),
    vectorGranule: block || chosen(gpu.vector_granule, wave),
    sharedTotal: chosen(gpu.shared_total, mode),
    groupBarriers: gpu.group_barriers_max?.length ? chosen(gpu.group_barriers_max, mode) : null,
  };
}

/** @param {Unit} unit @param {number} threads */
const wavesIn = (unit, threads) => Math.ceil(threads / unit.waveSize);

/** @param {Unit} unit */
const slots = (unit) => unit.gpu.waves_per_simd * unit.simds;

/** @param {Unit} unit @param {number} waves */
const shown = (unit, waves) => waves / (unit.gpu.waves_per === "simd" ? unit.simds : 1);

/** @param {number | null | undefined} total @param {number | null | undefined} amount */
const ofPool = (total, amount) => (total != null && amount ? Math.floor(total / amount) : null);

/** @param {Unit} unit @param {Amounts} amounts @param {number} allocated @param {number} total */
function ofFile(unit, amounts, allocated, total) {
  const waves = wavesIn(unit, amounts.threads), onSimd = Math.floor(total / allocated);
  return Math.ceil(waves / unit.simds) > onSimd ? 0 : Math.floor((onSimd * unit.simds) / waves);
}

/** @param {Unit} unit @param {Amounts} amounts */
function byVector(unit, amounts) {
  const amount = amounts.vector_registers;
  if (!amount) return null;
  if (amount > unit.gpu.vector_registers_max) return 0;
  return ofFile(unit, amounts, up(amount, unit.vectorGranule), unit.vectorTotal);
}

/** @param {Unit} unit @param {Amounts} amounts */
function byScalar(unit, amounts) {
  const gpu = unit.gpu, amount = amounts.scalar_registers;
  if (!amount || gpu.scalar_registers_total == null || gpu.scalar_granule == null) return null;
  if (amount > (gpu.scalar_registers_max || amount)) return 0;
  return ofFile(unit, amounts, up(gpu.scalar_registers_fixed || amount, gpu.scalar_granule), gpu.scalar_registers_total);
}

/** @param {Unit} unit @param {Amounts} amounts */
function byShared(unit, amounts) {
  const gpu = unit.gpu, allocated = up((amounts.shared_bytes || 0) + gpu.shared_reserved, gpu.shared_granule);
  if (allocated > gpu.shared_group_max + gpu.shared_reserved) return 0;
  return allocated ? Math.floor(unit.sharedTotal / allocated) : null;
}

/** @param {Unit} unit @param {Amounts} amounts */
function byWaves(unit, amounts) {
  return amounts.threads > unit.gpu.group_threads_max ? 0 : Math.floor(slots(unit) / wavesIn(unit, amounts.threads));
}

/** @param {Unit} unit @param {Amounts} amounts */
function byGroups(unit, amounts) {
  const barriers = wavesIn(unit, amounts.threads) > 1 ? unit.groupBarriers : null;
  const most = [unit.gpu.groups_max, barriers].filter((limit) => limit != null);
  return most.length ? Math.min(.../** @type {number[]} */ (most)) : null;
}

/** @param {Unit} unit @param {Amounts} amounts */
function byBarriers(unit, amounts) {
  const most = unit.gpu.named_barriers_max, amount = amounts.barriers || 0;
  return most != null && amount > most ? 0 : ofPool(unit.gpu.barriers_total, amount);
}

/** @param {Unit} unit @param {Amounts} amounts */
function byTensorMemory(unit, amounts) {
  const granule = unit.gpu.tensor_columns_granule, amount = amounts.tensor_memory;
  return ofPool(unit.gpu.tensor_columns_total, granule && amount ? Math.max(granule, power(amount)) : 0);
}

/** @type {Record<string, (unit: Unit, amounts: Amounts) => number | null>} */
const LIMITS = {
  vector_registers: byVector,
  scalar_registers: byScalar,
  shared_bytes: byShared,
  waves: byWaves,
  groups: byGroups,
  barriers: byBarriers,
  clusters: (unit, amounts) => ((amounts.clusters || 0) > (unit.gpu.cluster_max || Infinity) ? 0 : null),
  tensor_memory: byTensorMemory,
  virtual_resources: (unit, amounts) => ofPool(unit.gpu.virtual_resources_total, amounts.virtual_resources),
};

/**
 * Groups that each resource alone would allow, for the resources that set a limit.
 * @param {Unit} unit @param {Amounts} amounts @returns {Record<string, number>}
 */
export function limitsOf(unit, amounts) {
  /** @type {Record<string, number>} */
  const limits = {};
  for (const [name, limit] of Object.entries(LIMITS)) {
    const groups = limit(unit, amounts);
    if (groups !== null) limits[name] = groups;
  }
  return limits;
}

/** A share in percent to two digits, halves to even ones, as Python rounds. @param {number} waves @param {number} of */
function percent(waves, of) {
  const whole = Math.floor((10000 * waves) / of), rest = 10000 * waves - whole * of;
  return (2 * rest > of || (2 * rest === of && whole % 2) ? whole + 1 : whole) / 100;
}

/** @param {Unit} unit @param {Amounts} amounts @returns {Held} */
function held(unit, amounts) {
  const limits = limitsOf(unit, amounts), groups = Math.min(...Object.values(limits));
  const waves = wavesIn(unit, amounts.threads), most = Math.floor(slots(unit) / waves);
  return {
    waves: shown(unit, groups * waves),
    groups,
    percent: percent(groups * waves, slots(unit)),
    limits: Object.fromEntries(Object.entries(limits).map(([name, of]) => [name, shown(unit, Math.min(of, most) * waves)])),
    limitedBy: Object.keys(limits).filter((name) => limits[name] === groups),
  };
}

/**
 * The occupancy of a launch; a RangeError says why there is none.
 * @param {GpuTable} gpu @param {Launch} launch @returns {Held}
 */
export function occupancyOf(gpu, launch) {
  const { threads, vector_registers: registers, shared_bytes: shared } = launch.amounts;
  for (const amount of [registers, shared]) {
    if (amount == null || !Number.isInteger(amount) || amount < 0) throw new RangeError("registers and shared memory have to be known, as whole numbers");
  }
  if (!Number.isInteger(threads) || threads < 1) throw new RangeError(`a group cannot have ${threads} threads`);
  return held(unitOf(gpu, launch), launch.amounts);
}

/** @type {Record<string, "vector_registers" | "shared_bytes" | "threads">} */
const AXES = { registers: "vector_registers", shared: "shared_bytes", threads: "threads" };

/**
 * The occupancy for every amount of `registers`, `shared` or `threads`, all else as given.
 * @param {GpuTable} gpu @param {Launch} launch @param {string} axis @returns {Step[]}
 */
export function sweep(gpu, launch, axis) {
  occupancyOf(gpu, launch);
  const unit = unitOf(gpu, launch), fixed = launch.amounts;
  const [first, last, step] = {
    registers: [1, gpu.vector_registers_max, 1],
    shared: [0, gpu.shared_group_max, gpu.shared_granule],
    threads: [unit.waveSize, up(gpu.group_threads_max, unit.waveSize), unit.waveSize],
  }[axis] || [0, -1, 1];
  const steps = [];
  for (let at = first; at <= last; at += step) {
    const amount = axis === "threads" ? Math.min(at, gpu.group_threads_max) : at;
    const { waves, limitedBy } = held(unit, { ...fixed, [AXES[axis]]: amount });
    steps.push({ amount, waves, limitedBy });
  }
  return steps;
}
