// A board of a lesson in the hand of its reader: another one, to set up, stands in its place meanwhile.
import { LEARN_ARRANGE } from "./english.js";
import { button, make } from "./nodes.js";
import { say } from "./say.js";

/**
 * @param {string} start the position on a board that nobody has touched
 * @returns {HTMLElement} what begins and ends the changing; what was changed is kept for its position
 */
export function changing(board, start) {
  let own;
  let from;
  const change = button(say(LEARN_ARRANGE), () => {
    const fen = board.fen || start;
    if (!board.hidden && from !== fen) {
      from = fen;
      own?.remove();
      own = Object.assign(document.createElement("jadoube-board"), { mode: "setup", eager: true, fen });
      board.after(own);
    }
    own.hidden = board.hidden;
    change.ariaPressed = board.hidden = !board.hidden;
  });
  change.ariaPressed = false;
  return make("div", "buttons", change);
}
