// Boards come, move, go and are many.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";
import { dist, tests, tool } from "./support/place.mjs";

const { build: bundle } = tool("esbuild");
const PROGRAM = readFileSync(join(tests, "support/program.js"));
const { browser, loader, open, pages, run } = await browserWithPages();

const KNIGHT = "8/8/8/3N4/8/8/8/8";

/** How many nodes and listeners the page holds when nothing is left to collect. */
async function held() {
  await browser.cdp("HeapProfiler.enable");
  await browser.cdp("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await browser.cdp("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

/** Whether a page has let go of what came in between. */
const isAsBefore = (before, after) =>
  after.nodes - before.nodes < 300 && after.listeners - before.listeners < 20;

/** How often a browser may draw before everything that has gone is let go. */
const FRAMES = 50;

test("a thousand boards come and go, and nothing of them stays", async () => {
  await open("<div></div>", { script: "with/jadoube.js" });
  const round = (count) =>
    run(
      `for (let index = 0; index < words[0]; index += 1) {
        const board = document.createElement("jadoube-board");
        board.mode = ["diagram", "play", "solve"][index % 3];
        board.eager = index % 9 === 1;
        board.fen = "start";
        board.innerHTML = "<b slot=square-e4>!</b><span slot=caption>One</span>";
        $("div").append(board);
        if (index % 10 === 0) await settled();
        board.remove();
      }
      // The program may come after the last board has gone, and ends at once then.
      await until(() => window.mounted?.every(({ isDestroyed }) => isDestroyed));
      mounted.length = 0;
      heard.length = 0;`,
      count,
    );
  await round(50);
  const before = await held();
  await round(1000);
  // What observers have still to tell of holds boards until a busy browser has drawn again.
  let after = await held();
  for (let frame = 0; frame < FRAMES && !isAsBefore(before, after); frame += 1) {
    await run("await settled();");
    after = await held();
  }
  assert.ok(isAsBefore(before, after), `${JSON.stringify({ before, after })}`);
  assert.equal(await run("return started"), 1);
});

test("a board that is moved in the page stays as it is", async () => {
  await open(`<div></div><jadoube-board fen="${KNIGHT}"></jadoube-board><p></p>`);
  const observed = await run(`
    const board = $("jadoube-board");
    const [svg] = inside(board, "svg");
    $("div").append(board);
    await settled();
    $("p").prepend(board);
    await settled();
    return [inside(board, "svg")[0] === svg, board.isConnected, heard.length, failures];`);
  assert.deepEqual(observed, [true, true, 1, []]);
});

test("a board goes into another document and back", async () => {
  await open(`<jadoube-board fen="${KNIGHT}"></jadoube-board><iframe></iframe>`);
  const observed = await run(`
    const board = $("jadoube-board");
    const light = () => getComputedStyle(inside(board, "[part~=light]")[0]).fill;
    $("iframe").contentDocument.body.append(board);
    await settled();
    const there = light();
    document.body.append(board);
    await settled();
    return [there, light(), failures];`);
  assert.deepEqual(observed, ["rgb(241, 229, 205)", "rgb(241, 229, 205)", []]);
});

test("a loader that comes late finds what was set before, and keeps the fallback for itself", async () => {
  await open(`<jadoube-board id="a"><b>Fallback</b></jadoube-board>`, { script: "" });
  const observed = await run(`
    const board = $("#a");
    const seen = $("b").getBoundingClientRect().width > 0;
    board.fen = "${KNIGHT}";
    await import("${loader}jadoube.js");
    await until(() => heard.length);
    return [seen, said(board), board.getAttribute("fen"), $("b").getBoundingClientRect().width, heard];`);
  assert.deepEqual(observed, [
    true,
    "Diagram, white at the bottom. White: knight d5.",
    KNIGHT,
    0,
    [{ name: "ready", on: "a", mode: "diagram" }],
  ]);
});

test("a second loader from elsewhere does no harm", async () => {
  await open(`<jadoube-board fen="${KNIGHT}"></jadoube-board>`);
  const observed = await run(`
    const first = customElements.get("jadoube-board");
    await import("${loader}copy/jadoube.js");
    document.body.append(document.createElement("jadoube-board"));
    return [first === customElements.get("jadoube-board"), failures,
      [...document.querySelectorAll("jadoube-board")].map((board) => inside(board, "svg").length)];`);
  assert.deepEqual(observed, [true, [], [1, 1]]);
});

test("the loader works in the bundle of a page, as a module or as a plain script", async () => {
  const elsewhere = { "import.meta.url": '"file:///where/it/was/jadoube.js"' };
  for (const [format, define] of [["esm"], ["iife"], ["iife", elsewhere]]) {
    const { outputFiles } = await bundle({
      stdin: { contents: `import "${join(dist, "jadoube.js")}";`, resolveDir: dist },
      bundle: true,
      minify: true,
      format,
      define,
      write: false,
      logLevel: "error",
    });
    pages.set("/app/app.js", { body: outputFiles[0].contents });
    pages.set("/app/jadoube.program.js", { body: PROGRAM });
    const kind = format === "esm" ? ' type="module"' : " defer";
    const head = `<script${kind} src="/app/app.js"></script>`;
    await open(`<jadoube-board mode="play"></jadoube-board>`, { script: "", head });
    await run("await until(() => window.mounted?.length === 1)");
    assert.deepEqual(await run("return failures"), [], format);
  }
});

test("the small elements are there", async () => {
  await open(`<jadoube-board id="g"><jadoube-hint squares="f7">Look.</jadoube-hint></jadoube-board>
    <p>See <jadoube-move for="g" at="14w">14.Nf5</jadoube-move>.</p>`);
  const observed = await run(`
    const [move, hint] = [$("jadoube-move"), $("jadoube-hint")];
    return [move.at, move.board === $("#g"), hint.squares, hint.getBoundingClientRect().height,
      move.getBoundingClientRect().width > 0];`);
  assert.deepEqual(observed, ["14w", true, "f7", 0, true]);
});

test("thirty boards are painted a few with each frame, so the page can answer its reader", async () => {
  // A clock by which each board takes most of a turn; how long they really take is for the bench.
  const head = `<script>
    let clock = 0;
    performance.now = () => (clock += 3);
    window.painted = [];
    const frame = () => {
      painted.push([...document.querySelectorAll("jadoube-board")].filter((board) => board.shadowRoot && said(board)).length);
      requestAnimationFrame(frame);
    };
    frame();
  </script>`;
  await open("<jadoube-board></jadoube-board>".repeat(30), { head });
  const observed = await run(`
    await until(() => heard.length === 30 && painted.at(-1) === 30);
    return { painted, shifts };`);
  const each = observed.painted.map((count, frame) => count - (observed.painted[frame - 1] ?? 0));
  // Two in the task that brings them and two with the frame after it, or two frames at once.
  assert.ok(Math.max(...each) <= 4, `painted with each frame: ${each.filter(Boolean)}`);
  assert.deepEqual(observed.shifts, []);
});

test("nothing moves when the loader comes late, with the small sheet in the head", async () => {
  const head = `<link rel="stylesheet" href="${loader}jadoube.css">`;
  const boards = Array(30)
    .fill(
      `<jadoube-board fen="start"><span slot="caption">One line</span><b slot="square-e4">!</b>
       <script type="application/x-chess-pgn">1. e4 *</script>White: king e1.</jadoube-board>
       <jadoube-board fen="start">A board without a caption.</jadoube-board><p>Text below</p>`,
    )
    .join("");
  await open(boards, { head, script: "jadoube.js?late" });
  const observed = await run(`
    await until(() => heard.length === 60);
    await settled();
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("late")).responseEnd;
    return { shifts, isLate: first < script, failures };`);
  assert.deepEqual(observed, { shifts: [], isLate: true, failures: [] });
});
