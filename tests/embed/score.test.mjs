// The score of a page: which boards count, what is seen and said of them, and what a form gets.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCK } from "./support/clock.mjs";
import { browserWithPages } from "./support/page.mjs";
import { readQr } from "./support/qr.mjs";

const { open: openPage, run, axe, browser, loader, prefer } = await browserWithPages();

const SCRIPT = `<script type="module" src="${loader}jadoube.score.js"></script>`;
const open = (body, options = {}) => openPage(body, { ...options, head: `${options.head ?? ""}${SCRIPT}` });

const MATE = `mode="solve" goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1" eager`;
const PROMOTE = `mode="solve" goal="promote" fen="8/P7/8/8/8/8/8/8 w - - 0 1" eager`;

/** Waits until boards can be played on, and the score is there. */
const live = () =>
  run(`await until(() => customElements.get("jadoube-score")
    && [...document.querySelectorAll("jadoube-board[mode]")].every(isLive)); await settled();`);

/** What the table of a score shows, row by row. */
const table = (id = "s") =>
  run(`await settled(); return [...inside($("#" + words[0]), "tr")].map((row) => [...row.cells].map((cell) => cell.innerText.trim().replace(/\\s+/g, " ")).join("|"));`, id);

const line = (id = "s") => run(`await settled(); return inside($("#" + words[0]), ".line")[0].textContent;`, id);

/** Solves the mate, or answers wrong. */
const answer = (id, move) => run(`await $("#" + words[0]).move(words[1]); await settled();`, id, move);

test("the score follows the boards: tries, hints, time and what is done", async () => {
  await open(`<jadoube-board id="a" ${MATE} hints><span slot="prompt">Mate at once</span></jadoube-board>
    <jadoube-board id="b" ${PROMOTE}></jadoube-board>
    <jadoube-board id="d" fen="8/8/8/8/8/8/8/8 w - -"></jadoube-board>
    <jadoube-score id="s"></jadoube-score>`);
  await live();
  assert.equal(await line(), "0 of 2 exercises done.");
  await answer("a", "Ra7");
  await run(`await $("#a").hint(); await settled();`);
  await answer("a", "Ra8");
  const [head, first, second, sum] = await table();
  assert.equal(head, "Exercise|Done|Tries|Hints|Time");
  assert.match(first, /^Mate at once\|✓ Done\|2\|1\|0:0\d$/);
  assert.equal(second, "Exercise 2|– Not done|0|0|0:00");
  assert.match(sum, /^Total\|1\/2\|2\|1\|0:0\d$/);
  assert.equal(await line(), "1 of 2 exercises done.");
  assert.deepEqual(await axe(), []);
});

test("an exercise without words of its own is called as the heading right above it, and by its number there", async () => {
  await open(`<h2>Back rank</h2><jadoube-board id="a" ${MATE}></jadoube-board>
    <section><h2>7</h2><jadoube-board id="b" ${MATE}></jadoube-board></section>
    <h2>Two more</h2><p>Take your time.</p><jadoube-board id="c" ${MATE}></jadoube-board>
    <jadoube-board id="d" ${MATE}></jadoube-board><jadoube-score id="s"></jadoube-score>`);
  await live();
  const titles = (await table()).slice(1, -1).map((row) => row.split("|")[0]);
  assert.deepEqual(titles, ["Back rank", "Exercise 7", "Exercise 3", "Exercise 4"]);
});

test("a screen reader hears what is done, and not every try", async () => {
  await open(`<jadoube-board id="a" ${MATE}></jadoube-board><jadoube-score id="s"></jadoube-score>`);
  await live();
  const observed = await run(`
    const line = inside($("#s"), "[role=status]")[0];
    const changes = [];
    new MutationObserver(() => changes.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
    await $("#a").move("Ra7"); await settled();
    const before = changes.length;
    await $("#a").move("Ra8"); await settled();
    return [before, changes];`);
  assert.deepEqual(observed, [0, ["1 of 1 exercise done."]]);
});

test("`for` names boards by ids, by what holds them, or by selectors", async () => {
  await open(`<div id="part"><jadoube-board id="a" ${MATE}></jadoube-board><jadoube-board id="b" ${MATE}></jadoube-board></div>
    <jadoube-board id="c" class="hard" ${MATE}></jadoube-board>
    <jadoube-score id="ids" for="c a"></jadoube-score>
    <jadoube-score id="holder" for="part"></jadoube-score>
    <jadoube-score id="list" for="#b, .hard"></jadoube-score>
    <jadoube-score id="all"></jadoube-score>
    <jadoube-score id="none" for="nothing"></jadoube-score>
    <jadoube-score id="bad" for="#["></jadoube-score>`);
  await live();
  await answer("c", "Ra8");
  for (const [id, said] of [
    ["ids", "1 of 2 exercises done."],
    ["holder", "0 of 2 exercises done."],
    ["list", "1 of 2 exercises done."],
    ["all", "1 of 3 exercises done."],
    ["none", "No exercises yet."],
  ]) {
    assert.equal(await line(id), said, id);
  }
  const observed = await run(`
    return [inside($("#bad"), "[role=alert]")[0].textContent, heard.filter(({ name, on }) => name === "error" && on === "bad").length > 0];`);
  assert.deepEqual(observed, ["“#[” in for can't be read: expected ids or CSS selectors.", true]);
  await run(`$("#none").setAttribute("for", "b"); await settled();`);
  assert.equal(await line("none"), "0 of 1 exercise done.");
});

test("boards that come later, change or go are counted as they are", async () => {
  await open(`<div id="place"></div><jadoube-score id="s"></jadoube-score>`);
  await live();
  assert.equal(await line(), "No exercises yet.");
  await run(`$("#place").innerHTML = words[0]; await until(() => isLive($("#a")));`, `<jadoube-board id="a" ${MATE}></jadoube-board>`);
  assert.equal(await line(), "0 of 1 exercise done.");
  await answer("a", "Ra8");
  assert.equal(await line(), "1 of 1 exercise done.");
  await run(`$("#a").setAttribute("mode", "play"); await settled();`);
  assert.equal(await line(), "No exercises yet.");
  await run(`$("#a").remove(); await settled();`);
  assert.equal(await line(), "No exercises yet.");
});

test("a form gets the score, and takes it back", async () => {
  await open(`<form><jadoube-board id="a" name="q1" ${MATE}></jadoube-board><jadoube-score id="s" name="score"></jadoube-score></form>`);
  await live();
  await answer("a", "Ra8");
  const observed = await run(`
    const value = () => JSON.parse(new FormData($("form")).get("score"));
    const before = value();
    $("form").reset();
    await until(() => value().done === 0);
    return [before, value().boards[0], $("#s").form === $("form")];`);
  const [{ boards, ms, ...sum }, after, isIn] = observed;
  assert.deepEqual(sum, { done: 1, of: 1, attempts: 1, hints: 0 });
  assert.deepEqual({ ...boards[0], ms: 0 }, { name: "q1", title: "Exercise 1", solved: true, result: "solved", attempts: 1, hints: 0, ms: 0 });
  assert.equal(ms, boards[0].ms);
  assert.deepEqual(after, { name: "q1", title: "Exercise 1", solved: false, result: "open", attempts: 0, hints: 0, ms: 0 });
  assert.ok(isIn);
});

test("the page hears of every change, once", async () => {
  await open(`<jadoube-board id="a" ${MATE}></jadoube-board><jadoube-score id="s"></jadoube-score>`);
  await live();
  const observed = await run(`
    const observed = [];
    addEventListener("jadoube-score", ({ target, detail }) => observed.push([target.id, detail.done, detail.attempts]));
    await $("#a").move("Ra7"); await settled();
    await $("#a").move("Ra8"); await settled();
    return observed;`);
  assert.deepEqual(observed, [
    ["s", 0, 1],
    ["s", 1, 2],
  ]);
});

test("boards in frames count too", async () => {
  const address = `${loader}embed.html#mode=solve&amp;goal=mate&amp;in=1&amp;eager&amp;fen=6k1/5ppp/8/8/8/8/8/R6K%20w%20-%20-%200%201`;
  await open(`<iframe title="Mate at once" src="${address}" data-name="q1" width="400" height="500"></iframe>
    <jadoube-score id="s"></jadoube-score>`, {
    head: `<script src="${loader}embed-parent.js" defer></script>`,
  });
  await run(`await until(() => customElements.get("jadoube-score") && heard.some(({ name }) => name === "ready"));`);
  assert.equal((await table())[1], "Mate at once|– Not done|0|0|0:00");
  await run(`$("iframe").jadoube.postMessage({ id: 1, type: "move", san: "Ra8" });
    await until(() => heard.some(({ name }) => name === "solved"));`);
  assert.match((await table())[1], /^Mate at once\|✓ Done\|1\|0\|0:0\d$/);
});

test("a score is read again where its board was kept", async () => {
  const page = `<jadoube-board id="a" storage-key="score-test" ${MATE}></jadoube-board><jadoube-score id="s"></jadoube-score>`;
  await open(page);
  await live();
  await answer("a", "Ra8");
  await browser.reload();
  await live();
  await run(`await until(() => inside($("#s"), ".line")[0].textContent === "1 of 1 exercise done.");`);
  await run(`localStorage.clear();`);
});

test("the score is small, fits into a narrow column, and prints without its controls", async () => {
  await open(`<div class="narrow"><jadoube-board id="a" ${MATE}><span slot="prompt">White mates in one move with the rook</span></jadoube-board>
    <jadoube-score id="s" class-code></jadoube-score></div>`);
  await live();
  const widths = await run(`
    $(".narrow").style.width = "17rem"; await settled();
    const [score] = inside($("#s"), ".score");
    return [score.scrollWidth <= score.clientWidth, document.documentElement.scrollWidth <= innerWidth];`);
  assert.deepEqual(widths, [true, true]);
  await prefer({}, "print");
  const printed = await run(`
    const seen = (selector) => inside($("#s"), selector)[0].checkVisibility();
    return [seen("table"), seen(".ask")];`);
  await prefer({});
  assert.deepEqual(printed, [true, false]);
});

test("a pupil gets a class code as a text and for a camera, and it follows the score", async () => {
  await open(`<jadoube-board id="a" ${MATE}></jadoube-board>
    <jadoube-score id="s" class-code="https://school.example/chess/"></jadoube-score>`);
  await live();
  const before = await run(`return performance.getEntriesByType("resource").filter(({ name }) => name.includes("jadoube.class")).length;`);
  assert.equal(before, 0, "it is fetched when it is asked for");
  await run(`named($("#s"), "Get a class code").click(); await until(() => inside($("#s"), "input")[0]);`);
  assert.equal(await run(`return $("#s").shadowRoot.activeElement.localName;`), "input");
  await browser.press("\uE007");
  assert.equal(await run(`await settled(); return inside($("#s"), ".said")[0].textContent;`), "Type your name or number first.");
  const drawn = `const drawn = () => {
    const [svg] = inside($("#s"), "svg");
    return { size: svg.viewBox.baseVal.width, path: svg.firstChild.getAttribute("d") };
  };`;
  const linkTo = (code) => `https://school.example/chess/#/class=${encodeURIComponent(code)}`;
  const made = await run(`${drawn}
    inside($("#s"), "input")[0].value = " Ann  B. ";
    named($("#s"), "Make the code").click();
    await settled();
    const [text] = inside($("#s"), "output");
    const first = text.textContent;
    await $("#a").move("Ra8"); await until(() => text.textContent !== first);
    const [svg] = inside($("#s"), "svg");
    return { first, second: text.textContent, name: svg.ariaLabel, ...drawn(), failures };`);
  assert.match(made.first, /^J[0-9A-HJKMNP-TV-Z-]+ Ann B\.$/);
  assert.match(made.second, /^J[0-9A-HJKMNP-TV-Z-]+ Ann B\.$/);
  assert.equal(made.name, "QR code with the class code");
  assert.equal(readQr(made.path, made.size, 4), linkTo(made.second));
  assert.deepEqual(made.failures, []);
  assert.deepEqual(await axe(), []);
  const other = await run(`${drawn}
    inside($("#s"), "input")[0].value = "Zoë Ünal 李";
    named($("#s"), "Make the code").click();
    await settled();
    return { code: inside($("#s"), "output")[0].textContent, ...drawn() };`);
  assert.match(other.code, / Zoë Ünal 李$/);
  assert.equal(readQr(other.path, other.size, 4), linkTo(other.code));
});

test("a class code that is too long for a camera is a text all the same", async () => {
  await open(`<jadoube-board id="a" ${MATE}></jadoube-board>
    <jadoube-score id="s" class-code="https://school.example/?${"x".repeat(3000)}"></jadoube-score>`);
  await live();
  const observed = await run(`
    named($("#s"), "Get a class code").click();
    await until(() => inside($("#s"), "input")[0]);
    inside($("#s"), "input")[0].value = "Ann";
    named($("#s"), "Make the code").click();
    await settled();
    return [inside($("#s"), "output")[0]?.textContent, inside($("#s"), "svg").length, failures];`);
  assert.match(observed[0], / Ann$/);
  assert.deepEqual(observed.slice(1), [0, []]);
});

test("a class code whose file never comes says so after ten seconds, and another try brings it", async () => {
  await openPage(`<jadoube-board id="a" ${MATE}></jadoube-board><jadoube-score id="s" class-code></jadoube-score>`, {
    head: `${CLOCK}<script type="module" src="${loader}hung-class/jadoube.score.js"></script>`,
  });
  await live();
  const observed = await run(`
    await until(() => isDue() === 0);
    named($("#s"), "Get a class code").click();
    await until(() => isDue() === 1);
    passTenSeconds();
    await until(() => inside($("#s"), "[role=alert]")[0].textContent.startsWith("The class code couldn't be loaded."));
    named($("#s"), "Get a class code").click();
    await until(() => inside($("#s"), "input")[0]);
    return [inside($("#s"), "[role=alert]")[0].textContent, isDue(), failures];`);
  assert.deepEqual(observed, ["", 0, []]);
});

test("without its file the class code says so, and the score goes on", async () => {
  await openPage(`<jadoube-board id="a" ${MATE}></jadoube-board><jadoube-score id="s" class-code></jadoube-score>`, {
    head: `<script type="module" src="${loader}without/jadoube.score.js"></script>`,
  });
  await live();
  await run(`named($("#s"), "Get a class code").click();
    await until(() => inside($("#s"), "[role=alert]")[0].textContent.startsWith("The class code couldn't be loaded."));`);
  await answer("a", "Ra8");
  assert.equal(await line(), "1 of 1 exercise done.");
});
