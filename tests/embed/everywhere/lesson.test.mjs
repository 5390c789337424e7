// A lesson in every browser, with its scripts from another origin than the page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const LESSON = `---
title: Check
---

\`\`\`chess ask
ask="yes-no" that="check" answer="no" fen="start"
prompt: Is White in check?
\`\`\`
`;

for (const [name, { open, run, axe, loader, pages }] of await everyBrowser()) {
  test(`${name}: a lesson is read and its answers are judged`, async () => {
    pages.set("/check.md", { body: LESSON, type: "text/markdown; charset=utf-8" });
    await open(`<jadoube-lesson id="l" src="check.md"></jadoube-lesson>`, {
      head: `<script type="module" src="${loader}jadoube.lesson.js"></script>`,
    });
    const observed = await run(`
      await until(() => heard.some(({ name, on }) => name === "ready" && on === "l"));
      const [yes, no] = document.querySelectorAll("fieldset input");
      const said = () => $("fieldset [role=status]").textContent;
      yes.click(); $("fieldset button").click();
      const wrong = said();
      no.click(); $("fieldset button").click();
      return [$("h2").textContent, wrong, said(), failures];`);
    assert.deepEqual(observed, ["Check", "Nothing attacks the king on e1, so it isn't check.", "Solved.", []]);
    assert.deepEqual(await axe(), []);
  });
}
