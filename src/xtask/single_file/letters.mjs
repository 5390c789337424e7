// Bytes in letters that a document can contain, as `src/web/single/kept.js` reads them.

/** The values of seven bits whose letters a document cannot contain as they are. */
const UNSAID = ["\0", "\r", "<"].map((letter) => letter.charCodeAt(0));

/** The letters of two bytes in UTF-8 begin here that say one of these values and the next one. */
const PAIRS = 0x100;
/** Those that say one of these values at the end. */
const LAST = PAIRS + UNSAID.length * 128;

/** Seven bits in each letter of ASCII, the lowest bits first, and fourteen in each other letter. */
export function lettersOf(bytes) {
  const values = [];
  let [held, count] = [0, 0];
  for (const byte of bytes) {
    held |= byte << count;
    for (count += 8; count >= 7; count -= 7) {
      values.push(held & 127);
      held >>>= 7;
    }
  }
  if (count > 0) {
    values.push(held);
  }
  const letters = [];
  for (let at = 0; at < values.length; at++) {
    const unsaid = UNSAID.indexOf(values[at]);
    if (unsaid < 0) {
      letters.push(values[at]);
    } else if (at + 1 < values.length) {
      letters.push(PAIRS + unsaid * 128 + values[++at]);
    } else {
      letters.push(LAST + unsaid);
    }
  }
  return letters.map((code) => String.fromCharCode(code)).join("");
}
