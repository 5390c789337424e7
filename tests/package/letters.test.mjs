// Files that lie in the single file: what is written in letters is read back byte by byte.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";

import { bytesOf } from "../../src/web/single/kept.js";
import { lettersOf } from "../../src/xtask/single_file/letters.mjs";

test("bytes of every length are read back from their letters", () => {
  for (let length = 0; length < 600; length++) {
    for (const bytes of [randomBytes(length), Buffer.alloc(length), Buffer.alloc(length, 255)]) {
      const letters = lettersOf(bytes);
      assert.doesNotMatch(letters, /[\0\r<]/);
      assert.deepEqual(Buffer.from(bytesOf(letters)), bytes);
    }
  }
});

test("every value of seven bits stands anywhere, at the end too", () => {
  for (let value = 0; value < 128; value++) {
    for (let place = 0; place < 9; place++) {
      const bytes = Buffer.alloc(8, 0b1010_1010);
      for (let bit = 0; bit < 7; bit++) {
        const at = place * 7 + bit;
        bytes[at >> 3] = (bytes[at >> 3] & ~(1 << (at & 7))) | (((value >> bit) & 1) << (at & 7));
      }
      const bare = bytes.subarray(0, Math.ceil((place * 7 + 7) / 8));
      assert.deepEqual(Buffer.from(bytesOf(lettersOf(bare))), bare);
    }
  }
});

test("seven bits take one byte of the document", () => {
  const bytes = randomBytes(70_000);
  // The last seven bits are no value that only a letter of two bytes can say.
  bytes[bytes.length - 1] = 0x55;
  assert.equal(Buffer.byteLength(lettersOf(bytes)), 80_000);
});
