/**
 * Variants of kernels by two figures: the best are named, all can be pointed at and opened.
 */
import { counted, h } from "./dom.js";
import { chart, draw, fitting, frame, labels, reachable, ticks } from "./svg.js";

/**
 * @typedef {{text: string, value?: number | null}} Figure
 * @typedef {{label: string, kernel: string, figures: Record<string, Figure>, is_best?: boolean}} Variant
 * @typedef {{x: string, y: string, across: string, down: string}} Axes  names of figures, and what they are called
 */
const TIME = "time";
const ACROSS = ["occupancy_waves", "vector_registers"];
/** The figures that time is drawn over. */

/** @param {Variant} variant @param {string} name */
const value = (variant, name) => variant.figures[name]?.value ?? null;

/** @param {Variant} variant @param {Axes} axes */
const described = (variant, axes) =>
  `${variant.label}: ${axes.down} ${variant.figures[axes.y].text}, ${axes.across} ${variant.figures[axes.x].text}${variant.is_best ? "; no other is better in all" : ""}`;

/** @param {Variant[]} variants @param {Axes} axes @param {(kernel: string) => void} [onPoint] */
function picture(variants, axes, onPoint) {
  const points = variants.map((variant) => ({ variant, x: value(variant, axes.x) ?? 0, y: value(variant, axes.y) ?? 0 }));
  points.sort((one, other) => one.x - other.x || one.y - other.y);
  const right = Math.max(...points.map((point) => point.x), 0) || 1, high = (Math.max(...points.map((point) => point.y), 0) || 1) * 1.04;
  const best = points.filter((point) => point.variant.is_best).slice(0, 8).map((point) => described(point.variant, axes)).join(". ");
  return chart(`${counted(points.length, "variant")}: ${axes.down} over ${axes.across}. ${best}`, (tip) => (width) => {
    const height = Math.round(Math.min(Math.max(width * 0.5, 220), 400));
    const plot = frame(width, height,
      { low: 0, high: right * 1.02, title: axes.across, ticks: ticks(0, right, Math.max(3, width / 110), { whole: points.every(({ x }) => Number.isInteger(x)) }) },
      { low: 0, high, title: axes.down, ticks: ticks(0, high, 5) });
    const centres = points.map((point) => /** @type {[number, number]} */ ([plot.across(point.x), plot.down(point.y)]));
    const place = labels(width, height, centres);
    const spots = points.map(({ variant }, at) => {
      const [x, y] = centres[at], drawn = { class: variant.is_best ? "point" : "point other", cx: x, cy: y, r: variant.is_best ? 5 : 4 };
      const element = draw("g", {}, draw("circle", { class: "area", cx: x, cy: y, r: 10 }), draw("circle", drawn));
      return { element, text: described(variant, axes), act: onPoint && (() => onPoint(variant.kernel)) };
    });
    const captions = points.map(({ variant }, at) => (variant.is_best ? place("name", ...centres[at], fitting(variant.label, width / 3)) : null));
    return { height, parts: [plot.axes, ...reachable(tip, spots), ...captions] };
  });
}

/**
 * Time over occupancy and over registers, as far as they are known.
 * @param {Variant[]} variants @param {Record<string, string>} words what figures are called @param {(kernel: string) => void} [onPoint]
 * @returns {HTMLElement}
 */
export function scatter(variants, words, onPoint) {
  const pictures = ACROSS.map((x) => {
    const axes = { x, y: TIME, across: words[x] || x.replaceAll("_", " "), down: "estimated time, × of the best" };
    const known = variants.filter((variant) => value(variant, x) !== null && value(variant, TIME) !== null), left = variants.length - known.length;
    if (known.length < 2) return h("p", { class: "key" }, `Time over ${axes.across}: fewer than two variants have both.`);
    return h("div", {}, picture(known, axes, onPoint), left ? h("p", { class: "key" }, `${counted(left, "variant")} without ${axes.across} or a time left out.`) : null);
  });
  const more = variants.some((variant) => !variant.is_best) && h("p", { class: "key" }, "Small, without a name: another is as good in all and better in one.");
  return h("div", {}, h("div", { class: "stairs-row" }, pictures), more);
}
