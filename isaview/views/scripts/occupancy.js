/**
 * Staircases of occupancy over registers, shared memory and threads, with the kernel's place, and a what-if.
 */
import { digits, h, labelled, select } from "./dom.js";
import { occupancyOf, sweep } from "./launch.js";
import { MARGIN, chart, draw, frame, labels, number, reachable, ticks } from "./svg.js";

/**
 * @typedef {import("./launch.js").GpuTable} GpuTable
 * @typedef {import("./launch.js").Launch} Launch
 * @typedef {Launch & {gpu: string, both_files?: boolean}} Occupancy  `gpu` is a key of the page's GPUs
 * @typedef {Record<string, Record<string, string>>} Words  what a vendor calls a resource, by vocabulary and neutral name
 * @typedef {{gpu: GpuTable, launch: Launch, words: Record<string, string>, bothFiles: boolean}} Place
 * @typedef {{axis: string, of: "vector_registers" | "shared_bytes" | "threads"}} Axis
 */
/** @type {Axis[]} */
const AXES = [
  { axis: "registers", of: "vector_registers" },
  { axis: "shared", of: "shared_bytes" },
  { axis: "threads", of: "threads" },
];

/** @param {Place} place @param {string} name */
const word = (place, name) => place.words[name] || name.replaceAll("_", " ");

/** What limits by that name is called. @param {Place} place @param {string} name */
const limiter = (place, name) => word(place, place.bothFiles && name === "vector_registers" ? "total_vector_registers" : place.words[`limit ${name}`] ? `limit ${name}` : name);

/** @param {Place} place @param {Axis} axis */
const titled = (place, { of }) => (of === "threads" ? `threads of a ${word(place, "group")}` : of === "shared_bytes" ? `${limiter(place, of)}, bytes` : limiter(place, of));

/** @param {Place} place  where waves are counted */
const unit = (place) => `${word(place, "wave")}s/${place.gpu.waves_per === "simd" ? "SIMD" : place.gpu.modes[place.launch.cu_mode ? place.gpu.modes.length - 1 : 0]}`;

/** @param {Place} place @param {string[]} names */
const limiters = (place, names) => names.map((name) => limiter(place, name)).join(" and ");

/**
 * The last step of each height, by ascending amounts: what fits up to there.
 * @param {import("./launch.js").Step[]} steps
 */
const ends = (steps) => steps.filter((step, at) => at + 1 === steps.length || steps[at + 1].waves !== step.waves);

/** @param {Place} place @param {Axis} axis @param {Place} compiled @returns {HTMLElement} */
function staircase(place, axis, compiled) {
  const steps = ends(sweep(place.gpu, place.launch, axis.axis)), last = steps[steps.length - 1].amount;
  const now = place.launch.amounts[axis.of] ?? 0, held = occupancyOf(place.gpu, place.launch);
  const top = Math.max(...steps.map((step) => step.waves)), title = titled(place, axis);
  const label = `${unit(place)} over ${title}: ${number(held.waves)} at ${digits(now)}, limited by ${limiters(place, held.limitedBy)}; ` +
    steps.slice(0, 24).map((step) => `up to ${digits(step.amount)}: ${number(step.waves)}`).join(", ");
  return chart(label, (tip) => (width) => {
    const height = 190, binary = axis.axis !== "registers" || last % 32 === 0;
    const plot = frame(width, height,
      { low: 0, high: last, title, ticks: ticks(0, last, width / 75, { binary, whole: true }), text: axis.axis === "shared" ? kibibytes : undefined },
      { low: 0, high: top || 1, title: unit(place), ticks: ticks(0, top || 1, 4, { binary: true }) });
    let line = `M${plot.across(0)} ${plot.down(0)}`;
    for (const step of steps) line += `V${plot.down(step.waves)}H${plot.across(step.amount)}`;
    const x = plot.across(Math.min(now, last)), y = plot.down(held.waves);
    const spots = steps.map((step, at) => {
      const from = at ? steps[at - 1].amount : 0, left = plot.across(from), edge = plot.across(step.amount);
      const area = { class: "area", x: left, y: MARGIN.top, width: Math.max(edge - left, 1), height: height - MARGIN.bottom - MARGIN.top };
      const element = draw("g", {}, draw("rect", area), draw("path", { class: "edge", d: `M${left} ${plot.down(step.waves)}H${edge}` }));
      return { element, text: `up to ${digits(step.amount)} ${title}: ${number(step.waves)} ${unit(place)}, limited by ${limiters(place, step.limitedBy)}` };
    });
    const caption = labels(width, height, [[x, y]])("name", x, y, `${digits(now)}: ${number(held.waves)}`);
    const own = compiled.launch.amounts[axis.of] ?? now;
    const ghost = own === now && compiled.gpu === place.gpu ? null
      : draw("path", { class: "ghost", d: `M${plot.across(Math.min(own, last))} ${MARGIN.top + 4}V${height - MARGIN.bottom}` });
    return { height, parts: [plot.axes, draw("path", { class: "stairs", d: `${line}V${plot.down(0)}Z` }), ghost, ...reachable(tip, spots),
      draw("circle", { class: "point", cx: x, cy: y, r: 5 }), caption] };
  });
}

/** @param {number} bytes */
const kibibytes = (bytes) => (bytes % 1024 ? digits(bytes) : `${digits(bytes / 1024)}${bytes ? " Ki" : ""}`);

/**
 * The nearest lower amount of one resource that lets more waves in.
 * @param {Place} place @param {number} waves
 */
function nearest(place, waves) {
  return AXES.flatMap((axis) => {
    const now = place.launch.amounts[axis.of] ?? 0;
    const step = sweep(place.gpu, place.launch, axis.axis).filter((row) => row.amount < now && row.waves > waves).pop();
    return step && axis.of !== "threads" ? [`${number(step.waves)} with at most ${digits(step.amount)} ${titled(place, axis)}`] : [];
  });
}

/** @param {Place} place */
function answer(place) {
  const held = occupancyOf(place.gpu, place.launch), more = held.groups ? nearest(place, held.waves) : [];
  const groups = `${digits(held.groups)} ${word(place, "group")}${held.groups === 1 ? "" : "s"} at a time`;
  return [
    h("p", { class: "held" }, h("strong", {}, `${number(held.waves)} ${unit(place)}`), ` (${number(held.percent)} %), ${groups}; limited by ${limiters(place, held.limitedBy)}`),
    more.length ? h("p", { class: "key" }, `More: ${more.join("; ")}.`) : "",
  ];
}

/** What each resource alone would allow. @param {Place} place */
function limits(place) {
  const held = occupancyOf(place.gpu, place.launch), most = Math.max(...Object.values(held.limits), 1);
  const rows = Object.entries(held.limits).map(([name, waves]) =>
    h("tr", {}, h("th", { scope: "row" }, limiter(place, name)), h("td", { class: "n" }, number(waves)),
      h("td", {}, h("meter", { min: 0, max: most, value: waves, "aria-label": `${limiter(place, name)}: ${number(waves)}` }))));
  return h("table", {}, h("caption", { class: "key" }, `${unit(place)} that each alone would allow`), h("tbody", {}, rows));
}

/**
 * @param {Occupancy} own @param {Record<string, GpuTable>} gpus @param {Words} words @returns {HTMLElement}
 */
export function occupancy(own, gpus, words) {
  const table = gpus[own.gpu], tables = Object.values(gpus);
  if (!table) return h("p", { class: "key" }, `Nothing is known of ${own.gpu}.`);
  /** @param {GpuTable} gpu @param {Launch} launch @returns {Place} */
  const placed = (gpu, launch) => ({ gpu, launch, words: words[gpu.words] || {}, bothFiles: Boolean(own.both_files) });
  const compiled = placed(table, own);
  let place = compiled;
  const result = h("output", { "aria-live": "polite", class: "answer" }), pictures = h("div", {});
  const form = h("form", { class: "what-if", "aria-label": "What if", submit: (event) => event.preventDefault() });
  const show = () => {
    try {
      result.replaceChildren(...answer(place));
      pictures.replaceChildren(h("div", { class: "stairs-row" }, AXES.map((axis) => staircase(place, axis, compiled))), limits(place));
    } catch (error) {
      result.replaceChildren(h("p", { class: "warning" }, error instanceof RangeError ? error.message : String(error)));
      pictures.replaceChildren();
    }
  };
  /** @param {Partial<Launch>} change @param {GpuTable} [gpu] */
  const change = (change, gpu = place.gpu) => {
    place = placed(gpu, { ...place.launch, ...change });
    show();
  };
  const fill = () => form.replaceChildren(...fields(() => place, tables, change, (gpu) => {
    change({ wave_size: gpu === table ? own.wave_size : null, cu_mode: gpu === table && own.cu_mode,
      dynamic_vector_block: gpu === table ? own.dynamic_vector_block : null }, gpu);
    fill();
    form.querySelector("select")?.focus();
  }), h("button", { type: "button", click: () => { place = compiled; fill(); show(); } }, "As compiled"));
  fill();
  show();
  return h("div", { class: "occupancy" }, form, result, pictures);
}

/**
 * What can be changed, each under its label.
 * @param {() => Place} now @param {GpuTable[]} gpus @param {(change: Partial<Launch>) => void} change @param {(gpu: GpuTable) => void} move
 */
function fields(now, gpus, change, move) {
  const place = now(), { gpu, launch } = place;
  const inputs = AXES.map((axis) => {
    const of = axis.of;
    const least = of === "threads" ? 1 : 0;
    const input = h("input", { type: "number", name: of, min: least, step: 1, inputmode: "numeric", value: launch.amounts[of] ?? "",
      input: () => change({ amounts: { ...now().launch.amounts, [of]: input.value === "" ? null : Number(input.value) } }) });
    return labelled(titled(place, axis), input);
  });
  /** @type {[string, string][]} */
  const targets = gpus.map((row) => [row.target, [row.target, ...(row.names || []).slice(0, 2)].join(" · ")]);
  const chosen = select(targets, (target) => move(gpus.find((row) => row.target === target) || gpu), gpu.target);
  const sizes = gpu.wave_sizes.length < 2 ? null : labelled(`lanes of a ${word(place, "wave")}`,
    select(gpu.wave_sizes.map((size) => [String(size), String(size)]), (size) => change({ wave_size: Number(size) }), String(launch.wave_size || gpu.wave_sizes[0])));
  const modes = gpu.modes.length < 2 ? null : labelled("mode",
    select(gpu.modes.map((mode, at) => [String(at), mode]), (mode) => change({ cu_mode: mode === "1" }), launch.cu_mode ? "1" : "0"));
  return [labelled("GPU", chosen), ...inputs, ...[sizes, modes].filter((field) => field !== null)];
}
