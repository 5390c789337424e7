export async function run({ Chess, loadInsight }, print) {
  await loadInsight();
  const chess = new Chess('4k3/8/8/8/4r3/8/4N3/4K2R w K - 0 1');

  // The reason by its name, in words, and with the squares to show.
  const refusal = chess.explainIllegal('e2', 'c3');
  print(refusal.code);
  // -> pinned
  print(refusal.text);
  // -> A pinned piece may not leave its king in check. The knight on e2 is
  //    pinned to the king on e1 by the rook on e4.
  print(`show ${refusal.squares.join(' ')}, because of ${refusal.by}`);
  // -> show e1 e2 e3 e4, because of e4

  // A legal move has no reason.
  print(chess.explainIllegal('e1', 'g1'));
  // -> null

  // The error of move() has it as well, and works it out when it is read.
  try {
    chess.move('Kg3');
  } catch (error) {
    print(error.message);
    // -> Invalid move: Kg3
    print(error.reason);
    // -> Kings move one square in any direction. The king on e1 cannot go
    //    to g3: that is a move for a bishop or queen.
  }

  // And why is this mate?
  const mated = new Chess('6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1');
  for (const { text } of mated.explainMate().steps) print(text);
  // -> The king on h8 is in check from the knight on f7.
  // -> The king cannot go where its own pieces stand: pawn on g7, pawn
  //    on h7 and rook on g8.
  // -> No other piece can capture the knight on f7.
  // -> Nothing can be put between: nothing blocks a knight.
  // -> Every other move leaves the king in check.
  // -> Nothing answers the check: Black is mated.

  // It even has a name.
  print(mated.terms().find(({ term }) => term.endsWith('-mate')).name);
  // -> smothered mate
}
