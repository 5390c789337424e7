// A page for each mode, with the boards from another origin than the page. `BROWSERS` names the
// browsers, all three where nothing is named.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const TAB = "\uE004";
const ENTER = "\uE007";
const HOME = "\uE011";
const ESCAPE = "\uE00C";

const LADDER = `mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"`;

for (const [name, { browser, open, run, axe, pages }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);
  const live = () => run(`await until(() => [...document.querySelectorAll("jadoube-board")].every(isLive)); await settled();`);

  inBrowser("a position is played on by keys, by hand and by what is typed", async () => {
    await open(`<jadoube-board id="b" mode="play" undo eager></jadoube-board>`);
    await live();
    await browser.press(TAB, ENTER, "4", ENTER);
    assert.deepEqual(await run(`
      const [board] = [$("#b")];
      await until(() => headline(board) === "Black to move.");
      tap(board, "e7"); tap(board, "e5");
      await until(() => headline(board) === "White to move." && board.fen.includes("4p3/4P3"));
      const field = inside(board, "input")[0];
      field.focus();
      return [field.ariaLabel, cell(board, "e4").ariaLabel, cell(board, "e5").ariaLabel];`), [
      "Move or command",
      "white pawn, e4",
      "black pawn, e5, last move",
    ]);
    await browser.press(..."Kt-KB3", ENTER);
    await run(`const board = $("#b");
      await until(() => headline(board) === "Black to move." && !inside(board, "input")[0].value);`);
    await browser.press(..."Ke6", ENTER);
    const observed = await run(`
      const board = $("#b");
      await until(() => noted(board).includes("king"));
      const kept = inside(board, "input")[0].value;
      const illegal = heard.filter(({ name }) => name === "illegal").map(({ from, to, code }) => [from, to, code]);
      named(board, "Take back").click();
      await until(() => headline(board) === "White to move.");
      return { kept, illegal, moves: heard.filter(({ name }) => name === "move").map(({ san, by }) => san + " " + by),
        legal: board.legalMoves.length, piece: board.position.e4, pgn: board.pgn.split("\\n").at(-2), failures, shifts };`);
    assert.equal(observed.illegal.length, 1);
    assert.deepEqual({ ...observed, illegal: 1 }, {
      kept: "Ke6",
      illegal: 1,
      moves: ["e4 reader", "e5 reader", "Nf3 reader"],
      legal: 29,
      piece: { type: "p", color: "w" },
      pgn: "1. e4 e5 *",
      failures: [],
      shifts: [],
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("an exercise is solved by keys alone, and its result arrives in a plain form", async () => {
    pages.set("/sent.html", { body: "<!DOCTYPE html><title>Sent</title>" });
    await open(`<form action="/sent.html"><label for="b">Mate in two</label>
      <jadoube-board id="b" name="q1" required ${LADDER} hints eager>
        <span slot="success">Well done.</span><span slot="failure">Not so.</span>
      </jadoube-board><button>Send</button></form>`);
    await live();
    assert.deepEqual(await run(`return [headline($("#b")), $("form").checkValidity(), $("#b").solved]`), [
      "White to move: mate in 2 moves.",
      false,
      false,
    ]);
    // A wrong move first: it is taken back, and counted.
    await browser.press(TAB, HOME, ENTER, "3", ENTER);
    assert.deepEqual(await run(`
      await until(() => noted($("#b")));
      const slot = inside($("#b"), "slot").find(({ name }) => name === "failure");
      return [inside($("#b"), ".note")[0].dataset.kind, slot.assignedNodes().length, cell($("#b"), "a2").ariaLabel];`), [
      "wrong",
      1,
      "white rook, a2",
    ]);
    await browser.press("2", ENTER, "7", ENTER);
    await run(`await until(() => $("#b").legalMoves.length > 0 && $("#b").fen.startsWith("5k2"));`);
    await run(`await until(() => cell($("#b"), "f8").ariaLabel.startsWith("black king"));`);
    // Whoever has gone along with the rook comes back to the other one by its letter.
    await browser.press("r", ENTER, "8", ENTER);
    const observed = await run(`
      const board = $("#b");
      await until(() => board.solved);
      await settled();
      const slot = inside(board, "slot").find(({ name }) => name === "success");
      const { attempts, moves } = JSON.parse(board.value);
      return { attempts, moves, shown: slot.assignedNodes().length, valid: $("form").checkValidity(),
        names: heard.map(({ name }) => name).filter((name) => name !== "move"), failures };`);
    assert.deepEqual(observed, {
      attempts: 2,
      moves: ["a2a7", "g8f8", "b1b8"],
      shown: 1,
      valid: true,
      names: ["ready", "failed", "solved"],
      failures: [],
    });
    assert.deepEqual(await axe(), []);
    await browser.click(await browser.find("form button"));
    // Not every browser waits for the page that a form leads to.
    for (let asked = 0, path; path !== "/sent.html" && asked < 500; asked += 1) {
      path = await browser.run("return location.pathname").catch(() => undefined);
    }
    const sent = await run(`return JSON.parse(new URLSearchParams(location.search).get("q1"));`);
    assert.deepEqual([sent.solved, sent.attempts, sent.moves.length], [true, 2, 3]);
  });

  inBrowser("a question is answered by keys and by names", async () => {
    await open(`<jadoube-board id="b" mode="find" ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w - - 0 1" name="q" eager></jadoube-board>`);
    await live();
    await run(`cell($("#b"), "b3").focus();`);
    await browser.press(ENTER);
    await run(`await until(() => cell($("#b"), "b3").ariaLabel.endsWith(", marked"));
      inside($("#b"), "input")[0].focus();`);
    await browser.press(..."b2", ENTER);
    await run(`await until(() => heard.some(({ name }) => name === "failed"));`);
    await browser.press(..."c2", ENTER);
    const observed = await run(`
      await until(() => $("#b").solved);
      return [JSON.parse($("#b").value), noted($("#b")), failures, shifts];`);
    assert.deepEqual([observed[0].attempts, observed[0].moves, ...observed.slice(1)], [2, ["c2", "b3"], "Solved.", [], []]);
    assert.deepEqual(await axe(), []);
  });

  inBrowser("an author's line is played with the author's answers", async () => {
    await open(`<jadoube-board id="b" mode="line" eager>
      <script type="application/x-chess-pgn">1. e4 {Yes.} (1. f3? {It opens the king.}) 1... e5 2. Nf3 *</script>
      <jadoube-hint squares="e2">Look at e2.</jadoube-hint></jadoube-board>`);
    await live();
    const observed = await run(`
      const board = $("#b");
      named(board, "Hint").click();
      await settled();
      const hint = [noted(board), inside(board, ".noted").length];
      await board.move("f3");
      const wrong = noted(board);
      await board.move("e4");
      const right = noted(board);
      await until(() => board.fen.includes("4p3/4P3"));
      await until(() => cell(board, "e5").ariaLabel.startsWith("black pawn"));
      await board.move("Nf3");
      return { hint, wrong, right, solved: board.solved, failures };`);
    assert.deepEqual(observed, {
      hint: ["Look at e2.", 1],
      wrong: "It opens the king. Try another move.",
      right: "Yes.",
      solved: true,
      failures: [],
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("the menu is opened and left by keys", async () => {
    await open(`<jadoube-board id="b" mode="play" eager></jadoube-board>`);
    await live();
    await run(`named($("#b"), "More").focus();`);
    await browser.press(ENTER);
    await run(`await until(() => named($("#b"), "Flip board"));`);
    await browser.press(ESCAPE);
    await run(`await until(() => !named($("#b"), "Flip board"));`);
    await browser.press(ENTER, TAB, TAB, ENTER);
    const observed = await run(`
      await until(() => $("#b").orientation === "black");
      await until(() => inside($("#b"), "[role=grid]")[0].ariaLabel.includes("black"));
      return [inside($("#b"), "[role=grid]")[0].ariaLabel, failures];`);
    assert.deepEqual(observed, ["Chess board, black at the bottom", []]);
  });
}
