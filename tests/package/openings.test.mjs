// The names of openings are fetched once, however many games ask for theirs at the same time.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { packageFolder } from "./support/libraries.mjs";

/** What a program prints in which the file of the names is read by `read`. */
function readings(body) {
  const home = pathToFileURL(`${packageFolder}/node.js`).href;
  const script = `
    import promises from "node:fs/promises";
    import { syncBuiltinESMExports } from "node:module";
    const readFile = promises.readFile;
    let reads = 0;
    let answer = () => undefined;
    promises.readFile = async (file, ...more) => {
      reads += String(file).endsWith("openings.txt");
      return answer() ?? readFile(file, ...more);
    };
    syncBuiltinESMExports();
    const { Chess } = await import(${JSON.stringify(home)});
    const name = async () => {
      const game = new Chess();
      game.move("e4");
      return (await game.openingName()).eco;
    };
    const refused = () => name().catch(({ message }) => message);
    ${body}`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }));
}

test("two thousand games that ask at once read the names once", () => {
  const [names, reads] = readings(`
    const names = await Promise.all(Array.from({ length: 2_000 }, name));
    console.log(JSON.stringify([[...new Set(names)], reads]));`);
  assert.deepEqual([names, reads], [["B00"], 1]);
});

test("names that could not be read, or are none, are asked for again", () => {
  const [lost, other, found, reads] = readings(`
    answer = () => { throw new Error("lost"); };
    const lost = await Promise.all([refused(), refused()]);
    answer = () => Buffer.from("<!DOCTYPE html><title>Not found</title>");
    const other = await refused();
    answer = () => undefined;
    console.log(JSON.stringify([lost, other, await name(), reads]));`);
  assert.deepEqual(lost, ["lost", "lost"]);
  assert.match(other, /^openings\.txt /);
  assert.deepEqual([found, reads], ["B00", 3]);
});
