// Who commands which square, and check.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

shared("attackers are those of the side to move unless a color is given", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.attackers("f3"), ["e2", "g2", "g1"]);
  assert.deepEqual(game.attackers("f6"), []);
  assert.deepEqual(game.attackers("f6", "b"), ["g8", "e7", "g7"]);
});

shared("own pieces and empty squares are commanded as well", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.attackers("e2"), ["d1", "e1", "f1", "g1"]);
  assert.equal(game.isAttacked("e2", "w"), true);
  assert.equal(game.isAttacked("f3", "w"), true);
  assert.equal(game.isAttacked("e4", "w"), false);
});

shared("pinned pieces command as well", ({ Chess }) => {
  const game = new Chess("4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1");
  assert.deepEqual(game.attackers("c6", "b"), ["e7"]);
  assert.equal(game.isAttacked("c6", "b"), true);
});

shared("lines end at the first piece", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/R2p3r/8/8/4K3 w - - 0 1");
  assert.deepEqual(game.attackers("d4", "w"), ["a4"]);
  assert.deepEqual(game.attackers("e4", "w"), []);
  assert.deepEqual(game.attackers("d4", "b"), ["h4"]);
});

shared("a pawn commands in its own direction only", ({ Chess }) => {
  const game = new Chess("4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1");
  assert.deepEqual(game.attackers("d4", "w"), ["e3"]);
  assert.deepEqual(game.attackers("d2", "w"), ["e1"]);
  assert.deepEqual(game.attackers("e4", "b"), ["d5"]);
  assert.deepEqual(game.attackers("e6", "b"), []);
});

shared("check is said of the side to move by both names", (library) => {
  const game = played(library, "e4 f5 Qh5+");
  assert.equal(game.isCheck(), true);
  assert.equal(game.inCheck(), true);
  game.move("g6");
  assert.equal(game.isCheck(), false);
  assert.equal(game.inCheck(), false);
});

shared("without a king there is no check", ({ Chess }) => {
  const game = new Chess("8/8/8/8/8/8/8/4q3 w - - 0 1", { skipValidation: true });
  assert.equal(game.isCheck(), false);
});
