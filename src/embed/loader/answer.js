// A board as a control of a form: `name`, `required`, validity, and the reader's answer as JSON.
import { ASKING } from "./attributes.js";
import { SOLVE_FIRST } from "./english.js";
import { speak } from "./language.js";
import { say } from "./say.js";

/** What a control of a form tells as the browser's own controls do. */
const PROPERTIES = ["form", "labels", "validity", "validationMessage", "willValidate"];
const METHODS = ["checkValidity", "reportValidity"];

export class Answer {
  #board;
  #internals;
  #anchor;
  #isOver = false;

  /** What the form gets: JSON, or null for nothing. */
  value = null;

  /** @param {HTMLElement} anchor what the browser points at when an answer is missing */
  constructor(board, internals, anchor) {
    this.#board = board;
    this.#internals = internals;
    this.#anchor = anchor;
  }

  /** Keeps what the reader has answered. */
  keep(value, { isOver = false } = {}) {
    this.value = value == null ? null : JSON.stringify(value);
    this.#isOver = isOver;
    this.#internals.setFormValue(this.value);
    this.judge();
  }

  /** Tells the form whether it may be sent. */
  judge() {
    const { required, mode, goal } = this.#board;
    const asks = ASKING.includes(mode) || (mode === "setup" && goal);
    if (required && asks && !this.#isOver) {
      speak(this.#board);
      this.#internals.setValidity({ valueMissing: true }, say(SOLVE_FIRST), this.#anchor);
    } else {
      this.#internals.setValidity({});
    }
  }

  /** Gives a class what controls have; `internalsOf` opens what only the class itself can. */
  static equip(prototype, internalsOf) {
    for (const name of PROPERTIES) {
      Object.defineProperty(prototype, name, {
        get() {
          return internalsOf(this)[name];
        },
      });
    }
    for (const name of METHODS) {
      Object.defineProperty(prototype, name, {
        value() {
          return internalsOf(this)[name]();
        },
      });
    }
  }
}
