// The engine in Node, on standard input and output: node uci.mjs
// It thinks in slices, so that it reads lines while it thinks.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { initSync, Session } from "#uci";

// How long it thinks before it reads again, in milliseconds.
const SLICE = 10;

initSync({ module: readFileSync(new URL("./uci.wasm", import.meta.url)) });

const session = new Session();
let nodes = 2048;
let isDriven = false;
let isClosed = false;

const say = (text) => text && process.stdout.write(text);

function drive() {
  isDriven = session.isThinking();
  if (!isDriven) {
    return;
  }
  if (isClosed && session.isEndless()) {
    // Nobody is left who could stop it.
    say(session.answer("stop"));
    return;
  }
  const began = performance.now();
  say(session.step(nodes, began));
  const took = performance.now() - began;
  nodes = Math.max(1024, Math.min(65536, took > SLICE ? nodes >> 1 : took < SLICE / 2 ? nodes << 1 : nodes));
  setImmediate(drive);
}

const input = createInterface({ input: process.stdin });
input.on("line", (line) => {
  const reply = session.answer(line);
  if (reply === undefined) {
    process.exit();
  }
  say(reply);
  if (!isDriven) {
    drive();
  }
});
input.on("close", () => {
  isClosed = true;
});
