// The example pages, which are HTML only.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";
import { root } from "./support/place.mjs";

const { address, axe, browser, run } = await browserWithPages();

for (const [page, boards, faults] of [
  ["diagrams", 13, 1],
  ["thirty", 30, 0],
  ["rtl", 3, 0],
]) {
  test(`the page ${page} shows its boards, and nothing moves`, async () => {
    await browser.go(`${address}examples/${page}.html`);
    const observed = await run(`
      await until(() => heard.length === words[0]);
      await settled();
      const boards = [...document.querySelectorAll("jadoube-board")];
      return { boards: boards.length, painted: boards.filter(said).length, shifts, failures,
        faults: heard.filter(({ name }) => name === "error").length,
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth };`, boards);
    assert.deepEqual(observed, { boards, painted: boards - faults, shifts: [], failures: [], faults, width: 0 });
    assert.deepEqual(await axe(), []);
  });

  test(`the page ${page} has no script of its own`, () => {
    const text = readFileSync(join(root, `examples/${page}.html`), "utf8");
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    assert.deepEqual(
      scripts.filter((tag) => !tag.includes("x-chess-pgn")),
      ['<script type="module" src="../dist/jadoube.js">'],
    );
    assert.ok(!/ (style|on\w+)=/.test(text));
  });
}

test("a page from right to left that comes in halves stays where it is when it grows longer than the window", async () => {
  await browser.go(`${address}examples/rtl.html?halved`);
  const observed = await run(`
    await until(() => heard.length === 3);
    await settled();
    return { isLonger: document.documentElement.scrollHeight > innerHeight, shifts };`);
  assert.deepEqual(observed, { isLonger: true, shifts: [] });
});

for (const [page, scripts] of [
  ["score", ["score"]],
  ["scorm", ["score", "scorm"]],
  ["xapi", ["score", "xapi"]],
]) {
  test(`the page ${page} has its scripts and no others, and follows its boards`, async () => {
    await browser.go(`${address}examples/${page}.html`);
    const observed = await run(`
      await until(() => customElements.get("jadoube-board") && customElements.get("jadoube-score"));
      const [board] = document.querySelectorAll("jadoube-board");
      const [score] = document.querySelectorAll("jadoube-score");
      await board.move("Ra8");
      await until(() => JSON.parse(score.value).done === 1);
      return { failures, width: document.documentElement.scrollWidth - document.documentElement.clientWidth };`);
    assert.deepEqual(observed, { failures: [], width: 0 });
    assert.deepEqual(await axe(), []);
    const text = readFileSync(join(root, `examples/${page}.html`), "utf8");
    const named = ["jadoube", ...scripts.map((name) => `jadoube.${name}`)];
    const tags = named.map((name) => `<script type="module" src="../dist/${name}.js">`);
    assert.deepEqual(text.match(/<script[^>]*>/g), tags);
  });
}

test("the page lesson has its scripts and no others, and runs the lesson beside it", async () => {
  await browser.go(`${address}examples/lesson.html`);
  const observed = await run(`
    await until(() => heard.some(({ name, mode }) => name === "ready" && mode === "lesson"));
    const [lesson] = document.querySelectorAll("jadoube-lesson");
    const [score] = document.querySelectorAll("jadoube-score");
    await until(() => score.value && JSON.parse(score.value).of === 7);
    return { title: lesson.querySelector("h2").textContent, questions: lesson.querySelectorAll("fieldset").length,
      boards: lesson.querySelectorAll("jadoube-board").length, failures,
      errors: heard.filter(({ name }) => name === "error").length,
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth };`);
  assert.deepEqual(observed, { title: "Castling", questions: 6, boards: 7, failures: [], errors: 0, width: 0 });
  assert.deepEqual(await axe(), []);
  const text = readFileSync(join(root, "examples/lesson.html"), "utf8");
  const tags = ["jadoube", "jadoube.lesson", "jadoube.score"].map((name) => `<script type="module" src="../dist/${name}.js">`);
  assert.deepEqual(text.match(/<script[^>]*>/g), tags);
});

test("the page frame shows boards without a script of its own", async () => {
  await browser.go(`${address}examples/frame.html`);
  const observed = await run(`
    const frames = [...document.querySelectorAll("iframe")];
    for (const frame of frames) {
      frame.scrollIntoView();
      await until(() => frame.style.height === frame.offsetHeight + "px");
    }
    return { frames: frames.length, titled: frames.every(({ title }) => title), failures,
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth };`);
  assert.deepEqual(observed, { frames: 3, titled: true, failures: [], width: 0 });
  assert.deepEqual(await axe(), []);
  const text = readFileSync(join(root, "examples/frame.html"), "utf8");
  assert.deepEqual(text.match(/<script[^>]*>/g), ['<script src="../dist/embed-parent.js" defer>']);
});
