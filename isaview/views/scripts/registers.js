/**
 * Registers in the text of a kernel: which words of a row are registers, and where each is written and read.
 */

import { h, counted, digits, span } from "./dom.js";

/** @typedef {import("./data.js").Listing} Listing */
/** @typedef {import("./data.js").Range} Range */
/** @typedef {{start: number, end: number, ranges: number[]}} Word a register in a row's text, with the ranges it names */

const WORD = /[%$]?[A-Za-z_.][\w$.]*(?:\[\d+(?::\d+)?\])?|%\d+/g;
const SPAN = /^(.*?)\[(\d+)(?::(\d+))?\]$/;
const NUMBERED = /^(.*?)(\d+)$/;
const MOST_LINKS = 200;

export class Registers {
  /** @param {Listing} listing */
  constructor(listing) {
    this.listing = listing;
    /** @type {Map<number, number[]>|null} */
    this.rows = null;
  }

  /** The ranges that a row writes or reads. @param {number} row @returns {number[]} */
  at(row) {
    if (!this.rows) {
      const rows = new Map();
      this.listing.registers.forEach((range, index) => {
        for (const place of new Set([...range.defined, ...range.used])) {
          const indices = rows.get(place);
          if (indices) indices.push(index);
          else rows.set(place, [index]);
        }
      });
      this.rows = rows;
    }
    return this.rows.get(row) ?? [];
  }

  /** The words of a row that are registers, from left to right. @param {number} row @returns {Word[]} */
  words(row) {
    const indices = this.at(row);
    if (!indices.length) return [];
    const text = this.listing.text[row];
    const free = new Set(indices);
    /** @type {Word[]} */
    const words = [];
    for (const match of text.matchAll(WORD)) {
      for (const word of new Set([match[0], match[0].split(".")[0]])) {
        const ranges = indices.filter((index) => names(word, this.name(index)));
        if (!ranges.length) continue;
        words.push({ start: match.index, end: match.index + word.length, ranges });
        ranges.forEach((index) => free.delete(index));
        break;
      }
    }
    for (const word of words) word.ranges.push(...this.behind(text.slice(word.start, word.end), free));
    return words;
  }

  /** What a text calls a range. @param {number} index */
  name(index) {
    return this.listing.registers[index].name.replace(/@\d+$/, "");
  }

  /** The registers right behind one that a wide operand begins with: its text names the first alone. @param {string} word @param {Set<number>} free those that no word names */
  behind(word, free) {
    const first = NUMBERED.exec(word);
    const ranges = [];
    for (let number = Number(first?.[2]) + 1; first; number++) {
      const next = [...free].find((index) => this.name(index) === `${first[1]}${number}`);
      if (next === undefined) break;
      free.delete(next);
      ranges.push(next);
    }
    return ranges;
  }
}

/** Whether a word names a register: by its own name, or by a span such as `v[4:7]`. @param {string} word @param {string} name */
function names(word, name) {
  if (word === name || word.replace(/^[%$]/, "") === name) return true;
  const span = word.endsWith("]") ? SPAN.exec(word) : null;
  const number = span && NUMBERED.exec(name);
  if (!span || !number || span[1] !== number[1]) return false;
  return Number(number[2]) >= Number(span[2]) && Number(number[2]) <= Number(span[3] ?? span[2]);
}

/** The rows on which any of these ranges is alive. @param {Range[]} ranges @returns {(row: number) => boolean} */
export function alive(ranges) {
  const spans = ranges.flatMap((range) => range.spans);
  return (row) => spans.some(([first, last]) => row >= first && row <= last);
}

/**
 * What is known of the registers of a word: file, size, where each is written and read, with links there.
 * @param {Listing} listing
 * @param {string} word
 * @param {Range[]} ranges
 * @param {(row: number) => void} go
 * @param {(file: string) => string} called what a register file is called
 */
export function panel(listing, word, ranges, go, called) {
  /** @param {number} row */
  const link = (row) =>
    h("li", {},
      h("button", { type: "button", class: "place", click: () => go(row) },
        span("number", listing.offsets[row] || digits(listing.numbers[row])), h("code", {}, listing.text[row].trim())));
  /** @param {string} title @param {number[]} rows @param {string} none */
  const places = (title, rows, none) => [
    h("h4", {}, rows.length ? counted(rows.length, title) : none),
    rows.length ? h("ul", { class: "places" }, rows.slice(0, MOST_LINKS).map(link)) : null,
    rows.length > MOST_LINKS ? h("p", { class: "quiet" }, `and ${digits(rows.length - MOST_LINKS)} more`) : null,
  ];
  return h("section", { class: "registers", "aria-label": `register ${word}` },
    h("h3", {}, h("code", {}, word)),
    alike(ranges).map((same) => {
      const [range] = same;
      const rows = range.spans.reduce((sum, [first, last]) => sum + last - first + 1, 0);
      return h("div", {},
        h("p", {}, h("code", {}, same.map(({ name }) => name).join(" ")), ` · ${called(range.file)} · alive on ${counted(rows, "row")}`),
        places("definition", range.defined, "no definition: alive from the start"),
        places("use", range.used, "never used"));
    }));
}

/** Ranges that are written and read on the same rows together. @param {Range[]} ranges @returns {Range[][]} */
function alike(ranges) {
  return [...Map.groupBy(ranges, ({ file, defined, used }) => JSON.stringify([file, defined, used])).values()];
}
