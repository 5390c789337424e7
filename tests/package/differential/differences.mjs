// The differences that the migration page allows, as predicates that are as narrow as can be: each
// says what our answer has to be instead. Whatever none of them explains is a finding.
import { isDeepStrictEqual as same } from "node:util";
import * as edited from "./differences/edited.mjs";
import { isDrawn, properCount, properEnd, properMoves } from "./differences/kings.mjs";
import * as records from "./differences/records.mjs";
import { drawn, over, threefold } from "./differences/repetition.mjs";
import { isUnlawful } from "./lawful.mjs";

/** The numbers of the migration page, for the report. */
export const TITLES = {
  1: "kings that touch or stand in check out of turn are refused",
  2: "rights and en passant squares that cannot be are dropped",
  3: "a text that fits several moves is refused with its candidates",
  4: "filtered lists write moves that are unambiguous among all",
  5: "repetition compares positions",
  7: "kings are never captured",
  8: "reading the record does not change the position",
  9: "what could not be loaded changes nothing",
  10: "variations, signs and suffixes are kept",
  11: "all braces of a comment are replaced",
  12: "more of PGN is read",
  14: "comments carry signs",
  15: "the square a pawn has passed is given on demand",
  16: "errors of records have words of their own and a place",
  17: "lines kept to a width keep their words apart",
  19: "the counters of a FEN are held at 9,999",
  20: "empty tags are kept",
};

const sanOf = ({ entries }) => Object.fromEntries(entries).san;
const itself = (san) => san;

/** 1: chess.js finds nothing wrong with kings that touch or stand in check out of turn. */
function unlawful({ argument: { fen }, ours, theirs }) {
  const isRefused = ours.answer?.ok === false && ours.answer.error.startsWith("Invalid FEN: ");
  return isRefused && theirs.answer?.ok === true && isUnlawful(fen);
}

/** 4: the texts are those of the moves with all details, which are made among all legal moves. */
function filteredList(verbose) {
  return ({ pair, argument, ours }) => {
    const { answer } = pair.ask(verbose, argument).theirs;
    return !pair.compat && answer !== undefined && same(ours.answer, answer.map(sanOf));
  };
}

/** 15: only the square differs, and it is the one just passed. */
function passedSquare({ pair, ours, theirs }) {
  const mine = ours.answer.split(" ");
  const other = theirs.answer.split(" ");
  const [square] = mine.splice(3, 1);
  const [none] = other.splice(3, 1);
  return none === "-" && square === pair.account.passed && same(mine, other);
}

/** 19: our counters end where those of no game get. */
function heldCounters({ ours, theirs }) {
  const held = (field, place) => (place > 3 ? String(Math.min(Number(field), 9_999)) : field);
  return ours.answer === theirs.answer.split(" ").map(held).join(" ");
}

/** By probe: the number of a difference and the predicate that must hold for it. */
const ALLOWED = {
  validateFen: [[1, unlawful]],
  isCheckmate: [[7, properEnd((_, isMate) => isMate)]],
  isStalemate: [[7, properEnd((_, __, isStalemate) => isStalemate)]],
  isThreefoldRepetition: [[5, threefold]],
  isDraw: [
    [5, drawn],
    [7, properEnd((game, _, isStalemate) => isStalemate || isDrawn(game))],
  ],
  isGameOver: [
    [5, over],
    [7, properEnd((game, isMate, isStalemate) => isMate || isStalemate || isDrawn(game))],
  ],
  moves: [[7, properMoves(itself)]],
  verbose: [[7, properMoves(sanOf)]],
  ofSquare: [
    [4, filteredList("verboseOfSquare")],
    [7, properMoves(itself)],
  ],
  ofPiece: [
    [4, filteredList("verboseOfPiece")],
    [7, properMoves(itself)],
  ],
  ofBoth: [
    [4, filteredList("verboseOfBoth")],
    [7, properMoves(itself)],
  ],
  verboseOfSquare: [[7, properMoves(sanOf)]],
  verboseOfPiece: [[7, properMoves(sanOf)]],
  verboseOfBoth: [[7, properMoves(sanOf)]],
  perft: [[7, properCount]],
  fen: [[19, heldCounters]],
  forcedEnPassant: [[15, passedSquare]],
  history: [[8, edited.historyReadsAgain]],
  verboseHistory: [[8, edited.verboseReadsAgain]],
  pgn: [
    [20, records.emptyTags],
    [8, edited.pgnReadsAgain],
    [10, records.withoutAnnotations],
  ],
  wrappedPgn: [
    [20, records.emptyTags],
    [17, records.wrapped],
    [8, edited.wrappedReadsAgain],
    [10, records.withoutAnnotations],
  ],
  comment: [[8, edited.commentForgotten]],
  comments: [
    [14, records.commentsOnly],
    [8, edited.commentsAsMade],
  ],
};

/** The number of the difference that explains two answers, or null. */
export function explain(probe, context) {
  const found = (ALLOWED[probe] ?? []).find(([, holds]) => holds(context));
  return found?.[0] ?? null;
}
