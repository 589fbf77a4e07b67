/**
 * A kernel's text in its own pane: live registers as a heat bar, marks of peaks, findings, spills and waits, loops that fold,
 * findings inline, registers to click, a picture of the whole at the side.
 */

import { h, button, cell, counted, digits, labelled, select, span } from "./dom.js";
import { Registers, alive } from "./registers.js";
import { Rows, level } from "./rows.js";
import { Strip, warmth } from "./strip.js";

/** @typedef {import("./data.js").Listing} Data */
/** @typedef {import("./data.js").Finding & {fix: string[], lesson: string[]}} Explained a finding with its fixes and lesson in words */
/** @typedef {"peak"|"finding"|"spill"|"wait"} Kind */
/** @typedef {{row: number, finding: number, text: string, head: boolean}} Note a line under a row: a finding, or a line of its lesson */
/**
 * @typedef {object} Hooks
 * @property {(file: string) => string} called what a register file, a class or a memory is called
 * @property {(row: number) => void} cursor the row chosen
 * @property {(word: string, ranges: number[]) => void} register the register chosen; none for no ranges
 * @property {(row: number) => void} copy copies a link to a row
 * @property {() => void} keys shows the keys
 */

/** @type {Kind[]} */
const KINDS = ["peak", "finding", "spill", "wait"];
/** @type {Record<string, Kind>} by key */
const JUMPS = { n: "peak", p: "peak", f: "finding", s: "spill", w: "wait" };
const NEAR_PEAK = 0.9; // share of the most registers alive from which a place is a peak
const NEXT_PEAK = 0.75; // share below which registers have to fall before there is another peak
const FEWEST_FOLDED = 2; // rows
const MOST_NAMED = 6; // rows that the status line names

export class Listing {
  /**
   * @param {Data} data
   * @param {Explained[]} findings
   * @param {Hooks} hooks
   */
  constructor(data, findings, hooks) {
    this.data = data;
    this.findings = findings;
    this.hooks = hooks;
    this.registers = new Registers(data);
    this.files = Object.keys(data.live).filter((file) => most(data.live[file]) > 0);
    this.file = this.files[0] ?? "";
    this.labels = new Set(data.blocks.map(({ label }) => label));
    this.bare = 2 * data.class.filter(Boolean).length < data.text.length; // whether rows without an instruction are hidden
    this.most = 0;
    this.folded = /** @type {Set<number>} */ (new Set()); // loops
    this.opened = /** @type {Set<number>} */ (new Set()); // findings
    this.chosen = /** @type {number[]} */ ([]); // ranges
    this.alive = /** @type {(row: number) => boolean} */ (() => false);
    this.defined = new Set();
    this.used = new Set();
    this.word = -1; // the register of the cursor's row that Enter chooses
    this.lit = new Set();
    this.marked = new Set(); // rows of peaks
    this.query = "";
    this.matches = /** @type {number[]} */ ([]); // rows
    const loops = data.loops.map((_, index) => index).sort((a, b) => data.loops[a].last_row - data.loops[b].last_row);
    this.loops = new Map(loops.map((index) => [data.loops[index].first_row, index])); // the outermost that begins at a row
    this.spills = new Set(data.spills);
    /** @type {Map<number, number[]>} by a row that waits, those of what it waits for */
    this.waits = new Map();
    for (const { row, loads } of data.waits) this.waits.set(row, [...new Set([...(this.waits.get(row) ?? []), ...loads])]);
    this.findingsAt = /** @type {Map<number, number[]>} */ (new Map());
    findings.forEach((finding, index) => {
      if (finding.row >= 0) this.findingsAt.set(finding.row, [...(this.findingsAt.get(finding.row) ?? []), index]);
    });
    this.numbers = Math.max(4, digits(most(data.numbers)).length, most(data.offsets.map((offset) => offset.length))); // letters
    this.notes = /** @type {Note[]} */ ([]);
    this.items = /** @type {number[]} */ ([]); // rows, or -1 - the index of a note
    this.rows = new Rows("listing", (index) => this.cells(index), {
      cursor: () => this.moved(),
      scroll: () => this.strip?.frame(...this.rows.sight()),
      classes: (index) => this.classes(index),
    });
    this.strip = new Strip((share) => this.rows.centre(share));
    this.status = h("p", { class: "status", role: "status", title: `cycles: ${data.issue_cycles.because}` });
    this.tally = h("span", { class: "quiet", role: "status" });
    this.search = h("input", { type: "search", placeholder: "search  /", "aria-label": "search the listing" });
    this.search.addEventListener("input", () => this.find());
    this.search.addEventListener("keydown", (event) => this.searchKey(event));
    this.element = h("section", { class: "listing", "aria-label": "assembly" }, this.bar(), this.head(),
      h("div", { class: "panes" }, this.rows.pane, this.strip.element), this.status,
      data.left_out ? h("p", { class: "warning" }, data.left_out) : null);
    this.measure();
    this.rows.pane.addEventListener("keydown", (event) => this.key(event));
    this.rows.pane.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => this.paint()).observe(this.strip.element);
    this.arrange();
  }

  /** Buttons, search, the register file shown. */
  bar() {
    const buttons = KINDS.filter((kind) => this.places(kind).length).map((kind) => {
      const count = kind === "finding" ? this.findings.filter(({ row }) => row >= 0).length : this.places(kind).length;
      const key = Object.keys(JUMPS).find((name) => JUMPS[name] === kind);
      const title = `to the next ${kind} (${key}), or back (shift and ${key})`;
      const jump = button("", () => this.next(kind, 1), { class: `jump ${kind}`, title });
      jump.append(h("b", { class: `mark ${kind}` }, kind[0].toUpperCase()), h("span", {}, ` ${counted(count, kind)}`));
      return jump;
    });
    const folds = this.data.loops.some((loop) => loop.last_row - loop.first_row >= FEWEST_FOLDED);
    this.fold = folds ? button("fold loops", () => this.foldAll()) : null;
    const code = button("code only", () => {
      const row = this.row();
      this.bare = !this.bare;
      code.setAttribute("aria-pressed", String(this.bare));
      this.arrange();
      if (row >= 0) this.go(row);
    }, { title: "hide comments and directives", "aria-pressed": String(this.bare) });
    const files = this.files.map((file) => [file, this.hooks.called(file)]);
    return h("div", { class: "tools", role: "toolbar", "aria-label": "listing" }, buttons, this.fold, code,
      this.files.length > 1 ? labelled("alive", select(files, (file) => this.show(file), this.file)) : null,
      span("search", this.search, this.tally), button("?", () => this.hooks.keys(), { "aria-label": "keys", class: "help" }));
  }

  head() {
    const number = span("number", this.data.offsets.some(Boolean) ? "offset" : "line");
    number.style.minWidth = `${this.numbers}ch`;
    const gutter = span("gutter", span("marks", "PFSW"), span("live", "live"));
    return h("div", { class: "heads", "aria-hidden": "true" }, gutter, number);
  }

  /** The most registers alive of the file shown, and how wide a column they take. */
  measure() {
    this.most = most(this.data.live[this.file] ?? []);
    this.element.style.setProperty("--live", `${Math.max(5, digits(this.most).length) + 1}ch`);
  }

  /** The rows of a kind, ascending. @param {Kind} kind @returns {number[]} */
  places(kind) {
    if (kind === "finding") return [...this.findingsAt.keys()].sort((a, b) => a - b);
    if (kind === "spill") return this.data.spills;
    if (kind === "wait") return [...this.waits.keys()].sort((a, b) => a - b);
    return peaks(this.data.live[this.file] ?? []);
  }

  /** Show the live registers of a file. @param {string} file */
  show(file) {
    this.file = file;
    this.measure();
    const jump = this.element.querySelector(".jump.peak span");
    if (jump) jump.textContent = ` ${counted(this.places("peak").length, "peak")}`;
    this.arrange();
  }

  /** The items in their order: rows that no fold hides, under them their findings. */
  arrange() {
    const row = this.row();
    const { text, loops } = this.data;
    this.items = [];
    this.notes = [];
    this.marked = new Set(this.places("peak"));
    this.fold?.setAttribute("aria-pressed", String(this.folded.size > 0));
    const columns = Math.max(40, Math.floor(this.rows.pane.clientWidth / 7.3) - this.numbers - 16);
    for (let at = 0; at < text.length; at++) {
      if (!this.hides(at)) this.items.push(at);
      for (const finding of this.findingsAt.get(at) ?? []) this.annotate(at, finding, Math.min(columns, 100));
      const loop = this.loops.get(at);
      if (loop !== undefined && this.folded.has(loop)) at = Math.max(at, loops[loop].last_row);
    }
    const longest = text.reduce((length, line) => Math.max(length, line.length), 0);
    this.rows.fill(this.items.length, longest + this.numbers + 24);
    if (row >= 0) this.rows.cursor = this.index(row);
    this.rows.again();
    this.paint();
  }

  /** Whether a row is hidden: it has no instruction and begins no block. @param {number} row */
  hides(row) {
    const { class: classes, text } = this.data;
    return this.bare && row > 0 && !classes[row] && !this.findingsAt.has(row) && !this.labels.has(text[row].trim().split(":")[0]);
  }

  /** @param {number} row @param {number} index @param {number} columns */
  annotate(row, index, columns) {
    const finding = this.findings[index];
    const lesson = this.opened.has(index) ? [...finding.fix, ...finding.lesson].flatMap((text) => wrapped(text, columns)) : [];
    for (const [place, text] of [`${finding.code} ${finding.message}`, ...lesson].entries()) {
      this.items.push(-this.notes.push({ row, finding: index, text, head: place === 0 }));
    }
  }

  /** The item of a row; of a folded row that of its loop. @param {number} row @returns {number} */
  index(row) {
    let low = 0;
    let high = this.items.length - 1;
    const at = (/** @type {number} */ index) => (this.items[index] < 0 ? this.notes[-this.items[index] - 1].row + 0.5 : this.items[index]);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (at(middle) <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The row of the cursor; -1 for none. @returns {number} */
  row() {
    const item = this.items[this.rows.cursor];
    return item === undefined ? -1 : item < 0 ? this.notes[-item - 1].row : item;
  }

  /** Unfold what hides a row, and go there. @param {number} row */
  go(row) {
    const hiding = [...this.folded].filter((loop) => this.data.loops[loop].first_row < row && row <= this.data.loops[loop].last_row);
    if (hiding.length) {
      hiding.forEach((loop) => this.folded.delete(loop));
      this.arrange();
    }
    this.rows.go(this.index(row));
  }

  /** Go to the next place of a kind after the cursor, round the end. @param {Kind} kind @param {1|-1} step */
  next(kind, step) {
    this.among(this.places(kind), step);
    this.rows.pane.focus({ preventScroll: true });
  }

  /** @param {number[]} rows @param {1|-1} step */
  among(rows, step) {
    if (!rows.length) return;
    const row = this.row();
    const next = step > 0 ? rows.find((place) => place > row) ?? rows[0] : rows.findLast((place) => place < row) ?? rows[rows.length - 1];
    this.go(next);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const words = this.words();
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      if (!words.length) return;
      this.word = event.key === "ArrowRight" ? (this.word + 1) % words.length : (Math.max(this.word, 0) + words.length - 1) % words.length;
      this.rows.refresh([this.rows.cursor]);
    } else if (event.key === "Enter") this.enter(words);
    else if (event.key === "o") this.toggle(this.row());
    else return;
    event.preventDefault();
  }

  words() {
    const item = this.items[this.rows.cursor];
    return item >= 0 ? this.registers.words(item) : [];
  }

  /** @param {import("./registers.js").Word[]} words */
  enter(words) {
    const item = this.items[this.rows.cursor];
    if (item < 0) this.open(this.notes[-item - 1].finding);
    else if (words.length) {
      const word = words[Math.max(this.word, 0)];
      this.choose(this.data.text[item].slice(word.start, word.end), word.ranges);
    } else this.toggle(item);
  }

  /** The keys of a kernel's page. @param {KeyboardEvent} event @returns {boolean} whether the key was one */
  command(event) {
    const jump = JUMPS[event.key.toLowerCase()];
    if (jump) this.next(jump, event.key === "p" || event.shiftKey ? -1 : 1);
    else if (event.key === "/") this.search.focus();
    else if (event.key === "c") this.hooks.copy(this.row());
    else if (event.key === "?") this.hooks.keys();
    else if (event.key === "Escape") this.choose("", []);
    else return false;
    return true;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!(event.target instanceof HTMLElement) || getSelection()?.type === "Range") return;
    const { ranges, loop, finding, link } = event.target.dataset;
    if (ranges) this.choose(event.target.dataset.word ?? "", ranges.split(" ").map(Number));
    else if (loop) this.toggle(this.data.loops[Number(loop)].first_row);
    else if (finding) this.open(Number(finding));
    else if (link) this.hooks.copy(Number(link));
  }

  /** Highlight registers: where they are alive, written and read. @param {string} word @param {number[]} ranges */
  choose(word, ranges) {
    this.chosen = ranges;
    const chosen = ranges.map((index) => this.data.registers[index]);
    this.alive = alive(chosen);
    this.defined = new Set(chosen.flatMap((range) => range.defined));
    this.used = new Set(chosen.flatMap((range) => range.used));
    this.rows.again();
    this.paint();
    this.hooks.register(word, ranges);
  }

  /** Show a finding's lesson, or hide it. @param {number} finding */
  open(finding) {
    if (!this.opened.delete(finding)) this.opened.add(finding);
    const cursor = this.rows.cursor;
    this.arrange();
    this.rows.cursor = cursor;
    this.rows.again();
  }

  /** Fold the loop that begins at a row, or the innermost around it; or unfold. @param {number} row */
  toggle(row) {
    const { loops } = this.data;
    const around = loops.map((_, index) => index).filter((index) => loops[index].first_row <= row && row <= loops[index].last_row);
    const loop = this.loops.get(row) ?? around.sort((a, b) => loops[b].first_row - loops[a].first_row)[0];
    if (loop === undefined) return;
    if (!this.folded.delete(loop)) this.folded.add(loop);
    this.arrange();
    this.rows.go(this.index(loops[loop].first_row), false);
  }

  foldAll() {
    const all = this.data.loops.map((_, index) => index).filter((index) => this.data.loops[index].depth === 1);
    this.folded = new Set(this.folded.size ? [] : all);
    this.arrange();
    if (this.row() >= 0) this.moved();
  }

  /** Light rows up, those of a source line. @param {Iterable<number>} rows */
  light(rows) {
    this.lit = new Set(rows);
    this.rows.again();
    this.paint();
  }

  find() {
    this.query = this.search.value.trim().toLowerCase();
    this.matches = this.query ? this.data.text.flatMap((line, row) => (line.toLowerCase().includes(this.query) ? [row] : [])) : [];
    this.tally.textContent = this.query ? counted(this.matches.length, "match", "matches") : "";
    this.rows.again();
    this.paint();
  }

  /** @param {KeyboardEvent} event */
  searchKey(event) {
    if (event.key === "Enter") this.among(this.matches, event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") {
      this.search.value = "";
      this.find();
      this.rows.pane.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  moved() {
    this.word = -1;
    const row = this.row();
    this.status.textContent = this.says(row);
    this.hooks.cursor(row);
  }

  /** What is known of a row, in words. @param {number} row @returns {string} */
  says(row) {
    const { data } = this;
    const loads = this.waits.get(row);
    const place = (/** @type {number} */ at) => data.offsets[at] || digits(data.numbers[at]);
    const awaited = (loads ?? []).slice(0, MOST_NAMED).map(place).join(", ") + (loads && loads.length > MOST_NAMED ? ", …" : "");
    const known = this.files.filter((file) => data.live[file][row] >= 0);
    const alive = known.map((file) => `${this.hooks.called(file)} ${digits(data.live[file][row])}`);
    const [per, space] = [data.per[row] && ` a ${data.per[row]}`, data.space[row] && ` of ${this.hooks.called(data.space[row])} memory`];
    const classes = data.class[row].split(" ").map((name) => (name in data.live ? name : this.hooks.called(name)));
    return [
      `${data.offsets[row] ? `offset ${data.offsets[row]}` : `line ${digits(data.numbers[row])}`}`,
      data.source[row] >= 0 ? data.sources[data.source[row]] : "",
      alive.length ? `alive: ${alive.join(", ")}` : "",
      classes.join(" and ").replaceAll("_", " "),
      data.bytes[row] > 0 ? `${data.bytes[row]} B${per}${space}` : "",
      data.cycles[row] ? `${data.cycles[row]} cycle${data.cycles[row] === 1 ? "" : "s"} to issue` : "",
      data.depth[row] > 0 ? `${counted(data.depth[row], "loop")} deep` : "",
      loads && (awaited ? `waits for ${awaited}` : "waits"),
      this.spills.has(row) ? "spill" : "",
    ].filter(Boolean).join(" · ");
  }

  /** @param {number} index @returns {string} */
  classes(index) {
    const item = this.items[index];
    if (item < 0) return this.notes[-item - 1].head ? "finding-head" : "finding-text";
    return [
      this.alive(item) ? "alive" : "", this.lit.has(item) ? "lit" : "",
      this.query && this.data.text[item].toLowerCase().includes(this.query) ? "match" : "",
      this.data.class[item] ? "" : "plain",
    ].filter(Boolean).join(" ");
  }

  /** @param {number} index @returns {HTMLElement[]} */
  cells(index) {
    const item = this.items[index];
    if (item < 0) return this.note(this.notes[-item - 1]);
    const { data } = this;
    const live = data.live[this.file]?.[item] ?? -1;
    const share = this.share(live);
    /** @param {boolean} on @param {Kind} kind */
    const mark = (on, kind) => h("b", { class: `mark ${kind}`, title: on ? kind : null }, on ? kind[0].toUpperCase() : " ");
    const loop = this.loops.get(item);
    const folds = loop !== undefined && data.loops[loop].last_row - item >= FEWEST_FOLDED;
    const hidden = folds && this.folded.has(loop) ? data.loops[loop].last_row - item : 0;
    const link = cell("number", data.offsets[item] || digits(data.numbers[item]));
    link.title = "copy a link to this row";
    link.dataset.link = String(item);
    link.style.minWidth = `${this.numbers}ch`;
    const gutter = cell("gutter",
      span("marks", KINDS.map((kind) => mark(this.has(item, kind), kind))),
      level(share, live < 0 ? "" : digits(live), warmth(share)));
    const [written, read] = [this.defined.has(item), this.used.has(item)];
    const touch = written ? (read ? "◉" : "●") : read ? "○" : this.alive(item) ? "│" : " ";
    return [
      gutter, link,
      cell("text",
        span("touch", touch),
        span("depth", "╎".repeat(Math.max(0, data.depth[item]))),
        folds ? h("span", { class: "fold", "data-loop": loop, title: this.loopOf(loop) }, hidden ? "▸" : "▾") : span("fold", " "),
        this.pieces(item),
        hidden ? span("quiet", `  … ${counted(hidden, "row")}`) : null),
    ];
  }

  /** Whether a row has a mark of a kind. @param {number} row @param {Kind} kind @returns {boolean} */
  has(row, kind) {
    return { peak: this.marked, finding: this.findingsAt, spill: this.spills, wait: this.waits }[kind].has(row);
  }

  /** What is known of a loop. @param {number} index @returns {string} */
  loopOf(index) {
    const { header, trips } = this.data.loops[index];
    return `loop ${header}${trips.value === null ? "" : `, runs ${digits(trips.value)} times`}: fold or unfold (o)`;
  }

  /** A finding, or a line of its lesson. @param {Note} note @returns {HTMLElement[]} */
  note(note) {
    const open = this.opened.has(note.finding);
    const text = cell("text", `${!note.head ? " " : open ? "▾" : "▸"} ${note.text}`);
    text.dataset.finding = String(note.finding);
    text.title = note.head ? note.text : "";
    return [cell("gutter", span("marks", h("b", { class: "mark finding" }, note.head ? " F  " : "    ")), span("live")), text];
  }

  /** A row's text: registers to click, what the search looks for marked. @param {number} row @returns {HTMLElement} */
  pieces(row) {
    const text = this.data.text[row];
    const code = h("code", {});
    let at = 0;
    this.registers.words(row).forEach((word, index) => {
      code.append(...this.sought(text.slice(at, word.start)));
      const chosen = word.ranges.some((range) => this.chosen.includes(range));
      const aimed = index === this.word && this.items[this.rows.cursor] === row;
      const spelled = text.slice(word.start, word.end);
      const register = span(`register${chosen ? " chosen" : ""}${aimed ? " aimed" : ""}`, this.sought(spelled));
      register.dataset.ranges = word.ranges.join(" ");
      register.dataset.word = spelled;
      code.append(register);
      at = word.end;
    });
    code.append(...this.sought(text.slice(at)));
    return code;
  }

  /** @param {string} text @returns {(Node|string)[]} */
  sought(text) {
    if (!this.query) return [text];
    const lower = text.toLowerCase();
    const pieces = [];
    let at = 0;
    for (let match = lower.indexOf(this.query); match >= 0; match = lower.indexOf(this.query, at)) {
      pieces.push(text.slice(at, match), h("mark", {}, text.slice(match, match + this.query.length)));
      at = match + this.query.length;
    }
    return [...pieces, text.slice(at)];
  }

  /** Draw the picture at the side again. */
  paint() {
    this.strip.paint(this.items.length, (index) => this.seen(index));
  }

  /**
   * What the picture shows of an item: the share of registers alive, -1 for none, and a mark.
   * @param {number} index
   * @returns {[number, import("./strip.js").Sign]}
   */
  seen(index) {
    const row = this.items[index];
    const live = row < 0 ? -1 : this.data.live[this.file]?.[row] ?? -1;
    const touched = this.defined.has(row) || this.used.has(row);
    return [live < 0 ? -1 : this.share(live), this.findingsAt.has(row) ? "bad" : touched ? "accent" : this.lit.has(row) ? "lit" : ""];
  }

  /** @param {number} live @returns {number} */
  share(live) {
    return this.most ? live / this.most : 0;
  }
}

/** @param {number[]} values @returns {number} */
function most(values) {
  return values.reduce((largest, value) => Math.max(largest, value), 0);
}

/** The first row with the most alive of each run of rows near the peak. @param {number[]} live @returns {number[]} */
export function peaks(live) {
  const highest = most(live);
  const rows = [];
  let best = -1;
  for (let row = 0; row <= live.length; row++) {
    const value = row < live.length ? live[row] : 0;
    if (value < 0) continue;
    if (highest && value >= NEAR_PEAK * highest) best = best < 0 || value > live[best] ? row : best;
    else if (best >= 0 && value < NEXT_PEAK * highest) {
      rows.push(best);
      best = -1;
    }
  }
  return rows;
}

/** A text in lines of at most so many letters. @param {string} text @param {number} columns @returns {string[]} */
export function wrapped(text, columns) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1];
    if (line && line.length + word.length >= columns) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
