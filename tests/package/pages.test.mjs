// The documentation page in Chromium: each example runs in it and prints what it prints in Node.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { start } from "../webdriver.mjs";
import { printed, read, site } from "./documents/blocks.mjs";
import { serve } from "./install/support/server.mjs";
import { packageFolder } from "./support/libraries.mjs";

/** Runs all examples one after the other; returns what each has printed and how many pictures. */
const RUN_ALL = `
  const [done] = arguments;
  (async () => {
    const result = {};
    for (const code of document.querySelectorAll('code[data-file]')) {
      const [button, output] = code.closest('section').querySelectorAll('button, output');
      button.click();
      while (button.ariaDisabled === 'true') await new Promise((later) => setTimeout(later, 10));
      const pictures = [...output.querySelectorAll('img')].map((image) => image.alt);
      const failed = output.querySelector('p') !== null;
      result[code.dataset.file] = { failed, text: output.textContent, pictures };
    }
    done(JSON.stringify(result));
  })();`;

test("the examples of the page print in it what they say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jadoube-pages-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(site, join(folder, "javascript"), "junction");
  symlinkSync(packageFolder, join(folder, "pkg"), "junction");
  const browser = await start();
  after(() => browser.stop());

  await browser.go(`${await serve(folder)}javascript/`);
  const result = JSON.parse(await browser.wait(RUN_ALL));
  assert.ok(Object.keys(result).length > 0);
  for (const [file, { failed, text, pictures }] of Object.entries(result)) {
    assert.ok(!failed, `${file}: ${text}`);
    const code = read(site, file);
    assert.deepEqual(text.split("\n"), printed(code), file);
    assert.equal(pictures.length > 0, code.includes("show("), file);
  }
});
