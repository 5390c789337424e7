// What the README of chess.js shows of games, method by method in its order.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const GIUOCO = "1. e4 e5 {king's pawn opening} 2. Nf3 Nc6 3. Bc4 Bc5 {giuoco piano} *";
const GIUOCO_COMMENTS = [
  {
    fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    comment: "king's pawn opening",
  },
  {
    fen: "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    comment: "giuoco piano",
  },
];

shared("README: getComment and getComments", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn(GIUOCO);
  assert.equal(game.getComment(), "giuoco piano");
  assert.deepEqual(game.getComments(), GIUOCO_COMMENTS);
});

shared("README: removeComment and removeComments", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn(GIUOCO);
  assert.equal(game.removeComment(), "giuoco piano");
  assert.equal(game.getComment(), undefined);
  game.loadPgn(GIUOCO);
  assert.deepEqual(game.removeComments(), GIUOCO_COMMENTS);
  assert.deepEqual(game.getComments(), []);
});

shared("README: setComment is written behind the move", (library) => {
  const game = played(library, "e4");
  game.setComment("king's pawn opening");
  assert.ok(game.pgn().endsWith("1. e4 {king's pawn opening} *"));
});

shared("README: headers", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("White", "Robert James Fischer");
  const both = game.setHeader("Black", "Mikhail Tal");
  assert.equal(both.White, "Robert James Fischer");
  assert.equal(both.Black, "Mikhail Tal");
  game.setHeader("Date", "1858-??-??");
  assert.equal(game.getHeaders().Date, "1858-??-??");
  assert.equal(game.removeHeader("Date"), true);
  assert.equal(game.getHeaders().Date, "????.??.??");
});

shared("README: hash", ({ Chess }) => {
  assert.match(new Chess().hash(), /^[0-9a-f]+$/);
});

shared("README: history", (library) => {
  const game = played(library, "e4 e5 f4 exf4");
  assert.deepEqual(game.history(), ["e4", "e5", "f4", "exf4"]);
  const [first, , , last] = game.history({ verbose: true });
  assert.equal(first.before, START);
  assert.equal(first.after, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  assert.deepEqual(
    [last.color, last.piece, last.from, last.to, last.san, last.lan, last.captured],
    ["b", "p", "e5", "f4", "exf4", "e5f4", "p"],
  );
  assert.equal(last.after, "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w KQkq - 0 3");
});

shared("README: loadPgn reads Anderssen's evergreen game", ({ Chess }) => {
  const pgn = [
    '[Event "Casual Game"]',
    '[Site "Berlin GER"]',
    '[Date "1852.??.??"]',
    '[EventDate "?"]',
    '[Round "?"]',
    '[Result "1-0"]',
    '[White "Adolf Anderssen"]',
    '[Black "Jean Dufresne"]',
    '[ECO "C52"]',
    '[WhiteElo "?"]',
    '[BlackElo "?"]',
    '[PlyCount "47"]',
    "",
    "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.b4 Bxb4 5.c3 Ba5 6.d4 exd4 7.O-O",
    "d3 8.Qb3 Qf6 9.e5 Qg6 10.Re1 Nge7 11.Ba3 b5 12.Qxb5 Rb8 13.Qa4",
    "Bb6 14.Nbd2 Bb7 15.Ne4 Qf5 16.Bxd3 Qh5 17.Nf6+ gxf6 18.exf6",
    "Rg8 19.Rad1 Qxf3 20.Rxe7+ Nxe7 21.Qxd7+ Kxd7 22.Bf5+ Ke8",
    "23.Bd7+ Kf8 24.Bxe7# 1-0",
  ];
  const game = new Chess();
  game.loadPgn(pgn.join("\n"));
  assert.equal(game.history().length, 47);
  assert.equal(game.isCheckmate(), true);
  assert.equal(game.fen().split(" ")[0], "1r3kr1/pbpBBp1p/1b3P2/8/8/2P2q2/P4PPP/3R2K1");
  assert.equal(game.getHeaders().PlyCount, "47");
  const rows = game.ascii().split("\n");
  assert.equal(rows[1], " 8 | .  r  .  .  .  k  r  . |");
  assert.equal(rows[2], " 7 | p  b  p  B  B  p  .  p |");
});

shared("README: loadPgn reads odd spellings and line ends unless it is strict", ({ Chess }) => {
  const pgn = [
    '[Event "Wijk aan Zee (Netherlands)"]',
    '[Date "1971.01.26"]',
    '[Result "1-0"]',
    '[White "Tigran Vartanovich Petrosian"]',
    '[Black "Hans Ree"]',
    '[ECO "A29"]',
    "",
    "1. Pc2c4 Pe7e5",
    "2. Nc3 Nf6",
    "3. Nf3 Nc6",
    "4. g2g3 Bb4",
    "5. Nd5 Nxd5",
    "6. c4xd5 e5-e4",
    "7. dxc6 exf3",
    "8. Qb3 1-0",
  ].join(":");
  const game = new Chess();
  game.loadPgn(pgn, { newlineChar: ":" });
  assert.equal(
    game.history().join(" "),
    "c4 e5 Nc3 Nf6 Nf3 Nc6 g3 Bb4 Nd5 Nxd5 cxd5 e4 dxc6 exf3 Qb3",
  );
  assert.throws(() => game.loadPgn(pgn, { newlineChar: ":", strict: true }), {
    message: "Invalid move in PGN: Pc2c4",
  });
});

shared("README: move by text and object", ({ Chess }) => {
  const game = new Chess();
  const { color, from, to, piece, san } = game.move("e4");
  assert.deepEqual(
    { color, from, to, piece, san },
    { color: "w", from: "e2", to: "e4", piece: "p", san: "e4" },
  );
  assert.throws(() => game.move("nf6"), { message: "Invalid move: nf6" });
  assert.equal(game.move("Nf6").from, "g8");
  assert.equal(new Chess().move({ from: "g2", to: "g3" }).san, "g3");
});

shared("README: the permissive parser", ({ Chess }) => {
  const game = new Chess();
  const texts = ["e2e4", "e7-e5", "Pf2-f4", "ef4", "Ng1-f3", "d7xd6", "d4"];
  assert.deepEqual(
    texts.map((text) => game.move(text).san),
    ["e4", "e5", "f4", "exf4", "Nf3", "d6", "d4"],
  );
  game.load("r2qkbnr/ppp2ppp/2n5/1B2pQ2/4P3/8/PPP2PPP/RNB1K2R b KQkq - 3 7");
  assert.equal(game.move("Nge7").san, "Ne7");
  game.undo();
  assert.throws(() => game.move("Nge7", { strict: true }), { message: "Invalid move: Nge7" });
});

shared("README: moves", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.moves().length, 20);
  assert.deepEqual(game.moves({ square: "e2" }), ["e3", "e4"]);
  assert.deepEqual(game.moves({ piece: "n" }), ["Na3", "Nc3", "Nf3", "Nh3"]);
  const [first] = game.moves({ verbose: true });
  assert.deepEqual(
    [
      first.color,
      first.from,
      first.to,
      first.piece,
      first.san,
      first.lan,
      first.before,
      first.after,
    ],
    [
      "w",
      "a2",
      "a3",
      "p",
      "a3",
      "a2a3",
      START,
      "rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1",
    ],
  );
});

shared("README: pgn with a width and line ends", (library) => {
  const game = new library.Chess();
  game.setHeader("White", "Plunky");
  game.setHeader("Black", "Plinkie");
  for (const move of ["e4", "e5", "Nc3", "Nc6"]) {
    game.move(move);
  }
  const text = game.pgn({ maxWidth: 5, newline: "<br />" });
  assert.ok(text.includes('[White "Plunky"]<br />[Black "Plinkie"]<br />'));
  assert.ok(text.endsWith("<br /><br />1. e4 e5<br />2. Nc3 Nc6<br />*"));
});

shared("README: undo", ({ Chess }) => {
  const game = new Chess();
  game.move("e4");
  assert.equal(game.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  const { color, piece, from, to, san, flags, lan } = game.undo();
  assert.deepEqual(
    [color, piece, from, to, san, flags, lan],
    ["w", "p", "e2", "e4", "e4", "b", "e2e4"],
  );
  assert.equal(game.fen(), START);
  assert.equal(game.undo(), null);
});

shared("README: reset", (library) => {
  const game = played(library, "e4 e5");
  game.reset();
  assert.equal(game.fen(), START);
});
