/**
 * Instructions by class: how many stand in the text, and their share once loops are weighted.
 */
import { h } from "./dom.js";
import { bars, number } from "./svg.js";

/**
 * @typedef {{classes: Record<string, number>, weighted?: Record<string, number> | null, loop_weight?: number}} Mix
 * `weighted` counts an instruction `loop_weight` times for each loop around it.
 */

/** @param {number} share */
const percent = (share) => (share > 0 && share < 0.01 ? "< 1 %" : `${Math.round(100 * share)} %`);

/**
 * @param {Mix} data @returns {HTMLElement}
 */
export function mix(data) {
  const classes = Object.entries(data.classes).filter(([, count]) => count).sort(([, one], [, other]) => other - one);
  const all = classes.reduce((sum, [, count]) => sum + count, 0), weights = data.weighted || {};
  const heavy = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const rows = classes.map(([name, count]) => {
    const share = count / all, loops = heavy ? (weights[name] || 0) / heavy : undefined;
    const shown = `${number(count)} · ${percent(share)}${loops === undefined ? "" : ` → ${percent(loops)}`}`;
    const inLoops = loops === undefined ? "" : `, ${percent(loops)} if each loop runs ${data.loop_weight} times`;
    const spoken = name.replaceAll("_", " ");
    return { name: spoken, value: share, thin: loops, shown, tip: `${spoken}: ${number(count)} instructions, ${percent(share)} of the text${inLoops}` };
  });
  const label = `${number(all)} instructions by class: ${rows.map((row) => `${row.name} ${row.shown}`).join("; ")}`;
  const key = heavy ? h("p", { class: "key" }, h("span", { class: "bar" }), " share of the text ",
    h("span", { class: "thin" }), ` → share if each loop runs ${data.loop_weight} times`) : null;
  return h("div", {}, bars(label, rows), key);
}
