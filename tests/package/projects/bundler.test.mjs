// The example without a framework, built by esbuild from the packed package, under a strict policy.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";

import { serve } from "../install/support/server.mjs";
import { built } from "./support/example.mjs";
import { open } from "./support/page.mjs";
import { STRICT } from "./support/policy.mjs";

const address = await serve(join(built("bundler"), "dist"), STRICT);

test("boards that stand in the page are painted, and an answer is found by clicks and sent", async () => {
  const { click, press, reach, run } = await open(address);
  const said = await run(`await until(() => $("jadoube-board").shadowRoot); return said("jadoube-board");`);
  assert.match(said, /White: king c1\. Black: king c3; pawn c2\. White to move\.$/);
  await reach("#knight");
  await click("#knight", "a1", "b3", "b5", "c2", "c6", "e2", "e6");
  assert.equal(await run(`return $("form").checkValidity();`), false);
  await click("#knight", "f5");
  await run(`await until(() => $("#knight").solved);`);
  await press("form > p > button");
  const result = await run(`return [[...$("#log").children].map(({ textContent }) => textContent), problems];`);
  const [[wrong, right, sent], problems] = result;
  const found = ["b3", "b5", "c2", "c6", "e2", "e6", "f5"];
  assert.equal(wrong, "Attempt 1 was wrong.");
  assert.deepEqual(right.replace("knight: found ", "").replace(".", "").split(", ").sort(), found);
  const answers = JSON.parse(sent.replace("The form has sent ", ""));
  const { solved, attempts, moves } = JSON.parse(answers.knight);
  assert.deepEqual({ solved, attempts, moves: moves.sort() }, { solved: true, attempts: 2, moves: found });
  assert.deepEqual(problems, []);
});
