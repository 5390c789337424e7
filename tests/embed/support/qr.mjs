// Reads a QR code from the path that draws it: written from the standard (ISO/IEC 18004), with nothing of
// what makes the codes. The drawing is exact, so nothing is corrected. Only the level L and bytes are known.

/** How many of the codewords of a block correct errors at the level L, and how many blocks there are, by version. */
const CORRECTING = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20,
  21, 22, 24, 25,
];

const MASKS = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** What the second bits of a format are combined with. */
const FORMAT_MASK = 0b101010000010010;

const fail = (why) => {
  throw new Error(`no QR code: ${why}`);
};

/** The squares of a path of rectangles one square high, as rows of booleans without the white around. */
function squaresOf(path, size, quiet) {
  const rows = Array.from({ length: size }, () => Array(size).fill(false));
  const rest = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, width, back) => {
    for (let at = 0; at < Number(width); at += 1) {
      rows[y][Number(x) + at] = true;
    }
    return width === back ? "" : "?";
  });
  if (rest) {
    fail(`the path has ${rest}`);
  }
  const isQuiet = (at) => at < quiet || at >= size - quiet;
  if (rows.some((row, y) => row.some((isDark, x) => isDark && (isQuiet(x) || isQuiet(y))))) {
    fail("something is drawn where it must be white");
  }
  return rows.slice(quiet, size - quiet).map((row) => row.slice(quiet, size - quiet));
}

/** The middles of the small patterns along a side. */
function alignments(version) {
  if (version === 1) {
    return [];
  }
  const count = Math.floor(version / 7) + 2;
  const last = 4 * version + 10;
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

/** Whether a square holds no data. */
function fixedIn(version) {
  const count = 4 * version + 17;
  const middles = alignments(version);
  const isFinder = (x, y) => (x < 9 && y < 9) || (x < 9 && y >= count - 8) || (x >= count - 8 && y < 9);
  const isNear = (x, y) => {
    const [across, down] = [x, y].map((at) => middles.find((middle) => Math.abs(middle - at) <= 2));
    const edges = [6, count - 7];
    const isCorner = edges.includes(across) && edges.includes(down) && !(across === edges[1] && down === edges[1]);
    return across && down && !isCorner;
  };
  const isVersion = (x, y) => version >= 7 && ((x < 6 && y >= count - 11) || (y < 6 && x >= count - 11));
  return (x, y) => isFinder(x, y) || x === 6 || y === 6 || isNear(x, y) || isVersion(x, y);
}

/** The mask, if both copies of the format are the same and tell the level L. */
function maskOf(rows) {
  const count = rows.length;
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  const one = [...along.map((x) => rows[8][x]), ...along.slice(0, 7).reverse().map((y) => rows[y][8])];
  const other = [
    ...Array.from({ length: 7 }, (_, at) => rows[count - 1 - at][8]),
    ...Array.from({ length: 8 }, (_, at) => rows[8][count - 8 + at]),
  ];
  if (one.join() !== other.join()) {
    fail("its formats differ");
  }
  const format = one.reduce((number, isDark) => number * 2 + Number(isDark), 0) ^ FORMAT_MASK;
  if (format >> 13 !== 1) {
    fail("its level is not L");
  }
  return MASKS[(format >> 10) & 7];
}

/** The codewords in their order on the drawing. */
function codewordsOf(rows, version) {
  const count = rows.length;
  const isFixed = fixedIn(version);
  const mask = maskOf(rows);
  const bits = [];
  let isUp = true;
  for (let right = count - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let at = 0; at < count; at += 1) {
      const y = isUp ? count - 1 - at : at;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) {
          bits.push(Number(rows[y][x]) ^ Number(mask(x, y) === 0));
        }
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2));
}

/** The data of all blocks, which stand in turns. */
function dataOf(codewords, version) {
  const count = BLOCKS[version - 1];
  const short = Math.floor(codewords.length / count) - CORRECTING[version - 1];
  const long = codewords.length % count;
  const blocks = Array.from({ length: count }, () => []);
  let at = 0;
  for (let row = 0; row <= short; row += 1) {
    for (const block of row < short ? blocks : blocks.slice(count - long)) {
      block.push(codewords[at]);
      at += 1;
    }
  }
  return blocks.flat();
}

/**
 * The text of a code.
 * @param {string} path
 * @param {number} size the side of the drawing
 * @param {number} quiet how many squares around it are white
 */
export function readQr(path, size, quiet) {
  const rows = squaresOf(path, size, quiet);
  const version = (rows.length - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > 40) {
    fail(`its side has ${rows.length} squares`);
  }
  const bits = dataOf(codewordsOf(rows, version), version).map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const number = (from, length) => parseInt(bits.slice(from, from + length), 2);
  if (number(0, 4) !== 0b0100) {
    fail("it holds no bytes");
  }
  const wide = version < 10 ? 8 : 16;
  const bytes = Array.from({ length: number(4, wide) }, (_, at) => number(4 + wide + 8 * at, 8));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
}
