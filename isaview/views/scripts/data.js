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

/** @typedef {{code: string, name: string, row: number, line: number, message: string, fix: string[], lesson: string[]}} Finding */
/** @typedef {{key: string, title: string, right: boolean}} Column */
/** @typedef {{text: string, value: string|number|null}} Cell */
/**
 * @typedef {object} PageKernel
 * @property {number} id
 * @property {string} name
 * @property {string} demangled
 * @property {string} title
 * @property {string} path
 * @property {string} target
 * @property {Record<string, string>} files what register files are called
 * @property {Record<string, Cell>} cells by the keys of columns
 * @property {{says: string, change: string, origin: string}|null} limits
 * @property {Finding[]} findings
 * @property {Listing|null} listing
 * @property {string} left_out why there is no listing
 * @property {any} occupancy
 * @property {any} roofline
 * @property {any} mix
 */
/** @typedef {{old: number|null, new: number|null, title: string, verdict: string, why: string, rows: [number, number, string][]}} DiffPair */
/**
 * @typedef {object} PageData
 * @property {string} kind
 * @property {string} title
 * @property {Column[]} columns
 * @property {PageKernel[]} kernels
 * @property {Record<string, string[]>} files lines of source files
 * @property {any[]} gpus
 * @property {any} words
 * @property {any[]} roofline
 * @property {any[]} scatters
 * @property {DiffPair[]} pairs
 * @property {string[]} left_out
 */

/**
 * The data of the page.
 * @returns {Promise<PageData>}
 */
export async function read() {
  const text = atob(document.getElementById("data")?.textContent?.trim() ?? "");
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}
