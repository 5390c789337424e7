// Measures a rival in JavaScript: `node perft_js.mjs chessops` or `chess.js`. Prints `case mode
// leaves seconds` as perft.mjs does, at smaller depths. Each counts as its own perft does: chessops
// counts the moves of the last ply, chess.js makes them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { cpuSeconds } from "./clock.mjs";

const SHORTEST = 0.12;

// Depths and leaves as published with the positions (Chess Programming Wiki, Perft Results).
const CASES = [
  ["start", 4, 197_281],
  ["kiwipete", 3, 97_862],
  ["endgame", 5, 674_624],
  ["promotions", 4, 422_333],
  ["talkchess", 3, 62_379],
  ["middlegame", 3, 89_890],
];

const packages = `${process.env.NODE_PACKAGES}/node_modules`;
// The positions are those of the harness.
const harness = readFileSync(new URL("../engines/harness.rs", import.meta.url), "utf8");
const fens = [...harness.matchAll(/fen: "([^"]+)"/g)].map((match) => match[1]);

const players = {
  async chessops() {
    const part = (name) => import(pathToFileURL(`${packages}/chessops/dist/esm/${name}.js`).href);
    const { perft } = await part("debug");
    const { Chess } = await part("chess");
    const { parseFen } = await part("fen");
    const position = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
    return ["bulk", (fen, depth) => perft(position(fen), depth, false)];
  },

  async "chess.js"() {
    const { Chess } = createRequire(`${packages}/`)("chess.js");
    return ["made", (fen, depth) => new Chess(fen).perft(depth)];
  },
};

const [mode, count] = await players[process.argv[2]]();
for (const fen of fens) {
  count(fen, 2);
}
for (const [index, [name, depth, leaves]] of CASES.entries()) {
  let counted = 0;
  let seconds = 0;
  while (seconds < SHORTEST) {
    const start = cpuSeconds();
    const found = count(fens[index], depth);
    seconds += cpuSeconds() - start;
    if (found !== leaves) {
      throw new Error(`${name}: counted ${found} leaves instead of ${leaves}`);
    }
    counted += leaves;
  }
  console.log(name, mode, counted, seconds);
}
