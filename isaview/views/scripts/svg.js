/**
 * What every chart is made of: elements, axes, labels that do not meet, points that the keyboard reaches.
 *
 * A chart is drawn at the width that it has, so letters keep their size on a narrow screen, and again when that changes.
 *
 * @typedef {string | number | null | undefined} Value
 * @typedef {(width: number) => {height: number, parts: (SVGElement | null)[], width?: number}} Draw
 * The parts of a picture at a width in pixels; `width` where it needs another.
 * @typedef {{across: (x: number) => number, down: (y: number) => number, axes: SVGElement}} Frame
 * @typedef {{low: number, high: number, title: string, ticks: number[], log?: boolean, text?: (value: number) => string}} Axis
 * @typedef {{element: SVGElement, text: string, act?: () => void}} Spot
 */

import { h } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const FIRST_WIDTH = 600;
/** Pixels: the width of a chart that is not yet on a page, and of one that is printed without having been shown. */
const LINE = 15;
export const MARGIN = { left: 46, right: 14, top: 12, bottom: 40 };

/**
 * An element of SVG; attributes that are null are left out, children may be text.
 * @param {string} tag @param {Record<string, Value>} attributes @param {...(Element | string | null)} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null) element.setAttribute(name, typeof value === "number" ? String(Math.round(value * 100) / 100) : value);
  }
  element.append(...children.filter((child) => child !== null));
  return /** @type {SVGElement} */ (element);
}

/** @param {string} name the class @param {number} x @param {number} y @param {string} anchor @param {string} content */
export const text = (name, x, y, anchor, content) => draw("text", { class: name, x, y, "text-anchor": anchor }, content);

const ruler = document.createElement("canvas").getContext("2d");

/** Pixels that a text takes in a chart, on the wide side. @param {string} content */
export function extent(content) {
  if (ruler) ruler.font = "500 12px system-ui, sans-serif";
  return ruler ? Math.ceil(ruler.measureText(content).width) : 8 * content.length;
}

/** @param {string[]} contents */
const widest = (contents) => Math.max(...contents.map(extent), 0);

/** A number with its thousands apart, to four digits where it is no whole one. @param {number} value */
export const number = (value) =>
  (Number.isInteger(value) ? value : Number(value.toPrecision(4))).toLocaleString("en-US", { maximumFractionDigits: 6 });

/** A rate with its thousands as a letter: `4.5 T`. @param {number} rate */
export function quantity(rate) {
  for (const [size, letter] of /** @type {[number, string][]} */ ([[1e15, "P"], [1e12, "T"], [1e9, "G"], [1e6, "M"]])) {
    if (rate >= size) return `${Number((rate / size).toPrecision(3))} ${letter}`;
  }
  return number(Number(rate.toPrecision(3)));
}

/** A text that fits a width, cut with an ellipsis. @param {string} content @param {number} width */
export function fitting(content, width) {
  if (extent(content) <= width) return content;
  let [most, least] = [content.length, 0];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (extent(`${content.slice(0, middle)}…`) <= width) least = middle;
    else most = middle;
  }
  return `${content.slice(0, least)}…`;
}

/**
 * Multiples of 1, 2 or 5 times a power of ten (of a power of two with `binary`) from one number to another, some `count` of them.
 * @param {number} low @param {number} high @param {number} count @param {{binary?: boolean, whole?: boolean}} [kind] `whole`: no fractions
 */
export function ticks(low, high, count, { binary = false, whole = binary } = {}) {
  const least = Math.max((high - low || 1) / count, whole ? 1 : 0), base = binary ? 2 ** Math.ceil(Math.log2(least)) : 10 ** Math.floor(Math.log10(least));
  const step = binary ? base : base * ([1, 2, 5].find((factor) => factor * base >= least) || 10);
  const marks = [];
  for (let at = Math.ceil(low / step - 1e-9); at * step <= high + step * 1e-9; at++) marks.push(at * step + 0); // -0 is 0
  return marks;
}

/**
 * Powers of ten between two logarithms; where these are few, twice and five times as much too. @param {number} low @param {number} high
 */
export function powers(low, high) {
  const marks = [];
  for (let decade = Math.floor(low); decade <= high; decade++) {
    for (const factor of high - low < 2.2 ? [1, 2, 5] : [1]) marks.push(factor * 10 ** decade);
  }
  return marks.filter((mark) => mark >= 10 ** low && mark <= 10 ** high);
}

/**
 * Axes with their titles, in a picture of this size; of logarithmic ones `low` and `high` are powers of ten.
 * @param {number} width @param {number} height @param {Axis} x @param {Axis} y @returns {Frame}
 */
export function frame(width, height, x, y) {
  const right = width - MARGIN.right, bottom = height - MARGIN.bottom;
  /** @param {Axis} axis @param {number} value */
  const share = (axis, value) => ((axis.log ? Math.log10(value) : value) - axis.low) / (axis.high - axis.low || 1);
  /** @param {number} value */
  const across = (value) => MARGIN.left + share(x, value) * (right - MARGIN.left);
  /** @param {number} value */
  const down = (value) => bottom - share(y, value) * (bottom - MARGIN.top - LINE);
  const axes = draw("g", { "aria-hidden": "true" }, text("quiet", 2, MARGIN.top, "start", fitting(y.title, width)));
  for (const tick of y.ticks) {
    axes.append(draw("path", { class: "grid", d: `M${MARGIN.left} ${down(tick)}H${right}` }));
    axes.append(text("quiet", MARGIN.left - 6, down(tick) + 4, "end", (y.text || number)(tick)));
  }
  let end = -Infinity;
  for (const tick of x.ticks) {
    const shown = (x.text || number)(tick), half = extent(shown) / 2;
    const at = Math.min(Math.max(across(tick), half), width - half);
    axes.append(draw("path", { class: "grid", d: `M${across(tick)} ${bottom}v${x.log ? MARGIN.top + LINE - bottom : 4}` }));
    if (at - half < end + 8) continue;
    axes.append(text("quiet", at, bottom + 17, "middle", shown));
    end = at + half;
  }
  axes.append(text("quiet", (MARGIN.left + right) / 2, height - 6, "middle", fitting(x.title, right - MARGIN.left)));
  return { across, down, axes };
}

/**
 * Places labels next to points, none on another; gives null where there is no room, and the label is left to the tip.
 * @param {number} width @param {number} height @param {[number, number][]} points
 */
export function labels(width, height, points) {
  /** @type {[number, number, number, number][]} */
  const taken = points.map(([x, y]) => [x - 5, x + 5, y - 5, y + 5]);
  /** @param {[number, number, number, number]} room */
  const free = ([left, right, top, bottom]) =>
    left >= MARGIN.left && right <= width && top > MARGIN.top && bottom <= height - MARGIN.bottom &&
    !taken.some((other) => left < other[1] && other[0] < right && top < other[3] && other[2] < bottom);
  /** @param {string} name @param {number} x @param {number} y @param {string} content @param {number[]} asides pixels down, the best first */
  return (name, x, y, content, asides = [-8, 16, -22, 30]) => {
    const size = extent(content);
    for (const aside of asides) {
      for (const anchor of ["start", "end"]) {
        const at = anchor === "start" ? x + 8 : x - 8, left = anchor === "start" ? at : at - size;
        /** @type {[number, number, number, number]} */
        const room = [left, left + size, y + aside - LINE + 4, y + aside + 3];
        if (!free(room)) continue;
        taken.push(room);
        return text(name, at, y + aside, anchor, content);
      }
    }
    return null;
  };
}

/**
 * Makes elements reachable: one tab stop for all, arrow keys from one to the next, Enter or a click acts, and the text of the
 * one that is pointed at stands below the picture.
 * @param {Element} tip @param {Spot[]} spots @returns {SVGElement[]}
 */
export function reachable(tip, spots) {
  spots.forEach((spot, at) => {
    const { element, text: label, act } = spot;
    for (const [name, value] of Object.entries({ tabindex: at ? "-1" : "0", role: act ? "button" : "img", "aria-label": label })) {
      element.setAttribute(name, value);
    }
    element.classList.add("spot");
    element.classList.toggle("acts", act !== undefined);
    for (const event of ["focus", "pointerenter"]) element.addEventListener(event, () => (tip.textContent = label));
    for (const event of ["blur", "pointerleave"]) element.addEventListener(event, () => (tip.textContent = ""));
    if (act) element.addEventListener("click", act);
    element.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: spots.length - 1 }[key];
      if (next === undefined && !(act && (key === "Enter" || key === " "))) return;
      event.preventDefault();
      if (next === undefined) return act?.();
      const target = spots[Math.min(Math.max(next, 0), spots.length - 1)].element;
      element.setAttribute("tabindex", "-1");
      target.setAttribute("tabindex", "0");
      target.focus();
    });
  });
  return spots.map((spot) => spot.element);
}

/**
 * A chart under its label, drawn at the width it has; `make` gets the line that shows what is pointed at.
 * @param {string} label its text alternative @param {(tip: HTMLElement) => Draw} make @param {boolean} spots whether it has any
 */
export function chart(label, make, spots = true) {
  const tip = h("p", { class: "tip", "aria-hidden": "true" }), picture = make(tip);
  const element = draw("svg", { role: spots ? "group" : "img", "aria-label": label });
  let drawn = 0;
  /** @param {number} width */
  const redraw = (width) => {
    const { height, parts, width: own } = picture(width), wide = own || width;
    for (const [name, value] of Object.entries({ viewBox: `0 0 ${wide} ${height}`, width: wide, height })) {
      element.setAttribute(name, String(value));
    }
    element.replaceChildren(...parts.filter((part) => part !== null));
    drawn = width;
  };
  const box = h("div", { class: "chart" }, element, spots ? tip : null);
  redraw(FIRST_WIDTH);
  new ResizeObserver(([entry]) => {
    const width = Math.floor(entry.contentRect.width);
    if (width > 0 && Math.abs(width - drawn) > 1) redraw(width);
  }).observe(box);
  return box;
}

/**
 * Bars, one a row, each with its name, what it counts, and a tip.
 * @param {string} label
 * @param {{name: string, value: number | null, shown: string, tip: string, thin?: number, colour?: string, act?: () => void}[]} rows
 * `thin` is a second value, drawn below the first; both are shares of the longest. No value: no bar.
 */
export function bars(label, rows) {
  const high = 24, most = Math.max(...rows.map((row) => Math.max(row.value || 0, row.thin || 0)), 1e-9);
  const names = widest(rows.map((row) => row.name)), values = widest(rows.map((row) => row.shown));
  return chart(label, (tip) => (width) => {
    const left = Math.min(names, width * 0.4) + 8, room = Math.max(width - left - values - 8, 20);
    /** @param {string} name @param {number | null | undefined} value @param {number} y @param {number} height */
    const bar = (name, value, y, height) =>
      value == null ? null : draw("rect", { class: name, x: left, y, width: Math.max((value / most) * room, 1), height });
    const spots = rows.map((row, at) => {
      const top = at * high, two = row.thin !== undefined;
      const element = draw("g", {}, draw("rect", { class: "stripe", x: 0, y: top, width, height: high }),
        bar(`bar ${row.colour || ""}`, row.value, top + (two ? 3 : 5), two ? 10 : 14), bar("thin", row.thin, top + 14, 6));
      return { element, text: row.tip, act: row.act };
    });
    const words = rows.flatMap((row, at) => {
      const end = (Math.max(row.value || 0, row.thin || 0) / most) * room;
      return [text("name", left - 8, at * high + 16, "end", fitting(row.name, left - 8)), text("quiet", left + end + 6, at * high + 16, "start", row.shown)];
    });
    return { height: Math.max(rows.length * high, 1), parts: [...reachable(tip, spots), draw("g", { "aria-hidden": "true" }, ...words)] };
  });
}
