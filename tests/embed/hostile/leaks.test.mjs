// What a page says of its text, and how a board in it looks all the same.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { loader, open, resize, run } = await browserWithPages();

const BOARDS = {
  diagram: `<jadoube-board id="b" fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"><span slot="caption">A caption of a few words</span></jadoube-board>`,
  task: `<jadoube-board id="b" mode="solve" goal="mate" in="2" hints eager fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></jadoube-board>`,
  game: `<jadoube-board id="b" mode="game" moves="bottom" eager><script type="application/x-chess-pgn">[White "Anna"]
    [Black "Bert"]

    1. e4 {A comment of a few words} e5 (1... c5 2. Nf3) 2. Nf3 *</script></jadoube-board>`,
  setup: `<jadoube-board id="b" mode="setup" eager></jadoube-board>`,
};

/** What the text around a board may be told, and nothing of which is meant for a board. */
const TEXT = [
  "white-space: pre",
  "text-transform: uppercase",
  "letter-spacing: 0.5em",
  "word-spacing: 1em",
  "word-break: break-all",
  "text-indent: 3em",
  "text-align: right",
  "line-height: 3",
  "font-weight: 900",
  "font-style: italic",
  "font-variant: small-caps",
  "font-stretch: condensed",
  "font-feature-settings: 'smcp'",
  "font-size-adjust: 0.8",
  "hyphens: auto",
  "tab-size: 1",
  "text-shadow: 0 0 3px red",
  "-webkit-text-stroke: 2px red",
  "-webkit-text-fill-color: red",
  "list-style: square inside",
  "cursor: none",
  "writing-mode: vertical-rl; inline-size: 900px; block-size: 500px",
  "fill: red; stroke: blue; stroke-width: 5px",
  "border-collapse: collapse; border-spacing: 9px",
  "quotes: none; widows: 5; orphans: 5",
];

/** Where everything in a board is, and how its letters look, once it looks so for two frames. */
const LOOK = `
  const board = $("#b");
  await until(() => board.mode === "diagram" ? said(board) : isLive(board));
  await until(() => board.mode !== "game" || inside(board, ".beside")[0]);
  await settled();
  const SAID = ["fontSize", "fontWeight", "fontStyle", "fontVariant", "letterSpacing", "wordSpacing", "lineHeight", "textTransform",
    "textShadow", "textIndent", "whiteSpace", "cursor", "fill", "stroke", "strokeWidth", "webkitTextFillColor", "writingMode"];
  const look = () => [...inside(board, "*"), ...board.querySelectorAll("[slot]")].map((node) => {
    const origin = inside(board, ".frame")[0].getBoundingClientRect();
    const { x, y, width, height } = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const place = width || height ? [x - origin.x, y - origin.y, width, height].map(Math.round) : [];
    return [node.localName + "." + (node.getAttribute("class") ?? ""), ...place,
      ...SAID.map((name) => style[name])].join(" ");
  });
  let seen = [];
  await until(() => {
    const before = seen.join();
    seen = look();
    return seen.join() === before;
  });
  return { seen, failures };`;

/** What two looks differ in, as far as it fits a line. */
const differences = (one, other) => one.filter((line, index) => line !== other[index]).slice(0, 3);

for (const [name, board] of Object.entries(BOARDS)) {
  test(`nothing that a page says of its text reaches a board: ${name}`, async () => {
    await resize(1280);
    const page = (style) => [`<div id="around"><div style="inline-size: 416px">${board}</div></div>`, { head: `<style>#around { ${style} } #around > div { writing-mode: horizontal-tb }</style>` }];
    await open(...page(""));
    const calm = await run(LOOK);
    const wrong = {};
    for (const style of TEXT) {
      await open(...page(style));
      const { seen, failures } = await run(LOOK);
      const found = [...differences(seen, calm.seen), ...failures];
      if (found.length || seen.length !== calm.seen.length) {
        wrong[style] = found;
      }
    }
    assert.deepEqual(wrong, {});
  });
}

test("what hides a page hides its boards, with every line of their pieces", async () => {
  for (const board of Object.values(BOARDS)) {
    await open(`<div id="around">${board}</div>`);
    const shown = await run(`
      const board = $("#b");
      await until(() => board.mode === "diagram" ? said(board) : isLive(board));
      $("#around").style.visibility = "hidden";
      await settled();
      // What only those hear who do not see is hidden as well.
      return inside(board, "*").filter((node) => getComputedStyle(node).visibility !== "hidden").map((node) => node.localName + "." + node.getAttribute("class"));`);
    assert.deepEqual(shown, []);
  }
});

test("letters can be read in a page whose letters are small, and the board has its size", async () => {
  const head = `<style>html { font-size: 62.5% } body { font-size: 9px }</style><link rel="stylesheet" href="${loader}jadoube.css">`;
  for (const [name, board] of Object.entries(BOARDS)) {
    await open(board, { head });
    const observed = await run(`
      const board = $("#b");
      await until(() => board.mode === "diagram" ? said(board) : isLive(board));
      await settled();
      const isText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
      const small = [...inside(board, "*"), ...board.querySelectorAll("[slot]")]
        .filter((node) => isText(node) && node.checkVisibility?.() && !node.closest("svg, .coordinates, .visually-hidden, style"))
        .map((node) => [node.localName + "." + node.className, parseFloat(getComputedStyle(node).fontSize)])
        .filter(([, size]) => size < 12);
      const low = inside(board, ".row button, .row input").map((node) => node.getBoundingClientRect().height).filter((height) => height < 43.5);
      return { small, low, width: inside(board, ".frame")[0].getBoundingClientRect().width, shifts, failures };`);
    assert.deepEqual(observed, { small: [], low: [], width: 416, shifts: [], failures: [] }, name);
  }
});

test("nothing that a page says of its text reaches a score, and its letters can be read", async () => {
  await resize(1280);
  const look = async (style) => {
    const head = `<style>html { font-size: 62.5% } #around { ${style} }</style><script type="module" src="${loader}jadoube.score.js"></script>`;
    await open(`${BOARDS.task}<div id="around"><div style="inline-size: 416px"><jadoube-score id="s" class-code></jadoube-score></div></div>`, { head });
    return run(`
      await until(() => $("#s").shadowRoot && isLive($("#b")));
      named($("#s"), "Get a class code").click();
      await until(() => inside($("#s"), "input")[0]);
      inside($("#s"), "input")[0].value = "Ann";
      inside($("#s"), "form button")[0].click();
      await until(() => inside($("#s"), "output")[0]?.textContent);
      await settled();
      const isText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
      const nodes = inside($("#s"), ":not(style)").filter((node) => node.checkVisibility() && !node.closest("svg, .unseen"));
      return nodes.map((node) => {
        const { fontSize, fontStyle, fontWeight, textIndent, lineHeight, wordBreak } = getComputedStyle(node);
        return [node.localName, Math.round(node.getBoundingClientRect().height), isText(node) && parseFloat(fontSize) < 12,
          fontSize, fontStyle, fontWeight, textIndent, lineHeight, wordBreak].join(" ");
      });`);
  };
  const calm = await look("font-size: 9px");
  assert.deepEqual(calm.filter((line) => line.includes(" true ")), []);
  const loud = await look(`font-size: 9px; ${TEXT.filter((style) => !style.startsWith("writing-mode")).join("; ")}`);
  assert.deepEqual([differences(loud, calm), loud.length], [[], calm.length]);
});

test("a reader who wants larger letters gets them", async () => {
  await open(BOARDS.task, { head: "<style>html { font-size: 24px }</style>" });
  const [button, frame] = await run(`
    await until(() => isLive($("#b"))); await settled();
    return [parseFloat(getComputedStyle(inside($("#b"), ".row button")[0]).fontSize), inside($("#b"), ".frame")[0].getBoundingClientRect().width];`);
  assert.deepEqual([button > 21, frame], [true, 26 * 24]);
});

/** A game that is longer than its place. */
const LONG = Array.from({ length: 60 }, (_, index) => `${2 * index + 1}. Nf3 Nf6 ${2 * index + 2}. Ng1 Ng8`).join(" ");

const STANDING = { ...BOARDS, "a long game": `<jadoube-board id="b" mode="game" moves="bottom" eager pgn="${LONG} *"></jadoube-board>` };

for (const [name, board] of Object.entries(STANDING)) {
  test(`a board stands in one column of a page, never in two: ${name}`, async () => {
    await resize(1280);
    const text = "<p>Some words between the boards.</p>".repeat(3);
    await open(`<div style="columns: 3; column-gap: 20px">${`${text}${board.replace(` id="b"`, "")}`.repeat(5)}</div>`);
    const observed = await run(`
      const boards = [...document.querySelectorAll("jadoube-board")];
      await until(() => boards.every((board) => board.mode === "diagram" ? said(board) : isLive(board)));
      await until(() => boards.every((board) => board.mode !== "game" || inside(board, ".beside")[0]));
      await settled();
      // Whatever is in it, from its frame to its last line.
      const parts = (board) => [inside(board, ".room")[0], ...inside(board, ".room *")].filter((node) => node.checkVisibility() && !node.closest("svg"));
      const columns = (board) => new Set(parts(board).flatMap((node) => [...node.getClientRects()]).filter(({ width }) => width)
        .map(({ left, right }) => Math.floor((left + right) / 2 / (document.documentElement.clientWidth / 3))));
      return [boards.map((board) => inside(board, ".room")[0].getClientRects().length), boards.map((board) => columns(board).size), failures];`);
    assert.deepEqual(observed, [Array(5).fill(1), Array(5).fill(1), []]);
  });
}

/** Kinds of boards besides those above, with what is done for their sentences to be seen. */
const SPEAKING = {
  task: [BOARDS.task],
  game: [BOARDS.game],
  setup: [BOARDS.setup],
  "a refused move": [`<jadoube-board id="b" mode="play" undo eager></jadoube-board>`,
    `tap(board, "e2"); await settled(); tap(board, "e5"); await until(() => noted(board));`],
  "a hint": [BOARDS.task, `await board.hint(); await until(() => noted(board));`],
  "a solved task": [`<jadoube-board id="b" mode="solve" goal="mate" in="1" eager fen="6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"></jadoube-board>`,
    `await board.move("Re8"); await until(() => board.solved);`],
  "the question of stalemate": [`<jadoube-board id="b" mode="solve" goal="stalemate" eager fen="7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"></jadoube-board>`],
  "squares to find": [`<jadoube-board id="b" mode="find" ask="moves" of="d4" eager fen="8/8/8/8/3N4/8/8/8 w - - 0 1"></jadoube-board>`,
    `tap(board, "e6"); await until(() => noted(board));`],
  "a set of puzzles": [`<jadoube-board id="b" mode="line" eager><script type="application/x-chess-pgn">
    [FEN "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"]\n\n1. Re8# *\n\n[FEN "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"]\n\n1. Re8# *</script></jadoube-board>`],
  "the computer": [`<jadoube-board id="b" mode="computer" side="white" clock="5+3" undo eager></jadoube-board>`],
  "a goal to set up": [`<jadoube-board id="b" mode="setup" goal="mate in 2" give-up eager fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1"></jadoube-board>`,
    `named(board, "Check").click(); await until(() => noted(board));`],
  "more of a position": [BOARDS.setup, `inside(board, "details").forEach((details) => (details.open = true)); await settled();`],
  "a menu": [BOARDS.task, `named(board, "More").click(); await until(() => inside(board, ".items")[0]);`],
  "a promotion": [`<jadoube-board id="b" mode="play" eager fen="8/P6k/8/8/8/8/8/K7 w - - 0 1"></jadoube-board>`,
    `tap(board, "a7"); await settled(); tap(board, "a8"); await settled();`],
  "a game with everything": [`<jadoube-board id="b" mode="game" moves="bottom" eager><script type="application/x-chess-pgn">
    [Event "A club, 3rd round"]\n[White "Anna (1)"]\n[Black "Bert!"]\n[WhiteElo "2000"]\n[BlackElo "?"]\n[Result "1-0"]\n
    1. e4 {A comment of a few words.} e5 $14 (1... c5 2. Nf3) 2. Nf3! Nc6 1-0\n\n[White "Carl"]\n\n1. d4 *</script></jadoube-board>`],
  "a corrected position": [`<jadoube-board id="b" mode="play" eager fen="k7/8/8/8/8/8/8/K7 b KQkq - 1 0"></jadoube-board>`,
    `await until(() => inside(board, ".corrected")[0].textContent);`],
  "a wrong one": [`<jadoube-board id="b" fen="nothing" theme="loud"></jadoube-board>`, "await until(() => heard.length);"],
  "a score": [`${BOARDS.task.replace(`id="b">`, `><span slot="prompt">What now? (Two moves.)</span>`).replace(`id="b"`, "")}<jadoube-score id="b" class-code="https://school.example/"></jadoube-score>`,
    `named(board, "Get a class code").click();
     await until(() => inside(board, "input")[0]);
     inside(board, "form button")[0].click();
     await settled();
     const said = inside(board, ".said")[0].textContent;
     inside(board, "input")[0].value = "Ann";
     inside(board, "form button")[0].click();
     await until(() => inside(board, "output")[0]);`],
};

for (const [name, [board, act = ""]] of Object.entries(SPEAKING)) {
  test(`in a page from right to left every sentence stands in its own order: ${name}`, async () => {
    await resize(900, 1400);
    await open(board, { dir: "rtl", head: `<script type="module" src="${loader}jadoube.score.js"></script>` });
    const observed = await run(`
      const board = $("#b");
      await until(() => board.shadowRoot && (!board.eager || isLive(board)));
      await until(() => board.mode !== "game" || inside(board, ".beside")[0]);
      await settled();
      ${act}
      const place = (text, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const walker = document.createTreeWalker(board.shadowRoot, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      const isSeen = ({ data, parentElement: around }) =>
        data.trim().length > 1 && around.checkVisibility() && !around.closest("svg, style, .visually-hidden, .unseen");
      const wrong = texts.filter(isSeen).filter((text) => {
        const places = [...text.data].map((_, at) => place(text, at)).filter(({ width }) => width);
        return places.some(({ left, top }, at) => {
          const before = places[at - 1];
          return before && Math.abs(before.top - top) < 5 && left < before.left;
        });
      });
      return { seen: texts.filter(isSeen).length, failures,
        wrong: wrong.map(({ data, parentElement: { localName, className } }) => localName + "." + className + ": " + data) };`);
    assert.ok(observed.seen > 0);
    assert.deepEqual([observed.wrong, observed.failures], [[], []]);
  });
}
