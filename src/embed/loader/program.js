// The program that makes boards more than diagrams: fetched once per page, when the first board
// needs it, from beside this loader.
//
// The interface, version 1. The module `jadoube.program.js` exports one function:
//
//   mount(board: Board, early?: { name, response }, bring?): Handle | Promise<Handle>
//
// called once for each board that is to be played on. When it throws or rejects, the diagram stays
// and the message of the error is shown below it; of an error with `isLost` the loader says that
// something could not be fetched, and offers to try again. `early` is the wasm of that name, which the
// loader has asked for at the same time as for the module; its response can be used once. `bring` is how
// the loader has brought the program: in a frame no other script can bring one.
//
// Board: what the loader gives
//   version   1
//   host      the element; the program never changes its children
//   layer     an empty <div> over the diagram, as wide and high; it is always written from left to
//             right, and shown in place of the diagram when `mount` is done
//   tray      an empty <div> below, with room for the task and one row of controls
//   data()    what the author has written, read afresh:
//               attributes  every attribute under the name of its property (`maxMoves`, `canUndo`)
//               pieces, turn  the position of the diagram (see `fen.js`)
//               fen         the same as a whole FEN; null where the record tells the position
//               pgn         the text of <script type="application/x-chess-pgn">, or null
//               hints       [{ squares, text }] of <jadoube-hint>
//               picture     what the loader has drawn (see `drawing.js`)
//               lang        the language at the element, or ""
//               words       the tables of that language (see `speech.js`); {} in English
//               isStill     whether nothing may move: the reader or the author wants it so
//               hasPrompt   whether the author has written the task in words
//               isDisabled  whether the form has switched the board off
//   table(tag)  what the WebAssembly program says in a language, a promise of a text; `tag` in small
//             letters
//   emit(name, detail, isCancelable)  sends `jadoube-<name>`; false when a listener has prevented it
//   result(value, { isOver })         the value of the form, any JSON or null; a form waits for the
//                                     answer until it is over
//   note(text, kind)                  a line below the board, none when empty; "right", "wrong" and
//                                     "solved" are kinds
//   faults([{ message, line, column, attribute }], isPlayable)
//             what is wrong with what the author has written; a board that cannot be played on stays
//             a diagram
//   touchedAt()  the time of the first touch while the program was on its way, as events have it
//   ink(arrows, marks)                arrows and marks over the board, as the attributes tell them
//   The styles of the program go to `layer.getRootNode().adoptedStyleSheets`; slots that the loader
//   does not have (success, failure, controls, player-top, player-bottom) are its own elements.
//
// Handle: what the program gives
//   update()      something that `data()` tells has changed; it rejects as `mount` does, and the
//                 board then goes on as it was
//   destroy()     the board has left the page; it may come back and is then mounted anew
//   state         { fen, pgn, position, legalMoves, solved, picture }, the last as `draw` takes it
//   and as far as the mode has them, as the element has them:
//   move(san) undo() goTo(path) hint() reset() toPNG() print() shareURL() restore(value) focus()
//   tap([[x, y]])  the reader has tapped there while the program was on its way; the left upper corner of
//             the picture is 0, 0, the lower right one 1, 1
import { HERE, NAME, bring, fetchWasm } from "#home";
import { DIGEST } from "#pin";

import { OFFLINE, PROGRAM_BLOCKED, UNFETCHED } from "./english.js";
import { say } from "./say.js";

let fetched;
let tries = 0;

/**
 * Fetches the program, once for the page. A later board or touch tries again what has failed.
 * @param {Promise} [late] what was waited for in vain: another try is made, unless that was done already
 * @returns {Promise<{ mount: Function }>}
 * @throws {Error} whose message tells why it is not there
 */
export function program(late) {
  if (!fetched || fetched === late) {
    const fetching = (fetched = fetchProgram(tries++));
    fetching.catch(() => fetched === fetching && (fetched = undefined));
  }
  return fetched;
}

async function fetchProgram(tried) {
  const url = new URL(NAME, HERE).href;
  let isBlocked = false;
  const watch = ({ blockedURI }) => (isBlocked ||= Boolean(blockedURI) && url.startsWith(blockedURI));
  document.addEventListener("securitypolicyviolation", watch);
  const early = fetchWasm(tried ? "reload" : "default");
  try {
    // Under the same address the browser would go on waiting for the first answer.
    const { mount } = await bring(tried ? `${url}?${tried}` : url, DIGEST);
    return { mount: (board) => mount(board, early, bring) };
  } catch {
    // The violation is reported in a task of its own.
    await new Promise((done) => setTimeout(done, 50));
    throw isBlocked ? new Error(say(PROGRAM_BLOCKED)) : Object.assign(new Error(), { isLost: true });
  } finally {
    document.removeEventListener("securitypolicyviolation", watch);
  }
}

/** Why something could not be fetched. */
export const whyLost = () => say(navigator.onLine ? UNFETCHED : OFFLINE);
