/**
 * The page of a kernel: what limits it and what to do, its listing, and at the side its source, findings and charts.
 */

import { h, button, counted, span } from "./dom.js";
import { panel } from "./registers.js";
import { named } from "./data.js";
import { Source } from "./source.js";
import { Listing } from "./listing.js";
import { occupancy } from "./occupancy.js";
import { roofline } from "./roofline.js";
import { mix } from "./mix.js";
import { waits } from "./waits.js";
import { flow } from "./flow.js";

/** @typedef {import("./data.js").PageData} PageData */
/** @typedef {import("./data.js").PageKernel} PageKernel */
/** @typedef {import("./listing.js").Explained} Explained */
/** @typedef {{name: string, title: string, make: () => Node, again?: boolean}} Tab `again`: it is made whenever it is shown */

/** @type {Map<string, HTMLElement>} what the page says of kernels without a script, by their ids */
const FIGURES = new Map();

/** What the page says of a kernel or a pair without a script, null where that is nothing. @param {string} id @returns {HTMLElement|null} */
export function figuresOf(id) {
  const figures = FIGURES.get(id) ?? document.getElementById(id);
  if (figures) FIGURES.set(id, figures);
  return figures;
}

export class Kernel {
  /**
   * @param {PageData} data
   * @param {PageKernel} kernel
   * @param {import("./data.js").Listing|null} listing
   * @param {{address: (kernel: PageKernel, more?: Record<string, string>) => string, open: (id: string) => void, keys: () => void}} hooks
   */
  constructor(data, kernel, listing, hooks) {
    this.data = data;
    this.kernel = kernel;
    this.hooks = hooks;
    this.following = false;
    /** @type {Explained[]} */
    this.findings = kernel.findings.map((finding) => explained(finding, named(data.lessons, finding.code)));
    this.side = h("div", { class: "picked" });
    this.note = h("p", { class: "note", role: "status" });
    /** @type {Listing|null} */
    this.listing = listing && new Listing(listing, this.findings, {
      called: (file) => this.called(file),
      cursor: (row) => this.follow(row),
      register: (word, ranges) => this.register(word, ranges),
      copy: (row) => void this.copy(row),
      keys: hooks.keys,
    });
    this.source = listing?.sources.length ? new Source(listing, new Map(Object.entries(data.sources)), (rows) => this.light(rows)) : null;
    this.tabs = this.panes();
    this.name = kernel.name;
    this.start = () => {};
    this.element = h("article", { class: "kernel" }, this.head(), this.note,
      h("div", { class: "split" },
        this.listing ? this.listing.element : h("p", { class: "quiet" }, kernel.no_listing),
        h("div", { class: "side" }, this.side, tabbed(`${kernel.name}: more`, this.tabs))));
  }

  /** What a register file is called. @param {string} file @returns {string} */
  called(file) {
    return named(named(this.data.words, this.kernel.words) ?? {}, file) ?? file;
  }

  head() {
    const { kernel, data } = this;
    const known = new Map(data.kernels.map((other) => [other.id, other]));
    const link = (/** @type {string|undefined} */ id, /** @type {string} */ text) => {
      const other = known.get(id ?? "");
      return other && h("a", { href: this.hooks.address(other), title: other.place }, text || staged(other));
    };
    const place = [kernel.language, kernel.target, kernel.place];
    const order = data.groups.flatMap((group) => group.kernels);
    const { stages } = data.kernels.find((other) => other.stages.includes(kernel.id)) ?? kernel;
    const at = order.indexOf(stages[0] ?? kernel.id);
    const columns = data.groups.find((group) => group.kernels.includes(kernel.id))?.columns ?? [];
    return h("header", {},
      data.kernels.length > 1
        ? h("nav", { "aria-label": "kernels" }, h("a", { href: "#" }, "all kernels"), at < 0 ? null : [link(order[at - 1], "← before"), link(order[at + 1], "next →")])
        : null,
      h("h2", { tabindex: -1 }, h("code", { title: kernel.full }, kernel.name), span("quiet", ` ${place.filter(Boolean).join(" · ")}`)),
      stages.length > 1
        ? h("nav", { "aria-label": "stages" }, "stages: ", stages.map((id) => (id === kernel.id ? h("b", {}, staged(kernel)) : link(id, ""))))
        : null,
      kernel.limits ? h("p", { class: "limits" }, h("b", {}, kernel.limits, "."), kernel.advice && ` To change it: ${kernel.advice}.`) : null,
      h("dl", { class: "figures" }, kernel.cells.map((cell, index) =>
        cell.text && columns[index] ? h("div", { title: cell.why || null }, h("dt", {}, columns[index].heading), h("dd", {}, cell.text)) : null)));
  }

  /** @returns {Tab[]} */
  panes() {
    const { kernel, data, listing } = this;
    const go = (/** @type {number} */ row) => this.go(row);
    const figures = figuresOf(kernel.id), launch = kernel.occupancy;
    const machine = data.rooflines.findIndex(({ points }) => points.some(({ label }) => label === kernel.id));
    /** @type {(Tab|null|false|undefined)[]} */
    const tabs = [
      this.source && { name: "source", title: "Source", make: () => this.source?.element ?? h("p") },
      this.findings.length > 0 && { name: "findings", title: `Findings ${this.findings.length}`, make: () => findings(this.findings, go) },
      launch && { name: "occupancy", title: "Occupancy", make: () => occupancy(launch, data.gpus, data.words) },
      machine >= 0 && { name: "roofline", title: "Roofline", make: () => roofline(data, machine, { chosen: kernel.id, onPoint: this.hooks.open }) },
      kernel.no_roofline !== "" && { name: "roofline", title: "Roofline", make: () => h("p", { class: "quiet" }, `No point of a roofline: ${kernel.no_roofline}.`) },
      kernel.mix.length > 0 && { name: "mix", title: "Mix", make: () => mix(kernel.mix, kernel.loop_weight) },
      listing && listing.data.waits.length > 0 && { name: "waits", title: "Waits", make: () => waits(listing.data, go) },
      listing && listing.data.blocks.length > 1 && { name: "flow", title: "Flow", again: true, make: () => this.flow(listing) },
      figures && { name: "figures", title: "Figures", make: () => opened(figures) },
    ];
    return /** @type {Tab[]} */ (tabs.filter(Boolean));
  }

  /** The flow graph, with the block of the listing's cursor. @param {Listing} listing */
  flow(listing) {
    const row = listing.row();
    return flow(listing.data, { heat: listing.file, row: row < 0 ? undefined : row, onBlock: (_, first) => this.go(first) });
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
    const listing = this.listing?.data;
    this.side.replaceChildren();
    if (!ranges.length || !listing) return;
    const close = button("×", () => this.listing?.choose("", []), { class: "close", "aria-label": "close" });
    const chosen = ranges.map((range) => listing.registers[range]);
    this.side.append(panel(listing, word, chosen, (row) => this.go(row), (file) => this.called(file)), close);
  }

  /** Copy the link to a row, or leave it in the address bar where the browser keeps the clipboard closed. @param {number} row */
  async copy(row) {
    if (!this.listing || row < 0) return;
    history.replaceState(null, "", this.hooks.address(this.kernel, { row: String(row) }));
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
    this.source?.rows.print(on);
  }
}

/** A stage by its language and the suffix of its file, which tells stages of a language apart. @param {PageKernel} stage */
function staged({ language, path }) {
  return `${language} ${/\.\w+$/.exec(path)?.[0] ?? ""}`.trim();
}

/** What the page says without a script, open, its wide tables in reach of the keyboard. @param {HTMLElement} figures */
export function opened(figures) {
  figures.setAttribute("open", "");
  figures.querySelectorAll(".wide").forEach((table) => table.setAttribute("tabindex", "0"));
  return figures;
}

/**
 * A finding with its lesson and fixes in words.
 * @param {import("./data.js").Finding} finding
 * @param {import("./data.js").Lesson|undefined} lesson
 * @returns {Explained}
 */
function explained(finding, lesson) {
  const fixes = finding.fixes.map(({ what, code, before, after, unit, cost }) =>
    `${what}: ${code} (${[`${before} → ${after} ${unit}`, cost].filter(Boolean).join(", ")})`);
  return {
    ...finding,
    fix: [finding.gain, ...fixes, finding.unfixed && `no fix is shown: ${finding.unfixed}`].filter(Boolean),
    lesson: (lesson?.paragraphs ?? []).map(([heading, text]) => `${heading}: ${text}`),
  };
}

/** All findings with their lessons and fixes. @param {Explained[]} all @param {(row: number) => void} go */
function findings(all, go) {
  return h("div", { class: "findings" }, all.map((finding) =>
    h("div", {},
      finding.row >= 0 ? button(finding.place, () => go(finding.row), { class: "place" }) : span("quiet", finding.place),
      h("details", {}, h("summary", {}, h("code", {}, finding.code), ` ${finding.message}`),
        finding.fix.map((text) => h("p", { class: "fix" }, text)),
        finding.lesson.map((text) => h("p", {}, text))))));
}

/**
 * Panes behind tabs; a pane is made when it is first shown.
 * @param {string} label
 * @param {Tab[]} tabs
 */
function tabbed(label, tabs) {
  const id = `tabs-${Math.random().toString(36).slice(2, 8)}`;
  const panels = tabs.map((_, index) =>
    h("div", { role: "tabpanel", id: `${id}-panel-${index}`, "aria-labelledby": `${id}-${index}`, tabindex: 0, hidden: true }));
  const buttons = tabs.map(({ name, title }, index) =>
    button(title, () => show(index), { role: "tab", id: `${id}-${index}`, "aria-controls": `${id}-panel-${index}`, "data-tab": name }));
  /** @param {number} chosen */
  const show = (chosen) =>
    tabs.forEach((tab, index) => {
      buttons[index].setAttribute("aria-selected", String(index === chosen));
      buttons[index].tabIndex = index === chosen ? 0 : -1;
      panels[index].hidden = index !== chosen;
      if (index === chosen && (tab.again || !panels[index].childNodes.length)) panels[index].replaceChildren(tab.make());
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

const KEYS = [
  ["n, p", "next and previous peak: where 90 % of the most registers are alive"],
  ["f, s, w", "next finding, spill, wait; with shift the one before"],
  ["/", "search; Enter goes on, with shift back"],
  ["↑ ↓ PgUp PgDn Home End", "move in the listing"],
  ["← → Enter", "choose a register of the row; Enter shows where it is alive, written, read"],
  ["Enter", "open a finding"],
  ["o", "fold or unfold the loop"],
  ["c", "copy a link to the row"],
  ["Esc", "let the register go"],
  ["?", "these keys"],
];

/**
 * The keys of the page, in a dialog.
 * @param {(on: boolean) => void} set takes whether single keys are commands
 * @returns {HTMLDialogElement}
 */
export function keys(set) {
  const single = h("input", { type: "checkbox", checked: true });
  single.addEventListener("change", () => set(single.checked));
  const dialog = h("dialog", { "aria-label": "keys", class: "keys" },
    h("h3", {}, "Keys"), h("dl", {}, KEYS.flatMap(([key, does]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, does)])),
    h("label", {}, single, " single keys work everywhere on the page"),
    h("p", {}, button("close", () => dialog.close())));
  return dialog;
}
