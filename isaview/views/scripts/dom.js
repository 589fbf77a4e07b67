/**
 * Elements made of values: text goes in as text, never as markup.
 */

/** @typedef {Node|string|number|null|undefined|false} Child */

const CODE = /^(on|style$|src|action$|formaction$)/i;

/**
 * An element with attributes and children.
 *
 * A function is a listener by the name of its event; true is an empty attribute; false, null and undefined are none.
 * Throws at attributes that could run text, and at links that leave the page.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string|number|boolean|null|undefined|((event: any) => void)>} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (CODE.test(name) || (name === "href" && !String(value).startsWith("#"))) throw new Error(`${name} takes no text`);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/** A piece of text of a kind. @param {string} kind @param {...(Child|Child[])} children */
export function span(kind, ...children) {
  return h("span", { class: kind }, ...children);
}

/** A cell of a row in a grid. @param {string} kind @param {...(Child|Child[])} children */
export function cell(kind, ...children) {
  return h("span", { class: kind, role: "gridcell" }, ...children);
}

/** A button with a name. @param {string} text @param {() => void} press @param {Record<string, any>} [attributes] */
export function button(text, press, attributes = {}) {
  return h("button", { type: "button", click: press, ...attributes }, text);
}

/** A whole number in groups of three. @param {number} number @returns {string} */
export function digits(number) {
  return number.toLocaleString("en-US");
}

/** `1 row`, `2 rows`. @param {number} number @param {string} noun @param {string} [plural] @returns {string} */
export function counted(number, noun, plural = noun + "s") {
  return `${digits(number)} ${number === 1 ? noun : plural}`;
}

/**
 * A label around something to fill in.
 * @param {string} text
 * @param {HTMLElement} control
 */
export function labelled(text, control) {
  return h("label", {}, h("span", {}, text), control);
}

/**
 * A list to choose from.
 * @param {(string|string[])[]} choices value and text, or a value that is its text
 * @param {(value: string) => void} choose
 * @param {string} [chosen]
 */
export function select(choices, choose, chosen) {
  const options = choices.map((choice) => {
    const [value, text = value] = [choice].flat();
    return h("option", { value, selected: value === chosen }, text);
  });
  return h("select", { change: (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value) }, options);
}
