// Reads what an author has written into the element: attributes, and what lies between the tags.
import { CHOICES } from "./attributes.js";
import { NO_COMPUTER, UNKNOWN_CHOICE } from "./english.js";
import { faultOf } from "./fault.js";
import { readPosition, START } from "./fen.js";
import { say } from "./say.js";
import { readShapes } from "./shapes.js";
import { squareOf } from "./squares.js";
import { list } from "./words.js";

const PGN = "script[type='application/x-chess-pgn' i], script[type='application/vnd.chess-pgn' i]";

/** The record between the tags, or in the attribute `pgn` where a page may hold no script, or null. */
export const recordOf = (element) =>
  element.querySelector(`:scope > :is(${PGN})`)?.textContent ?? element.getAttribute("pgn");

/** The hints between the tags. */
export const hintsOf = (element) =>
  [...element.querySelectorAll(":scope > jadoube-hint")].map((hint) => ({
    squares: hint.getAttribute("squares") ?? "",
    text: hint.textContent.trim(),
  }));

/** The position that is asked for, or that the record begins with, or the start position. */
function positionOf(element, record) {
  const fen = element.getAttribute("fen");
  if (fen !== null) {
    return readPosition(fen, "fen");
  }
  const tag = /^\s*\[\s*FEN\s+"([^"]*)"/im.exec(record ?? "");
  if (tag) {
    const end = tag.index + tag[0].length - 1;
    return readPosition(record, undefined, end - tag[1].length, end);
  }
  return readPosition(START);
}

/**
 * What is to be drawn, and what cannot be read.
 * @returns {{ picture?: import("./drawing.js").Picture, mode: string,
 *   faults: import("./fault.js").Fault[] }} without a picture when the position cannot be read
 */
export function read(element) {
  const faults = [];
  const choose = (attribute) => {
    const value = element[attribute].trim();
    if (CHOICES[attribute].includes(value)) {
      return value;
    }
    faults.push(faultOf(say(UNKNOWN_CHOICE, value, attribute, list(CHOICES[attribute])), { attribute }));
    return CHOICES[attribute][0];
  };
  const shapesOf = (attribute, count) => {
    const { shapes, faults: wrong } = readShapes(element.getAttribute(attribute) ?? "", attribute, count);
    faults.push(...wrong);
    return shapes;
  };
  const mode = choose("mode");
  if (mode === "computer") {
    faults.push(faultOf(say(NO_COMPUTER), { attribute: "mode" }));
  }
  choose("theme");
  choose("pieces");
  const orientation = choose("orientation");
  const coordinates = choose("coordinates");
  const arrows = shapesOf("arrows", 2);
  const marks = shapesOf("marks", 1);
  const last = shapesOf("last-move", 2)[0]?.squares;
  const check = shapesOf("check", 1)[0]?.squares[0];
  try {
    const { pieces, turn } = positionOf(element, recordOf(element));
    const own = element.side || (turn === "b" ? "black" : "white");
    const bottom = (orientation === "auto" ? own : orientation) === "black" ? "b" : "w";
    const picture = { pieces, turn, bottom, coordinates, arrows, marks, last, check };
    return { picture, mode, faults };
  } catch (fault) {
    return { mode, faults: [fault, ...faults] };
  }
}

/** Whether a slot is that of a square. */
export const squareOfSlot = (name) => (name?.startsWith("square-") ? squareOf(name.slice(7)) : -1);
