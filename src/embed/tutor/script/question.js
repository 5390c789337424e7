// A question that no board judges: what is asked, a field for the answer, and what is said to it.
import { BUTTON_ANEW, BUTTON_ANSWER, BUTTON_HINT } from "./english.js";
import { fieldOf } from "./fields.js";
import { button, make } from "./nodes.js";
import { say } from "./say.js";
import { hearTaps } from "./taps.js";

/**
 * What is said to an answer (see `reply.rs`).
 * @typedef {object} Reply
 * @property {"right" | "solved" | "wrong" | "plain" | "hint"} tone
 * @property {string} text
 * @property {string[]} found
 * @property {string[]} hinted
 * @property {string} [san] the move that was right
 * @property {boolean} solved
 * @property {number} attempts
 * @property {number} hints
 * @property {number} ms
 */

let count = 0;

/**
 * @param {object} asked the question (see `page.rs`)
 * @param {HTMLElement | undefined} board the board that it is about
 * @param {{ answer: (text: string) => Reply, hint: () => Reply, anew: () => void, tell: (reply?: Reply) => void,
 *   restore: (outcome: object) => Reply | undefined }} tutor
 *   judges answers, gives hints and begins anew; is told what was said, and what had come of it at another visit
 * @returns {HTMLElement}
 */
export function questionOf(asked, board, tutor) {
  const id = `jadoube-answer-${(count += 1)}`;
  const field = fieldOf(id, asked);
  const said = Object.assign(make("p", "said"), { id: `${id}-said`, role: "status" });
  const marks = board?.getAttribute("marks") ?? "";
  let isOver = false;

  const mark = (found, hinted) => {
    const all = [marks, ...found, ...hinted.map((square) => `yellow:${square}`)].filter(Boolean).join(" ");
    // Nothing is drawn anew where nothing changes.
    if (board && all !== (board.getAttribute("marks") ?? "")) {
      board.setAttribute("marks", all);
    }
  };
  const setOver = (is) => {
    // Where the focus was, it finds what can be done next.
    const hadFocus = node.contains(document.activeElement);
    isOver = is;
    node.classList.toggle("jadoube-lesson-solved", is);
    field.inputs.forEach((input) => (input.disabled = is));
    answer.hidden = is;
    hint.hidden = is || !asked.hints;
    anew.hidden = !is;
    if (hadFocus) {
      (is ? anew : field.inputs[0]).focus();
    }
  };
  const show = (reply) => {
    said.dataset.tone = reply.tone;
    // A text that comes twice is heard twice.
    said.replaceChildren(reply.text);
    mark(reply.found, reply.hinted);
    if (reply.solved && !isOver) {
      setOver(true);
    }
  };
  const judge = (text) => {
    const reply = tutor.answer(text);
    show(reply);
    if (reply.tone === "right") {
      field.clear();
    }
    tutor.tell(reply);
    return reply;
  };
  const give = () => {
    const text = field.read();
    if (isOver || !text) {
      field.inputs[0].focus();
      return;
    }
    const { san } = judge(text);
    if (san) {
      // A board whose program has not come stays a diagram.
      board?.move?.(san)?.catch?.(() => {});
    }
  };

  const answer = button(say(BUTTON_ANSWER), give);
  const hint = button(say(BUTTON_HINT), () => {
    const reply = tutor.hint();
    show(reply);
    tutor.tell(reply);
  });
  const anew = button(say(BUTTON_ANEW), () => {
    tutor.anew();
    field.clear();
    said.replaceChildren();
    mark([], []);
    board?.reset?.();
    setOver(false);
    tutor.tell();
  });
  hint.hidden = !asked.hints;
  anew.hidden = true;
  const node = make("fieldset", "question", make("legend", "", asked.prompt), field.node);
  node.append(make("div", "buttons", answer, hint, anew), said);
  // As boards have it.
  node.formStateRestoreCallback = (state) => {
    const outcome = JSON.parse(state);
    const reply = tutor.restore(outcome);
    if (reply) {
      show(reply);
    }
    setOver(outcome.solved);
  };
  field.node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      give();
    }
  });
  if (board && asked.form === "squares") {
    hearTaps(board, (square) => isOver || judge(square));
  }
  if (board && asked.form === "move") {
    board.addEventListener("jadoube-move", (event) => {
      // The right move may also come from the field.
      if (!isOver && judge(event.detail.uci).tone !== "solved") {
        event.preventDefault();
      }
    });
  }
  return node;
}
