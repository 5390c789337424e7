// What the README of chess.js shows of positions, method by method in its order.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const FOOLS_MATE = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const STALEMATE = "4k3/4P3/4K3/8/8/8/8/8 b - - 0 78";
const PINNED = "4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1";

shared("README: a random game can be played to its end", ({ Chess }) => {
  const game = new Chess();
  let seed = 5;
  while (!game.isGameOver()) {
    const moves = game.moves();
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    game.move(moves[(seed >>> 8) % moves.length]);
  }
  assert.ok(game.isCheckmate() || game.isDraw());
  assert.ok(game.pgn().includes("1. "));
});

shared("README: the constructor takes nothing, a FEN, and a FEN without a king", ({ Chess }) => {
  assert.equal(new Chess().turn(), "w");
  const fen = "r1k4r/p2nb1p1/2b4p/1p1n1p2/2PP4/3Q1NB1/1P3PPP/R5K1 b - - 0 19";
  assert.equal(new Chess(fen).fen(), fen);
  const kingless = "r1k4r/p2nb1p1/2b4p/1p1n1p2/2PP4/3Q1NB1/1P3PPP/R7 b - - 0 19";
  assert.throws(() => new Chess(kingless));
  assert.equal(new Chess(kingless, { skipValidation: true }).fen(), kingless);
});

shared("README: ascii", (library) => {
  const expected = [
    "   +------------------------+",
    " 8 | r  n  b  q  k  b  n  r |",
    " 7 | p  p  p  p  .  p  p  p |",
    " 6 | .  .  .  .  .  .  .  . |",
    " 5 | .  .  .  .  p  .  .  . |",
    " 4 | .  .  .  .  P  P  .  . |",
    " 3 | .  .  .  .  .  .  .  . |",
    " 2 | P  P  P  P  .  .  P  P |",
    " 1 | R  N  B  Q  K  B  N  R |",
    "   +------------------------+",
    "     a  b  c  d  e  f  g  h",
  ];
  assert.equal(played(library, "e4 e5 f4").ascii(), expected.join("\n"));
});

shared("README: attackers and isAttacked", ({ Chess, WHITE, BLACK, DEFAULT_POSITION }) => {
  const game = new Chess();
  assert.deepEqual(game.attackers("f3"), ["e2", "g2", "g1"]);
  assert.deepEqual(game.attackers("e2"), ["d1", "e1", "f1", "g1"]);
  assert.deepEqual(game.attackers("f6"), []);
  assert.equal(game.isAttacked("f3", WHITE), true);
  assert.equal(game.isAttacked("f6", BLACK), true);
  game.move("e4");
  assert.deepEqual(game.attackers("f6"), ["g8", "e7", "g7"]);
  assert.deepEqual(game.attackers("f3", WHITE), ["g2", "d1", "g1"]);
  game.load(DEFAULT_POSITION);
  assert.equal(game.isAttacked("e2", WHITE), true);
  game.load(PINNED);
  assert.deepEqual(game.attackers("c6", BLACK), ["e7"]);
  assert.equal(game.isAttacked("c6", BLACK), true);
});

shared("README: board", ({ Chess }) => {
  const board = new Chess().board();
  assert.deepEqual(
    board[0],
    [..."rnbqkbnr"].map((type, file) => ({ square: `${"abcdefgh"[file]}8`, type, color: "b" })),
  );
  assert.deepEqual(
    board[7],
    [..."rnbqkbnr"].map((type, file) => ({ square: `${"abcdefgh"[file]}1`, type, color: "w" })),
  );
});

shared("README: clear, put, get, remove, findPiece", (library) => {
  const { Chess, PAWN, KING, QUEEN, BISHOP, WHITE, BLACK } = library;
  const game = new Chess();
  assert.deepEqual(game.findPiece({ type: KING, color: BLACK }), ["e8"]);
  assert.deepEqual(game.findPiece({ type: BISHOP, color: WHITE }), ["c1", "f1"]);
  game.remove("d1");
  assert.deepEqual(game.findPiece({ type: QUEEN, color: WHITE }), []);
  game.clear();
  assert.equal(game.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
  assert.equal(game.put({ type: PAWN, color: BLACK }, "a5"), true);
  assert.equal(game.put({ type: "k", color: "w" }, "h1"), true);
  assert.equal(game.fen(), "8/8/8/p7/8/8/8/7K w - - 0 1");
  assert.deepEqual(game.get("a5"), { type: "p", color: "b" });
  assert.equal(game.get("a6"), undefined);
  assert.equal(game.put({ type: "z", color: "w" }, "a1"), false);
  assert.deepEqual(game.remove("a5"), { type: "p", color: "b" });
  assert.deepEqual(game.remove("h1"), { type: "k", color: "w" });
  assert.equal(game.remove("e1"), undefined);
  game.clear();
  assert.equal(game.put({ type: "k", color: "w" }, "a1"), true);
  assert.equal(game.put({ type: "k", color: "w" }, "h1"), false);
});

shared("README: fen", (library) => {
  const game = played(library, "e4 e5 f4");
  assert.equal(game.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2");
});

shared("README: castling rights are set and read", ({ Chess, WHITE, BLACK, KING, QUEEN }) => {
  const game = new Chess();
  game.setCastlingRights(BLACK, { [KING]: false });
  assert.deepEqual(game.getCastlingRights(BLACK), { k: false, q: true });
  assert.equal(game.setCastlingRights(WHITE, { [KING]: false, [QUEEN]: true }), true);
  assert.deepEqual(game.getCastlingRights(WHITE), { k: false, q: true });
});

shared("README: check, mate, draws and the end", ({ Chess }) => {
  const mated = new Chess(FOOLS_MATE);
  assert.equal(mated.inCheck(), true);
  assert.equal(mated.isCheckmate(), true);
  const stuck = new Chess(STALEMATE);
  assert.equal(stuck.isDraw(), true);
  assert.equal(stuck.isStalemate(), true);
  assert.equal(stuck.isDrawByFiftyMoves(), false);
  assert.equal(new Chess("k7/8/n7/8/8/8/8/7K b - - 0 1").isInsufficientMaterial(), true);
  const game = new Chess();
  assert.equal(game.isGameOver(), false);
  game.load(STALEMATE);
  assert.equal(game.isGameOver(), true);
  game.load(FOOLS_MATE);
  assert.equal(game.isGameOver(), true);
});

shared("README: isThreefoldRepetition", ({ Chess }) => {
  const game = new Chess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  const round = () => ["Nf3", "Nf6", "Ng1", "Ng8"].forEach((move) => game.move(move));
  assert.equal(game.isThreefoldRepetition(), false);
  round();
  assert.equal(game.isThreefoldRepetition(), false);
  round();
  assert.equal(game.isThreefoldRepetition(), true);
});

shared("README: load", ({ Chess }) => {
  const game = new Chess();
  game.load("4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45");
  const kingless = "8/4p3/8/8/8/8/4P3/6K1 w - - 1 45";
  assert.throws(() => game.load(kingless), { message: "Invalid FEN: missing black king" });
  game.load(kingless, { skipValidation: true });
  assert.equal(game.fen(), kingless);
});

shared("README: squareColor, turn, setTurn, moveNumber", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.squareColor("h1"), "light");
  assert.equal(game.squareColor("a7"), "dark");
  assert.equal(game.squareColor("bogus square"), null);
  assert.equal(game.setTurn("b"), true);
  assert.equal(game.setTurn("b"), false);
  game.load("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  assert.equal(game.turn(), "b");
  game.load("4r1k1/p1prnpb1/Pp1pq1pp/3Np2P/2P1P3/R4N2/1PP2PP1/3QR1K1 w - - 2 20");
  assert.equal(game.moveNumber(), 20);
});

shared("README: validateFen", ({ validateFen }) => {
  const good = "2n1r3/p1k2pp1/B1p3b1/P7/5bP1/2N1B3/1P2KP2/2R5 b - - 4 25";
  assert.deepEqual(validateFen(good), { ok: true });
  const bad = "4r3/8/X12XPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45";
  assert.deepEqual(validateFen(bad), {
    ok: false,
    error: "Invalid FEN: piece data is invalid (invalid piece)",
  });
});
