export async function run({ Chess, loadInsight }, print) {
  await loadInsight();

  // Threefold repetition ends nothing by itself: a player may claim it,
  // also with the move that brings the position back.
  const chess = new Chess();
  for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1']) {
    chess.move(move);
  }
  print(chess.outcome());
  // -> null
  for (const { reason, move } of chess.claimableDraws()) {
    print(`${reason}, with ${move}`);
  }
  // -> threefold, with Ng8

  // Nobody can ever mate here, though there are pieces enough.
  const wall = new Chess('8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1');
  print(wall.isInsufficientMaterial());
  // -> false
  print(wall.outcome().reason);
  // -> dead-position
  for (const { text } of wall.explain().steps) print(text);
  // -> Here 8 pawns stand head to head and can't advance.
  // -> No series of legal moves leads to checkmate, however badly either
  //    side plays: this is proved.
  // -> Nobody can win anymore, so the game is a draw at once.

  // Not in check, and nowhere to go.
  const stuck = new Chess('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  for (const { text } of stuck.explain().steps) print(text);
  // -> Black is to move, and the king on h8 is not in check.
  // -> The king cannot go to g7 and h7: attacked by the king on g6 and
  //    queen on f7.
  // -> The king cannot go to g8: attacked by the queen on f7.
  // -> So Black has no legal move and is not in check: stalemate, a draw.
}
