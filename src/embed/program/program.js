// The program of played boards: what `loader/program.js` imports, once for a page. The head of that
// file describes the interface.
import { useScripts } from "#more";
import init, { isPrepared, mount as begin, prepare, speak } from "#glue";
import { IS_FRAME } from "#home";
import { bring } from "#wasm";

import { inTime } from "../loader/patience.js";
import { speakAs } from "../loader/speech.js";
import { answer, attempt, heed, isBroken, keep, mountNothing, untilBroken } from "./broken.js";
import { BLOCKED } from "./english.js";
import { keepKeys } from "./keys.js";
import { opponent } from "./opponent.js";
import { expect, lost } from "./parts.js";
import { say } from "./say.js";
import { frameTag, print, picture, shareURL, snippet, toPNG } from "./share.js";
import { withSource } from "./source.js";
import { sprite } from "./sprite.js";
import { adoptStyles } from "./styles.js";
import { tools } from "./tools.js";

/** What the reader does first at a board; a screen reader may only click. */
const TOUCHES = ["pointerdown", "keydown", "click"];

let ready;

/** Starts the program, once; a later board tries again what has failed. */
function started(early) {
  ready ??= bring("main", early).then((bytes) => init({ module_or_path: bytes }));
  ready.catch(() => (ready = undefined));
  return ready;
}

/** Waits for the parts that a board needs. */
async function prepared(board) {
  if (!isPrepared(board)) {
    if (!(await answer((done) => prepare(board, done)))) {
      throw lost();
    }
  }
}

/** What a form has kept of a board, as the program takes it up: a task, a game or a position. */
const keptOf = (value) => ("solved" in value ? JSON.stringify(value) : (value.pgn ?? value.fen ?? ""));

/** The language of the first board that is not in English is that of all: they share the program. */
let spoken;

async function speakLanguageOf({ data, table }) {
  const { words } = data();
  speakAs(words ?? {});
  if (words?.tag) {
    spoken ??= inTime(table(words.tag.toLowerCase())).then((text) => answer((done) => speak(text, done)));
    // Without its table the board speaks English.
    await spoken.catch(() => {});
  }
}

/** The task after this one. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** What the next board waits for. */
let last;

/**
 * Boards come to life one after the other, each in a task of its own, so that the page answers its
 * reader meanwhile.
 * @param {import("../loader/program.js").Board} given
 * @param {{ name: string, response?: Promise<Response> }} [early] the wasm, if it is on its way already
 * @param {(url: string) => Promise<unknown>} [bringScript] how the loader brings a script
 */
export function mount(given, early, bringScript) {
  useScripts(bringScript);
  expect(given.data().attributes.mode);
  // The start of the program itself is a task of its own, too.
  last ??= started(early).then(nextTask, nextTask);
  const mounted = last.then(() => (isBroken() ? mountNothing(given) : start(given))).catch((error) => {
    if (heed(error)) {
      return mountNothing(given);
    }
    throw error;
  });
  last = mounted.then(nextTask, nextTask);
  return mounted;
}

async function start(given) {
  await started().catch((error) => {
    // Only a policy keeps a browser from compiling what it has compiled elsewhere.
    throw error instanceof WebAssembly.CompileError ? new Error(say(BLOCKED)) : lost();
  });
  await speakLanguageOf(given);
  const { host, layer } = given;
  const { board, isSourceNew, fetchSource } = withSource(untilBroken(given));
  await fetchSource();
  await prepared(board);
  const root = layer.getRootNode();
  adoptStyles(root);
  keepKeys(root);
  const menu = {
    flip: () => host.flip(),
    // Who reads it in a frame has a page that takes frames.
    embed: () => tools.copy(IS_FRAME ? frameTag(host, board.data().pgn) : snippet(host)),
    picture: () => picture(host),
    print: () => print(host),
  };
  const engine = opponent((...heard) => attempt(() => program.hear(...heard)));
  const program = begin(board, { ...tools, ...engine, run: (_, name) => menu[name]() });
  layer.before(sprite());
  const leave = keep(given, () => program.fen());
  let isGone = false;
  const touched = given.touchedAt?.();
  if (touched !== undefined) {
    program.touch(touched);
  }
  const touch = ({ timeStamp, key }) => key === "Tab" || attempt(() => program.touch(timeStamp));
  const listen = (does) => TOUCHES.forEach((name) => host[`${does}EventListener`](name, touch, true));
  listen("add");
  return {
    async update() {
      if (isSourceNew()) {
        await fetchSource();
      }
      try {
        // In the same task where nothing is to be fetched.
        if (!isGone && !isBroken() && !isPrepared(board)) {
          await prepared(board);
        }
        if (!isGone) {
          adoptStyles(layer.getRootNode());
          attempt(() => program.update());
        }
      } catch (error) {
        if (!heed(error)) {
          throw error;
        }
      }
    },
    destroy() {
      isGone = true;
      listen("remove");
      leave();
      attempt(() => {
        program.destroy();
        program.free();
      });
      layer.parentNode.querySelector(":scope > .sprite")?.remove();
    },
    get state() {
      const read = () => ({
        fen: program.fen(),
        pgn: program.pgn(),
        position: program.position(),
        legalMoves: program.moves(),
        solved: program.solved(),
        picture: pictureOf(program),
      });
      return attempt(read) ?? {};
    },
    move: (text) => answer((done) => program.play(text, done)),
    undo: () => attempt(() => program.undo()),
    goTo: (path) => attempt(() => program.goTo(path)),
    hint: () => answer((done) => program.hint(done)),
    reset: () => attempt(() => program.reset()),
    restore: (value) => attempt(() => program.resume(keptOf(value))),
    focus: () => attempt(() => program.focus()),
    tap: (taps) => tap(layer, taps),
    toPNG: () => toPNG(host),
    print: () => print(host),
    shareURL: () => shareURL(host, board.data().pgn),
  };
}

/** Does what the reader has tapped before there was a board: a square tapped again and again counts once. */
async function tap(layer, taps) {
  let last;
  for (const [x, y] of taps) {
    // What was tapped before is drawn by then.
    await nextTask();
    const { left, top, width, height } = layer.getBoundingClientRect();
    const isHit = (cell) => {
      const box = cell.getBoundingClientRect();
      const [across, down] = [left + x * width - box.left, top + y * height - box.top];
      return across >= 0 && down >= 0 && across < box.width && down < box.height;
    };
    const cell = [...layer.querySelectorAll("[data-square]")].find(isHit);
    if (cell && cell !== last) {
      cell.click();
    }
    last = cell;
  }
}

/** What stands on the board, as the loader draws it. */
function pictureOf(program) {
  const pieces = Array(64);
  for (const [square, { type, color }] of Object.entries(program.position())) {
    const index = square.charCodeAt(0) - 97 + (square.charCodeAt(1) - 49) * 8;
    pieces[index] = color === "w" ? type.toUpperCase() : type;
  }
  return { ...program.picture(), pieces };
}
