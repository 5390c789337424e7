// How the engine is started: in a worker, or where the page allows none, in short slices on its own
// thread. The messages are those of `src/web/engine-worker.js`, whose text with all that it needs is the
// body of the function `run`.
import { bytes, run } from "#engine-made";

/** How long an engine may take to be ready, in milliseconds. */
const PATIENCE = 10_000;

/** How long the engine may keep a page from its reader, in milliseconds. */
const SLICE = 8;

/**
 * Starts an engine.
 * @param {(message: { say: string }) => void} hear is called with what it says
 * @returns {Promise<{ say: (message: object) => void, end: () => void }>}
 */
export const connect = (hear) => inWorker(hear).catch(() => onPage(hear));

/** Waits until the engine is ready; what it says afterwards is passed on. */
function readied(hear, listen, { say, end }) {
  return new Promise((done, fail) => {
    const giveUp = () => {
      clearTimeout(timer);
      end();
      fail(new Error("the engine does not start"));
    };
    const timer = setTimeout(giveUp, PATIENCE);
    let isReady = false;
    listen((message) => {
      if (isReady) {
        hear(message);
      } else if (message.say === "ready") {
        isReady = true;
        clearTimeout(timer);
        done({ say, end });
      } else {
        giveUp();
      }
    });
    say({ say: "start", wasm: bytes() });
  });
}

let policy;

/** The address of a worker, for a page that takes none but from a policy that it knows. */
function trusted(url) {
  const createScriptURL = (own) => own;
  policy ??= globalThis.trustedTypes?.createPolicy("jadoube-engine", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(url);
}

/** A script of another host cannot be a worker, but a text can be one where the page's policy lets it. */
async function inWorker(hear) {
  const own = "(message) => postMessage(message), (type, listener) => addEventListener(type, listener)";
  const url = URL.createObjectURL(new Blob([`(${run})({}, ${own})`], { type: "text/javascript" }));
  try {
    const worker = new Worker(trusted(url));
    const listen = (listener) => {
      worker.onmessage = ({ data }) => listener(data);
      worker.onerror = (event) => {
        event.preventDefault();
        listener({ say: "failed" });
      };
    };
    return await readied(hear, listen, {
      say: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function onPage(hear) {
  let toEngine;
  let toPage = () => {};
  run({ jadoubeSlice: SLICE }, (message) => toPage(message), (_, listener) => (toEngine = listener));
  const say = (message) => toEngine({ data: message });
  return readied(hear, (listener) => (toPage = listener), {
    say,
    end() {
      toPage = () => {};
      say({ say: "stop", run: 0 });
    },
  });
}
