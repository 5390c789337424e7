// What an author has written wrong, and where.

/**
 * A fault in what an author has written.
 * @typedef {object} Fault
 * @property {string} message a sentence
 * @property {string} [attribute] the attribute that holds the text; none for text between the tags
 * @property {string} [field] the field of a position in which it lies
 * @property {string} [text] what was written
 * @property {number | null} line
 * @property {number | null} column
 */

/** @returns {Fault} the fault at a place of a text, with its line and column */
export function faultAt(text, offset, message, more) {
  const before = text.slice(0, offset).split("\n");
  const column = before.at(-1).length + 1;
  return { message, text, line: before.length, column, ...more };
}

/** @returns {Fault} a fault without a place in a text */
export const faultOf = (message, more) => ({ message, line: null, column: null, ...more });
