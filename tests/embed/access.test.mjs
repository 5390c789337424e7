// Boards for every reader and every page: by ear, from right to left, in any colors, on paper.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, open, run, axe, prefer } = await browserWithPages();

const MATE = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3";

/** What is painted, as computed: the squares, a white piece and the names of files and ranks. */
const colors = () =>
  run(`const fill = (part) => getComputedStyle(inside($("jadoube-board"), part)[0]).fill;
    return [fill("[part~=light]"), fill("[part~=dark]"), fill(".w"), fill(".coords")];`);

test("a screen reader reads the position piece by piece, and nothing twice", async () => {
  await open(`<jadoube-board fen="${MATE}" orientation="black" last-move="d8h4" check="e1" arrows="h4e1"
    marks="f2,g3"><span slot="caption">The shortest mate.</span>Read where scripts are off.</jadoube-board>`);
  const { nodes } = await browser.cdp("Accessibility.getFullAXTree");
  const observed = nodes
    .filter(({ ignored, role }) => !ignored && ["image", "img", "StaticText"].includes(role.value))
    .map(({ role, name }) => `${role.value.replace(/^img$/, "image")}: ${name.value}`);
  assert.deepEqual(observed, [
    "StaticText: Boards",
    "image: Diagram, black at the bottom. " +
      "White: king e1; queen d1; rooks a1 and h1; bishops c1 and f1; knights b1 and g1; " +
      "pawns a2, b2, c2, d2, e2, h2, f4 and g4. " +
      "Black: king e8; queen h4; rooks a8 and h8; bishops c8 and f8; knights b8 and g8; " +
      "pawns e5, a7, b7, c7, d7, f7, g7 and h7. " +
      "White to move. Last move: d8 to h4. In check: e1. Marked: f2 and g3. Arrow: h4 to e1.",
    "StaticText: The shortest mate.",
  ]);
});

test("the accessibility checker finds nothing", async () => {
  for (const scheme of ["light", "dark"]) {
    await prefer({ "prefers-color-scheme": scheme });
    await open(
      `<p><jadoube-board fen="${MATE}"><span slot="caption">Mate</span></jadoube-board></p>
      <jadoube-board coordinates="inside" theme="dark"><span slot="caption">Dark</span></jadoube-board>
      <jadoube-board theme="light"><span slot="caption">Light</span></jadoube-board>
      <jadoube-board theme="contrast" mode="computer"></jadoube-board><jadoube-board fen="8"></jadoube-board>
      <form><label for="q">Solve it</label>
      <jadoube-board id="q" mode="solve" name="q" required></jadoube-board><button>Send</button></form>`,
      {
        script: "copy/jadoube.js",
        head: "<style>:root { color-scheme: light dark; background: Canvas }</style>",
      },
    );
    assert.deepEqual(await axe(), [], scheme);
  }
  await prefer({});
});

test("a page from right to left shows the same board", async () => {
  await open(`<jadoube-board fen="8/8/8/8/8/8/8/K6q"><span slot="caption">شطرنج</span></jadoube-board>`, { dir: "rtl" });
  const observed = await run(`
    const board = $("jadoube-board");
    const [king, queen] = inside(board, "use").map((piece) => piece.getBoundingClientRect());
    const ranks = inside(board, "text").map((text) => text.getBoundingClientRect());
    return [king.left < queen.left, ranks[0].right < king.left + 1,
      getComputedStyle($("span")).direction, inside(board, "use").length];`);
  assert.deepEqual(observed, [true, true, "rtl", 2]);
});

test("a board follows the scheme of its page, or its own theme", async () => {
  const [light, dark] = [
    ["rgb(241, 229, 205)", "rgb(189, 148, 105)", "rgb(255, 250, 240)"],
    ["rgb(217, 200, 168)", "rgb(160, 130, 96)", "rgb(255, 250, 240)"],
  ];
  const head = "<style>:root { color-scheme: light dark }</style>";
  await prefer({ "prefers-color-scheme": "dark" });
  await open("<jadoube-board></jadoube-board>", { head });
  assert.deepEqual((await colors()).slice(0, 3), dark);
  // A page that knows no dark scheme stays light, whatever the system is.
  await open("<jadoube-board></jadoube-board>");
  assert.deepEqual((await colors()).slice(0, 3), light);
  await open(`<jadoube-board theme="light"></jadoube-board>`, { head });
  assert.deepEqual((await colors()).slice(0, 3), light);
  await prefer({});
  await open(`<jadoube-board theme="dark"></jadoube-board>`, { head });
  assert.deepEqual((await colors()).slice(0, 3), dark);
});

test("more contrast, forced colors and paper have palettes of their own", async () => {
  const strong = ["rgb(255, 255, 255)", "rgb(148, 148, 148)", "rgb(255, 255, 255)"];
  const head = "<style>jadoube-board { --jadoube-light: red }</style>";
  await open(`<jadoube-board theme="contrast"></jadoube-board>`, { head });
  assert.deepEqual((await colors()).slice(0, 3), strong);
  await open("<jadoube-board></jadoube-board>", { head });
  assert.equal((await colors())[0], "rgb(255, 0, 0)");
  for (const features of [{ "prefers-contrast": "more" }, { "forced-colors": "active" }]) {
    await prefer(features);
    assert.deepEqual((await colors()).slice(0, 3), strong);
  }
  await prefer({}, "print");
  assert.deepEqual((await colors()).slice(0, 3), [strong[0], "rgb(201, 201, 201)", strong[2]]);
  const avoided = `return getComputedStyle(inside($("jadoube-board"), ".room")[0]).breakInside`;
  assert.equal(await run(avoided), "avoid");
  await prefer({});
});

test("the text of a board can be read on the ground of its page", async () => {
  const head = "<style>body { color: rgb(10, 20, 30) }</style>";
  await open("<jadoube-board></jadoube-board>", { head });
  assert.match((await colors())[3], /0\.039.* 0\.078.* 0\.117.* \/ 0\.85|10, 20, 30, 0\.85/);
});

test("names of files and ranks can be read on boards of every size", async () => {
  for (const width of [207, 300, 416, 700, 960]) {
    await open(`<div><jadoube-board></jadoube-board></div>`, {
      head: `<style>div { width: ${width}px } jadoube-board { --jadoube-max-size: none }</style>`,
    });
    const size = await run(`
      const board = $("jadoube-board");
      const [svg] = inside(board, "svg");
      return parseFloat(getComputedStyle(inside(board, ".coords")[0]).fontSize) * svg.clientWidth / 414;`);
    assert.ok(size >= 9 && size <= 24, `${size} at ${width}`);
  }
});
