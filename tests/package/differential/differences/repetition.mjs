// 5: repetition compares positions. What ours says has to follow from how often the present one was
// there, counted apart from both libraries.

function follows({ account, theirs }, ours, derive) {
  const { played, edited } = account.occurrences(theirs.fen());
  // An edited position belongs to no line of play; both ways of counting it are lawful.
  const counts = account.edited ? [played, played + edited] : [played];
  return counts.some((times) => ours.answer === derive(times >= 3));
}

export function threefold({ pair, ours }) {
  return follows(pair, ours, (isThird) => isThird);
}

export function drawn({ pair, ours }) {
  const { theirs } = pair;
  const others =
    theirs.isDrawByFiftyMoves() || theirs.isStalemate() || theirs.isInsufficientMaterial();
  return follows(pair, ours, (isThird) => others || isThird);
}

export function over(context) {
  return context.pair.theirs.isCheckmate() ? context.ours.answer === true : drawn(context);
}
