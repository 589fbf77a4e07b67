/**
 * What a page knows: types, equal to those of `views/page.py`, and how they are read.
 */

/** @typedef {{value: number|null, low: number|null, high: number|null, unit: string, origin: string, because: string}} Measure */
/** @typedef {{row: number, kind: string, loads: number[], instructions: number|null, cycles: number|null, verdict: string}} Wait */
/** @typedef {{first_row: number, last_row: number, label: string, loop: number, depth: number}} Block */
/** @typedef {{first_row: number, last_row: number, header: string, depth: number, trips: Measure}} Loop */
/** @typedef {{name: string, file: string, words: number, defined: number[], used: number[], spans: [number, number][]}} Range rows are inclusive */

/**
 * @typedef {object} Listing the rows of a kernel's text, by columns; -1, "" or null where a row has none, or nobody knows
 * @property {number} first_line
 * @property {number[]} numbers lines
 * @property {string[]} text
 * @property {string[]} offsets of a binary
 * @property {string[]} class
 * @property {number[]} source indices of `sources`
 * @property {string[]} sources positions such as "file.cu:12"
 * @property {Record<string, number[]>} live registers by file
 * @property {number[]} depth loops around
 * @property {string[]} space
 * @property {number[]} bytes for a lane, or what `per` says
 * @property {string[]} per
 * @property {(number|null)[]} cycles a wave takes to issue
 * @property {Measure} issue_cycles
 * @property {number[]} spills rows
 * @property {Wait[]} waits
 * @property {Block[]} blocks
 * @property {[number, number][]} edges of blocks
 * @property {Loop[]} loops
 * @property {Range[]} registers
 * @property {string} left_out what a bound cut
 */

/**
 * @typedef {{text: string, value: number|null, why: string}} Cell `value` to sort by; `why` says where the figure comes from
 * @typedef {{heading: string, metric: string, worse: string}} Column
 * @typedef {{title: string, columns: Column[], kernels: string[]}} Group a table of kernels by id
 * @typedef {{what: string, code: string, before: number, after: number, unit: string, cost?: string}} Fix
 * @typedef {{code: string, message: string, place: string, line: number, row: number, source: string, gain: string, fixes: Fix[], unfixed: string}} Finding
 * @typedef {{name: string, title: string, paragraphs: [string, string][]}} Lesson
 * @typedef {{name: string, label: string, count: number, weighted: number, bytes?: number}} Share
 * @typedef {import("./occupancy.js").Occupancy} Occupancy
 * @typedef {{roofline: number, intensity: number, rate: number}} Point
 * @typedef {{gpu: string, slope: number, roofs: [string, number][]}} Roofline
 * @typedef {{id: string, old: string, new: string, what: string, cells?: Cell[], rows?: [number, number, string][]}} Pair `old` and `new` are ids of kernels, "" for none
 * @typedef {{label: string, kernel: string, figures: Record<string, Cell>, is_best: boolean}} Variant
 */

/**
 * @typedef {object} PageKernel
 * @property {string} id
 * @property {string} name
 * @property {string} full
 * @property {string} symbol
 * @property {string} place
 * @property {string} path
 * @property {string} language
 * @property {string} target
 * @property {string} limits what limits it, "" where nothing is known
 * @property {string} advice what to do
 * @property {string} words the key of the vendor's words
 * @property {Cell[]} cells
 * @property {string[]} stages ids
 * @property {Finding[]} findings
 * @property {Occupancy|null} occupancy
 * @property {Point|null} point
 * @property {Share[]} mix
 * @property {number} loop_weight
 * @property {string} no_listing why there is no listing, "" where there is
 */

/**
 * @typedef {object} PageData
 * @property {"report"|"diff"|"variants"|"across"} kind
 * @property {string} title
 * @property {Group[]} groups
 * @property {PageKernel[]} kernels
 * @property {Record<string, Lesson>} lessons by code
 * @property {Record<string, import("./launch.js").GpuTable>} gpus by target
 * @property {Record<string, Record<string, string>>} words by vocabulary
 * @property {Roofline[]} rooflines
 * @property {Record<string, string[]>} sources lines of source files
 * @property {Pair[]} pairs
 * @property {Variant[]} variants
 * @property {string[]} remarks
 */

const DATA = { groups: [], kernels: [], lessons: {}, gpus: {}, words: {}, rooflines: [], sources: {}, pairs: [], variants: [], remarks: [] };
const KERNEL = { cells: [], stages: [], findings: [], occupancy: null, point: null, mix: [], loop_weight: 0, no_listing: "" };
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

/** A value by a name that a dump may have chosen. @template T @param {Record<string, T>} values @param {string} name @returns {T|undefined} */
export function named(values, name) {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
