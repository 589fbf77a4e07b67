/**
 * The table of all kernels: to sort, to filter, to group; a row opens its kernel.
 */

import { h, button, counted, labelled, select } from "./dom.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */

export class Table {
  /**
   * @param {PageData} data
   * @param {(kernel: PageKernel) => string} address where a kernel is shown
   */
  constructor(data, address) {
    this.data = data;
    const { kernels } = data;
    this.kernels = kernels;
    this.address = address;
    this.sorted = { key: "", up: true };
    this.text = "";
    this.target = "";
    this.finding = "";
    this.group = "";
    this.body = h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "kernels" });
    this.count = h("span", { class: "quiet", role: "status" });
    this.body.addEventListener("keydown", (event) => this.key(event));
    const targets = unique(kernels.map((kernel) => kernel.target));
    const codes = unique(kernels.flatMap((kernel) => kernel.findings.map((finding) => finding.code)));
    const search = h("input", { type: "search", placeholder: "filter  /", "aria-label": "filter by name or file", input: () => this.filter({ text: search.value.trim().toLowerCase() }) });
    this.search = search;
    const groups = [["", "none"], ["path", "file"], ["target", "target"], ["bound", "limit"]];
    this.element = h("section", { class: "kernels", "aria-label": "kernels" },
      h("div", { class: "bar" }, search,
        targets.length > 1 ? labelled("target", select([["", "all"], ...pairs(targets)], (target) => this.filter({ target }))) : null,
        labelled("findings", select([["", "all"], ["some", "with findings"], ["none", "without"], ...pairs(codes)], (finding) => this.filter({ finding }))),
        kernels.length > 1 ? labelled("group by", select(/** @type {[string, string][]} */ (groups), (group) => this.filter({ group }))) : null,
        this.count),
      this.body);
    this.draw();
  }

  /** @param {Partial<Pick<Table, "text"|"target"|"finding"|"group">>} changes */
  filter(changes) {
    Object.assign(this, changes);
    this.draw();
  }

  /** The kernels that the filters let through, in order. @returns {PageKernel[]} */
  chosen() {
    const { key, up } = this.sorted;
    const kernels = this.kernels.filter((kernel) =>
      (!this.text || `${kernel.title} ${kernel.demangled} ${kernel.name} ${kernel.path}`.toLowerCase().includes(this.text)) &&
      (!this.target || kernel.target === this.target) &&
      (!this.finding || (this.finding === "some" ? kernel.findings.length > 0 : this.finding === "none" ? !kernel.findings.length : kernel.findings.some((finding) => finding.code === this.finding))));
    return key ? kernels.sort((a, b) => compared(a.cells[key]?.value, b.cells[key]?.value, up)) : kernels;
  }

  draw() {
    const kernels = this.chosen();
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
    this.count.textContent = kernels.length === this.kernels.length ? counted(kernels.length, "kernel") : `${kernels.length} of ${counted(this.kernels.length, "kernel")}`;
    const groups = Map.groupBy(kernels, (kernel) => this.groupOf(kernel));
    const parts = [...groups].map(([name, members]) =>
      h("tbody", {},
        this.group ? h("tr", { class: "group" }, h("th", { colspan: this.data.columns.length, scope: "rowgroup" }, name || "not known", h("span", { class: "quiet" }, ` ${counted(members.length, "kernel")}`))) : null,
        members.map((kernel) => this.row(kernel))));
    this.body.replaceChildren(h("table", {}, h("thead", {}, h("tr", {}, this.data.columns.map((column) => this.heading(column)))), parts));
    if (focused) /** @type {HTMLElement|null} */ (this.body.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {import("./data.js").Column} column */
  heading(column) {
    const { key, up } = this.sorted;
    const sorted = column.key !== key ? "none" : up ? "ascending" : "descending";
    const sign = column.key !== key ? "" : up ? " ▲" : " ▼";
    return h("th", { scope: "col", class: column.right ? "n" : null, "aria-sort": sorted },
      button(column.title, () => this.sort(column), { "data-key": column.key, title: `sort by ${column.title}` }), h("span", { "aria-hidden": "true", class: "sign" }, sign));
  }

  /** @param {import("./data.js").Column} column */
  sort(column) {
    this.sorted = { key: column.key, up: this.sorted.key === column.key ? !this.sorted.up : !column.right };
    this.draw();
  }

  /** @param {PageKernel} kernel */
  row(kernel) {
    return h("tr", {}, this.data.columns.map((column, index) => {
      const cell = kernel.cells[column.key];
      const text = cell?.text ?? "";
      if (index === 0) return h("th", { scope: "row" }, h("a", { href: this.address(kernel), title: kernel.demangled }, text || kernel.title));
      return h("td", { class: column.right ? "n" : null }, text);
    }));
  }

  /** @param {PageKernel} kernel @returns {string} */
  groupOf(kernel) {
    return this.group === "path" ? kernel.path : this.group === "target" ? kernel.target : this.group === "bound" ? kernel.cells.bound?.text ?? "" : "";
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

/** @param {string[]} texts @returns {[string, string][]} */
function pairs(texts) {
  return texts.map((text) => [text, text]);
}
