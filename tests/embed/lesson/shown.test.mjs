// What is shown of a lesson: its text, its diagrams, its tables, in the language and the styles of its page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ask, browserWithLessons } from "../support/lessons.mjs";

const { open, place, show, drawn, run, work, axe } = await browserWithLessons();

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

test("a lesson that is moved in its page keeps what was done", async () => {
  await show(ask('ask="yes-no" answer="yes" fen="start"', "prompt: Yes?"));
  const observed = await work(`
    choose("Yes");
    $("h1").before($("#l"));
    await settled();
    return [isSolved(), heard.filter(({ name, on }) => name === "ready" && on === "l").length];`);
  assert.deepEqual(observed, [true, 1]);
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
