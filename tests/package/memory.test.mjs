// Games are given back: 100,000 of them, forgotten or ended, within constant memory.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Left to itself the collector comes the more rarely the more the process holds.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

// The package loads its wasm by one of these two; the memory is looked at from there.
const memories = [];
const { Instance, instantiate } = WebAssembly;
WebAssembly.Instance = function watched(module, imports) {
  const instance = new Instance(module, imports);
  memories.push(instance.exports.memory);
  return instance;
};
WebAssembly.Instance.prototype = Instance.prototype;
WebAssembly.instantiate = async (...args) => {
  const made = await instantiate(...args);
  memories.push((made.instance ?? made).exports.memory);
  return made;
};
const { jadoube } = await import("./support/libraries.mjs");

const GAMES = 100_000;
const AT_ONCE = 2_000;
// What the second half may take more than the first. A leak of a hundred bytes a game would take
// five megabytes.
const NOISE = 1 << 20;

const MOVES = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];

/** A game as programs make them: moves, a comment, a list, and a record. */
function make() {
  const game = new jadoube.Chess();
  for (const move of MOVES) {
    game.move(move);
  }
  game.setComment("closed defense");
  game.moves();
  game.history();
  return game;
}

/** The bytes of wasm memory, which grows and never shrinks. */
function held() {
  return memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
}

/** Makes half of the games; what has been collected is reported to the package in a turn of its own. */
async function half(end) {
  for (let made = 0; made < GAMES / 2; made += AT_ONCE) {
    for (let count = 0; count < AT_ONCE; count += 1) {
      end(make());
    }
    collect();
    await nextTurn();
  }
  return held();
}

async function stays(end) {
  assert.ok(held() > 0, "the memory of the package is not known");
  const first = await half(end);
  const second = await half(end);
  assert.ok(second - first <= NOISE, `${first} bytes grew to ${second}`);
}

test("100,000 games that are ended stay within constant memory", async () => {
  await stays((game) => game.dispose());
});

test("100,000 games that are forgotten stay within constant memory", async () => {
  await stays(() => {});
});
