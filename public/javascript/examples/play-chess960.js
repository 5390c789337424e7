export function run({ Chess }, print) {
  // A beginning by its number, from 0 to 959; 518 is the usual one.
  const chess = Chess.chess960(692);
  print(chess.fen());
  // -> rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKNNR w KQkq - 0 1

  // Any position, if it is said that castling is that of Chess960.
  const fen = '4k3/8/8/8/8/8/8/RK5R w HA - 0 1';
  const ready = new Chess(fen, { chess960: true });

  // Castling goes to the square of the rook, which nothing else can mean.
  for (const { san, lan } of ready.moves({ verbose: true, piece: 'k' })) {
    if (san.startsWith('O-O')) print(`${san} is ${lan}`);
  }
  // -> O-O is b1h1
  // -> O-O-O is b1a1
  ready.move({ from: 'b1', to: 'h1' });
  print(ready.fen());
  // -> 4k3/8/8/8/8/8/8/R4RK1 b - - 1 1

  // The record says which rules it follows.
  const copy = new Chess();
  copy.loadPgn(chess.pgn());
  print(copy.chess960);
  // -> true
}
