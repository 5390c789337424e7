// Spellings of moves: what the permissive parser reads and the strict one refuses.
import assert from "node:assert/strict";
import { added, shared } from "../support/facts.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION = "1n5k/P7/8/8/8/8/8/7K w - - 0 1";
const PINNED = "r2qkbnr/ppp2ppp/2n5/1B2pQ2/4P3/8/PPP2PPP/RNB1K2R b KQkq - 3 7";
const CAPTURE = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

// FEN, the move that is meant, texts that both parsers read, texts that only the permissive reads.
const READ = [
  [
    START,
    "e4",
    ["e4", "e4!", "e4??", "e4!?", "e4+", "e4#", "e4+!"],
    ["e2e4", "e2-e4", "Pe2e4", "Pe2-e4", "e2xe4"],
  ],
  [
    START,
    "Nf3",
    ["Nf3", "Nf3!!", "Nf3+?!"],
    ["g1f3", "g1-f3", "Ng1f3", "Ng1-f3", "Ng1xf3", "Ngf3", "N1f3"],
  ],
  [CAPTURE, "exd5", ["exd5", "exd5!"], ["ed5", "e4d5", "e4xd5", "e4-d5", "Pe4xd5"]],
  [CASTLING, "O-O", ["O-O", "O-O!"], ["0-0", "e1g1", "Ke1g1", "0-0+"]],
  [CASTLING, "O-O-O", ["O-O-O", "O-O-O+"], ["0-0-0", "e1c1", "Ke1-c1"]],
  [
    PROMOTION,
    "a8=Q",
    ["a8=Q", "a8=Q+", "a8=Q#", "a8Q"],
    ["a7a8q", "a7a8Q", "a7-a8Q", "Pa7a8=Q", "a7a8=Q"],
  ],
  [PROMOTION, "axb8=N", ["axb8=N", "axb8N"], ["a7b8n", "a7xb8N", "ab8=N"]],
  [PINNED, "Ne7", ["Ne7"], ["Nge7", "Ng8e7", "g8e7"]],
  [PASSING, "exd6", ["exd6"], ["e5d6", "ed6", "e5xd6"]],
];

shared("the permissive parser reads many spellings of a move", ({ Chess }) => {
  for (const [fen, san, both, permissive] of READ) {
    for (const text of [...both, ...permissive]) {
      assert.equal(new Chess(fen).move(text).san, san, text);
      assert.equal(new Chess(fen).move(text, { strict: false }).san, san, text);
    }
  }
});

shared("the strict parser reads standard notation alone", ({ Chess }) => {
  for (const [fen, san, both, permissive] of READ) {
    for (const text of both) {
      assert.equal(new Chess(fen).move(text, { strict: true }).san, san, text);
    }
    for (const text of permissive) {
      const expected = { message: `Invalid move: ${text}` };
      assert.throws(() => new Chess(fen).move(text, { strict: true }), expected, text);
    }
  }
});

const REFUSED = [
  [START, ["E4", "e2 e4", "E2E4", "e2e5", "P e4", "Nf3f3", "ne2", "4e", "pe4"]],
  [CASTLING, ["OO", "O-O-O-O", "00"]],
  [PROMOTION, ["a8", "a8=K", "a8=X", "a8=q", "b8=Q"]],
  [CAPTURE, ["exd6", "d5", "dxe4"]],
];

shared("what no legal move is written like is refused by both parsers", ({ Chess }) => {
  for (const [fen, texts] of REFUSED) {
    for (const text of texts) {
      for (const strict of [false, true]) {
        const expected = { message: `Invalid move: ${text}` };
        assert.throws(() => new Chess(fen).move(text, { strict }), expected, text);
      }
    }
  }
});

shared("a cross that nothing is captured with is ignored between squares", ({ Chess }) => {
  const game = new Chess("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
  assert.equal(game.move("d2xd4").san, "d4");
});

shared("moves of a record are read by the same parsers", ({ Chess }) => {
  const text = "1. Pe2-e4 e7e5 2. Ng1f3 Nb8-c6 3. f1b5 *";
  const game = new Chess();
  game.loadPgn(text);
  assert.deepEqual(game.history(), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
  assert.throws(() => new Chess().loadPgn(text, { strict: true }), {
    message: "Invalid move in PGN: Pe2-e4",
  });
});

added("a capture without its sign and a dash behind the piece are read", ({ Chess }) => {
  const captures = "4k3/8/8/n1p5/1P6/8/3B4/4K3 w - - 0 1";
  for (const [fen, text, san] of [
    [captures, "ba5", "bxa5"],
    [captures, "bc5", "bxc5"],
    [captures, "bxa5", "bxa5"],
    ["n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "ba8=Q", "bxa8=Q+"],
    ["n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "ba8Q", "bxa8=Q+"],
    [undefined, "N-f3", "Nf3"],
    [undefined, "P-e4", "e4"],
    ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "o-o", "O-O"],
    ["4k3/8/8/8/8/5n2/8/4K1N1 w - - 0 1", "N-f3", "Nxf3"],
    ["4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "Ng-f3", "Nf3"],
  ]) {
    assert.equal(new Chess(fen).move(text).san, san, text);
    const tags = fen === undefined ? "" : `[SetUp "1"]\n[FEN "${fen}"]\n\n`;
    const game = new Chess();
    game.loadPgn(`${tags}1. ${text} *`);
    assert.deepEqual(game.history(), [san], text);
  }
  // With a bishop that could go there a small b is still the file.
  const both = new Chess("4k3/8/8/n7/1P6/8/3B4/4K3 w - - 0 1");
  assert.equal(both.move("ba5").san, "bxa5");
  const knights = new Chess("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
  assert.throws(() => knights.move("N-d2"), { code: "ambiguous-move" });
});
