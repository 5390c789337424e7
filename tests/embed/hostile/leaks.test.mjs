// What a page says of its text, and how a board in it looks all the same.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { loader, open, resize, run } = await browserWithPages();

const BOARDS = {
  diagram: `<jadoube-board id="b" fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"><span slot="caption">A caption of a few words</span></jadoube-board>`,
  task: `<jadoube-board id="b" mode="solve" goal="mate" in="2" hints eager fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></jadoube-board>`,
  game: `<jadoube-board id="b" mode="game" moves="bottom" eager><script type="application/x-chess-pgn">[White "Anna"]
    [Black "Bert"]

    1. e4 {A comment of a few words} e5 (1... c5 2. Nf3) 2. Nf3 *</script></jadoube-board>`,
  setup: `<jadoube-board id="b" mode="setup" eager></jadoube-board>`,
};

/** What the text around a board may be told, and nothing of which is meant for a board. */
const TEXT = [
  "white-space: pre",
  "text-transform: uppercase",
  "letter-spacing: 0.5em",
  "word-spacing: 1em",
  "word-break: break-all",
  "text-indent: 3em",
  "text-align: right",
  "line-height: 3",
  "font-weight: 900",
  "font-style: italic",
  "font-variant: small-caps",
  "font-stretch: condensed",
  "font-feature-settings: 'smcp'",
  "font-size-adjust: 0.8",
  "hyphens: auto",
  "tab-size: 1",
  "text-shadow: 0 0 3px red",
  "-webkit-text-stroke: 2px red",
  "-webkit-text-fill-color: red",
  "list-style: square inside",
  "cursor: none",
  "writing-mode: vertical-rl; inline-size: 900px; block-size: 500px",
  "fill: red; stroke: blue; stroke-width: 5px",
  "border-collapse: collapse; border-spacing: 9px",
  "quotes: none; widows: 5; orphans: 5",
];

/** Where everything in a board is, and how its letters look. */
const LOOK = `
  const board = $("#b");
  await until(() => board.mode === "diagram" ? said(board) : isLive(board));
  await settled();
  const origin = inside(board, ".frame")[0].getBoundingClientRect();
  const SAID = ["fontSize", "fontWeight", "fontStyle", "fontVariant", "letterSpacing", "wordSpacing", "lineHeight", "textTransform",
    "textShadow", "textIndent", "whiteSpace", "cursor", "fill", "stroke", "strokeWidth", "webkitTextFillColor", "writingMode"];
  const seen = [...inside(board, "*"), ...board.querySelectorAll("[slot]")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const place = width || height ? [x - origin.x, y - origin.y, width, height].map(Math.round) : [];
    return [node.localName + "." + (node.getAttribute("class") ?? ""), ...place,
      ...SAID.map((name) => style[name])].join(" ");
  });
  return { seen, failures };`;

/** What two looks differ in, as far as it fits a line. */
const differences = (one, other) => one.filter((line, index) => line !== other[index]).slice(0, 3);

for (const [name, board] of Object.entries(BOARDS)) {
  test(`nothing that a page says of its text reaches a board: ${name}`, async () => {
    await resize(1280);
    const page = (style) => [`<div id="around"><div style="inline-size: 416px">${board}</div></div>`, { head: `<style>#around { ${style} } #around > div { writing-mode: horizontal-tb }</style>` }];
    await open(...page(""));
    const calm = await run(LOOK);
    const wrong = {};
    for (const style of TEXT) {
      await open(...page(style));
      const { seen, failures } = await run(LOOK);
      const found = [...differences(seen, calm.seen), ...failures];
      if (found.length || seen.length !== calm.seen.length) {
        wrong[style] = found;
      }
    }
    assert.deepEqual(wrong, {});
  });
}

test("what hides a page hides its boards, with every line of their pieces", async () => {
  for (const board of Object.values(BOARDS)) {
    await open(`<div id="around">${board}</div>`);
    const shown = await run(`
      const board = $("#b");
      await until(() => board.mode === "diagram" ? said(board) : isLive(board));
      $("#around").style.visibility = "hidden";
      await settled();
      // What only those hear who do not see is hidden as well.
      return inside(board, "*").filter((node) => getComputedStyle(node).visibility !== "hidden").map((node) => node.localName + "." + node.getAttribute("class"));`);
    assert.deepEqual(shown, []);
  }
});

test("letters can be read in a page whose letters are small, and the board has its size", async () => {
  const head = `<style>html { font-size: 62.5% } body { font-size: 9px }</style><link rel="stylesheet" href="${loader}jadoube.css">`;
  for (const [name, board] of Object.entries(BOARDS)) {
    await open(board, { head });
    const told = await run(`
      const board = $("#b");
      await until(() => board.mode === "diagram" ? said(board) : isLive(board));
      await settled();
      const isText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
      const small = [...inside(board, "*"), ...board.querySelectorAll("[slot]")]
        .filter((node) => isText(node) && node.checkVisibility?.() && !node.closest("svg, .coordinates, .visually-hidden, style"))
        .map((node) => [node.localName + "." + node.className, parseFloat(getComputedStyle(node).fontSize)])
        .filter(([, size]) => size < 12);
      const low = inside(board, ".row button, .row input").map((node) => node.getBoundingClientRect().height).filter((height) => height < 43.5);
      return { small, low, width: inside(board, ".frame")[0].getBoundingClientRect().width, shifts, failures };`);
    assert.deepEqual(told, { small: [], low: [], width: 416, shifts: [], failures: [] }, name);
  }
});

test("a reader who wants larger letters gets them", async () => {
  await open(BOARDS.task, { head: "<style>html { font-size: 24px }</style>" });
  const [button, frame] = await run(`
    await until(() => isLive($("#b"))); await settled();
    return [parseFloat(getComputedStyle(inside($("#b"), ".row button")[0]).fontSize), inside($("#b"), ".frame")[0].getBoundingClientRect().width];`);
  assert.deepEqual([button > 21, frame], [true, 26 * 24]);
});

test("a board stands in one column of a page, never in two", async () => {
  await resize(1280);
  const board = BOARDS.task.replace(` id="b"`, "");
  const text = "<p>Some words between the boards.</p>".repeat(3);
  await open(`<div style="columns: 3; column-gap: 20px">${`${text}${board}`.repeat(5)}</div>`);
  const told = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    await until(() => boards.every(isLive));
    await settled();
    return [boards.map((board) => inside(board, ".room")[0].getClientRects().length), shifts.length >= 0, failures];`);
  assert.deepEqual(told, [Array(5).fill(1), true, []]);
});

test("English sentences stand in their own order in a page from right to left", async () => {
  const boards = `
    <jadoube-board id="b" mode="play" eager></jadoube-board>
    <jadoube-board id="t" mode="solve" goal="mate" in="2" eager fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></jadoube-board>
    <jadoube-board id="bad" fen="nothing"></jadoube-board>`;
  await open(boards, { dir: "rtl" });
  await run(`await until(() => isLive($("#b")) && isLive($("#t"))); tap($("#b"), "e2"); await settled(); tap($("#b"), "e5");
    await until(() => noted($("#b")));`);
  const told = await run(`
    const place = (node, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const said = [$("#b"), $("#t"), $("#bad")].flatMap((board) => inside(board, ".headline, .note, .fault p, .task"))
      .map((node) => node.firstChild).filter((text) => text?.data && text.parentElement.checkVisibility());
    return said.map((text) => {
      const [first, last] = [place(text, 0), place(text, text.data.length - 1)];
      return [text.data, last.top > first.top + 5 || last.left > first.left];
    });`);
  assert.ok(told.length >= 4, JSON.stringify(told));
  assert.deepEqual(told.filter(([, isInOrder]) => !isInOrder), []);
});
