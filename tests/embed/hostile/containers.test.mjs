// Boards in everything that a page can put them into, on a phone and on a screen: they are as wide as
// there is room, up to 26rem, and never wider.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { loader, open, resize, run } = await browserWithPages();

const TEXT = "Some words beside the board, of which there are enough to fill more than one line of any page.";

/** What is around a board, with `%` for the board. */
const CONTAINERS = {
  "a block": "<div>%</div>",
  "a cell of a table": "<table><tr><td>%</td></tr></table>",
  "a head cell of a table": "<table><tr><th>%</th></tr></table>",
  "a cell beside one of text": `<table><tr><td>%</td><td>${TEXT}</td></tr></table>`,
  "a cell of two with boards": "<table><tr><td>%</td><td>%</td></tr></table>",
  "a fixed table": `<table style="table-layout: fixed; width: 100%"><tr><td>%</td></tr></table>`,
  "a block laid out as a table": `<div style="display: table">%</div>`,
  "a block laid out as a cell": `<div style="display: table-cell">%</div>`,
  "an open dialog": "<dialog open>%</dialog>",
  "an inline block": `<div style="display: inline-block">%</div>`,
  "a paragraph of inline blocks": `<p><span style="display: inline-block">%</span> ${TEXT}</p>`,
  "a float to the left": `<div style="float: left">%</div>`,
  "a float to the right": `<div style="float: right">%</div>`,
  "an absolute block": `<div style="position: absolute">%</div>`,
  "a fixed block": `<div style="position: fixed; left: 0; top: 0">%</div>`,
  "a row of flexible items": `<div style="display: flex"><div>%</div></div>`,
  "a flexible item beside text": `<div style="display: flex"><div>%</div><p>${TEXT}</p></div>`,
  "a row in which it is the item": `<div style="display: flex">%<p>${TEXT}</p></div>`,
  "a column of centered items": `<div style="display: flex; flex-direction: column; align-items: center"><div>%</div></div>`,
  "an inline row of items": `<div style="display: inline-flex"><div>%</div></div>`,
  "a row that wraps": `<div style="display: flex; flex-wrap: wrap"><div>%</div><div>%</div></div>`,
  "a grid that is as wide as its items": `<div style="display: inline-grid"><div>%</div></div>`,
  "an automatic column": `<div style="display: grid; grid-template-columns: auto 1fr"><div>%</div><p>${TEXT}</p></div>`,
  "a column of the least content": `<div style="display: grid; grid-template-columns: min-content 1fr"><div>%</div><p>${TEXT}</p></div>`,
  "a column of the most content": `<div style="display: grid; grid-template-columns: max-content"><div>%</div></div>`,
  "a fraction of a grid": `<div style="display: grid; grid-template-columns: 1fr"><div>%</div></div>`,
  "a column that fits its content": `<div style="display: grid; grid-template-columns: fit-content(90vw)"><div>%</div></div>`,
  "a grid of centered items": `<div style="display: grid; justify-items: center"><div>%</div></div>`,
  "a block that fits its content": `<div style="width: fit-content">%</div>`,
  "a block of the least content": `<div style="width: min-content">%</div>`,
  "a figure": "<figure>%<figcaption>A board</figcaption></figure>",
  "an open disclosure": "<details open><summary>A board</summary>%</details>",
  "a set of fields": "<fieldset><legend>A board</legend>%</fieldset>",
  "a page that positions it": "<style>main > jadoube-board { position: absolute }</style>%",
  "a page that fixes it": "<style>main > jadoube-board { position: fixed }</style>%",
  "a page that says where it ends": "<style>main > jadoube-board { position: absolute; left: 20px; right: 20px }</style>%",
  "a popover": `<div popover="manual">%</div>`,
};

/** In these a page asks for no more than a line needs at least. */
const NARROW = ["a column of the most content", "a block of the least content", "a column of the least content"];
/** In these several boards share the room. */
const SHARED = [
  "a cell of two with boards",
  "a cell beside one of text",
  "a flexible item beside text",
  "a row in which it is the item",
];

const BOARDS = {
  diagram: `<jadoube-board fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"><span slot="caption">A caption of a few words</span></jadoube-board>`,
  setup: `<jadoube-board mode="setup" eager></jadoube-board>`,
  solve: `<jadoube-board mode="solve" goal="mate" in="2" hints fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" eager></jadoube-board>`,
  play: `<jadoube-board mode="play" undo eager></jadoube-board>`,
  find: `<jadoube-board mode="find" ask="moves" of="a1" hints give-up="1" fen="4k3/8/8/8/8/8/8/R3K3 w - - 0 1" eager></jadoube-board>`,
  line: `<jadoube-board mode="line" hints give-up="1" pgn="1. e4 e5 2. Nf3 *" eager></jadoube-board>`,
  computer: `<jadoube-board mode="computer" clock="5+3" undo eager></jadoube-board>`,
  game: `<jadoube-board mode="game" pgn="1. e4 e5 2. Nf3 *" eager></jadoube-board>`,
};

/** How wide the boards in a container are, how far the page goes over the window, and what lies below a
 * board and goes over it. */
const MEASURED = `
  const [markup, mode] = words;
  const main = $("main");
  main.innerHTML = markup;
  $("[popover]")?.showPopover();
  const boards = [...main.querySelectorAll("jadoube-board")];
  await until(() => boards.every((board) => said(board)));
  if (mode !== "diagram") await until(() => boards.every(isLive));
  await settled();
  const root = document.documentElement;
  return { widths: boards.map((board) => inside(board, ".frame")[0].getBoundingClientRect().width),
    over: Math.max(root.scrollWidth - root.clientWidth,
      ...boards.map((board) => board.getBoundingClientRect().right - innerWidth)),
    // The row of a game does not wrap.
    wide: mode === "game" ? [] : boards.flatMap((board) => inside(board, ".controls *")
      .filter((node) => node.checkVisibility() && !node.closest("svg, .visually-hidden")
        && node.getBoundingClientRect().right > board.getBoundingClientRect().right + 1)
      .map((node) => node.localName + "." + node.className)), failures };`;

for (const [mode, board] of Object.entries(BOARDS)) {
  for (const width of [1280, 320]) {
    test(`a ${mode} is seen in everything that a page of ${width} px puts it into`, async () => {
      await resize(width);
      await open("");
      const wrong = {};
      for (const [name, markup] of Object.entries(CONTAINERS)) {
        const observed = await run(MEASURED, markup.replaceAll("%", board), mode);
        const least = NARROW.includes(name) ? Math.min(200, width * 0.4) : SHARED.includes(name) ? width * 0.15 : width === 320 ? 180 : 410;
        const isWell = observed.widths.every((wide) => wide >= least && wide <= 416.5) && observed.over <= 0.5;
        if (!isWell || observed.wide.length || observed.failures.length) {
          wrong[name] = observed;
        }
      }
      assert.deepEqual(wrong, {});
    });
  }
}

test("before the loader is there, the small sheet keeps the room of boards in all of them", async () => {
  const head = `<link rel="stylesheet" href="${loader}jadoube.css">`;
  for (const width of [1280, 320]) {
    await resize(width);
    await open("", { script: "", head });
    const wrong = {};
    for (const [name, markup] of Object.entries(CONTAINERS)) {
      const observed = await run(
        `$("main").innerHTML = words[0];
         $("[popover]")?.showPopover();
         const root = document.documentElement;
         return { widths: [...$("main").querySelectorAll("jadoube-board")].map((board) => board.offsetWidth),
           over: root.scrollWidth - root.clientWidth };`,
        markup.replaceAll("%", BOARDS.diagram),
      );
      const isShared = SHARED.includes(name);
      if (observed.widths.some((wide) => wide < 100) || (!isShared && observed.over > 0)) {
        wrong[name] = observed;
      }
    }
    assert.deepEqual(wrong, {});
  }
});

test("a board is as wide in a table as the page lets it be, and a game as wide as with its moves", async () => {
  await resize(1280);
  const head = "<style>#small { --jadoube-max-size: 150px }</style>";
  await open(
    `<table><tr><td>${BOARDS.diagram.replace(" ", ` id="small" `)}</td></tr></table>
     <table><tr><td>${BOARDS.game.replace(" ", ` id="game" `)}</td></tr></table>`,
    { head },
  );
  const widths = await run(`await until(() => isLive($("#game"))); await settled();
    return [$("#small").offsetWidth, $("#game").offsetWidth];`);
  assert.deepEqual(widths, [150, 416 + 320]);
});
