/**
 * The flow graph of a kernel: blocks from the top down, loops as edges back up at the left, warm where much is alive or deep.
 */
import { counted, digits, h } from "./dom.js";
import { columns, layered } from "./layers.js";
import { chart, draw, fitting, reachable, text } from "./svg.js";

/**
 * @typedef {import("./data.js").Block} Block
 * @typedef {import("./data.js").Listing} Listed
 * @typedef {{heat?: string, row?: number, onBlock?: (block: number, row: number) => void}} Options
 * `heat` is "depth" or a register file, `row` the one whose block stands out.
 */
const MOST = 400;
/** Blocks that are drawn. */
const WIDE = 148, HIGH = 26, GAP = 22, APART = 18, LANE = 9, HEATS = 6;

/**
 * The blocks to draw: the first, that of the row, and of the others those deepest in loops; and the edges between them, over
 * blocks that are left out too.
 * @param {Listed} listing @param {number | undefined} row @returns {{blocks: number[], edges: [number, number][], apart: number}} `apart` counts endless loops that nothing enters
 */
function chosen(listing, row) {
  const joined = new Set(listing.edges.filter(([from, to]) => from !== to).flat());
  const loops = new Set(listing.edges.filter(([from, to]) => from === to && from && !joined.has(from)).flat());
  const all = [...listing.blocks.keys()].filter((block) => !loops.has(block));
  const depth = (/** @type {number} */ block) => (block && !isAt(listing.blocks[block], row) ? listing.blocks[block].depth : Infinity);
  const deepest = all.sort((one, other) => depth(other) - depth(one) || one - other).slice(0, MOST).sort((one, other) => one - other);
  const place = new Map(deepest.map((block, at) => [block, at])), leaving = listing.blocks.map(() => /** @type {number[]} */ ([]));
  for (const [from, to] of listing.edges) leaving[from].push(to);
  const edges = deepest.flatMap((block, at) => {
    const open = [...leaving[block]], met = new Set(open);
    for (const to of open) {
      if (place.has(to)) continue;
      for (const next of leaving[to]) if (!met.has(next)) met.add(next) && open.push(next);
    }
    return open.flatMap((to) => (place.has(to) ? [/** @type {[number, number]} */ ([at, place.get(to)])] : []));
  });
  return { blocks: deepest, edges, apart: loops.size };
}

/** Instructions of a block: a row may have two. @param {Listed} listing @param {Block} block */
const instructions = (listing, block) =>
  listing.class.slice(block.first_row, block.last_row + 1).reduce((sum, names) => sum + (names ? names.split(" ").length : 0), 0);

/** How much is alive at most in a block, or how deep it is. @param {Listed} listing @param {Block} block @param {string} heat */
function warmth(listing, block, heat) {
  const live = listing.live[heat];
  return live ? Math.max(...live.slice(block.first_row, block.last_row + 1), 0) : block.depth;
}

/**
 * How far to the left each edge that goes around goes: past all that stands between its ends, inner ones nearer.
 * @param {[number, number][]} spans layers from and to, downwards @param {number[]} edges the left edge of each layer
 */
function lanes(spans, edges) {
  const place = new Array(spans.length).fill(0), order = [...spans.keys()];
  order.sort((one, other) => spans[one][1] - spans[one][0] - (spans[other][1] - spans[other][0]));
  const free = edges.map((edge) => edge - LANE);
  for (const at of order) {
    const [top, bottom] = spans[at];
    place[at] = Math.min(...free.slice(top, bottom + 1));
    free.fill(place[at] - LANE, top, bottom + 1);
  }
  return place;
}

/**
 * Edges that share an end as one: by the end at which more of them meet.
 * @param {[number, number][]} edges @param {(node: number) => number} level
 * @returns {{groups: number[], spans: [number, number][]}} the group of each edge, and the layers that a group goes past
 */
function bundled(edges, level) {
  /** @type {Map<string, number>} */
  const meeting = new Map(), known = new Map();
  const names = edges.map(([from, to]) => [`from ${from}`, `to ${to}`]);
  for (const name of names.flat()) meeting.set(name, (meeting.get(name) || 0) + 1);
  /** @type {[number, number][]} */
  const spans = [];
  const groups = edges.map(([from, to], at) => {
    const [leaving, arriving] = names[at], name = (meeting.get(leaving) || 0) > (meeting.get(arriving) || 0) ? leaving : arriving;
    const group = known.get(name) ?? spans.push([Infinity, 0]) - 1;
    known.set(name, group);
    spans[group] = [Math.min(spans[group][0], level(from)), Math.max(spans[group][1], level(to))];
    return group;
  });
  return { groups, spans };
}

/** An arrow's head, down, or to a block from its left or right. @param {number} x @param {number} y @param {number} side 0, -1 or 1 */
const head = (x, y, side) => draw("path", { class: side < 0 ? "head back" : "head", d: side ? `M${x} ${y}l${6 * side} -3.5v7Z` : `M${x} ${y}l-3.5 -6h7Z` });

/**
 * @param {Listed} listing @param {Options} [options] @returns {HTMLElement}
 */
export function flow(listing, options = {}) {
  if (!listing.blocks.length) return h("p", { class: "key" }, "No block is known.");
  const { blocks, edges, apart } = chosen(listing, options.row), graph = layered(blocks.length, edges);
  const heat = options.heat && listing.live[options.heat] ? options.heat : "depth";
  const warm = blocks.map((block) => warmth(listing, listing.blocks[block], heat)), most = Math.max(...warm, 1);
  const width = (/** @type {number} */ node) => (node < graph.nodes ? WIDE + APART : APART);
  const across = columns(graph, width), row = new Map(graph.layers.flatMap((layer, at) => layer.map((node) => [node, at])));
  const top = (/** @type {number} */ node) => (row.get(node) || 0) * (HIGH + GAP) + 12;
  const side = (/** @type {number} */ node) => (width(node) - APART) / 2, level = (/** @type {number} */ node) => row.get(node) || 0;
  const loops = lanes(graph.back.map(([from, to]) => [level(to), level(from)]), graph.layers.map((layer) => Math.min(...layer.map((node) => across[node] - side(node)))));
  const { groups, spans } = bundled(graph.far, level);
  const falls = lanes(spans, graph.layers.map((layer) => -Math.max(...layer.map((node) => across[node] + side(node)))));
  const margin = 8 - Math.min(...loops, 0), x = (/** @type {number} */ node) => across[node] + margin;
  const parts = [...graph.forward.map((chain) => ahead(chain, x, top)),
    ...graph.back.map((edge, at) => around(edge, loops[at] + margin, -1, x, top)), ...graph.far.map((edge, at) => around(edge, margin - falls[groups[at]], 1, x, top))];
  const wide = Math.max(...graph.layers.flat().map((node) => x(node) + width(node) / 2), ...falls.map((lane) => margin - lane)) + 4, high = graph.layers.length * (HIGH + GAP) + 8;
  const what = heat === "depth" ? "loop depth" : `most ${heat} registers alive`;
  const label = `Flow graph: ${counted(listing.blocks.length, "block")}, ${counted(graph.back.length, "edge")} back to the head of a loop, shaded by ${what}`;
  const picture = chart(label, (tip) => () => {
    const boxes = blocks.map((block, at) => drawn(listing, block, { x: x(at) - WIDE / 2, y: top(at), heat: Math.ceil((warm[at] / most) * (HEATS - 1)), warm: `${what} ${digits(warm[at])}` }, options));
    return { width: wide, height: high, parts: [draw("g", { "aria-hidden": "true" }, ...parts), ...reachable(tip, boxes.map((block) => block.spot)), draw("g", { "aria-hidden": "true" }, ...boxes.flatMap((block) => block.words))] };
  });
  picture.classList.add("flow");
  const here = Math.max(blocks.findIndex((block) => isAt(listing.blocks[block], options.row)), 0);
  new ResizeObserver((_, observer) => {
    picture.scrollTo(x(here) - picture.clientWidth / 2, here && top(here) - picture.clientHeight / 2);
    observer.disconnect();
  }).observe(picture);
  const left = listing.blocks.length - blocks.length - apart;
  const out = [apart ? `${counted(apart, "endless loop")} that nothing enters left out` : "", left ? `${counted(left, "block")} outside of the innermost loops left out` : "", listing.left_out || ""].filter(Boolean).join("; ");
  return h("div", {}, picture, h("p", { class: "key" }, `Filled more: ${heat === "depth" ? "deeper in loops" : `more ${heat} registers alive`}. Dashed: back to the head of a loop.${out ? ` ${out}.` : ""}`));
}

/** @param {Block} block @param {number | undefined} row */
const isAt = (block, row) => row !== undefined && block.first_row <= row && row <= block.last_row;

/** A block, and what stands on it. @param {Listed} listing @param {number} at @param {{x: number, y: number, heat: number, warm: string}} place @param {Options} options */
function drawn(listing, at, place, options) {
  const block = listing.blocks[at], line = listing.offsets?.[block.first_row] || `line ${digits(listing.numbers[block.first_row])}`;
  const count = instructions(listing, block);
  const name = block.label || line;
  const element = draw("g", { class: `block heat${place.heat}${isAt(block, options.row) ? " here" : ""}` }, draw("rect", { x: place.x, y: place.y, width: WIDE, height: HIGH, rx: 3 }));
  const words = [text("label", place.x + 6, place.y + 17, "start", fitting(name, WIDE - 52)), text("label", place.x + WIDE - 6, place.y + 17, "end", digits(count))];
  const last = listing.offsets?.[block.last_row] || digits(listing.numbers[block.last_row]);
  const label = `${block.label ? `${block.label}, ` : ""}${line} to ${last}: ${counted(count, "instruction")}, ${place.warm}${block.depth > 0 && !place.warm.startsWith("loop") ? `, loop depth ${block.depth}` : ""}`;
  return { spot: { element, text: label, act: options.onBlock && (() => options.onBlock?.(at, block.first_row)) }, words };
}

/** An edge down through the layers. @param {number[]} chain @param {(node: number) => number} x @param {(node: number) => number} top */
function ahead(chain, x, top) {
  let line = `M${x(chain[0])} ${top(chain[0]) + HIGH}`;
  chain.slice(1).forEach((node, at) => {
    const from = top(chain[at]) + HIGH, to = top(node) - (at + 2 === chain.length ? 1 : 0), bend = (from + to) / 2;
    line += `C${x(chain[at])} ${bend} ${x(node)} ${bend} ${x(node)} ${to}`;
    if (at + 2 < chain.length) line += `V${top(node) + HIGH}`;
  });
  const end = chain[chain.length - 1];
  return draw("g", {}, draw("path", { class: "way", d: line }), head(x(end), top(end), 0));
}

/** An edge around what is between, at the left (-1, back up) or the right (1). @param {[number, number]} edge @param {number} lane @param {number} side @param {(node: number) => number} x @param {(node: number) => number} top */
function around([from, to], lane, side, x, top) {
  const start = x(from) + (side * WIDE) / 2, end = x(to) + (side * WIDE) / 2, one = top(from) + HIGH - 7, other = top(to) + 7, turn = 8 * Math.sign(other - one);
  const line = `M${start} ${one}C${lane} ${one} ${lane} ${one} ${lane} ${one + turn}V${other - turn}C${lane} ${other} ${lane} ${other} ${end} ${other}`;
  return draw("g", {}, draw("path", { class: side < 0 ? "way back" : "way", d: line }), head(end, other, side));
}
