// The positions on the measured pages.
import { readFile } from "node:fs/promises";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export const menIn = (fen) => fen.split(" ")[0].replace(/[^a-z]/gi, "").length;

/** The thirty positions of the example. */
export async function diagrams() {
  const example = await readFile(new URL("../../../../examples/thirty.html", import.meta.url), "utf8");
  const fens = [...example.matchAll(/<jadoube-board[^>]* fen="([^"]+)"/g)].map(([, fen]) => fen);
  return fens.map((fen) => (fen === "start" ? START : fen));
}

/** Mates in one or two. */
const MATES = [
  "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1",
  "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
  "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
  "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
  "k7/8/1K6/8/8/8/8/7R w - - 0 1",
  "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w - - 0 1",
  "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b - - 0 1",
  "6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 1",
  "7k/R7/5N2/8/8/8/8/6K1 w - - 0 1",
  "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1",
];

const change = (fen, changed) => fen.replace(/^(\S+) ([wb])/, (_, ranks, turn) => changed(ranks.split("/"), turn));
const reversed = (text) => [...text].reverse().join("");
const swapped = (text) => text.replace(/[a-z]/gi, (piece) => (piece < "a" ? piece.toLowerCase() : piece.toUpperCase()));

/** Thirty tasks: each mate, its mirror image, and the same for the other side. */
export const tasks = () => [
  ...MATES,
  ...MATES.map((fen) => change(fen, (ranks, turn) => `${ranks.map(reversed).join("/")} ${turn}`)),
  ...MATES.map((fen) =>
    change(fen, (ranks, turn) => `${ranks.reverse().map(swapped).join("/")} ${turn === "w" ? "b" : "w"}`),
  ),
];
