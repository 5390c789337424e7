export async function run({ Chess, loadInsight }, print, show) {
  await loadInsight();
  const chess = new Chess();
  for (const move of ['e4', 'e5', 'Qh5', 'Nc6', 'Bc4']) chess.move(move);

  // One SVG text that needs no other file; it marks the last move, too.
  const picture = chess.svg({
    title: 'White threatens mate on f7',
    arrows: [
      { from: 'h5', to: 'f7', color: 'red' },
      { from: 'c4', to: 'f7', color: 'red' },
    ],
    circles: [{ square: 'f7', color: 'red' }],
  });
  print(picture.startsWith('<svg'));
  // -> true

  // A page may take it as the source of an image:
  // `data:image/svg+xml,${encodeURIComponent(picture)}`
  show(picture);
}
