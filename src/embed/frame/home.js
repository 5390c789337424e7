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
    if (!asked.startsWith(new URL("embed.", HERE).href)) {
      throw new TypeError(asked);
    }
    return asked;
  };
  policy ??= globalThis.trustedTypes?.createPolicy("jadoube", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(url);
}

const load = (url, left) =>
  new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = trusted(url);
    script.addEventListener("load", () => done(globalThis[left]));
    script.addEventListener("error", () => {
      script.remove();
      fail(new Error(url));
    });
    document.head.append(script);
  });

/** The wasm stands in the script. */
export const fetchWasm = () => undefined;

export const bring = (url) => load(url, LEFT);

export const bringWords = (tag) => load(new URL(`embed.${WORDS}.${tag}.js`, HERE).href, LEFT_WORDS);

export const bringTable = (tag) => load(new URL(`embed.language.${tag}.js`, HERE).href, LEFT_TABLE);
