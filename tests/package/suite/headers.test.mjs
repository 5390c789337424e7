// Headers: what is set, removed, listed and in which order.
import assert from "node:assert/strict";
import { shared } from "../support/facts.mjs";

const ROSTER = {
  Event: "?",
  Site: "?",
  Date: "????.??.??",
  Round: "?",
  White: "?",
  Black: "?",
  Result: "*",
};

shared("a new game has the roster", ({ Chess }) => {
  assert.deepEqual(Object.entries(new Chess().getHeaders()), Object.entries(ROSTER));
});

shared("setHeader answers all headers", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.setHeader("White", "Morphy"), { ...ROSTER, White: "Morphy" });
  assert.deepEqual(game.setHeader("Opening", "Evans Gambit"), {
    ...ROSTER,
    White: "Morphy",
    Opening: "Evans Gambit",
  });
});

shared("known headers keep their places, others follow as they come", ({ Chess }) => {
  const game = new Chess();
  for (const name of ["Zebra", "ECO", "Alpha", "WhiteElo", "White"]) {
    game.setHeader(name, "x");
  }
  const names = Object.keys(game.getHeaders());
  assert.deepEqual(names, [...Object.keys(ROSTER), "WhiteElo", "ECO", "Zebra", "Alpha"]);
});

shared("removing a header of the roster makes it unknown again", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("White", "Morphy");
  assert.equal(game.removeHeader("White"), true);
  assert.equal(game.getHeaders().White, "?");
});

shared("removing another header takes it away", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("ECO", "C52");
  game.setHeader("Own", "x");
  assert.equal(game.removeHeader("ECO"), true);
  assert.equal(game.removeHeader("Own"), true);
  assert.deepEqual(game.getHeaders(), ROSTER);
});

shared("removing a header that never was answers false", ({ Chess }) => {
  assert.equal(new Chess().removeHeader("Nobody"), false);
});

shared("a header set to nothing gets its unknown value", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("White", "Morphy");
  game.setHeader("White", undefined);
  assert.equal(game.getHeaders().White, "?");
  game.setHeader("ECO", "C52");
  game.setHeader("ECO", null);
  assert.ok(!("ECO" in game.getHeaders()));
});

shared("header sets pairs and answers placeholders as well", ({ Chess }) => {
  const game = new Chess();
  const all = game.header("White", "Morphy", "Black", "Anderssen");
  assert.equal(all.White, "Morphy");
  assert.equal(all.Black, "Anderssen");
  assert.equal(all.ECO, null);
  assert.equal(Object.keys(all).length, 37);
  assert.deepEqual(game.getHeaders(), { ...ROSTER, White: "Morphy", Black: "Anderssen" });
});

shared("header leaves a name without a value alone", ({ Chess }) => {
  const game = new Chess();
  game.header("White", "Morphy", "Black");
  assert.deepEqual(game.getHeaders(), { ...ROSTER, White: "Morphy" });
});

shared("what getHeaders answers can be changed without harm", ({ Chess }) => {
  const game = new Chess();
  game.getHeaders().White = "nobody";
  assert.equal(game.getHeaders().White, "?");
});

shared("headers survive moves and undo", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("White", "Morphy");
  game.move("e4");
  game.undo();
  assert.equal(game.getHeaders().White, "Morphy");
});
