/**
 * The source of a kernel next to its instructions: lines with how many instructions came of each, highlighted both ways.
 */

import { h, cell, counted, digits, select } from "./dom.js";
import { Rows, level } from "./rows.js";

/** @typedef {import("./data.js").Listing} Listing */

export class Source {
  /**
   * @param {Listing} listing
   * @param {Map<string, string[]>} texts the lines of files
   * @param {(rows: number[]) => void} choose takes the rows of a line
   */
  constructor(listing, texts, choose) {
    this.listing = listing;
    this.texts = texts;
    this.choose = choose;
    /** @type {Map<string, Map<number, number[]>>} rows by file and line */
    this.rowsOf = new Map();
    const places = listing.sources.map(parted);
    listing.source.forEach((source, row) => {
      if (source < 0 || !listing.class[row]) return;
      const [file, line] = places[source];
      const lines = this.rowsOf.get(file) ?? new Map();
      this.rowsOf.set(file, lines);
      const rows = lines.get(line);
      if (rows) rows.push(row);
      else lines.set(line, [row]);
    });
    const rank = (/** @type {string} */ file) => (texts.has(file) ? 1e9 : 0) + this.instructions(file);
    this.files = [...this.rowsOf.keys()].sort((a, b) => rank(b) - rank(a));
    this.file = this.files[0] ?? "";
    this.line = -1;
    /** @type {number[]} */
    this.lines = [];
    this.busiest = 1;
    this.rows = new Rows("source", (index) => this.cells(index), {
      cursor: (index) => this.chosen(index),
      classes: (index) => (this.lines[index] === this.line ? "lit" : this.rowsOf.get(this.file)?.has(this.lines[index]) ? "" : "plain"),
    });
    this.note = h("p", { class: "quiet" });
    const named = (/** @type {string} */ file) => `${file.split("/").pop()} · ${counted(this.instructions(file), "instruction")}`;
    this.choice = select(this.files.map((file) => [file, named(file)]), (file) => this.show(file), this.file);
    this.choice.setAttribute("aria-label", "source file");
    const tools = h("div", { class: "tools" }, this.choice);
    this.element = h("section", { class: "source", "aria-label": "source" }, tools, this.rows.pane, this.note);
    this.show(this.file);
  }

  /** @param {string} file */
  instructions(file) {
    return [...(this.rowsOf.get(file)?.values() ?? [])].reduce((sum, rows) => sum + rows.length, 0);
  }

  /** @param {string} file */
  show(file) {
    const rows = this.rowsOf.get(file) ?? new Map();
    const text = this.texts.get(file);
    this.file = file;
    this.choice.value = file;
    this.busiest = Math.max(1, ...[...rows.values()].map((places) => places.length));
    this.lines = text ? text.map((_, index) => index + 1) : [...rows.keys()].sort((a, b) => a - b);
    this.note.textContent = text ? "" : "The text of this file was not given; --source-root DIR shows it.";
    this.rows.cursor = -1;
    this.rows.fill(this.lines.length, 14 + Math.max(0, ...(text ?? []).map((line) => line.length)));
    requestAnimationFrame(() => this.line < 0 && this.rows.show(this.lines.findIndex((line) => rows.has(line))));
  }

  /** @param {number} index @returns {HTMLElement[]} */
  cells(index) {
    const line = this.lines[index];
    const rows = this.rowsOf.get(this.file)?.get(line) ?? [];
    const text = this.texts.get(this.file)?.[line - 1] ?? counted(rows.length, "instruction");
    return [
      cell("gutter", level(rows.length / this.busiest, rows.length ? digits(rows.length) : "")),
      cell("number", digits(line)),
      cell("text", h("code", {}, text)),
    ];
  }

  /** @param {number} index */
  chosen(index) {
    this.line = this.lines[index];
    this.rows.again();
    this.choose(this.rowsOf.get(this.file)?.get(this.line) ?? []);
  }

  /** Show the source line of a row of the listing. @param {number} row @returns {number[]} the rows of that line */
  follow(row) {
    const source = this.listing.source[row] ?? -1;
    if (source < 0) return [];
    const [file, line] = parted(this.listing.sources[source]);
    if (file !== this.file && this.rowsOf.has(file)) this.show(file);
    this.line = line;
    const index = this.lines.indexOf(line);
    if (index >= 0) this.rows.show(index);
    this.rows.again();
    return this.rowsOf.get(file)?.get(line) ?? [];
  }
}

/** The file and line of a position such as "file.cu:12" or "file.cu:12:5". @param {string} place @returns {[string, number]} */
function parted(place) {
  const match = /^(.*?):(\d+)(?::\d+)?$/.exec(place);
  return match ? [match[1], Number(match[2])] : [place, 0];
}
