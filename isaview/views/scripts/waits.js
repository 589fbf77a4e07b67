/**
 * Where a wave waits, and how far it is from what it waits for: the shorter the bar, the less hides the latency.
 */
import { counted, digits, h } from "./dom.js";
import { bars } from "./svg.js";

/** @typedef {import("./data.js").Wait} Wait `instructions` and issue `cycles` since the latest of its loads */
const MOST = 60;
/** @type {Record<string, string>} */
const COLOURS = { "more than needed": "bad", nothing: "bad" };

/** @param {Wait} wait @param {boolean} cycles */
const away = (wait, cycles) => (cycles ? wait.cycles : wait.instructions) ?? null;

/**
 * Those with loads first, the shortest way first; of as many as are drawn, in the order of the text.
 * @param {Wait[]} all @param {boolean} cycles
 */
function worst(all, cycles) {
  const order = (/** @type {Wait} */ wait) => away(wait, cycles) ?? Infinity;
  const shortest = [...all].sort((one, other) => order(one) - order(other) || 0);
  return shortest.slice(0, MOST).sort((one, other) => one.row - other.row);
}

/**
 * @param {import("./data.js").Listing} listing @param {(row: number) => void} [onRow] @returns {HTMLElement}
 */
export function waits(listing, onRow) {
  const all = listing.waits.filter((wait) => wait.row >= 0), cycles = all.some((wait) => wait.cycles != null);
  const drawn = worst(all, cycles), unit = cycles ? "issue cycle" : "instruction";
  const line = (/** @type {number} */ row) => `line ${digits(listing.numbers[row])}`;
  const rows = drawn.map((wait) => {
    const since = away(wait, cycles), loads = wait.loads;
    const of = loads.length ? `${counted(loads.length, "load")}: ${loads.slice(0, 6).map(line).join(", ")}${loads.length > 6 ? ", …" : ""}` : "no load";
    const distance = since === null ? "" : `${counted(since, unit)} since the latest`;
    return {
      name: `${line(wait.row)} ${listing.text[wait.row].trim()}`,
      value: since,
      shown: since === null ? wait.kind : `${digits(since)} · ${loads.length ? counted(loads.length, "load") : wait.kind}`,
      tip: [`${line(wait.row)}, ${wait.kind}`, of, distance, wait.verdict && `waits for ${wait.verdict}`].filter(Boolean).join("; "),
      colour: COLOURS[wait.verdict || ""],
      act: onRow && (() => onRow(wait.row)),
    };
  });
  const left = all.length - drawn.length;
  const label = `${counted(all.length, "wait")}, by ${unit}s since the latest load; ${rows.slice(0, 12).map((row) => row.tip).join(". ")}`;
  if (!all.length) return h("p", { class: "key" }, "No wait is known.");
  return h("div", {}, h("p", { class: "key" }, `Bars: ${unit}s from the latest load to its wait, the fewest on any path. Few hide little.`,
    rows.some((row) => row.colour) ? " Red: waits for more than needed, or for nothing." : "",
    left ? ` ${counted(left, "wait")} further from their loads left out.` : ""), bars(label, rows));
}
