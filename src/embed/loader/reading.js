// Reads what an author has written into the element: attributes, and what lies between the tags.
import { CHOICES, PAINTED, TEXTS } from "./attributes.js";
import { NO_GAME_IN_RECORD, TOO_LONG, UNKNOWN_CHOICE } from "./english.js";
import { faultOf, LIMIT } from "./fault.js";
import { readPosition, START } from "./fen.js";
import { say } from "./say.js";
import { readShapes } from "./shapes.js";
import { squareOf } from "./squares.js";
import { list } from "./words.js";
import { recordOf } from "./written.js";

/** A record that is empty or holds anything: a tag, the square of a move, or castling. */
const HOLDS = /^\s*$|\w "|[a-h][1-8]|O-O|0-0/i;

/** The position that is asked for, or that the record begins with, or the start position. */
function positionOf(element, record, come) {
  const fen = element.getAttribute("fen");
  if (fen !== null) {
    return readPosition(fen, come, "fen");
  }
  // Blanks of one line: what could go on over many lines would be tried from each of them.
  const tag = /^[ \t]*\[[ \t]*FEN[ \t]+"([^"\n]*)"/im.exec(record);
  if (tag) {
    const end = tag.index + tag[0].length - 1;
    return readPosition(record, come, undefined, end - tag[1].length, end);
  }
  return readPosition(START, come);
}

/**
 * What is to be drawn, what of the position was corrected, and what cannot be read.
 * @param {Element} element
 * @param {() => void} come is called when the position can be read better
 * @returns {{ picture?: import("./drawing.js").Picture, mode: string, corrected?: string,
 *   faults: import("./fault.js").Fault[], unread: import("./fault.js").Fault[] }} without a picture when
 *   there is a fault in `unread`, or the position cannot be read yet
 */
export function read(element, come) {
  const faults = [];
  let mode = "diagram";
  const choose = (attribute) => {
    const value = element[attribute].trim();
    if (CHOICES[attribute].includes(value)) {
      return value;
    }
    faults.push(faultOf(say(UNKNOWN_CHOICE, value, attribute, list(CHOICES[attribute])), { attribute }));
    return CHOICES[attribute][0];
  };
  const shapesOf = (attribute, count) =>
    readShapes(element.getAttribute(attribute) ?? "", attribute, count, faults);
  try {
    // An address may hold what it leads to.
    const attribute = TEXTS.find((name) => name !== "src" && element.getAttribute(name)?.length > LIMIT);
    if (attribute) {
      throw faultOf(say(TOO_LONG, attribute, LIMIT), { attribute });
    }
    mode = choose("mode");
    choose("theme");
    choose("pieces");
    const orientation = choose("orientation");
    const coordinates = choose("coordinates");
    const arrows = shapesOf("arrows", 2);
    const marks = shapesOf("marks", 1);
    const last = shapesOf("last-move", 2)[0]?.squares;
    const check = shapesOf("check", 1)[0]?.squares[0];
    const record = recordOf(element) ?? "";
    // The program says more of a record, but is not there for a diagram.
    if (PAINTED.includes(mode) && !HOLDS.test(record)) {
      throw faultOf(say(NO_GAME_IN_RECORD));
    }
    const { pieces, turn, fen, corrected, fault } = positionOf(element, record, come);
    if (fault) {
      faults.push(fault);
    }
    const own = element.side || (turn === "b" ? "black" : "white");
    const bottom = (orientation === "auto" ? own : orientation) === "black" ? "b" : "w";
    const picture = { pieces, turn, fen, bottom, coordinates, arrows, marks, last, check };
    return { picture: pieces && picture, mode, corrected, faults, unread: [] };
  } catch (fault) {
    return { mode, faults, unread: [fault] };
  }
}

/** Whether a slot is that of a square. */
export const squareOfSlot = (name) => (name?.startsWith("square-") ? squareOf(name.slice(7)) : -1);
