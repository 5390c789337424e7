// Many ways to write one move, right and wrong: what one library reads the other has to read.

const DECORATIONS = [
  "",
  "+",
  "#",
  "!",
  "?",
  "!!",
  "??",
  "!?",
  "?!",
  "+!",
  "#!!",
  "++",
  "+?!",
  " ",
  "!?!",
  "??!?",
];
const TAILS = [" e.p.", "e.p.", "ep", " mate", "ch", ".", "=", "(Q)", "/Q", " ", "\n", "$1"];
const LETTERS = "abcdefgh12345678NBRQKPnbrqkpxO0o-=+#!? ()";

/** The plain text without mark and promotion sign. */
const bare = (san) => san.replace(/[+#]$/, "");

const upper = (text) => text.toUpperCase();
const lower = (text) => text.toLowerCase();
const flip = (text) => [...text].map((c) => (c === lower(c) ? upper(c) : lower(c))).join("");

/** By name: a spelling of a move with all details. */
const SPELLINGS = {
  asWritten: ({ san }) => san,
  decorated: ({ san }, random) => bare(san) + random.pick(DECORATIONS),
  decoratedTwice: ({ san }, random) => san + random.pick(DECORATIONS),
  withTail: ({ san }, random) => bare(san) + random.pick(TAILS),
  coordinates: ({ from, to, promotion = "" }) => from + to + promotion,
  coordinatesDashed: ({ from, to, promotion = "" }) => `${from}-${to}${promotion}`,
  coordinatesCapture: ({ from, to, promotion = "" }) => `${from}x${to}${promotion}`,
  coordinatesUpper: ({ from, to, promotion = "" }) => from + to + upper(promotion),
  coordinatesSigned: ({ from, to, promotion }) =>
    from + to + (promotion ? `=${upper(promotion)}` : ""),
  coordinatesShort: ({ from, to }) => from + to,
  coordinatesShout: ({ from, to, promotion = "" }) => upper(from + to + promotion),
  whole: ({ piece, from, to, promotion = "" }) => upper(piece) + from + to + promotion,
  wholeDashed: ({ piece, from, to, promotion = "" }) => `${upper(piece)}${from}-${to}${promotion}`,
  wholeCapture: ({ piece, from, to, promotion = "" }) => `${upper(piece)}${from}x${to}${promotion}`,
  wholeSigned: ({ piece, from, to, promotion }) =>
    `${upper(piece)}${from}${to}${promotion ? `=${upper(promotion)}` : ""}`,
  wholeLower: ({ piece, from, to }) => piece + from + to,
  otherPiece: ({ from, to }, random) => random.pick("NBRQKP") + from + to,
  byFile: ({ piece, from, to }) => upper(piece) + from[0] + to,
  byRank: ({ piece, from, to }) => upper(piece) + from[1] + to,
  byFileCapture: ({ piece, from, to }) => `${upper(piece)}${from[0]}x${to}`,
  byRankCapture: ({ piece, from, to }) => `${upper(piece)}${from[1]}x${to}`,
  byFileDashed: ({ piece, from, to }) => `${upper(piece)}${from[0]}-${to}`,
  byNothing: ({ piece, to }) => upper(piece) + to,
  byNothingCapture: ({ piece, to }) => `${upper(piece)}x${to}`,
  byNothingLower: ({ piece, to }) => piece + to,
  pawnFile: ({ from, to }) => from[0] + to,
  pawnRank: ({ from, to }) => from[1] + to,
  target: ({ to }) => to,
  noCross: ({ san }) => bare(san).replace("x", ""),
  cross: ({ san }) => san.replace(/([a-h][1-8])/, "x$1"),
  dashed: ({ san }) => san.replace(/x?([a-h][1-8])/, "-$1"),
  noSign: ({ san }) => bare(san).replace("=", ""),
  smallPromotion: ({ san }) => san.replace(/=(.)/, (_, piece) => `=${lower(piece)}`),
  signlessSmall: ({ san }) => bare(san).replace(/=(.)/, (_, piece) => lower(piece)),
  noPromotion: ({ san }) => bare(san).replace(/=.$/, ""),
  otherPromotion: ({ san }, random) => bare(san).replace(/=.$/, `=${random.pick("NBRQKPX")}`),
  colon: ({ san }) => san.replace("x", ":"),
  colonBehind: ({ san }) => (san.includes("x") ? `${bare(san).replace("x", "")}:` : san),
  files: ({ san }) => bare(san).replace(/^([a-h]x[a-h])\d/, "$1"),
  pawnLetter: ({ san }) => (/^[a-h]/.test(san) ? `P-${san}` : san),
  zeros: ({ san }) => san.replaceAll("O", "0"),
  smallCastling: ({ san }) => san.replaceAll("O", "o"),
  lower: ({ san }) => lower(san),
  upper: ({ san }) => upper(san),
  flipped: ({ san }) => flip(san),
  spaced: ({ san }) => ` ${san}`,
  numbered: ({ san }) => `1. ${san}`,
  replaced: ({ san }, random) => {
    const at = random.below(san.length);
    return san.slice(0, at) + random.pick(LETTERS) + san.slice(at + 1);
  },
  removed: ({ san }, random) => {
    const at = random.below(san.length);
    return san.slice(0, at) + san.slice(at + 1);
  },
  inserted: ({ san }, random) => {
    const at = random.below(san.length + 1);
    return san.slice(0, at) + random.pick(LETTERS) + san.slice(at);
  },
  garbage: (_, random) =>
    Array.from({ length: random.between(0, 8) }, () => random.pick(LETTERS)).join(""),
};

/** By name: the object that names a move; what is not a legal move has to be refused. */
const OBJECTS = {
  object: ({ from, to, promotion }) => ({ from, to, ...(promotion && { promotion }) }),
  objectAlwaysQueen: ({ from, to }) => ({ from, to, promotion: "q" }),
  objectNoPromotion: ({ from, to }) => ({ from, to }),
  objectUpperPromotion: ({ from, to, promotion = "q" }) => ({
    from,
    to,
    promotion: upper(promotion),
  }),
  objectShout: ({ from, to }) => ({ from: upper(from), to: upper(to) }),
  objectExtra: ({ san, from, to, promotion }) => ({ from, to, promotion, san, color: "x" }),
  objectBackwards: ({ from, to }) => ({ from: to, to: from }),
  objectHalf: ({ from }) => ({ from }),
  objectEmpty: () => ({}),
};

const NAMES = Object.keys(SPELLINGS);
const OBJECT_NAMES = Object.keys(OBJECTS);

/** Draws a spelling of a move: `{ kind, args }` of a call of `move`. */
export function drawSpelling(move, random) {
  if (random.chance(0.1)) {
    const kind = random.pick(OBJECT_NAMES);
    return { kind, args: [OBJECTS[kind](move)] };
  }
  const kind = random.pick(NAMES);
  const text = SPELLINGS[kind](move, random);
  if (random.chance(0.25)) {
    return { kind: `${kind}, strict`, args: [text, { strict: true }] };
  }
  return { kind, args: random.chance(0.1) ? [text, { strict: false }] : [text] };
}
