// Squares, as numbers from 0 (a1) to 63 (h8), file by file within each rank.

/** The number of a square, or -1. */
export const squareOf = (name) =>
  /^[a-h][1-8]$/.test(name) ? "abcdefgh".indexOf(name[0]) + (name[1] - 1) * 8 : -1;

/** The name of a square. */
export const nameOf = (square) => "abcdefgh"[square & 7] + ((square >> 3) + 1);

/** The top left corner of a square; a square is 48 units wide, as the pieces are drawn. */
export const cornerOf = (square, bottom) => {
  const [file, rank] = [square & 7, square >> 3];
  const [column, row] = bottom === "b" ? [7 - file, rank] : [file, 7 - rank];
  return [column * 48, row * 48];
};
