/**
 * The start of the page, and which part of it the address shows: all kernels, a kernel, a pair.
 */

import { h } from "./dom.js";
import { read } from "./data.js";
import { Table } from "./table.js";
import { Kernel, keys } from "./kernel.js";
import { Diff } from "./diff.js";
import { roofline } from "./roofline.js";
import { scatter } from "./scatter.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */
/** @typedef {import("./data.js").DiffPair} DiffPair */
/** @typedef {{element: HTMLElement, print(on: boolean): void, command(event: KeyboardEvent): boolean}} View */

/** The address of a kernel in this page. @param {PageKernel} kernel @param {Record<string, string|number>} [more] @returns {string} */
function address(kernel, more = {}) {
  return `#${new URLSearchParams({ kernel: String(kernel.id), ...more })}`;
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
    this.table = new Table(data, address);
    this.overview = h("div", { class: "overview" }, this.table.element,
      data.roofline.map((machine) => h("details", {}, h("summary", {}, `roofline of ${machine.machine}`), roofline(machine, (kernel) => this.open(kernel)))),
      data.scatters.map((points) => scatter(points, (kernel) => this.open(kernel))));
    this.place = h("div", { id: "page" });
    const main = document.querySelector("main") ?? document.body;
    main.insertBefore(this.place, main.querySelector("h1")?.nextSibling ?? main.firstChild);
    document.body.append(this.help);
    document.body.classList.add("live");
    const paper = matchMedia("print");
    paper.addEventListener("change", () => this.view?.print(paper.matches));
    addEventListener("hashchange", () => this.route(true));
    addEventListener("keydown", (event) => this.key(event));
    this.route(false);
  }

  /** @param {string|number} kernel */
  open(kernel) {
    location.hash = address(this.data.kernels[Number(kernel)]);
  }

  /** Show what the address asks for. @param {boolean} moved whether from another part of the page */
  route(moved) {
    const asked = new URLSearchParams(location.hash.slice(1));
    const number = (/** @type {string} */ name) => (/^\d{1,9}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : -1);
    const kernel = this.data.kernels.find((candidate) => candidate.id === number("kernel"));
    const pair = this.data.pairs[number("pair")];
    if (!this.view) this.scrolled = scrollY;
    const page = kernel ? new Kernel(this.data, kernel, { address, keys: () => this.help.showModal() }) : null;
    this.view = page ?? (pair ? new Diff(pair, this.data.kernels[pair.old ?? -1], this.data.kernels[pair.new ?? -1], address) : null);
    this.place.replaceChildren(this.view?.element ?? this.overview);
    document.body.classList.toggle("opened", this.view !== null);
    document.title = `${kernel ? `${kernel.title} · ` : pair ? `${pair.title} · ` : ""}${this.data.title}`;
    page?.open(asked.get("tab") ?? "", number("row"));
    if (!moved) return;
    scrollTo(0, this.view ? 0 : this.scrolled);
    /** @type {HTMLElement|null} */ (this.place.querySelector(this.view ? ".rows, h2" : "tbody a"))?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.single || this.help.open || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
    if (this.view ? this.view.command(event) : this.table.command(event)) event.preventDefault();
    else if (event.key === "?") this.help.showModal();
  }
}

read().then((data) => new Page(data));
