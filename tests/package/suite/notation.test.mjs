// Moves in every notation, written and read.
import assert from "node:assert/strict";
import { added, played } from "../support/facts.mjs";

const STYLES = [
  "san",
  "lan",
  "uci",
  "figurine",
  "sentence",
  "lasker",
  "descriptive",
  "descriptive-long",
];

const KNIGHT = {
  san: "Nf3",
  lan: "Ng1-f3",
  uci: "g1f3",
  figurine: "♘f3",
  sentence: "The knight goes from g1 to f3.",
  lasker: "Kt-f3",
  descriptive: "Kt-KB3",
  "descriptive-long": "Kt to K B 3",
};

const GAMES = [
  "",
  "e4 e5 Nf3 Nc6 Bb5 a6",
  "e4 a6 e5 d5",
  "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 c6 Bc4 Bf5 O-O e6 Re1",
  "h4 g5 hxg5 h6 gxh6 Nf6 h7 Nc6",
];

added("a move is written in every style", ({ Chess }) => {
  const game = new Chess();
  for (const [style, text] of Object.entries(KNIGHT)) {
    assert.equal(game.toNotation("Nf3", style), text);
  }
});

added("the move may be given as text, coordinates or as a Move", ({ Chess }) => {
  const game = new Chess();
  const [move] = game.moves({ verbose: true, square: "g1" });
  const texts = [`${move.from}${move.to}`, move.san, move].map((given) =>
    game.toNotation(given, "lan"),
  );
  assert.equal(new Set(texts).size, 1);
  assert.throws(() => game.toNotation("Nf6", "lan"), { name: "JadoubeError" });
});

added("writing does not move anything", ({ Chess }) => {
  const game = new Chess();
  game.toNotation("e4", "descriptive");
  assert.deepEqual(game.history(), []);
});

added("letters of another language can be asked for", ({ Chess }) => {
  assert.equal(new Chess().toNotation("Nf3", "san", "de"), "Sf3");
  assert.equal(new Chess().toNotation("Nf3", "san", "fr"), "Cf3");
  assert.equal(new Chess().fromNotation("Sf3", "de").san, "Nf3");
});

added("every legal move is read back from every style", (library) => {
  for (const moves of GAMES) {
    const game = played(library, moves);
    for (const { san, from, to } of game.moves({ verbose: true })) {
      for (const style of STYLES) {
        const text = game.toNotation(san, style);
        const read = game.fromNotation(text);
        assert.deepEqual([read.san, read.from, read.to], [san, from, to], `${moves}: ${text}`);
      }
    }
  }
});

added("a move that is read has all its fields and is not played", ({ Chess }) => {
  const game = new Chess("7k/P7/8/8/8/8/8/7K w - - 0 1");
  const { from, to, promotion, san, uci } = game.fromNotation("a8=Q");
  assert.deepEqual([from, to, promotion, san, uci], ["a7", "a8", "q", "a8=Q+", "a7a8q"]);
  assert.deepEqual(game.history(), []);
  assert.equal(new Chess().fromNotation("P to K 4").promotion, undefined);
});

added("old books are read", ({ Chess }) => {
  const game = new Chess();
  for (const [text, san] of [
    ["P to K 4", "e4"],
    ["P-K4", "e4"],
    ["Kt to K B 3", "Nf3"],
    ["P to Q R 3", "a3"],
    ["Kt-QB3", "Nc3"],
  ]) {
    assert.equal(game.fromNotation(text).san, san, text);
  }
});

added("a text that fits several moves is refused with its candidates", (library) => {
  const game = played(library, "e4 d5");
  const read = () => game.fromNotation("P-B4");
  assert.throws(read, (error) => {
    assert.equal(error.name, "JadoubeError");
    assert.deepEqual([...error.candidates].sort(), ["c4", "f4"]);
    assert.equal(typeof error.code, "string");
    assert.ok(error.message.length > 0);
    return true;
  });
});

added("what is no move is refused with a code", ({ Chess }) => {
  for (const text of ["", "hello", "Ke5", "P to K 7"]) {
    assert.throws(
      () => new Chess().fromNotation(text),
      ({ name, code }) => name === "JadoubeError" && typeof code === "string",
      text,
    );
  }
});

added("a style that there is not is refused", ({ Chess }) => {
  assert.throws(() => new Chess().toNotation("e4", "morse"), { name: "JadoubeError" });
});
