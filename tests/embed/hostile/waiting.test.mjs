// The time until the program of a board is there: what is seen, what is kept, and what is said when it
// takes too long. No test waits for it: the clock of the page is ours.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCK } from "../support/clock.mjs";
import { browserWithPages } from "../support/page.mjs";

const { address, browser, drag, loader, open, run } = await browserWithPages();

/** Where the middle of a square is in the window. */
const middleOf = (square) => run(`
  const { left, top, width } = inside($("#b"), ".frame")[0].getBoundingClientRect();
  const [file, rank] = [words[0].charCodeAt(0) - 97, words[0].charCodeAt(1) - 49];
  return [left + ((22 + file * 48 + 24) / 414) * width, top + ((8 + (7 - rank) * 48 + 24) / 414) * width];`, square);

const shown = `inside($("#b"), ".wait p").filter((node) => node.textContent && node.checkVisibility()).map((node) => node.textContent)`;

/** Tasks, by their attributes: each says before its program comes what the program says then. */
const TASKS = [
  `mode="solve" goal="mate" in="1" fen="7k/8/5KQ1/8/8/8/8/8 w - - 0 1"`,
  `mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"`,
  `mode="solve" goal="mate" in="3" fen="1r4k1/r7/8/8/8/8/8/6K1 b - - 0 1"`,
  `mode="solve" goal="capture-all" fen="8/8/3p4/8/8/8/8/R7 w - - 0 1"`,
  `mode="solve" goal="capture-all" by="n" max-moves="6" fen="8/8/3p4/8/8/8/8/N7 w - - 0 1"`,
  `mode="solve" goal="reach" to="e4" max-moves="1" fen="8/8/8/8/8/8/8/R7 w - - 0 1"`,
  `mode="solve" goal="reach" by="a1" to="h8 c4,e4" fen="8/8/8/8/8/8/8/R7 w - - 0 1"`,
  `mode="solve" goal="promote" fen="8/P7/8/8/8/8/8/8 w - - 0 1"`,
  `mode="solve" goal="promote" to="n" max-moves="2" fen="8/P7/8/8/8/8/8/8 w - - 0 1"`,
  `mode="solve" goal="escape" fen="4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"`,
  `mode="solve" goal="stalemate" fen="7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"`,
  `mode="solve" goal="stalemate" in="1" fen="7k/8/6K1/5Q2/8/8/8/8 w - - 0 1"`,
  `mode="solve" goal="survive" in="2" fen="6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1"`,
  `mode="solve" goal="survive" in="1" by="q" fen="q5k1/5ppp/8/8/8/8/5PPP/5RK1 b - - 0 1"`,
  `mode="find" ask="moves" of="d4" fen="8/8/8/8/3N4/8/8/8 w - - 0 1"`,
  `mode="find" ask="moves" fen="4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"`,
  `mode="find" ask="captures" of="a1" fen="4k3/8/8/8/p7/8/4P3/R3K3 w - - 0 1"`,
  `mode="find" ask="captures" fen="4k3/8/8/8/p7/8/4P3/R3K3 w - - 0 1"`,
  `mode="find" ask="checks" of="a1" fen="4k3/8/8/8/p7/8/4P3/R3K3 w - - 0 1"`,
  `mode="find" ask="checks" fen="4k3/8/8/8/p7/8/4P3/R3K3 w - - 0 1"`,
  `mode="find" ask="attackers" of="e5" fen="4k3/8/3n4/4p3/8/5N2/8/4K3 w - - 0 1"`,
  `mode="find" ask="attackers" of="e5" side="black" fen="4k3/8/3n4/4p3/8/5N2/8/4K3 w - - 0 1"`,
  `mode="find" ask="attackers" of="f7" fen="4k3/8/3n4/4p3/8/5N2/8/4K3 b - - 0 1"`,
  `mode="find" ask="defenders" of="e5" fen="4k3/8/3n4/4p3/8/5N2/8/4K3 w - - 0 1"`,
  `mode="find" ask="pinned" fen="4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1"`,
  `mode="find" ask="pinned" side="both" fen="4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1"`,
  `mode="find" ask="pinned" side="white" fen="4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1"`,
  `mode="find" ask="squares" of="d4" fen="8/8/8/8/3N4/8/8/8 w - - 0 1"`,
  `mode="find" ask="square" of="e4" fen="8/8/8/8/8/8/8/8 w - - 0 1"`,
  `mode="find" ask="square" of="g5, e4 a1" fen="8/8/8/8/8/8/8/8 w - - 0 1"`,
  `mode="find" ask="name" of="e4" fen="8/8/8/8/8/8/8/8 w - - 0 1"`,
  `mode="find" ask="name" of="e4 d5" fen="8/8/8/8/8/8/8/8 w - - 0 1"`,
  `mode="line" pgn="1. e4 e5 2. Nf3 *"`,
  `mode="line" side="black" pgn="1. e4 e5 2. Nf3 *"`,
  `mode="setup" goal="position" target="4k3/8/8/8/8/8/4P3/4K3" fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1"`,
  `mode="setup" goal="mate in 1" fen="7k/8/5K2/8/8/8/8/8 w - - 0 1"`,
  `mode="setup" goal="mate in 2" fen="7k/8/5K2/8/8/8/8/8 w - - 0 1"`,
  `mode="setup" goal="mate" in="3" fen="7k/8/5K2/8/8/8/8/8 w - - 0 1"`,
  `mode="play"`,
  `mode="computer"`,
  `mode="computer" side="black" fen="4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"`,
];

test("every task stands below its diagram before the program comes, as it does then", async () => {
  const boards = (more) => TASKS.map((task, index) => `<jadoube-board ${more} id="t${index}" ${task}></jadoube-board>`).join("");
  await open(boards(""), { script: "hung/jadoube.js", head: CLOCK });
  const before = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    await until(() => boards.every((board) => inside(board, ".task")[0]?.textContent));
    return boards.map((board) => inside(board, ".task")[0].textContent);`);
  await open(boards("eager"));
  const then = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    await until(() => boards.every((board) => headline(board)));
    return boards.map(headline);`);
  assert.deepEqual(before, then);
});

test("a board on which the computer begins says nothing before the program does", async () => {
  await open(`<jadoube-board id="b" mode="computer" side="black"></jadoube-board><jadoube-board id="c" mode="play"></jadoube-board>`, {
    script: "hung/jadoube.js",
    head: CLOCK,
  });
  const observed = await run(`
    await until(() => inside($("#c"), ".task")[0]?.textContent);
    return [inside($("#b"), ".task")[0].textContent, inside($("#b"), ".paper")[0].textContent];`);
  assert.deepEqual(observed, ["", "White to move."]);
});

test("in another language the task is told in its words", async () => {
  await open(`<div lang="en-XA"><jadoube-board id="b" ${TASKS[1]}></jadoube-board></div>`, { script: "held/jadoube.js" });
  const before = await run(`await until(() => inside($("#b"), ".task")[0]?.textContent.includes("[")
      || /[^\\x00-\\x7f]/.test(inside($("#b"), ".task")[0]?.textContent)); return inside($("#b"), ".task")[0].textContent;`);
  assert.notEqual(before, "White to move: mate in 2 moves.");
});

test("a frame tells its task as well", async () => {
  await open(`<iframe title="Board" width="420" height="600" src="${address}dist/embed.html#mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></iframe>`, { script: "" });
  const observed = await run(`
    const board = () => $("iframe").contentDocument?.querySelector("jadoube-board");
    await until(() => board()?.shadowRoot && inside(board(), ".task")[0].textContent);
    return [inside(board(), ".task")[0].textContent, failures];`);
  assert.deepEqual(observed, ["White to move: mate in 2 moves.", []]);
});

test("attributes that are no task say nothing before the program does", async () => {
  await open(`<jadoube-board id="b" mode="solve" goal="mate"></jadoube-board>`, { script: "hung/jadoube.js", head: CLOCK });
  const observed = await run(`await until(() => said($("#b"))); await settled(); return [inside($("#b"), ".task")[0].textContent, failures];`);
  assert.deepEqual(observed, ["", []]);
});

test("a sign says that the board is being loaded, and goes when it is there; nothing moves", async () => {
  const head = `<link rel="stylesheet" href="${loader}jadoube.css">`;
  await open(`<jadoube-board id="b" eager ${TASKS[1]}></jadoube-board><p>Below</p>`, { script: "held/jadoube.js", head });
  await run(`await until(() => inside($("#b"), ".loading")[0]?.textContent && inside($("#b"), ".task")[0].textContent);`);
  assert.deepEqual(await run(`return ${shown}`), ["Loading…", "White to move: mate in 2 moves."]);
  await run(`await fetch("${loader}held/go"); await until(() => isLive($("#b"))); await settled();`);
  assert.deepEqual(await run(`return [${shown}, headline($("#b")), shifts, failures]`), [
    [], "White to move: mate in 2 moves.", [], [],
  ]);
});

test("taps on the diagram are kept and make their move when the program comes", async () => {
  await open(`<jadoube-board id="b" mode="play"></jadoube-board>`, { script: "held/jadoube.js", head: CLOCK });
  await run(`await until(() => said($("#b")));`);
  for (const square of ["e2", "e2", "e4"]) {
    await drag(await middleOf(square));
  }
  assert.equal(await run(`return isLive($("#b"))`), false);
  const observed = await run(`await fetch("${loader}held/go");
    await until(() => $("#b").fen.includes("4P3")); return [$("#b").fen.split(" ")[0], failures];`);
  assert.deepEqual(observed, ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", []]);
});

/** What a reader taps on which board before the program is there, and what has come of it then. */
const KEPT = {
  "a move of a task": [TASKS[1], ["a2", "a7"], `heard.some(({ name, san }) => name === "move" && san === "Ra7")`],
  "squares to find": [
    `mode="find" ask="moves" of="d4" fen="8/8/8/8/3N4/8/8/8 w - - 0 1"`,
    ["e6", "c2"],
    `noted($("#b")) === "Right. 6 are missing."`,
  ],
};

for (const [what, [attributes, squares, hasCome]] of Object.entries(KEPT)) {
  test(`taps on the diagram are kept: ${what}`, async () => {
    await open(`<jadoube-board id="b" ${attributes}></jadoube-board>`, { script: "held/jadoube.js", head: CLOCK });
    await run(`await until(() => said($("#b")));`);
    for (const square of squares) {
      await drag(await middleOf(square));
    }
    assert.equal(await run(`return isLive($("#b"))`), false);
    const observed = await run(`await fetch("${loader}held/go"); await until(() => ${hasCome});
      return [heard.filter(({ name }) => ["illegal", "failed", "error"].includes(name)), failures];`);
    assert.deepEqual(observed, [[], []]);
  });
}

test("taps of a finger are kept as well", async () => {
  await browser.cdp("Emulation.setTouchEmulationEnabled", { enabled: true });
  await open(`<jadoube-board id="b" mode="play"></jadoube-board>`, { script: "held/jadoube.js", head: CLOCK });
  await run(`await until(() => said($("#b"))); window.touches = [];
    for (const name of ["pointerdown", "click"]) addEventListener(name, ({ pointerType }) => touches.push(pointerType), true);`);
  for (const square of ["e2", "e4"]) {
    const [x, y] = await middleOf(square);
    await browser.cdp("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y, id: 1 }] });
    await browser.cdp("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  assert.deepEqual(await run(`await until(() => touches.length === 4); return [...new Set(touches)];`), ["touch"]);
  const observed = await run(`await fetch("${loader}held/go");
    await until(() => $("#b").fen.includes("4P3")); return [$("#b").fen.split(" ")[0], failures];`);
  await browser.cdp("Emulation.setTouchEmulationEnabled", { enabled: false });
  assert.deepEqual(observed, ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", []]);
});

for (const [what, folder] of [["script", "hung"], ["wasm", "stuck"]]) {
  test(`a ${what} that never comes is told after ten seconds, and another try brings the board`, async () => {
    const boards = `<jadoube-board id="b" eager ${TASKS[1]}></jadoube-board>`;
    await open(boards, { script: `${folder}/jadoube.js`, head: CLOCK });
    await run(`await until(() => isDue());`);
    assert.deepEqual(await run(`return [noted($("#b")), Boolean(named($("#b"), "Try again"))]`), ["", false]);
    await run(`passTenSeconds(); await settled();`);
    assert.deepEqual(await run(`return [noted($("#b")), ${shown}, heard.map(({ name }) => name)]`), [
      "This board can't be played: its program hasn't loaded.",
      ["White to move: mate in 2 moves."],
      ["error"],
    ]);
    await run(`named($("#b"), "Try again").click(); await settled();`);
    assert.equal(await run(`return noted($("#b"))`), "");
    const observed = await run(`await until(() => isLive($("#b")) && isDue() === 0);
      return [noted($("#b")), headline($("#b")), inside($("#b"), ".again").length, isDue(), failures];`);
    assert.deepEqual(observed, ["", "White to move: mate in 2 moves.", 0, 0, []]);
  });
}

test("a part that never comes is told once after ten seconds, and another try brings it to the same program", async () => {
  await open(`<jadoube-board id="b" eager mode="setup"></jadoube-board>`, { script: "hung-setup/jadoube.js", head: CLOCK });
  // The board's own time, and that of the part.
  await run(`await until(() => isDue() === 2); passTenSeconds(); await settled();`);
  assert.deepEqual(await run(`return [noted($("#b")), inside($("#b"), ".again").length, heard.map(({ name }) => name)]`), [
    "This board can't be played: its program hasn't loaded.",
    1,
    ["error"],
  ]);
  const observed = await run(`
    named($("#b"), "Try again").click();
    await until(() => isLive($("#b")) && inside($("#b"), ".editor-fields").length && isDue() === 0);
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith("program.js"));
    return [noted($("#b")), inside($("#b"), ".again").length, scripts.length, isDue(), failures];`);
  assert.deepEqual(observed, ["", 0, 1, 0, []]);
});

test("a part that never comes to a board at work is told after ten seconds, and another try brings it", async () => {
  await open(`<jadoube-board id="b" eager ${TASKS[1]}></jadoube-board>`, { script: "hung-setup/jadoube.js", head: CLOCK });
  await run(`await until(() => isLive($("#b")) && isDue() === 0); $("#b").mode = "setup"; await until(() => isDue() === 1);`);
  const lost = await run(`passTenSeconds(); await until(() => named($("#b"), "Try again")); return noted($("#b"));`);
  assert.equal(lost, "This board can't be played: its program hasn't loaded.");
  const observed = await run(`
    named($("#b"), "Try again").click();
    await until(() => inside($("#b"), ".editor-fields").length);
    return [isDue(), failures];`);
  assert.deepEqual(observed, [0, []]);
});

test("a part that comes after its time is there for the next try", async () => {
  await open(`<jadoube-board id="b" eager ${TASKS[1]}></jadoube-board>`, { script: "jadoube.js", head: `${CLOCK}<script>
    const fetched = fetch;
    window.asked = 0;
    window.fetch = (url, how) => {
      if (!String(url).includes("jadoube.setup")) return fetched(url, how);
      window.asked += 1;
      return new Promise((done) => {
        window.come = async () => {
          const answer = await fetched(url, how);
          const bytes = await answer.arrayBuffer();
          answer.arrayBuffer = async () => bytes;
          done(answer);
        };
      });
    };
  </script>` });
  const observed = await run(`
    await until(() => isLive($("#b")) && isDue() === 0);
    $("#b").mode = "setup";
    await until(() => isDue() === 1 && window.come);
    passTenSeconds();
    await until(() => named($("#b"), "Try again"));
    await come();
    await settled();
    named($("#b"), "Try again").click();
    await until(() => inside($("#b"), ".editor-fields").length);
    return [asked, failures];`);
  assert.deepEqual(observed, [1, []]);
});

test("an engine that never comes is told after ten seconds, and another try brings it", async () => {
  await open(`<jadoube-board id="b" eager no-animation mode="computer"></jadoube-board>`, { script: "hung-engine/jadoube.js", head: CLOCK });
  await run(`await until(() => isLive($("#b")) && isDue() === 0); await $("#b").move("e4"); await until(() => isDue());`);
  assert.equal(await run(`return headline($("#b"))`), "The computer is thinking.");
  const lost = await run(`passTenSeconds(); await until(() => named($("#b"), "Try again")); return noted($("#b"));`);
  assert.equal(lost, "The computer doesn't answer. Check your connection and try again; the game stays as it is.");
  const observed = await run(`
    named($("#b"), "Try again").click();
    await until(() => heard.some(({ by }) => by === "task"));
    return [$("#b").fen.split(" ")[1], named($("#b"), "Try again") === undefined, failures];`);
  assert.deepEqual(observed, ["w", true, []]);
});

test("what the try of one board has brought serves the others, too", async () => {
  const boards = `<jadoube-board id="b" eager mode="play"></jadoube-board><jadoube-board id="c" eager mode="play"></jadoube-board>`;
  await open(boards, { script: "hung/jadoube.js", head: CLOCK });
  const observed = await run(`
    await until(() => isDue() === 2);
    passTenSeconds();
    named($("#b"), "Try again").click();
    await until(() => isLive($("#b")));
    named($("#c"), "Try again").click();
    await until(() => isLive($("#c")));
    await settled();
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith("program.js"));
    return [noted($("#b")), noted($("#c")), scripts.length, failures];`);
  assert.deepEqual(observed, ["", "", 1, []]);
});

test("a program that comes in time says nothing of the time", async () => {
  await open(`<jadoube-board id="b" eager mode="play"></jadoube-board>`, { head: CLOCK });
  const observed = await run(`await until(() => isLive($("#b")) && isDue() === 0); passTenSeconds(); await settled(); return [isDue(), noted($("#b")), failures];`);
  assert.deepEqual(observed, [0, "", []]);
});

test("the wasm is asked for with its script, not after it", async () => {
  await open(`<jadoube-board id="b" eager ${TASKS[1]}></jadoube-board>`, {});
  const [script, wasm] = await run(`
    await until(() => isLive($("#b")));
    const find = (end) => performance.getEntriesByType("resource").find(({ name }) => new URL(name).pathname.endsWith(end));
    return ["jadoube.program.js", "jadoube.program.wasm"].map((name) => { const { startTime, responseEnd } = find(name); return { startTime, responseEnd }; });`);
  assert.ok(wasm.startTime < script.responseEnd, JSON.stringify({ script, wasm }));
});
