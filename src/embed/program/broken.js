// A program that has broken. After a trap (a full stack, a memory that does not grow, an error of ours)
// the one instance that all boards of a page share stands in the middle of its work, and every later call
// may fail as well. So each board says that it has stopped, and takes nothing more.
import { BROKEN } from "./english.js";
import { say } from "./say.js";

/** Where this script is, as traces tell it, without its ending: the wasm beside it begins the same way. */
const [OWN] = /\w+:\/\/\S+?(?=(\.\w+)?(\?\S*)?:\d+:\d+)/.exec(new Error().stack) ?? [];

let isOver = false;

/** The boards at work, by what asks the program for something of them, and what waits for an answer of it. */
const boards = new Map();
const waiting = new Set();

export const isBroken = () => isOver;

/** Whether an error is a trap in this program. */
function isTrap(error) {
  const isOfTrap =
    error instanceof WebAssembly.RuntimeError || /call stack size exceeded|too much recursion/i.test(error?.message);
  const calls = String(error?.stack).match(/^.*(?: at |@).*$/gm) ?? [];
  const isOfWasm = calls.some((call) => /wasm-function|\[wasm code\]/.test(call));
  // A trace holds the last calls only, and wasm that is no file of its own has no address, or that of a file
  // of the same bytes that another page of the process has. In its frame the program is alone.
  const isOwn =
    /\/embed\.program$/.test(OWN) ||
    calls.some((call) => call.includes(OWN)) ||
    calls.every((call) => /wasm:\/\/|\[wasm code\]/.test(call));
  return isOfTrap && isOfWasm && isOwn;
}

/** Stops all boards if an error is a trap; whether they have stopped. */
export function heed(error) {
  if (!isOver && isTrap(error)) {
    isOver = true;
    waiting.forEach((hear) => hear());
    boards.forEach(stop);
  }
  return isOver;
}

addEventListener("error", ({ error, message }) => {
  if (!error && /^script error/i.test(message)) {
    // Of a script from another host WebKit tells no more: whoever can still be asked has not broken.
    setTimeout(() => boards.forEach((_, ask) => attempt(ask)));
  }
  heed(error);
});
addEventListener("unhandledrejection", ({ reason }) => heed(reason));

/** The reader sees what they have seen, and why nothing answers. */
function stop({ layer, tray, faults }) {
  layer.inert = tray.inert = true;
  tell(faults, !layer.hidden);
}

const tell = (faults, isPlayable) => faults([{ message: say(BROKEN), line: null, column: null }], isPlayable);

/** What the program may call of a board. */
const CALLS = ["emit", "result", "note", "faults", "ink"];

/**
 * A board for the program, from which nothing is heard once the program has broken: what it had begun goes on.
 * @param {import("../loader/program.js").Board} board
 */
export const untilBroken = (board) => ({
  ...board,
  ...Object.fromEntries(CALLS.map((name) => [name, (...values) => !isOver && board[name](...values)])),
});

/** A board that has come too late stays a diagram. */
export function mountNothing({ faults }) {
  tell(faults, false);
  return { update() {}, destroy() {}, state: {} };
}

/**
 * A board is at work.
 * @param {import("../loader/program.js").Board} board
 * @param {() => unknown} ask asks the program for something of it
 * @returns {() => void} is called when it is no longer
 */
export function keep(board, ask) {
  boards.set(ask, board);
  return () => {
    boards.delete(ask);
    board.layer.inert = board.tray.inert = false;
  };
}

/** Calls the program; nothing where it has broken. */
export function attempt(call) {
  try {
    return isOver ? undefined : call();
  } catch (error) {
    if (!heed(error)) {
      throw error;
    }
  }
}

/** What a function of the program, which takes a callback as its last argument, has called it with; nothing where it breaks. */
export const answer = (call) =>
  new Promise((resolve) => {
    const hear = (value) => {
      waiting.delete(hear);
      resolve(value);
    };
    waiting.add(hear);
    attempt(() => call(hear));
    if (isOver) {
      hear();
    }
  });
