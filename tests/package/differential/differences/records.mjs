// 8, 10, 14, 17: what a record tells that chess.js tells otherwise, or not.
import { isDeepStrictEqual as same } from "node:util";
import { chessjs } from "../../support/libraries.mjs";
import { attempt } from "../../support/plain.mjs";
import { mainMoves, tagsOf } from "../movetext.mjs";
import { canonical } from "../positions.mjs";

/** What is never broken: a word, or a number with its moves. */
const UNIT = /^([^ ]*|\d+\.[^{}()]*)$/;

/** The position that taking all moves back leads to. */
function beginning(pair) {
  const game = pair.theirsAnew();
  while (attempt(() => game.undo()).answer) {
    // Taken back until nothing is left.
  }
  return game.fen();
}

/** 8: the moves as they can be made again from there, told as chess.js tells them then. */
function madeAgain(pair) {
  const game = new chessjs.Chess(canonical(beginning(pair)), { skipValidation: true });
  const moves = pair.account.made.map(({ entries }) => Object.fromEntries(entries ?? []));
  return moves.map(({ from, to, promotion, flags }) => {
    const isNull = flags === undefined || flags === "-";
    return game.move(isNull ? "--" : { from, to, promotion });
  });
}

/** 8: where an edit has left a move impossible, its squares are all that can be compared. */
function sameSquares(pair, moves) {
  const squares = ({ entries }) => entries && Object.fromEntries(entries).lan.slice(0, 4);
  const { made } = pair.account;
  return (
    moves.length === made.length &&
    made.every((move, at) => move.entries === undefined || squares(move) === squares(moves[at]))
  );
}

/** 8: a record that can be read again; chess.js plays back what the edit has left of each move. */
function readsAgain(pair, answer, pick) {
  const again = attempt(() => madeAgain(pair));
  if (again.answer === undefined) {
    const verbose = attempt(() => pair.ours.history({ verbose: true }));
    return verbose.answer !== undefined && sameSquares(pair, verbose.answer);
  }
  return same(answer, pick(again.answer));
}

const sansOf = (moves) => moves.map(({ entries }) => Object.fromEntries(entries).san);

export function historyReadsAgain({ pair, ours }) {
  return pair.account.editedLate && readsAgain(pair, ours.answer, sansOf);
}

/** The same with all details, but for rights that an edit has made impossible. */
export function verboseReadsAgain({ pair, ours }) {
  const possible = (moves) =>
    moves?.map(({ entries, says }) => {
      const { before, after, ...rest } = Object.fromEntries(entries);
      return { ...rest, before: canonical(before), after: canonical(after), says };
    });
  return pair.account.editedLate && readsAgain(pair, possible(ours.answer), possible);
}

/** 8: the same in the record; its comments are compared elsewhere. */
export function pgnReadsAgain({ pair, ours }) {
  if (!pair.account.editedLate || ours.answer === undefined) {
    return false;
  }
  const result = pair.theirs.getHeaders().Result || "*";
  const text = ours.answer.slice(0, -result.length);
  const moves = mainMoves(text).filter((word) => !word.startsWith("{"));
  return readsAgain(pair, moves, sansOf);
}

/** 8: the same in lines of a width, wherever they are broken. */
export function wrappedReadsAgain({ pair, argument: { newline }, ours }) {
  const whole = attempt(() => pair.ours.pgn());
  const squeezed = (text) => text.replaceAll(newline, "").replace(/\s/g, "");
  return (
    ours.answer !== undefined &&
    squeezed(ours.answer) === squeezed(whole.answer) &&
    pgnReadsAgain({ pair, ours: whole })
  );
}

/** 8: comments that were made at their positions, the present one's among them. */
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

/** 8: a comment that reading the list has dropped, as it does in chess.js, but earlier. */
export function commentForgotten({ pair, ours }) {
  return ours.answer === undefined && pair.account.forgotten.has(pair.theirs.fen());
}

/** 10: without variations, signs and suffixes it is chess.js's text. */
export function withoutAnnotations({ pair, ours, theirs }) {
  const isAllowed = pair.account.annotated && !pair.compat && ours.answer !== undefined;
  return (
    isAllowed &&
    same(tagsOf(ours.answer), tagsOf(theirs.answer)) &&
    same(mainMoves(ours.answer), mainMoves(theirs.answer))
  );
}

/**
 * 17: the same words in lines of the width; chess.js joins words where a comment is broken. It does
 * not count the blank before the last word of a line, and no more do we.
 */
export function wrapped({ pair, argument: { maxWidth, newline }, ours }) {
  const { answer } = pair.ask("pgn").ours;
  if (pair.compat || ours.answer === undefined || answer === undefined) {
    return false;
  }
  const tags = tagsOf(ours.answer);
  const lines = ours.answer.split(newline).slice(tags.length);
  const isKept = lines.every((line) => line.length <= maxWidth + 1 || UNIT.test(line));
  return (
    /[{(]/.test(answer) &&
    isKept &&
    same(tags, tagsOf(answer)) &&
    same(mainMoves(ours.answer), mainMoves(answer))
  );
}

/** 14: without the signs it is chess.js's list. */
export function commentsOnly({ ours, theirs }) {
  const entries = ours.answer?.filter(({ comment }) => comment !== undefined);
  const plain = entries?.map(({ fen, comment }) => ({ fen, comment }));
  return same(plain, theirs.answer);
}
