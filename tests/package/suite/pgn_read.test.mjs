// PGN as it is read by both libraries.
import assert from "node:assert/strict";
import { shared } from "../support/facts.mjs";

const ENDING = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12";

/** A game that has read a text. */
function read({ Chess }, text, options) {
  const game = new Chess();
  assert.equal(game.loadPgn(text, options), undefined);
  return game;
}

shared("moves are read with and without numbers and spaces", (library) => {
  const expected = ["e4", "e5", "Nf3", "Nc6"];
  for (const text of [
    "1. e4 e5 2. Nf3 Nc6 *",
    "1.e4 e5 2.Nf3 Nc6",
    "e4 e5 Nf3 Nc6",
    "1. e4 1... e5 2. Nf3 2... Nc6 1-0",
    "1.e4\ne5\r\n2.Nf3\tNc6\n\n",
    "  1. e4 e5 2. Nf3 Nc6  ",
  ]) {
    assert.deepEqual(read(library, text).history(), expected, text);
  }
});

shared("an empty text is a game without moves", (library) => {
  for (const text of ["", "\n", "*", '[White "Morphy"]\n']) {
    assert.deepEqual(read(library, text).history(), [], text);
  }
});

shared("headers are read, and the roster is completed", (library) => {
  const text = '[White "Morphy"]\n[Black "Duke, Count"]\n[Own "x"]\n\n1. e4 1-0\n';
  const headers = read(library, text).getHeaders();
  assert.equal(headers.White, "Morphy");
  assert.equal(headers.Black, "Duke, Count");
  assert.equal(headers.Own, "x");
  assert.equal(headers.Event, "?");
  assert.equal(headers.Result, "1-0");
});

shared("the result after the moves is the right one", (library) => {
  for (const result of ["1-0", "0-1", "1/2-1/2", "*"]) {
    const text = `[Result "?"]\n\n1. e4 ${result}`;
    assert.equal(read(library, text).getHeaders().Result, result);
  }
  assert.equal(read(library, '[Result "1-0"]\n\n1. e4').getHeaders().Result, "1-0");
});

shared("a position is set up by its header", (library) => {
  const game = read(library, `[SetUp "1"]\n[FEN "${ENDING}"]\n\n12... Kd7 13. e4 *`);
  assert.deepEqual(game.history(), ["Kd7", "e4"]);
  assert.equal(game.getHeaders().FEN, ENDING);
  game.undo();
  game.undo();
  assert.equal(game.fen(), ENDING);
});

shared("the header of the position may be alone and in small letters", (library) => {
  assert.deepEqual(read(library, `[FEN "${ENDING}"]\n\n12... Kd7 *`).history(), ["Kd7"]);
  assert.deepEqual(read(library, `[fen "${ENDING}"]\n\n12... Kd7 *`).history(), ["Kd7"]);
});

shared("the strict parser wants both headers of a set-up", (library) => {
  const both = `[SetUp "1"]\n[FEN "${ENDING}"]\n\n12... Kd7 *`;
  assert.deepEqual(read(library, both, { strict: true }).history(), ["Kd7"]);
  const alone = `[FEN "${ENDING}"]\n\n1. e4 *`;
  assert.deepEqual(read(library, alone, { strict: true }).history(), ["e4"]);
  const empty = '[SetUp "1"]\n\n1. e4 *';
  assert.throws(() => read(library, empty, { strict: true }), {
    message: "Invalid PGN: FEN tag must be supplied with SetUp tag",
  });
});

shared("signs, suffixes and variations do not disturb the moves", (library) => {
  const text = "1. e4! $1 e5?! (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3!! $14 $36 Nc6 *";
  assert.deepEqual(read(library, text).history(), ["e4", "e5", "Nf3", "Nc6"]);
});

shared("comments in variations are not those of the game", (library) => {
  const text = "1. e4 {mine} e5 (1... c5 {not mine}) 2. Nf3 *";
  const game = read(library, text);
  assert.deepEqual(
    game.getComments().map(({ comment }) => comment),
    ["mine"],
  );
});

shared("a comment after the result belongs to the last move", (library) => {
  assert.equal(read(library, "1. e4 e5 * {agreed}").getComment(), "agreed");
});

shared("castling with zeros is read", (library) => {
  const text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 *";
  assert.equal(read(library, text).history().at(-2), "O-O");
});

shared("signs part moves and results where no space does", (library) => {
  for (const [text, moves] of [
    ["1.e4 e5 2.Nf3!Nc6", ["e4", "e5", "Nf3", "Nc6"]],
    ["1.e4 e5 2.Nf3+Nc6", ["e4", "e5", "Nf3", "Nc6"]],
    ["1.e4??e5", ["e4", "e5"]],
    ["1.e4 e5?2.Nf3", ["e4", "e5", "Nf3"]],
    ["1.e4 e5*", ["e4", "e5"]],
    ["1.e4 e51-0", null],
    ["1.e4{x}e5(1...c5)2.Nf3$1Nc6", ["e4", "e5", "Nf3", "Nc6"]],
  ]) {
    if (moves === null) {
      assert.throws(() => read(library, text));
    } else {
      assert.deepEqual(read(library, text).history(), moves, text);
    }
  }
});

shared("a tag may go over several lines", (library) => {
  const text = '[Event\n"A long\nname"\n]\n[ Site "Paris" ] [Round "1"]\n\n1. e4 *';
  const { Event, Site, Round } = read(library, text).getHeaders();
  assert.deepEqual([Event, Site, Round], ["A long\nname", "Paris", "1"]);
});

shared("a brace may be opened in a comment", (library) => {
  assert.equal(read(library, "1. e4 {a {set} *").getComment(), "a {set");
});

shared("an illegal move is named", ({ Chess }) => {
  assert.throws(() => new Chess().loadPgn("1. e4 e5 2. Ke3 *"), {
    message: "Invalid move in PGN: Ke3",
  });
});

shared("what is no PGN throws", ({ Chess }) => {
  const texts = [
    "1. e4 {no end",
    "[White Morphy]\n\n1. e4 *",
    "1. e4 e5 ) *",
    "1. e4 ( e5 *",
    "hello",
    "1. e4 * 1. d4 *",
  ];
  for (const text of texts) {
    assert.throws(() => new Chess().loadPgn(text), Error, text);
  }
});

shared("an invalid position in a header throws", ({ Chess }) => {
  assert.throws(() => new Chess().loadPgn('[FEN "8/8 w - - 0 1"]\n\n*'), /Invalid FEN: /);
});

shared("lines may end with what newlineChar says", (library) => {
  const lines = ['[White "Petrosian"]', "", "1. c4 e5", "2. Nc3 *"];
  for (const [end, pattern] of [
    [":", ":"],
    ["|", "\\|"],
    ["\r", "\\r"],
    ["<br>", "<br>"],
  ]) {
    const game = read(library, lines.join(end), { newlineChar: pattern });
    assert.deepEqual(game.history(), ["c4", "e5", "Nc3"], end);
    assert.equal(game.getHeaders().White, "Petrosian");
  }
});

shared("loading again replaces everything", (library) => {
  const game = read(library, '[White "Morphy"]\n\n1. e4 {first} *');
  game.loadPgn("1. d4 d5 *");
  assert.deepEqual(game.history(), ["d4", "d5"]);
  assert.equal(game.getHeaders().White, "?");
  assert.deepEqual(game.getComments(), []);
});

shared("a loaded game goes on, and back to its beginning", (library) => {
  const game = read(library, "1. e4 e5 *");
  game.move("Nf3");
  assert.deepEqual(game.history(), ["e4", "e5", "Nf3"]);
  while (game.undo()) {
    // Taken back until nothing is left.
  }
  assert.equal(game.fen(), library.DEFAULT_POSITION);
});
