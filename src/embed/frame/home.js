// The frame's answer to `loader/home.js`. In a sandbox a frame has an origin that is like no other: to
// modules and to what is fetched its own host is a foreign one, which would have to allow it. Scripts
// of the old kind need no such leave, so the program is one, with its wasm in it.

export const HERE = document.baseURI;

export const IS_FRAME = true;

export const LOADER = "jadoube.js";

export const NAME = "embed.program.js";

/** Under this name the script leaves the program; src/xtask/loader/frame.mjs says it again. */
const LEFT = "jadoubeProgram";

let policy;

/** The page lets nothing be started by its address but the program. */
function trusted(url) {
  const createScriptURL = (asked) => {
    if (asked !== new URL(NAME, HERE).href) {
      throw new TypeError(asked);
    }
    return asked;
  };
  policy ??= globalThis.trustedTypes?.createPolicy("jadoube", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(url);
}

export const bring = (url) =>
  new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = trusted(url);
    script.addEventListener("load", () => done(globalThis[LEFT]));
    script.addEventListener("error", () => {
      script.remove();
      fail(new Error(url));
    });
    document.head.append(script);
  });
