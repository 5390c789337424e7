// Boards at work in a foreign page: its policy, its forms, its storage, and what they leave behind.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, open, run, axe, loader, pages, evaluate } = await browserWithPages();

const LADDER = `mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" eager`;
const live = () => run(`await until(() => [...document.querySelectorAll("jadoube-board")].every(isLive)); await settled();`);

/** A policy that lets scripts come from the boards' origin, and nothing else. */
const policyWith = (...words) =>
  ["default-src 'none'", `script-src ${loader} ${words.join(" ")}`, "img-src data:", "require-trusted-types-for 'script'"].join("; ");

test("a strict page that allows our origin and wasm plays", async () => {
  await open(`<jadoube-board ${LADDER}></jadoube-board>`, { policy: policyWith("'wasm-unsafe-eval'") });
  const observed = await evaluate(`
    await until(() => $("jadoube-board")?.shadowRoot && isLive($("jadoube-board")));
    const board = $("jadoube-board");
    tap(board, "a2"); await settled(); tap(board, "a7");
    await until(() => board.fen.startsWith("5k2"));
    return { violations: violations.map((uri) => new URL(uri).pathname), failures };`);
  // The page lets nothing be fetched but scripts, so the wasm comes as one.
  assert.deepEqual(observed, { violations: ["/jadoube.program.wasm"], failures: [] });
});

test("a strict page that allows no wasm keeps its diagram, and a line says why", async () => {
  await open(`<jadoube-board ${LADDER}></jadoube-board>`, { policy: policyWith() });
  const observed = await evaluate(`
    await until(() => $("jadoube-board")?.shadowRoot && noted($("jadoube-board")));
    return [noted($("jadoube-board")), inside($("jadoube-board"), "use").length, failures];`);
  assert.deepEqual(observed, [
    "This board can't be played: this page's security policy doesn't allow its program.",
    4,
    [],
  ]);
});

test("the program is fetched once for thirty boards", async () => {
  await open(`<jadoube-board ${LADDER}></jadoube-board>`.repeat(30));
  await live();
  const fetched = await run(`
    const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return names.filter((name) => name.includes("program")).sort();`);
  assert.deepEqual(fetched, ["/jadoube.program.js", "/jadoube.program.wasm"]);
});

/** Lets this many boards come and go, and counts what is left of them in the page. */
async function comeAndGo(make, work, total) {
  await open(`<p></p>`);
  const round = (count) =>
    run(
      `for (let made = 0; made < words[0]; made += 10) {
         const boards = [...Array(10).keys()].map((turn) => (${make})(turn));
         document.body.append(...boards);
         await until(() => boards.every(isLive));
         await Promise.all(boards.map(${work}));
         boards.forEach((board) => board.remove());
         await settled();
       }`,
      count,
    );
  const count = async () => {
    await browser.cdp("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await browser.cdp("Memory.getDOMCounters");
    const { metrics } = await browser.cdp("Performance.getMetrics");
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize").value;
    return { nodes, jsEventListeners, heap };
  };
  await browser.cdp("Performance.enable");
  // What is made once is not counted.
  await round(20);
  const before = await count();
  await round(total);
  const after = await count();
  assert.ok(after.nodes - before.nodes < 500, JSON.stringify([before, after]));
  assert.ok(after.jsEventListeners - before.jsEventListeners < 50, JSON.stringify([before, after]));
  assert.ok(after.heap - before.heap < 2_000_000, JSON.stringify([before, after]));
}

test("a thousand boards that come and go leave nothing behind", () =>
  comeAndGo(
    `(turn) => {
       const board = document.createElement("jadoube-board");
       const work = turn % 2 ? { mode: "play" } : { mode: "solve", goal: "mate", in: "1" };
       return Object.assign(board, work, { eager: true, fen: "7k/8/5KQ1/8/8/8/8/8 w - - 0 1" });
     }`,
    `(board) => board.move("Qg7")`,
    1000,
  ));

test("games and positions to set up leave nothing behind either", () =>
  comeAndGo(
    `(turn) => {
       const board = document.createElement("jadoube-board");
       if (turn % 2) {
         return Object.assign(board, { mode: "setup", eager: true });
       }
       const script = Object.assign(document.createElement("script"), { type: "application/x-chess-pgn" });
       script.textContent = "1. e4 {Best.} (1. d4 d5) e5 *";
       board.append(script);
       return Object.assign(board, { mode: "game", eager: true });
     }`,
    `(board) => board.mode === "game" ? board.goTo("1w/1") : named(board, "Empty board").click()`,
    400,
  ));

test("what was played is kept where the author wants it", async () => {
  const board = `<jadoube-board id="b" storage-key="test" ${LADDER}></jadoube-board>`;
  await open(board);
  await live();
  await run(`await $("#b").move("Ra3"); await $("#b").move("Ra7"); await until(() => $("#b").legalMoves.length);`);
  await open(board);
  await live();
  const observed = await run(`
    const [before, value] = [$("#b").fen, JSON.parse($("#b").value)];
    await $("#b").move("Rb8");
    return { before, attempts: value.attempts, moves: value.moves, solved: $("#b").solved };`);
  assert.deepEqual(observed, {
    before: "5k2/R7/8/8/8/8/8/1R4K1 w - - 2 2",
    attempts: 1,
    moves: ["a2a7", "g8f8"],
    solved: true,
  });
  await open(`<jadoube-board id="b" mode="play" storage-key="test" eager></jadoube-board>`);
  await live();
  assert.match(await run(`return $("#b").fen`), /^rnbqkbnr/, "what another exercise has kept is left alone");
});

test("a storage that takes nothing is told below the board until it does", async () => {
  await open(`<jadoube-board id="b" ${LADDER} storage-key="full"></jadoube-board>`);
  await live();
  const observed = await run(`
    const [board, set] = [$("#b"), Storage.prototype.setItem];
    const said = () => inside(board, ".unkept").map(({ textContent, role }) => role + ": " + textContent);
    const first = said();
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    await board.move("Ra7"); await settled();
    const full = said();
    board.reset(); await settled();
    const anew = said();
    Storage.prototype.setItem = set;
    await board.move("Ra7"); await settled();
    return { first, full, anew, again: said(), failures };`);
  const text = "status: The browser's storage is full or blocked. What you do here lasts while the page is open.";
  assert.deepEqual(observed, { first: ["status: "], full: [text], anew: [text], again: ["status: "], failures: [] });
});

test("without a key nothing is stored", async () => {
  await open(`<jadoube-board id="b" ${LADDER}></jadoube-board>`);
  await live();
  const stored = await run(`localStorage.clear(); await $("#b").move("Ra7"); await settled(); return Object.keys(localStorage);`);
  assert.deepEqual(stored, []);
});

test("a form begins anew, switches off and takes up again", async () => {
  await open(`<form><fieldset><jadoube-board id="b" name="q" required ${LADDER}></jadoube-board></fieldset></form>`);
  await live();
  const observed = await run(`
    const [board, form, fieldset] = [$("#b"), $("form"), $("fieldset")];
    await board.move("Ra7");
    const kept = board.value;
    form.reset();
    await settled();
    const anew = [board.fen.startsWith("6k1"), board.value];
    fieldset.disabled = true;
    await settled();
    tap(board, "a2"); await settled();
    const off = [inside(board, "[aria-selected]").length, inside(board, ".controls button:not([aria-label=More])").every(({ disabled }) => disabled)];
    fieldset.disabled = false;
    await settled();
    board.formStateRestoreCallback(kept);
    await until(() => board.fen.startsWith("5k2"));
    return { anew, off, value: JSON.parse(board.value).moves, failures };`);
  assert.deepEqual(observed, { anew: [true, null], off: [0, true], value: ["a2a7", "g8f8"], failures: [] });
});

test("games come from a file, and a missing file is reported", async () => {
  pages.set("/club.pgn", { body: "1. e4 e5 *\n\n1. d4 d5 2. c4 *\n", type: "text/plain" });
  await open(`<jadoube-board id="b" mode="line" src="/club.pgn" game="2" eager></jadoube-board>
    <jadoube-board id="c" mode="line" src="/none.pgn" eager></jadoube-board>`);
  const observed = await run(`
    await until(() => isLive($("#b")) && noted($("#c")));
    await $("#b").move("d4");
    await until(() => $("#b").fen.includes("3p4/3P4"));
    const { message, attribute } = heard.find(({ name }) => name === "error");
    return { message, attribute, noted: noted($("#c")), live: isLive($("#c")), failures };`);
  const message = "“/none.pgn” couldn't be loaded: 404 Not Found.";
  assert.deepEqual(observed, { message, attribute: "src", noted: message, live: false, failures: [] });
});

test("a fault of the author is reported with its place, and corrected without reloading", async () => {
  await open(`<jadoube-board id="b" mode="line" eager><script type="application/x-chess-pgn">1. e4 e5
2. Ke3 *</script></jadoube-board><jadoube-board id="c" mode="solve" goal="mat" eager></jadoube-board>`);
  const observed = await run(`
    await until(() => noted($("#b")) && noted($("#c")));
    const errors = heard.filter(({ name }) => name === "error").map(({ on, line, column, attribute }) => [on, line, column, attribute]);
    const before = [noted($("#b")).startsWith("Line 2, column 4:"), noted($("#c")), inside($("#c"), ".picture").length];
    $("#c").setAttribute("goal", "mate");
    $("#c").setAttribute("in", "1");
    $("#c").setAttribute("fen", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    await until(() => isLive($("#c")));
    return { errors, before, noted: noted($("#c")), failures };`);
  assert.deepEqual(observed.errors, [["b", 2, 4, null], ["c", null, null, "goal"]].map((fault) => fault.map((part) => part ?? undefined ?? null)));
  assert.ok(observed.before[0]);
  assert.match(observed.before[1], /goal/);
  assert.deepEqual([observed.before[2], observed.noted, observed.failures], [1, "", []]);
});

test("a page from right to left has the board from left to right", async () => {
  await open(`<jadoube-board id="b" ${LADDER} hints></jadoube-board>`, { dir: "rtl" });
  await live();
  const observed = await run(`
    const [a, h] = ["a1", "h1"].map((square) => cell($("#b"), square).getBoundingClientRect().x);
    const [field, more] = [inside($("#b"), "input")[0], named($("#b"), "More")].map((node) => node.getBoundingClientRect().x);
    return [a < h, more < field, getComputedStyle(inside($("#b"), "input")[0]).direction];`);
  assert.deepEqual(observed, [true, true, "ltr"]);
  assert.deepEqual(await axe(), []);
});

test("a move that the page does not want is not made", async () => {
  await open(`<jadoube-board id="b" mode="play" eager></jadoube-board>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    board.addEventListener("jadoube-move", (event) => event.detail.san === "e4" && event.preventDefault());
    tap(board, "e2"); await settled(); tap(board, "e4"); await settled();
    const refused = board.fen;
    const played = [await board.move("e4"), await board.move("d4"), await board.move("Ke4")];
    return { refused, played, selected: inside(board, "[aria-selected]").length, failures };`);
  assert.deepEqual(observed, {
    refused: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    played: [false, true, false],
    selected: 0,
    failures: [],
  });
});

test("a picture shows the board as it stands now", async () => {
  await open(`<jadoube-board id="b" mode="play" arrows="e2e4" eager></jadoube-board>`);
  await live();
  const observed = await run(`
    const board = $("#b");
    const before = board.toSVG();
    await board.move("Nf3");
    await settled();
    const svg = new DOMParser().parseFromString(board.toSVG(), "image/svg+xml");
    const png = await board.toPNG();
    const url = new URL(await board.shareURL());
    return { changed: before !== board.toSVG(), label: svg.documentElement.getAttribute("aria-label"),
      arrows: [before.includes("Arrow"), board.toSVG().includes("Arrow")], png: [png.type, png.size > 5000],
      shared: [url.pathname, url.hash], ink: inside(board, ".ink path").length };`);
  assert.match(observed.label, /Last move: g1 to f3\./);
  assert.deepEqual({ ...observed, label: 1 }, {
    changed: true,
    label: 1,
    arrows: [true, false],
    png: ["image/png", true],
    shared: ["/embed.html", "#mode=play&arrows=e2e4&eager="],
    ink: 0,
  });
});
