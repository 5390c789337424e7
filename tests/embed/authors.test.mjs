// Tasks that end, positions that are built to a goal, and sets of puzzles: in pages, forms and files.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";
import { root } from "./support/place.mjs";

const { address, axe, browser, loader, open, pages, run } = await browserWithPages();

const live = () => run(`await until(() => [...document.querySelectorAll("jadoube-board")].every(isLive)); await settled();`);
const LADDER = `id="b" name="q" required mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" eager no-animation`;

const TABLE = `PuzzleId,FEN,Moves,Rating
a1,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8,600
b2,6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 1,h2h3 b2b1,650
`;

test("the solution is shown after the tries of the author, and page and form learn it", async () => {
  await open(`<form><jadoube-board ${LADDER} give-up="2"></jadoube-board></form>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    await board.move("Ra3");
    const first = [noted(board).endsWith("One try left."), $("form").checkValidity()];
    await board.move("Ra3");
    const shown = () => heard.filter(({ name, by }) => name === "move" && by === "task").length;
    for (const moves of [1, 2, 3]) await until(() => shown() === moves);
    await until(() => !named(board, "Show solution").disabled);
    const results = heard.filter(({ name }) => name === "failed").map(({ result, attempts }) => [result, attempts]);
    return { first, results, value: JSON.parse(board.value).result, valid: $("form").checkValidity(), solved: board.solved,
      moves: heard.filter(({ name, by }) => name === "move" && by === "task").length, legal: board.legalMoves,
      again: named(board, "Show solution").disabled, failures };`);
  assert.deepEqual(observed, {
    first: [true, false],
    results: [["open", 1], ["shown", 2]],
    value: "shown",
    valid: true,
    solved: false,
    moves: 3,
    legal: [],
    again: false,
    failures: [],
  });
  assert.deepEqual(await axe(), []);
});

test("a task fails with its last try", async () => {
  await open(`<jadoube-board id="b" mode="find" ask="moves" of="a1" max-tries="2" fen="8/8/8/8/8/8/8/N7 w - -" eager></jadoube-board>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    for (const square of ["b2", "c3", "b3"]) { tap(board, square); await settled(); }
    const { result, attempts } = JSON.parse(board.value);
    return { result, attempts, noted: heard.filter(({ name }) => name === "failed").map(({ result }) => result), failures };`);
  assert.deepEqual(observed, { result: "failed", attempts: 2, noted: ["open", "failed"], failures: [] });
});

test("a number of tries that is none is reported with its attribute", async () => {
  await open(`<jadoube-board ${LADDER} max-tries="many"></jadoube-board>`);
  const observed = await run(`
    await until(() => noted($("#b")));
    return [noted($("#b")), heard.find(({ name }) => name === "error").attribute];`);
  assert.deepEqual(observed, ["max-tries=“many”: use a number from 1 to 100.", "max-tries"]);
});

test("a position is built to its target", async () => {
  await open(`<form><jadoube-board id="b" name="q" required mode="setup" goal="position" target="6k1/8/8/8/8/8/8/R5K1 w"
    fen="6k1/8/8/8/8/8/8/6K1 w - - 0 1" eager></jadoube-board></form>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    const said = [];
    const check = async () => { named(board, "Check").click(); await settled(); said.push(noted(board)); };
    const before = [headline(board), $("form").checkValidity()];
    await check();
    named(board, "Place a white rook").click(); await settled(); tap(board, "a1"); await settled();
    await check();
    const { solved, attempts, result, fen } = JSON.parse(board.value);
    return { before, said, solved, attempts, result, fen, valid: $("form").checkValidity(), failures,
      events: heard.filter(({ name }) => ["setup", "failed", "solved"].includes(name)).map(({ name }) => name) };`);
  assert.deepEqual(observed, {
    before: ["Set up the position.", false],
    said: ["One square is different.", "Solved."],
    solved: true,
    attempts: 2,
    result: "solved",
    fen: "6k1/8/8/8/8/8/8/R5K1 w - - 0 1",
    valid: true,
    failures: [],
    events: ["failed", "setup", "solved"],
  });
  assert.deepEqual(await axe(), []);
});

test("a mate that is built is judged, with the reason where there is none", async () => {
  const board = (fen) => `<jadoube-board mode="setup" goal="mate in 2" fen="${fen}" eager></jadoube-board>`;
  const fens = ["6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1", "6k1/1R6/8/8/8/8/R7/6K1 w - - 0 1", "6k1/8/8/8/8/8/8/6K1 w - - 0 1", "8/8/8/8/8/8/8/6K1 w - - 0 1"];
  await open(fens.map(board).join(""));
  await live();
  const observed = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    boards.forEach((board) => named(board, "Check").click());
    await until(() => boards.every((board) => noted(board) && noted(board) !== "Checking…"));
    return boards.map(noted);`);
  assert.deepEqual(observed, [
    "Solved.",
    "White can mate in one move already.",
    "White can't force mate in 2 moves here.",
    "That isn't a legal position. Black has no king.",
  ]);
});

test("a set of puzzles goes from one to the next, and tells what has come of it", async () => {
  pages.set("/puzzles.csv", { body: `${TABLE}c3,nonsense,\n`, type: "text/csv" });
  await open(`<form><jadoube-board id="b" name="q" required mode="line" src="/puzzles.csv" orientation="auto" eager no-animation></jadoube-board></form>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    const progress = () => inside(board, ".progress")[0].textContent;
    await until(() => progress() === "Puzzle 1 of 2" && board.legalMoves.length);
    const faults = heard.filter(({ name }) => name === "error").map(({ line, column, attribute }) => [line, column, attribute]);
    const before = [named(board, "Next puzzle").disabled, named(board, "Skip").disabled, $("form").checkValidity()];
    await board.move("Ra7");
    await board.move("Ra8");
    const next = named(board, "Next puzzle");
    next.focus();
    next.click();
    await until(() => progress() === "Puzzle 2 of 2" && board.legalMoves.length);
    const focused = board.shadowRoot.activeElement?.getAttribute("role");
    const turned = cell(board, "a8").getBoundingClientRect().y > cell(board, "a1").getBoundingClientRect().y;
    await board.move("Rb1");
    await until(() => heard.some(({ name }) => name === "summary"));
    const solved = heard.filter(({ name }) => name === "solved").map(({ id, puzzle, puzzles, attempts }) => [id, puzzle, puzzles, attempts]);
    const { solved: all, result, done, right, results } = heard.find(({ name }) => name === "summary");
    return { faults, before, focused, turned, solved, summary: [all, result, done, right, results.map(({ id, result }) => id + " " + result)],
      progress: progress(), same: JSON.parse(board.value).right, valid: $("form").checkValidity(), isSolved: board.solved, failures };`);
  assert.deepEqual(observed, {
    faults: [[4, 5, "src"]],
    before: [true, false, false],
    focused: "gridcell",
    turned: true,
    solved: [["a1", 1, 2, 2], ["b2", 2, 2, 1]],
    summary: [true, "solved", 2, 2, ["a1 solved", "b2 solved"]],
    progress: "2 of 2 puzzles solved.",
    same: 2,
    valid: true,
    isSolved: true,
    failures: [],
  });
  assert.deepEqual(await axe(), []);
});

test("how many puzzles there are is seen without a touch", async () => {
  const game = (file) => `[FEN "6k1/5ppp/8/8/8/8/5PPP/${file}5K1 w - - 0 1"]\n\n*\n\n`;
  await open(`<jadoube-board id="b" mode="solve" goal="mate" in="1" eager>
    <script type="application/x-chess-pgn">${game("R")}${game("Q")}</script></jadoube-board>`);
  await live();
  await run(`await until(() => inside($("#b"), ".progress")[0].textContent === "Puzzle 1 of 2")`);
});

test("how far the reader has come in a set is kept", async () => {
  pages.set("/puzzles.csv", { body: TABLE, type: "text/csv" });
  const board = `<jadoube-board id="b" mode="line" src="/puzzles.csv" storage-key="set" eager no-animation></jadoube-board>`;
  await open(board);
  await live();
  await run(`
    const board = $("#b");
    await until(() => board.legalMoves.length);
    await board.move("Rb8");
    named(board, "Next puzzle").click();
    await settled();`);
  await open(board);
  await live();
  const observed = await run(`
    await until(() => inside($("#b"), ".progress")[0].textContent === "Puzzle 2 of 2");
    return JSON.parse($("#b").value).results.map(({ id, result }) => [id, result]);`);
  assert.deepEqual(observed, [["a1", "solved"], ["b2", "open"]]);
});

test("ten thousand puzzles are read while the first one is solved", async () => {
  const row = "a,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8,600,80,90,100,mate short,https://a.example/x,\n";
  pages.set("/many.csv", { body: row.repeat(10_000), type: "text/csv" });
  await open(`<jadoube-board id="b" mode="line" src="/many.csv" eager no-animation></jadoube-board>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    const progress = () => inside(board, ".progress")[0].textContent;
    const first = progress();
    let answered = 0;
    for (; progress() !== "Puzzle 1 of 10,000"; answered += 1) await settled();
    await board.move("Ra8");
    return { first, answered: answered > 3, solved: heard.some(({ name }) => name === "solved"), failures };`);
  assert.deepEqual(observed, { first: "Puzzle 1", answered: true, solved: true, failures: [] });
});

test("the address of a set names its file where that is too long for it", async () => {
  pages.set("/long.csv", { body: TABLE + TABLE.split("\n")[1].concat("\n").repeat(200), type: "text/csv" });
  pages.set("/short.csv", { body: TABLE, type: "text/csv" });
  await open(`<jadoube-board id="b" mode="line" src="/long.csv" eager></jadoube-board>
    <jadoube-board id="c" mode="line" src="short.csv" eager></jadoube-board>`);
  await live();
  const observed = await run(`
    const shared = async (id) => new URLSearchParams(new URL(await $(id).shareURL()).hash.slice(1));
    const [long, short] = [await shared("#b"), await shared("#c")];
    return [new URL(long.get("src")).pathname, long.has("pgn"), short.has("src"), short.get("pgn").startsWith("PuzzleId")];`);
  assert.deepEqual(observed, ["/long.csv", false, false, true]);
});

test("a frame in a sandbox brings what a set of puzzles needs", async () => {
  const query = new URLSearchParams({ mode: "line", pgn: TABLE, eager: "" });
  await open(`<iframe src="${loader}embed.html#${query}" sandbox="allow-scripts" width="400" height="600"></iframe>`, { script: "" });
  await browser.frame(0);
  try {
    const observed = await run(`
      const wait = () => new Promise((done) => setTimeout(done, 20));
      const inside = (selector) => document.querySelector("jadoube-board")?.shadowRoot?.querySelector(selector);
      const progress = () => inside(".progress")?.textContent;
      for (let turn = 0; turn < 250 && progress() !== "Puzzle 1 of 2"; turn += 1) await wait();
      const scripts = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return [progress(), scripts.filter((name) => name.startsWith("/embed."))];`);
    assert.deepEqual(observed, ["Puzzle 1 of 2", ["/embed.task.js", "/embed.program.js", "/embed.more.js"]]);
  } finally {
    await browser.frame(null);
  }
});

for (const [page, boards] of [
  ["tries", 3],
  ["build", 2],
  ["puzzles", 3],
]) {
  test(`the page ${page} plays, and has no script of its own`, async () => {
    await browser.go(`${address}examples/${page}.html`);
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
    assert.deepEqual(observed, { boards, failures: [], faults: [], width: 0 });
    assert.deepEqual(await axe(), []);
    const text = readFileSync(join(root, `examples/${page}.html`), "utf8");
    const scripts = text.match(/<script[^>]*>/g).filter((tag) => !tag.includes("x-chess-pgn"));
    assert.deepEqual(scripts, ['<script type="module" src="../dist/jadoube.js">']);
    assert.ok(!/ (style|on\w+)=/.test(text));
  });
}
