// Measures one engine in WebAssembly: `node perft.mjs engine.wasm`. Prints `case mode leaves
// seconds` for each case and mode, in time of the main thread. Depths and leaves are those of
// engines/harness.rs.
import { readFileSync } from "node:fs";
import { cpuSeconds } from "./clock.mjs";

const SHORTEST = 0.12;

const CASES = [
  ["start", [6, 119_060_324], [5, 4_865_609]],
  ["kiwipete", [5, 193_690_690], [4, 4_085_603]],
  ["endgame", [6, 11_030_083], [6, 11_030_083]],
  ["promotions", [5, 15_833_292], [5, 15_833_292]],
  ["talkchess", [5, 89_941_194], [4, 2_103_487]],
  ["middlegame", [5, 164_075_551], [4, 3_894_594]],
];

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { perft } = new WebAssembly.Instance(module, {}).exports;

// Lets the engine compile the hot code well before anything counts.
for (const [index] of CASES.entries()) {
  perft(index, 0, 4);
  perft(index, 1, 4);
}
await new Promise((resume) => setTimeout(resume, 100));

for (const [index, [name, bulk, made]] of CASES.entries()) {
  for (const [isMade, [depth, leaves]] of [bulk, made].entries()) {
    let counted = 0;
    let seconds = 0;
    while (seconds < SHORTEST) {
      const start = cpuSeconds();
      const found = perft(index, isMade, depth);
      seconds += cpuSeconds() - start;
      if (found !== leaves) {
        throw new Error(`${name}: counted ${found} leaves instead of ${leaves}`);
      }
      counted += leaves;
    }
    console.log(name, ["bulk", "made"][isMade], counted, seconds);
  }
}
