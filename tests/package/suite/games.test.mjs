// Files of several games, and what is wrong in them.
import assert from "node:assert/strict";
import { added } from "../support/facts.mjs";

const FILE = [
  '[White "Anderssen"]',
  "",
  "1. e4 e5 2. f4 (2. Nf3) 1-0",
  "",
  '[White "Morphy"]',
  "",
  "1. e4 e5 2. Ke3 Nc6 0-1",
  "",
  '[White "Staunton"]',
  "",
  "1. c4 {English} *",
  "",
].join("\n");

added("every game of a file is read", ({ Chess, loadPgnGames }) => {
  const games = loadPgnGames(FILE);
  assert.equal(games.length, 3);
  assert.ok(games.every((game) => game instanceof Chess));
  assert.deepEqual(
    games.map((game) => game.getHeaders().White),
    ["Anderssen", "Morphy", "Staunton"],
  );
  assert.deepEqual(games[0].history(), ["e4", "e5", "f4"]);
  assert.deepEqual(games[2].history(), ["c4"]);
  assert.equal(games[2].getComment(), "English");
});

added("a fault is reported with line and column and hides no other game", ({ loadPgnGames }) => {
  const [first, second, third] = loadPgnGames(FILE);
  assert.deepEqual([first.faults.length, third.faults.length], [0, 0]);
  assert.deepEqual(second.history(), ["e4", "e5"]);
  const [fault] = second.faults;
  assert.deepEqual([fault.line, fault.column], [7, 13]);
  assert.equal(typeof fault.code, "string");
  assert.ok(fault.message.includes("Ke3"));
});

added("a game takes the first and keeps all", ({ Chess }) => {
  const game = new Chess();
  const games = game.loadPgnGames(FILE);
  assert.equal(games.length, 3);
  assert.deepEqual(game.history(), ["e4", "e5", "f4"]);
  assert.equal(game.getHeaders().White, "Anderssen");
  assert.equal(game.games.length, 3);
});

added("games can be changed without changing each other", ({ loadPgnGames }) => {
  const [first, , third] = loadPgnGames(FILE);
  first.undo();
  first.move("Nf3");
  assert.deepEqual(first.history(), ["e4", "e5", "Nf3"]);
  assert.deepEqual(third.history(), ["c4"]);
});

added("a text without games has none", ({ loadPgnGames }) => {
  assert.deepEqual(loadPgnGames(""), []);
  assert.deepEqual(loadPgnGames("\n\n"), []);
});

added("many games are read", ({ loadPgnGames }) => {
  const text = Array.from({ length: 500 }, (_, n) => `[Round "${n}"]\n\n1. e4 e5 *\n\n`).join("");
  const games = loadPgnGames(text);
  assert.equal(games.length, 500);
  assert.equal(games[499].getHeaders().Round, "499");
  games.forEach((game) => game.dispose());
});

added("no text is lost without a fault", ({ loadPgnGames }) => {
  const observed = (text) =>
    loadPgnGames(text).map((game) => ({
      moves: game.history().join(" "),
      comments: game.getComments().map(({ comment }) => comment),
      isFaulty: game.faults.length > 0,
    }));
  const game = (moves, comments = [], isFaulty = false) => ({ moves, comments, isFaulty });
  for (const [text, ...games] of [
    ["(1. c4 *", game("", [], true)],
    ["{comment only}", game("", ["comment only"])],
    ["1. e4 e5\n\n1. d4 d5", game("e4 e5"), game("d4 d5")],
    ["1. e4 e5\r\n\r\n1.d4 d5", game("e4 e5"), game("d4 d5")],
    ["1. e4 e5\n1. d4 d5\n", game("e4 e5"), game("d4 d5")],
    ["1. e4 e5 2. Nf3\n1.e4 c5 2. Nf3", game("e4 e5 Nf3"), game("e4 c5 Nf3")],
    ["1. e4\n1. ... e5\n2. Nf3", game("e4 e5 Nf3")],
    ["1. e4 e5 (1... c5\n1. d4) 2. Nf3", game("e4 e5 Nf3")],
    ['[White "a"]\n\n[White "b"]\n', game(""), game("")],
    ['[Event "a"]\n[White "a"]\n\n[Event "b"]\n[White "b"]', game(""), game("")],
    ["1. e4 ({only words}) e5 *", game("e4 e5", ["only words"])],
    ["1. e4 e5 2. {only words} *", game("e4 e5", ["only words"])],
    ["1. e4 (1. d4 *\n\n1. c4 *", game("e4", [], true), game("c4")],
    ["hello", game("", [], true)],
    ["1. e4 * hello", game("e4"), game("", [], true)],
    ["1. e4 {never closed", game("e4", ["never closed"], true)],
    ["\n \n", ...[]],
  ]) {
    assert.deepEqual(observed(text), games, text);
  }
});

added("the games of two header blocks have their own tags", ({ loadPgnGames }) => {
  const games = loadPgnGames('[White "a"]\n[Black "b"]\n\n[White "c"]\n[Black "d"]\n\n1. e4 *');
  assert.deepEqual(
    games.map((game) => [game.getHeaders().White, game.getHeaders().Black, game.history()]),
    [["a", "b", []], ["c", "d", ["e4"]]],
  );
});

added("lines and columns of faults are those of the whole text", ({ loadPgnGames }) => {
  const faults = (text) =>
    loadPgnGames(text).flatMap((game) => game.faults.map(({ line, column }) => [line, column]));
  for (const [text, ...places] of [
    ["1. e4 Ke5 *", [1, 7]],
    ["1. e4 * 1. d4 Ke5 *", [1, 15]],
    ["{\u{1f600}} 1. e4 Ke5 *", [1, 11]],
    ["\ufeff1. e4 Ke5 *", [1, 7]],
    ["1. e4\r\n1... Ke5 *", [2, 6]],
    ["1. e4\r1... Ke5 *", [2, 6]],
    ["1. e4 *\n\n  1. d4 (1. c4 c6 2. Ke5) Ke5 *", [3, 22], [3, 27]],
    ['[White "a"]\n  [FEN "8/8 w - - 0 1"]\n\n*', [2, 3]],
    ['[White "[FEN"]\n[FEN "8/8 w - - 0 1"]\n\n*', [2, 1]],
    ["1. e4 $ e5 ) *", [1, 7], [1, 12]],
  ]) {
    assert.deepEqual(faults(text), places, JSON.stringify(text));
  }
});

added("records in other letters are read by locale and by recognition", ({ Chess, loadPgnGames }) => {
  const italian = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"];
  const records = {
    de: "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 *",
    fr: "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O *",
    nl: "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O *",
    ru: "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 dxc6 5. 0-0 *",
  };
  for (const [locale, record] of Object.entries(records)) {
    for (const options of [undefined, { locale }, { locale: `${locale}-XX` }]) {
      const game = new Chess();
      game.loadPgn(record, options);
      assert.deepEqual(game.history(), italian, `${locale} ${JSON.stringify(options)}`);
      assert.deepEqual(loadPgnGames(record, options)[0].history(), italian);
    }
    assert.throws(() => new Chess().loadPgn(record, { strict: true }), /Invalid move in PGN/);
    assert.throws(() => new Chess(undefined, { compat: "chess.js" }).loadPgn(record), /Invalid move in PGN/);
    assert.throws(() => new Chess().loadPgn(record, { locale: "pl" }), { code: "illegal-move" });
  }
  const promoted = new Chess();
  promoted.loadPgn('[SetUp "1"]\n[FEN "8/P6k/8/8/8/8/8/7K w - - 0 1"]\n\n1. a8=D *', { locale: "de" });
  assert.deepEqual(promoted.history(), ["a8=Q"]);
  assert.throws(() => new Chess().loadPgn("1. e4 *", { locale: "xx" }), { code: "unknown-locale" });
  // English letters are no German ones, and what is no game in any letters stays as it was read.
  assert.throws(() => new Chess().loadPgn("1. Nf3 *", { locale: "de" }), { code: "illegal-move" });
  assert.deepEqual(loadPgnGames("1. e4 e5 2. Nf3 Ke6 *")[0].history(), ["e4", "e5", "Nf3"]);
});

added("an empty tag is read, kept and written", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn('[Round ""]\n[Annotator ""]\n\n1. e4 *');
  assert.deepEqual([game.getHeaders().Round, game.getHeaders().Annotator], ["", ""]);
  const again = new Chess();
  again.loadPgn(game.pgn());
  assert.deepEqual([again.getHeaders().Round, again.getHeaders().Annotator], ["", ""]);
});
