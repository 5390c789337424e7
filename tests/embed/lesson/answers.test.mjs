// How answers in a lesson are judged, and what is said to them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ask, browserWithLessons } from "../support/lessons.mjs";

const { open, place, show, drawn, run, work, axe, browser, loader } = await browserWithLessons();

const MATE = ask('ask="move" that="checkmate" fen="6k1/5ppp/8/8/8/8/8/R6K w"', "prompt: Mate in one.", "hint a8: The last rank.");

test("yes or no, a choice, a number and a text are judged with their reasons", async () => {
  await show(
    ask('ask="yes-no" that="check" answer="no" fen="start"', "prompt: Is White in check?") +
      ask('ask="choose"', "prompt: Which piece jumps?", "choice: The rook", "choice right: The knight", "wrong 1: It slides.") +
      ask('ask="count" that="squares d4" answer="14" fen="8/8/8/8/3R4/8/8/8 w"', "prompt: How many squares?") +
      ask('ask="write" notation="san" answer="Nf3" fen="start" arrows="g1f3"', "prompt: Write the move."),
  );
  const observed = await work(`
    const observed = [];
    const tell = (at) => observed.push(said(at));
    choose("Yes"); tell(0); choose("No"); tell(0);
    choose("The rook", 1); tell(1); choose("The knight", 1); tell(1);
    type("13", 2); tell(2); type("many", 2); tell(2); type("14", 2); tell(2);
    type("Nh3", 3); tell(3); type("Nf3", 3); tell(3);
    return { observed, solved: questions.map((_, at) => isSolved(at)), failures,
      boards: questions.map((question) => question.parentNode.querySelectorAll("jadoube-board").length) };`);
  assert.deepEqual(observed, {
    observed: [
      "Nothing attacks the king on e1, so it isn't check.",
      "Solved.",
      "It slides.",
      "Solved.",
      "13 is too few. Count again.",
      "“many” isn't a number. Type one in digits, such as 12.",
      "Solved.",
      "That would be the move Nh3.",
      "Solved.",
    ],
    solved: [true, true, true, true],
    failures: [],
    boards: [1, 0, 1, 1],
  });
  assert.deepEqual(await axe(), []);
});

test("squares are typed or tapped, and those that are found stay on the board", async () => {
  await show(ask('ask="show" that="piece N" fen="start" orientation="black"', "prompt: Show White's knights."));
  const observed = await work(`
    const board = $("jadoube-board");
    await until(() => window.said(board));
    type("e4");
    const wrong = said();
    type("b1");
    const right = [said(), board.getAttribute("marks"), questions[0].querySelector("input").value];
    const box = inside(board, ".picture")[0].getBoundingClientRect();
    // From Black's side g1 lies above, in the second column; names of ranks stand to the left.
    const [left, top, both] = [22, 8, 30].map((room) => room / (384 + 30));
    const size = 48 / (384 + 30);
    board.dispatchEvent(new MouseEvent("click", { clientX: box.left + (left + 1.5 * size) * box.width, clientY: box.top + (top + 0.5 * size) * box.height }));
    return { wrong, right, solved: isSolved(), marks: board.getAttribute("marks") };`);
  assert.deepEqual(observed, {
    wrong: "There is no white knight on e4.",
    right: ["Right. One is missing.", "b1", ""],
    solved: true,
    marks: "b1 g1",
  });
});

test("a move is played on the board: a wrong one goes back, the right one stays", async () => {
  await show(MATE);
  const observed = await work(`
    const board = $("jadoube-board");
    const wrong = [await board.move("Ra7"), said(), board.fen.split(" ")[0], isSolved()];
    const right = [await board.move("Ra8"), said(), board.fen.split(" ")[0], isSolved()];
    press("Start again");
    await settled();
    return { wrong, right, again: [board.fen.split(" ")[0], isSolved(), said()], failures };`);
  assert.deepEqual(observed, {
    wrong: [false, "Ra7 isn't mate: Kf8 answers it.", "6k1/5ppp/8/8/8/8/8/R6K", false],
    right: [true, "Solved.", "R5k1/5ppp/8/8/8/8/8/7K", true],
    again: ["6k1/5ppp/8/8/8/8/8/R6K", false, ""],
    failures: [],
  });
});

test("a move that is typed is seen on the board", async () => {
  await show(MATE);
  const fen = await work(`
    const board = $("jadoube-board");
    board.scrollIntoView();
    await until(() => isLive(board));
    type("Ra8#");
    await until(() => board.fen.startsWith("R5k1"));
    return board.fen.split(" ")[0];`);
  assert.equal(fen, "R5k1/5ppp/8/8/8/8/8/7K");
});

test("what the author says to an answer stands below the board that judges it, until the next one", async () => {
  await show(
    ask(
      'ask="moves" of="g3" fen="8/8/8/7p/4R3/6k1/8/K7 b"',
      "prompt: Where can the king go?",
      "wrong h4 f4: The rook on e4 guards this square.",
      "wrong: One step only.",
    ) +
      ask(
        'goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w"',
        "prompt: Mate in one.",
        "wrong Ra7: That is the rank below.",
        "right: Well done!",
      ) +
      ask('ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w"', "prompt: Where can it go?"),
  );
  const observed = await run(`
    const [find, solve, plain] = document.querySelectorAll("jadoube-board");
    const line = (board) => board.nextElementSibling;
    const observed = { roles: [find, solve].map((board) => line(board).role), rest: line(plain)?.role ?? null };
    const next = async (name, work) => {
      const before = heard.filter((event) => event.name === name).length;
      await work();
      await until(() => heard.filter((event) => event.name === name).length > before);
    };
    find.scrollIntoView();
    await until(() => isLive(find));
    const begin = () => cell(find, "a8").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    const said = [line(find).textContent];
    await next("failed", () => tap(find, "h4"));
    said.push(line(find).textContent);
    begin();
    said.push(line(find).textContent);
    await next("failed", () => tap(find, "c6"));
    said.push(line(find).textContent);
    const [board, below] = [find, line(find)].map((node) => node.getBoundingClientRect());
    observed.isBelow = below.top >= board.bottom && Math.abs(below.left - board.left) <= 1;
    await next("failed", () => solve.move("Ra7"));
    said.push(line(solve).textContent);
    await next("failed", () => solve.move("Ra6"));
    said.push(line(solve).textContent);
    await next("solved", () => solve.move("Ra8"));
    said.push(line(solve).textContent);
    return { ...observed, said, failures };`);
  assert.deepEqual(observed, {
    roles: ["status", "status"],
    rest: null,
    said: [
      "",
      "The rook on e4 guards this square.",
      "",
      "One step only.",
      "That is the rank below.",
      // The author says nothing to this one.
      "",
      "Well done!",
    ],
    isBelow: true,
    failures: [],
  });
  assert.deepEqual(await axe(), []);
});

test("what the author says is heard by those who type, too", async () => {
  const text = "The rook on e4 guards this square.";
  await show(ask('ask="moves" of="g3" fen="8/8/8/7p/4R3/6k1/8/K7 b"', "prompt: Where can the king go?", `wrong h4: ${text}`));
  await run(`
    const board = $("jadoube-board");
    board.scrollIntoView();
    await until(() => isLive(board));
    inside(board, "input")[0].focus();`);
  const saidAfter = async (keys, expected) => {
    await browser.press(keys);
    return run(`
      const line = $("jadoube-board").nextElementSibling;
      await until(() => line.textContent === ${JSON.stringify(expected)});
      return line.textContent;`);
  };
  // It stands until the next answer is given, not until it is begun.
  for (const [keys, expected] of [["h4\uE007", text], ["g2", text], ["\uE007", ""]]) {
    assert.equal(await saidAfter(keys, expected), expected);
  }
});

test("hints come one by one and point at squares", async () => {
  await show(MATE);
  const observed = await work(`
    const observed = [];
    for (let step = 0; step < 4; step += 1) {
      press("Hint");
      observed.push([said(), $("jadoube-board").getAttribute("marks")]);
    }
    return observed;`);
  assert.deepEqual(observed, [
    ["The last rank.", "yellow:a8"],
    ["Look at the rook on a1.", "yellow:a1"],
    ["Look at a8.", "yellow:a8"],
    ["There are no more hints.", ""],
  ]);
});

test("everything is done by keys, and the focus is never lost", async () => {
  await show(ask('ask="count" that="moves" answer="20" fen="start"', "prompt: How many moves?"));
  await run(`$("fieldset input").focus();`);
  await browser.press("20\uE007");
  const solved = await work(`await settled(); return [isSolved(), document.activeElement.textContent];`);
  assert.deepEqual(solved, [true, "Start again"]);
  await browser.press("\uE007");
  const again = await work(`await settled(); return [isSolved(), document.activeElement.localName, $("fieldset input").value];`);
  assert.deepEqual(again, [false, "input", ""]);
});

test("the page hears of answers, and once that all is done, and a score counts questions like boards", async () => {
  await show(
    ask('ask="yes-no" answer="yes" fen="start" id="one"', "prompt: Yes?") +
      ask('goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w" id="two"', "prompt: Mate in one."),
    { around: "<jadoube-score id='s'></jadoube-score>", head: `<script type="module" src="${loader}jadoube.score.js"></script>` },
  );
  const observed = await work(`
    const observed = [];
    for (const name of ["answer", "done"]) {
      addEventListener("jadoube-" + name, ({ detail: { ms, ...detail } }) => observed.push([name, detail]));
    }
    choose("No"); choose("Yes");
    const before = observed.length;
    await document.querySelectorAll("jadoube-board")[1].move("Ra8");
    await settled();
    await until(() => JSON.parse($("#s").value ?? "{}").done === 2);
    const scored = JSON.parse($("#s").value).boards;
    press("Start again");
    await until(() => JSON.parse($("#s").value).done === 1);
    return { before, observed, scored };`);
  assert.deepEqual(
    observed.scored.map(({ name, title, result, attempts }) => [name, title, result, attempts]),
    [
      ["one", "Yes?", "solved", 2],
      ["two", "Mate in one.", "solved", 1],
    ],
  );
  assert.equal(observed.before, 2);
  const [[, wrong], [, right], done] = observed.observed;
  assert.deepEqual({ ...wrong, text: "" }, { id: "one", solved: false, right: false, attempts: 1, hints: 0, text: "", tried: "no" });
  assert.deepEqual({ ...right, text: "" }, { id: "one", solved: true, right: true, attempts: 2, hints: 0, text: "", tried: "yes" });
  assert.deepEqual(done, ["done", { tasks: 2, attempts: 3, hints: 0 }]);
});

test("a form around a lesson gets nothing of its fields, and is not sent by them", async () => {
  const name = place(ask('ask="yes-no" answer="yes" fen="start"', "prompt: Yes?") + ask('ask="count" answer="3" fen="start"', "prompt: Three?"));
  await open(`<form><jadoube-lesson id="l" src="${name}"></jadoube-lesson><input name="own" value="1"></form>`);
  await drawn();
  await run(`window.sent = 0; $("form").addEventListener("submit", (event) => { sent += 1; event.preventDefault(); });
    document.querySelectorAll("fieldset")[1].querySelector("input").focus();`);
  await browser.press("3\uE007");
  const observed = await work(`choose("Yes"); return [[...new FormData($("form")).keys()], sent, isSolved(0), isSolved(1)];`);
  assert.deepEqual(observed, [["own"], 0, true, true]);
});
