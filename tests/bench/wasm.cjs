// Measures perft in WebAssembly; prints `name depth leaves seconds` a line, the median of five
// rounds. The argument is the module that wasm-bindgen wrote for Node.
const { perft, positions } = require(process.argv[2]);

const ROUNDS = 5;

for (const line of positions().split("\n").filter((line) => line && !line.startsWith("#"))) {
  const [name, depth, leaves, fen] = line.split("; ");
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const counted = perft(fen, Number(depth));
    times.push((performance.now() - start) / 1000);
    if (counted !== Number(leaves)) {
      throw new Error(`${name}: counted ${counted} leaves instead of ${leaves}`);
    }
  }
  times.sort((one, other) => one - other);
  console.log(name, depth, leaves, times[Math.floor(ROUNDS / 2)]);
}
