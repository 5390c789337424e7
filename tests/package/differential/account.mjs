// What the drivers know of a game by themselves: its moves as they were answered, its positions,
// its comments, and what was done to it besides. The differences are judged by it.
import { plain } from "../support/plain.mjs";

/** Calls that edit the position without being moves. */
export const EDITS = new Set(["put", "remove", "setCastlingRights"]);
/** Calls that begin another game when they succeed. */
const BEGINNINGS = new Set(["load", "reset", "clear", "loadPgn"]);
/** What only annotated records have. */
const ANNOTATION = /[($]|[\w+#][!?]/;

/** The part of a FEN that repetition is about; a square for en passant stands only if legal. */
const keyOf = (fen) => fen.split(" ").slice(0, 4).join(" ");

/** Where the kings stand. */
export const kingsOf = (game) =>
  ["w", "b"].map((color) => game.findPiece({ type: "k", color }).join()).join(" ");

/** The square that a move of two steps has passed. */
function passedBy({ flags, to }) {
  return flags === "b" ? to[0] + (to[1] === "4" ? "3" : "6") : null;
}

export class Account {
  /** Takes note of the beginning of a game of chess.js's. */
  begin(game) {
    /** The positions of the game, and those that edits made besides. */
    this.fens = [game.fen()];
    this.editedKeys = [];
    /** The moves as they were answered; what `setTurn` made was not. */
    this.made = [];
    this.passedSquares = [null];
    this.nulls = false;
    this.edited = false;
    /** Whether a position was edited after the first move of its game, and with it a king. */
    this.editedLate = false;
    this.editedKing = false;
    /** All comments by their positions, and those which reading the list has dropped. */
    this.comments = new Map();
    this.forgotten = new Set();
    /** Whether the record that was loaded has variations, signs or suffixes. */
    this.annotated = false;
  }

  /** Takes note of a call that both have answered, after chess.js's game has made it. */
  note({ method, args, answer, game, kings }) {
    if (BEGINNINGS.has(method)) {
      this.begin(game);
      if (method === "loadPgn") {
        this.#read(args[0], game);
      }
    } else if (EDITS.has(method) && !(method === "put" && answer === false)) {
      this.#edit(method, game, kings);
    } else if (method === "move") {
      this.#push(answer, game);
    } else if (method === "setTurn" && answer) {
      this.#push(null, game);
    } else if (method === "undo" && answer !== null) {
      [this.made, this.fens, this.passedSquares].forEach((list) => list.pop());
    } else if (method === "setComment") {
      this.forgotten.delete(game.fen());
      this.comments.set(game.fen(), game.getComment());
    } else if (method === "removeComment" || method === "deleteComment") {
      this.comments.delete(game.fen());
    } else if (method === "removeComments" || method === "deleteComments") {
      this.comments.clear();
    }
  }

  #read(text, game) {
    const moves = game.history({ verbose: true });
    this.annotated = ANNOTATION.test(text.replace(/\{[^}]*\}/g, ""));
    this.made = plain(moves).map((move, at) => ({ ...move, san: moves[at].san }));
    this.fens = [...moves.map(({ before }) => before), game.fen()];
    this.passedSquares = [null, ...moves.map(passedBy)];
    this.nulls = moves.some(({ san }) => san === "--");
    this.comments = new Map(game.getComments().map(({ fen, comment }) => [fen, comment]));
  }

  #edit(method, game, kings) {
    this.edited = true;
    this.editedLate ||= this.made.length > 0;
    this.editedKing ||= this.editedLate && kings !== kingsOf(game);
    this.editedKeys.push(keyOf(game.fen()));
    if (method !== "setCastlingRights") {
      // Putting or removing pieces gives up the capture en passant.
      this.passedSquares.fill(null, -1);
    }
  }

  #push(move, game) {
    const values = move === null ? { san: "--" } : Object.fromEntries(move.entries);
    this.made.push({ ...move, san: values.san });
    this.fens.push(game.fen());
    this.passedSquares.push(passedBy(values));
    this.nulls ||= values.san === "--";
  }

  /** The square that a pawn has just passed. */
  get passed() {
    return this.passedSquares.at(-1);
  }

  /** How often a position is in the game by the Laws, and how often edits made it besides. */
  occurrences(fen) {
    const present = keyOf(fen);
    const count = (keys) => keys.filter((key) => key === present).length;
    return { played: count(this.fens.map(keyOf)), edited: count(this.editedKeys) };
  }

  /** Reading the list of comments drops those of positions that belong to no line, in both. */
  forget(present) {
    const others = [...this.comments.keys()].filter((fen) => fen !== present);
    others.forEach((fen) => this.forgotten.add(fen));
  }
}
