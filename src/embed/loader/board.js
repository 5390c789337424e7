// <jadoube-board>: paints its position at once, reports what is wrong with it, and hands itself to
// the program when it is more than a diagram and the reader comes near.
//
// One file, because the private state of a class cannot be shared between files.
import { bringTable, bringTask } from "#home";

import { Answer } from "./answer.js";
import { METHODS, NAMES, PAINTED, STATES } from "./attributes.js";
import { draw, drawInk, ROOM } from "./drawing.js";
import { BUTTON_TRY_AGAIN, NO_PROGRAM, PART_LOADING } from "./english.js";
import { shorten } from "./fault.js";
import { settled, speak } from "./language.js";
import { forget, whenNear } from "./nearby.js";
import { PATIENCE } from "./patience.js";
import { pictureOf } from "./picture.js";
import { keepPresses } from "./presses.js";
import { program, whyLost } from "./program.js";
import { read, squareOfSlot } from "./reading.js";
import { adoptProperties, reflect, valuesOf } from "./reflection.js";
import { say } from "./say.js";
import { readShapes } from "./shapes.js";
import { adoptStyles, buildShadow } from "./shadow.js";
import { cornerOf } from "./squares.js";
import { inTurn } from "./turns.js";
import { placedText, turnText } from "./words.js";
import { hintsOf, recordOf } from "./written.js";

const TOUCHES = ["pointerdown", "focusin", "keydown"];

export class Board extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = NAMES;

  #internals = this.attachInternals();
  #root;
  #parts;
  #answer;
  #picture;
  #handle;
  #mounting;
  /** What is waited for, or has brought the program. */
  #program;
  /** Where the reader has tapped while the program was on its way. */
  #taps = [];
  /** How often the board has been taken from the program, which may still be at it. */
  #unmounts = 0;
  #watch;
  #reported = {};
  #isDue = false;
  #isReady = false;
  /** What the program has found wrong. */
  #faults = [];
  /** Whether the reader had come to the diagram, and wants to go on with the board. */
  #hadFocus = false;
  /** The button below a board for which something could not be fetched. */
  #again;
  /** The arrows and marks that lie over the board of the program. */
  #inked;
  /** When the reader touched the board before the program was there. */
  #touchedAt;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open", delegatesFocus: true });
    this.#parts = buildShadow(this.#root);
    this.#answer = new Answer(this, this.#internals, this.#parts.frame);
    this.#parts.frame.addEventListener("click", (event) => this.#keepTap(event));
    keepPresses(this.#root, () => this.#isPlayed);
    for (const touch of TOUCHES) {
      this.addEventListener(touch, (event) => this.#touched(event));
    }
  }

  connectedCallback() {
    adoptProperties(this);
    this.#watch = new MutationObserver(() => this.#refreshSoon());
    this.#watch.observe(this, { childList: true, subtree: true, characterData: true });
    this.#arrange();
    this.#isDue = true;
    inTurn(() => this.#isDue && this.isConnected && this.#refresh());
  }

  disconnectedCallback() {
    this.#watch?.disconnect();
    this.#watch = undefined;
    forget(this);
    // Moved within the page it comes back in the same task.
    queueMicrotask(() => this.isConnected || this.#unmount());
  }

  /** Moved without leaving the page: nothing is to be done. */
  connectedMoveCallback() {}

  adoptedCallback() {
    adoptStyles(this.#root);
  }

  attributeChangedCallback(_, old, value) {
    // What stands in the page before the loader is read when the element is connected.
    if (old !== value && this.#watch) {
      this.#refreshSoon();
    }
  }

  formDisabledCallback() {
    this.#update();
  }
  formResetCallback() {
    this.#answer.keep(null);
    this.#handle?.reset?.();
  }
  formStateRestoreCallback(state) {
    const value = JSON.parse(state);
    // Not drawn yet, it could not be mounted, and what was left would be lost.
    if (this.#isDue && this.isConnected) {
      this.#refresh();
    }
    this.#mount().then((handle) => handle?.restore?.(value));
  }

  get #svg() {
    return this.#parts.frame.querySelector(":scope > .picture");
  }

  /** The position on the board, which the program moves on. */
  get fen() {
    return this.#handle?.state?.fen ?? this.getAttribute("fen") ?? "";
  }
  set fen(value) {
    value == null ? this.removeAttribute("fen") : this.setAttribute("fen", value);
  }

  /** The answer of the reader as the form gets it. */
  get value() {
    return this.#answer.value;
  }

  get type() {
    return this.localName;
  }

  /** Turns the board. */
  flip() {
    this.orientation = (this.#handle?.state.picture ?? this.#picture)?.bottom === "b" ? "white" : "black";
  }

  /** The board as it is shown here, as the text of an SVG file. */
  toSVG() {
    this.#refresh();
    if (!this.isConnected || !this.#svg) {
      throw new DOMException("the board is not on a page", "InvalidStateError");
    }
    const now = this.#handle?.state?.picture;
    const shown = now ? draw({ ...this.#picture, ...this.#inked, ...now }) : this.#svg;
    this.#svg.after(shown);
    const text = pictureOf(shown);
    if (now) {
      shown.remove();
    }
    return text;
  }

  #emit(name, detail, cancelable = false) {
    const options = { bubbles: true, composed: true, cancelable, detail };
    return this.dispatchEvent(new CustomEvent(`jadoube-${name}`, options));
  }

  get #isPlayed() {
    return !PAINTED.includes(this.#parts.body.dataset.mode);
  }

  #refreshSoon() {
    if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(() => this.#isDue && this.isConnected && this.#refresh());
    }
  }

  /** Makes the room that the board will need. */
  #arrange(mode = this.mode) {
    const { body, caption, prompt } = this.#parts;
    body.dataset.mode = mode;
    for (const [slot, part] of Object.entries({ caption, prompt })) {
      part.hidden = !this.querySelector(`:scope > [slot=${slot}]`);
    }
  }

  #refresh() {
    this.#isDue = false;
    const words = speak(this, () => this.#refreshSoon());
    const { picture, mode, corrected, faults, unread } = read(this, () => this.#refreshSoon());
    shorten(faults);
    const { body, frame, fault } = this.#parts;
    this.#arrange(mode);
    const drawn = picture && JSON.stringify([picture, words?.tag]);
    if (drawn !== this.#reported.drawn) {
      this.#reported.drawn = drawn;
      this.#svg?.remove();
      if (picture) {
        frame.prepend(draw(picture));
      }
    }
    this.#picture = picture;
    this.#placeSquares();
    const said = document.createElement("p");
    said.textContent = unread.map(placedText);
    fault.replaceChildren(...unread.flatMap(({ code }) => [said, code?.() ?? ""]));
    if (words) {
      this.#reportCorrected(corrected);
      this.#reportFaults([...unread, ...faults, ...this.#faults], faults);
    }
    this.#answer.judge();
    this.#tell();
    this.#watchReader();
    this.#update();
    if (picture && !this.#isPlayed) {
      this.#reportReady();
    }
  }

  /** What stands below the diagram until the program is there, and what only paper shows. */
  #tell() {
    this.#parts.paper.textContent = turnText(this.#picture?.turn) ?? "";
    if (this.#isPlayed && this.#picture) {
      // Where it cannot be fetched, the program tells.
      bringTask().then(({ tell }) => tell(this.#parts, this.#data()), () => {});
    }
  }

  /** A slot for each square into which the author puts something. */
  #placeSquares() {
    const wanted = [...this.children].map(({ slot }) => slot);
    const { bottom, coordinates } = this.#picture ?? { coordinates: "none" };
    const [left, top, both] = ROOM[coordinates];
    const slots = [...new Set(wanted)].flatMap((name) => {
      const square = squareOfSlot(name);
      if (square < 0) {
        return [];
      }
      const slot = document.createElement("slot");
      const [x, y] = cornerOf(square, bottom);
      slot.name = name;
      slot.style.left = `${((x + left) / (384 + both)) * 100}%`;
      slot.style.top = `${((y + top) / (384 + both)) * 100}%`;
      slot.style.width = slot.style.height = `${(48 / (384 + both)) * 100}%`;
      return [slot];
    });
    this.#parts.slots.replaceChildren(...slots);
  }

  #reportFaults(faults, below) {
    const report = JSON.stringify(faults);
    if (report === this.#reported.faults) {
      return;
    }
    this.#reported.faults = report;
    this.#note([...below, ...this.#faults].map(placedText).join(" "));
    for (const { text, code, ...detail } of faults) {
      this.#emit("error", detail);
    }
  }

  /** Says as which position another text was read. */
  #reportCorrected(message = "") {
    const { corrected } = this.#parts;
    if (message !== corrected.textContent) {
      corrected.textContent = message;
      message && this.#emit("corrected", { message, fen: this.#picture.fen });
    }
  }

  #note(text, kind = "") {
    const { loading, note } = this.#parts;
    loading.textContent = "";
    note.textContent = text;
    note.dataset.kind = kind;
    this.#hadFocus ||= this.#root.activeElement === this.#again;
    this.#again?.remove();
    this.#again = undefined;
  }

  /** What the program has found wrong; a board that cannot be played on stays a diagram. */
  #receiveFaults(faults, isPlayable) {
    this.#faults = faults;
    this.#hadFocus ||= isPlayable && this.#root.activeElement === this.#svg;
    this.#parts.layer.hidden = !isPlayable;
    this.#parts.body.classList.toggle("live", isPlayable);
    this.#reportFaults(faults, []);
  }

  #ink(arrows, marks) {
    this.#inked = { arrows: readShapes(arrows, "arrows", 2), marks: readShapes(marks, "marks", 1) };
    this.#parts.frame.querySelector(":scope > .ink")?.remove();
    this.#parts.layer.after(drawInk({ ...this.#picture, ...this.#inked }));
  }

  /** Waits for the reader where there is something to play. */
  #watchReader() {
    const isPlayable = this.#isPlayed && this.#picture?.fen;
    if (!isPlayable || this.#handle) {
      this.#svg?.removeAttribute("tabindex");
      forget(this);
      if (!isPlayable) {
        this.#unmount();
      }
      return;
    }
    // Until the program has come, the browser can still lead to an exercise that wants an answer.
    this.#svg.tabIndex = 0;
    const mount = () => this.#mount();
    if (this.eager) {
      mount();
    } else {
      whenNear(this, mount);
    }
  }

  #touched(event) {
    if (event.type !== "focusin" && event.key !== "Tab") {
      this.#touchedAt ??= event.timeStamp;
    }
    // Its button knows by itself what to do.
    if (this.#picture && event.composedPath()[0] !== this.#again) {
      this.#mount();
    }
  }

  /** A tap on the picture is kept for the board. */
  #keepTap({ clientX, clientY }) {
    if (this.#mounting && !this.#handle) {
      const { left, top, width } = this.#parts.frame.getBoundingClientRect();
      this.#taps.push([(clientX - left) / width, (clientY - top) / width]);
    }
  }

  /** Hands the board to the program; once, however often it is asked, until a reader has waited too long. */
  async #mount(isAnew) {
    if (!this.isConnected || !this.#isPlayed || !this.#picture?.fen) {
      return undefined;
    }
    if (isAnew || !this.#mounting) {
      const mounting = this.#start(this.#unmounts, isAnew).catch((error) => {
        if (mounting === this.#mounting) {
          this.#mounting = undefined;
          const again = () => this.#mount();
          if (this.#again) {
            // That it takes too long was said already.
            this.#again.onclick = again;
          } else {
            this.#reportFailure(error, again);
          }
        }
      });
      this.#mounting = mounting;
    }
    return this.#mounting;
  }

  /** Something in `#data` has changed. */
  #update() {
    Promise.resolve(this.#handle?.update()).catch((error) => this.#reportFailure(error, () => this.#update()));
  }

  /** Says why the board cannot be played on; what could not be fetched can be tried again. */
  #reportFailure({ message: why, isLost }, again) {
    speak(this);
    const message = say(NO_PROGRAM, isLost ? whyLost() : why);
    this.#note(message);
    if (isLost) {
      this.#again = Object.assign(document.createElement("button"), {
        type: "button",
        className: "again",
        part: "button",
        textContent: say(BUTTON_TRY_AGAIN),
        onclick: again,
      });
      this.#parts.note.after(this.#again);
      if (this.#hadFocus) {
        this.#again.focus();
        this.#hadFocus = false;
      }
    }
    this.#emit("error", { message, line: null, column: null });
  }

  async #start(unmounts, isAnew) {
    const { layer, controls, loading } = this.#parts;
    const isGone = () => unmounts !== this.#unmounts;
    speak(this);
    this.#note("");
    loading.textContent = say(PART_LOADING);
    const timer = setTimeout(
      () => isGone() || this.#reportFailure({ isLost: true }, () => this.#mount(true)),
      PATIENCE,
    );
    try {
      this.#program = program(isAnew && this.#program);
      const { mount } = await this.#program;
      await settled(this);
      if (isGone()) {
        return undefined;
      }
      const handle = await mount({
        version: 1,
        host: this,
        layer,
        tray: controls,
        data: () => this.#data(),
        table: bringTable,
        emit: (...event) => this.#emit(...event),
        result: (...answer) => this.#answer.keep(...answer),
        note: (...said) => this.#note(...said),
        faults: (...found) => this.#receiveFaults(...found),
        ink: (...shapes) => this.#ink(...shapes),
        touchedAt: () => this.#touchedAt,
      });
      // Of two tries the first one that has come is played on.
      if (isGone() || this.#handle) {
        handle.destroy();
        return this.#handle;
      }
      this.#handle = handle;
      if (this.#again) {
        this.#note("");
      }
      if (!this.#faults.length) {
        this.#receiveFaults([], true);
      }
      this.#watchReader();
      if (this.#hadFocus) {
        handle.focus?.();
      }
      this.#hadFocus = false;
      handle.tap?.(this.#taps.splice(0));
      this.#reportReady();
      return handle;
    } finally {
      clearTimeout(timer);
    }
  }

  #data() {
    return {
      attributes: valuesOf(this),
      ...this.#picture,
      picture: this.#picture,
      fen: this.hasAttribute("fen") ? this.#picture?.fen : null,
      pgn: recordOf(this),
      hints: hintsOf(this),
      lang: this.closest("[lang]")?.lang ?? "",
      words: speak(this) ?? {},
      hasPrompt: !this.#parts.prompt.hidden,
      isDisabled: this.matches(":disabled"),
      isStill: this.noAnimation || matchMedia("(prefers-reduced-motion: reduce)").matches,
    };
  }

  #reportReady() {
    if (!this.#isReady) {
      this.#isReady = true;
      queueMicrotask(() => this.#emit("ready", { mode: this.#parts.body.dataset.mode }));
    }
  }

  #unmount() {
    const { body, layer, controls } = this.#parts;
    this.#unmounts += 1;
    this.#mounting = this.#touchedAt = undefined;
    this.#taps = [];
    this.#handle?.destroy();
    this.#handle = undefined;
    body.classList.remove("live");
    layer.hidden = true;
    layer.replaceChildren();
    controls.replaceChildren();
    this.#faults = [];
    this.#inked = undefined;
    this.#parts.frame.querySelector(":scope > .ink")?.remove();
  }

  static {
    Answer.equip(this.prototype, (board) => board.#internals);
    for (const name of STATES) {
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#handle?.state?.[name] ?? (name === "solved" ? false : null);
        },
      });
    }
    for (const name of METHODS) {
      const method = async function (...words) {
        const handle = await this.#mount();
        return handle?.[name]?.(...words);
      };
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get: () => method,
        // A framework that knows properties only can set the attribute of that name as well.
        set:
          name === "undo"
            ? function (value) {
                this.canUndo = value;
              }
            : undefined,
      });
    }
  }
}
reflect(Board.prototype);
