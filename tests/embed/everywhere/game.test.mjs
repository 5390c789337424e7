// Games that are walked through, with the boards from another origin than the page. `BROWSERS` names
// the browsers, all three where nothing is named.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const TAB = "\uE004";
const ENTER = "\uE007";
const END = "\uE010";
const HOME = "\uE011";
const LEFT = "\uE012";
const RIGHT = "\uE014";
const DOWN = "\uE015";

const GAME = `[White "Morphy"] [Black "The Duke"] [Site "Paris"]
  1. e4 { The king's pawn. [%cal Ge2e4][%csl Rf7] } e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $1 Nc6 { [%clk 0:09:30] } 1-0`;
const TWO = `${GAME}\n\n[White "Second"]\n\n1. d4 d5\n2. Kd3 *`;

const board = (pgn, attributes = "") =>
  `<jadoube-board id="g" mode="game" eager ${attributes}><script type="application/x-chess-pgn">${pgn}</script></jadoube-board>`;
const PATHS = `const paths = () => heard.filter(({ name }) => name === "navigate").map(({ path }) => path);`;
const CURRENT = `const current = () => inside($("#g"), ".ply[aria-current]").map(({ ariaLabel }) => ariaLabel)[0];`;

for (const [name, { browser, loader, open, run, axe }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);
  const live = () => run(`await until(() => isLive($("#g"))); await settled();`);

  inBrowser("a game is walked through by its buttons, its moves and their keys", async () => {
    await open(board(GAME).replace("><script", `><b slot="player-top">Two men</b><script`));
    await live();
    assert.deepEqual(await run(`${PATHS}${CURRENT}
      const board = $("#g");
      named(board, "Next move").click();
      await until(() => paths().length === 1);
      inside(board, ".variation .ply")[0].focus();
      inside(board, ".variation .ply")[0].click();
      await until(() => paths().length === 2);
      await until(() => current() === "1. Black pawn to c5");
      await settled();
      return [...paths(), current(), board.shadowRoot.activeElement.ariaLabel];`), [
      "1w", "1b/1", "1. Black pawn to c5", "1. Black pawn to c5",
    ]);
    await browser.press(RIGHT, DOWN, LEFT, HOME, END);
    const observed = await run(`${PATHS}
      await until(() => paths().length === 7);
      const board = $("#g");
      const text = (selector) => inside(board, selector).map((node) => node.textContent.trim());
      return { paths: paths().slice(2), plies: heard.filter(({ ply }) => ply !== undefined).map(({ ply }) => ply).slice(2),
        fen: board.fen.split(" ")[0], facts: text(".facts"), names: text(".player .name"), result: text(".result"),
        slotted: inside(board, "slot").find(({ name }) => name === "player-top").assignedNodes().length,
        clock: text(".player .clock"), parts: ["move", "current-move", "variation", "comment", "nag", "moves", "player"]
          .filter((part) => !inside(board, "[part~=" + part + "]").length), failures, shifts };`);
    assert.deepEqual(observed, {
      paths: ["1b/1/2w", "1b/1/2w/1", "1b/1", "", "2b"],
      plies: [3, 3, 2, 0, 4],
      fen: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
      facts: ["Paris"],
      names: ["The Duke", "Morphy"],
      result: ["1\u20130"],
      slotted: 1,
      clock: ["9:30"],
      parts: [],
      failures: [],
      shifts: [],
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("moves are tried on the board, and the game comes back", async () => {
    await open(board(GAME, `start="1w"`));
    await live();
    await run(`cell($("#g"), "e4").focus();`);
    await browser.press("i");
    await run(`await until(() => $("#g").shadowRoot.activeElement.ariaCurrent === "true");`);
    const observed = await run(`${PATHS}
      const board = $("#g");
      const play = async (from, to) => {
        tap(board, from);
        await until(() => cell(board, from).ariaLabel.endsWith(", selected"));
        tap(board, to);
      };
      await play("d7", "d5");
      await until(() => noted(board).includes("d5"));
      const tried = [noted(board), board.fen.split(" ")[0], paths().length];
      named(board, "Previous move").click();
      await until(() => noted(board) === "" && cell(board, "d7").ariaLabel === "black pawn, d7");
      await play("c7", "c5");
      await until(() => paths().includes("1b/1"));
      await play("e4", "e6");
      await until(() => heard.some(({ name }) => name === "illegal"));
      return { tried, moves: heard.filter(({ name }) => name === "move").map(({ san }) => san),
        said: noted(board).includes("pawn"), failures };`);
    assert.deepEqual(observed, {
      tried: ["Not in this game: 1\u2026 d5. The next move returns to it.", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR", 0],
      moves: ["d5", "c5"],
      said: true,
      failures: [],
    });
  });

  inBrowser("words lead to moves, and know when they are shown", async () => {
    const links = ["1b/1/2w/1", "2b", "", "7w"].map((at) => `<jadoube-move for="g" at="${at}">${at || "start"}</jadoube-move>`);
    await open(`${board(GAME).replace(" eager", "")}<p>${links.join(" and ")} and <jadoube-move for="h" at="1w">x</jadoube-move></p>`);
    // Words become links when what follows them has come; before that they are words.
    await run(`await until(() => [...document.querySelectorAll("jadoube-move")].every(({ role }) => role === "link"));`);
    const [deep, far] = await Promise.all([browser.find("[at='1b/1/2w/1']"), browser.find("[at='7w']")]);
    await browser.click(deep);
    await run(`await until(() => $("[at='1b/1/2w/1']").ariaCurrent === "true");`);
    await browser.run(`document.querySelector("[at='2b']").focus();`);
    await browser.press(ENTER);
    await run(`await until(() => $("[at='2b']").ariaCurrent === "true");`);
    assert.deepEqual(await run(`return [...document.querySelectorAll("[aria-current]")].map(({ at }) => at);`), ["2b"]);
    await browser.click(far);
    await browser.click(await browser.find("[for=h]"));
    const observed = await run(`
      await until(() => heard.filter(({ name }) => name === "error").length === 2);
      const errors = heard.filter(({ name }) => name === "error").map(({ message, attribute }) => [message, attribute]);
      return { errors, titles: [$("[at='7w']").title, $("[for=h]").title], role: $("[at='']").role, failures };`);
    assert.deepEqual(observed, {
      errors: [["The board has no move “7w”.", "at"], ["There is no board “h” on this page.", "for"]],
      titles: ["The board has no move “7w”.", "There is no board “h” on this page."],
      role: "link",
      failures: [],
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("one of several games is chosen, and shown up to where it cannot be read", async () => {
    await open(board(TWO, `notation="san" moves="right"`));
    await live();
    const observed = await run(`
      const board = $("#g");
      const [list] = inside(board, "select");
      const names = [...list.options].map(({ text }) => text);
      list.selectedIndex = 1;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => heard.some(({ name }) => name === "error"));
      const { line, column } = heard.find(({ name }) => name === "error");
      named(board, "Last position").click();
      await until(() => board.fen.includes("3p4") && inside(board, ".ply[aria-current]")[0]?.textContent === "d5");
      return { names, line, column, moves: inside(board, ".ply").map((ply) => ply.textContent),
        said: noted(board).startsWith("Line 7, column 4: "), failures };`);
    assert.deepEqual(observed, {
      names: ["1. Morphy \u2013 The Duke", "2. Second \u2013 ?"],
      line: 7,
      column: 4,
      moves: ["d4", "d5"],
      said: true,
      failures: [],
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("every notation is shown, and a wrong one is named", async () => {
    for (const [notation, lang, written] of [
      ["san", "en", "Nf3!"],
      ["figurine", "en", "f3!"],
      ["localised", "de-AT", "Sf3!"],
      ["descriptive", "en", "Kt-KB3!"],
      ["sentence", "en", "The knight goes from g1 to f3.!"],
    ]) {
      await open(`<div lang="${lang}">${board(GAME, `notation="${notation}"`)}</div>`);
      await live();
      const observed = await run(`return inside($("#g"), ".book-text > .together .ply").map((ply) => ply.textContent.trim())[2];`);
      assert.equal(observed, written, notation);
    }
    await open(board(GAME, `notation="runes"`));
    await live();
    const observed = await run(`
      await until(() => heard.some(({ name }) => name === "error"));
      const { message, attribute } = heard.find(({ name }) => name === "error");
      return [attribute, message.includes("descriptive-long"), inside($("#g"), ".ply").length > 0];`);
    assert.deepEqual(observed, ["notation", true, true]);
  });

  inBrowser("hidden moves appear as they are played, and none are shown where none are wanted", async () => {
    await open(board(GAME, `moves="hidden"`));
    await live();
    const count = `inside($("#g"), ".ply").length`;
    assert.equal(await run(`return ${count}`), 0);
    assert.deepEqual(await run(`
      const board = $("#g");
      tap(board, "e2"); await settled(); tap(board, "e4");
      await until(() => ${count} === 1);
      named(board, "First position").click();
      await settled();
      return [${count}, inside(board, ".result").length];`), [1, 0]);
    await open(board(GAME, `moves="none"`));
    await live();
    assert.deepEqual(await run(`
      const board = $("#g");
      named(board, "Next move").click();
      await until(() => noted(board).includes("The king's pawn."));
      return [${count}, shifts];`), [0, []]);
  });

  inBrowser("moves follow each other by themselves until they are stopped", async () => {
    await open(board(GAME));
    await live();
    const observed = await run(`${PATHS}
      const board = $("#g");
      const button = named(board, "Autoplay");
      // Who wants nothing to move has no such button.
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (still) return [still, button === undefined];
      button.click();
      await until(() => paths().length === 2);
      named(board, "Stop").click();
      await until(() => named(board, "Autoplay"));
      return [paths().join(), named(board, "Stop") === undefined];`);
    assert.deepEqual(observed, [observed[0] === true || "1w,1b", true]);
  });

  inBrowser("the moves stand beside the board where there is room, in a page of either direction", async () => {
    for (const [dir, width, beside] of [["ltr", 800, true], ["rtl", 800, true], ["ltr", 360, false]]) {
      await open(`<div style="inline-size: ${width}px">${board(GAME)}</div>`, { dir });
      await live();
      const observed = await run(`
        const [frame, list] = [".frame", ".moves"].map((part) => inside($("#g"), part)[0].getBoundingClientRect());
        return { beside: list.left >= frame.right || list.right <= frame.left, below: list.top >= frame.bottom,
          ends: list.left >= frame.right, shifts };`);
      assert.deepEqual(observed, { beside, below: !beside, ends: beside && dir === "ltr", shifts: [] }, `${dir} ${width}`);
    }
  });

  inBrowser("nothing moves while the loader and the program come", async () => {
    const head = `<link rel="stylesheet" href="${loader}jadoube.css">`;
    for (const [width, attributes] of [[800, ""], [360, ""], [700, `moves="bottom"`], [360, `game="1" moves="none"`]]) {
      const caption = `<span slot="caption">Below</span>`;
      const page = `<div style="inline-size: ${width}px">${board(TWO, attributes).replace("><script", `>${caption}<script`)}</div><p>Text</p>`;
      await open(page, { head, script: "jadoube.js?late" });
      await live();
      assert.deepEqual(await run(`return shifts`), [], `${width} ${attributes}`);
    }
  });
}
