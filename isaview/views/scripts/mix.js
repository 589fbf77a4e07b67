/**
 * Instructions by class: how many stand in the text, and their share once loops are weighted.
 */
import { h } from "./dom.js";
import { bars, number } from "./svg.js";

/**
 * @typedef {{label: string, count: number, weighted: number}} Share
 * A class of instructions; `weighted` counts an instruction so often as the loops around it run.
 */

/** @param {number} share */
const percent = (share) => (share > 0 && share < 0.01 ? "< 1 %" : `${Math.round(100 * share)} %`);

/**
 * @param {Share[]} shares @param {number} weight how often each loop is taken to run @returns {HTMLElement}
 */
export function mix(shares, weight) {
  const classes = shares.filter((share) => share.count).sort((one, other) => other.count - one.count);
  const all = classes.reduce((sum, share) => sum + share.count, 0), heavy = classes.reduce((sum, share) => sum + share.weighted, 0);
  const rows = classes.map(({ label: name, count, weighted }) => {
    const share = count / all, loops = heavy ? weighted / heavy : undefined;
    const shown = `${number(count)} · ${percent(share)}${loops === undefined ? "" : ` → ${percent(loops)}`}`;
    const inLoops = loops === undefined ? "" : `, ${percent(loops)} if each loop runs ${weight} times`;
    return { name, value: share, thin: loops, shown, tip: `${name}: ${number(count)} instructions, ${percent(share)} of the text${inLoops}` };
  });
  const label = `${number(all)} instructions by class: ${rows.map((row) => `${row.name} ${row.shown}`).join("; ")}`;
  const key = heavy ? h("p", { class: "key" }, h("span", { class: "bar" }), " share of the text ",
    h("span", { class: "thin" }), ` → share if each loop runs ${weight} times`) : null;
  return h("div", {}, bars(label, rows), key);
}
