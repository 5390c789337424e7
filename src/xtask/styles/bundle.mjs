// Joins style sheets. Run by src/xtask/styles.rs.
//
//   node bundle.mjs PACKAGES SOURCES OUT NAME=SHEET,SHEET …
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { colored } from "../palette.mjs";
import { sheetAt } from "./sheet.mjs";

const [packages, sources, out, ...groups] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

for (const group of groups) {
  const [name, sheets] = group.split("=");
  const texts = sheets.split(",").map((sheet) => sheetAt(join(sources, `${sheet}.css`)));
  const { code } = await esbuild.transform(colored(texts.join("\n")), { loader: "css", minify: true });
  writeFileSync(join(out, `${name}.css`), `${code.trim()}\n`);
}
