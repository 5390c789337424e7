// The check of a FEN: what is accepted, and the words of each refusal.
import assert from "node:assert/strict";
import { shared } from "../support/facts.mjs";

const BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

// FEN and the end of the message, in the order in which the fields are looked at.
const REFUSED = [
  ["", "must contain six space-delimited fields"],
  [`${BOARD} w KQkq - 0`, "must contain six space-delimited fields"],
  [`${BOARD} w KQkq - 0 1 2`, "must contain six space-delimited fields"],
  [`${BOARD} w KQkq - 0 x`, "move number must be a positive integer"],
  [`${BOARD} w KQkq - 0 0`, "move number must be a positive integer"],
  [`${BOARD} w KQkq - 0 -1`, "move number must be a positive integer"],
  [`${BOARD} w KQkq - x 1`, "half move counter number must be a non-negative integer"],
  [`${BOARD} w KQkq - -1 1`, "half move counter number must be a non-negative integer"],
  [`${BOARD} w KQkq e2 0 1`, "en-passant square is invalid"],
  [`${BOARD} w KQkq i3 0 1`, "en-passant square is invalid"],
  [`${BOARD} w KQxq - 0 1`, "castling availability is invalid"],
  [`${BOARD} W KQkq - 0 1`, "side-to-move is invalid"],
  [`${BOARD} wb KQkq - 0 1`, "side-to-move is invalid"],
  [
    "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "piece data does not contain 8 '/'-delimited rows",
  ],
  [`${BOARD}/8 w KQkq - 0 1`, "piece data does not contain 8 '/'-delimited rows"],
  [
    "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "piece data is invalid (consecutive number)",
  ],
  [
    "rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "piece data is invalid (invalid piece)",
  ],
  [
    "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "piece data is invalid (too many squares in rank)",
  ],
  [
    "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "piece data is invalid (too many squares in rank)",
  ],
  ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1", "illegal en-passant square"],
  ["rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR b KQkq e6 0 1", "illegal en-passant square"],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1", "missing white king"],
  ["rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "missing black king"],
  ["rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "too many white kings"],
  ["rnbqkbnr/pppppppp/8/4k3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "too many black kings"],
  ["rnbqkbnP/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1", "some pawns are on the edge rows"],
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNp w Qkq - 0 1", "some pawns are on the edge rows"],
];

const ACCEPTED = [
  `${BOARD} w KQkq - 0 1`,
  `${BOARD} w - - 0 1`,
  `${BOARD} b KQkq - 12 34`,
  `${BOARD}  w\tKQkq - 0 1`,
  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
  "rnbqkbnr/1ppppppp/8/8/pP6/8/P1PPPPPP/RNBQKBNR b KQkq b3 0 1",
  "2n1r3/p1k2pp1/B1p3b1/P7/5bP1/2N1B3/1P2KP2/2R5 b - - 4 25",
  "8/8/8/8/8/4k3/8/4K3 w - - 100 200",
  "4k3/8/8/8/8/8/8/4K3 w - - 3x 7y",
];

shared("what is wrong with a FEN is said", ({ validateFen }) => {
  for (const [fen, reason] of REFUSED) {
    assert.deepEqual(validateFen(fen), { ok: false, error: `Invalid FEN: ${reason}` }, fen);
  }
});

shared("a good FEN has no error", ({ validateFen }) => {
  for (const fen of ACCEPTED) {
    assert.deepEqual(validateFen(fen), { ok: true }, fen);
  }
});

shared("load refuses with the words of the check", ({ Chess, validateFen }) => {
  for (const [fen] of REFUSED.filter(([text]) => text.split(/\s+/).length === 6)) {
    assert.throws(() => new Chess(fen), { message: validateFen(fen).error }, fen);
  }
});
