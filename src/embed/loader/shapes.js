// Arrows, marks and the last move, as attributes tell them: "c4f7 red:f3f7", "f7 red:e4,d5".
import { SHAPE_BAD, WANTS_COLOR, WANTS_SQUARE, WANTS_SQUARES } from "./english.js";
import { faultAt } from "./fault.js";
import { say } from "./say.js";
import { squareOf } from "./squares.js";

/** The four colors of game files; the letters are those of `[%cal]` and `[%csl]`. */
const INKS = ["green", "red", "blue", "yellow"];

/**
 * A drawing on the board.
 * @typedef {object} Shape
 * @property {number} ink the place of its color in `INKS`
 * @property {number[]} squares
 */

/**
 * Reads a list of shapes that take this many squares each.
 * @param {import("./fault.js").Fault[]} [faults] gets what cannot be read
 * @returns {Shape[]} what can be read
 */
export function readShapes(text, attribute, count, faults = []) {
  const shapes = [];
  let ink = 0;
  let place = 0;
  // A color holds for what follows its colon up to the next space.
  for (const [word] of text.matchAll(/\s+|,|[^\s,:]*:|[^\s,:]+/g)) {
    const [offset, names] = [place, word.replace(/-|^[GRBY](?=[a-h])/g, "")];
    place += word.length;
    const problem = (expected) =>
      faults.push(
        faultAt(text, offset, say(SHAPE_BAD, word, attribute, expected), { attribute }),
      );
    if (!word.trim()) {
      ink = 0;
    } else if (word.endsWith(":")) {
      ink = INKS.indexOf(word.slice(0, -1));
      if (ink < 0) {
        problem(say(WANTS_COLOR));
        ink = 0;
      }
    } else if (word !== ",") {
      const squares = names.match(/../g)?.map(squareOf) ?? [];
      if (names.length !== count * 2 || squares.includes(-1) || (count > 1 && squares[0] === squares[1])) {
        problem(say(count > 1 ? WANTS_SQUARES : WANTS_SQUARE));
      } else {
        const letter = "GRBY".indexOf(word[0]);
        shapes.push({ ink: letter < 0 ? ink : letter, squares });
      }
    }
  }
  return shapes;
}
