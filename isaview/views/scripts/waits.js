/**
 * Where a wave waits, for what, and how far that is: the shorter the bar, the less hides the latency.
 */
import { button, counted, digits, h } from "./dom.js";
import { level } from "./rows.js";

/** @typedef {import("./data.js").Wait} Wait `instructions` and issue `cycles` since the latest of its loads */
/** @typedef {import("./data.js").Listing} Listing */
const MOST = 200, MOST_LOADS = 12;
/** Waits, and what each waits for, that have a line. */
/** @type {Record<string, string>} what a wait without loads waits for, by its kind */
const OTHERS = {
  barrier: "at a barrier, until all have come to it", phase: "for a phase of a barrier; what arrives at it is not known",
  counter: "for stores, or for loads that differ by path: no load is sure to end here",
};
/** @type {Record<string, string>} what its verdict says of a wait */
const VERDICTS = { "more than needed": "waits for more than is needed", nothing: "waits for nothing that is under way" };

/** @param {Wait} wait @param {boolean} cycles */
const away = (wait, cycles) => (cycles ? wait.cycles : wait.instructions) ?? null;

/**
 * Those with the shortest way from their loads; of as many as are shown, in the order of the text.
 * @param {Wait[]} all @param {boolean} cycles
 */
function worst(all, cycles) {
  const order = (/** @type {Wait} */ wait) => away(wait, cycles) ?? Infinity;
  const shortest = [...all].sort((one, other) => order(one) - order(other) || 0);
  return shortest.slice(0, MOST).sort((one, other) => one.row - other.row);
}

/**
 * @param {Listing} listing @param {(row: number) => void} go @returns {HTMLElement}
 */
export function waits(listing, go) {
  const all = listing.waits.filter((wait) => wait.row >= 0), cycles = all.some((wait) => wait.cycles != null);
  if (!all.length) return h("p", { class: "key" }, "No wait is known.");
  const shown = worst(all, cycles), left = all.length - shown.length, unit = cycles ? "issue cycle" : "instruction";
  const far = Math.max(1, ...shown.map((wait) => away(wait, cycles) ?? 0));
  /** @param {number} row */
  const place = (row) => [
    button(listing.offsets[row] || `line ${digits(listing.numbers[row])}`, () => go(row), { class: "place" }),
    h("code", { title: listing.text[row].trim() }, listing.text[row].trim()),
  ];
  const items = shown.map((wait) => {
    const since = away(wait, cycles), verdict = VERDICTS[wait.verdict];
    const loads = wait.loads.slice(0, MOST_LOADS).map((row) => h("li", {}, place(row)));
    const more = wait.loads.length - loads.length;
    return h("li", {},
      h("div", { class: "line" }, place(wait.row), since === null ? null : level(since / far, digits(since))),
      verdict ? h("p", { class: "warning" }, verdict) : null,
      wait.loads.length ? h("ul", {}, loads) : h("p", { class: "quiet" }, OTHERS[wait.kind] ?? wait.kind),
      more > 0 ? h("p", { class: "quiet" }, `and for ${counted(more, "more load")}`) : null);
  });
  return h("div", {},
    h("p", { class: "key" }, `Under each wait, what it waits for. Bars: ${unit}s from the latest of that to the wait, the fewest on any path; few hide little.`,
      left ? ` ${counted(left, "wait")} further from what they wait for left out.` : ""),
    h("ol", { class: "waits" }, items));
}
