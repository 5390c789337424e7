// What chess.js does not ask of a position.
import { chessjs } from "../support/libraries.mjs";

/** Whether the side that has moved can lose its king, which no legal move leads to. */
export function kingCanBeTaken(game) {
  const turn = game.turn();
  const kings = game.findPiece({ type: "k", color: turn === "w" ? "b" : "w" });
  return kings.some((square) => game.isAttacked(square, turn));
}

/** The same of a FEN that chess.js takes. */
export function isUnlawful(fen) {
  return kingCanBeTaken(new chessjs.Chess(fen));
}
