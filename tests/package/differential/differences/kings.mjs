// 7: kings are never captured. Where chess.js would, its answers are compared without those moves.
import { isDeepStrictEqual as same } from "node:util";
import { kingCanBeTaken } from "../lawful.mjs";

/** chess.js's moves but for those that take a king. */
function proper(game) {
  return game.moves({ verbose: true }).filter(({ captured }) => captured !== "k");
}

/** The same list without those moves; check marks may depend on them. */
export function properMoves(pick) {
  return ({ pair, ours, theirs }) => {
    if (!kingCanBeTaken(pair.theirs) || ours.answer === undefined || theirs.answer === undefined) {
      return false;
    }
    const unmarked = (san) => san.replace(/[+#]$/, "");
    const left = new Set(proper(pair.theirs).map(({ san }) => unmarked(san)));
    const listed = theirs.answer.map(pick).map(unmarked);
    return same(
      ours.answer.map(pick).map(unmarked),
      listed.filter((san) => left.has(san)),
    );
  };
}

/** Their number; deeper, chess.js goes on from positions without a king. */
export function properCount({ pair, argument: { depth }, ours }) {
  const { theirs } = pair;
  return kingCanBeTaken(theirs) && (depth > 1 || ours.answer === proper(theirs).length);
}

/** An end that follows from the moves that are left. */
export function properEnd(derive) {
  return ({ pair, ours }) => {
    const game = pair.theirs;
    if (!kingCanBeTaken(game)) {
      return false;
    }
    const isStuck = proper(game).length === 0;
    const isCheck = game.isCheck();
    return ours.answer === derive(game, isStuck && isCheck, isStuck && !isCheck);
  };
}

export const isDrawn = (game) =>
  game.isDrawByFiftyMoves() || game.isInsufficientMaterial() || game.isThreefoldRepetition();
