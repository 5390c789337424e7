// What the loader puts together from sentences. Positions are described as `src/words` describes the
// diagrams of the glossary.
import {
  ALL_PIECES_AT,
  ARROW,
  ARROWS,
  BISHOPS_AT,
  BLACK,
  BLACK_BELOW,
  DIAGRAM_MARKS,
  DIAGRAM_NO_PIECES,
  IN_CHECK,
  KINGS_AT,
  KNIGHTS_AT,
  LAST_MOVE,
  LIST_MORE,
  LIST_TWO,
  PASTED_AT,
  PAWNS_AT,
  QUEENS_AT,
  ROOKS_AT,
  STATUS_BLACK_TO_MOVE,
  STATUS_WHITE_TO_MOVE,
  WHITE,
  WHITE_BELOW,
} from "./english.js";
import { say } from "./say.js";
import { nameOf } from "./squares.js";

const ROLES = { k: KINGS_AT, q: QUEENS_AT, r: ROOKS_AT, b: BISHOPS_AT, n: KNIGHTS_AT, p: PAWNS_AT };

/** "a1, b2 and c3" */
export const list = (items) =>
  items.length ? items.reduceRight((rest, first, at) => say(items[at + 2] ? LIST_MORE : LIST_TWO, first, rest)) : "";

/** All pieces of a side, from the king down: "White: king e1; pawns f2 and g2." */
function sideText(pieces, isWhite) {
  const groups = Object.keys(ROLES).flatMap((role) => {
    const letter = isWhite ? role.toUpperCase() : role;
    const squares = [...pieces.keys()].filter((square) => pieces[square] === letter).map(nameOf);
    return squares.length ? say(ROLES[role], list(squares), squares.length) : [];
  });
  return groups.length ? say(ALL_PIECES_AT, say(isWhite ? WHITE : BLACK), groups.join("; ")) : "";
}

/** Whose move it is, if that is known. */
export const turnText = (turn) => turn && say(turn === "b" ? STATUS_BLACK_TO_MOVE : STATUS_WHITE_TO_MOVE);

/**
 * A diagram in words: "Diagram, white at the bottom. White: king e1. Black: king e8. White to move."
 * @param {import("./drawing.js").Picture} picture
 */
export function diagramText({ pieces, turn, bottom, arrows, marks, last, check }) {
  const sides = [sideText(pieces, true), sideText(pieces, false)].filter(Boolean);
  const arrowText = ({ squares }) => say(ARROW, ...squares.map(nameOf));
  return [
    say(bottom === "b" ? BLACK_BELOW : WHITE_BELOW),
    ...(sides.length ? sides : [say(DIAGRAM_NO_PIECES)]),
    turnText(turn),
    last && say(LAST_MOVE, ...last.map(nameOf)),
    check !== undefined && say(IN_CHECK, nameOf(check)),
    marks.length && say(DIAGRAM_MARKS, list(marks.map(({ squares }) => nameOf(squares[0])))),
    arrows.length && say(ARROWS, list(arrows.map(arrowText)), arrows.length),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where a fault lies: "Line 1, column 5: …" */
export const placedText = ({ line, column, message }) => (line ? say(PASTED_AT, line, column, message) : message);
