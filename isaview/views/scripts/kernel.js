/**
 * The page of a kernel: what limits it and what to do, its listing, and at the side its source, findings and charts.
 */

import { h, button, counted } from "./dom.js";
import { panel } from "./registers.js";
import { Source } from "./source.js";
import { Listing } from "./listing.js";
import { occupancy } from "./occupancy.js";
import { roofline } from "./roofline.js";
import { mix } from "./mix.js";
import { waits } from "./waits.js";
import { flow } from "./flow.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */
/** @typedef {import("./data.js").Finding} Finding */
/** @typedef {{name: string, title: string, make: () => Node}} Tab */

/** @type {Map<number, HTMLElement>} what the page says of kernels without a script, by their ids */
const FIGURES = new Map();

export class Kernel {
  /**
   * @param {PageData} data
   * @param {PageKernel} kernel
   * @param {{address: (kernel: PageKernel, more?: Record<string, string|number>) => string, keys: () => void}} hooks
   */
  constructor(data, kernel, hooks) {
    this.data = data;
    this.kernel = kernel;
    this.hooks = hooks;
    this.following = false;
    this.side = h("div", { class: "chosen" });
    this.note = h("p", { class: "note", role: "status" });
    /** @type {Listing|null} */
    this.listing = kernel.listing && new Listing(kernel.listing, kernel.findings, {
      called: (file) => this.called(file),
      cursor: (row) => this.follow(row),
      register: (word, ranges) => this.register(word, ranges),
      copy: (row) => void this.copy(row),
      keys: hooks.keys,
    });
    this.source = kernel.listing?.sources.length ? new Source(kernel.listing, new Map(Object.entries(data.files)), (rows) => this.light(rows)) : null;
    this.tabs = this.panes();
    this.element = h("article", { class: "kernel" }, this.head(), this.note,
      h("div", { class: "split" },
        this.listing ? this.listing.element : h("p", { class: "quiet" }, kernel.left_out),
        h("div", { class: "side" }, this.side, tabbed(`${kernel.title}: more`, this.tabs))));
  }

  /** What a register file is called. @param {string} file @returns {string} */
  called(file) {
    return Object.hasOwn(this.kernel.files, file) ? this.kernel.files[file] : file;
  }

  head() {
    const { kernel, data } = this;
    const at = data.kernels.indexOf(kernel);
    const near = (/** @type {number} */ index, /** @type {string} */ text) =>
      data.kernels[index] ? h("a", { href: this.hooks.address(data.kernels[index]), title: data.kernels[index].title }, text) : null;
    return h("header", {},
      data.kernels.length > 1 ? h("nav", { "aria-label": "kernels" }, h("a", { href: "#" }, "all kernels"), near(at - 1, "← before"), near(at + 1, "next →")) : null,
      h("h2", { tabindex: -1 }, h("code", { title: kernel.demangled }, kernel.title), h("span", { class: "quiet" }, ` ${kernel.target} · ${kernel.path}`)),
      kernel.limits ? h("p", { class: "limits" }, h("b", {}, kernel.limits.says), kernel.limits.change ? ` ${kernel.limits.change}` : null, h("span", { class: "quiet" }, ` ${kernel.limits.origin}`)) : null,
      h("dl", { class: "figures" }, data.columns.slice(1).map((column) => kernel.cells[column.key]?.text ? h("div", {}, h("dt", {}, column.title), h("dd", {}, kernel.cells[column.key].text)) : null)));
  }

  /** @returns {Tab[]} */
  panes() {
    const { kernel, data, listing } = this;
    const go = (/** @type {number} */ row) => this.go(row);
    const figures = FIGURES.get(kernel.id) ?? document.getElementById(`kernel-${kernel.id}`);
    if (figures) FIGURES.set(kernel.id, figures);
    const text = kernel.listing;
    /** @type {(Tab|null|false|undefined)[]} */
    const tabs = [
      this.source && { name: "source", title: "Source", make: () => this.source?.element ?? h("p") },
      kernel.findings.length > 0 && { name: "findings", title: `Findings ${kernel.findings.length}`, make: () => findings(kernel.findings, go) },
      kernel.occupancy && { name: "occupancy", title: "Occupancy", make: () => occupancy(kernel.occupancy, data.gpus, data.words) },
      kernel.roofline && { name: "roofline", title: "Roofline", make: () => roofline(kernel.roofline) },
      kernel.mix && { name: "mix", title: "Mix", make: () => mix(kernel.mix) },
      text && text.waits.length > 0 && { name: "waits", title: "Waits", make: () => waits(text, go) },
      text && text.blocks.length > 1 && { name: "flow", title: "Flow", make: () => flow(text, { heat: listing?.file, onBlock: (_, row) => go(row) }) },
      figures && { name: "figures", title: "Figures", make: () => (figures.setAttribute("open", ""), figures) },
    ];
    return /** @type {Tab[]} */ (tabs.filter(Boolean));
  }

  /** Go to a row of the listing. @param {number} row */
  go(row) {
    this.listing?.go(row);
    this.listing?.rows.pane.focus({ preventScroll: true });
  }

  /** The source follows the listing's cursor. @param {number} row */
  follow(row) {
    if (!this.source || this.following) return;
    const rows = this.source.follow(row);
    this.listing?.light(rows);
  }

  /** The listing follows the source's cursor. @param {number[]} rows */
  light(rows) {
    if (!this.listing) return;
    this.following = true;
    this.listing.light(rows);
    if (rows.length && !rows.includes(this.listing.row())) this.listing.go(rows[0]);
    this.following = false;
  }

  /** @param {string} word @param {number[]} ranges */
  register(word, ranges) {
    const { listing } = this.kernel;
    this.side.replaceChildren();
    if (!ranges.length || !listing) return;
    const close = button("×", () => this.listing?.choose("", []), { class: "close", "aria-label": "close" });
    this.side.append(panel(listing, word, ranges.map((range) => listing.registers[range]), (row) => this.go(row), (file) => this.called(file)), close);
  }

  /** Copy the link to a row, or leave it in the address bar where the browser keeps the clipboard closed. @param {number} row */
  async copy(row) {
    const { listing } = this.kernel;
    if (!listing || row < 0) return;
    history.replaceState(null, "", this.hooks.address(this.kernel, { row }));
    const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
    this.note.textContent = copied ? "link copied" : "the address bar has the link";
    setTimeout(() => (this.note.textContent = ""), 4000);
  }

  /** Show a pane and a row, where there are such. @param {string} tab @param {number} row -1 for none */
  open(tab, row) {
    /** @type {HTMLElement|null} */ (this.element.querySelector(`[role=tab][data-tab="${CSS.escape(tab)}"]`))?.click();
    if (this.listing && row >= 0 && row < this.listing.data.text.length) this.listing.go(row);
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was a command */
  command(event) {
    return this.listing?.command(event) ?? false;
  }

  /** @param {boolean} on whether for paper */
  print(on) {
    this.listing?.rows.print(on);
  }
}

/** All findings with their lessons and fixes. @param {Finding[]} all @param {(row: number) => void} go */
function findings(all, go) {
  return h("div", { class: "findings" }, all.map((finding) =>
    h("details", {},
      h("summary", {}, h("code", {}, finding.code), ` ${finding.message} `,
        finding.row >= 0 ? button(`line ${finding.line.toLocaleString("en-US")}`, () => go(finding.row), { class: "place" }) : null),
      finding.fix.map((text) => h("p", { class: "fix" }, text)),
      finding.lesson.map((text) => h("p", {}, text)))));
}

/**
 * Panes behind tabs; a pane is made when it is first shown.
 * @param {string} label
 * @param {Tab[]} tabs
 */
function tabbed(label, tabs) {
  const id = `tabs-${Math.random().toString(36).slice(2, 8)}`;
  const panels = tabs.map((tab, index) => h("div", { role: "tabpanel", id: `${id}-panel-${index}`, "aria-labelledby": `${id}-${index}`, tabindex: 0, hidden: true, class: `pane ${tab.name}` }));
  const buttons = tabs.map((tab, index) => button(tab.title, () => show(index), { role: "tab", id: `${id}-${index}`, "aria-controls": `${id}-panel-${index}`, "data-tab": tab.name }));
  /** @param {number} chosen */
  const show = (chosen) =>
    tabs.forEach((tab, index) => {
      buttons[index].setAttribute("aria-selected", String(index === chosen));
      buttons[index].tabIndex = index === chosen ? 0 : -1;
      panels[index].hidden = index !== chosen;
      if (index === chosen && !panels[index].childNodes.length) panels[index].append(tab.make());
    });
  const list = h("div", { role: "tablist", "aria-label": label, keydown: (/** @type {KeyboardEvent} */ event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? tabs.length - 1 : 0;
    if (!step) return;
    const next = (buttons.findIndex((tab) => tab === document.activeElement) + step) % tabs.length;
    show(next);
    buttons[next].focus();
    event.preventDefault();
  } }, buttons);
  if (tabs.length) show(0);
  return h("div", { class: "tabs" }, list, panels);
}

/** The keys of the page, in a dialog. @param {(on: boolean) => void} set takes whether single keys are commands @returns {HTMLDialogElement} */
export function keys(set) {
  const rows = [
    ["n, p", "next and previous peak of live registers"], ["f, s, w", "next finding, spill, wait; with shift the one before"], ["/", "search; Enter goes on, with shift back"],
    ["↑ ↓ PgUp PgDn Home End", "move in the listing"], ["← → Enter", "choose a register of the row; Enter shows where it is alive, written, read"],
    ["Enter", "open a finding"], ["o", "fold or unfold the loop"], ["c", "copy a link to the row"], ["Esc", "let the register go"], ["?", "these keys"],
  ];
  const dialog = h("dialog", { "aria-label": "keys", class: "keys" },
    h("h3", {}, "Keys"), h("dl", {}, rows.flatMap(([key, does]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, does)])),
    h("label", {}, h("input", { type: "checkbox", checked: true, change: (/** @type {any} */ event) => set(event.target.checked) }), " single keys work everywhere on the page"),
    h("p", {}, button("close", () => dialog.close())));
  return dialog;
}
