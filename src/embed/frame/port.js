// The line to the page around the frame. What the frame tells, each with the answer of the reader as a
// form would get it (`form`: JSON, or null):
//
//   { type: "ready", mode }, and `move`, `illegal`, `solved`, `failed`, `summary`, `hint`, `end`,
//   `navigate`, `setup` and `error` with what the events of <jadoube-board> tell
//   { type: "resize", height }   how high the frame would have to be, in pixels
import { EVENTS } from "../loader/attributes.js";

import { write } from "./board.js";
import { NOT_PLAYED } from "./english.js";
import { isGreeting, readCommand } from "./message.js";
import { say } from "./say.js";

/** How many messages wait for a page that has not greeted yet; the oldest are dropped. */
const WAITING = 64;

/** What commands do. Only the program does the rest, and there are boards for which it does not come. */
const COMMANDS = {
  flip: (board) => board.flip(),
  set: (board, values) => values.forEach((texts, name) => write(board, name, texts)),
  get: ({ mode, fen, pgn, solved, legalMoves, value }) => ({ mode, fen, pgn, solved, legalMoves, form: value }),
};

async function play(board, word, type) {
  const value = await board[type](word);
  if (board.position === null) {
    throw new Error(say(NOT_PLAYED));
  }
  return value;
}

async function answer(board, { id, type, word, message }) {
  try {
    if (message) {
      throw new Error(message);
    }
    const value = await (COMMANDS[type] ?? play)(board, word, type);
    return { type: "answer", id, ok: true, value: value ?? null };
  } catch (error) {
    return { type: "answer", id, ok: false, message: error.message };
  }
}

/**
 * Waits for the page around to greet; the first greeting counts.
 * @param {() => void} greeted is called then
 * @returns {(message: object) => void} tells the page
 */
export function listen(board, greeted) {
  let port;
  const waiting = [];
  const tell = (message) => {
    if (port) {
      port.postMessage(message);
    } else {
      waiting.push(message);
      waiting.splice(0, waiting.length - WAITING);
    }
  };
  for (const name of EVENTS) {
    board.addEventListener(`jadoube-${name}`, ({ detail }) => {
      // What is answered is known only after the event.
      queueMicrotask(() => tell({ ...detail, type: name, form: board.value }));
    });
  }
  if (window.parent === window) {
    return tell;
  }
  const greet = ({ data, source, ports: [given] }) => {
    if (source !== window.parent || !given || !isGreeting(data)) {
      return;
    }
    removeEventListener("message", greet);
    port = given;
    port.onmessage = async (event) => tell(await answer(board, readCommand(event.data)));
    waiting.splice(0).forEach(tell);
    greeted();
  };
  addEventListener("message", greet);
  return tell;
}
