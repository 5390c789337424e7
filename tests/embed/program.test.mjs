// What the loader does for the program that boards are played with, and without it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, loader, open, run } = await browserWithPages();

const WITH = { script: "with/jadoube.js" };
const FAR = `<div style="height: 5000px"></div>`;
const COUNT = `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("program.js")).length`;

test("one program is fetched for the page, when the first board comes near", async () => {
  await open(`<jadoube-board fen="start"></jadoube-board>${FAR}${`<jadoube-board mode="play"></jadoube-board>`.repeat(3)}`, WITH);
  assert.deepEqual(await run(`await settled(); await settled(); return [${COUNT}, window.mounted?.length]`), [0, null]);
  const observed = await run(`
    document.querySelectorAll("jadoube-board")[1].scrollIntoView();
    await until(() => window.mounted?.length === 3 && heard.length === 4);
    return [${COUNT}, started, shifts, heard.map(({ mode }) => mode)];`);
  assert.deepEqual(observed, [1, 1, [], ["diagram", "play", "play", "play"]]);
});

test("a board far away is played when it is touched, focused or eager", async () => {
  for (const how of [
    "board.dispatchEvent(new PointerEvent('pointerdown'))",
    "board.focus({ preventScroll: true })",
    "board.eager = true",
    "board.move('e4')",
  ]) {
    await open(`${FAR}<jadoube-board mode="play"></jadoube-board>`, WITH);
    const observed = await run(`
      await settled();
      const board = $("jadoube-board");
      const before = window.mounted?.length;
      ${how};
      await until(() => window.mounted?.length === 1);
      return before;`);
    assert.equal(observed, undefined, how);
  }
});

test("the program gets what the author has written, and draws in the place of the diagram", async () => {
  await open(
    `<jadoube-board id="q" mode="solve" goal="mate" fen="8/8/8/8/8/8/8/K7 w" lang="de">
      <script type="application/x-chess-pgn">1. e4 *</script><jadoube-hint squares="f7">Look at f7.</jadoube-hint>
    </jadoube-board>`,
    WITH,
  );
  const observed = await run(`
    await until(() => heard.length);
    const board = $("#q");
    const [{ board: given }] = mounted;
    const { attributes, fen, pgn, hints, lang, isStill, pieces, turn } = given.data();
    const box = (node) => { const { width, height } = node.getBoundingClientRect(); return [width, height]; };
    return { goal: attributes.goal, mode: attributes.mode, fen, pgn, hints, lang, isStill, king: pieces[0], turn,
      version: given.version, host: given.host === board, layer: box(given.layer),
      svg: getComputedStyle(inside(board, "svg")[0]).display, state: [board.fen, board.solved] };`);
  assert.deepEqual(observed, {
    goal: "mate",
    mode: "solve",
    fen: "8/8/8/8/8/8/8/K7 w - - 0 1",
    pgn: "1. e4 *",
    hints: [{ squares: "f7", text: "Look at f7." }],
    lang: "de",
    isStill: false,
    king: "K",
    turn: "w",
    version: 1,
    host: true,
    layer: [416, 416],
    svg: "none",
    state: ["moved on", true],
  });
});

test("the program is given a record that stands in an attribute", async () => {
  const record = "[FEN &quot;8/8/8/8/8/8/8/K7 w - - 0 1&quot;] 1. Kb1 *";
  await open(`<jadoube-board mode="game" pgn="${record}"></jadoube-board>`, WITH);
  const observed = await run(`
    await until(() => window.mounted?.length);
    const board = $("jadoube-board");
    const { pgn, pieces } = mounted[0].board.data();
    board.setAttribute("pgn", "1. e4 *");
    await settled();
    return [pgn, pieces[0], mounted[0].board.data().pgn, said(board)];`);
  assert.deepEqual(observed.slice(0, 3), ['[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"] 1. Kb1 *', "K", "1. e4 *"]);
  assert.match(observed[3], /rooks a1 and h1/);
});

test("a pinned loader mounts the program whose digest it knows, and no other", async () => {
  await open(`<jadoube-board mode="play" eager></jadoube-board>`, { script: "pinned/jadoube.js" });
  const same = await run(`
    await until(() => window.mounted?.length || noted($("jadoube-board")));
    return [window.mounted?.length, window.started, noted($("jadoube-board"))];`);
  assert.deepEqual(same, [1, 1, ""]);
  await open(`<jadoube-board mode="play" eager></jadoube-board>`, { script: "forged/jadoube.js" });
  const other = await run(`
    await until(() => noted($("jadoube-board")));
    return [window.started ?? 0, noted($("jadoube-board"))];`);
  assert.deepEqual(other, [0, "This board can't be played: its program hasn't loaded."]);
});

test("the program hears of changes and of leaving, and mounts again", async () => {
  await open(`<jadoube-board mode="solve" goal="mate"></jadoube-board>`, WITH);
  const observed = await run(`
    await until(() => window.mounted?.length);
    const board = $("jadoube-board");
    const [first] = mounted;
    await settled();
    const start = first.updates;
    board.goal = "promote";
    await settled();
    const changed = [first.updates - start, inside(board, "button")[0].textContent];
    document.body.append(board);
    await settled();
    const moved = first.isDestroyed;
    board.remove();
    await settled();
    const left = [first.isDestroyed, inside(board, "button").length];
    document.body.append(board);
    await until(() => mounted.length === 2);
    board.mode = "diagram";
    await settled();
    return { changed, moved, left, last: mounted[1].isDestroyed,
      svg: getComputedStyle(inside(board, "svg")[0]).display, failures };`);
  assert.deepEqual(observed, {
    changed: [1, "promote null"],
    moved: false,
    left: [true, 0],
    last: true,
    svg: "block",
    failures: [],
  });
});

test("a move can be prevented by the page", async () => {
  await open(`<jadoube-board mode="play" eager></jadoube-board>`, WITH);
  const observed = await run(`
    const board = $("jadoube-board");
    const free = await board.move("e4");
    board.addEventListener("jadoube-move", (event) => event.preventDefault());
    return [free, await board.move("e5"), heard.filter(({ name }) => name === "move").map(({ san }) => san)];`);
  assert.deepEqual(observed, [true, false, ["e4", "e5"]]);
});

test("without the program the diagram stays, and a line says why", async () => {
  await open(`<jadoube-board id="b" mode="play"></jadoube-board>`, { script: "copy/jadoube.js" });
  const observed = await run(`
    const board = $("#b");
    await until(() => noted(board));
    return [noted(board), inside(board, "use").length, heard, shifts, failures];`);
  const message = "This board can't be played: its program hasn't loaded.";
  assert.deepEqual(observed, [
    message,
    32,
    [{ name: "error", on: "b", message, line: null, column: null }],
    [],
    [],
  ]);
});

test("a program that fails on a board leaves its diagram there", async () => {
  await open(`<jadoube-board mode="play" data-broken></jadoube-board>`, WITH);
  const observed = await run(`
    const board = $("jadoube-board");
    await until(() => noted(board));
    return [noted(board), getComputedStyle(inside(board, "svg")[0]).display];`);
  assert.deepEqual(observed, [
    "This board can't be played: the program of this test does not start.",
    "block",
  ]);
});

test("a strict page paints diagrams, and is named when it forbids the program", async () => {
  const policy = [
    "default-src 'none'",
    `script-src ${loader}with/jadoube.js 'unsafe-eval'`,
    "img-src data:",
    "require-trusted-types-for 'script'",
  ].join("; ");
  await open(`<jadoube-board id="d"><b slot="square-e4">!</b></jadoube-board><jadoube-board id="p" mode="play"></jadoube-board>`, {
    ...WITH,
    policy,
  });
  const observed = await run(`
    await until(() => $("#p")?.shadowRoot && noted($("#p")) && violations.length > 2);
    return [inside($("#d"), "use").length, noted($("#p")), violations.map((uri) => new URL(uri).pathname).sort()];`);
  assert.deepEqual(observed, [
    32,
    "This board can't be played: this page's security policy doesn't allow its program.",
    // The script, its wasm and the words of the task are asked for at the same time.
    ["/with/jadoube.program.js", "/with/jadoube.program.wasm", "/with/jadoube.task.js"],
  ]);
});

test("a result goes with its form, and a required one is asked for", async () => {
  await open(
    `<form><label for="q">Mate in two</label>
      <jadoube-board id="q" name="q1" mode="solve" goal="mate" required></jadoube-board>
      <jadoube-board name="d" mode="diagram" required></jadoube-board><button>Send</button></form>`,
    WITH,
  );
  const observed = await run(`
    await until(() => window.mounted?.length);
    const [board, form] = [$("#q"), $("form")];
    const sent = () => Object.fromEntries(new FormData(form));
    const before = [form.checkValidity(), board.validity.valueMissing, board.validationMessage, sent(), board.value];
    inside(board, "button")[0].click();
    const after = [form.checkValidity(), sent(), board.value, board.form === form, board.labels.length];
    form.reset();
    return { before, after, reset: [form.checkValidity(), sent(), mounted[0].isReset] };`);
  const value = '{"moves":["e4"]}';
  assert.deepEqual(observed, {
    before: [false, true, "Solve this exercise first.", {}, null],
    after: [true, { q1: value }, value, true, 1],
    reset: [false, {}, true],
  });
});

test("the browser leads to an exercise that was never seen", async () => {
  await open(
    `<form><button>Send</button>${FAR}<jadoube-board name="q1" mode="solve" required></jadoube-board></form>`,
    { script: "copy/jadoube.js" },
  );
  await browser.click(await browser.find("button"));
  const observed = await run(`
    await settled();
    return [document.activeElement === $("jadoube-board"), $("jadoube-board").getBoundingClientRect().top < innerHeight];`);
  assert.deepEqual(observed, [true, true]);
});

test("a position that the page writes back leaves the game as it is", async () => {
  await open(`<jadoube-board mode="play" sides="both" undo eager></jadoube-board>`);
  const observed = await run(`
    const board = $("jadoube-board");
    board.addEventListener("jadoube-move", ({ detail }) => (board.fen = detail.fen));
    await board.move("e4");
    await board.move("e5");
    await settled();
    const [written, record] = [board.getAttribute("fen"), board.pgn];
    await board.undo();
    await settled();
    const back = board.fen;
    board.fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    await settled();
    return [written, record.includes("1. e4 e5"), back, board.fen, failures];`);
  assert.deepEqual(observed, [
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    true,
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    "8/8/8/8/8/8/8/K1k5 w - - 0 1",
    [],
  ]);
});

test("`undo` is a method, and can be set as the attribute that it is as well", async () => {
  await open(`<jadoube-board></jadoube-board>`);
  const observed = await run(`
    const board = $("jadoube-board");
    const kind = typeof board.undo;
    board.undo = true;
    const states = [board.hasAttribute("undo"), board.canUndo];
    board.undo = undefined;
    return [kind, ...states, board.canUndo, typeof board.undo];`);
  assert.deepEqual(observed, ["function", true, true, false, "function"]);
});

test("the start position can be named where it is played from and set up", async () => {
  await open(`<jadoube-board mode="play" fen="start" eager></jadoube-board>
    <jadoube-board mode="setup" fen="start" eager></jadoube-board>`);
  const observed = await run(`
    await until(() => heard.filter(({ name }) => name === "ready").length === 2);
    return [[...document.querySelectorAll("jadoube-board")].map(({ fen }) => fen), heard.length];`);
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  assert.deepEqual(observed, [[start, start], 2]);
});
