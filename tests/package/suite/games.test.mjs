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
