// The migration page, differences 8 to 14: records and what becomes of them.
import assert from "node:assert/strict";
import { added, difference, played } from "../support/facts.mjs";

/** A game whose position was edited after its first moves, read back in one way. */
function edited(library, read) {
  const game = played(library, "e4 e5");
  game.remove("e4");
  const before = game.fen();
  read(game);
  return [before, game.fen()];
}

for (const [name, read] of [
  ["history()", (game) => game.history()],
  ["pgn()", (game) => game.pgn()],
  ["getComments()", (game) => game.getComments()],
]) {
  difference(8, `${name} does not change an edited position`, {
    ours(library) {
      const [before, after] = edited(library, read);
      assert.equal(after, before);
    },
    theirs(library) {
      const [before, after] = edited(library, read);
      assert.notEqual(after, before);
    },
  });
}

difference(8, "the moves of an edited game stay as they were made", {
  ours(library) {
    const game = played(library, "e4 e5");
    game.remove("e4");
    assert.deepEqual(game.history(), ["e4", "e5"]);
    assert.deepEqual(game.history(), ["e4", "e5"]);
  },
  theirs(library) {
    const game = played(library, "e4 e5");
    game.remove("e4");
    game.history();
    assert.notEqual(game.get("e4"), undefined);
  },
});

added("difference 8: comments and variations survive an edit", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("1. e4 {a} (1. d4) e5 {b} *");
  const before = game.pgn();
  game.put({ type: "n", color: "b" }, "d4");
  const text = game.pgn();
  assert.match(text, /1\. e4 \{a\} \(1\. d4\)/);
  game.remove("d4");
  assert.equal(game.pgn(), before);
});

difference(9, "a record that cannot be read leaves the game as it was", {
  ours(library) {
    const game = played(library, "d4 d5");
    game.setHeader("White", "Morphy");
    const before = [game.fen(), game.pgn()];
    assert.throws(() => game.loadPgn("1. e4 e5 2. Ke3 *"));
    assert.deepEqual([game.fen(), game.pgn()], before);
    assert.deepEqual(game.history(), ["d4", "d5"]);
  },
  theirs(library) {
    const game = played(library, "d4 d5");
    assert.throws(() => game.loadPgn("1. e4 e5 2. Ke3 *"));
    assert.deepEqual(game.history(), ["e4", "e5"]);
  },
});

const ANNOTATED = "1. e4! e5 $2 (1... c5 {Sicilian} 2. Nf3 (2. c3)) 2. Nf3 *";

difference(10, "variations, signs and suffixes are kept and written", {
  ours({ Chess }) {
    const game = new Chess();
    game.loadPgn(ANNOTATED);
    assert.deepEqual(game.history(), ["e4", "e5", "Nf3"]);
    const text = game.pgn();
    assert.match(text, /\(1\.\.\. c5 \{Sicilian\} 2\. Nf3 \(2\. c3\)\)/);
    assert.match(text, /e4 ?(!|\$1)/);
    assert.match(text, /e5 ?(\?|\$2)/);
    const again = new Chess();
    again.loadPgn(text);
    assert.equal(again.pgn(), text);
  },
  theirs: dropsAnnotations,
  compat: dropsAnnotations,
});

function dropsAnnotations({ Chess }) {
  const game = new Chess();
  game.loadPgn(ANNOTATED);
  assert.equal(game.pgn().split("\n").at(-1), "1. e4 e5 2. Nf3 *");
}

difference(11, "all braces of a comment are replaced", {
  ours({ Chess }) {
    const game = new Chess();
    game.setComment("{a} and {b}");
    assert.equal(game.getComment(), "[a] and [b]");
    game.loadPgn("1. e4 ; {a} and {b}\n*");
    const other = new Chess();
    other.loadPgn(game.pgn());
    assert.deepEqual(other.history(), ["e4"]);
    assert.equal(other.getComment(), "[a] and [b]");
  },
  theirs({ Chess }) {
    const game = new Chess();
    game.setComment("{a} and {b}");
    assert.equal(game.getComment(), "[a] and {b}");
    game.move("e4");
    assert.throws(() => new Chess().loadPgn(game.pgn()));
  },
});

// What chess.js's parser stumbles over, with the moves that are in it.
const BEYOND = [
  ["a byte order mark", "\uFEFF1. e4 e5 *", ["e4", "e5"]],
  ["a line of another program", "% made elsewhere\n1. e4 e5 *", ["e4", "e5"]],
  ["an escaped quotation mark", '[White "the \\"Turk\\""]\n\n1. e4 *', ["e4"]],
  ["a tag with digits and dashes", '[White_2 "x"]\n\n1. e4 *', ["e4"]],
  ["a null move", "1. e4 -- 2. d4 *", ["e4", "--", "d4"]],
  ["the words e.p.", "1. e4 a6 2. e5 d5 3. exd6 e.p. *", ["e4", "a6", "e5", "d5", "exd6"]],
  ["two comments in a row", "1. e4 {one} {two} e5 *", ["e4", "e5"]],
  ["a comment after a variation", "1. e4 (1. d4) {well} e5 *", ["e4", "e5"]],
];

for (const [what, text, moves] of BEYOND) {
  difference(12, `${what} is read`, {
    ours({ Chess }) {
      const game = new Chess();
      game.loadPgn(text);
      assert.deepEqual(game.history(), moves);
    },
    theirs({ Chess }) {
      assert.throws(() => new Chess().loadPgn(text));
    },
  });
}

added("difference 12: an escaped quotation mark is one in the header", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn('[White "the \\"Turk\\" \\\\"]\n\n1. e4 *');
  assert.equal(game.getHeaders().White, 'the "Turk" \\');
});

difference(13, "quotation marks and backslashes in tags are escaped", {
  ours({ Chess }) {
    const game = new Chess();
    game.setHeader("White", 'the "Turk" \\');
    assert.ok(game.pgn().includes('[White "the \\"Turk\\" \\\\"]'));
    const other = new Chess();
    other.loadPgn(game.pgn());
    assert.equal(other.getHeaders().White, 'the "Turk" \\');
  },
  theirs({ Chess }) {
    const game = new Chess();
    game.setHeader("White", 'the "Turk"');
    assert.ok(game.pgn().includes('[White "the "Turk""]'));
    assert.throws(() => new Chess().loadPgn(game.pgn()));
  },
});

difference(14, "comments carry signs and suffixes", {
  ours({ Chess }) {
    const game = new Chess();
    game.loadPgn("1. e4! e5 $14 2. Nf3! {a comment} *");
    const comment = { fen: game.fen(), comment: "a comment", suffixAnnotation: "!" };
    assert.deepEqual(game.getComments(), [comment]);
    const all = game.getComments({ all: true });
    assert.deepEqual(
      all.map(({ fen, ...rest }) => rest),
      [{ suffixAnnotation: "!" }, { nags: [14] }, { comment: "a comment", suffixAnnotation: "!" }],
    );
    assert.deepEqual(all[2], comment);
  },
  theirs({ Chess }) {
    const game = new Chess();
    game.loadPgn("1. e4! e5 $14 2. Nf3 {a comment} *");
    assert.deepEqual(game.getComments(), [{ fen: game.fen(), comment: "a comment" }]);
  },
});

/** A game with a comment, written in narrow lines. */
function narrow(library) {
  const game = played(library, "e4 e5 Nf3 Nc6");
  game.setComment("a comment");
  game.move("Bb5");
  return game.pgn({ maxWidth: 16 });
}

const gluesWords = (library) => {
  assert.match(narrow(library), /1\. e4 e52\. Nf3/);
  assert.throws(() => new library.Chess().loadPgn(narrow(library)));
};

difference(17, "a comment that is broken into lines leaves the words of its line apart", {
  ours(library) {
    assert.ok(narrow(library).endsWith("\n\n1. e4 e5 2. Nf3\nNc6 {a comment}\n3. Bb5 *"));
    const other = new library.Chess();
    other.loadPgn(narrow(library));
    assert.deepEqual(other.history(), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
  },
  theirs: gluesWords,
  compat: gluesWords,
});

/** Whether a record that was read with an empty tag is written with it. */
const keepsEmptyTags = ({ Chess }) => {
  const game = new Chess();
  game.loadPgn('[Round ""]\n\n1. e4 *');
  return game.pgn().includes('[Round ""]');
};

difference(20, "empty tags are kept", {
  ours: (library) => assert.equal(keepsEmptyTags(library), true),
  theirs: (library) => assert.equal(keepsEmptyTags(library), false),
  compat: (library) => assert.equal(keepsEmptyTags(library), false),
});

difference(21, "values of a wrong type are refused by name", {
  ours({ Chess }) {
    assert.throws(() => new Chess().load(5), { name: "TypeError", message: "fen must be a string" });
    assert.throws(() => new Chess().setTurn("x"), { message: "color must be 'w' or 'b'" });
  },
  theirs({ Chess }) {
    assert.throws(() => new Chess().load(5), TypeError);
    assert.equal(new Chess().setTurn("x"), true);
  },
});
