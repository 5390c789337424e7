// What a printed page shows of its boards: the diagram, the task, whose move it is, and the moves of a
// game; whether the program has come or not.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { browser, open, prefer, resize, run } = await browserWithPages();

const MATE = `mode="solve" goal="mate" in="2" hints fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"`;
const KNIGHT = `mode="find" ask="moves" of="d4" fen="8/8/8/8/3N4/8/8/8 b - - 0 1"`;
const LINE = `mode="line" pgn="1. e4 e5 2. Nf3 *"`;
const REACH = `mode="solve" goal="reach" by="n" to="e4" fen="8/8/8/8/8/8/8/N7 w - - 0 1"`;
const BUILD = `mode="setup" goal="position" target="4k3/8/8/8/8/8/4P3/4K3" fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1"`;
const BUILD_MATE = `mode="setup" goal="mate in 2" fen="4k3/8/8/8/8/8/8/4K3 b - - 0 1"`;
const COMPUTER = `mode="computer" fen="4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"`;
const GAME = `mode="game" pgn="[White &quot;Anna&quot;]\n\n1. e4 e5 (1... c5) 2. Nf3 {A comment.} *"`;

/** What is read on paper below and above the diagram, in order. */
const READ = `
  const board = $("#b");
  const isText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  const nodes = [...inside(board, "*"), ...board.querySelectorAll("[slot]")];
  return {
    diagram: nodes.some((node) => node.matches("svg.picture, .layer .squares") && node.getBoundingClientRect().width > 100 && node.checkVisibility()),
    controls: nodes.filter((node) => node.matches("button:not(.ply), input, select, summary") && node.checkVisibility()).map((node) => node.localName),
    text: nodes.filter((node) => isText(node) && node.checkVisibility() && !node.closest("svg, .coordinates, .visually-hidden"))
      .map((node) => node.textContent.trim().replace(/\\s+/g, " ")) };`;

/** The attributes of a board, and what is read of it, until its program has come and then. */
const PAPER = [
  ["a diagram", `fen="4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"`, ["Black to move."]],
  ["a diagram of which only the pieces are told", `fen="8/8/8/3N4/8/8/8/8"`, []],
  ["a mate", MATE, ["White to move: mate in 2 moves."]],
  ["a square to reach", REACH, ["Move the knight to e4 without losing it.", "White to move."]],
  ["moves to find", KNIGHT, ["Show all squares the knight on d4 can go to.", "Black to move."]],
  ["a line", LINE, ["Find the right moves for White."]],
  ["a game to play", `mode="play"`, ["White to move."]],
  ["a game against the computer", COMPUTER, ["Black to move."]],
  ["a position to set up", BUILD, ["Set up the position.", "White to move."]],
  ["a mate to set up", BUILD_MATE, ["Set up a mate in 2 moves.", "Black to move."]],
];

for (const [name, attributes, expected] of PAPER) {
  test(`paper shows of ${name} the diagram, the task and whose move it is`, async () => {
    // The program never comes: this is what is below the fold of a long page.
    await open(`<jadoube-board id="b" ${attributes}></jadoube-board>`, { script: "hung/jadoube.js" });
    await run(`await until(() => said($("#b"))); await settled();`);
    await prefer({}, "print");
    await run(`await until(() => (() => { ${READ} })().text.length === ${expected.length});`);
    assert.deepEqual(await run(READ), { diagram: true, controls: [], text: expected });
    await prefer({});
    if (!attributes.startsWith("fen")) {
      await open(`<jadoube-board id="b" eager ${attributes}></jadoube-board>`);
      await run(`await until(() => isLive($("#b"))); await settled();`);
      await prefer({}, "print");
      assert.deepEqual(await run(READ), { diagram: true, controls: [], text: expected });
      await prefer({});
    }
  });
}

test("the author's task is printed, and whose move it is", async () => {
  await open(`<jadoube-board id="b" eager ${MATE}><span slot="prompt">Two rooks are enough.</span></jadoube-board>`);
  await run(`await until(() => isLive($("#b"))); await settled();`);
  await prefer({}, "print");
  const { text, controls } = await run(READ);
  await prefer({});
  assert.deepEqual([[...text].sort(), controls], [["Two rooks are enough.", "White to move."], []]);
});

test("the moves of a game are printed, all of them, with the program and without it", async () => {
  await open(`<jadoube-board id="b" ${GAME}></jadoube-board>`, { script: "hung/jadoube.js" });
  await run(`await until(() => said($("#b"))); await settled();`);
  await prefer({}, "print");
  const { text } = await run(READ);
  await prefer({});
  assert.match(text.join(" "), /1\. e4 e5 \(1\.\.\. c5\) 2\. Nf3/);
  assert.doesNotMatch(text.join(" "), /\[White/);

  const long = Array.from({ length: 60 }, (_, index) => `${index * 2 + 1}. Nf3 Nf6 ${index * 2 + 2}. Ng1 Ng8`).join(" ");
  await open(`<jadoube-board id="b" mode="game" eager pgn="${long} *"></jadoube-board>`);
  await run(`await until(() => isLive($("#b"))); await settled();`);
  await prefer({}, "print");
  const observed = await run(`
    const [list] = inside($("#b"), ".moves");
    const plies = inside($("#b"), ".ply");
    const box = list.getBoundingClientRect();
    return { plies: plies.length, isWhole: list.scrollHeight <= list.clientHeight + 1,
      isInside: plies.every((ply) => ply.getBoundingClientRect().bottom <= box.bottom + 1),
      controls: inside($("#b"), "button:not(.ply), select").filter((node) => node.checkVisibility()).length };`);
  await prefer({});
  assert.deepEqual(observed, { plies: 240, isWhole: true, isInside: true, controls: 0 });
});

test("no room is printed for the buttons of a game", async () => {
  await resize(700);
  await open(`<jadoube-board id="b" moves="bottom" ${GAME} eager></jadoube-board>`);
  await run(`await until(() => isLive($("#b"))); await settled();`);
  const gap = `const at = (name) => inside($("#b"), name)[0].getBoundingClientRect();
    return at(".beside").top - at(".player-bottom").bottom;`;
  const onScreen = await run(gap);
  await prefer({}, "print");
  const onPaper = await run(gap);
  await prefer({});
  assert.ok(onScreen >= 48 && onPaper < 16, `${onScreen}, ${onPaper}`);
});

test("the marks that open and close variations are not printed", async () => {
  await open(`<jadoube-board id="b" ${GAME.replace("*", "2... Nc6 (2... d6 3. d4) *")} eager></jadoube-board>`);
  await run(`await until(() => isLive($("#b"))); await until(() => inside($("#b"), ".fold").length === 2);`);
  await prefer({}, "print");
  const { text, controls } = await run(READ);
  await prefer({});
  assert.deepEqual(controls, []);
  assert.match(text.join(" "), /c5/);
});

test("a page of exercises becomes a file of few pages", async () => {
  await open(`<jadoube-board eager ${MATE}></jadoube-board>`.repeat(4), { head: "<style>body { font-size: 16px }</style>" });
  await run(`await until(() => [...document.querySelectorAll("jadoube-board")].every(isLive)); await settled();`);
  const { data } = await browser.cdp("Page.printToPDF", { printBackground: false });
  const pages = Buffer.from(data, "base64").toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;
  assert.ok(pages <= 3, `${pages} pages`);
});
