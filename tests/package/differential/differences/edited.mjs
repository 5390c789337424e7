// 8: reading the record of a game that was edited after its first move. chess.js plays it back and
// forth over the edited board; ours tells moves that can be made again.
import { isDeepStrictEqual as same } from "node:util";
import { chessjs } from "../../support/libraries.mjs";
import { attempt } from "../../support/plain.mjs";
import { mainMoves } from "../movetext.mjs";
import { canonical } from "../positions.mjs";

const valuesOf = ({ entries }) => Object.fromEntries(entries);

/** The position that taking all moves back leads to. */
function beginning(pair) {
  const game = pair.theirsAnew();
  while (attempt(() => game.undo()).answer) {
    // Taken back until nothing is left.
  }
  return game.fen();
}

/**
 * The moves as they can be made again from there, described as chess.js describes them then. Undefined where
 * an edit has left a move impossible or to another piece, or where chess.js has lost pieces on the way.
 */
function madeAgain(pair, start) {
  const first = beginning(pair);
  if (first.split(" ")[0] !== start.split(" ")[0]) {
    return undefined;
  }
  const game = new chessjs.Chess(canonical(first), { skipValidation: true });
  const again = [];
  for (const { entries } of pair.account.made) {
    const { from, to, promotion, piece, flags = "-" } = Object.fromEntries(entries ?? []);
    const made = attempt(() => game.move(flags === "-" ? "--" : { from, to, promotion }));
    if (made.answer === undefined || (piece ?? "k") !== valuesOf(made.answer).piece) {
      return undefined;
    }
    again.push(made.answer);
  }
  return again;
}

/** The same squares in the same order are all that can be compared then. */
function sameSquares(moves, made) {
  const squares = (move) => valuesOf(move).lan.slice(0, 4);
  return (
    moves.length === made.length &&
    made.every((move, at) => move.entries === undefined || squares(move) === squares(moves[at]))
  );
}

/** Whether a record of an edited game can be read again, as far as edits have left it possible. */
function readsAgain(pair, answer, pick) {
  const { made, editedLate } = pair.account;
  const { answer: moves } = attempt(() => pair.ours.history({ verbose: true }));
  if (!editedLate || moves === undefined || moves.length === 0) {
    return false;
  }
  const again = madeAgain(pair, valuesOf(moves[0]).before);
  return again === undefined ? sameSquares(moves, made) : same(answer, pick(again));
}

const sansOf = (moves) => moves.map((move) => valuesOf(move).san);

export function historyReadsAgain({ pair, ours }) {
  return readsAgain(pair, ours.answer, sansOf);
}

/** The same with all details, but for rights that an edit has made impossible. */
export function verboseReadsAgain({ pair, ours }) {
  const possible = (moves) =>
    moves?.map(({ entries, says }) => {
      const { before, after, ...rest } = Object.fromEntries(entries);
      return { ...rest, before: canonical(before), after: canonical(after), says };
    });
  return readsAgain(pair, possible(ours.answer), possible);
}

/** The same in the record; its comments are compared elsewhere. */
export function pgnReadsAgain({ pair, ours }) {
  if (ours.answer === undefined) {
    return false;
  }
  const result = pair.theirs.getHeaders().Result || "*";
  const text = ours.answer.slice(0, -result.length);
  const moves = mainMoves(text).filter((word) => !word.startsWith("{"));
  return readsAgain(pair, moves, sansOf);
}

/** The same in lines of a width, wherever they are broken. */
export function wrappedReadsAgain({ pair, argument: { newline }, ours }) {
  const whole = attempt(() => pair.ours.pgn());
  const squeezed = (text) => text.replaceAll(newline, "").replace(/\s/g, "");
  return (
    ours.answer !== undefined &&
    squeezed(ours.answer) === squeezed(whole.answer) &&
    pgnReadsAgain({ pair, ours: whole })
  );
}

/** Comments that were made at their positions, the present one's among them. */
export function commentsAsMade({ pair, ours }) {
  const { comments, forgotten, editedLate } = pair.account;
  if (!editedLate || ours.answer === undefined) {
    return false;
  }
  const answer = ours.answer.filter(({ comment }) => comment !== undefined);
  const present = pair.theirs.fen();
  const isKept = comments.has(present) && !forgotten.has(present);
  return (
    answer.every(({ fen, comment }) => comments.get(fen) === comment) &&
    (!isKept || answer.some(({ fen }) => fen === present))
  );
}

/** A comment that reading the list has dropped, as it does in chess.js, but earlier. */
export function commentForgotten({ pair, ours }) {
  return ours.answer === undefined && pair.account.forgotten.has(pair.theirs.fen());
}
