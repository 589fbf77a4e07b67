/**
 * Kernels under the roofs of a machine; both axes are logarithmic.
 */
import { h } from "./dom.js";
import { MARGIN, bars, chart, draw, fitting, frame, labels, number, powers, quantity, reachable, text } from "./svg.js";

/**
 * @typedef {{roofline: number, intensity: number, rate: number, parts?: [string, number][]}} Place
 * Operations a byte of memory, operations a second that its busiest part allows, and the clocks of each part as a share of the most.
 * @typedef {{id: string, name: string, limits?: string, point?: Place | null}} Kernel
 * @typedef {{gpu: string, slope: number, roofs: [string, number][]}} Machine  bytes a second, operations a second
 * @typedef {{chosen?: string, onPoint?: (kernel: string) => void}} Options  `chosen` is the kernel that stands out
 * @typedef {Place & {kernel: Kernel}} Point
 */

/** Equal roofs under their names together. @param {[string, number][]} roofs @returns {[string, number][]} */
function together(roofs) {
  /** @type {Map<number, string[]>} */
  const named = new Map();
  for (const [name, rate] of roofs) named.set(rate, [...(named.get(rate) || []), name]);
  return [...named].map(([rate, names]) => [names.join(", "), rate]);
}

/** @param {Point} point */
function described({ kernel, intensity, rate, parts }) {
  const clocks = (parts || []).slice(0, 3).map(([name, share]) => `${name} ${Math.round(100 * share)} %`).join(", ");
  const place = `${number(Number(intensity.toPrecision(3)))} operations per byte, ${quantity(rate)}/s`;
  return [`${kernel.name}: ${place}`, kernel.limits, clocks && `clocks: ${clocks}`].filter(Boolean).join("; ");
}

/** Logarithms that hold everything: x from and to, y from and to. @param {Machine} machine @param {Point[]} points */
function box({ slope, roofs }, points) {
  const xs = [...roofs.map(([, rate]) => rate / slope), ...points.map((point) => point.intensity)];
  const ys = [...roofs.map(([, rate]) => rate), ...points.map((point) => point.rate)];
  const [left, right] = [Math.log10(Math.min(...xs)) - 1, Math.log10(Math.max(...xs)) + 0.7];
  return { left, right, low: Math.log10(Math.min(...ys)) - 0.7, high: Math.log10(Math.max(...ys)) + 0.3 };
}

/** The machine's roofs, each with its name. @param {Machine} machine @param {import("./svg.js").Frame} plot @param {{left: number, low: number, edge: number}} from @param {ReturnType<typeof labels>} place */
function roofsOf({ slope, roofs }, { across, down }, { left, low, edge }, place) {
  const start = Math.max(10 ** left, 10 ** low / slope), top = Math.max(...roofs.map(([, rate]) => rate));
  const memory = draw("path", { class: "roof", d: `M${across(start)} ${down(start * slope)}L${across(top / slope)} ${down(top)}` });
  return [memory, place("quiet", across(start) + 32, down(start * slope) + 6, `memory ${quantity(slope)}B/s`), ...together(roofs).flatMap(([name, rate]) => {
    const shown = fitting(`${name} ${quantity(rate)}/s`, edge - MARGIN.left);
    return [draw("path", { class: "roof", d: `M${across(rate / slope)} ${down(rate)}H${edge}` }),
      place("quiet", edge + 8, down(rate), shown) || text("quiet", edge, down(rate) - 4, "end", shown)];
  })];
}

/**
 * A machine by its number, with all kernels that have a place on it.
 * @param {{rooflines: Machine[], kernels: Kernel[]}} data @param {number} index @param {Options} [options] @returns {HTMLElement}
 */
export function roofline(data, index, { chosen, onPoint } = {}) {
  const machine = data.rooflines[index];
  const points = data.kernels.flatMap((kernel) => (kernel.point?.roofline === index ? [{ ...kernel.point, kernel }] : []));
  const { left, right, low, high } = box(machine, points);
  const roofs = together(machine.roofs).map(([name, rate]) => `${name} ${quantity(rate)}/s`).join(", ");
  const label = `Roofline of ${machine.gpu}: memory ${quantity(machine.slope)}B/s, ${roofs}; ${points.map(described).slice(0, 12).join(". ")}`;
  const picture = chart(label, (tip) => (width) => {
    const height = Math.round(Math.min(Math.max(width * 0.55, 240), 420));
    const plot = frame(width, height,
      { low: left, high: right, log: true, ticks: powers(left, right), title: "operations per byte of memory" },
      { low, high, log: true, ticks: powers(low, high), text: quantity, title: "operations per second" });
    const centres = points.map((point) => /** @type {[number, number]} */ ([plot.across(point.intensity), plot.down(point.rate)]));
    const place = labels(width, height, centres), lines = roofsOf(machine, plot, { left, low, edge: width - MARGIN.right }, place);
    const spots = points.map((point, at) => {
      const [x, y] = centres[at], stands = point.kernel.id === chosen;
      const element = draw("g", {}, draw("circle", { class: "area", cx: x, cy: y, r: 12 }),
        draw("circle", { class: stands ? "point chosen" : "point", cx: x, cy: y, r: stands ? 6 : 4.5 }));
      return { element, text: described(point), act: onPoint && (() => onPoint(point.kernel.id)) };
    });
    const named = points.map((point, at) => place("name", ...centres[at], fitting(point.kernel.name, width / 3)));
    return { height, parts: [plot.axes, ...lines, ...reachable(tip, spots), ...named] };
  });
  const one = points.find((point) => point.kernel.id === chosen);
  if (!one?.parts?.length) return picture;
  const rows = one.parts.map(([name, share]) => {
    const shown = share < 0.01 ? "< 1 %" : `${Math.round(100 * share)} %`;
    return { name, value: share, shown, tip: `${name}: ${shown} of the clocks of the part that needs most` };
  });
  const says = "Clocks of each part of the machine, as a share of the most";
  return h("div", {}, picture, h("p", { class: "key" }, `${says}.`), bars(`${says}: ${rows.map((row) => `${row.name} ${row.shown}`).join(", ")}`, rows));
}
