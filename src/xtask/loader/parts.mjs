// The parts that the program of played boards is cut into, and the script that loads them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { linked } from "../parts/link.mjs";

/**
 * @param {string} folder where the bound program lies
 * @param {string} program its name there
 * @returns {{ files: Record<string, Buffer>, needed: Record<string, string[]> }} the wasm files, and
 *   those that each part needs
 */
export function partsOf(folder, program) {
  const lines = readFileSync(join(folder, `${program}.parts.txt`), "utf8").trim().split("\n");
  const needed = Object.fromEntries(
    lines.map((line) => line.split(": ")).map(([part, names]) => [part, names.split(" ")]),
  );
  const names = [...new Set(Object.values(needed).flat())].sort();
  return { needed, files: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}_optimized.wasm`))])) };
}

/**
 * The script with the fetching left to a module: it knows what the files are called, and where they
 * come from in a page, in a frame and in a bundle.
 * @param {string} script the text of `__wasm_split.js`
 * @param {string} module the module that exports `part`
 */
export function withoutFetching(script, module) {
  const written = linked(script, (file) => `part(${JSON.stringify(file.replace(/\.wasm$/, ""))})`);
  return `import { part } from ${JSON.stringify(module)};\n${written}`;
}

/** A number as WebAssembly writes it. */
function leb128(number) {
  const bytes = [];
  do {
    bytes.push((number & 127) | (number > 127 ? 128 : 0));
    number >>= 7;
  } while (number);
  return Buffer.from(bytes);
}

/**
 * A program with one more custom section: it travels with the program wherever that goes.
 * @param {Buffer} wasm
 * @param {string} name
 * @param {string} text
 */
export function withSection(wasm, name, text) {
  const content = Buffer.concat([leb128(Buffer.byteLength(name)), Buffer.from(name), Buffer.from(text)]);
  return Buffer.concat([wasm, Buffer.from([0]), leb128(content.length), content]);
}
