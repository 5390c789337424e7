// What a page learns of the answers of a reader: the time from the first touch, squares that a script
// names, and hints that never keep the page waiting.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, open, run } = await browserWithPages();

const LADDER = `mode="solve" goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"`;

/** Presses a key in the board whose cursor has the focus. */
async function press(key) {
  for (const type of ["keyDown", "keyUp"]) {
    await browser.cdp("Input.dispatchKeyEvent", { type, key, code: key, windowsVirtualKeyCode: key === "Enter" ? 13 : 39 });
  }
}

test("the time of a task counts from the first touch of the board", async () => {
  await open(`<jadoube-board id="a" eager ${LADDER}></jadoube-board>`);
  const before = await run(`
    await until(() => isLive($("#a")));
    // Nothing is touched for a while.
    const rested = performance.now() + 400;
    await until(() => performance.now() > rested);
    tap($("#a"), "e1");
    return performance.now();`);
  const observed = await run(`
    tap($("#a"), "e8");
    await until(() => heard.some(({ name }) => name === "solved"));
    return { now: performance.now(), ms: heard.find(({ name }) => name === "solved").ms };`);
  assert.ok(observed.ms <= observed.now - before + 50, `${observed.ms} ms of ${observed.now - before}`);
});

test("a key is a touch, and arriving by Tab is none", async () => {
  await open(`<jadoube-board id="a" eager ${LADDER}></jadoube-board>`);
  const before = await run(`
    await until(() => isLive($("#a")));
    $("#a").focus();
    const rested = performance.now() + 400;
    await until(() => performance.now() > rested);
    return performance.now();`);
  await press("ArrowRight");
  const observed = await run(`
    tap($("#a"), "e1");
    tap($("#a"), "e8");
    await until(() => heard.some(({ name }) => name === "solved"));
    return { now: performance.now(), ms: heard.find(({ name }) => name === "solved").ms };`);
  assert.ok(observed.ms <= observed.now - before + 50, `${observed.ms} ms of ${observed.now - before}`);
});

test("a script that names a square answers as a click does", async () => {
  await open(`<jadoube-board id="a" mode="find" ask="square" of="b5 c6" eager fen="8/8/8/8/8/8/8/8"></jadoube-board>
    <jadoube-board id="b" mode="find" ask="moves" of="a1" eager fen="8/8/8/8/8/8/8/N7"></jadoube-board>
    <jadoube-board id="c" mode="find" ask="name" of="h8" eager fen="8/8/8/8/8/8/8/8"></jadoube-board>`);
  const observed = await run(`
    const [a, b, c] = ["a", "b", "c"].map((id) => $("#" + id));
    const made = [await a.move("b5"), await a.move("b6"), await a.move("c6"),
      await b.move("b3"), await b.move("c2"), await c.move("h8")];
    return { made, solved: [a, b, c].map(({ solved }) => solved),
      failed: heard.filter(({ name }) => name === "failed").map(({ on }) => on) };`);
  assert.deepEqual(observed, {
    made: [true, false, true, true, true, true],
    solved: [true, true, true],
    failed: ["a"],
  });
});

test("a hint that nobody can give is looked for without keeping the page waiting", async () => {
  // White cannot force mate: all ways have to be looked at.
  await open(`<jadoube-board id="a" mode="solve" goal="mate" in="4" hints eager
    fen="r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1"></jadoube-board>`);
  const observed = await run(`
    await until(() => isLive($("#a")));
    await $("#a").move("xyz");
    await settled();
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      isOver || setTimeout(count);
    };
    setTimeout(count);
    await $("#a").hint();
    isOver = true;
    return { turns, noted: noted($("#a")), hints: heard.filter(({ name }) => name === "hint").length };`);
  assert.ok(observed.turns > 10, `the page had ${observed.turns} turns meanwhile`);
  assert.deepEqual([observed.noted, observed.hints], ["There is no hint here.", 0]);
});
