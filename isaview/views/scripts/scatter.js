/**
 * Variants by two figures: the best are named, all can be pointed at and opened.
 */
import { h } from "./dom.js";
import { chart, draw, fitting, frame, labels, number, reachable, ticks } from "./svg.js";

/**
 * @typedef {{key: number | string, label: string, x: number, y: number, low?: number | null, high?: number | null,
 *   best?: boolean, note?: string}} Variant
 * `low` and `high` are the interval of `y`.
 * @typedef {{title: string, x_title: string, y_title: string, points: Variant[], left_out?: string}} Scatter
 */

/** @param {Scatter} data @param {Variant} point */
function described(data, point) {
  const interval = point.low != null && point.high != null ? ` (${number(point.low)}–${number(point.high)})` : "";
  const figures = `${number(point.x)} ${data.x_title}, ${number(point.y)}${interval} ${data.y_title}`;
  return [`${point.label}: ${figures}`, point.note].filter(Boolean).join("; ");
}

/**
 * @param {Scatter} data @param {(key: number | string) => void} [onPoint] @returns {HTMLElement}
 */
export function scatter(data, onPoint) {
  const most = (/** @type {number[]} */ values) => Math.max(...values, 0) || 1;
  const right = most(data.points.map((point) => point.x)), high = most(data.points.map((point) => point.high ?? point.y)) * 1.04;
  const best = data.points.filter((point) => point.best);
  const label = `${data.title}: ${number(data.points.length)} variants by ${data.x_title} and ${data.y_title}` +
    (best.length ? `; best: ${best.slice(0, 8).map((point) => described(data, point)).join("; ")}` : "");
  const picture = chart(label, (tip) => (width) => {
    const height = Math.round(Math.min(Math.max(width * 0.5, 220), 400));
    const plot = frame(width, height,
      { low: 0, high: right * 1.02, title: data.x_title, ticks: ticks(0, right, Math.max(3, width / 110)) },
      { low: 0, high, title: data.y_title, ticks: ticks(0, high, 5) });
    const centres = data.points.map((point) => /** @type {[number, number]} */ ([plot.across(point.x), plot.down(point.y)]));
    const place = labels(width, height, centres);
    const order = data.points.map((_, at) => at).sort((one, other) => data.points[one].x - data.points[other].x || data.points[one].y - data.points[other].y);
    const spots = order.map((at) => {
      const point = data.points[at], [x, y] = centres[at];
      const range = point.best && point.low != null && point.high != null
        ? draw("path", { class: "range", d: `M${x} ${plot.down(point.low)}V${plot.down(point.high)}` }) : null;
      const element = draw("g", {}, range, draw("circle", { class: "area", cx: x, cy: y, r: 10 }),
        draw("circle", { class: point.best ? "point" : "point other", cx: x, cy: y, r: point.best ? 5 : 4 }));
      return { element, text: described(data, point), act: onPoint && (() => onPoint(point.key)) };
    });
    const captions = data.points.map((point, at) => (point.best ? place("name", ...centres[at], fitting(point.label, width / 3)) : null));
    return { height, parts: [plot.axes, ...reachable(tip, spots), ...captions] };
  });
  return h("div", {}, picture, data.left_out ? h("p", { class: "key" }, data.left_out) : null);
}
