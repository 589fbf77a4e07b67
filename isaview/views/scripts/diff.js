/**
 * Two listings side by side, aligned by rows; what changed has a sign as well as a colour.
 */

import { h, button, cell, counted, digits, span } from "./dom.js";
import { Rows, level } from "./rows.js";
import { figuresOf, opened } from "./kernel.js";

/** @typedef {import("./data.js").Pair} Pair */
/** @typedef {import("./data.js").PageKernel} PageKernel */
/** @typedef {import("./data.js").Listing} Listing */

const SIGNS = ["−", "+"];
const NO_ROWS = "The two listings are not here: nothing aligned the instructions, or the page holds no listing of both sides.";
/** @type {Record<string, string>} kinds of rows that do the same in another place, or with other registers */
const MOVED = { reordered: "↕", renamed: "≈" };

/** Whether a kind of row is a change of what is done. @param {string} kind @returns {boolean} */
function differs(kind) {
  return kind !== "same" && kind !== "text" && !Object.hasOwn(MOVED, kind);
}

export class Diff {
  /**
   * @param {Pair} pair
   * @param {(PageKernel|undefined)[]} kernels old and new
   * @param {(Listing|null)[]} listings
   * @param {(kernel: PageKernel) => string} address where a kernel is shown
   */
  constructor(pair, kernels, listings, address) {
    this.pair = pair;
    this.name = pair.name;
    this.sides = listings;
    this.files = this.sides.map((listing) => (listing ? busiest(listing) : ""));
    const most = this.sides.map((listing, side) => Math.max(0, ...(listing?.live[this.files[side]] ?? [])));
    this.most = Math.max(1, ...most);
    this.pairs = pair.rows ?? [];
    this.changes = starts(this.pairs);
    this.rows = new Rows("the two listings", (index) => this.cells(index), {
      classes: (index) => (this.pairs[index][2] === "text" ? "plain" : ""),
      cursor: (index) => (this.status.textContent = this.pairs[index][2]),
    });
    this.status = h("p", { class: "status", role: "status" });
    const links = kernels.map((kernel, side) => kernel && h("a", { href: address(kernel) }, side ? "new kernel" : "old kernel"));
    this.element = h("article", { class: "diff" },
      h("header", {}, h("nav", { "aria-label": "kernels" }, h("a", { href: "#" }, "all kernels"), links),
        h("h2", { tabindex: -1 }, h("code", {}, this.name)), pair.what ? h("p", { class: "limits" }, pair.what) : null),
      figures(pair), this.pairs.length ? this.listings(kernels) : h("p", { class: "quiet" }, NO_ROWS));
    const longest = Math.max(40, ...this.sides.map((listing) => listing?.text.reduce((length, line) => Math.max(length, line.length), 0) ?? 0));
    this.rows.fill(this.pairs.length, 2 * Math.min(longest + 14, 90));
  }

  /** The two listings under their buttons. @param {(PageKernel|undefined)[]} kernels */
  listings(kernels) {
    const places = kernels.map((kernel, side) => h("span", { title: kernel?.place }, `${SIGNS[side]} ${side ? "new" : "old"}: ${kernel?.place ?? ""}`));
    return [
      h("div", { class: "tools", role: "toolbar", "aria-label": "changes" },
        button("next change (n)", () => this.next(1), { disabled: !this.changes.length }),
        button("change before (p)", () => this.next(-1), { disabled: !this.changes.length }),
        span("quiet", counted(this.changes.length, "stretch that differs", "stretches that differ"))),
      h("div", { class: "heads two", "aria-hidden": "true" }, places), this.rows.pane, this.status,
    ];
  }

  start() {}

  /** @param {1|-1} step */
  next(step) {
    const at = this.rows.cursor;
    const beyond = step > 0 ? this.changes.find((row) => row > at) : this.changes.findLast((row) => row < at);
    const next = beyond ?? this.changes.at(step > 0 ? 0 : -1);
    if (next === undefined) return;
    this.rows.go(next);
    this.rows.pane.focus({ preventScroll: true });
    this.status.textContent += `, change ${this.changes.indexOf(next) + 1} of ${this.changes.length}`;
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  command(event) {
    if (event.key !== "n" && event.key !== "p") return false;
    this.next(event.key === "n" ? 1 : -1);
    return true;
  }

  /** @param {number} index @returns {HTMLElement[]} */
  cells(index) {
    const [old, now, kind] = this.pairs[index];
    return [this.side(0, old, kind), this.side(1, now, kind)];
  }

  /** @param {number} side @param {number} row @param {string} kind */
  side(side, row, kind) {
    const listing = this.sides[side];
    if (!listing || row < 0) return cell("half none");
    const sign = differs(kind) ? SIGNS[side] : MOVED[kind] ?? " ";
    const live = listing.live[this.files[side]]?.[row] ?? -1;
    return cell(`half ${differs(kind) ? (side ? "come" : "removed") : ""}`,
      level(live / this.most, live < 0 ? "" : digits(live)),
      span("number", listing.offsets[row] || digits(listing.numbers[row])),
      h("span", { class: "sign", title: MOVED[kind] ? kind : null }, sign), h("code", { title: listing.text[row].trim() }, listing.text[row]));
  }

  /** @param {boolean} on whether for paper */
  print(on) {
    this.rows.print(on);
  }
}

/** The figures of a pair, its findings and causes, closed above listings. @param {Pair} pair */
function figures(pair) {
  const all = figuresOf(pair.id);
  if (!all) return null;
  opened(all).toggleAttribute("open", !pair.rows?.length);
  all.querySelector(".lines")?.remove();
  all.querySelector("summary")?.replaceChildren("figures, findings and causes");
  return all;
}

/** The register file with the most alive. @param {Listing} listing @returns {string} */
function busiest(listing) {
  const files = Object.keys(listing.live);
  const most = (/** @type {string} */ file) => listing.live[file].reduce((largest, value) => Math.max(largest, value), 0);
  return files.reduce((best, file) => (most(file) > most(best) ? file : best), files[0] ?? "");
}

/** The first row of each stretch that differs. @param {[number, number, string][]} rows @returns {number[]} */
function starts(rows) {
  return rows.flatMap(([, , kind], index) => (differs(kind) && !differs(rows[index - 1]?.[2] ?? "same") ? [index] : []));
}
