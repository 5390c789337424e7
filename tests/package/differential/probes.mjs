// What is asked of both libraries. A probe reads a game, perhaps with an argument drawn for it, and
// leaves the game as it was.
import { chessjs, jadoube } from "../support/libraries.mjs";
import { attempt } from "../support/plain.mjs";

const SQUARES = Array.from({ length: 64 }, (_, i) => "abcdefgh"[i % 8] + (8 - (i >> 3)));
const COLORS = ["w", "b"];
const TYPES = ["p", "n", "b", "r", "q", "k"];
const NOT_SQUARES = ["i9", "e", "", "E4", "e44", "a0"];

/** Asked after every ply. */
export const CHEAP = {
  fen: (game) => game.fen(),
  turn: (game) => game.turn(),
  moveNumber: (game) => game.moveNumber(),
  isCheck: (game) => [game.isCheck(), game.inCheck()],
  isInsufficientMaterial: (game) => game.isInsufficientMaterial(),
  isThreefoldRepetition: (game) => game.isThreefoldRepetition(),
  isDrawByFiftyMoves: (game) => game.isDrawByFiftyMoves(),
  moves: (game) => game.moves(),
};

/** What follows from the answers before; chess.js lists all moves again for nearly each of them. */
export const ENDINGS = {
  isCheckmate: (game) => game.isCheckmate(),
  isStalemate: (game) => game.isStalemate(),
  isDraw: (game) => game.isDraw(),
  isGameOver: (game) => game.isGameOver(),
};

/** The board and what it commands. */
export const BOARD = {
  board: (game) => game.board(),
  ascii: (game) => game.ascii(),
  get: (game) => [...SQUARES, ...NOT_SQUARES].map((square) => game.get(square)),
  squareColor: (game) => [...SQUARES, ...NOT_SQUARES].map((square) => game.squareColor(square)),
  findPiece: (game) =>
    COLORS.flatMap((color) => TYPES.map((type) => game.findPiece({ type, color }))),
  attackers: (game) =>
    SQUARES.map((square) => [undefined, "w", "b"].map((color) => game.attackers(square, color))),
  isAttacked: (game) =>
    SQUARES.map((square) => COLORS.map((color) => game.isAttacked(square, color))),
  castling: (game) => COLORS.map((color) => game.getCastlingRights(color)),
  forcedEnPassant: (game) => game.fen({ forceEnpassantSquare: true }),
};

/** Lists of moves and counts of them, for one square and one kind of pieces where that is asked. */
export const MOVES = {
  verbose: (game) => game.moves({ verbose: true }),
  ofSquare: (game, { square }) => game.moves({ square }),
  ofPiece: (game, { piece }) => game.moves({ piece }),
  ofBoth: (game, { square, piece }) => game.moves({ square, piece }),
  verboseOfSquare: (game, { square }) => game.moves({ verbose: true, square }),
  verboseOfPiece: (game, { piece }) => game.moves({ verbose: true, piece }),
  verboseOfBoth: (game, { square, piece }) => game.moves({ verbose: true, square, piece }),
  perft: (game, { depth }) => game.perft(depth),
};

/** The record. chess.js plays the game back and forth to answer. */
export const RECORD = {
  history: (game) => game.history(),
  verboseHistory: (game) => game.history({ verbose: true }),
  pgn: (game) => game.pgn(),
  wrappedPgn: (game, { maxWidth, newline }) => game.pgn({ maxWidth, newline }),
  comment: (game) => game.getComment(),
  comments: (game) => game.getComments(),
  headers: (game) => game.getHeaders(),
  allHeaders: (game) => ({ ...game.header() }),
};

/** The check of a FEN, which needs no game. */
export const VALIDITY = {
  validateFen: (game, { fen }) =>
    (game instanceof chessjs.Chess ? chessjs : jadoube).validateFen(fen),
};

export const PROBES = { ...CHEAP, ...ENDINGS, ...BOARD, ...MOVES, ...RECORD, ...VALIDITY };

/** The probes whose reading makes chess.js play the game back and forth. */
export const PLAYS_BACK = new Set(["history", "verboseHistory", "pgn", "wrappedPgn", "comments"]);

/** Asks one library; refusals are answers as well. */
export function ask(probe, game, argument) {
  return attempt(() => PROBES[probe](game, argument));
}

/** Draws the inputs of the probes of moves and of the record. */
export function drawArgument(random) {
  return {
    square: random.chance(0.95) ? random.pick(SQUARES) : random.pick(NOT_SQUARES),
    piece: random.pick(TYPES),
    depth: random.between(1, 2),
    maxWidth: random.pick([0, 1, 5, 20, 40, 72, 80, 200]),
    newline: random.pick(["\n", "\r\n", "<br />", "|"]),
  };
}
