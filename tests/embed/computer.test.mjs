// Boards on which the computer plays: its engine in a worker and without one, its clocks, what the page
// and a form hear of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";
import { dist, root } from "./support/place.mjs";

const { address, axe, browser, evaluate, loader, open, pages, run } = await browserWithPages();

const QUICK = `mode="computer" no-animation eager`;

/** Plays the reader's first legal move, this many times, each after the answer to the one before. */
const PLAY = `
  const answers = (board) => heard.filter(({ name, on, by }) => name === "move" && on === board.id && by === "task").length;
  const play = async (board, count) => {
    for (let turn = 1; turn <= count; turn += 1) {
      const before = answers(board);
      await board.move(board.legalMoves[0]);
      await until(() => answers(board) > before);
    }
  };`;

test("the computer answers each move of the reader, who keeps the color", async () => {
  await open(`<jadoube-board id="b" ${QUICK} level="1"></jadoube-board>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board));
    const before = board.legalMoves.length;
    await play(board, 3);
    const moves = heard.filter(({ name }) => name === "move");
    tap(board, "e8");
    await settled();
    return { before, by: moves.map(({ by }) => by), turn: board.fen.split(" ")[1], failures, violations,
      line: headline(board), pgn: board.pgn.includes('[Black "Computer, level 1, about 400"]') };`);
  assert.deepEqual(observed, {
    before: 20,
    by: ["script", "task", "script", "task", "script", "task"],
    turn: "w",
    failures: [],
    violations: [],
    line: "White to move.",
    pgn: true,
  });
  assert.deepEqual(await axe(), []);
});

test("the opponent is named with its level and its odds, in the page and to those who listen", async () => {
  await open(`<jadoube-board id="b" ${QUICK} level="2" odds="queen"></jadoube-board>`);
  const observed = await run(`
    const board = $("#b");
    await until(() => isLive(board));
    await until(() => inside(board, ".opponent").length > 0);
    const [line] = inside(board, ".opponent");
    return [line.textContent, line.checkVisibility(), inside(board, "[role=grid]")[0].ariaLabel];`);
  const terms = "Computer, level 2, about 600: sees captures, misses forks. Queen odds: without the queen.";
  assert.deepEqual(observed, [terms, true, `Chess board, white at the bottom. ${terms}`]);
  assert.deepEqual(await axe(), []);
});

test("the engine is fetched when it is first needed", async () => {
  await open(`<jadoube-board id="b" ${QUICK}></jadoube-board>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    const fetched = () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("engine")).length;
    await until(() => isLive(board));
    await settled();
    const before = fetched();
    await play(board, 2);
    return [before, fetched()];`);
  assert.deepEqual(observed, [0, 1]);
});

test("the computer begins where the reader has Black, and gives what the author says", async () => {
  await open(`<jadoube-board id="b" ${QUICK} side="black" orientation="auto" odds="rook" level="2"></jadoube-board>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board) && answers(board) === 1);
    const [, piece] = Object.entries(board.position).find(([square]) => square === "a1") ?? [];
    return [board.fen.split(" ")[1], piece ?? null, board.legalMoves.length > 0, board.value.includes('"result":"*"')];`);
  assert.deepEqual(observed, ["b", null, true, true]);
});

const GAME = `${QUICK} level="2" seed="7"`;

/** The moves of a game with the seed of these tests. */
async function moves(ask) {
  return ask(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board));
    await play(board, 5);
    return board.pgn.split("\\n\\n").at(-1);`);
}

test("the same seed gives the same game, in a worker and in slices where a page allows none", async () => {
  await open(`<jadoube-board id="b" ${GAME}></jadoube-board>`);
  const inWorker = await moves(run);
  assert.match(inWorker, /^1\. .* 5\. /);
  const scripts = `script-src ${loader} 'wasm-unsafe-eval'; connect-src ${loader}`;
  for (const [policy, sign] of [
    [`${scripts}; worker-src 'none'`, "blob"],
    [
      `default-src 'none'; ${scripts}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
      "trusted-types-policy",
    ],
  ]) {
    await open(`<jadoube-board id="b" ${GAME}></jadoube-board>`, { policy });
    await evaluate(`await until(() => $("#b")?.shadowRoot && isLive($("#b")))`);
    assert.equal(await moves(evaluate), inWorker, policy);
    const seen = await evaluate("return violations");
    assert.ok(seen.some((uri) => uri.startsWith(sign)), `${policy}: ${seen}`);
  }
});

test("a page of trusted types that knows the policy of the engine has it in a worker", async () => {
  const scripts = `script-src ${loader} 'wasm-unsafe-eval'; connect-src ${loader}; worker-src blob:`;
  const types = "require-trusted-types-for 'script'; trusted-types jadoube-engine";
  const policy = `default-src 'none'; ${scripts}; img-src data:; ${types}`;
  await open(`<jadoube-board id="b" ${GAME}></jadoube-board>`, { policy });
  await evaluate(`await until(() => $("#b")?.shadowRoot && isLive($("#b")))`);
  await moves(evaluate);
  assert.deepEqual(await evaluate("return violations"), []);
});

test("a missing engine is told in words, and is tried again", async () => {
  await fetch(`${loader}mute/lost`);
  await open(`<jadoube-board id="b" ${QUICK}></jadoube-board>`, { script: "mute/jadoube.js" });
  const lost = "The computer doesn't answer. Check your connection and try again; the game stays as it is.";
  const before = await run(`
    const board = $("#b");
    await until(() => isLive(board));
    await board.move("e4");
    await until(() => named(board, "Try again"));
    const observed = [noted(board)];
    named(board, "Try again").click();
    await until(() => noted(board) === "" || named(board, "Try again") === undefined);
    await until(() => named(board, "Try again"));
    return [...observed, noted(board), board.fen.split(" ")[1], failures];`);
  assert.deepEqual(before, [lost, lost, "b", []]);
  await fetch(`${loader}mute/found`);
  const after = await run(`
    const board = $("#b");
    named(board, "Try again").click();
    await until(() => heard.some(({ by }) => by === "task"));
    return [board.fen.split(" ")[1], named(board, "Try again") === undefined, failures];`);
  assert.deepEqual(after, ["w", true, []]);
});

test("nothing is looked for while the page is hidden", async () => {
  await open(`<jadoube-board id="b" ${QUICK} clock="1"></jadoube-board>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board));
    await play(board, 1);
    let isHidden = true;
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
    await board.move(board.legalMoves[0]);
    const stands = () => inside(board, "[part=clock].runs").length === 0;
    await until(stands);
    for (let turn = 0; turn < 20; turn += 1) await settled();
    const hidden = [answers(board), stands()];
    isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => answers(board) === 2 && !stands());
    return [hidden, failures];`);
  assert.deepEqual(observed, [[1, true], []]);
});

test("a flag that falls ends the game, and the page and the form hear it", async () => {
  await open(`<form><jadoube-board id="b" name="g" ${QUICK} clock="1+1" level="1" seed="3"></jadoube-board></form>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board));
    const clocks = () => inside(board, "[part=clock]").map(({ textContent }) => textContent);
    const start = clocks();
    await play(board, 1);
    const now = performance.now.bind(performance);
    performance.now = () => now() + 70_000;
    await until(() => heard.some(({ name }) => name === "end"));
    const { result, reason } = heard.find(({ name }) => name === "end");
    const value = JSON.parse(new FormData($("form")).get("g"));
    return { start, result, reason, value: [value.result, value.reason, value.level, value.seed], line: headline(board),
      stands: clocks()[1], legal: board.legalMoves.length };`);
  assert.deepEqual(observed, {
    start: ["Black\u00a01:01", "White\u00a01:01"],
    result: "0-1",
    reason: "time",
    value: ["0-1", "time", "1", "3"],
    line: observed.line,
    stands: "White\u00a00:00.0",
    legal: 0,
  });
  assert.match(observed.line, /Black wins/);
});

test("a mate is told with the value of the form, and a new game begins", async () => {
  await open(`<jadoube-board id="b" ${QUICK} fen="6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"></jadoube-board>`);
  const observed = await run(`
    const board = $("#b");
    await until(() => isLive(board));
    await board.move("Re8");
    await settled();
    const { result, reason } = JSON.parse(board.value);
    const ends = heard.filter(({ name }) => name === "end").length;
    await board.reset();
    return [result, reason, ends, board.legalMoves.length > 0, JSON.parse(board.value ?? "null")];`);
  assert.deepEqual(observed, ["1-0", "checkmate", 1, true, null]);
});

test("a move is taken back together with its answer", async () => {
  await open(`<jadoube-board id="b" ${QUICK} undo></jadoube-board>`);
  const observed = await run(`${PLAY}
    const board = $("#b");
    await until(() => isLive(board));
    const start = board.fen;
    const before = named(board, "Take back").disabled;
    await play(board, 1);
    await settled();
    named(board, "Take back").click();
    await settled();
    return [before, board.fen === start, board.legalMoves.length];`);
  assert.deepEqual(observed, [true, true, 20]);
});

test("two boards share one engine, and each gets its answers", async () => {
  await open(`<jadoube-board id="a" ${GAME}></jadoube-board><jadoube-board id="b" ${GAME}></jadoube-board>`);
  const observed = await run(`${PLAY}
    const boards = [$("#a"), $("#b")];
    await until(() => boards.every(isLive));
    await Promise.all(boards.map((board) => play(board, 3)));
    const [one, other] = boards.map((board) => board.pgn.split("\\n\\n").at(-1));
    return [one === other, failures];`);
  assert.deepEqual(observed, [true, []]);
});

test("what the author has written wrong is named", async () => {
  await open(`<jadoube-board id="b" ${QUICK} level="12"></jadoube-board>
    <jadoube-board id="c" ${QUICK} clock="blitz"></jadoube-board>
    <jadoube-board id="d" ${QUICK} odds="queen" fen="4k3/8/8/8/8/8/8/3QK3 w - - 0 1"></jadoube-board>`);
  const observed = await run(`
    await until(() => heard.filter(({ name }) => name === "error").length === 3);
    return heard.filter(({ name }) => name === "error").map(({ on, attribute }) => on + " " + attribute).sort();`);
  assert.deepEqual(observed, ["b level", "c clock", "d odds"]);
});

test("the computer plays in a frame in a sandbox", async () => {
  const query = new URLSearchParams({ mode: "computer", level: "1", side: "black", eager: "" });
  await open(`<iframe src="${loader}embed.html#${query}" sandbox="allow-scripts" width="400" height="700"></iframe>`, { script: "" });
  await browser.frame(0);
  try {
    const observed = await run(`
      const wait = () => new Promise((done) => setTimeout(done, 20));
      const board = () => document.querySelector("jadoube-board");
      for (let turn = 0; turn < 400 && !board()?.fen?.includes(" b "); turn += 1) await wait();
      const opponent = board().shadowRoot.querySelector(".opponent").textContent.split(":")[0];
      const scripts = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return [opponent, board().fen.split(" ")[1], scripts.filter((name) => name.startsWith("/embed."))];`);
    assert.deepEqual(observed, ["Computer, level 1, about 400", "b", ["/embed.task.js", "/embed.program.js", "/embed.engine.js"]]);
  } finally {
    await browser.frame(null);
  }
});

test("the computer plays in a lesson in one file, which fetches nothing", async () => {
  const lesson = readFileSync(join(dist, "jadoube.lesson.html"), "utf8");
  const engine = readFileSync(join(dist, "embed.engine.js"), "utf8");
  assert.ok(!engine.includes("</script"));
  const filled = lesson
    .replace("{{boards}}", () => `<jadoube-board id="b" ${QUICK} side="black"></jadoube-board>`)
    .replace("{{engine}}", () => `<script>${engine}</script>\n`)
    .replaceAll(/\{\{(?:lang|home|title|no-script)\}\}/g, "en");
  pages.set("/lesson.html", { body: filled.replace('data-home="en"', "") });
  await browser.go(`${address}lesson.html`);
  const observed = await evaluate(`
    await until(() => $("#b")?.shadowRoot && heard.some(({ by }) => by === "task"));
    const fetched = performance.getEntriesByType("resource").filter(({ name }) => !/^(?:data|blob):/.test(name)).length;
    return [$("#b").fen.split(" ")[1], fetched, failures];`);
  assert.deepEqual(observed, ["b", 0, []]);
});

test("the page of the example plays, and has no script of its own", async () => {
  await browser.go(`${address}examples/computer.html`);
  const observed = await run(`
    await until(() => customElements.get("jadoube-board"));
    const boards = [...document.querySelectorAll("jadoube-board")];
    for (const board of boards) {
      board.scrollIntoView();
      await until(() => isLive(board));
    }
    await settled();
    return { boards: boards.length, failures, faults: heard.filter(({ name }) => name === "error"),
      width: document.documentElement.scrollWidth - document.documentElement.clientWidth };`);
  assert.deepEqual(observed, { boards: 4, failures: [], faults: [], width: 0 });
  assert.deepEqual(await axe(), []);
  const text = readFileSync(join(root, "examples/computer.html"), "utf8");
  assert.deepEqual(text.match(/<script[^>]*>/g), ['<script type="module" src="../dist/jadoube.js">']);
});
