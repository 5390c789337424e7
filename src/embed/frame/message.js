// What the page around the frame may say, version 1.
//
// It greets once, with a MessagePort: { ns: "jadoube", v: 1, type: "init" }. From then on everything
// goes through the port. The page sends commands, each with an `id` of its own choice:
//
//   { id, type: "move", san } or { id, type: "move", uci }
//   { id, type: "goTo", path }
//   { id, type: "undo" | "hint" | "reset" | "flip" }
//   { id, type: "set", attributes }   what a hash can tell, under the same names: a text, a number, true
//                                     or false, null to take it away, a list of texts for `hint`
//   { id, type: "get" }               the state of the board
//
// and gets { type: "answer", id, ok: true, value } or { type: "answer", id, ok: false, message } for
// each. What the frame tells by itself: `port.js`.
//
// Checked is here what a message is made of and how long it is. What its texts mean is for the
// program to judge, as if an author had written them; a board that is only a diagram has no program.
import {
  BAD_ID,
  NOT_A_COMMAND,
  NOT_A_TEXT,
  NOT_FOR_PAGES,
  UNKNOWN_COMMAND,
  UNKNOWN_NAME,
} from "./english.js";
import { OF_THE_PAGE, SLOTS, CARRIED } from "./hash.js";
import { TOO_LONG } from "../loader/english.js";
import { LIMIT } from "../loader/fault.js";
import { say as sayOfBoard } from "../loader/say.js";
import { say } from "./say.js";

const NAMESPACE = "jadoube";
const VERSION = 1;

/** The most bytes of a text, by its name. */
const LIMITS = { fen: 128, uci: 5, pgn: 1_000_000, id: 64 };
/** The most texts under one name. */
const MANY = 32;

/** Why so many texts cannot be taken, if so, or why one of them cannot. */
export const refusalOf = (name, texts) =>
  texts.length > MANY ? sayOfBoard(TOO_LONG, name, MANY) : texts.map((text) => tooLongFor(name, text)).find(Boolean);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A message that is refused, with the reason. */
class Refusal extends Error {}

/** Whether a message greets the frame in the form that is understood here. */
export const isGreeting = (data) =>
  isObject(data) && data.ns === NAMESPACE && data.v === VERSION && data.type === "init";

const bytesOf = (text) => new TextEncoder().encode(text).length;

/**
 * Why a text cannot be taken, if so.
 * @returns {string | undefined}
 */
export function tooLongFor(name, text) {
  const limit = Object.hasOwn(LIMITS, name) ? LIMITS[name] : LIMIT;
  // No character takes less than a byte, so what is far too long need not be written out.
  return text.length > limit || bytesOf(text) > limit ? sayOfBoard(TOO_LONG, name, limit) : undefined;
}

function textOf(name, value) {
  if (typeof value !== "string") {
    throw new Refusal(say(NOT_A_TEXT, name));
  }
  const fault = tooLongFor(name, value);
  if (fault) {
    throw new Refusal(fault);
  }
  return value;
}

/** What is to stand under a name, as texts. */
function textsOf(name, value) {
  if (value === null || value === false) {
    return [];
  }
  const values = name === "hint" && Array.isArray(value) ? value : [value];
  if (values.length > MANY) {
    throw new Refusal(sayOfBoard(TOO_LONG, name, MANY));
  }
  return values.map((one) => textOf(name, one === true ? "" : Number.isFinite(one) ? String(one) : one));
}

function valuesOf(attributes) {
  if (!isObject(attributes)) {
    throw new Refusal(say(NOT_A_TEXT, "attributes"));
  }
  return new Map(
    Object.entries(attributes).map(([name, value]) => {
      if (OF_THE_PAGE.includes(name)) {
        throw new Refusal(say(NOT_FOR_PAGES));
      }
      if (!CARRIED.includes(name)) {
        throw new Refusal(say(UNKNOWN_NAME, name.slice(0, LIMITS.id)));
      }
      return [name, textsOf(name, value)];
    }),
  );
}

/** What each command takes from its message. */
const COMMANDS = {
  move: ({ san, uci }) => (uci === undefined ? textOf("san", san) : textOf("uci", uci)),
  goTo: ({ path }) => textOf("path", path),
  undo: () => undefined,
  hint: () => undefined,
  reset: () => undefined,
  flip: () => undefined,
  set: ({ attributes }) => valuesOf(attributes),
  get: () => undefined,
};

function idOf({ id }) {
  if (Number.isFinite(id) || (typeof id === "string" && !tooLongFor("id", id))) {
    return id;
  }
  throw new Refusal(say(BAD_ID, LIMITS.id));
}

/**
 * Reads what has come through the port, whatever it is.
 * @returns {{ id: number | string | null, type?: string, word?: any, message?: string }} the command
 *   with its one word, or the reason why it is none
 */
export function readCommand(data) {
  let id = null;
  try {
    if (!isObject(data)) {
      throw new Refusal(say(NOT_A_COMMAND));
    }
    id = idOf(data);
    const { type } = data;
    if (typeof type !== "string" || !Object.hasOwn(COMMANDS, type)) {
      throw new Refusal(say(UNKNOWN_COMMAND, String(typeof type === "string" ? type : typeof type).slice(0, LIMITS.id)));
    }
    return { id, type, word: COMMANDS[type](data) };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    return { id, message: error.message };
  }
}
