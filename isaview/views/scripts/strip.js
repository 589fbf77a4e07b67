/**
 * A picture of a whole listing at its side: a bar a row, warm where much is alive, marks at the edge, a frame around what is in sight.
 */

import { h } from "./dom.js";

/** @typedef {"bad"|"accent"|"lit"|""} Sign a colour of the page; none for "" */

const HEAT = [0.5, 0.75, 0.9]; // shares of the most registers alive where bars change their colour
const EDGE = 5; // pixels

/** How warm a share of the most registers alive is, from 0 to 3. @param {number} share @returns {number} */
export function warmth(share) {
  return HEAT.filter((level) => share >= level).length;
}

export class Strip {
  /** @param {(share: number) => void} go takes where the pointer is, from 0 at the top to 1 */
  constructor(go) {
    this.canvas = h("canvas", { class: "map", "aria-hidden": "true" });
    this.window = h("div", { class: "window" });
    this.element = h("div", { class: "maps" }, this.canvas, this.window);
    /** @param {PointerEvent} event */
    const point = (event) => go((event.clientY - this.canvas.getBoundingClientRect().top) / this.canvas.clientHeight);
    this.canvas.addEventListener("pointerdown", point);
    this.canvas.addEventListener("pointermove", (event) => event.buttons && point(event));
  }

  /** @param {number} count items @param {(index: number) => [number, Sign]} seen the share alive at an item, -1 where nothing is known, and its mark */
  paint(count, seen) {
    const { width, height } = this.element.getBoundingClientRect();
    const context = this.canvas.getContext("2d");
    if (!height || !count || !context) return;
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    context.scale(scale, scale);
    const style = getComputedStyle(this.canvas);
    const step = Math.max(1, Math.floor(height / count));
    let share = 0;
    for (let y = 0; y < height; y += step) {
      const first = Math.floor((y / height) * count);
      const last = Math.min(count, Math.max(first + 1, Math.floor(((y + step) / height) * count)));
      const items = Array.from({ length: last - first }, (_, index) => seen(first + index));
      const most = Math.max(...items.map(([live]) => live));
      const signs = new Set(items.map(([, sign]) => sign));
      const sign = ["bad", "accent", "lit"].find((/** @type {any} */ name) => signs.has(name));
      share = most < 0 ? share : most;
      context.fillStyle = style.getPropertyValue(`--heat${warmth(share)}`);
      context.fillRect(0, y, share * (width - EDGE - 1), step);
      if (!sign) continue;
      context.fillStyle = style.getPropertyValue(`--${sign}`);
      context.fillRect(width - EDGE, y, EDGE, Math.max(step, 2));
    }
  }

  /** Frame what is in sight. @param {number} from share of the whole above it @param {number} part share of the whole that it is */
  frame(from, part) {
    this.window.style.top = `${from * 100}%`;
    this.window.style.height = `${Math.min(1, part) * 100}%`;
  }
}
