export function run({ Chess }, print) {
  const chess = new Chess();

  // As people write it, as engines write it, and as boards report it.
  chess.move('e4');
  chess.move('e7e5');
  const move = chess.move({ from: 'g1', to: 'f3' });
  print(move.san);
  // -> Nf3
  print(chess.fen());
  // -> rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
  print(chess.history().join(' '));
  // -> e4 e5 Nf3

  chess.undo();
  print(chess.ascii());
  // ->    +------------------------+
  // ->  8 | r  n  b  q  k  b  n  r |
  // ->  7 | p  p  p  p  .  p  p  p |
  // ->  6 | .  .  .  .  .  .  .  . |
  // ->  5 | .  .  .  .  p  .  .  . |
  // ->  4 | .  .  .  .  P  .  .  . |
  // ->  3 | .  .  .  .  .  .  .  . |
  // ->  2 | P  P  P  P  .  P  P  P |
  // ->  1 | R  N  B  Q  K  B  N  R |
  // ->    +------------------------+
  // ->      a  b  c  d  e  f  g  h
}
