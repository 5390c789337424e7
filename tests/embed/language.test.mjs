// Boards, frames and played boards in another language than English: the pseudo-locale `en-XA`, whose
// sentences stand in ⟦brackets⟧.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";
import { servePages } from "./support/servers.mjs";

const { browser, open, run } = await browserWithPages();
const { address: elsewhere } = await servePages();

const KNIGHT = "8/8/8/3N4/8/8/8/8 w";

/** Words that only English sentences have. */
const ENGLISH = /\b(the|diagram|bottom|white|black|move|empty|this|cannot|king)\b/i;

const inPseudo = (text) => {
  assert.match(text, /^⟦.*⟧$/s);
  assert.doesNotMatch(text, ENGLISH);
};

/** The files with tables that the page has fetched. */
const FETCHED = `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /words-|language/.test(name)).length`;

test("a diagram is described in the language of the nearest element, in capitals or not", async () => {
  await open(`<jadoube-board id="a" lang="en-XA" fen="${KNIGHT}"></jadoube-board>
    <div lang="EN-xa-x-more"><jadoube-board id="b" fen="${KNIGHT}" arrows="d5e7 d5f6"></jadoube-board></div>
    <jadoube-board id="c" fen="${KNIGHT}"></jadoube-board>`);
  const [one, around, english, fetched] = await run(`
    await until(() => ["#a", "#b"].every((board) => said($(board)).startsWith("⟦")));
    return [...["#a", "#b", "#c"].map((board) => said($(board))), ${FETCHED}];`);
  inPseudo(one);
  inPseudo(around);
  assert.match(one, /d5/);
  assert.match(around, /d5.*e7.*d5.*f6/);
  assert.equal(english, "Diagram, white at the bottom. White: knight d5. White to move.");
  assert.equal(fetched, 1);
});

test("in English nothing is fetched for the words", async () => {
  await open(`<jadoube-board lang="en-GB" fen="${KNIGHT}"></jadoube-board><jadoube-board></jadoube-board>`);
  assert.deepEqual(await run(`await until(() => heard.length === 2); return [${FETCHED}, failures];`), [0, []]);
});

test("a mistake is reported once, in the language of its board", async () => {
  await open(`<jadoube-board id="bad" lang="en-XA" fen="8/8"></jadoube-board>`);
  const observed = await run(`
    await until(() => heard.length);
    await settled();
    await settled();
    return [heard, inside($("#bad"), ".fault p")[0].textContent];`);
  const [[{ message, ...place }, ...more], text] = observed;
  assert.deepEqual(place, { name: "error", on: "bad", line: 1, column: 4, attribute: "fen", field: "placement" });
  assert.deepEqual(more, []);
  inPseudo(message);
  inPseudo(text);
});

test("a board may change its language, and back", async () => {
  await open(`<jadoube-board id="a" fen="${KNIGHT}"></jadoube-board>`);
  const observed = await run(`
    const board = $("#a");
    const before = said(board);
    board.lang = "en-XA";
    await until(() => said(board).startsWith("⟦"));
    board.lang = "en";
    await settled();
    return [before, said(board)];`);
  assert.equal(observed[0], observed[1]);
});

test("a board whose tables cannot be fetched speaks English", async () => {
  await open(`<jadoube-board id="a" lang="en-XA" fen="8/8"></jadoube-board>`, { policy: "connect-src 'none'" });
  const message = await run(`await until(() => window.heard?.length); return heard[0].message;`);
  assert.match(message, /^This position can't be read: /);
});

test("a played board speaks the language as well", async () => {
  await open(`<jadoube-board id="a" lang="en-XA" mode="play" eager></jadoube-board>`);
  const observed = await run(`
    await until(() => isLive($("#a")));
    return [cell($("#a"), "e4"), ...inside($("#a"), "button")].map((node) =>
      node.ariaLabel || node.getAttribute("aria-label") || node.textContent.trim());`);
  assert.ok(observed.length > 1);
  observed.filter(Boolean).forEach(inPseudo);
});

test("a frame in a sandbox and its played board use its language", async () => {
  for (const mode of ["diagram", "play&eager="]) {
    const source = `${elsewhere}dist/embed.html#lang=en-XA&mode=${mode}&prompt=`;
    await open(`<iframe src="${source}" sandbox="allow-scripts" width="400" height="400"></iframe>`, { script: "" });
    await browser.frame(0);
    try {
      const [title, lang, label] = await run(`
        const wait = () => new Promise((done) => setTimeout(done, 20));
        const root = () => document.querySelector("jadoube-board")?.shadowRoot;
        const text = () => (root()?.querySelector("[data-square=e4]") ?? root()?.querySelector(".picture"))?.getAttribute("aria-label") ?? "";
        const isThere = () => text().startsWith("⟦") && (words[0] || root().querySelector("[data-square=e4]"));
        for (let turn = 0; turn < 250 && !isThere(); turn += 1) await wait();
        return [document.title, document.documentElement.lang, text()];`, mode === "diagram");
      inPseudo(title);
      inPseudo(label);
      assert.equal(lang, "en-XA");
    } finally {
      await browser.frame(null);
    }
  }
});
