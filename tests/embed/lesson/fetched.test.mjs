// How a lesson comes into its page: its file, the program for it, and what is said where something is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCK } from "../support/clock.mjs";
import { browserWithLessons, MARKDOWN } from "../support/lessons.mjs";

const { open, openPage, place, show, drawn, run, axe, loader, pages, script } = await browserWithLessons();

test("errors are listed with their places, and the rest of the lesson is there", async () => {
  const name = place('Words.\n\n```chess diagram\nfen="start" marks="e9"\n```\n\nMore <img src="x" onerror="alert(1)"> words.\n');
  await open(`<jadoube-lesson id="l" src="${name}?v=1"></jadoube-lesson>`);
  await drawn();
  const observed = await run(`
    await settled();
    return { listed: [...document.querySelectorAll(".jadoube-lesson-faults li")].map(({ textContent }) => textContent),
      title: $(".jadoube-lesson-title").textContent, paragraphs: document.querySelectorAll("jadoube-lesson .jadoube-lesson-place > p").length,
      images: document.images.length, boards: document.querySelectorAll("jadoube-board").length,
      errors: heard.filter(({ name }) => name === "error").map(({ line, column }) => [line, column]) };`);
  assert.equal(observed.listed[0], `${name}, line 8, column 20: marks: “e9” can't be read. Write squares such as e4 red:f7.`);
  assert.ok(observed.listed[1].startsWith(`${name}, line 11, column 6: `), observed.listed[1]);
  const { listed, ...others } = observed;
  assert.deepEqual(others, { title: "2 errors in this lesson", paragraphs: 2, images: 0, boards: 0, errors: [[8, 20], [11, 6]] });
  assert.deepEqual(await axe(), []);
});

test("a file that does not come is said, and tried again", async () => {
  await open(`<jadoube-lesson id="l" src="later.md">Its text.</jadoube-lesson>`);
  const first = await run(`
    await until(() => $("jadoube-lesson [role=alert]"));
    return [$("jadoube-lesson").innerText, heard.find(({ name }) => name === "error").attribute];`);
  assert.match(first[0], /^Its text\.\s+“later\.md” couldn't be loaded\. Check your connection and try again\.\s+Try again$/);
  assert.equal(first[1], "src");
  pages.set("/later.md", { body: "---\ntitle: Later\n---\n\nWords.\n", type: MARKDOWN });
  await run(`$("jadoube-lesson button").click();`);
  await drawn();
  assert.equal(await run(`return $("jadoube-lesson").innerText.replace(/\\s+/g, " ");`), "Later Words.");
  pages.delete("/later.md");
});

test("a page that a host sends in place of a lost file is no lesson", async () => {
  pages.set("/page.md", { body: "<!DOCTYPE html><title>Not found</title>", type: "text/html" });
  await open(`<jadoube-lesson id="l" src="page.md"></jadoube-lesson>`);
  assert.match(await run(`await until(() => $("jadoube-lesson [role=alert]")); return $("[role=alert]").textContent;`), /^“page\.md”/);
});

test("a program that does not come is said, and tried again", async () => {
  await openPage(`<jadoube-lesson id="l" src="${place("Words.\n")}"></jadoube-lesson>`, { head: script("lost/") });
  const observed = await run(`
    await until(() => $("jadoube-lesson [role=alert]"));
    const observed = $("[role=alert]").textContent;
    await fetch(words[0] + "lost/found");
    $("jadoube-lesson button").click();
    return observed;`, loader);
  assert.equal(observed, "The program for lessons couldn't be loaded. Check your connection and try again.");
  await drawn();
  await run(`await fetch(words[0] + "lost/lost");`, loader);
  assert.equal(await run(`return $("jadoube-lesson h2").textContent;`), "Knights");
});

test("a file that never comes is said after ten seconds, and tried again", async () => {
  let end;
  pages.set("/hung.md", new Promise((done) => (end = done)));
  await open(`<jadoube-lesson id="l" src="hung.md">Its text.</jadoube-lesson>`, { head: CLOCK });
  // The text's own time; the program has come.
  const observed = await run(`
    await until(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("jadoube.tutor")) && isDue() === 1);
    passTenSeconds();
    await until(() => $("jadoube-lesson [role=alert]"));
    return $("[role=alert]").textContent;`);
  assert.equal(observed, "“hung.md” couldn't be loaded. Check your connection and try again.");
  const later = { body: "---\ntitle: Later\n---\n\nWords.\n", type: MARKDOWN };
  pages.set("/hung.md", later);
  await run(`$("jadoube-lesson button").click();`);
  await drawn();
  assert.deepEqual(await run(`return [$("jadoube-lesson").innerText.replace(/\\s+/g, " "), isDue(), failures];`), ["Later Words.", 0, []]);
  end(later);
});

test("a program of lessons that never comes is said after ten seconds, and tried again", async () => {
  await openPage(`<jadoube-lesson id="l" src="${place("Words.\n")}"></jadoube-lesson>`, { head: `${CLOCK}${script("hung-tutor/")}` });
  const observed = await run(`
    await until(() => isDue() === 1);
    passTenSeconds();
    await until(() => $("jadoube-lesson [role=alert]"));
    const observed = $("[role=alert]").textContent;
    $("jadoube-lesson button").click();
    return observed;`);
  assert.equal(observed, "The program for lessons couldn't be loaded. Check your connection and try again.");
  await drawn();
  assert.deepEqual(await run(`return [$("jadoube-lesson h2").textContent, isDue(), failures];`), ["Knights", 0, []]);
});

test("a lesson between its tags needs no file, and its lines count from its tag", async () => {
  await open(`<jadoube-lesson id="l">
    <script type="text/markdown">
      ---
      title: Here
      ---

      Words.

      \`\`\`chess diagram
      fen="8/8"
      \`\`\`
    </script>
  </jadoube-lesson>`);
  await drawn();
  const observed = await run(`return [$("jadoube-lesson h2").textContent, $(".jadoube-lesson-faults li").textContent,
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".md")).length];`);
  assert.equal(observed[0], "Here");
  assert.match(observed[1], /^Lesson, line 9, column 12: fen: /);
  assert.equal(observed[2], 0);
});

test("the program is fetched for a lesson only, and once", async () => {
  const fetched = `performance.getEntriesByType("resource").filter(({ name }) => name.includes("jadoube.tutor")).length`;
  await open("<p>No lesson.</p>");
  assert.equal(await run(`await until(() => customElements.get("jadoube-lesson")); return ${fetched};`), 0);
  const names = [place("One.\n"), place("Two.\n")];
  await open(names.map((name, at) => `<jadoube-lesson id="${at ? "l" : "first"}" src="${name}"></jadoube-lesson>`).join(""));
  await run(`await until(() => heard.filter(({ name }) => name === "ready").length === 2);`);
  assert.equal(await run(`return ${fetched};`), 1);
});

test("another file is another lesson, and one without text says so", async () => {
  await show("One.\n");
  const other = place("Two.\n");
  const observed = await run(`
    $("#l").src = words[0];
    await until(() => $("#l").innerText.includes("Two."));
    $("#l").removeAttribute("src");
    await until(() => $("#l [role=alert]"));
    return [$("[role=alert]").textContent, $("#l").querySelectorAll("button").length];`, other);
  assert.deepEqual(observed, ["This lesson has no text: expected an address in src, or a script of the type text/markdown.", 0]);
});
