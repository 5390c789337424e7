// A board as a control of a form: `name`, `required`, validity, and its result as JSON.
import { SOLVE_FIRST } from "./words.js";

/** The modes whose result can be wanted. */
const ANSWERED = ["solve", "find", "line", "computer"];

/** Gives a class of elements what a control has. */
export const control = (Base) =>
  class extends Base {
    static formAssociated = true;
    #internals = this.attachInternals();
    #value = null;
    #isSolved = false;

    /** Keeps what the reader has answered. */
    result(value, { isSolved = false } = {}) {
      this.#value = value == null ? null : JSON.stringify(value);
      this.#isSolved = isSolved;
      this.#internals.setFormValue(this.#value);
      this.judge();
    }

    /** Tells the form whether it may be sent. `anchor` is what the browser points at. */
    judge(anchor = this.anchor) {
      const isMissing = this.required && ANSWERED.includes(this.mode) && !this.#isSolved;
      this.#internals.setValidity(
        isMissing ? { valueMissing: true } : {},
        isMissing ? SOLVE_FIRST : "",
        isMissing ? anchor : undefined,
      );
    }

    get value() {
      return this.#value;
    }
    get form() {
      return this.#internals.form;
    }
    get labels() {
      return this.#internals.labels;
    }
    get validity() {
      return this.#internals.validity;
    }
    get validationMessage() {
      return this.#internals.validationMessage;
    }
    get willValidate() {
      return this.#internals.willValidate;
    }
    get type() {
      return this.localName;
    }
    checkValidity() {
      return this.#internals.checkValidity();
    }
    reportValidity() {
      return this.#internals.reportValidity();
    }
  };
