// Measures the list of a large file in the page: `node pgn_page.mjs address file`. Prints, in this
// order: games, seconds until they are listed, longest task of the page meanwhile and while all
// moves are looked at, memory beside the list in that time, memory of the program, seconds until
// all moves were looked at, longest task while the list is scrolled, searched and sorted, the
// longest time to open a game, the longest games of the file among them, and the time until a
// cancelled file is given up. Times of tasks and games are in milliseconds, memory in bytes; a
// task of less than 50 ms counts as 0.
import { readFileSync } from "node:fs";
import { start } from "../../webdriver.mjs";
import { memoryOf, renderers } from "./memory.mjs";

const [address, file] = process.argv.slice(2);
const browser = await start();
const pause = (time) => new Promise((resume) => setTimeout(resume, time));

/** Waits for an element, watched in the page so that asking does not disturb it. */
const appears = (selector, condition = "true") =>
  browser.wait(
    `const [selector, done] = arguments;
    const look = () => {
      const element = document.querySelector(selector);
      if (element && (${condition})) {
        observer.disconnect();
        done(performance.now());
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    look();`,
    selector,
  );

/** The longest task since the last call. */
const longest = () =>
  browser.run("const tasks = window.longTasks.splice(0); return Math.max(0, ...tasks);");

async function open() {
  await browser.run(`
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => /^Open/.test(textContent));
    button.click();`);
  await appears("#open-file");
  await browser.run(`
    document.querySelector("#open-file").addEventListener("change", () => {
      window.opened = performance.now();
      window.longTasks.length = 0;
    }, { capture: true, once: true });`);
  await browser.type(await browser.find("#open-file"), file);
}

/** The numbers of the longest games, and of some that lie far from each other. */
function gamesToOpen() {
  const lengths = readFileSync(file, "latin1").split("\n\n[Event ").map(({ length }) => length);
  const numbers = [...lengths.keys()];
  const longest = numbers.toSorted((one, other) => lengths[other] - lengths[one]).slice(0, 4);
  return [...longest, ...[1, 2, 3, 4].map((part) => Math.floor((lengths.length * part) / 5))];
}

async function measure() {
  await browser.go(`${address}#/analyse`);
  await appears("main h2");
  await browser.run(`
    window.longTasks = [];
    const keep = (list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(keep).observe({ type: "longtask" });
    // What the worker says of itself.
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(...words) {
        super(...words);
        this.addEventListener("message", ({ data }) => {
          if (data.say === "read") {
            window.figures = data;
          }
        });
      }
    };`);
  // The page has settled, and what it fetched early is there.
  await pause(2000);
  await longest();

  let peak = 0;
  const processes = renderers(browser.process);
  const before = memoryOf(processes);
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(processes));
  }, 10);
  await open();
  const listed = await appears(".games-grid .games-space .games-row");
  const opened = await browser.run("return window.opened;");
  const whileReading = await longest();
  const figures = await browser.run("return window.figures;");
  const checked = await appears(".games-looked", "!/Looking/.test(element.textContent)");
  clearInterval(watch);
  const whileChecking = await longest();

  // Scrolling by pages, as fast as the screen shows them, and searching letter by letter.
  await browser.wait(`
    const done = arguments[0];
    const grid = document.querySelector(".games-grid");
    let step = 0;
    const scroll = () => {
      grid.scrollTop += step < 60 ? 700 : 60_000;
      step += 1;
      step < 120 ? requestAnimationFrame(scroll) : setTimeout(done, 300);
    };
    scroll();`);
  const search = await browser.find("#games-search");
  for (const letter of "kuznets") {
    await browser.type(search, letter);
  }
  await pause(500);
  await browser.run(
    "document.querySelector('.games-headings .games-date button').click();",
  );
  await pause(500);
  const whileUsing = await longest();

  // All games in the order of the file again.
  await browser.run(`
    const field = document.querySelector("#games-search");
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector(".games-headings .games-number button").click();`);
  await pause(500);
  const times = [];
  for (const game of gamesToOpen()) {
    await browser.run(
      `const grid = document.querySelector(".games-grid");
      const row = grid.querySelector(".games-row").getBoundingClientRect().height;
      grid.scrollTop = row * arguments[0];`,
      game,
    );
    await appears(`#games-row-${game} bdi`, "element.textContent !== ''");
    await pause(300);
    // From the click to the next picture that shows the game.
    times.push(
      await browser.wait(
        `const [row, done] = arguments;
        const shown = document.querySelector("#moves");
        const start = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        observer.observe(shown, { childList: true, subtree: true, characterData: true });
        document.querySelector("#games-row-" + row).click();`,
        game,
      ),
    );
  }

  await open();
  await appears(".games-progress button");
  await pause(150);
  const cancelled = await browser.wait(`
    const done = arguments[0];
    const start = performance.now();
    const button = document.querySelector(".games-progress button");
    if (!button) {
      done(-1);
      return;
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".games-progress")) {
        observer.disconnect();
        done(performance.now() - start);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    button.click();`);

  console.log(
    figures.games,
    (listed - opened) / 1000,
    Math.max(whileReading, whileChecking),
    Math.max(0, peak - before - figures.list),
    figures.memory,
    (checked - opened) / 1000,
    whileUsing,
    Math.max(...times),
    cancelled,
  );
}

try {
  await measure();
} finally {
  await browser.stop();
}
