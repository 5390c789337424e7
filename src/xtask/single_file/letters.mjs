// Bytes in letters that a document can contain, as `src/web/single/kept.js` reads them.

const LETTERS = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place))
  .filter((letter) => !'"<\\'.includes(letter))
  .join("");

/** Thirteen bits in two letters, the lowest bits first; up to six that are left over in one. */
export function lettersOf(bytes) {
  const letters = [];
  let [held, count] = [0, 0];
  const put = (value) => letters.push(LETTERS[value % 91], LETTERS[Math.floor(value / 91)]);
  for (const byte of bytes) {
    held |= byte << count;
    count += 8;
    if (count >= 13) {
      put(held & 8191);
      held >>>= 13;
      count -= 13;
    }
  }
  if (count > 6) {
    put(held);
  } else if (count > 0) {
    letters.push(LETTERS[held]);
  }
  return letters.join("");
}
