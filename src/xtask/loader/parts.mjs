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
  return { needed, files: Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}.wasm`))])) };
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
