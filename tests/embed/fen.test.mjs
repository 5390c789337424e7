// Positions are read as `notation::fen::repair` reads them, with the same sentences.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { reader } from "../../src/embed/fen/reader.js";
import { speech } from "../../src/embed/loader/speech.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const list = ([first, ...rest]) => (rest.length ? `${first}${rest.length > 1 ? "," : " and"} ${list(rest)}` : first);
const readPosition = reader(speech, list);

const CASES = JSON.parse(readFileSync(new URL("../data/foreign_fens.json", import.meta.url), "utf8"));

const fault = (text) => {
  try {
    readPosition(text);
  } catch ({ field, column, message }) {
    return `${field} ${column} ${message.replace(/^.*the (placement|side to move) /, "")}`;
  }
  return "none";
};

test("foreign positions are read, and every correction is said", () => {
  for (const { text, fen, corrected } of CASES.filter((observed) => observed.fen && observed.text !== "start")) {
    const read = readPosition(text);
    assert.deepEqual({ fen: read.fen, corrected: read.corrected }, { fen, corrected: corrected ?? "" }, text);
    assert.deepEqual(read.pieces, readPosition(fen).pieces, text);
  }
});

test("what is no position is told by its field and its column", () => {
  for (const { text, field, column } of CASES.filter((observed) => observed.field)) {
    const [, ...place] = /^(.*?) (\d+) /.exec(fault(text)) ?? [];
    assert.deepEqual(place, [field, `${column}`], text);
  }
});

test("what is read is what stands there", () => {
  const placement = START.split(" ")[0];
  const { pieces, turn } = readPosition(`${placement} b`);
  assert.deepEqual([pieces[0], pieces[4], pieces[60], turn], ["R", "K", "k", "b"]);
  assert.equal(readPosition(placement).turn, undefined, "nobody has said whose turn it is");
});

test("a position within a text has its place there", () => {
  const record = `[White "A"]\n[FEN "8/8/8/8/8/8/8/7X w - -"]`;
  const start = record.indexOf("8/8");
  assert.throws(() => readPosition(record, undefined, start, record.length - 2), { line: 2, column: 22 });
});

test("every fault of a placement has its sentence", () => {
  const eight = "8/8/8/8/8/8/8/8";
  for (const [text, observed] of [
    ["", "placement 1 is missing."],
    ["8/8/8/8/8/8/8", "placement 14 has 7 of 8 ranks."],
    ["8/8/8/8/8/8/8/", "placement 15 has 0 of 8 squares on rank 1."],
    ["8/8/8/8/8/8/", "placement 13 has 6 of 8 ranks."],
    [`${eight}/8`, "placement 16 has more than 8 ranks."],
    ["8/8/8/8/8/8/8/7", "placement 16 has 7 of 8 squares on rank 1."],
    ["8/7/8/8/8/8/8/8", "placement 4 has 7 of 8 squares on rank 7."],
    ["8/9/8/8/8/8/8/8", "placement 3 has '9' at a7, expected one of PNBRQKpnbrqk, 1 to 8 or '/'."],
    ["8/44p/8/8/8/8/8/8", "placement 5 has more than 8 squares on rank 7."],
    ["8/54/8/8/8/8/8/8", "placement 4 has more than 8 squares on rank 7."],
    [`${eight} x`, "side to move 17 is unreadable, expected 'w' or 'b'."],
  ]) {
    assert.equal(fault(text), observed, text);
  }
});
