// The class code: what has come of the exercises of a page, as a text that can be typed.
//
//   J2XK7-… Ann B.
//
// Letters and digits first, then the name as the pupil has typed it. The signs are those of Crockford's
// base 32 (https://www.crockford.com/base32.html): no I, L, O and U, and whoever types I, L or O is
// understood. Hyphens only help to read. Each sign is a number from 0 to 31:
//
//   J                the version
//   4 signs          the fingerprint of the exercises, so that only the same ones stand in one table
//   a number         how many exercises there are
//   for each of them 0 when nothing was tried; else 1 + 2 * tries + 1 if it is solved, with 14 for 14
//                    tries or more, after which the number follows by which they are more; then the
//                    numbers of hints and of seconds
//   6 signs          the check value of BIP 350 (bech32m,
//                    https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki) over the name, in
//                    UTF-8, and all signs before; it finds every mistake in up to four signs of a short
//                    code
//
// A number is written from its lowest four bits up; 16 is added to a sign that another follows.
// `src/exercise/class_code.rs` reads it.
import { fingerprint } from "./fingerprint.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const VERSION = SIGNS.indexOf("J");

/** How many bits tell apart two lists of exercises. */
const BITS = 20;

/** Tries from which on a number follows. */
const MANY = 14;

/** The most signs of a name. */
const LONGEST_NAME = 60;

/** How many signs stand together. */
const GROUP = 5;

const CHECK_SIGNS = 6;
/** What the remainder is at the end of a text without mistakes. */
const REMAINDER = 0x2bc830a3;
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function remainderOf(values) {
  let remainder = 1;
  for (const value of values) {
    const top = remainder >>> 25;
    remainder = ((remainder & 0x1ffffff) << 5) ^ value;
    GENERATOR.forEach((term, bit) => {
      remainder ^= (top >>> bit) & 1 ? term : 0;
    });
  }
  return remainder >>> 0;
}

/** A name as BIP 173 expands what stands before the signs. */
const expanded = (bytes) => [...bytes].map((byte) => byte >>> 5).concat(0, [...bytes].map((byte) => byte & 31));

function numberSigns(number) {
  const rest = Math.floor(number / 16);
  return rest ? [16 + (number % 16), ...numberSigns(rest)] : [number];
}

function resultSigns({ solved, attempts, hints, ms }) {
  const seconds = Math.round(ms / 1000);
  if (!solved && !attempts && !hints) {
    return [0];
  }
  const more = attempts >= MANY ? numberSigns(attempts - MANY) : [];
  const tries = Math.min(attempts, MANY);
  return [1 + 2 * tries + Number(solved), ...more, ...numberSigns(hints), ...numberSigns(seconds)];
}

/** A name as it stands in a code. */
export const tidyName = (name) =>
  [...name.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/**
 * The class code of a pupil.
 * @param {string} name
 * @param {string} meaning what tells these exercises from others
 * @param {{ solved: boolean, attempts: number, hints: number, ms: number }[]} results
 */
export function classCode(name, meaning, results) {
  const tidy = tidyName(name);
  const print = fingerprint(meaning, BITS);
  const values = [
    VERSION,
    ...[15, 10, 5, 0].map((shift) => (print >>> shift) & 31),
    ...numberSigns(results.length),
    ...results.flatMap(resultSigns),
  ];
  const before = [...expanded(new TextEncoder().encode(tidy)), ...values];
  const remainder = remainderOf([...before, ...Array(CHECK_SIGNS).fill(0)]) ^ REMAINDER;
  const check = Array.from({ length: CHECK_SIGNS }, (_, place) => (remainder >>> (5 * (5 - place))) & 31);
  const signs = [...values, ...check].map((value) => SIGNS[value]).join("");
  return `${signs.match(new RegExp(`.{1,${GROUP}}`, "g")).join("-")} ${tidy}`.trim();
}
