// Signs and suffixes, which chess.js's main branch has added since its last release.
import assert from "node:assert/strict";
import { added, played } from "../support/facts.mjs";

added("a position has no signs at first", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.getNags(), []);
  assert.equal(game.getSuffixAnnotation(), undefined);
  assert.deepEqual(game.getComments(), []);
});

added("signs are added once each, and belong to their position", (library) => {
  const game = played(library, "e4");
  assert.equal(game.addNag(14), undefined);
  game.addNag(36);
  game.addNag(14);
  assert.deepEqual(game.getNags(), [14, 36]);
  game.move("e5");
  assert.deepEqual(game.getNags(), []);
  game.undo();
  assert.deepEqual(game.getNags(), [14, 36]);
});

added("signs are replaced as a list", (library) => {
  const game = played(library, "e4");
  game.addNag(14);
  assert.equal(game.setNags([16, 40]), undefined);
  assert.deepEqual(game.getNags(), [16, 40]);
});

added("one sign or all can be removed", (library) => {
  const game = played(library, "e4");
  game.setNags([14, 36, 40]);
  assert.equal(game.removeNag(36), true);
  assert.equal(game.removeNag(36), false);
  assert.deepEqual(game.getNags(), [14, 40]);
  assert.deepEqual(game.removeNags(), [14, 40]);
  assert.deepEqual(game.removeNags(), []);
  assert.deepEqual(game.getNags(), []);
});

added("the list of signs that is given away is a copy", (library) => {
  const game = played(library, "e4");
  game.addNag(14);
  game.getNags().push(99);
  assert.deepEqual(game.getNags(), [14]);
});

added("another position of the game can be named by its FEN", (library) => {
  const game = played(library, "e4");
  const fen = game.fen();
  game.move("e5");
  game.addNag(40, fen);
  game.setSuffixAnnotation("!", fen);
  assert.deepEqual(game.getNags(), []);
  assert.deepEqual(game.getNags(fen), [40]);
  assert.equal(game.getSuffixAnnotation(), undefined);
  assert.equal(game.getSuffixAnnotation(fen), "!");
  assert.deepEqual(game.removeNags(fen), [40]);
  assert.equal(game.removeSuffixAnnotation(fen), "!");
  assert.equal(game.removeNag(40, fen), false);
});

added("a position has one suffix, one of six", (library) => {
  const game = played(library, "e4");
  for (const suffix of library.SUFFIX_LIST) {
    game.setSuffixAnnotation(suffix);
    assert.equal(game.getSuffixAnnotation(), suffix);
  }
  assert.throws(() => game.setSuffixAnnotation("!!!"), { message: "Invalid suffix: !!!" });
  assert.equal(game.getSuffixAnnotation(), "??");
  assert.equal(game.removeSuffixAnnotation(), "??");
  assert.equal(game.removeSuffixAnnotation(), undefined);
});

added("all three kinds of annotation are listed together", (library) => {
  const game = played(library, "e4");
  game.setComment("Excellent");
  game.setSuffixAnnotation("!!");
  game.addNag(14);
  const entry = { fen: game.fen(), comment: "Excellent", suffixAnnotation: "!!", nags: [14] };
  assert.deepEqual(game.getComments(), [entry]);
});

added("an entry has only what there is", (library) => {
  const game = played(library, "e4");
  game.addNag(14);
  assert.deepEqual(game.getComments({ all: true }), [{ fen: game.fen(), nags: [14] }]);
  assert.deepEqual(game.getComments(), []);
  game.setNags([]);
  assert.deepEqual(game.getComments({ all: true }), []);
});

added("removing comments leaves the signs", (library) => {
  const game = played(library, "e4");
  game.setComment("gone");
  game.addNag(14);
  assert.deepEqual(game.removeComments(), [{ fen: game.fen(), comment: "gone" }]);
  assert.deepEqual(game.getNags(), [14]);
});

added("reset and load take the signs away", (library) => {
  const game = played(library, "e4");
  game.addNag(16);
  game.setSuffixAnnotation("?");
  game.reset();
  game.move("e4");
  assert.deepEqual(game.getNags(), []);
  assert.equal(game.getSuffixAnnotation(), undefined);
});

added("signs and suffixes of a record are read at their moves", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("1. e4! e5 $14 $36 2. Nf3?! *");
  assert.equal(game.getSuffixAnnotation(), "?!");
  game.undo();
  assert.deepEqual(game.getNags(), [14, 36]);
  game.undo();
  assert.equal(game.getSuffixAnnotation(), "!");
});

added("whether squares promote is asked of the legal moves", ({ Chess }) => {
  const game = new Chess("7k/P7/8/8/8/8/7P/7K w - - 0 1");
  assert.equal(game.isPromotion({ from: "a7", to: "a8" }), true);
  assert.equal(game.isPromotion({ from: "h2", to: "h3" }), false);
  assert.equal(game.isPromotion({ from: "a7", to: "b8" }), false);
  assert.equal(game.isPromotion({ from: "e4", to: "e5" }), false);
});
