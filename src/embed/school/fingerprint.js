// Short names for long texts: FNV-1a of 32 bits, folded to as many as are wanted, as the page of its
// authors advises (http://www.isthe.com/chongo/tech/comp/fnv/, "xor folding").

/** @returns {number} from 0 up to 2 ** bits; bits are from 16 to 31 */
export function fingerprint(text, bits) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return ((hash >>> bits) ^ hash) & (2 ** bits - 1);
}
