// Every sentence of the loader. Positions are told as `src/words` tells the diagrams of the glossary.
import { nameOf } from "./squares.js";

const ROLES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const SIDES = { w: "White", b: "Black" };

/** "a1, b2 and c3" */
const list = (items) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** All men of a side, from the king down: "White: king e1; pawns …" */
function sideText(men, side) {
  const groups = Object.keys(ROLES).flatMap((role) => {
    const letter = side === "w" ? role.toUpperCase() : role;
    const squares = [...men.keys()].filter((square) => men[square] === letter).map(nameOf);
    return squares.length ? `${ROLES[role]} ${list(squares)}` : [];
  });
  return groups.length ? `${SIDES[side]}: ${groups.join("; ")}.` : "";
}

/**
 * A diagram in words: "Diagram, white at the bottom. White: king e1. Black: king e8. White to move."
 * @param {import("./drawing.js").Picture} picture
 */
export function diagramText({ men, turn, bottom, arrows, marks, last, check }) {
  const sides = [sideText(men, "w"), sideText(men, "b")].filter(Boolean);
  const arrow = ({ squares }) => squares.map(nameOf).join(" to ");
  return [
    `Diagram, ${SIDES[bottom].toLowerCase()} at the bottom.`,
    ...(sides.length ? sides : ["No men."]),
    turn && `${SIDES[turn]} to move.`,
    last && `Last move: ${last.map(nameOf).join(" to ")}.`,
    check !== undefined && `In check: ${nameOf(check)}.`,
    marks.length && `Marked: ${list(marks.map(({ squares }) => nameOf(squares[0])))}.`,
    arrows.length && `${arrows.length > 1 ? "Arrows" : "Arrow"}: ${list(arrows.map(arrow))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where a fault lies: "Line 1, column 5: …" */
export const placedText = ({ line, column, message }) =>
  line ? `Line ${line}, column ${column}: ${message}` : message;

export const unknownChoice = (attribute, value, choices) =>
  `“${value}” is no ${attribute}; there are ${list(choices)}.`;

export const LATER = "Play against the computer comes with a later version.";
export const SOLVE_FIRST = "Solve this exercise first.";

/** Why a board stays a diagram. */
export const noProgram = (why) => `This board cannot be played on: ${why}.`;
export const BLOCKED = "the security policy of this page does not allow its program";
export const OFFLINE = "its program could not be fetched without a connection";
export const UNFETCHED = "its program could not be fetched";

/** Why a link leads nowhere. */
export const noBoard = (id) => `There is no board “${id}” in this page.`;
export const noMove = (at) => `The board has no move “${at}”.`;
