/**
 * Kernels under the roofs of a machine, every part of it by its name; both axes are logarithmic.
 */
import { counted, h } from "./dom.js";
import { MARGIN, bars, chart, draw, extent, fitting, frame, labels, number, powers, quantity, reachable, text } from "./svg.js";

/**
 * @typedef {{label: string, intensity: number, rate: number, parts?: [string, number][], levels?: [string, number][]}} Point
 * By the id of a kernel: operations a byte of memory, operations a second that its busiest part allows, the clocks of each part as
 * a share of the most, and operations a byte of each nearer memory.
 * @typedef {{id: string, name: string, limits?: string}} Kernel
 * @typedef {{name: string, rate: number|null, why: string, is_memory?: boolean, is_used?: boolean, is_assumed?: boolean}} Part
 * Bytes a second of a memory, operations a second of others; null where no source states them.
 * @typedef {{machine: string, slope: number, roofs: [string, number][], points: Point[], parts: Part[]}} Machine
 * @typedef {Part & {rate: number}} Roof
 * @typedef {{chosen?: string, onPoint?: (kernel: string) => void}} Options  `chosen` is the kernel that stands out
 * @typedef {{left: number, right: number, low: number, high: number}} Box  logarithms
 */

/** A part's rate in words. @param {Part} part */
const rated = ({ rate, is_memory, is_assumed }) => (rate === null ? "unknown" : `${is_assumed ? "~" : ""}${quantity(rate)}${is_memory ? "B" : ""}/s`);

/** Roofs of one height together, guesses apart: under the names of those that kernels need, else of all. @param {Roof[]} roofs @returns {Roof[]} */
function together(roofs) {
  const groups = Map.groupBy(roofs, ({ rate, is_memory, is_assumed }) => `${rate} ${is_memory} ${is_assumed}`);
  return [...groups.values()].map((alike) => {
    const used = alike.filter((part) => part.is_used), named = used.length ? used : alike;
    const why = [...new Set(alike.map((part) => part.why))].join("; ");
    return { ...alike[0], name: named.map((part) => part.name).join(", "), is_used: used.length > 0, why };
  });
}

/** @param {Point} point @param {Kernel} kernel */
function described({ intensity, rate, parts }, kernel) {
  const clocks = (parts || []).slice(0, 3).map(([name, share]) => `${name} ${Math.round(100 * share)} %`).join(", ");
  const place = `${number(Number(intensity.toPrecision(3)))} operations per byte, ${quantity(rate)}/s`;
  return [`${kernel.name}: ${place}`, kernel.limits, clocks && `clocks: ${clocks}`].filter(Boolean).join("; ");
}

/** Holds the points, and the ridges of the roofs that kernels need. @param {Roof[]} roofs @param {Point[]} points @param {Point|undefined} own @returns {Box} */
function box(roofs, points, own) {
  const needed = roofs.filter((part) => part.is_used || part.name === roofs[0].name), rates = roofs.flatMap((part) => (part.is_memory ? [] : [part.rate]));
  const tops = needed.flatMap((part) => (part.is_memory ? [] : [part.rate])), slopes = needed.flatMap((part) => (part.is_memory ? [part.rate] : []));
  const xs = [...tops.flatMap((top) => slopes.map((slope) => top / slope)), ...points.map((point) => point.intensity), ...(own?.levels || []).map(([, intensity]) => intensity)];
  const ys = [...rates, ...points.map((point) => point.rate)];
  return { left: Math.log10(Math.min(...xs)) - 0.7, right: Math.log10(Math.max(...xs)) + 0.7, low: Math.log10(Math.min(...ys)) - 0.5, high: Math.log10(Math.max(...ys)) + 0.3 };
}

/**
 * A roof's line, from and to in pixels: of a memory up to the highest roof, of what computes from the ridge with the fastest memory on.
 * @param {Roof} roof @param {Roof[]} roofs @param {Box} box @param {import("./svg.js").Frame} plot @returns {[number, number, number, number]}
 */
function line(roof, roofs, { left, right, low }, { across, down }) {
  const rates = (/** @type {boolean} */ memory) => roofs.flatMap((part) => (Boolean(part.is_memory) === memory ? [part.rate] : []));
  if (!roof.is_memory) {
    const start = Math.min(Math.max(roof.rate / Math.max(...rates(true)), 10 ** left), 10 ** right);
    return [across(start), down(roof.rate), across(10 ** right), down(roof.rate)];
  }
  const start = Math.max(10 ** left, 10 ** low / roof.rate), end = Math.min(Math.max(...rates(false)) / roof.rate, 10 ** right);
  return [across(start), down(start * roof.rate), across(end), down(end * roof.rate)];
}

/**
 * Names along the lines of memories, each behind the last where lines are near; those that have no room are left to the tips.
 * @param {{roof: Roof, ends: [number, number, number, number]}[]} lines
 */
function along(lines) {
  let [last, from] = [Infinity, 0];
  return [...lines].sort((one, other) => one.roof.rate - other.roof.rate).map(({ roof, ends: [x, y, right, top] }) => {
    const shown = `${roof.name} ${rated(roof)}`, long = Math.hypot(right - x, y - top), [sine, cosine] = [(y - top) / long, (right - x) / long];
    const near = (last - x) * sine < 18, start = near ? from : 10;
    [last, from] = [x, start + extent(shown) + 16];
    if (start + extent(shown) > long - 8) return null;
    const label = text("quiet over", x + start * cosine - 4 * sine, y - start * sine - 4 * cosine, "start", shown);
    label.setAttribute("transform", `rotate(${-Math.asin(sine) * 180 / Math.PI} ${label.getAttribute("x")} ${label.getAttribute("y")})`);
    return label;
  });
}

/** All parts with their rates, and where these are from. @param {Machine} machine */
function table({ machine, parts }) {
  const unknown = parts.filter((part) => part.rate === null).map((part) => part.name);
  const summary = `${counted(parts.length - unknown.length, "roof")} of ${machine}, and where they are from${unknown.length ? `; unknown: ${unknown.join(", ")}` : ""}`;
  const rows = parts.map((part) => h("tr", {}, h("th", { scope: "row" }, part.is_used ? h("b", {}, part.name) : part.name), h("td", { class: "n" }, rated(part)), h("td", { class: "w" }, part.why)));
  return h("details", {}, h("summary", {}, summary), h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "roofs" },
    h("table", { class: "roofs" }, h("thead", {}, h("tr", {}, ["part", "a second", "source"].map((text) => h("th", { scope: "col" }, text)))), h("tbody", {}, rows))),
  h("p", { class: "key" }, "Bold: a kernel of this page needs it. ~: assumed from neighbouring generations. A multiply-add is two operations."));
}

/**
 * A machine by its number, with all kernels that have a place on it.
 * @param {{rooflines: Machine[], kernels: Kernel[]}} data @param {number} index @param {Options} [options] @returns {HTMLElement}
 */
export function roofline(data, index, { chosen, onPoint } = {}) {
  const machine = data.rooflines[index], kernels = new Map(data.kernels.map((kernel) => [kernel.id, kernel]));
  const points = machine.points.flatMap((point) => kernels.get(point.label) ? [{ ...point, kernel: /** @type {Kernel} */ (kernels.get(point.label)) }] : []);
  const known = /** @type {Roof[]} */ (machine.parts.filter((part) => part.rate !== null)), roofs = together(known);
  const own = points.find((point) => point.label === chosen), bounds = box(roofs, points, own);
  const words = roofs.map((part) => `${part.name} ${rated(part)}`).join(", ");
  const label = `Roofline of ${machine.machine}: ${words}; ${points.map((point) => described(point, point.kernel)).slice(0, 12).join(". ")}`;
  const picture = chart(label, (tip) => (width) => {
    const height = Math.round(Math.min(Math.max(width * 0.7, 280), 460)), edge = width - MARGIN.right, { left, right, low, high } = bounds;
    const plot = frame(width, height,
      { low: left, high: right, log: true, ticks: powers(left, right), title: "operations per byte of memory" },
      { low, high, log: true, ticks: powers(low, high), text: quantity, title: "operations per second" });
    const centres = points.map((point) => /** @type {[number, number]} */ ([plot.across(point.intensity), plot.down(point.rate)]));
    const rings = (own?.levels || []).map(([name, intensity]) => ({ name, intensity, x: plot.across(intensity), y: plot.down(own?.rate ?? 1) }));
    const place = labels(width, height, [...centres, ...rings.map(({ x, y }) => /** @type {[number, number]} */ ([x, y]))]);
    const lines = roofs.map((roof) => ({ roof, ends: line(roof, roofs, bounds, plot) }));
    const path = (/** @type {number[]} */ [x, y, right, top]) => `M${x} ${y}L${right} ${top}`;
    const kind = (/** @type {Roof} */ roof) => `roof${roof.is_used ? "" : " spare"}${roof.is_assumed ? " guess" : ""}`;
    const flat = lines.filter(({ roof }) => !roof.is_memory).sort((one, other) => Number(other.roof.is_used) - Number(one.roof.is_used));
    const names = points.map((point, at) => place("name", ...centres[at], fitting(point.kernel.name, width / 3)));
    const captions = [...along(lines.filter(({ roof }) => roof.is_memory)), ...names, ...flat.map(({ roof, ends: [, y] }) => {
      const shown = fitting(`${roof.name} ${rated(roof)}`, width / 2);
      return place("quiet over", edge - extent(shown) - 8, y, shown, [-5]);
    })];
    const spots = points.map((point, at) => {
      const [x, y] = centres[at], stands = point === own;
      const element = draw("g", {}, draw("circle", { class: "area", cx: x, cy: y, r: 12 }),
        draw("circle", { class: stands ? "point chosen" : "point", cx: x, cy: y, r: stands ? 6 : 4.5 }));
      return { element, text: described(point, point.kernel), act: onPoint && (() => onPoint(point.label)) };
    });
    const nearer = rings.map(({ name, intensity, x, y }) => ({
      element: draw("g", {}, draw("circle", { class: "area", cx: x, cy: y, r: 10 }), draw("circle", { class: "ring", cx: x, cy: y, r: 4.5 })),
      text: `${own?.kernel.name}: ${number(Number(intensity.toPrecision(3)))} operations per byte of ${name}`,
    }));
    const tops = lines.map(({ roof, ends }) => ({ element: draw("g", {}, draw("path", { class: "edge", d: path(ends) })), text: `${roof.name}: ${rated(roof)}; ${roof.why}` }));
    return { height, parts: [plot.axes, ...lines.map(({ roof, ends }) => draw("path", { class: kind(roof), d: path(ends) })), ...reachable(tip, [...spots, ...nearer, ...tops]), ...captions] };
  });
  const key = h("p", { class: "key" }, `Faint: roofs that no kernel here needs. Dashed: assumed.${own?.levels?.length ? " Rings: the same kernel by the bytes of nearer memories, bank conflicts counted as bytes." : ""}`);
  if (!own?.parts?.length) return h("div", {}, picture, key, table(machine));
  const rows = own.parts.map(([name, share]) => {
    const shown = share < 0.01 ? "< 1 %" : `${Math.round(100 * share)} %`;
    return { name, value: share, shown, tip: `${name}: ${shown} of the clocks of the part that needs most` };
  });
  const says = "Clocks of each part of the machine, as a share of the most";
  return h("div", {}, picture, key, h("p", { class: "key" }, `${says}.`), bars(`${says}: ${rows.map((row) => `${row.name} ${row.shown}`).join(", ")}`, rows), table(machine));
}
