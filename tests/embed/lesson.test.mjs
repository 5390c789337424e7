// Lessons of other authors in a page: what is shown of them, how answers are judged, what is said of errors.
import assert from "node:assert/strict";
import { test } from "node:test";

import { CLOCK } from "./support/clock.mjs";
import { browserWithPages } from "./support/page.mjs";

const { open: openPage, run, axe, browser, loader, pages } = await browserWithPages();

const MARKDOWN = "text/markdown; charset=utf-8";
const script = (folder = "") => `<script type="module" src="${loader}${folder}jadoube.lesson.js"></script>`;
const open = (body, { head = "", ...options } = {}) => openPage(body, { ...options, head: `${head}${script()}` });

let count = 0;
/** Puts a lesson at an address beside the pages; returns its name. */
function place(body, title = "Knights") {
  const name = `lesson-${(count += 1)}.md`;
  pages.set(`/${name}`, { body: `---\ntitle: ${title}\n---\n\n${body}`, type: MARKDOWN });
  return name;
}

/** Opens a page with one lesson and waits until it is drawn. */
async function show(body, { attributes = "", around = "", ...options } = {}) {
  await open(`<jadoube-lesson id="l" src="${place(body)}" ${attributes}>Its text.</jadoube-lesson>${around}`, options);
  await drawn();
}

const drawn = () => run(`await until(() => heard.some(({ name, on }) => name === "ready" && on === "l"));`);

const ask = (attributes, ...notes) => `\`\`\`chess ask\n${attributes}\n${notes.join("\n")}\n\`\`\`\n\n`;

/** What every test of questions finds in the page. */
const QUESTIONS = `
  const questions = [...document.querySelectorAll("fieldset")];
  const said = (at = 0) => questions[at].querySelector("[role=status]").textContent;
  const press = (name, at = 0) => [...questions[at].querySelectorAll("button")]
    .find(({ textContent, hidden }) => textContent === name && !hidden).click();
  const type = (text, at = 0) => { questions[at].querySelector("input").value = text; press("Answer", at); };
  const choose = (label, at = 0) => {
    [...questions[at].querySelectorAll("label")].find(({ innerText }) => innerText.trim() === label).click();
    press("Answer", at);
  };
  const isSolved = (at = 0) => questions[at].classList.contains("jadoube-lesson-solved");`;
const work = (body, ...words) => run(`${QUESTIONS}${body}`, ...words);

test("a lesson is shown in its order, and its text is that of the page", async () => {
  const text = `A knight *jumps*. See [the laws](laws.html), [here](#here) or [nowhere](javascript:alert(1)).

## Where it goes

1. Two squares
2. and one aside

\`\`\`chess diagram
fen="8/8/8/8/8/8/8/N7 w" marks="b3 c2"
caption: In the corner.
\`\`\`

${ask('ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w" id="corner"', "prompt: Where can it go?", "hint b3: Up.")}`;
  await show(text);
  const observed = await run(`
    await settled();
    const [lesson] = document.querySelectorAll("jadoube-lesson");
    const seen = [...lesson.querySelectorAll("h2, h3, p, em, li, a")].filter((node) => node.checkVisibility() && !node.closest("jadoube-board"));
    const boards = [...lesson.querySelectorAll("jadoube-board")];
    return { seen: seen.map(({ localName, innerText }) => localName + ": " + innerText),
      links: [...lesson.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      marks: boards[0].getAttribute("marks"), name: boards[1].dataset.name, hints: boards[1].children.length,
      text: lesson.innerText.includes("Its text."), busy: lesson.ariaBusy, failures };`);
  assert.deepEqual(observed.seen, [
    "h2: Knights",
    "p: A knight jumps. See the laws, here or nowhere.",
    "em: jumps",
    "a: the laws",
    "a: here",
    "h3: Where it goes",
    "li: Two squares",
    "li: and one aside",
  ]);
  assert.equal(observed.links.length, 2);
  assert.match(observed.links[0], /^http.*\/laws\.html$/);
  assert.equal(observed.links[1], "#here");
  const { seen, links, ...others } = observed;
  assert.deepEqual(others, { marks: "b3 c2", name: "corner", hints: 2, text: false, busy: null, failures: [] });
  assert.deepEqual(await axe(), []);
});

test("the level of headings is that of the page", async () => {
  await show("## Part\n\nWords.\n", { attributes: 'level="4"' });
  assert.deepEqual(
    await run(`return [...document.querySelectorAll("jadoube-lesson :is(h1, h2, h3, h4, h5, h6)")].map(({ localName }) => localName);`),
    ["h4", "h5"],
  );
});

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

const MATE = ask('ask="move" that="checkmate" fen="6k1/5ppp/8/8/8/8/8/R6K w"', "prompt: Mate in one.", "hint a8: The last rank.");

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

test("a diagram and a line are changed in place, and what was changed is kept for its position", async () => {
  const line = `\`\`\`chess line\n\n1. e4 e5 2. Nf3\n\`\`\`\n\n`;
  const task = ask('ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w"', "prompt: Where can it go?");
  await show(`\`\`\`chess diagram\nfen="4k3/8/8/8/8/8/8/4K2R w K - 0 1"\n\`\`\`\n\n${line}${task}`);
  const result = await run(`
    await settled();
    const [diagram, game, find] = document.querySelectorAll("jadoube-lesson jadoube-board");
    const buttons = [...document.querySelectorAll("jadoube-lesson button")].filter(({ textContent }) => textContent === "Change the pieces");
    const own = (board) => board.nextElementSibling;
    const look = (board, at) => [board.checkVisibility(), buttons[at].ariaPressed];
    const observed = { buttons: buttons.length, first: look(diagram, 0) };
    buttons[0].click();
    await until(() => own(diagram).localName === "jadoube-board");
    const board = own(diagram);
    observed.changing = [...look(diagram, 0), board.mode, board.checkVisibility()];
    await until(() => board.fen.startsWith("4k3/8"));
    board.setAttribute("fen", "4k3/8/8/8/8/8/8/Q3K2R w K - 0 1");
    buttons[0].click();
    observed.printed = [...look(diagram, 0), board.checkVisibility(), diagram.fen];
    buttons[0].click();
    observed.again = [own(diagram) === board, board.checkVisibility()];
    // A line that nobody has touched stands before its first move; afterwards it is the move that is shown.
    buttons[1].click();
    observed.line = own(game).getAttribute("fen");
    buttons[1].click();
    game.goTo("1w");
    await until(() => game.fen.includes(" b "));
    buttons[1].click();
    observed.moved = own(game).getAttribute("fen");
    return { ...observed, failures };`);
  assert.deepEqual(result, {
    buttons: 2,
    first: [true, "false"],
    changing: [false, "true", "setup", true],
    printed: [true, "false", false, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"],
    again: [true, true],
    line: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    moved: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    failures: [],
  });
});

test("a diagram has the boards before and after its moves, and one for each change, beside each other", async () => {
  await show(`\`\`\`chess diagram
fen="4k3/8/8/8/8/8/8/4K2R w K" after="O-O" top="BLACK"
caption: The rook jumps.
\`\`\`

\`\`\`chess diagram
fen="4k3/8/8/8/8/8/8/4K2R w K"
label e1 h1: a
what-if 4k3/8/8/8/8/8/8/4K1NR w K: A knight on g1.
what-if 4k3/8/8/8/8/8/8/4KB1R w K: A bishop on f1.
caption: May White castle?
\`\`\``);
  const observed = await run(`
    await settled();
    const boards = [...document.querySelectorAll("jadoube-board")];
    const place = (board) => board.getBoundingClientRect();
    return { said: boards.map((board) => [...board.children].map(({ innerText }) => innerText)),
      pieces: boards.map(({ fen }) => fen.split(" ")[0].split("/").at(-1)),
      groups: [...document.querySelectorAll("jadoube-lesson [role=group]")].map(({ ariaLabel }) => ariaLabel),
      paragraph: $("jadoube-lesson p").innerText,
      besides: [[0, 1], [3, 4]].map(([one, other]) => place(boards[one]).top === place(boards[other]).top),
      buttons: [...document.querySelectorAll("jadoube-lesson button")].map((button) => boards.indexOf(button.parentNode.previousSibling)),
      failures };`);
  assert.deepEqual(observed, {
    said: [
      ["BLACK", "Before"],
      ["BLACK", "After"],
      ["May White castle?", "a e1–h1"],
      ["A knight on g1."],
      ["A bishop on f1."],
    ],
    pieces: ["4K2R", "5RK1", "4K2R", "4K1NR", "4KB1R"],
    groups: ["Before and after", "What if"],
    paragraph: "The rook jumps.",
    besides: [true, true],
    buttons: [1, 2],
    failures: [],
  });
  assert.deepEqual(await axe(), []);
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

test("errors are listed with their places, and the rest of the lesson is there", async () => {
  const name = place('Words.\n\n```chess diagram\nfen="start" marks="e9"\n```\n\nMore <img src="x" onerror="alert(1)"> words.\n');
  await open(`<jadoube-lesson id="l" src="${name}?v=1"></jadoube-lesson>`);
  await drawn();
  const observed = await run(`
    await settled();
    return { listed: [...document.querySelectorAll(".jadoube-lesson-faults li")].map(({ textContent }) => textContent),
      title: $(".jadoube-lesson-title").textContent, paragraphs: document.querySelectorAll("jadoube-lesson .jadoube-lesson-place > p").length,
      images: document.images.length, boards: document.querySelectorAll("jadoube-board").length,
      errors: heard.filter(({ name }) => name === "error").map(({ line, column }) => [line, column]) };`);
  assert.equal(observed.listed[0], `${name}, line 8, column 20: marks: “e9” can't be read. Write squares such as e4 red:f7.`);
  assert.ok(observed.listed[1].startsWith(`${name}, line 11, column 6: `), observed.listed[1]);
  const { listed, ...others } = observed;
  assert.deepEqual(others, { title: "2 errors in this lesson", paragraphs: 2, images: 0, boards: 0, errors: [[8, 20], [11, 6]] });
  assert.deepEqual(await axe(), []);
});

test("a file that does not come is said, and tried again", async () => {
  await open(`<jadoube-lesson id="l" src="later.md">Its text.</jadoube-lesson>`);
  const first = await run(`
    await until(() => $("jadoube-lesson [role=alert]"));
    return [$("jadoube-lesson").innerText, heard.find(({ name }) => name === "error").attribute];`);
  assert.match(first[0], /^Its text\.\s+“later\.md” couldn't be loaded\. Check your connection and try again\.\s+Try again$/);
  assert.equal(first[1], "src");
  pages.set("/later.md", { body: "---\ntitle: Later\n---\n\nWords.\n", type: MARKDOWN });
  await run(`$("jadoube-lesson button").click();`);
  await drawn();
  assert.equal(await run(`return $("jadoube-lesson").innerText.replace(/\\s+/g, " ");`), "Later Words.");
  pages.delete("/later.md");
});

test("a page that a host sends in place of a lost file is no lesson", async () => {
  pages.set("/page.md", { body: "<!DOCTYPE html><title>Not found</title>", type: "text/html" });
  await open(`<jadoube-lesson id="l" src="page.md"></jadoube-lesson>`);
  assert.match(await run(`await until(() => $("jadoube-lesson [role=alert]")); return $("[role=alert]").textContent;`), /^“page\.md”/);
});

test("a program that does not come is said, and tried again", async () => {
  await openPage(`<jadoube-lesson id="l" src="${place("Words.\n")}"></jadoube-lesson>`, { head: script("lost/") });
  const observed = await run(`
    await until(() => $("jadoube-lesson [role=alert]"));
    const observed = $("[role=alert]").textContent;
    await fetch(words[0] + "lost/found");
    $("jadoube-lesson button").click();
    return observed;`, loader);
  assert.equal(observed, "The program for lessons couldn't be loaded. Check your connection and try again.");
  await drawn();
  await run(`await fetch(words[0] + "lost/lost");`, loader);
  assert.equal(await run(`return $("jadoube-lesson h2").textContent;`), "Knights");
});

test("a file that never comes is said after ten seconds, and tried again", async () => {
  let end;
  pages.set("/hung.md", new Promise((done) => (end = done)));
  await open(`<jadoube-lesson id="l" src="hung.md">Its text.</jadoube-lesson>`, { head: CLOCK });
  // The text's own time; the program has come.
  const observed = await run(`
    await until(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("jadoube.tutor")) && isDue() === 1);
    passTenSeconds();
    await until(() => $("jadoube-lesson [role=alert]"));
    return $("[role=alert]").textContent;`);
  assert.equal(observed, "“hung.md” couldn't be loaded. Check your connection and try again.");
  const later = { body: "---\ntitle: Later\n---\n\nWords.\n", type: MARKDOWN };
  pages.set("/hung.md", later);
  await run(`$("jadoube-lesson button").click();`);
  await drawn();
  assert.deepEqual(await run(`return [$("jadoube-lesson").innerText.replace(/\\s+/g, " "), isDue(), failures];`), ["Later Words.", 0, []]);
  end(later);
});

test("a program of lessons that never comes is said after ten seconds, and tried again", async () => {
  await openPage(`<jadoube-lesson id="l" src="${place("Words.\n")}"></jadoube-lesson>`, { head: `${CLOCK}${script("hung-tutor/")}` });
  const observed = await run(`
    await until(() => isDue() === 1);
    passTenSeconds();
    await until(() => $("jadoube-lesson [role=alert]"));
    const observed = $("[role=alert]").textContent;
    $("jadoube-lesson button").click();
    return observed;`);
  assert.equal(observed, "The program for lessons couldn't be loaded. Check your connection and try again.");
  await drawn();
  assert.deepEqual(await run(`return [$("jadoube-lesson h2").textContent, isDue(), failures];`), ["Knights", 0, []]);
});

test("a lesson between its tags needs no file, and its lines count from its tag", async () => {
  await open(`<jadoube-lesson id="l">
    <script type="text/markdown">
      ---
      title: Here
      ---

      Words.

      \`\`\`chess diagram
      fen="8/8"
      \`\`\`
    </script>
  </jadoube-lesson>`);
  await drawn();
  const observed = await run(`return [$("jadoube-lesson h2").textContent, $(".jadoube-lesson-faults li").textContent,
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".md")).length];`);
  assert.equal(observed[0], "Here");
  assert.match(observed[1], /^Lesson, line 9, column 12: fen: /);
  assert.equal(observed[2], 0);
});

test("the program is fetched for a lesson only, and once", async () => {
  const fetched = `performance.getEntriesByType("resource").filter(({ name }) => name.includes("jadoube.tutor")).length`;
  await open("<p>No lesson.</p>");
  assert.equal(await run(`await until(() => customElements.get("jadoube-lesson")); return ${fetched};`), 0);
  const names = [place("One.\n"), place("Two.\n")];
  await open(names.map((name, at) => `<jadoube-lesson id="${at ? "l" : "first"}" src="${name}"></jadoube-lesson>`).join(""));
  await run(`await until(() => heard.filter(({ name }) => name === "ready").length === 2);`);
  assert.equal(await run(`return ${fetched};`), 1);
});

test("another file is another lesson, and one without text says so", async () => {
  await show("One.\n");
  const other = place("Two.\n");
  const observed = await run(`
    $("#l").src = words[0];
    await until(() => $("#l").innerText.includes("Two."));
    $("#l").removeAttribute("src");
    await until(() => $("#l [role=alert]"));
    return [$("[role=alert]").textContent, $("#l").querySelectorAll("button").length];`, other);
  assert.deepEqual(observed, ["This lesson has no text: expected an address in src, or a script of the type text/markdown.", 0]);
});

test("a lesson that is moved in its page keeps what was done", async () => {
  await show(ask('ask="yes-no" answer="yes" fen="start"', "prompt: Yes?"));
  const observed = await work(`
    choose("Yes");
    $("h1").before($("#l"));
    await settled();
    return [isSolved(), heard.filter(({ name, on }) => name === "ready" && on === "l").length];`);
  assert.deepEqual(observed, [true, 1]);
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

test("the tables of pieces, of squares and of values are tables", async () => {
  await show("```chess legend\n```\n\n```chess square-names\n```\n\n```chess values\n```\n");
  const observed = await run(`return [...document.querySelectorAll("jadoube-lesson table")].map((table) => [table.rows.length, table.rows[1].cells.length]);`);
  assert.deepEqual(observed, [[7, 4], [9, 9], [6, 6]]);
  assert.deepEqual(await axe(), []);
});

test("a lesson speaks the language of the page, in its script and in its program", async () => {
  const name = place(ask('ask="yes-no" that="check" answer="no" fen="start"', "prompt: Check?"));
  await open(`<div lang="en-XA"><jadoube-lesson id="l" src="${name}"></jadoube-lesson></div>`);
  await drawn();
  const observed = await run(`
    const question = $("fieldset");
    const [yes, button] = [question.querySelector("label").innerText.trim(), question.querySelector("button")];
    question.querySelector("input").click();
    button.click();
    return [yes, button.textContent, question.querySelector("[role=status]").textContent];`);
  for (const text of observed) {
    assert.match(text, /^⟦.*⟧$/s);
  }
});

test("the styles of a lesson touch nothing else, and those of the page outweigh them", async () => {
  const name = place(ask('ask="yes-no" answer="yes" fen="start"', "prompt: Yes?"));
  await open(`<fieldset id="own"><legend>Own</legend></fieldset><jadoube-lesson id="l" src="${name}"></jadoube-lesson>`, {
    head: "<style>fieldset { border: 7px solid; } button { display: inline-block; }</style>",
  });
  await drawn();
  const observed = await run(`
    const styleOf = (node) => getComputedStyle(node);
    const [own, question] = document.querySelectorAll("fieldset");
    return [styleOf(own).borderTopWidth, styleOf(question).borderTopWidth, styleOf(own).maxWidth,
      [...question.querySelectorAll("button")].filter((button) => button.checkVisibility()).length];`);
  assert.deepEqual(observed, ["7px", "7px", "none", 2]);
});
