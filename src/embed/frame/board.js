// The one board of the frame, written as an author writes it.
import { NAMES } from "../loader/attributes.js";
import { hintOf, SLOTS, CARRIED } from "./hash.js";

function hintIn(written) {
  const { squares, text } = hintOf(written);
  const node = document.createElement("jadoube-hint");
  if (squares) {
    node.setAttribute("squares", squares);
  }
  node.append(text);
  return node;
}

function slotIn(name, text) {
  const node = document.createElement("span");
  node.slot = name;
  node.append(text);
  return node;
}

/** What stands between the tags under a name. */
const selectorOf = (name) => (name === "hint" ? "jadoube-hint" : `[slot=${name}]`);

const nodesOf = (name, texts) => texts.map((text) => (name === "hint" ? hintIn(text) : slotIn(name, text)));

/**
 * Writes the values of a name; none takes it away.
 * @param {string[]} texts of an attribute only the first counts
 */
export function write(board, name, texts) {
  if (NAMES.includes(name)) {
    texts.length ? board.setAttribute(name, texts[0]) : board.removeAttribute(name);
  } else {
    board.querySelectorAll(`:scope > ${selectorOf(name)}`).forEach((node) => node.remove());
    board.append(...nodesOf(name, SLOTS.includes(name) ? texts.slice(0, 1) : texts));
  }
}

/** Writes all values, and takes everything else away. */
export function writeAll(board, values) {
  for (const name of CARRIED) {
    write(board, name, values.get(name) ?? []);
  }
}
