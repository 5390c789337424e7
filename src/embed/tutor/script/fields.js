// What an answer is chosen or typed in. A lesson may stand in a form of the page, which must neither get
// these fields nor be sent by them: their attribute `form` names no form.
import {
  ANSWER_MOVE,
  ANSWER_NUMBER,
  ANSWER_WRITTEN,
  ANSWERS_LABEL,
  PLAY_MOVE,
  SAY_NO,
  SAY_YES,
  SQUARES,
  TAP_SQUARES,
} from "./english.js";
import { make } from "./nodes.js";
import { say } from "./say.js";

/**
 * A field.
 * @typedef {object} Field
 * @property {HTMLElement} node
 * @property {HTMLInputElement[]} inputs
 * @property {() => string} read what was answered; nothing where it was not
 * @property {() => void} clear
 */

const input = (id, attributes) => {
  const made = Object.assign(document.createElement("input"), attributes);
  made.setAttribute("form", "");
  made.setAttribute("aria-describedby", `${id}-said`);
  return made;
};

/** @returns {Field} answers to choose from: pairs of what is given and what is seen */
function choices(id, answers) {
  const inputs = answers.map(([value]) => input(id, { type: "radio", name: id, value }));
  const node = make("div", "choices", ...answers.map(([, text], at) => make("label", "choice", inputs[at], ` ${text}`)));
  Object.assign(node, { role: "radiogroup", ariaLabel: say(ANSWERS_LABEL) });
  return {
    node,
    inputs,
    read: () => inputs.find(({ checked }) => checked)?.value ?? "",
    clear: () => inputs.forEach((made) => (made.checked = false)),
  };
}

/** @returns {Field} a line to type in */
function line(id, label, how = "", inputMode = "text") {
  const made = input(id, { id, type: "text", inputMode, enterKeyHint: "go", autocomplete: "off", spellcheck: false });
  made.autocapitalize = "off";
  const labels = Object.assign(make("label", "", label), { htmlFor: id });
  const node = make("div", "line", ...(how ? [make("p", "how", how)] : []), labels, made);
  return { node, inputs: [made], read: () => made.value.trim(), clear: () => (made.value = "") };
}

const FIELDS = {
  say: (id) =>
    choices(id, [
      ["yes", say(SAY_YES)],
      ["no", say(SAY_NO)],
    ]),
  choices: (id, asked) => choices(id, asked.choices.map((text, place) => [`${place}`, text])),
  number: (id) => line(id, say(ANSWER_NUMBER), "", "numeric"),
  squares: (id) => line(id, say(SQUARES), say(TAP_SQUARES)),
  move: (id) => line(id, say(ANSWER_MOVE), say(PLAY_MOVE)),
  written: (id) => line(id, say(ANSWER_WRITTEN)),
};

/** @returns {Field} the field of a question (see `page.rs`) */
export const fieldOf = (id, asked) => FIELDS[asked.form](id, asked);
