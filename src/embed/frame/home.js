// The frame's answer to `loader/home.js`. In a sandbox a frame has an origin that is like no other: to
// modules and to what is fetched its own host is a foreign one, which would have to allow it. Scripts
// of the old kind need no such leave, so the program is one, with its wasm in it.

import { WORDS } from "../loader/english.js";

export const HERE = document.baseURI;

export const IS_FRAME = true;

export const LOADER = "jadoube.js";

export const NAME = "embed.program.js";

/** Under this name the script leaves the program; src/xtask/loader/frame.mjs says it again. */
const LEFT = "jadoubeProgram";

let policy;

/** The same of the tables of a language; src/words/print.rs says it again. */
const LEFT_WORDS = "jadoubeWords";
const LEFT_TABLE = "jadoubeTable";

/** The page lets nothing be started by its address but the files of the frame beside it. */
function trusted(url) {
  const createScriptURL = (asked) => {
    if (asked.startsWith(new URL("embed.", HERE).href)) {
      return asked;
    }
    throw new TypeError(asked);
  };
  policy ??= globalThis.trustedTypes?.createPolicy("jadoube", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(url);
}

/** Starts a script beside the page; gives what it leaves. */
const load = (name, left) =>
  new Promise((done, fail) => {
    const script = Object.assign(document.createElement("script"), {
      src: trusted(new URL(name, HERE).href),
      onload: () => done(globalThis[left]),
      onerror() {
        script.remove();
        fail(new Error(name));
      },
    });
    document.head.append(script);
  });

/** The same of what tells what a board asks, and of the reader of positions. */
const LEFT_TASK = "jadoubeTask";
const LEFT_READER = "jadoubeReader";

/** The wasm stands in the script. */
export const fetchWasm = () => undefined;

export const bring = (url) => load(url, LEFT);

let task;
export const bringTask = () => (task ??= load("embed.task.js", LEFT_TASK));

export const bringReader = () => load("embed.fen.js", LEFT_READER);

export const bringWords = (tag) => load(`embed.${WORDS}.${tag}.js`, LEFT_WORDS);

export const bringTable = (tag) => load(`embed.language.${tag}.js`, LEFT_TABLE);
