/**
 * Kernels under the roofs of a machine; both axes are logarithmic.
 */
import { h } from "./dom.js";
import { MARGIN, bars, chart, draw, fitting, frame, labels, number, powers, quantity, reachable, text } from "./svg.js";

/**
 * @typedef {{label: string, intensity: number, rate: number, kernel?: number | string, verdict?: string,
 *   busy?: {name: string, share: number}[]}} Point
 * Operations a byte of memory, operations a second that its busiest part allows, and how busy each part is, from 0 to 1.
 * @typedef {{machine: string, memory: {name: string, rate: number}[], roofs: {name: string, rate: number}[], points: Point[],
 *   chosen?: number | string | null}} Roofline
 * `memory` in bytes a second, `roofs` in operations a second; `chosen` is the kernel of the point that stands out.
 */

/** Equal roofs under their names together. @param {{name: string, rate: number}[]} roofs @returns {[string, number][]} */
function together(roofs) {
  /** @type {Map<number, string[]>} */
  const named = new Map();
  for (const { name, rate } of roofs) named.set(rate, [...(named.get(rate) || []), name]);
  return [...named].map(([rate, names]) => [names.join(", "), rate]);
}

/** @param {Point} point */
function described(point) {
  const busy = (point.busy || []).map(({ name, share }) => `${name} ${Math.round(100 * share)} %`).join(", ");
  const place = `${number(Number(point.intensity.toPrecision(3)))} operations per byte, ${quantity(point.rate)}/s`;
  return [`${point.label}: ${place}`, point.verdict, busy && `busy: ${busy}`].filter(Boolean).join("; ");
}

/** Logarithms that hold everything: x from and to, y from and to. @param {Roofline} data */
function box(data) {
  const fastest = Math.max(...data.memory.map(({ rate }) => rate)), slowest = Math.min(...data.memory.map(({ rate }) => rate));
  const xs = [...data.roofs.flatMap(({ rate }) => [rate / fastest, rate / slowest]), ...data.points.map((point) => point.intensity)];
  const ys = [...data.roofs.map(({ rate }) => rate), ...data.points.map((point) => point.rate)];
  const [left, right] = [Math.log10(Math.min(...xs)) - 1, Math.log10(Math.max(...xs)) + 0.7];
  return { left, right, low: Math.log10(Math.min(...ys)) - 0.7, high: Math.log10(Math.max(...ys)) + 0.3 };
}

/**
 * @param {Roofline} data @param {(kernel: number | string) => void} [onPoint] @returns {HTMLElement}
 */
export function roofline(data, onPoint) {
  const { left, right, low, high } = box(data), roofs = together(data.roofs);
  const main = roofs.map(([name, rate]) => `${name} ${quantity(rate)}/s`).join(", ");
  const label = `Roofline of ${data.machine}: ${main}; ${data.points.map(described).slice(0, 12).join("; ")}`;
  const picture = chart(label, (tip) => (width) => {
    const height = Math.round(Math.min(Math.max(width * 0.55, 240), 420));
    const plot = frame(width, height,
      { low: left, high: right, log: true, ticks: powers(left, right), title: "operations per byte of memory" },
      { low, high, log: true, ticks: powers(low, high), text: quantity, title: "operations per second" });
    const { across, down } = plot, edge = width - MARGIN.right, top = Math.max(...data.roofs.map(({ rate }) => rate));
    const points = data.points.map((point) => /** @type {[number, number]} */ ([across(point.intensity), down(point.rate)]));
    const place = labels(width, height, points), parts = [plot.axes];
    for (const { name, rate } of data.memory) {
      const start = Math.max(10 ** left, 10 ** low / rate);
      const line = `M${across(start)} ${down(start * rate)}L${across(top / rate)} ${down(top)}`;
      parts.push(draw("path", { class: "roof", d: line }));
      const caption = place("quiet", across(start), down(start * rate) - 8, `${name} ${quantity(rate)}B/s`);
      if (caption) parts.push(caption);
    }
    const fastest = Math.max(...data.memory.map(({ rate }) => rate));
    for (const [name, rate] of roofs) {
      parts.push(draw("path", { class: "roof", d: `M${across(rate / fastest)} ${down(rate)}H${edge}` }));
      const shown = fitting(`${name} ${quantity(rate)}/s`, edge - MARGIN.left);
      parts.push(place("quiet", edge + 8, down(rate), shown) || text("quiet", edge, down(rate) - 4, "end", shown));
    }
    const spots = data.points.map((point, at) => {
      const [x, y] = points[at], kernel = point.kernel, chosen = kernel !== undefined && kernel === data.chosen;
      const element = draw("g", {}, draw("circle", { class: "area", cx: x, cy: y, r: 12 }),
        draw("circle", { class: chosen ? "point chosen" : "point", cx: x, cy: y, r: chosen ? 6 : 4.5 }));
      return { element, text: described(point), act: onPoint && kernel !== undefined ? () => onPoint(kernel) : undefined };
    });
    parts.push(...reachable(tip, spots));
    data.points.forEach((point, at) => {
      const caption = place("name", ...points[at], fitting(point.label, width / 3));
      if (caption) parts.push(caption);
    });
    return { height, parts };
  });
  const one = data.points.find((point) => point.kernel === data.chosen) || (data.points.length === 1 ? data.points[0] : null);
  if (!one?.busy?.length) return picture;
  const rows = one.busy.map(({ name, share }) => ({ name, value: share, shown: `${Math.round(100 * share)} %`, tip: `${name}: busy ${Math.round(100 * share)} % of the time` }));
  return h("div", {}, picture, bars(`How busy each part is: ${rows.map((row) => `${row.name} ${row.shown}`).join(", ")}`, rows));
}
