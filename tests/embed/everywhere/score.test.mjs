// The score and its class code in every browser, with their scripts from another origin than the page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const MATE = `mode="solve" goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1" eager`;

for (const [name, { open, run, axe, loader }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);

  inBrowser("an exercise is counted, and a pupil gets a class code", async () => {
    await open(`<form><jadoube-board id="a" ${MATE}></jadoube-board><jadoube-score id="s" name="score" class-code></jadoube-score></form>`, {
      head: `<script type="module" src="${loader}jadoube.score.js"></script>`,
    });
    const observed = await run(`
      await until(() => customElements.get("jadoube-score") && isLive($("#a")));
      await $("#a").move("Ra8");
      await until(() => inside($("#s"), ".line")[0].textContent === "1 of 1 exercise done.");
      named($("#s"), "Get a class code").click();
      await until(() => inside($("#s"), "input")[0]);
      inside($("#s"), "input")[0].value = "Ann";
      named($("#s"), "Make the code").click();
      await until(() => inside($("#s"), "output")[0]?.textContent);
      return { code: inside($("#s"), "output")[0].textContent, value: JSON.parse(new FormData($("form")).get("score")).done,
        cells: [...inside($("#s"), "tbody tr")[0].cells].map((cell) => cell.textContent), failures };`);
    assert.match(observed.code, /^J[0-9A-HJKMNP-TV-Z-]+ Ann$/);
    assert.equal(observed.value, 1);
    assert.deepEqual(observed.cells.slice(0, 4), ["Exercise 1", "✓Done", "1", "0"]);
    assert.deepEqual(observed.failures, []);
    assert.deepEqual(await axe(), []);
  });
}
