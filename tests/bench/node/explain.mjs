// Times the reasons of refused moves: `node explain.mjs games.txt engine.wasm`. Prints, in
// microseconds, the median and the 99.9th percentile of one attempt with an own piece, and how many
// attempts were made.
import { readFileSync } from "node:fs";
import { microseconds } from "./clock.mjs";

const games = readFileSync(process.argv[2], "utf8").trim().split("\n");
const module = new WebAssembly.Module(readFileSync(process.argv[3]));
const { exports } = new WebAssembly.Instance(module, {});
const { begin, ply, nothing, reason, own } = exports;
begin();
let text = new Uint8Array(0);

function run(onAttempt) {
  let seed = 1;
  const random = (limit) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % limit;
  };
  for (const game of games) {
    begin();
    for (const move of game.split(" ")) {
      const squares = [];
      for (let square = 0; square < 64; square += 1) {
        if ((own(square >> 5) >>> (square & 31)) & 1) {
          squares.push(square);
        }
      }
      for (let count = 0; count < 4; count += 1) {
        onAttempt(squares[random(squares.length)], random(64));
      }
      if (text.length === 0) {
        // The memory has grown, which takes its old views away.
        text = new Uint8Array(exports.memory.buffer, exports.text(), 16);
      }
      for (let index = 0; index < move.length; index += 1) {
        text[index] = move.charCodeAt(index);
      }
      ply(move.length);
    }
  }
}

run(reason);
run(reason);
await new Promise((resume) => setTimeout(resume, 100));
const calls = [];
const times = [];
run((from, to) => {
  calls.push(microseconds(nothing)[0]);
  times.push(microseconds(() => reason(from, to))[0]);
});
const sorted = (list) => list.sort((a, b) => a - b);
const call = sorted(calls)[calls.length >> 1];
sorted(times);
console.log(
  Math.max(0, times[times.length >> 1] - call),
  Math.max(0, times[Math.floor(times.length * 0.999)] - call),
  times.length,
);
