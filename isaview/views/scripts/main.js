/**
 * The start of the page, and which part of it the address shows: all kernels, a kernel, a pair.
 */

import { h } from "./dom.js";
import { listing, named, read } from "./data.js";
import { Table } from "./table.js";
import { Kernel, figuresOf, keys } from "./kernel.js";
import { Diff } from "./diff.js";
import { roofline } from "./roofline.js";
import { scatter } from "./scatter.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */
/** @typedef {{element: HTMLElement, name: string, start(): void, print(on: boolean): void, command(event: KeyboardEvent): boolean}} View */

/** The address of a kernel in this page. @param {PageKernel} kernel @param {Record<string, string>} [more] @returns {string} */
function address(kernel, more = {}) {
  return `#${[kernel.id, ...Object.entries(more).map(([name, value]) => `${name}=${value}`)].join("&")}`;
}

class Page {
  /** @param {PageData} data */
  constructor(data) {
    this.data = data;
    this.single = true; // whether single keys are commands
    this.scrolled = 0;
    /** @type {View|null} */
    this.view = null;
    this.help = keys((on) => (this.single = on));
    this.kernels = new Map(data.kernels.map((kernel) => [kernel.id, kernel]));
    this.table = data.pairs.length ? new Table(this.pairs(), (pair) => this.pairAddress(pair.id)) : new Table(data, address);
    const open = (/** @type {string} */ id) => this.open(id);
    this.overview = h("div", { class: "overview" }, data.variants.length ? data.groups.map((group, index) => this.variants(group, index)) : null,
      this.table.kernels.length ? this.table.element : null,
      data.rooflines.map(({ machine }, index) =>
        h("details", {}, h("summary", {}, `roofline of ${machine}`), roofline(data, index, { onPoint: open }))));
    this.place = h("div", { id: "page" });
    document.body.prepend(h("main", {}, ...document.querySelectorAll("h1, h1 + p"), this.place));
    document.body.append(this.help);
    document.body.classList.add("scripted");
    document.body.dataset.kind = data.kind;
    const paper = matchMedia("print");
    paper.addEventListener("change", () => this.view?.print(paper.matches));
    addEventListener("hashchange", () => this.route(true));
    addEventListener("keydown", (event) => this.key(event));
    // a page about one kernel begins with it
    if (!location.hash && data.kernels.length === 1 && this.table.kernels.length === 1) location.replace(address(data.kernels[0]));
    this.route(false);
  }

  /** @param {string} id of a kernel */
  open(id) {
    const kernel = this.kernels.get(id);
    if (kernel) location.hash = address(kernel);
  }

  /** The variants of a kernel by their figures; drawn when opened. @param {import("./data.js").Group} group @param {number} index */
  variants(group, index) {
    const variants = this.data.variants.filter((variant) => group.kernels.includes(variant.kernel));
    const words = named(this.data.words, this.kernels.get(variants[0]?.kernel)?.words ?? "") ?? {};
    const draw = () => box.open && box.childElementCount < 2 && box.append(scatter(variants, words, (id) => this.open(id)));
    const box = h("details", { open: index === 0, toggle: draw }, h("summary", {}, group.title));
    draw();
    return variants.length > 1 && box;
  }

  /** The pairs of a comparison as rows of a table. @returns {PageData} */
  pairs() {
    const { groups, pairs } = this.data;
    const kernels = pairs.map((pair) => {
      const kernel = this.kernels.get(pair.new) ?? this.kernels.get(pair.old);
      const { full = pair.name, symbol = "", path = "", target = "", place = "" } = kernel ?? {};
      const what = { text: pair.what, value: null, why: "" };
      return /** @type {PageKernel} */ ({ ...kernel, id: pair.id, name: pair.name, full, symbol, path, target, place, findings: [], cells: [...(pair.cells ?? []), what] });
    });
    const what = { heading: "what changed", metric: "", worse: "" };
    return { ...this.data, kernels, groups: groups.map((group) => ({ ...group, columns: [...group.columns, what] })) };
  }

  /** Where a pair is shown, or its one kernel; null for one of which the page has its row alone. @param {string} id @returns {string|null} */
  pairAddress(id) {
    const pair = this.data.pairs.find((candidate) => candidate.id === id);
    if (pair?.rows?.length || figuresOf(id)) return `#${id}`;
    const kernel = this.kernels.get(pair?.new ?? "") ?? this.kernels.get(pair?.old ?? "");
    return kernel ? address(kernel) : null;
  }

  /** What the address asks for; null for the whole. @param {URLSearchParams} asked @returns {Promise<View|null>} */
  async asked(asked) {
    const kernel = this.kernels.get(asked.get("id") ?? "");
    const pair = this.data.pairs.find((candidate) => candidate.id === asked.get("id"));
    if (kernel) {
      const open = (/** @type {string} */ id) => this.open(id);
      const page = new Kernel(this.data, kernel, await listing(kernel.id), { address, open, keys: () => this.help.showModal() });
      page.start = () => page.open(asked.get("tab") ?? "", numbered(asked.get("row")));
      return page;
    }
    if (!pair) return null;
    const kernels = [this.kernels.get(pair.old), this.kernels.get(pair.new)];
    return new Diff(pair, kernels, await Promise.all([listing(pair.old), listing(pair.new)]), address);
  }

  /** Show what the address asks for. @param {boolean} moved whether from another part of the page */
  async route(moved) {
    const address = location.hash;
    if (!this.view) this.scrolled = scrollY;
    const view = await this.asked(new URLSearchParams(`id=${address.slice(1)}`));
    if (address !== location.hash) return;
    this.view = view;
    this.place.replaceChildren(view?.element ?? this.overview);
    document.body.classList.toggle("opened", view !== null);
    document.title = view ? `${view.name} · ${this.data.title}` : this.data.title;
    view?.start();
    if (!moved) return;
    scrollTo(0, view ? 0 : this.scrolled);
    const first = this.place.querySelector(view ? ".rows" : "tbody a") ?? this.place.querySelector("h2");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.single || this.help.open || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
    if (this.view ? this.view.command(event) : this.table.command(event)) event.preventDefault();
    else if (event.key === "?") this.help.showModal();
  }
}

/** A number of an address, -1 for none. @param {string|null} text @returns {number} */
function numbered(text) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

read().then((data) => (data.groups.length || data.pairs.length || data.variants.length ? new Page(data) : null));
