// Reads back the bytes that the build has written as printable text, for entries that hold the
// wasm themselves. Where the text comes from: src/xtask/package/pack.mjs.

/** The last character that stands alone; one above it and its follower are one code. */
export const LAST_SINGLE = 124;

/**
 * The bytes of `text`.
 * @param {string} codes the codes of all 256 bytes, in their order
 * @param {string} text a code for each byte
 * @returns {Uint8Array}
 */
export function unpack(codes, text) {
  const byteOf = new Uint8Array(3 * 128);
  let next = 0;
  eachCode(codes, (code) => {
    byteOf[code] = next++;
  });
  const bytes = new Uint8Array(text.length);
  let length = 0;
  eachCode(text, (code) => {
    bytes[length++] = byteOf[code];
  });
  return bytes.subarray(0, length);
}

function eachCode(text, take) {
  for (let place = 0; place < text.length; place++) {
    let code = text.charCodeAt(place);
    if (code > LAST_SINGLE) {
      code = (code - LAST_SINGLE) * 128 + text.charCodeAt(++place);
    }
    take(code);
  }
}
