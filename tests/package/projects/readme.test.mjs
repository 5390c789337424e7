// What the README of the package says of boards in a page does what it says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { lend, project, root, tool, write } from "../install/support/place.mjs";
import { serve } from "../install/support/server.mjs";
import { open } from "./support/page.mjs";
import { STRICT } from "./support/policy.mjs";

const text = readFileSync(join(root, "src/npm/package/README.md"), "utf8");
const [section] = /^## A board in a page\n[^]*?(?=^## )/m.exec(text);

/** The block of the section in a language. */
const block = (language) => section.split(`\`\`\`${language}\n`)[1].split("\n```")[0];

/** The address of a page whose script esbuild has bundled. */
async function address(body, script) {
  const folder = project();
  lend("react", folder);
  lend("react-dom", folder);
  write(folder, "src/index.jsx", script);
  const { build } = await tool("esbuild");
  await build({
    absWorkingDir: folder,
    entryPoints: ["src/index.jsx"],
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    outdir: join(folder, "dist"),
  });
  const page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Boards</title>
    <link rel="icon" href="data:,"><script type="module" src="index.js"></script><main>${body}</main></html>`;
  write(folder, "dist/index.html", page);
  return serve(join(folder, "dist"), STRICT);
}

test("the page of the README shows its diagram and hears of its exercise", async () => {
  const [body, script] = block("html").split(/<script type="module">|<\/script>/);
  const { run, type, reach } = await open(await address(body, script));
  await reach("[name=ladder]");
  await type("[name=ladder]", "Rb7");
  await run(`await until(() => $("[name=ladder]").legalMoves.includes("Ra8#"));`);
  await type("[name=ladder]", "Ra8#");
  const result = await run(`
    await until(() => document.title !== "Boards");
    return [said("jadoube-board").includes("Arrows: h5 to f7 and c4 to f7."), document.title, problems];`);
  assert.deepEqual(result, [true, "Solved at attempt 1", []]);
});

test("the component of the README keeps the position", async () => {
  const mount = `
    import { createRoot } from "react-dom/client";
    createRoot(document.querySelector("main")).render(<Game />);`;
  const { run, type, reach } = await open(await address("", block("jsx") + mount));
  await reach("jadoube-board");
  await type("jadoube-board", "e4");
  const result = await run(`
    await until(() => $("figcaption").textContent !== "start");
    return [$("figcaption").textContent, $("jadoube-board").pgn.includes("1. e4"), problems];`);
  assert.deepEqual(result, ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", true, []]);
});
