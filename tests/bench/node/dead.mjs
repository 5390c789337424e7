// Times the proof of dead positions: `node dead.mjs games.txt engine.wasm`. Prints, in
// microseconds, the median and the 99.9th percentile at a glance over all positions, the mean to
// the end over the last positions for both sides and for one, and how many positions, last
// positions, dead and undecided ones there were.
import { readFileSync } from "node:fs";
import { microseconds } from "./clock.mjs";

const games = readFileSync(process.argv[2], "utf8").trim().split("\n");
const module = new WebAssembly.Module(readFileSync(process.argv[3]));
const { exports } = new WebAssembly.Instance(module, {});
const { begin, ply, nothing, quick, full_of_both, full_of_side } = exports;
let text = new Uint8Array(0);

function run(onPly, onEnd) {
  for (const game of games) {
    begin();
    if (text.length === 0) {
      // The memory has grown, which takes its old views away.
      text = new Uint8Array(exports.memory.buffer, exports.text(), 16);
    }
    for (const move of game.split(" ")) {
      for (let index = 0; index < move.length; index += 1) {
        text[index] = move.charCodeAt(index);
      }
      ply(move.length);
      onPly();
    }
    onEnd();
  }
}

// Lets the engine compile the hot code well, and fills what is filled when first asked for.
for (let round = 0; round < 3; round += 1) {
  run(quick, () => full_of_both() + full_of_side());
}
await new Promise((resume) => setTimeout(resume, 100));

const [calls, glances, both, side] = [[], [], [], []];
const found = [0, 0, 0];
run(
  () => {
    calls.push(microseconds(nothing)[0]);
    // A glance at each position three times, the median of which is free of interruptions.
    const three = [0, 1, 2].map(() => microseconds(quick)[0]).sort((a, b) => a - b);
    glances.push(three[1]);
  },
  () => {
    const [time, verdict] = microseconds(full_of_both);
    both.push(time);
    found[verdict] += 1;
    side.push(microseconds(full_of_side)[0]);
  },
);
const sorted = (list) => list.sort((a, b) => a - b);
const call = sorted(calls)[calls.length >> 1];
sorted(glances);
const mean = (list) => list.reduce((sum, time) => sum + time, 0) / list.length;
console.log(
  Math.max(0, glances[glances.length >> 1] - call),
  Math.max(0, glances[Math.floor(glances.length * 0.999)] - call),
  mean(both),
  mean(side),
  glances.length,
  both.length,
  found[0],
  found[2],
);
