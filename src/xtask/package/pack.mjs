// Writes bytes as printable text that compresses nearly as well as they do.
//
// Base64 cuts bytes across its letters, so that a compressor no longer sees what repeats. Here a
// byte is always the same one or two characters. What that saves of the package's wasm, in bytes
// after brotli 11, can be measured with `node src/xtask/package/pack.mjs <file>...`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, deflateRawSync } from "node:zlib";
import { LAST_SINGLE, unpack } from "../../npm/package/unpack.js";

/** Printable ASCII without what a string or a page would have to escape. */
const ALPHABET = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).filter(
  (character) => !"\"'`\\<".includes(character),
);
const SINGLES = ALPHABET.filter((character) => character.charCodeAt(0) <= LAST_SINGLE);
const PREFIXES = ALPHABET.filter((character) => character.charCodeAt(0) > LAST_SINGLE);

/** The codes of all 256 bytes and the text of `bytes`, as `unpack` takes them. */
export function pack(bytes) {
  const codeOf = codesFor(bytes);
  const packed = { codes: codeOf.join(""), text: Array.from(bytes, (byte) => codeOf[byte]).join("") };
  if (Buffer.compare(unpack(packed.codes, packed.text), bytes) !== 0) {
    throw new Error("the packed wasm does not read back");
  }
  return packed;
}

/** One character for the bytes that come most often, two for the others. */
function codesFor(bytes) {
  const count = new Array(256).fill(0);
  for (const byte of bytes) {
    count[byte]++;
  }
  const byCount = [...count.keys()].sort((one, other) => count[other] - count[one] || one - other);
  const codeOf = [];
  const ascending = (one, other) => one - other;
  const often = byCount.slice(0, SINGLES.length).sort(ascending);
  const itself = often.filter((byte) => SINGLES.includes(String.fromCharCode(byte)));
  const free = SINGLES.filter((character) => !itself.includes(character.charCodeAt(0)));
  for (const byte of often) {
    codeOf[byte] = itself.includes(byte) ? String.fromCharCode(byte) : free.shift();
  }
  for (const [place, byte] of byCount.slice(SINGLES.length).sort(ascending).entries()) {
    const prefix = PREFIXES[Math.floor(place / ALPHABET.length)];
    codeOf[byte] = prefix + ALPHABET[place % ALPHABET.length];
  }
  return codeOf;
}

/** Prints what `file` weighs in each form that could stand in a script. */
function compare(file) {
  const bytes = readFileSync(file);
  const { codes, text } = pack(bytes);
  const forms = {
    "wasm itself": bytes,
    "base64": Buffer.from(bytes.toString("base64")),
    "base64 of deflate": Buffer.from(deflateRawSync(bytes, { level: 9 }).toString("base64")),
    "hexadecimal": Buffer.from(bytes.toString("hex")),
    "packed as here": Buffer.from(codes + text),
  };
  for (const [name, form] of Object.entries(forms)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    console.log(name.padEnd(20), form.length, brotliCompressSync(form, { params }).length);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.argv.slice(2).forEach(compare);
}
