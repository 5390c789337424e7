// What an author has written wrong, and where.
import { MORE_FAULTS } from "./english.js";
import { say } from "./say.js";

/**
 * A fault in what an author has written.
 * @typedef {object} Fault
 * @property {string} message a sentence
 * @property {string} [attribute] the attribute that holds the text; none for text between the tags
 * @property {string} [field] the field of a position in which it lies
 * @property {string} [text] what was written
 * @property {() => Element} [code] makes the line of it, with the place pointed out
 * @property {number | null} line
 * @property {number | null} column
 */

/** @returns {Fault} the fault at a place of a text, with its line and column */
export function faultAt(text, offset, message, more) {
  const before = text.slice(0, offset).split("\n");
  const column = before.at(-1).length + 1;
  return { message, text, line: before.length, column, ...more };
}

/** The most characters of an attribute; what is longer is nothing that a person has written. */
export const LIMIT = 4096;

/** How many faults are reported one by one. */
const MOST_FAULTS = 10;

/** Leaves of many faults the first, and how many more there are. */
export const shorten = (faults) => {
  const more = faults.splice(MOST_FAULTS).length;
  more && faults.push(faultOf(say(MORE_FAULTS, more)));
};

/** @returns {Fault} a fault without a place in a text */
export const faultOf = (message, more) => ({ message, line: null, column: null, ...more });
