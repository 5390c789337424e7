// Measures what texts that are made to keep a page busy cost it: `node hostile_page.mjs address`.
// Prints a line for each with the longest task in milliseconds, a tab and what it was; a task of less
// than 50 ms counts as 0.
import { readFileSync } from "node:fs";
import { start } from "../../webdriver.mjs";
import { forget, longestTask, watchTasks } from "./busy_page.mjs";

const [address] = process.argv.slice(2);
const table = new URL("../../data/hostile.json", import.meta.url);
const { short, long } = JSON.parse(readFileSync(table, "utf8"));
const browser = await start();

/** Waits until something is shown and the page has been at rest for a second. */
const rest = (selector) =>
  browser.wait(
    `const [selector, done] = arguments;
    const isThere = () => selector.split("|").every((one) => document.querySelector(one));
    let timer;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isThere() ? done() : look()), 1000);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    look();`,
    selector,
  );

async function measure(name, act, shows) {
  await longestTask(browser);
  await act();
  await rest(shows);
  console.log(`${await longestTask(browser)}\t${name}`);
}

/** Pastes a text in a task of its own; making it is not the page's work. */
const paste = (text) =>
  browser.run(`
    const text = ${text};
    setTimeout(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const options = { bubbles: true, cancelable: true, clipboardData };
      document.body.dispatchEvent(new ClipboardEvent("paste", options));
    });`);

const press = (key) =>
  browser.run(`
    document.querySelector("#moves .ply[tabindex='0']").focus();
    const event = { key: ${JSON.stringify(key)}, bubbles: true, cancelable: true };
    setTimeout(() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", event)));`);

/** Puts a text into a field; to lay it out is the browser's work. */
const fill = (field, text) => browser.run(`document.querySelector(${JSON.stringify(field)}).value = ${text};`);

const submit = (field) =>
  browser.run(`
    const { form } = document.querySelector(${JSON.stringify(field)});
    setTimeout(() => form.requestSubmit());`);

/** Opens a text as a file. */
const choose = (field, text) =>
  browser.run(`
    const chosen = new DataTransfer();
    chosen.items.add(new File([${text}], "hostile.pgn"));
    const field = document.querySelector(${JSON.stringify(field)});
    setTimeout(() => {
      field.files = chosen.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });`);

/** Gives a text to a board on a page of its author. */
const give = (text) =>
  browser.run(`
    const text = ${text};
    setTimeout(() => document.querySelector("jadoube-board").setAttribute("pgn", text));`);

const nothing = async () => {};

/**
 * The other doors: where, the address, what is there before, what is not measured, and what is.
 * @type {[string, string, string, (text: string) => Promise<unknown>, (text: string) => Promise<unknown>][]}
 */
const DOORS = [
  ["as a file", "#/analyse", "#command:not(:disabled)", () => reveal("Open…"), (text) => choose("#open-file", text)],
  ["in the builder", "#/builder", "#builder-paste", (text) => fill("#builder-paste", text), () => submit("#builder-paste")],
  ["in a worksheet", "#/worksheet", "#worksheet-add", (text) => fill("#worksheet-add", text), () => submit("#worksheet-add")],
  ["in the element", "embed.html#mode=game&pgn=e4", "jadoube-board", nothing, give],
];

/** A field of two million lines keeps Chromium busy for minutes before any program hears of it. */
const FIELDS = ["in the builder", "in a worksheet"];

/** Presses the button of the page with this name, if there is one. */
const reveal = (name) =>
  browser.run(`
    const isMeant = ({ textContent }) => textContent.trim() === ${JSON.stringify(name)};
    [...document.querySelectorAll("main button")].find(isMeant)?.click();`);

async function open() {
  await browser.go("about:blank");
  await browser.go(`${address}#/analyse`);
  await rest("#command:not(:disabled)");
  await reveal("New");
  await rest("#command:not(:disabled)");
}

try {
  await watchTasks(browser);
  for (const { name, text, shows } of short) {
    await open();
    await measure(name, () => paste(text), shows);
  }
  for (const [where, route, first, prepare, act] of DOORS) {
    for (const { name, text } of [...short, ...long]) {
      if (FIELDS.includes(where) && text.includes("'\\n'.repeat")) {
        continue;
      }
      await forget(browser, address);
      await browser.go(`${address}${route}`);
      await rest(first);
      await prepare(text);
      await rest(first);
      await measure(`${name}, ${where}`, () => act(text), first);
    }
  }
  for (const { name, text, shows } of long) {
    await open();
    await measure(name, () => paste(text), shows);
    await measure(`${name}, to the end`, () => press("End"), shows);
    await measure(`${name}, to the start`, () => press("Home"), shows);
    await measure(`${name}, opened again`, () => browser.run("setTimeout(() => location.reload());"), shows);
  }
  await open();
  const typed = () =>
    browser.run(`
      const box = document.querySelector("#command");
      box.value = "Q".repeat(10000);
      setTimeout(() => {
        box.dispatchEvent(new InputEvent("input", { bubbles: true }));
        box.form.requestSubmit();
      });`);
  await measure("ten thousand letters in the box", typed, "#command");
  const pairs = Array.from({ length: 500 }, (_, number) => `${number + 1}. ${number % 2 ? "Ng1 Ng8" : "Nf3 Nf6"}`);
  const pgn = encodeURIComponent(pairs.join(" "));
  await browser.go("about:blank");
  await measure("a long address of a frame", () => browser.go(`${address}embed.html#mode=game&pgn=${pgn}`), "jadoube-board");
  const given = () =>
    browser.run(`
      const text = ${JSON.stringify(pairs.join(" "))};
      setTimeout(() => document.querySelector("jadoube-board").setAttribute("pgn", text + " 501. e4 *"));`);
  await measure("a long game given to the element", given, "jadoube-board");
} finally {
  await browser.stop();
}
