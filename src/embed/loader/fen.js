// Positions as authors write them: a whole FEN, its beginning, the placement of the men alone, or
// the word "start". Faults are told as `src/rules/fen` tells them.
import { faultAt } from "./fault.js";
import { nameOf } from "./squares.js";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The fields after the placement: their names, what they may be, and what is said else. */
const FIELDS = [
  ["side to move", /^[wb]$/, "is unreadable, expected 'w' or 'b'"],
  [
    "castling rights",
    /^(?:-|(?!.*(.).*\1)[KQkqA-Ha-h]{1,4})$/,
    "is unreadable, expected '-' or letters of KQkq, A to H or a to h, each once",
  ],
  ["en passant square", /^(?:-|[a-h][36])$/, "is unreadable, expected '-' or a square of rank 3 or 6"],
  ["half-move clock", /^\d{1,4}$/, "is unreadable, expected a number from 0 to 9999"],
  ["move number", /^(?!0+$)\d{1,4}$/, "is unreadable, expected a number from 1 to 9999"],
];

/**
 * What stands on a board.
 * @typedef {object} Placement
 * @property {(string | undefined)[]} men for each square the letter of its man, large for white
 * @property {"w" | "b" | undefined} turn the side to move, if the text tells it
 */

/**
 * Reads a position.
 * @param {string} text the text that holds it
 * @param {string} [attribute] where the text stands
 * @param {number} [start] where in the text the position begins, and where it ends
 * @param {number} [end]
 * @returns {Placement}
 * @throws {import("./fault.js").Fault}
 */
export function readPosition(text, attribute, start = 0, end = text.length) {
  const fail = (field, offset, problem) => {
    const message = `This position cannot be read: the ${field} ${problem}.`;
    throw faultAt(text, offset, message, { attribute, field });
  };
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map((word) => [
    word[0],
    start + word.index,
  ]);
  if (words.length === 0) {
    fail("placement", end, "is missing");
  }
  if (words[0][0] === "start" && words.length === 1) {
    return readPosition(START);
  }
  const men = readPlacement(...words[0], fail);
  FIELDS.forEach(([field, form, problem], index) => {
    const [word, offset] = words[index + 1] ?? [];
    if (word && !form.test(word)) {
      fail(field, offset, problem);
    }
  });
  if (words[6]) {
    fail("move number", words[6][1], "is followed by more text, expected the end");
  }
  return { men, turn: words[1]?.[0] };
}

/** Reads the first field, from the eighth rank down. */
function readPlacement(word, start, fail) {
  const men = [];
  let [rank, file] = [7, 0];
  const failAt = (index, problem) => fail("placement", start + index, problem);
  const short = (index) =>
    failAt(index, `has only ${file} squares on rank ${rank + 1}, expected 8`);
  [...word].forEach((letter, index) => {
    if (letter === "/") {
      if (file < 8) {
        short(index);
      }
      if (rank === 0) {
        failAt(index, "has more than eight ranks");
      }
      [rank, file] = [rank - 1, 0];
      return;
    }
    const empty = /[1-8]/.test(letter) ? +letter : 0;
    if (!empty && file < 8 && !/[PNBRQK]/i.test(letter)) {
      const where = nameOf(rank * 8 + file);
      failAt(index, `has '${letter}' at ${where}, expected one of PNBRQKpnbrqk, a digit 1 to 8 or '/'`);
    }
    if (file + (empty || 1) > 8) {
      failAt(index, `has more than eight squares on rank ${rank + 1}`);
    }
    if (!empty) {
      men[rank * 8 + file] = letter;
    }
    file += empty || 1;
  });
  const ranks = 8 - rank - (file === 0 ? 1 : 0);
  if (rank > 0 && (file === 8 || file === 0)) {
    failAt(word.length, `has only ${ranks} ranks, expected 8`);
  }
  if (file < 8) {
    short(word.length);
  }
  return men;
}
