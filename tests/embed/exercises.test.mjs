// Which boards are exercises, and what makes them the same: as far as that needs no browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { isExercise, meaningOf } from "../../src/embed/school/exercises.js";
import { keysOf } from "../../src/embed/school/report.js";

/** A board with these attributes, or a frame with an address. */
const boardOf = (attributes) => ({
  localName: attributes.src ? "iframe" : "jadoube-board",
  src: attributes.src,
  getAttribute: (name) => attributes[name] ?? null,
  querySelector: () => null,
});

const frameOf = (hash) => boardOf({ src: `https://a.example/embed.html#${hash}` });

test("boards that ask for an answer are exercises, in frames too", () => {
  for (const [attributes, is] of [
    [{ mode: "solve" }, true],
    [{ mode: "find" }, true],
    [{ mode: "line" }, true],
    [{ mode: "setup", goal: "position" }, true],
    [{ mode: "setup" }, false],
    [{ mode: "play" }, false],
    [{ mode: "computer" }, false],
    [{}, false],
  ]) {
    assert.equal(isExercise(boardOf(attributes)), is, JSON.stringify(attributes));
    assert.equal(isExercise(frameOf(new URLSearchParams(attributes))), is, JSON.stringify(attributes));
  }
});

test("an exercise is the same however it looks, and another with another task", () => {
  const one = { mode: "solve", goal: "mate", in: "2", fen: "8/8/8/8/8/8/8/8" };
  const meant = meaningOf(boardOf(one));
  assert.equal(meaningOf(boardOf({ ...one, theme: "dark", hints: "", name: "q1" })), meant);
  assert.equal(meaningOf(frameOf(new URLSearchParams(one))), meant);
  for (const other of [{ goal: "reach" }, { in: "3" }, { fen: "8/8/8/8/8/8/8/7N" }, { pgn: "1. e4" }]) {
    assert.notEqual(meaningOf(boardOf({ ...one, ...other })), meant);
  }
});

test("exercises that are alike are told apart by their order", () => {
  const twins = [boardOf({ mode: "solve" }), boardOf({ mode: "find" }), boardOf({ mode: "solve" })];
  const [first, second, third] = keysOf(twins.map((board) => ({ board })));
  assert.equal(third, `${first}n2`);
  assert.notEqual(first, second);
});
