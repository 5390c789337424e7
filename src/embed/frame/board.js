// The one board of the frame, written as an author writes it.
import { NAMES } from "../loader/attributes.js";
import { hintOf, SLOTS, TOLD } from "./hash.js";

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
 * Writes what is told under a name; nothing told takes it away.
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

/** Writes all that is told, and takes all else away. */
export function writeAll(board, told) {
  for (const name of TOLD) {
    write(board, name, told.get(name) ?? []);
  }
}
