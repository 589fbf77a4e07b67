/**
 * What a page knows: types, equal to those of `views/page.py`, and how they are read.
 */

/**
 * @typedef {{value: number|null, low: number|null, high: number|null, unit: string, origin: string, because: string}} Measure
 * @typedef {{row: number, kind: string, loads: number[], instructions: number|null, cycles: number|null, verdict: string}} Wait
 * @typedef {{first_row: number, last_row: number, label: string, loop: number, depth: number}} Block
 * @typedef {{first_row: number, last_row: number, header: string, depth: number, trips: Measure}} Loop
 * @typedef {{name: string, file: string, words: number, defined: number[], used: number[], spans: [number, number][]}} Range
 *
 * @typedef {{first_line: number, numbers: number[], text: string[], offsets: string[], class: string[], source: number[],
 *   sources: string[], live: Record<string, number[]>, depth: number[], space: string[], bytes: number[], per: string[],
 *   cycles: (number|null)[], issue_cycles: Measure, spills: number[], waits: Wait[], blocks: Block[], edges: [number, number][],
 *   loops: Loop[], registers: Range[], left_out: string}} Listing
 * The rows of a kernel's text by columns; -1, "" or null where a row has none, or nobody knows. Spans of rows are inclusive.
 *
 * @typedef {{text: string, value: number|null, why: string}} Cell `value` to sort by; `why` says where the figure comes from
 * @typedef {{heading: string, metric: string, worse: string}} Column
 * @typedef {{title: string, columns: Column[], kernels: string[]}} Group a table of kernels, or of pairs, by id
 * @typedef {{what: string, code: string, before: number, after: number, unit: string, cost?: string}} Fix
 * @typedef {{code: string, message: string, place: string, line: number, row: number, source: string, gain: string, fixes: Fix[],
 *   unfixed: string}} Finding
 * @typedef {{name: string, title: string, paragraphs: [string, string][]}} Lesson
 * @typedef {{name: string, label: string, count: number, weighted: number, bytes?: number}} Share
 * @typedef {import("./occupancy.js").Occupancy} Occupancy
 * @typedef {import("./roofline.js").Machine} Roofline
 * @typedef {{id: string, old: string, new: string, name: string, what: string, cells?: Cell[], rows?: [number, number, string][]}} Pair
 * `old` and `new` are ids of kernels, "" for none; rows are an old row, a new one, and what they are to each other.
 * @typedef {{label: string, kernel: string, figures: Record<string, Cell>, is_best: boolean}} Variant
 *
 * @typedef {{id: string, name: string, full: string, symbol: string, place: string, path: string, language: string, target: string,
 *   limits: string, advice: string, words: string, cells: Cell[], stages: string[], findings: Finding[], occupancy: Occupancy|null,
 *   mix: Share[], loop_weight: number, no_listing: string, no_roofline: string}} PageKernel
 * `words` is a key of the page's, `no_listing` says why there is no listing, `no_roofline` why it is no point of one.
 *
 * @typedef {{kind: "report"|"diff"|"variants"|"across", title: string, groups: Group[], kernels: PageKernel[],
 *   lessons: Record<string, Lesson>, gpus: Record<string, import("./launch.js").GpuTable>, products: Record<string, string[]>, words: Record<string, Record<string, string>>,
 *   rooflines: Roofline[], sources: Record<string, string[]>, pairs: Pair[], variants: Variant[], remarks: string[]}} PageData
 */

const DATA = {
  groups: [], kernels: [], lessons: {}, gpus: {}, products: {}, words: {}, rooflines: [], sources: {}, pairs: [], variants: [], remarks: [],
};
const KERNEL = { cells: [], stages: [], findings: [], occupancy: null, mix: [], loop_weight: 0, no_listing: "", no_roofline: "" };
const FINDING = { row: -1, source: "", gain: "", fixes: [], unfixed: "" };

/** The data in an element of the page: JSON, compressed. @param {string} id @returns {Promise<any>} null where there is none */
async function unpacked(id) {
  const text = document.getElementById(id)?.textContent?.trim();
  if (!text) return null;
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

/** The data of the page; what it leaves out has its default. @returns {Promise<PageData>} */
export async function read() {
  const data = { ...DATA, ...(await unpacked("data")) };
  data.kernels = data.kernels.map((/** @type {any} */ kernel) => ({ ...KERNEL, ...kernel }));
  for (const kernel of data.kernels) kernel.findings = kernel.findings.map((/** @type {any} */ finding) => ({ ...FINDING, ...finding }));
  for (const gpu of Object.values(data.gpus)) gpu.names = data.products[gpu.target];
  return data;
}

/** @type {Map<string, Promise<Listing|null>>} */
const LISTINGS = new Map();

/** A kernel's listing, null where the page has none. @param {string} id @returns {Promise<Listing|null>} */
export function listing(id) {
  const known = LISTINGS.get(id) ?? unpacked(`listing-${id}`);
  LISTINGS.set(id, known);
  return known;
}

/**
 * A value by a name that a dump may have chosen.
 * @template T
 * @param {Record<string, T>} values
 * @param {string} name
 * @returns {T|undefined}
 */
export function named(values, name) {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
