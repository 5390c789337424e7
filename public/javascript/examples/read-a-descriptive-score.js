const score = `1. P to K 4, P to K 4; 2. Kt to K B 3, Kt to Q B 3;
3. B to B 4, B to B 4`;

export async function run({ Chess, loadInsight }, print) {
  await loadInsight();
  const chess = new Chess();

  // The package reads single moves, so the score is cut into them.
  for (const part of score.split(/\d+\.|[,;]/)) {
    const text = part.trim();
    if (text === '') continue;
    const { san } = chess.fromNotation(text);
    chess.move(san);
    print(`${text} is ${san}`);
  }
  // -> P to K 4 is e4
  // -> P to K 4 is e5
  // -> Kt to K B 3 is Nf3
  // -> Kt to Q B 3 is Nc6
  // -> B to B 4 is Bc4
  // -> B to B 4 is Bc5

  // A text that fits several moves is never guessed at.
  try {
    chess.fromNotation('P to R 3');
  } catch (error) {
    print(`${error.code}: ${error.candidates.join(' or ')}`);
    // -> ambiguous-move: a3 or h3
  }

  // The game can go on in any other notation.
  print(chess.pgn().split('\n').at(-1));
  // -> 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *
}
