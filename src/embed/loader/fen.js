// Positions as authors write them: a whole FEN, its beginning, the placement of the pieces alone, or
// the word "start". It reports the same faults as `src/rules/fen`.
import {
  FEN_CASTLING,
  FEN_EN_PASSANT,
  FEN_FULLMOVE_NUMBER,
  FEN_HALFMOVE_CLOCK,
  FEN_MISSING,
  FEN_NOT_A_CLOCK,
  FEN_NOT_A_COLOR,
  FEN_NOT_A_NUMBER,
  FEN_NOT_A_PIECE,
  FEN_NOT_EN_PASSANT,
  FEN_PLACEMENT,
  FEN_RANK_TOO_LONG,
  FEN_RANK_TOO_SHORT,
  FEN_TEXT_AFTER,
  FEN_TOO_FEW_RANKS,
  FEN_TOO_MANY_RANKS,
  FEN_TURN,
  NOT_RIGHTS,
  POSITION_BAD,
} from "./english.js";
import { faultAt } from "./fault.js";
import { say } from "./say.js";
import { nameOf } from "./squares.js";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The names of the fields, as they are said and as events have them. */
const PLACEMENT = [FEN_PLACEMENT, "placement"];
const NUMBER = [FEN_FULLMOVE_NUMBER, "move number"];

/** The fields after the placement: their names, what they may be, and what is said else. */
const FIELDS = [
  [[FEN_TURN, "side to move"], /^[wb]$/, FEN_NOT_A_COLOR],
  [[FEN_CASTLING, "castling rights"], /^(?:-|(?!.*(.).*\1)[KQkqA-Ha-h]{1,4})$/, NOT_RIGHTS],
  [[FEN_EN_PASSANT, "en passant square"], /^(?:-|[a-h][36])$/, FEN_NOT_EN_PASSANT],
  [[FEN_HALFMOVE_CLOCK, "half-move clock"], /^\d{1,4}$/, FEN_NOT_A_CLOCK],
  [NUMBER, /^(?!0+$)\d{1,4}$/, FEN_NOT_A_NUMBER],
];

/**
 * What stands on a board.
 * @typedef {object} Placement
 * @property {(string | undefined)[]} pieces for each square the letter of its piece, large for white
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
  const fail = ([name, field], offset, problem) => {
    throw faultAt(text, offset, say(POSITION_BAD, say(name), problem), { attribute, field });
  };
  const words = [...text.slice(start, end).matchAll(/\S+/g)].map((word) => [
    word[0],
    start + word.index,
  ]);
  if (words.length === 0) {
    fail(PLACEMENT, end, say(FEN_MISSING));
  }
  if (words[0][0] === "start" && words.length === 1) {
    return readPosition(START);
  }
  const pieces = readPlacement(...words[0], fail);
  FIELDS.forEach(([field, form, problem], index) => {
    const [word, offset] = words[index + 1] ?? [];
    if (word && !form.test(word)) {
      fail(field, offset, say(problem));
    }
  });
  if (words[6]) {
    fail(NUMBER, words[6][1], say(FEN_TEXT_AFTER));
  }
  return { pieces, turn: words[1]?.[0] };
}

/** Reads the first field, from the eighth rank down. */
function readPlacement(word, start, fail) {
  const pieces = [];
  let [rank, file] = [7, 0];
  const failAt = (index, problem) => fail(PLACEMENT, start + index, problem);
  const short = (index) => failAt(index, say(FEN_RANK_TOO_SHORT, rank + 1, file));
  [...word].forEach((letter, index) => {
    if (letter === "/") {
      if (file < 8) {
        short(index);
      }
      if (rank === 0) {
        failAt(index, say(FEN_TOO_MANY_RANKS));
      }
      [rank, file] = [rank - 1, 0];
      return;
    }
    const empty = /[1-8]/.test(letter) ? +letter : 0;
    if (!empty && file < 8 && !/[PNBRQK]/i.test(letter)) {
      const where = nameOf(rank * 8 + file);
      failAt(index, say(FEN_NOT_A_PIECE, `'${letter}'`, where));
    }
    if (file + (empty || 1) > 8) {
      failAt(index, say(FEN_RANK_TOO_LONG, rank + 1));
    }
    if (!empty) {
      pieces[rank * 8 + file] = letter;
    }
    file += empty || 1;
  });
  const ranks = 8 - rank - (file === 0 ? 1 : 0);
  if (rank > 0 && (file === 8 || file === 0)) {
    failAt(word.length, say(FEN_TOO_FEW_RANKS, ranks));
  }
  if (file < 8) {
    short(word.length);
  }
  return pieces;
}
