// What a page may say to a frame, whatever it says.
import assert from "node:assert/strict";
import { test } from "node:test";

import { hintOf, OF_THE_PAGE, readHash, CARRIED } from "../../src/embed/frame/hash.js";
import { isGreeting, readCommand, refusalOf } from "../../src/embed/frame/message.js";

const TYPES = ["move", "goTo", "undo", "hint", "reset", "flip", "set", "get"];

test("only one greeting is understood", () => {
  assert.ok(isGreeting({ ns: "jadoube", v: 1, type: "init" }));
  for (const other of [
    null,
    "init",
    [],
    { ns: "jadoube", v: 2, type: "init" },
    { ns: "jadoube", v: "1", type: "init" },
    { ns: "other", v: 1, type: "init" },
    { ns: "jadoube", v: 1, type: "move" },
    { v: 1, type: "init" },
  ]) {
    assert.ok(!isGreeting(other), JSON.stringify(other));
  }
});

test("commands are read with their one word", () => {
  const read = (type, more) => readCommand({ id: 7, type, ...more });
  assert.deepEqual(read("move", { san: "Nf3" }), { id: 7, type: "move", word: "Nf3" });
  assert.deepEqual(read("move", { uci: "e7e8q" }), { id: 7, type: "move", word: "e7e8q" });
  assert.deepEqual(read("goTo", { path: "14w/1" }), { id: 7, type: "goTo", word: "14w/1" });
  for (const type of ["undo", "hint", "reset", "flip", "get"]) {
    assert.deepEqual(read(type), { id: 7, type, word: undefined });
  }
  const attributes = { fen: "start", in: 2, hints: true, undo: false, theme: null, hint: ["a2|b", "c"], caption: "<b>" };
  assert.deepEqual(
    [...read("set", { attributes }).word],
    Object.entries({ fen: ["start"], in: ["2"], hints: [""], undo: [], theme: [], hint: ["a2|b", "c"], caption: ["<b>"] }),
  );
});

test("what is no command is refused with the reason", () => {
  const refused = (data) => {
    const { message, type, word } = readCommand(data);
    assert.ok(type === undefined && word === undefined, JSON.stringify(data));
    return message;
  };
  assert.match(refused({ id: 1, type: "load" }), /no command “load”/);
  assert.match(refused({ id: 1, type: "constructor" }), /no command “constructor”/);
  assert.match(refused({ type: "undo" }), /An id is a number/);
  assert.match(refused({ id: "x".repeat(65), type: "undo" }), /An id is a number/);
  assert.match(refused("undo"), /A command is/);
  assert.match(refused({ id: 1, type: "move" }), /“san” is missing/);
  assert.match(refused({ id: 1, type: "move", uci: "e7e8qq" }), /“uci” is too long/);
  assert.match(refused({ id: 1, type: "goTo", path: 3 }), /“path” is missing/);
  const set = (attributes) => refused({ id: 1, type: "set", attributes });
  assert.match(set(undefined), /“attributes” is missing/);
  assert.match(set({ onclick: "x" }), /has no “onclick”/);
  assert.match(set(JSON.parse('{"__proto__": "x"}')), /has no “__proto__”/);
  assert.match(set({ fen: {} }), /“fen” is missing/);
  assert.match(set({ hint: Array(33).fill("x") }), /“hint” is too long/);
  for (const name of OF_THE_PAGE) {
    assert.match(set({ [name]: "x" }), /can't be set/);
  }
});

test("limits count bytes and hold to the last one", () => {
  const set = (name, text) => readCommand({ id: 1, type: "set", attributes: { [name]: text } }).message;
  for (const [name, limit] of Object.entries({ fen: 128, pgn: 1_000_000, caption: 4096 })) {
    assert.equal(set(name, "x".repeat(limit)), undefined);
    assert.match(set(name, "x".repeat(limit + 1)), new RegExp(`“${name}” is too long`));
    assert.match(set(name, "♞".repeat(limit / 2)), new RegExp(`“${name}” is too long`));
  }
});

test("ten thousand messages made up by chance are each read or refused", () => {
  let state = 20_240_229;
  const chance = (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const one = (of) => of[chance(of.length)];
  const text = () => one(["", "e4", "♞".repeat(chance(60)), "x".repeat(chance(5000)), "__proto__", "\0", "\ud800"]);
  const value = (depth = 0) =>
    one([
      text,
      text,
      () => chance(9) - 4,
      () => one([NaN, Infinity, -0, 10n, true, false, null, undefined]),
      () => (depth > 2 ? [] : Array.from({ length: chance(40) }, () => value(depth + 1))),
      () => (depth > 2 ? {} : Object.fromEntries(Array.from({ length: chance(5) }, () => [one([...CARRIED, text()]), value(depth + 1)]))),
    ])();
  const kinds = { read: 0, refused: 0 };
  for (let round = 0; round < 10_000; round += 1) {
    const data = chance(9)
      ? { id: one([1, "a", value()]), type: one([...TYPES, value()]), san: value(), uci: value(), path: value(), attributes: value() }
      : value();
    const command = readCommand(data);
    assert.ok(command.id === null || ["number", "string"].includes(typeof command.id));
    if (command.message === undefined) {
      assert.ok(TYPES.includes(command.type));
      kinds.read += 1;
    } else {
      assert.ok(command.message.length < 200, command.message);
      kinds.refused += 1;
    }
  }
  assert.ok(kinds.read > 1000 && kinds.refused > 1000, JSON.stringify(kinds));
});

test("a hash tells what a board knows, and nothing else", () => {
  const observed = readHash("#mode=solve&in=2&hint=a2|One&hint=Two&evil=1&undo&fen=8/8/8/8/8/8/8/K7%20w&onclick=x");
  assert.deepEqual(
    Object.fromEntries(observed),
    { mode: ["solve"], fen: ["8/8/8/8/8/8/8/K7 w"], in: ["2"], undo: [""], hint: ["a2|One", "Two"] },
  );
  assert.equal(readHash("").size, 0);
});

test("a hash with more texts under a name than a board can have is refused, however long it is", () => {
  const observed = readHash(`#${"hint=e4&".repeat(50_000)}fen=8/8/8/8/8/8/8/K7`);
  assert.match(refusalOf("hint", observed.get("hint")), /too long; the limit is 32/);
  assert.equal(refusalOf("hint", ["e4|Here", "There"]), undefined);
  assert.match(refusalOf("prompt", ["x".repeat(5_000)]), /too long; the limit is 4096/);
});

test("a hint shows squares only where they stand before a line", () => {
  assert.deepEqual(hintOf("f7|Look at f7."), { squares: "f7", text: "Look at f7." });
  assert.deepEqual(hintOf("f7, e8|Look."), { squares: "f7, e8", text: "Look." });
  assert.deepEqual(hintOf("a2|"), { squares: "a2", text: "" });
  assert.deepEqual(hintOf("Look | there"), { squares: "", text: "Look | there" });
  assert.deepEqual(hintOf("|e4|e5"), { squares: "", text: "e4|e5" });
});
