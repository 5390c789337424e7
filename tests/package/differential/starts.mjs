// Positions from which games begin: the initial one, positions of the project's own data, endgames
// with few pieces, and positions that random walks have reached.
import { readdirSync, readFileSync } from "node:fs";
import { chessjs, root } from "../support/libraries.mjs";
import { kingCanBeTaken } from "./lawful.mjs";

const FEN =
  /(?:[pnbrqkPNBRQK1-8]+\/){7}[pnbrqkPNBRQK1-8]+ [wb] (?:-|[KQkq]+) (?:-|[a-h][36]) \d{1,4} \d{1,4}(?!\d)/g;
const WALKS = 60;

/** The position, when both libraries have to take it as it stands. */
function lawful(fen) {
  try {
    const game = new chessjs.Chess(fen);
    const rights = ["w", "b"].map((color) =>
      game.setCastlingRights(color, game.getCastlingRights(color)),
    );
    return rights.every(Boolean) && game.fen() === fen && !kingCanBeTaken(game);
  } catch {
    return false;
  }
}

/** The positions of tests/data that a game can begin from. */
function ofData() {
  const folder = `${root}/tests/data`;
  const files = readdirSync(folder).filter((name) => /\.(perft|txt|json)$/.test(name));
  const found = files.flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").match(FEN) ?? []);
  return [...new Set(found)].filter(lawful);
}

function walk(random) {
  const game = new chessjs.Chess();
  for (let plies = random.between(10, 120); plies > 0 && !game.isGameOver(); plies -= 1) {
    game.move(random.pick(game.moves()));
  }
  return game.fen();
}

/** Kings and some pieces anywhere, drawn until the position is lawful. */
export function endgame(random) {
  for (;;) {
    const game = new chessjs.Chess();
    game.clear();
    const pieces = [
      "K",
      "k",
      ...Array.from({ length: random.between(1, 5) }, () => random.pick("PPPpppNnBbRrQq")),
    ];
    for (const piece of pieces) {
      const square = "abcdefgh"[random.below(8)] + random.between(1, 8);
      game.put({ type: piece.toLowerCase(), color: piece < "a" ? "w" : "b" }, square);
    }
    const clock = random.chance(0.2) ? random.between(80, 99) : random.below(20);
    const [board] = game.fen().split(" ");
    const fen = `${board} ${random.pick("wb")} - - ${clock} ${random.between(1, 150)}`;
    if (lawful(fen)) {
      return fen;
    }
  }
}

export class Starts {
  #data = ofData();
  #walks;

  constructor(random) {
    this.#walks = Array.from({ length: WALKS }, () => walk(random)).filter(lawful);
  }

  /** A FEN, or undefined for the initial position without one. */
  draw(random) {
    const draw = random.weighted([
      [4, () => undefined],
      [3, () => random.pick(this.#data)],
      [2, () => random.pick(this.#walks)],
      [2, () => endgame(random)],
    ]);
    return draw();
  }

  get data() {
    return this.#data;
  }
}
