// The package under test and chess.js, whose interface it keeps. `JADOUBE_PACKAGE` names the
// folder of the built package, `NODE_PACKAGES` the one where npm has put chess.js.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
export const packageFolder = resolve(process.env.JADOUBE_PACKAGE ?? `${root}/dist/pkg`);

const packages = resolve(process.env.NODE_PACKAGES ?? `${root}/target/tools/npm`, "node_modules");

/** The package, as Node loads it. */
export const jadoube = await import(pathToFileURL(`${packageFolder}/node.js`).href);

/** The library it replaces. */
export const chessjs = createRequire(`${packages}/`)("chess.js");

/** The published declarations of chess.js, which are the contract. */
export const declarations = readFileSync(`${packages}/chess.js/dist/types/chess.d.ts`, "utf8");
