// Times a start: `node first.mjs file.wasm`. Prints the milliseconds for compiling, instantiating
// and the first list of moves, and the memory in KiB.
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
const start = performance.now();
const module = new WebAssembly.Module(bytes);
const compiled = performance.now();
const { exports } = new WebAssembly.Instance(module, {});
const instantiated = performance.now();
const moves = exports.first_moves();
const listed = performance.now();
if (moves !== 20) {
  throw new Error(`${moves} first moves`);
}
console.log(
  compiled - start,
  instantiated - compiled,
  listed - instantiated,
  exports.memory.buffer.byteLength / 1024,
);
