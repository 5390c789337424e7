// Reads the games of old books on the page as a person does who answers every question by the right move
// if it is offered, and else stops: `node books_page.mjs address`. Prints a line for each source with its
// games, those read to the end, those with a move misread without a question, its moves, those linked, the
// questions, and those with the right move among their candidates; and last the longest task of the page
// in milliseconds, where one of less than 50 ms counts as 0.
import { readFileSync } from "node:fs";
import { start } from "../../webdriver.mjs";
import { forget, longestTask, watchTasks } from "./busy_page.mjs";

const [address] = process.argv.slice(2);
const cases = JSON.parse(readFileSync(new URL("../../data/oldbooks.json", import.meta.url), "utf8"));
const browser = await start();

/** So many questions are answered at most. */
const MOST_QUESTIONS = 400;

/** Does something and waits until the page has changed and then been at rest. */
const act = (body, ...words) =>
  browser.wait(
    `const [words, done] = arguments;
    let timer = setTimeout(done, 5000);
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(done, 200);
    };
    new MutationObserver(changed).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    setTimeout(() => { ${body} });`,
    words,
  );

/** What the page says: the moves that it has linked, and the word that it asks about. */
const look = () =>
  browser.run(`
    const text = document.querySelector(".printed-text");
    const words = [...text.querySelectorAll("button")];
    const moves = words.filter(({ className }) => className.includes("book-move")).map((word) => {
      const [, number, side, san] = word.getAttribute("aria-label").match(/: move (\\d+), (White|Black), ([^\\s,;:.]+)/);
      return { ply: 2 * (number - 1) + (side === "Black"), san };
    });
    // Columns are not printed in the order of the moves.
    moves.sort((one, other) => one.ply - other.ply);
    const problem = words.find(({ className }) => className.includes("book-problem"));
    const isOpen = problem?.getAttribute("aria-expanded") === "true";
    const candidates = [...document.querySelectorAll(".book-candidates button")].map(({ textContent }) => textContent);
    return { moves, problem: problem?.dataset.byte ?? "", isOpen, candidates,
      summary: document.querySelector(".book-summary").textContent };`);

/** Whether a candidate is this move: "Kt-QB3 (Nc3): the next move fits". */
const names = (candidate, san) => new RegExp(`(^|[\\s(])${san.replace(/[+#=]/g, "\\$&")}([):,]|$)`).test(candidate);

async function read({ text, san: played, covers, misprinted = [] }) {
  const account = { whole: 0, misread: 0, moves: played.length, linked: 0, asked: 0, offered: 0 };
  await forget(browser, address);
  await browser.go(`${address}#/analyse`);
  await browser.wait(`
    const [done] = arguments;
    const look = () => (document.querySelector("#command:not(:disabled)") ? done() : setTimeout(look, 50));
    look();`);
  await act(`[...document.querySelectorAll("main button")].find(({ textContent }) => textContent.startsWith("Read old notation")).click();`);
  await act(
    `const field = document.querySelector("#book-text");
    field.value = words[0];
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.form.requestSubmit();`,
    text,
  );
  const answered = new Set();
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    const first = await browser.run(`return document.querySelector(".printed-text") === null;`);
    if (first) {
      await act(`document.querySelector(".book-games button, .book-list button").click();`);
    }
    let { moves, problem, isOpen, candidates } = await look();
    const wrong = moves.some(({ san }, ply) => !misprinted.includes(ply) && (ply < played.length ? san !== played[ply] : !covers));
    if (wrong) {
      account.misread = 1;
      return account;
    }
    account.linked = Math.min(moves.length, played.length);
    if (problem === "") {
      account.whole = Number(account.linked === played.length);
      return account;
    }
    if (!isOpen) {
      await act(`document.querySelector('.book-problem').click();`);
      ({ candidates } = await look());
    }
    const right = played[moves.length];
    if (right === undefined) {
      if (covers) {
        account.whole = 1;
        return account;
      }
      await act(`document.querySelector("#book-none").click();`);
      continue;
    }
    account.asked += 1;
    const place = candidates.findIndex((candidate) => names(candidate, right));
    if (place < 0 || answered.has(problem)) {
      return account;
    }
    answered.add(problem);
    account.offered += 1;
    await act(`document.querySelectorAll(".book-candidates button")[words[0]].click();`, place);
  }
  return account;
}

try {
  await watchTasks(browser);
  const sources = new Map();
  let longest = 0;
  for (const one of cases) {
    const account = { games: 1, ...(await read(one)) };
    if (!account.whole) {
      console.error(`${one.id}: ${JSON.stringify(account)}`);
    }
    const row = sources.get(one.source);
    const sum = ([name, figure]) => [name, figure + (row?.[name] ?? 0)];
    sources.set(one.source, Object.fromEntries(Object.entries(account).map(sum)));
    longest = Math.max(longest, await longestTask(browser));
  }
  for (const [source, { games, whole, misread, moves, linked, asked, offered }] of sources) {
    console.log([source, games, whole, misread, moves, linked, asked, offered].join("\t"));
  }
  console.log(longest);
} finally {
  await browser.stop();
}
