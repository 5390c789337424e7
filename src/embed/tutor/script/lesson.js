// <jadoube-lesson src="castling.md" level="2">: a lesson of an author, with boards and questions.
//
// All of it stands in the page itself, not in a shadow tree. It is text of the page: its fonts and the
// styles of its links and lists are those around it, its own search and its links to places find it, it
// is printed and translated with the page, and <jadoube-score> finds the boards, as it finds every other
// board of the page. The few styles that it brings are for its own classes below its own tag, and any
// rule of the page outweighs them.
import { settled, speak } from "../../loader/language.js";
import { inTime } from "../../loader/patience.js";
import { adoptProperties, reflect } from "../../loader/reflection.js";
import { adoptSheet } from "../../school/sheet.js";
import { bringText, bringTutor, tableOf } from "./bring.js";
import { changing } from "./change.js";
import { BUTTON_TRY_AGAIN, ERRORS, FILE_LOST, INLINE, MORE_FAULTS, NO_TEXT, PART_LOADING, PROGRAM_LOST } from "./english.js";
import { button, make, nodeOf } from "./nodes.js";
import { follow } from "./progress.js";
import { questionOf } from "./question.js";
import { say } from "./say.js";
import css from "./tutor.css";

const INLINE_TEXT = ":scope > script[type='text/markdown' i]";

/** How many errors are listed; of more there is only a count. */
const MOST_ERRORS = 20;

/** The last part of an address, which is what authors call a file. */
function nameOf(src) {
  const name = src.replace(/[?#].*/, "").split("/").at(-1) || src;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export class Lesson extends HTMLElement {
  static observedAttributes = ["src", "level", "lang"];

  #text;
  /** What is drawn. */
  #place = make("div", "place");
  #watch;
  /** What was read last, and what ends the reading. */
  #known;
  #reading;
  /** The lesson in the program. */
  #opened;

  connectedCallback() {
    adoptProperties(this);
    adoptSheet(this.getRootNode(), css);
    this.#watch ??= new MutationObserver(() => this.#refresh());
    this.#watch.observe(this, { childList: true, characterData: true, subtree: true });
    this.#refresh();
    if (document.readyState === "loading") {
      // Its text may still be on its way.
      document.addEventListener("DOMContentLoaded", () => this.#refresh(), { once: true });
    }
  }

  disconnectedCallback() {
    this.#watch.disconnect();
  }

  /** Moved without leaving the page: nothing is to be done. */
  connectedMoveCallback() {}

  attributeChangedCallback(_, old, value) {
    if (old !== value && this.#watch) {
      this.#refresh();
    }
  }

  /** The level of its heading; 0 for none, where the page has one. */
  get #level() {
    return /^[0-6]$/.test(this.level.trim()) ? Number(this.level) : 2;
  }

  /** The lesson itself, from a script that has it already; else `undefined`. */
  get text() {
    return this.#text;
  }

  set text(value) {
    this.#text = value === undefined ? value : String(value);
    if (this.#watch) {
      this.#refresh();
    }
  }

  /** Reads the lesson if it is another one than was read last. */
  #refresh() {
    const inline = this.#text ?? this.querySelector(INLINE_TEXT)?.textContent;
    const isComing = inline === undefined && !this.src && document.readyState === "loading";
    const known = JSON.stringify([inline, this.src, this.#level, this.closest("[lang]")?.lang]);
    if (this.isConnected && !isComing && known !== this.#known) {
      this.#known = known;
      this.#read(inline);
    }
  }

  async #read(inline) {
    this.#reading?.abort();
    const { signal } = (this.#reading = new AbortController());
    this.#say(PART_LOADING);
    this.ariaBusy = "true";
    const fail = (message, attribute, again) => {
      if (!signal.aborted) {
        this.ariaBusy = null;
        speak(this);
        this.#fail(message(), attribute, again);
      }
    };
    if (inline === undefined && !this.src) {
      return fail(() => say(NO_TEXT), "src");
    }
    const again = () => this.#read(inline);
    const isInline = inline !== undefined;
    // Both are fetched at the same time.
    const bringing = bringTutor();
    bringing.catch(() => {});
    let url = this.baseURI;
    let text = inline;
    try {
      if (!isInline) {
        url = new URL(this.src, url).href;
        text = await bringText(url, signal);
      }
    } catch {
      return fail(() => say(FILE_LOST, nameOf(this.src)), "src", again);
    }
    let opened;
    try {
      const { open } = await bringing;
      // Without its tables a language is as good as English.
      await inTime(settled(this)).catch(() => {});
      const file = isInline ? say(INLINE) : nameOf(this.src);
      opened = await open(file, text, isInline, tableOf(speak(this) ?? {}));
    } catch {
      return fail(() => say(PROGRAM_LOST), null, again);
    }
    if (signal.aborted) {
      opened.free();
      return;
    }
    this.ariaBusy = null;
    speak(this);
    this.#open(opened, url);
  }

  /** Puts something into the page in place of what was there: all but scripts. */
  #show(...nodes) {
    for (const child of [...this.childNodes]) {
      if (child !== this.#place && child.localName !== "script") {
        child.remove();
      }
    }
    this.#place.replaceChildren(...nodes);
  }

  /** A line in place of the lesson, while the author's words stay above it. */
  #say(number) {
    speak(this);
    this.append(this.#place);
    this.#place.replaceChildren(Object.assign(make("p", "waits", say(number)), { role: "status" }));
  }

  #fail(message, attribute, again) {
    this.#place.replaceChildren(Object.assign(make("p", "fault", message), { role: "alert" }));
    if (again) {
      this.#place.append(button(say(BUTTON_TRY_AGAIN), again));
    }
    this.#emit("error", { message, line: null, column: null, attribute });
  }

  #open(opened, base) {
    this.#opened?.free();
    this.#opened = opened;
    const { title, parts, faults } = JSON.parse(opened.parts());
    const page = { heading: Math.max(2, Math.min(this.#level + 1, 6)), base };
    // Another place for each reading: what follows the boards goes with them.
    const place = make("div", "place");
    this.#place.replaceWith(place);
    this.#place = place;
    const look = follow(place, (detail) => this.#emit("done", detail));
    const nodes = parts.flatMap((part) =>
      Array.isArray(part) ? [nodeOf(part, page)] : this.#task(opened, part, page, look),
    );
    const heading = title && this.#level ? [make(`h${this.#level}`, "", title)] : [];
    this.#show(...heading, ...this.#errors(faults), ...nodes);
    for (const board of place.querySelectorAll("[data-start]")) {
      board.after(changing(board, board.dataset.start));
    }
    this.#emit("ready", { mode: "lesson", title, errors: faults.length });
    for (const { message, line, column } of faults.slice(0, MOST_ERRORS)) {
      this.#emit("error", { message, line, column, attribute: null });
    }
  }

  #errors(faults) {
    if (!faults.length) {
      return [];
    }
    const more = faults.length - MOST_ERRORS;
    const texts = faults.slice(0, MOST_ERRORS).map(({ text }) => text);
    const items = [...texts, ...(more > 0 ? [say(MORE_FAULTS, more)] : [])].map((text) => make("li", "", text));
    const title = make("p", "title", say(ERRORS, faults.length));
    return [Object.assign(make("div", "faults", title, make("ul", "", ...items)), { role: "group", ariaLabel: title.textContent })];
  }

  /** A board, a question, or a question about a board. */
  #task(opened, { board: drawn, question, id }, page, look) {
    const board = drawn && nodeOf(drawn, page);
    if (!question) {
      return board ? [board] : [];
    }
    const { number } = question;
    // What had come of it at another visit.
    let before = {};
    let tried;
    const replyOf = (json) => {
      const reply = JSON.parse(json);
      for (const name in before) {
        reply[name] += before[name];
      }
      return reply;
    };
    // What a score reads, as it reads the value of a board.
    const keep = (outcome) => (node.value = outcome && JSON.stringify(outcome));
    const node = questionOf(question, board, {
      answer: (text) => {
        tried = text;
        return replyOf(opened.answer(number, text, performance.now()));
      },
      hint: () => replyOf(opened.hint(number, performance.now())),
      anew: () => {
        before = {};
        opened.beginAnew(number, performance.now());
      },
      restore: ({ solved, moves = [], ...outcome }) => {
        before = {};
        let reply = moves.length ? replyOf(opened.answer(number, moves.join(" "), performance.now())) : undefined;
        if (reply && !["right", "solved"].includes(reply.tone)) {
          // The lesson is another one now.
          opened.beginAnew(number, performance.now());
          reply = undefined;
        }
        const { attempts, hints, ms } = outcome;
        keep({ solved, attempts, hints, ms, moves: reply?.found ?? [] });
        for (const name of ["attempts", "hints", "ms"]) {
          before[name] = outcome[name] - (reply?.[name] ?? 0);
        }
        return reply;
      },
      tell: (reply = null) => {
        const { tone, text, solved, attempts, hints, ms, found } = reply ?? {};
        keep(reply && { solved, attempts, hints, ms, moves: found });
        if (["right", "solved", "wrong"].includes(tone)) {
          this.#emit("answer", { id, solved, right: tone !== "wrong", attempts, hints, ms, text, tried }, node);
        }
        look();
      },
    });
    keep(null);
    if (id) {
      // A score calls it so.
      node.dataset.name = id;
    }
    return [make("div", "task", ...(board ? [board] : []), node)];
  }

  #emit(name, detail, from = this) {
    from.dispatchEvent(new CustomEvent(`jadoube-${name}`, { bubbles: true, composed: true, detail }));
  }
}
reflect(Lesson.prototype, ["src", "level"], []);
