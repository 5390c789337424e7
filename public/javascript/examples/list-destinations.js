export function run({ Chess }, print) {
  const chess = new Chess('7k/P6p/8/8/8/8/8/R3K2R w KQ - 0 1');

  // From one square, in words.
  print(chess.moves({ square: 'a7' }).join(' '));
  // -> a8=N a8=B a8=R+ a8=Q+

  // Of one kind of piece, with everything that is known of each move.
  for (const move of chess.moves({ verbose: true, piece: 'k' })) {
    if (move.isKingsideCastle() || move.isQueensideCastle()) {
      print(`${move.san} takes the king from ${move.from} to ${move.to}`);
    }
  }
  // -> O-O takes the king from e1 to g1
  // -> O-O-O takes the king from e1 to c1

  // As chessground and other boards take it: where each piece can go.
  const dests = chess.dests();
  print([...dests.keys()].join(' '));
  // -> a7 a1 e1 h1
  print(dests.get('a7').join(' '));
  // -> a8

  // Does the board have to ask what the pawn becomes?
  print(chess.isPromotion({ from: 'a7', to: 'a8' }));
  // -> true
}
