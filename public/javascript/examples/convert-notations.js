export async function run({ Chess, loadInsight }, print) {
  await loadInsight();
  const chess = new Chess();

  // One move in every notation, without playing it.
  print(chess.toNotation('Nf3', 'lan'));
  // -> Ng1-f3
  print(chess.toNotation('Nf3', 'uci'));
  // -> g1f3
  print(chess.toNotation('Nf3', 'figurine'));
  // -> ♘f3
  print(chess.toNotation('Nf3', 'lasker'));
  // -> Kt-f3
  print(chess.toNotation('Nf3', 'descriptive'));
  // -> Kt-KB3
  print(chess.toNotation('Nf3', 'descriptive-long'));
  // -> Kt to K B 3
  print(chess.toNotation('Nf3', 'sentence'));
  // -> The knight goes from g1 to f3.

  // In the letters of eighteen languages.
  for (const locale of ['de', 'fr', 'ru']) {
    print(`${locale}: ${chess.toNotation('Nf3', 'san', locale)}`);
  }
  // -> de: Sf3
  // -> fr: Cf3
  // -> ru: Кf3

  // And back, from whichever it is.
  const texts = ['♘f3', 'Kt-KB3', 'The knight goes from g1 to f3.'];
  print(texts.map((text) => chess.fromNotation(text).san).join(' '));
  // -> Nf3 Nf3 Nf3
  print(chess.fromNotation('Sf3', 'de').uci);
  // -> g1f3
}
