// Positions are read as the rules read them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { readPosition, START } from "../../src/embed/loader/fen.js";

const fault = (text) => {
  try {
    readPosition(text);
  } catch ({ field, column, message }) {
    return `${field} ${column} ${message.replace(/^.*the (placement|side to move|castling rights|en passant square|half-move clock|move number) /, "")}`;
  }
  return "none";
};

test("whole positions, their beginnings and bare placements are read", () => {
  const placement = START.split(" ")[0];
  for (const text of [START, ` ${START}\n`, placement, `${placement} b`, `${placement} w KQkq -`, "start"]) {
    assert.equal(fault(text), "none", text);
  }
  const { pieces, turn } = readPosition(`${placement} b`);
  assert.deepEqual([pieces[0], pieces[4], pieces[60], turn], ["R", "K", "k", "b"]);
  assert.equal(readPosition(placement).turn, undefined);
  for (const rights of ["-", "KQkq", "HAha", "Kq"]) {
    assert.equal(fault(`${placement} w ${rights} -`), "none", rights);
  }
});

test("every fault has its field, its column and its sentence", () => {
  const eight = "8/8/8/8/8/8/8/8";
  for (const [text, told] of [
    ["", "placement 1 is missing."],
    ["8/8/8/8/8/8/8", "placement 14 has only 7 ranks, expected 8."],
    ["8/8/8/8/8/8/8/", "placement 15 has only 0 squares on rank 1, expected 8."],
    ["8/8/8/8/8/8/", "placement 13 has only 6 ranks, expected 8."],
    [`${eight}/8`, "placement 16 has more than eight ranks."],
    ["8/8/8/8/8/8/8/7", "placement 16 has only 7 squares on rank 1, expected 8."],
    ["8/7/8/8/8/8/8/8", "placement 4 has only 7 squares on rank 7, expected 8."],
    ["8/9/8/8/8/8/8/8", "placement 3 has '9' at a7, expected one of PNBRQKpnbrqk, a digit 1 to 8 or '/'."],
    ["8/44p/8/8/8/8/8/8", "placement 5 has more than eight squares on rank 7."],
    ["8/54/8/8/8/8/8/8", "placement 4 has more than eight squares on rank 7."],
    [`${eight} white`, "side to move 17 is unreadable, expected 'w' or 'b'."],
    [`${eight} w K K`, "en passant square 21 is unreadable, expected '-' or a square of rank 3 or 6."],
    [`${eight} w - e4`, "en passant square 21 is unreadable, expected '-' or a square of rank 3 or 6."],
    [`${eight} w - - x`, "half-move clock 23 is unreadable, expected a number from 0 to 9999."],
    [`${eight} w - - 0 0`, "move number 25 is unreadable, expected a number from 1 to 9999."],
    [`${eight} w - - 0 1 x`, "move number 27 is followed by more text, expected the end."],
  ]) {
    assert.equal(fault(text), told, text);
  }
  assert.match(fault(`${eight} w KK -`), /^castling rights 19 is unreadable/);
  assert.match(fault(`${eight} w xy -`), /^castling rights 19 is unreadable/);
});
