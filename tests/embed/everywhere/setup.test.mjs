// Positions that are set up, with the boards from another origin than the page. `BROWSERS` names
// the browsers, all three where nothing is named.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const RIGHT = "\uE014";
const DELETE = "\uE017";

const BOARD = `<form><label for="s">Position</label>
  <jadoube-board id="s" name="p" mode="setup" fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1" eager></jadoube-board></form>`;
const TOLD = `const observed = () => heard.filter(({ name }) => name === "setup").map(({ fen, faults }) => [fen, faults.length]);`;

for (const [name, { browser, loader, open, run, axe }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);
  const live = () => run(`await until(() => isLive($("#s"))); await settled();`);

  inBrowser("the board to set up lies where the diagram was", async () => {
    await open(BOARD);
    await live();
    const [width, height, frame] = await run(`
      const size = (selector) => inside($("#s"), selector)[0].getBoundingClientRect();
      const { width, height } = size(".layer .board");
      return [width, height, size(".frame").width];`);
    assert.deepEqual([width, height], [frame, frame]);
  });

  inBrowser("pieces are dragged onto the board, over it and off it", async () => {
    await open(BOARD);
    await live();
    const observed = await run(`${TOLD}
      const board = $("#s");
      const middle = (node) => { const { left, top, width, height } = node.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
      const fire = (node, type, [clientX, clientY]) => node.dispatchEvent(new PointerEvent(type, { clientX, clientY,
        pointerId: 1, isPrimary: true, button: 0, bubbles: true, composed: true, cancelable: true, pointerType: "mouse" }));
      let carried;
      const drag = async (from, to) => {
        const [start, end] = [middle(from), Array.isArray(to) ? to : middle(to)];
        fire(from, "pointerdown", start);
        fire(from, "pointermove", [start[0] + 9, start[1] + 9]);
        await settled();
        fire(from, "pointermove", end);
        await settled();
        const [x, y] = middle(inside(board, ".carried")[0]);
        carried = Math.hypot(x - end[0], y - end[1]) < 3;
        fire(from, "pointerup", end);
        await settled();
      };
      await drag(inside(board, "[data-tool=Q]")[0], cell(board, "d1"));
      const underHand = [carried];
      await drag(cell(board, "d1"), cell(board, "d8"));
      underHand.push(carried);
      await drag(cell(board, "h1"), [2, 2]);
      await until(() => observed().length === 3);
      return { observed: observed(), underHand, value: JSON.parse(board.value).fen, fen: board.fen, headline: headline(board), failures };`);
    assert.deepEqual(observed, {
      observed: [
        ["4k3/8/8/8/8/8/8/3QK2R w K - 0 1", 0],
        ["3Qk3/8/8/8/8/8/8/4K2R w K - 0 1", 1],
        ["3Qk3/8/8/8/8/8/8/4K3 w - - 0 1", 1],
      ],
      underHand: [true, true],
      value: "3Qk3/8/8/8/8/8/8/4K3 w - - 0 1",
      fen: "3Qk3/8/8/8/8/8/8/4K3 w - - 0 1",
      headline: observed.headline,
      failures: [],
    });
    assert.match(observed.headline, /check/);
    assert.deepEqual(await axe(), []);
  });

  inBrowser("a position is set up by keys alone", async () => {
    await open(BOARD);
    await live();
    await browser.run(`cell(document.querySelector("#s"), "e4").focus();`);
    await browser.press("Q", RIGHT, "n", RIGHT, "p", DELETE);
    const observed = await run(`${TOLD}
      await until(() => observed().length === 4);
      return [observed().at(-1), noted($("#s")), $("#s").shadowRoot.activeElement.dataset.square];`);
    assert.deepEqual(observed, [["4k3/8/8/8/4Qn2/8/8/4K2R w K - 0 1", 1], "g4 is empty.", "g4"]);
  });

  inBrowser("the rest of the position has its fields, and buttons begin anew", async () => {
    await open(BOARD);
    await live();
    const observed = await run(`${TOLD}
      const board = $("#s");
      const field = (text) => inside(board, "label").find((label) => label.textContent.trim() === text).querySelector("input");
      field("Black").click();
      await until(() => board.fen.includes(" b "));
      field("White, kingside").click();
      await until(() => board.fen.includes(" b - "));
      named(board, "Empty board").click();
      await until(() => board.fen === "8/8/8/8/8/8/8/8 w - - 0 1");
      const faults = heard.at(-1).faults;
      named(board, "Start position").click();
      await until(() => headline(board) === "Legal position");
      named(board, "Take back").click();
      await until(() => headline(board) === faults.join(" "));
      $("form").reset();
      await until(() => board.fen.startsWith("4k3/") && named(board, "Take back").disabled);
      return { faults: faults.length, shifts, failures };`);
    assert.deepEqual(observed, { faults: 2, shifts: [], failures: [] });
  });

  inBrowser("nothing moves while the loader and the program come", async () => {
    const head = `<link rel="stylesheet" href="${loader}jadoube.css">`;
    for (const width of [416, 320]) {
      await open(`<div style="inline-size: ${width}px">${BOARD}</div><p>Text</p>`, { head, script: "jadoube.js?late" });
      await live();
      assert.deepEqual(await run(`return shifts`), [], String(width));
    }
  });
}
