/**
 * Long texts in a pane of their own: rows of equal height, of which only those in sight are elements.
 *
 * The layer that holds them stays where it is while the pane scrolls, so that no scrolling shows an empty pane.
 */

import { h, span } from "./dom.js";

const AROUND = 8; // rows above and below those in sight
const MOST_DRAWN = 3000; // rows on paper; a browser lays out no more in reasonable time, and the others are plain text

let serial = 0;

/** A number on a bar. @param {number} share how long the bar is, from 0 to 1 @param {string} text @param {number} [warm] its colour, from 0 to 3 */
export function level(share, text, warm = 0) {
  const heat = h("i", { class: `heat h${warm}` });
  heat.style.width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
  return span("live", heat, h("span", {}, text));
}

export class Rows {
  /**
   * @param {string} label what the pane is called
   * @param {(index: number) => HTMLElement[]} cells the cells of a row
   * @param {{cursor?: (index: number) => void, scroll?: () => void, classes?: (index: number) => string}} [hooks]
   */
  constructor(label, cells, hooks = {}) {
    this.cells = cells;
    this.hooks = hooks;
    this.count = 0;
    this.cursor = -1;
    this.height = 18;
    this.id = `rows${serial++}`;
    /** @type {Map<number, HTMLElement>} */
    this.shown = new Map();
    /** @type {HTMLElement|undefined} */
    this.rest = undefined;
    this.layer = h("div", { class: "layer", role: "rowgroup" });
    this.space = h("div", { class: "space", role: "presentation" }, this.layer);
    this.pane = h("div", { class: "rows", role: "grid", tabindex: 0, "aria-label": label }, this.space);
    this.pane.addEventListener("scroll", () => this.draw());
    this.pane.addEventListener("keydown", (event) => this.key(event));
    this.pane.addEventListener("click", (event) => {
      if (getSelection()?.type === "Range") return;
      const row = event.target instanceof Element ? event.target.closest("[data-index]") : null;
      if (row instanceof HTMLElement) this.go(Number(row.dataset.index), false);
    });
    new ResizeObserver(() => this.measure()).observe(this.pane);
  }

  /** @param {number} count rows @param {number} columns letters of the longest row */
  fill(count, columns) {
    this.count = count;
    this.cursor = Math.min(this.cursor, count - 1);
    this.pane.setAttribute("aria-rowcount", String(count));
    this.space.style.minWidth = `max(100%, ${columns}ch)`;
    this.again();
  }

  /** Draw all rows in sight again. */
  again() {
    this.layer.replaceChildren();
    this.shown.clear();
    this.measure();
  }

  measure() {
    const height = parseFloat(getComputedStyle(this.pane).getPropertyValue("--row"));
    this.height = height || this.height;
    this.space.style.height = `${this.count * this.height}px`;
    this.draw();
  }

  draw() {
    const { scrollTop, clientHeight } = this.pane;
    const whole = this.layer.classList.contains("printed");
    const first = whole ? 0 : Math.max(0, Math.floor(scrollTop / this.height) - AROUND);
    const end = whole ? MOST_DRAWN : Math.ceil((scrollTop + clientHeight) / this.height) + AROUND + 1;
    const last = Math.min(this.count, end) - 1;
    for (const [index, row] of this.shown) {
      if (index >= first && index <= last) continue;
      row.remove();
      this.shown.delete(index);
    }
    /** @type {Node|null} */
    let next = null;
    for (let index = last; index >= first; index--) {
      const row = this.shown.get(index) ?? this.row(index);
      if (row.nextSibling !== next || row.parentNode !== this.layer) this.layer.insertBefore(row, next);
      next = row;
    }
    this.layer.style.transform = whole ? "" : `translateY(${first * this.height - scrollTop}px)`;
    if (this.shown.has(this.cursor)) this.pane.setAttribute("aria-activedescendant", `${this.id}-${this.cursor}`);
    else this.pane.removeAttribute("aria-activedescendant");
    this.hooks.scroll?.();
  }

  /** @param {number} index @returns {HTMLElement} */
  row(index) {
    const kind = `row ${index === this.cursor ? "cursor " : ""}${this.hooks.classes?.(index) ?? ""}`;
    const place = { id: `${this.id}-${index}`, "aria-rowindex": index + 1, "data-index": index };
    const row = h("div", { class: kind, role: "row", ...place }, this.cells(index));
    if (index === this.cursor) row.setAttribute("aria-selected", "true");
    this.shown.set(index, row);
    return row;
  }

  /** Draw some rows again. @param {number[]} indices */
  refresh(indices) {
    for (const index of indices) {
      this.shown.get(index)?.remove();
      this.shown.delete(index);
    }
    this.draw();
  }

  /** Move the cursor to a row, and scroll there. @param {number} index @param {boolean} [middle] whether a hidden row comes to the middle */
  go(index, middle = true) {
    if (!this.count) return;
    const before = this.cursor;
    this.cursor = Math.max(0, Math.min(index, this.count - 1));
    this.show(this.cursor, middle);
    this.refresh([before, this.cursor]);
    this.hooks.cursor?.(this.cursor);
  }

  /** Scroll so that a row is in sight. @param {number} index @param {boolean} [middle] */
  show(index, middle = true) {
    const { clientHeight, scrollTop } = this.pane;
    const top = index * this.height;
    if (top >= scrollTop && top + this.height <= scrollTop + clientHeight) return;
    if (middle) this.pane.scrollTop = top - clientHeight / 3;
    else this.pane.scrollTop = top < scrollTop ? top : top + this.height - clientHeight;
  }

  /** The shares of the whole that are above what is in sight, and in sight. @returns {[number, number]} */
  sight() {
    const whole = this.count * this.height || 1;
    return [this.pane.scrollTop / whole, this.pane.clientHeight / whole];
  }

  /** Bring a place of the whole to the middle. @param {number} share from 0 at the top to 1 */
  centre(share) {
    this.pane.scrollTop = share * this.count * this.height - this.pane.clientHeight / 2;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.pane.clientHeight / this.height) - 1);
    /** @type {Record<string, number>} */
    const places = {
      ArrowDown: this.cursor + 1, ArrowUp: this.cursor - 1, PageDown: this.cursor + page, PageUp: this.cursor - page,
      Home: 0, End: this.count - 1,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    this.go(places[event.key], false);
  }

  /** Lay all rows out for paper, or go back to those in sight. @param {boolean} on */
  print(on) {
    this.layer.classList.toggle("printed", on);
    this.again();
    this.rest?.remove();
    const rest = on ? Array.from({ length: Math.max(0, this.count - MOST_DRAWN) }, (_, at) => this.plain(MOST_DRAWN + at)) : [];
    if (rest.length) this.pane.append((this.rest = h("pre", { class: "rest" }, rest.join("\n"))));
  }

  /** The cells of a row as text. @param {number} index @returns {string} */
  plain(index) {
    const texts = this.cells(index).map((cell) => cell.textContent ?? "");
    return texts.map((text, at) => (at + 1 < texts.length ? text.padStart(9) : text)).join("  ");
  }
}
