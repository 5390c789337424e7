// 10, 14, 17, 20: what a record contains and chess.js does not report.
import { isDeepStrictEqual as same } from "node:util";
import { mainMoves, tagsOf } from "../movetext.mjs";

/** What is never broken: a word, or a number with its moves. */
const UNIT = /^([^ ]*|\d+\.[^{}()]*)$/;

/** 10: without variations, signs and suffixes it is chess.js's text. */
export function withoutAnnotations({ pair, ours, theirs }) {
  const isAllowed = pair.account.annotated && !pair.compat && ours.answer !== undefined;
  return (
    isAllowed &&
    same(tagsOf(withoutEmptyTags(ours.answer)), tagsOf(theirs.answer)) &&
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

/** 20: without its empty tags it is chess.js's text. */
export function emptyTags({ pair, ours, theirs }) {
  const answer = ours.answer && withoutEmptyTags(ours.answer);
  return !pair.compat && answer !== ours.answer && answer === theirs.answer;
}

const withoutEmptyTags = (pgn) => pgn.replace(/\[\w+ ""\](?:\n|\r\n|<br \/>|\|)/g, "");
