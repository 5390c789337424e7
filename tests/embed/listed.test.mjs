// Nothing that is listed does nothing: every attribute, property, method, event, slot, part and custom
// property that `board.d.ts` and the reference name is tried, and something comes of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { EVENTS, METHODS, NAMES, STATES } from "../../src/embed/loader/attributes.js";
import { browserWithPages } from "./support/page.mjs";
import { root } from "./support/place.mjs";

const { loader, open, pages, run } = await browserWithPages();
pages.set("/games.pgn", { body: "1. e4 *" });

const LADDER = 'fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"';
const SOLVE = `mode="solve" goal="mate" in="2" ${LADDER}`;
const ALONE = 'mode="solve" goal="reach" fen="8/8/8/8/8/8/8/B1N5 w - -"';
const BUILD = 'mode="setup" goal="position" fen="8/8/8/8/8/8/8/K1k5 w - - 0 1"';
const FIND = 'mode="find" fen="4k3/4r3/8/8/4N3/8/8/N3K3 w - - 0 1"';
const GAME = 'mode="game" pgn="1. e4 e5 2. Nf3 *"';
const COMPUTER = 'mode="computer" level="1" seed="7"';
const MATE = 'name="q" fen="6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"';
const LINE = 'mode="line" side="white" no-animation pgn="1. e4 e5 (1... c5 2. Nf3 *) 2. Nf3 *"';

/** One game of a set, as an attribute has it. */
const PUZZLE = "[FEN &quot;6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1&quot;] 1. Re8# *";

/** What can be seen of a board, with the places of everything in it. */
const SEEN = `return inside(board, ".body")[0].outerHTML + JSON.stringify(inside(board, "*").map((node) => {
  const { width, height } = node.getBoundingClientRect();
  return [width, height];
}))`;
const STYLE = `return JSON.stringify(["color", "--outline", "--move-time", "padding"].map((name) =>
  getComputedStyle(inside(board, ".body")[0]).getPropertyValue(name)))`;
/** What a move of the reader leaves behind. */
const moved = (observed) => `cell(board, "e2").click(); cell(board, "e4").click(); await settled(); return ${observed}`;

/** What a game against the computer shows before its first move. */
const played = (observed) => `await until(() => isLive(board)); return ${observed}`;

/** For each attribute two boards that differ in it alone, and what tells them apart. */
const ATTRIBUTES = {
  mode: ['mode="setup"', "", SEEN],
  fen: ['fen="8/8/8/8/8/8/8/K1k5"', "", SEEN],
  pgn: ['mode="game" pgn="1. e4 *"', 'mode="game" pgn="1. d4 *"', SEEN],
  src: ['mode="game" src="/games.pgn"', 'mode="game" pgn="1. d4 *"', SEEN],
  game: ['mode="game" pgn="1. e4 * 1. d4 *" game="2"', 'mode="game" pgn="1. e4 * 1. d4 *"', SEEN],
  goal: [`mode="solve" goal="mate" in="1" ${LADDER}`, `mode="solve" goal="stalemate" in="1" ${LADDER}`, SEEN],
  ask: [`${FIND} ask="moves"`, `${FIND} ask="captures"`, SEEN],
  in: [SOLVE, SOLVE.replace('in="2"', 'in="3"'), SEEN],
  by: [`${ALONE} to="b3" by="n"`, `${ALONE} to="b3"`, `await board.move("Bb2"); return board.fen`],
  to: [`${ALONE} to="b3"`, `${ALONE} to="b2"`, SEEN],
  "max-moves": [`${ALONE} to="h8" max-moves="1"`, `${ALONE} to="h8"`, `await board.move("Bb2"); return board.fen`],
  of: [`${FIND} ask="moves" of="a1"`, `${FIND} ask="moves" of="e4"`, SEEN],
  side: [`${FIND} ask="pinned" side="white"`, `${FIND} ask="pinned" side="black"`, SEEN],
  sides: ['mode="play" sides="black"', 'mode="play"', "return board.legalMoves.length"],
  reply: [`${LINE} reply="all"`, LINE, `
    await board.move("e4");
    await until(() => board.legalMoves.includes("Nf3"));
    await board.move("Nf3");
    return board.solved`],
  start: [`${GAME} start="1b"`, GAME, "return board.fen"],
  "give-up": [`${SOLVE} give-up="1"`, SOLVE, 'await board.move("Kf2"); return board.value'],
  "max-tries": [`${SOLVE} max-tries="1"`, SOLVE, 'await board.move("Kf2"); return board.value'],
  target: [`${BUILD} target="8/8/8/8/8/8/8/K1k5"`, `${BUILD} target="8/8/8/8/8/8/8/K2k4"`, `
    named(board, "Check").click();
    await until(() => noted(board));
    return noted(board)`],
  hints: [`${SOLVE} hints`, SOLVE, SEEN],
  undo: ['mode="play" undo', 'mode="play"', SEEN],
  name: ['mode="play" name="q"', 'mode="play"', moved('[...new FormData($("form")).keys()].join()')],
  required: [`${SOLVE} required`, SOLVE, "return board.checkValidity()"],
  disabled: ['mode="play" disabled', 'mode="play"', moved("board.fen")],
  "storage-key": ['mode="play" storage-key="kept"', 'mode="play"', `localStorage.clear(); ${moved("localStorage.length")}`],
  moves: [`${GAME} moves="none"`, `${GAME} moves="bottom"`, SEEN],
  orientation: ['orientation="black"', "", SEEN],
  coordinates: ['coordinates="none"', "", SEEN],
  theme: ['theme="contrast"', "", STYLE],
  pieces: ['pieces="bold"', "", STYLE],
  arrows: ['arrows="e2e4"', "", SEEN],
  marks: ['marks="e4"', "", SEEN],
  "last-move": ['last-move="e2e4"', "", SEEN],
  check: ['check="e1"', "", SEEN],
  notation: [`${GAME} notation="sentence"`, GAME, SEEN],
  overlays: ['mode="play" overlays="attacks"', 'mode="play"', SEEN],
  sound: ['mode="play" sound', 'mode="play"', `
    let sounds = 0;
    window.AudioContext = class { constructor() { sounds += 1; throw new Error("no sound here"); } };
    await board.move("e4");
    return sounds`],
  speech: ['mode="play" speech', 'mode="play"', `
    let spoken = "";
    speechSynthesis.speak = ({ text }) => (spoken += text);
    await board.move("e4");
    return spoken`],
  "no-animation": ['mode="play" no-animation', 'mode="play"', STYLE],
  eager: ['mode="play" eager class="far"', 'mode="play" class="far"', `
    for (let turn = 0; turn < 20 && !isLive(board); turn += 1) await settled();
    return isLive(board)`],
  level: [COMPUTER.replace('level="1"', 'level="3"'), COMPUTER, played("board.pgn")],
  odds: [`${COMPUTER} odds="rook"`, COMPUTER, played("board.fen")],
  clock: [`${COMPUTER} clock="5+3"`, COMPUTER, played('inside(board, ".body")[0].textContent')],
  seed: [`${COMPUTER.replace('"7"', '"8"')} ${MATE}`, `${COMPUTER} ${MATE}`, played(`board.move("Re8")
    .then(() => until(() => heard.some(({ name }) => name === "end")))
    .then(() => String([...new FormData($("form")).values()]))`)],
  lang: ['lang="en-XA"', "", `if (board.lang) await until(() => said(board).includes("⟦")); return said(board)`],
};

test("every attribute of the table is tried", () => {
  assert.deepEqual(Object.keys(ATTRIBUTES).sort(), [...NAMES].sort());
});

for (const [name, [one, other, probe]] of Object.entries(ATTRIBUTES)) {
  test(`the attribute ${name} does something`, async () => {
    const observed = [];
    for (const attributes of [one, other]) {
      const eager = name === "eager" || attributes.includes("eager") ? "" : "eager";
      await open(`<form><jadoube-board ${eager} ${attributes}></jadoube-board></form>`, {
        head: "<style>.far { margin-block-start: 20000px }</style>",
      });
      observed.push(await run(`
        const board = $("jadoube-board");
        if (${name !== "eager"}) await until(() => heard.some(({ name }) => name === "ready"));
        ${probe};`));
    }
    assert.notDeepEqual(observed[0], observed[1]);
  });
}

test("every method and every state of a played board has its answer", async () => {
  await open(`<jadoube-board id="a" mode="play" undo hints eager></jadoube-board>
    <jadoube-board id="b" ${GAME} eager></jadoube-board>
    <jadoube-board id="c" ${SOLVE} hints eager></jadoube-board>`);
  const observed = await run(`
    const [a, b, c] = ["#a", "#b", "#c"].map($);
    await until(() => [a, b, c].every(isLive));
    const observed = { move: await a.move("e4") };
    const { fen } = a;
    await a.undo();
    observed.undo = a.fen !== fen;
    observed.goTo = [await b.goTo("2w"), await b.goTo("9w")];
    await c.hint();
    observed.hint = heard.some(({ name }) => name === "hint");
    await c.move("Ra7");
    await c.reset();
    observed.reset = c.fen === c.getAttribute("fen");
    observed.toPNG = (await a.toPNG()).type;
    observed.shareURL = new URL(await a.shareURL()).pathname;
    observed.print = await Promise.race([a.print().then(() => true), new Promise((late) => setTimeout(late, 1000, true))]);
    observed.states = ${JSON.stringify(STATES)}.map((name) => [name, typeof a[name]]);
    const before = a.orientation;
    a.flip();
    observed.flip = a.orientation !== before;
    observed.toSVG = a.toSVG().startsWith("<svg");
    return observed;`);
  const { states, ...methods } = observed;
  assert.deepEqual(methods, {
    move: true,
    undo: true,
    goTo: [true, false],
    hint: true,
    reset: true,
    toPNG: "image/png",
    shareURL: "/embed.html",
    print: true,
    flip: true,
    toSVG: true,
  });
  assert.deepEqual(METHODS.filter((name) => !(name in methods)), []);
  assert.deepEqual(states, [["pgn", "string"], ["position", "object"], ["legalMoves", "object"], ["solved", "boolean"]]);
});

test("every event of the table is heard", async () => {
  await open(`<jadoube-board id="a" mode="play" eager fen="7k/8/5KQ1/8/8/8/8/8 w - - 1 0"></jadoube-board>
    <jadoube-board id="b" ${GAME} eager></jadoube-board><jadoube-board id="c" ${SOLVE} hints eager></jadoube-board>
    <jadoube-board id="d" mode="setup" eager></jadoube-board><jadoube-board id="e" fen="x"></jadoube-board>
    <jadoube-board id="f" mode="line" eager pgn="${PUZZLE}&#10;&#10;${PUZZLE}"></jadoube-board>`);
  const observed = await run(`
    const [a, b, c, d] = ["#a", "#b", "#c", "#d"].map($);
    await until(() => heard.filter(({ name }) => name === "ready").length === 5);
    for (let puzzle = 0; puzzle < 2; puzzle += 1) {
      await until(() => named($("#f"), "Skip"));
      named($("#f"), "Skip").click();
      await settled();
    }
    await until(() => heard.some(({ name }) => name === "summary"));
    await a.move("Qa8+");
    await a.reset();
    await a.move("Kg5");
    await a.reset();
    tap(a, "g6");
    tap(a, "a5");
    await until(() => heard.some(({ name }) => name === "illegal"));
    await a.move("Qg7#");
    await b.goTo("2w");
    await c.hint();
    await c.move("Kf2");
    await c.move("Ra7");
    await until(() => c.legalMoves.includes("Rb8#"));
    await c.move("Rb8#");
    inside(d, "button").find(({ textContent }) => textContent.trim() === "Empty board").click();
    await until(() => heard.some(({ name }) => name === "setup"));
    await until(() => heard.some(({ name }) => name === "error"));
    return [...new Set(heard.map(({ name }) => name))].sort();`);
  assert.deepEqual(observed, [...EVENTS].sort());
});

const reference = readFileSync(join(root, "examples/README.md"), "utf8");
/** The names in a row of the last table of the reference. */
const listed = (row) => {
  const [, line] = new RegExp(`^\\| ${row} \\| (.*) \\|$`, "m").exec(reference);
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
};

test("every custom property is used by a style sheet", async () => {
  const files = ["jadoube.css", "jadoube.js", "jadoube.program.js", "jadoube.game.wasm", "jadoube.setup.wasm"];
  const texts = await Promise.all(files.map(async (file) => (await fetch(new URL(file, loader))).text()));
  const unused = listed("custom properties").filter((name) => !new RegExp(`var\\(${name}[,)]|style\\(${name}:`).test(texts.join()));
  assert.deepEqual(unused, []);
});

test("the font of a board is that of its property", async () => {
  await open(`<jadoube-board ${SOLVE} eager style="--jadoube-font: monospace"></jadoube-board>`);
  const fonts = await run(`
    const board = $("jadoube-board");
    await until(() => isLive(board));
    return [".headline", ".note"].map((name) => getComputedStyle(inside(board, name)[0]).fontFamily);`);
  assert.deepEqual(fonts, ["monospace", "monospace"]);
});

test("every part and every slot is there, on some board", async () => {
  const record = `[White &quot;A&quot;] [Black &quot;B&quot;] 1. e4 {[%clk 0:01:00] A comment.} $1 (1. d4 {Other.} d5) e5 *`;
  await open(`<jadoube-board check="e1" last-move="e2e4" arrows="e2e4" marks="e4"><p slot="prompt">P</p>
      <p slot="caption">C</p><p slot="square-a1">a</p><p slot="square-h8">h</p></jadoube-board>
    <jadoube-board id="p" mode="play" eager fen="3k4/P7/8/8/8/8/8/4K3 w - - 0 1"></jadoube-board>
    <jadoube-board mode="game" eager start="1b" moves="bottom" pgn="${record}"></jadoube-board>
    <jadoube-board mode="line" eager pgn="${PUZZLE}&#10;&#10;${PUZZLE}"></jadoube-board>
    <jadoube-board id="s" ${SOLVE} eager hints></jadoube-board>`);
  const there = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    await until(() => boards.slice(1).every(isLive));
    const parts = new Set();
    const slots = new Set();
    const look = () => boards.forEach(({ shadowRoot }) => {
      shadowRoot.querySelectorAll("[part]").forEach(({ part }) => part.forEach((name) => parts.add(name)));
      shadowRoot.querySelectorAll("slot").forEach(({ name }) => slots.add(name));
    });
    look();
    tap($("#p"), "a7");
    await settled();
    look();
    tap($("#p"), "a8");
    await settled();
    look();
    await $("#s").move("Kf2");
    look();
    await $("#s").move("Ra7");
    await until(() => $("#s").legalMoves.includes("Rb8#"));
    await $("#s").move("Rb8#");
    look();
    return { parts: [...parts], slots: [...slots] };`);
  const missing = (row, found) => listed(row).filter((name) => !found.includes(name));
  assert.deepEqual({ parts: missing("parts", there.parts), slots: missing("slots", there.slots) }, { parts: [], slots: [] });
});
