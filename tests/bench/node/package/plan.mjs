// The positions on which the package is measured, given as moves, so that every library can be
// brought there by itself.

const PLAYED = 256;
// The plies of a game of a hundred moves.
const LONG = 200;
const LONG_GAMES = 8;
const FILES = "abcdefgh";

const readLines = (text) => text.trim().split("\n").map((line) => line.split(" "));
const squareOf = (number) => FILES[number & 7] + ((number >> 3) + 1);
const moveOf = (uci) => {
  const move = { from: uci.slice(0, 2), to: uci.slice(2, 4) };
  return uci.length > 4 ? { ...move, promotion: uci[4] } : move;
};

/** Every move of `line` as an object of chess.js. */
function tell(Chess, line) {
  const game = new Chess();
  return [game, line.map((uci) => game.move(moveOf(uci)))];
}

/**
 * What to measure: `positions` somewhere within games of usual length, and `texts` of long games
 * with their plies. `Chess` is that of chess.js, which only provides names here.
 */
export function plan(Chess, games, longGames) {
  const lines = readLines(games).filter((line) => line.length > 24);
  const described = lines.map((line) => tell(Chess, line)[1]);
  const positions = Array.from({ length: PLAYED }, (_, index) => {
    const moves = described[index % described.length];
    // Spread over the whole game; a move before and another after it are needed.
    const ply = 8 + ((index * 29) % (moves.length - 8));
    const before = moves.slice(0, ply);
    const { after: fen } = before[ply - 1];
    const { from, to, promotion, san, piece, color } = moves[ply];
    const board = new Chess(fen);
    const empty = Array.from({ length: 32 }, (_, number) => squareOf(16 + number));
    return {
      moves: moves.slice(0, ply).map((move) => plain(move)),
      sans: before.map((move) => move.san),
      fen,
      isCheck: board.inCheck(),
      last: plain(before[ply - 1]),
      next: plain({ from, to, promotion }),
      san,
      square: from,
      piece,
      color,
      other: color === "w" ? "b" : "w",
      aim: squareOf((index * 37) & 63),
      empty: empty.find((square) => !board.get(square)),
    };
  });
  const long = readLines(longGames).filter((line) => line.length >= LONG);
  const texts = long.slice(0, LONG_GAMES).map((line, index) => {
    const [game] = tell(Chess, line.slice(0, LONG));
    for (const [name, value] of [
      ["Event", "Evening tournament"],
      ["Site", "Reading room"],
      ["Date", "2024.05.17"],
      ["Round", String(index + 1)],
      ["White", "Aster, Jane"],
      ["Black", "Bramble, John"],
      ["Result", "1/2-1/2"],
    ]) {
      game.setHeader(name, value);
    }
    return game.pgn({ maxWidth: 80 });
  });
  if (texts.length < LONG_GAMES) {
    throw new Error("there are too few long games");
  }
  return { positions, texts };
}

const plain = ({ from, to, promotion }) => (promotion ? { from, to, promotion } : { from, to });
