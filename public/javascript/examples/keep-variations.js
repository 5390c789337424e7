const record = `[White "Morphy"]
[Black "Duke of Brunswick and Count Isouard"]

1. e4 e5 2. Nf3 d6 (2... Nc6 {is more usual} 3. Bb5) 3. d4 Bg4?! *`;

export function run({ Chess }, print) {
  const chess = new Chess();
  chess.loadPgn(record);

  // The moves that were played, as chess.js has them.
  print(chess.history().join(' '));
  // -> e4 e5 Nf3 d6 d4 Bg4

  // What could have been played in reply to the second move.
  const knight = chess.tree().next.next.next;
  for (const { san, isMain, comment } of knight.children) {
    print(isMain ? `${san} was played` : `${san} ${comment}`);
  }
  // -> d6 was played
  // -> Nc6 is more usual

  // A variation of one's own; $5 is !? in PGN.
  const bishop = knight.next.add('Bc4');
  bishop.comment = 'solid';
  bishop.nags = [5];
  print(chess.pgn().split('\n').at(-1));
  // -> 1. e4 e5 2. Nf3 d6 (2... Nc6 {is more usual} 3. Bb5)
  //    3. d4 (3. Bc4 $5 {solid}) 3... Bg4?! *

  // It becomes the game, and the game follows.
  bishop.makeMain();
  print(chess.history().join(' '));
  // -> e4 e5 Nf3 d6 Bc4
}
