/**
 * The table of all kernels, or of pairs: to sort, to filter, to group; a row opens its kernel.
 */

import { h, button, counted, labelled, select, span } from "./dom.js";
import { named } from "./data.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */

/** @typedef {import("./data.js").Cell} Cell */

const NAME = "\0name"; // columns that are no cells
const TARGET = "\0target";
const LONG = 60; // letters of a text that gets a wide column

export class Table {
  /**
   * @param {PageData} data
   * @param {(kernel: PageKernel) => string|null} address where a kernel is shown, null for one that the page does not show
   */
  constructor(data, address) {
    this.data = data;
    const known = new Map(data.kernels.map((kernel) => [kernel.id, kernel]));
    const kernels = data.groups.flatMap((group) => group.kernels.flatMap((id) => known.get(id) ?? []));
    this.kernels = kernels;
    /** @type {Map<string, {title: string, right: boolean}>} columns of all tables, those of one figure or heading together */
    this.columns = new Map();
    /** @type {Map<string, Map<string, Cell>>} cells by kernel and column */
    this.cells = new Map();
    for (const group of data.groups) this.gather(group, known);
    this.address = address;
    this.sorted = { key: "", up: true };
    this.text = "";
    /** @type {Record<string, string>} what a kernel has to have, by a key of its groups; "" for anything */
    this.picked = {};
    this.finding = "";
    this.group = "";
    this.body = h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "kernels" });
    this.count = h("span", { class: "quiet", role: "status" });
    this.body.addEventListener("keydown", (event) => this.key(event));
    const codes = unique(kernels.flatMap((kernel) => kernel.findings.map((finding) => finding.code)));
    const targets = unique(kernels.flatMap(({ target }) => target || [])).length > 1;
    this.targets = targets || data.kind === "report";
    const search = h("input", { type: "search", placeholder: "filter  /", "aria-label": "filter by name or file" });
    search.addEventListener("input", () => this.filter({ text: search.value.trim().toLowerCase() }));
    this.search = search;
    const taught = codes.map((code) => [code, `${code} ${named(data.lessons, code)?.name ?? ""}`]);
    const choices = [["", "all"], ["some", "with findings"], ["none", "without"], ...taught];
    const words = [...this.columns].filter(([, column]) => !column.right).map(([key, { title }]) => [key, title]);
    const groups = [["", "none"], ["path", "file"], ...(this.targets ? ["target"] : []), ...words];
    const pick = (/** @type {string} */ key) => {
      const values = unique(kernels.flatMap((kernel) => this.groupOf(kernel, key) || []));
      return values.length > 1 && labelled(key, select([["", "all"], ...values], (value) => this.filter({ picked: { ...this.picked, [key]: value } })));
    };
    this.element = h("section", { class: "kernels", "aria-label": "kernels" },
      h("div", { class: "tools" }, search,
        pick("target"), pick("verdict"),
        codes.length || data.kind === "report" ? labelled("findings", select(choices, (finding) => this.filter({ finding }))) : null,
        kernels.length > 1 ? labelled("group by", select(groups, (group) => this.filter({ group }))) : null,
        this.count),
      this.body);
    this.draw();
  }

  /** @param {import("./data.js").Group} group @param {Map<string, PageKernel>} known */
  gather(group, known) {
    const members = group.kernels.flatMap((id) => known.get(id) ?? []);
    group.columns.forEach((column, index) => {
      const same = [...this.columns].find(([known, { title }]) => known === column.metric || title.split(" / ").includes(column.heading));
      const [key, before] = same ?? [column.metric || column.heading, null];
      const titles = new Set([...(before ? before.title.split(" / ") : []), column.heading]);
      const cells = members.map((kernel) => kernel.cells[index]);
      if (!cells.some(Boolean)) return;
      const right = Boolean(before?.right) || cells.some((cell) => /\d/.test(cell?.text ?? "") && amount(cell) !== null);
      this.columns.set(key, { title: [...titles].join(" / "), right });
      for (const [row, { id }] of members.entries()) {
        const own = this.cells.get(id) ?? new Map();
        if (cells[row]) this.cells.set(id, own.set(key, cells[row]));
      }
    });
  }

  /** @param {Partial<Pick<Table, "text"|"picked"|"finding"|"group">>} changes */
  filter(changes) {
    Object.assign(this, changes);
    this.draw();
  }

  /** The kernels that the filters let through, in order. @returns {PageKernel[]} */
  chosen() {
    const { key, up } = this.sorted;
    const kernels = this.kernels.filter((kernel) =>
      (!this.text || `${kernel.name} ${kernel.full} ${kernel.symbol} ${kernel.path}`.toLowerCase().includes(this.text)) &&
      Object.entries(this.picked).every(([key, value]) => !value || this.groupOf(kernel, key) === value) &&
      this.hasFinding(kernel));
    return key ? kernels.sort((a, b) => compared(this.value(a, key), this.value(b, key), up)) : kernels;
  }

  /** Whether a kernel has what the filter of findings asks for. @param {PageKernel} kernel @returns {boolean} */
  hasFinding({ findings }) {
    if (this.finding === "none") return !findings.length;
    return !this.finding || findings.some(({ code }) => this.finding === "some" || code === this.finding);
  }

  /** What a kernel is sorted by. @param {PageKernel} kernel @param {string} key @returns {string|number|null} */
  value(kernel, key) {
    if (key === NAME || key === TARGET) return key === NAME ? kernel.name : kernel.target;
    const cell = this.cells.get(kernel.id)?.get(key);
    return this.columns.get(key)?.right ? amount(cell) : cell?.value ?? (cell?.text || null);
  }

  draw() {
    const kernels = this.chosen();
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
    const all = counted(this.kernels.length, "kernel");
    this.count.textContent = kernels.length === this.kernels.length ? all : `${kernels.length} of ${all}`;
    const groups = Map.groupBy(kernels, (kernel) => this.groupOf(kernel, this.group));
    const parts = [...groups].map(([name, members]) =>
      h("tbody", {},
        this.group ? this.title(name, members.length) : null,
        members.map((kernel) => this.row(kernel))));
    this.body.replaceChildren(h("table", {}, h("thead", {}, h("tr", {}, this.headings())), parts));
    if (focused) /** @type {HTMLElement|null} */ (this.body.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
  }

  /** The row above a group. @param {string} name @param {number} count */
  title(name, count) {
    const text = [name || "not known", span("quiet", ` ${counted(count, "kernel")}`)];
    return h("tr", { class: "group" }, h("th", { colspan: this.columns.size + 2, scope: "rowgroup" }, text));
  }

  headings() {
    const figures = [...this.columns].map(([key, { title, right }]) => this.heading(key, title, right));
    return [this.heading(NAME, "kernel", false), this.targets && this.heading(TARGET, "target", false), ...figures];
  }

  /** @param {string} key @param {string} title @param {boolean} right */
  heading(key, title, right) {
    const { up } = this.sorted;
    const sorted = this.sorted.key !== key ? "none" : up ? "ascending" : "descending";
    const sign = sorted === "none" ? "" : up ? " ▲" : " ▼";
    const sorter = button(title, () => this.sort(key, right), { "data-key": key, title: `sort by ${title}` });
    return h("th", { scope: "col", class: right ? "n" : null, "aria-sort": sorted }, sorter, h("span", { "aria-hidden": "true" }, sign));
  }

  /** Sort by a column, numbers from the largest; a second time the other way. @param {string} key @param {boolean} right */
  sort(key, right) {
    this.sorted = { key, up: this.sorted.key === key ? !this.sorted.up : !right };
    this.draw();
  }

  /** @param {PageKernel} kernel */
  row(kernel) {
    const cells = this.cells.get(kernel.id);
    const address = this.address(kernel);
    const link = address === null ? kernel.name : h("a", { href: address, title: kernel.full }, kernel.name);
    const figures = [...this.columns].map(([key, { right }]) => {
      const cell = cells?.get(key);
      const long = (cell?.text.length ?? 0) > LONG;
      return h("td", { class: right ? "n" : long ? "what" : null, title: cell?.why || null }, cell?.text);
    });
    return h("tr", {}, h("th", { scope: "row" }, link), this.targets && h("td", { title: kernel.place }, kernel.target), figures);
  }

  /** What a kernel has of a key: its file, its target, or the text of a column. @param {PageKernel} kernel @param {string} key @returns {string} */
  groupOf(kernel, key) {
    if (key === "path" || key === "target") return kernel[key];
    return this.cells.get(kernel.id)?.get(key)?.text ?? "";
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was a command */
  command(event) {
    if (event.key === "/") this.search.focus();
    return event.key === "/";
  }

  /** Up and down go from kernel to kernel. @param {KeyboardEvent} event */
  key(event) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!step) return;
    const links = /** @type {HTMLElement[]} */ ([...this.body.querySelectorAll("tbody a")]);
    const at = links.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
    event.preventDefault();
  }
}

/** The number in a cell: its value, or what its text begins with; null for none. @param {Cell|undefined} cell @returns {number|null} */
function amount(cell) {
  if (typeof cell?.value === "number") return cell.value;
  const number = /^[~≈≤≥]? ?([+−-]?)([\d,]+(?:\.\d+)?)(?: (KiB|MiB))?/.exec(cell?.text ?? "");
  const [, sign, digits, unit] = number ?? [];
  return number && Number(digits.replaceAll(",", "")) * (unit === "KiB" ? 1024 : unit === "MiB" ? 1024 ** 2 : 1) * (sign && sign !== "+" ? -1 : 1);
}

/** Order of two values; null comes last, whichever way. @param {any} a @param {any} b @param {boolean} up @returns {number} */
export function compared(a, b, up) {
  const [first, second] = [a ?? null, b ?? null].map((value) => value === null);
  if (first || second) return Number(first) - Number(second);
  const order = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en", { numeric: true });
  return up ? order : -order;
}

/** @param {string[]} texts @returns {string[]} */
function unique(texts) {
  return [...new Set(texts)].sort();
}
