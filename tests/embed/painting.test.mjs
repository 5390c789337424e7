// What is painted, and from what.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, open, run } = await browserWithPages();

/** The pieces of a board by the places of their squares, as they are seen. */
const PIECES = `inside($("jadoube-board"), "use").map((piece) =>
  piece.getAttribute("href").slice(1) + " " + piece.getAttribute("x") / 48 + " " + piece.getAttribute("y") / 48)`;

test("a board paints its pieces at once, without any program", async () => {
  await open(`<jadoube-board fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1">White: king e1.</jadoube-board>`);
  assert.deepEqual(await run(`return ${PIECES}`), ["bk 4 0", "wp 4 6", "wk 4 7"]);
  const { boxes, files, text } = await run(`
    const board = $("jadoube-board");
    const [svg] = inside(board, "svg");
    const { width, height } = svg.getBoundingClientRect();
    const square = inside(board, "use")[1].getBoundingClientRect();
    return { boxes: [width, height, square.width > 10], text: board.textContent,
      files: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname) };`);
  assert.deepEqual(boxes, [416, 416, true]);
  assert.equal(text, "White: king e1.");
  assert.deepEqual(files, ["/jadoube.js"]);
  assert.deepEqual(await run("await until(() => heard.length); return heard"), [
    { name: "ready", on: "", mode: "diagram" },
  ]);
});

test("a board is turned, by attribute and by method", async () => {
  await open(`<jadoube-board fen="4k3/8/8/8/8/8/4P3/R3K3 b - -" orientation="auto"></jadoube-board>`);
  assert.deepEqual(await run(`return ${PIECES}`), ["wk 3 0", "wr 7 0", "wp 3 1", "bk 3 7"]);
  await run(`$("jadoube-board").flip()`);
  assert.deepEqual(await run(`return ${PIECES}`), ["bk 4 0", "wp 4 6", "wr 0 7", "wk 4 7"]);
  assert.equal(await run(`return $("jadoube-board").getAttribute("orientation")`), "white");
});

test("the word start, a bare placement and a record each give a position", async () => {
  await open(`<jadoube-board fen="start"></jadoube-board><jadoube-board></jadoube-board>
    <jadoube-board fen="8/8/8/3N4/8/8/8/8"></jadoube-board><jadoube-board fen="8/8/8/8/8/8/8/8"></jadoube-board>
    <jadoube-board mode="game"><script type="application/x-chess-pgn">
      [FEN "7k/8/8/8/8/8/8/K7 b - - 0 1"]

      1... Kg7 *
    </script></jadoube-board>`);
  const said = await run(`return [...document.querySelectorAll("jadoube-board")].map(said)`);
  assert.match(said[0], /^Diagram, white at the bottom\. White: king e1; queen d1; rooks? a1 and h1; /);
  assert.equal(said[1], said[0]);
  assert.deepEqual(said.slice(2), [
    "Diagram, white at the bottom. White: knight d5.",
    "Diagram, white at the bottom. No pieces.",
    "Diagram, white at the bottom. White: king a1. Black: king h8. Black to move.",
  ]);
});

test("coordinates stand outside, inside or nowhere, named from the bottom side", async () => {
  for (const [coordinates, orientation, texts, box] of [
    ["outside", "white", "1a2b3c4d5e6f7g8h", "-22 -8 414 414"],
    ["inside", "black", "1a2b3c4d5e6f7g8h", "-1 -1 386 386"],
    ["none", "white", "", "-1 -1 386 386"],
  ]) {
    await open(`<jadoube-board coordinates="${coordinates}" orientation="${orientation}"></jadoube-board>`);
    assert.deepEqual(
      await run(`const board = $("jadoube-board");
        return [inside(board, "text").map((text) => text.textContent).join(""),
          inside(board, "svg")[0].getAttribute("viewBox")];`),
      [texts, box],
    );
  }
  await open(`<jadoube-board orientation="black"></jadoube-board>`);
  const [first, last] = await run(`
    const texts = inside($("jadoube-board"), "text").map((text) => [text.textContent, text.getAttribute("y")]);
    return ["8", "1"].map((rank) => +texts.find(([text]) => text === rank)[1]);`);
  assert.deepEqual([first, last], [360, 24]);
});

test("arrows and marks are drawn as in pictures, each in its color", async () => {
  await open(`<jadoube-board arrows="a1a3 red:c4f7,f3f7 Bb1-c3" marks="red:f7 e4,Yd5" last-move="e2e4" check="e8">
    </jadoube-board>`);
  const { arrows, marks, ticks, teeth } = await run(`
    const board = $("jadoube-board");
    const classes = (part) => inside(board, "[part=" + part + "]").map((node) => node.getAttribute("class"));
    return { arrows: inside(board, "[part=arrow]").map((node) => [node.getAttribute("class"), node.getAttribute("d")]),
      marks: classes("mark"), ticks: inside(board, "[part=last-move]").length,
      teeth: inside(board, "[part=check]").map((node) => node.getAttribute("transform")) };`);
  assert.deepEqual(arrows.map(([ink]) => ink), ["arrow ink0", "arrow ink1", "arrow ink1", "arrow ink2"]);
  // The outline that `picture::arrow_path` gives, level and upright lines in their longer form.
  assert.equal(arrows[0][1], "M28 346L28 287L37 287L24 268L11 287L20 287L20 346z");
  assert.deepEqual(marks, ["mark ink1", "mark ink0", "mark ink3"]);
  assert.deepEqual([ticks, teeth], [2, ["translate(192 0)"]]);
});

test("every attribute is a property, and a change is painted in the same frame", async () => {
  await open(`<jadoube-board id="one" max-moves="6" hints undo></jadoube-board>`);
  const observed = await run(`
    const board = $("#one");
    const before = [board.mode, board.maxMoves, board.hints, board.canUndo, typeof board.undo, board.required];
    board.fen = "8/8/8/3N4/8/8/8/8";
    board.storageKey = "k";
    board.noAnimation = true;
    board.marks = "b4";
    await null;
    const after = [board.getAttribute("storage-key"), board.hasAttribute("no-animation"), said(board)];
    board.marks = null;
    return { before, after, gone: board.hasAttribute("marks") };`);
  assert.deepEqual(observed.before, ["diagram", "6", true, true, "function", false]);
  assert.deepEqual(observed.after, ["k", true, "Diagram, white at the bottom. White: knight d5. Marked: b4."]);
  assert.equal(observed.gone, false);
});

test("what an author puts into the slots of squares lies on them", async () => {
  await open(`<jadoube-board coordinates="outside" orientation="black">
    <b slot="square-a1">!</b><i slot="square-z9"></i></jadoube-board>`);
  const near = await run(`
    const [tag] = $("b").assignedSlot ? [$("b").assignedSlot.getBoundingClientRect()] : [];
    const rook = inside($("jadoube-board"), "use").find((piece) =>
      piece.getAttribute("x") === "336" && piece.getAttribute("y") === "0").getBoundingClientRect();
    return [Math.abs(tag.left + tag.width / 2 - rook.left - rook.width / 2) < 2,
      tag.top <= rook.top, tag.bottom >= rook.bottom - 1, $("i").assignedSlot];`);
  assert.deepEqual(near, [true, true, true, null]);
});

test("parts can be styled and colors chosen from outside", async () => {
  const head = `<style>jadoube-board { --jadoube-light: rgb(1, 2, 3); --jadoube-max-size: 200px }
    jadoube-board::part(dark) { fill: rgb(4, 5, 6) } jadoube-board::part(piece) { opacity: 0.5 }
    jadoube-board::part(caption) { color: rgb(7, 8, 9) }</style>`;
  await open(`<jadoube-board fen="8/8/8/8/8/8/8/K7"><span slot="caption">Here</span></jadoube-board>`, { head });
  const observed = await run(`
    const board = $("jadoube-board");
    const style = (part, name) => getComputedStyle(inside(board, "[part~=" + part + "]")[0])[name];
    return [style("light", "fill"), style("dark", "fill"), style("piece", "opacity"), style("caption", "color"),
      board.offsetWidth, inside(board, "[part~=square]").length, inside(board, "[part=board]").length];`);
  assert.deepEqual(observed, ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "0.5", "rgb(7, 8, 9)", 200, 2, 1]);
});

test("a board becomes a picture that needs nothing else and looks the same", async () => {
  await open(`<jadoube-board fen="r3k2r/8/8/8/8/8/8/R3K2R w" arrows="a1a8" marks="red:e4" last-move="e1e2"
    check="e8"></jadoube-board>`);
  const { text, names, ink } = await run(`
    const board = $("jadoube-board");
    const text = board.toSVG();
    const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const picture = new Image();
    picture.src = "data:image/svg+xml," + encodeURIComponent(text);
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 414, height: 414 });
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const at = (x, y) => [...context.getImageData(x + 22, y + 8, 1, 1).data].join(" ");
    return { text, names: [...read.querySelectorAll("[class], [part]")].length,
      ink: [at(60, 60), at(108, 60), at(24, 200), at(24, 364), at(-20, -6)] };`);
  assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.match(text, /aria-label="Diagram, white at the bottom\. White: king e1; rook/);
  assert.equal(names, 0);
  const [light, dark, arrow, piece, paper] = ink;
  assert.deepEqual([light, dark], ["241 229 205 255", "189 148 105 255"]);
  assert.notEqual(arrow, light);
  assert.equal(piece, "255 250 240 255");
  assert.equal(paper, "255 255 255 255");
});

test("white pieces look different from black pieces", async () => {
  const seen = async (piece) => {
    await open(`<jadoube-board fen="8/8/8/8/8/8/8/${piece}7" coordinates="none"></jadoube-board>`);
    const [x, y, width, height] = await run(`
      await settled();
      const [use] = inside($("jadoube-board"), "use");
      const { x, y, width, height } = use.getBoundingClientRect();
      return [x, y, width, height];`);
    const clip = { x, y, width, height, scale: 1 };
    return (await browser.cdp("Page.captureScreenshot", { format: "png", clip })).data;
  };
  const [white, black, again] = [await seen("R"), await seen("r"), await seen("R")];
  assert.equal(white, again);
  assert.notEqual(white, black);
});
