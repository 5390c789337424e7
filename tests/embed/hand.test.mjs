// A board in the hand: mouse and finger, in a page of any make.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, open, run, axe } = await browserWithPages();

const live = () => run(`await until(() => isLive($("jadoube-board"))); await settled();`);
const middle = (square) =>
  run(
    `const { x, y, width, height } = cell($("jadoube-board"), words[0]).getBoundingClientRect();
     return { x: x + width / 2, y: y + height / 2 };`,
    square,
  );

async function drag(from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  const mouse = (type, place, buttons) =>
    browser.cdp("Input.dispatchMouseEvent", { type, ...place, button: "left", buttons, clickCount: 1 });
  await mouse("mousePressed", start, 1);
  for (const part of [0.3, 0.7, 1]) {
    await mouse("mouseMoved", { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }, 1);
  }
  await mouse("mouseReleased", end, 0);
}

test("a piece is dragged with the mouse, and a pawn asks for its promotion", async () => {
  await open(`<jadoube-board mode="play" fen="7k/P7/8/8/8/8/8/K7 w - - 0 1" eager></jadoube-board>`);
  await live();
  await drag("a1", "b2");
  await run(`await until(() => $("jadoube-board").fen.startsWith("7k/P7/8/8/8/8/1K6/8 b"));`);
  await drag("h8", "g8");
  await run(`await until(() => $("jadoube-board").fen.includes(" w "));`);
  await drag("a7", "a8");
  const offered = await run(`
    const board = $("jadoube-board");
    await until(() => inside(board, "[role=dialog]")[0]);
    const dialog = inside(board, "[role=dialog]")[0].getBoundingClientRect();
    const frame = board.getBoundingClientRect();
    return [inside(board, ".choice").map(({ ariaLabel }) => ariaLabel), board.shadowRoot.activeElement.ariaLabel,
      dialog.left >= frame.left && dialog.right <= frame.right];`);
  assert.deepEqual(offered, [["queen", "rook", "bishop", "knight"], "queen", true]);
  assert.deepEqual(await axe(), []);
  // The next key may come before anything is drawn.
  const focused = await run(`
    const root = $("jadoube-board").shadowRoot;
    const press = (key) =>
      root.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return ["ArrowDown", "End", "Home"].map((key) => (press(key), root.activeElement.ariaLabel));`);
  assert.deepEqual(focused, ["rook", "knight", "queen"]);
  await browser.press("\uE015", "\uE007");
  const fen = await run(`await until(() => $("jadoube-board").fen.startsWith("R")); return $("jadoube-board").fen;`);
  assert.equal(fen, "R5k1/8/8/8/8/8/1K6/8 b - - 0 2");
});

test("a finger drags a piece, and scrolls the page beside it", async () => {
  await browser.cdp("Emulation.setTouchEmulationEnabled", { enabled: true });
  await open(`<jadoube-board mode="play" eager></jadoube-board><p class="long"></p>`, {
    head: `<link rel="stylesheet" href="/long.css">`,
  });
  await live();
  const touch = (type, places) =>
    browser.cdp("Input.dispatchTouchEvent", { type, touchPoints: places.map((place) => ({ ...place, id: 1 })) });
  const [start, end] = [await middle("e2"), await middle("e4")];
  await touch("touchStart", [start]);
  for (const part of [0.3, 0.7, 1]) {
    await touch("touchMove", [{ x: start.x, y: start.y + (end.y - start.y) * part }]);
  }
  await touch("touchEnd", []);
  const observed = await run(`
    const board = $("jadoube-board");
    await until(() => board.fen.includes("4P3"));
    const actions = ["e7", "e5"].map((square) => getComputedStyle(cell(board, square)).touchAction);
    return { actions, scrolled: scrollY };`);
  assert.deepEqual(observed, { actions: ["none", "auto"], scrolled: 0 });
  await browser.cdp("Emulation.setTouchEmulationEnabled", { enabled: false });
});

test("a refused move is explained on the board, and the page receives the reason", async () => {
  await open(`<jadoube-board mode="play" fen="4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1" eager></jadoube-board>`);
  await live();
  await drag("e2", "d3");
  const observed = await run(`
    const board = $("jadoube-board");
    await until(() => heard.some(({ name }) => name === "illegal"));
    const { from, to, code, text } = heard.find(({ name }) => name === "illegal");
    return { from, to, code, said: noted(board) === text, crossed: inside(board, ".refused").length,
      arrows: inside(board, ".arrow").length, parts: inside(board, ".piece[part~=piece]").length };`);
  assert.deepEqual(observed, { from: "e2", to: "d3", code: "pinned", said: true, crossed: 1, arrows: 1, parts: 4 });
});

test("a page styles the parts of a board", async () => {
  await open(`<jadoube-board class="own" mode="play" eager></jadoube-board>`, {
    head: `<style>.own { --jadoube-dark: rgb(1, 2, 3); --jadoube-duration: 0ms }
      .own::part(dark) { outline: 2px solid rgb(4, 5, 6) } .own::part(button) { color: rgb(7, 8, 9) }</style>`,
  });
  await live();
  const observed = await run(`
    const board = $("jadoube-board");
    const style = (node) => getComputedStyle(node);
    return [style(cell(board, "a1")).backgroundColor, style(cell(board, "a1")).outlineColor,
      style(cell(board, "b1")).outlineStyle, style(named(board, "More")).color];`);
  assert.deepEqual(observed, ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "none", "rgb(7, 8, 9)"]);
});

test("bold pieces have no inner lines, in diagrams and on played boards", async () => {
  await open(
    `<jadoube-board id="a" pieces="bold"></jadoube-board><jadoube-board id="b" mode="play" pieces="bold" eager></jadoube-board>
     <div class="all"><jadoube-board id="c"></jadoube-board><jadoube-board id="d" pieces="standard"></jadoube-board></div>
     <jadoube-board id="e" pieces="own"></jadoube-board>`,
    { head: `<style>.all { --jadoube-piece-set: bold }</style>` },
  );
  const observed = await run(`
    await until(() => isLive($("#b")));
    const seen = (board) => inside($(board), ".hatch, .crease, [stroke-width='.6']").filter((path) => path.closest("defs, symbol"))
      .map((path) => getComputedStyle(path).visibility);
    return [...["#a", "#b", "#c", "#d"].map((board) => [...new Set(seen(board))].join()), $("#a").toSVG().includes("hidden"),
      heard.filter(({ name }) => name === "error").map(({ on, attribute }) => [on, attribute])];`);
  assert.deepEqual(observed, ["hidden", "hidden", "hidden", "visible", true, [["e", "pieces"]]]);
});
