// <jadoube-score for="q1 q2">: what has come of the exercises of a page, in a line and a table; as a
// control of a form it gives the sum and its parts as JSON.
import { bringClassCode } from "#class";

import { settled, speak } from "../loader/language.js";
import { inTime } from "../loader/patience.js";
import { adoptProperties, reflect } from "../loader/reflection.js";
import { BAD_SELECTOR, CODE_LOST } from "./english.js";
import { follow, resultsIn, summed } from "./results.js";
import { say } from "./say.js";
import { buildScore, fillScore, sayPart } from "./table.js";

/** Keys that the field or a button uses are none of the page around: in slides "n" is a letter of a name. */
const isUsed = ({ target, key, ctrlKey, metaKey }) =>
  target.localName === "input" ? !ctrlKey && !metaKey && !/^(Tab|F\d|Page)/.test(key) : key === " " || key === "Enter";

export class Score extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["for", "class-code", "lang"];

  #internals = this.attachInternals();
  #root;
  #parts;
  #unfollow;
  #value = null;
  /** The class code, once it was asked for. */
  #code;
  /** What is wrong with `for`, and why there is no class code. */
  #unreadable = "";
  #lost = "";

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    for (const type of ["keydown", "keypress", "keyup"]) {
      this.#root.addEventListener(type, (event) => isUsed(event) && event.stopPropagation());
    }
    this.#parts = buildScore(this.#root);
    this.#parts.ask.addEventListener("click", () => this.#askCode());
  }

  connectedCallback() {
    adoptProperties(this);
    this.#follow();
  }

  disconnectedCallback() {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  attributeChangedCallback(_, old, value) {
    if (old !== value && this.#unfollow) {
      this.#follow();
    }
  }

  /** What the form gets: JSON, or null before there is an exercise. */
  get value() {
    return this.#value;
  }

  get type() {
    return this.localName;
  }

  get form() {
    return this.#internals.form;
  }

  /** Where boards are looked for: ids and selectors mean something in one tree only. */
  get #roots() {
    const own = this.getRootNode();
    return this.for.trim() ? [own] : [...new Set([this.ownerDocument, own])];
  }

  #follow() {
    this.#unfollow?.();
    this.#unfollow = follow(this.#roots, Boolean(this.for.trim()), () => this.#refresh());
    this.#refresh();
  }

  #results() {
    try {
      const results = resultsIn(this.#roots, this.for);
      this.#unreadable = "";
      return results;
    } catch {
      const message = say(BAD_SELECTOR, this.for);
      if (message !== this.#unreadable) {
        this.#unreadable = message;
        this.#emit("error", { message, line: null, column: null, attribute: "for" });
      }
      return [];
    }
  }

  #refresh() {
    if (!this.isConnected) {
      return;
    }
    speak(this, () => this.#refresh());
    const results = this.#results();
    fillScore(this.#parts, results);
    sayPart(this.#parts.fault, this.#unreadable || this.#lost);
    // A teacher's page knows pages by their exercises: a code is for all of them.
    const isComing = document.querySelector("jadoube-lesson[aria-busy]");
    this.#parts.ask.hidden = Boolean(!this.hasAttribute("class-code") || !results.length || isComing || this.#code);
    this.#code?.update();
    const boards = results.map(({ title, name, solved, result, attempts, hints, ms }) => ({
      ...(name && { name }),
      title,
      solved,
      result,
      attempts,
      hints,
      ms,
    }));
    const detail = { ...summed(results), boards };
    const value = results.length ? JSON.stringify(detail) : null;
    if (value !== this.#value) {
      this.#value = value;
      this.#internals.setFormValue(value);
      this.#emit("score", detail);
    }
  }

  async #askCode() {
    const { ask, code, fault } = this.#parts;
    ask.ariaBusy = "true";
    this.#lost = "";
    try {
      const { open } = await bringClassCode();
      // Without its tables a language is as good as English.
      await inTime(settled(this)).catch(() => {});
      this.#code = open(code, {
        results: () => this.#results(),
        page: this.classCode,
        speak: () => speak(this, () => this.#refresh()),
      });
      ask.hidden = true;
    } catch {
      speak(this);
      this.#lost = say(CODE_LOST);
    }
    ask.ariaBusy = null;
    sayPart(fault, this.#unreadable || this.#lost);
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`jadoube-${name}`, { bubbles: true, composed: true, detail }));
  }
}
reflect(Score.prototype, ["for", "name", "class-code"], []);
