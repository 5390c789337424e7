// A page with boards, and what Chromium tells of it.
import { readFileSync } from "node:fs";
import { after } from "node:test";

import { start } from "../../webdriver.mjs";
import { toolFile } from "./place.mjs";
import { serveLoader, servePages } from "./servers.mjs";

const AXE = readFileSync(toolFile("axe-core", "axe.min.js"), "utf8");

/** What each page knows before anything of it is read. */
const HELPERS = `
  window.heard = [];
  for (const name of ["ready", "error", "move", "illegal", "hint", "solved", "failed", "summary", "end", "navigate", "setup", "corrected", "resize"]) {
    addEventListener("jadoube-" + name, (event) => heard.push({ name, on: event.target.id, ...event.detail }));
  }
  window.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: "layout-shift", buffered: true });
  window.violations = [];
  addEventListener("securitypolicyviolation", ({ blockedURI }) => violations.push(blockedURI));
  window.failures = [];
  addEventListener("error", ({ message }) => failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => failures.push(String(reason)));
  window.$ = (selector) => document.querySelector(selector);
  window.inside = (board, selector) => [...board.shadowRoot.querySelectorAll(selector)];
  window.said = (board) => inside(board, "svg")[0]?.getAttribute("aria-label");
  window.cell = (board, square) => inside(board, "[role=gridcell][data-square=" + square + "]")[0];
  window.tap = (board, square) => cell(board, square).click();
  window.named = (board, name) => inside(board, "button").find((button) =>
    [button.ariaLabel, button.textContent.trim()].includes(name));
  window.isLive = (board) => cell(board, "a1") !== undefined;
  window.headline = (board) => inside(board, ".headline")[0]?.textContent ?? "";
  window.noted = (board) => inside(board, ".note")[0].textContent;
  window.settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // What there is to know of the boards when something has never come true.
  window.states = () => JSON.stringify([...document.querySelectorAll("jadoube-board")].map((board) => [board.id,
    board.fen, inside(board, ".note")[0]?.textContent, inside(board, "input").map(({ value }) => value)]).concat([
    heard.slice(-6).map(({ name, on }) => name + " " + on),
    performance.getEntriesByType("resource").slice(-8).map(({ name, duration, responseStatus }) =>
      [name.split("/").at(-1), Math.round(duration), responseStatus])]));
  window.until = async (holds) => {
    for (const end = performance.now() + 40_000; !holds(); await settled()) {
      if (performance.now() > end) throw new Error("it has never come true: " + holds + "; at last: " + states());
    }
  };
`;

/**
 * Starts a browser with both hosts for the tests of the file.
 * @param {Parameters<start>[0]} [name]
 */
export async function browserWithPages(name = "chromium") {
  const loader = await serveLoader();
  const { address, pages } = await servePages();
  const browser = await start(name);
  after(() => browser.stop());
  // Only one of them can be told before a page is there; the others find a script in it.
  let helpers = "";
  if (name === "chromium") {
    await browser.cdp("Page.enable");
    await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source: HELPERS });
  } else {
    pages.set("/helpers.js", { body: HELPERS });
    helpers = `<script src="/helpers.js"></script>`;
  }

  /**
   * Opens a page with `body` in it.
   * @param {string} body
   * @param {{ script?: string, head?: string, policy?: string, dir?: string }} [options] `script` is
   *   the address of the loader at its host; none when empty
   */
  async function open(body, { script = "jadoube.js", head = "", policy, dir = "ltr" } = {}) {
    const path = `/${pages.size}.html`;
    const tag = script && `<script type="module" src="${loader}${script}"></script>`;
    const page = `<!DOCTYPE html>
      <html lang="en" dir="${dir}"><meta charset="utf-8"><title>Boards</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      ${helpers}${head}${tag}<body><main><h1>Boards</h1>${body}</main></html>`;
    pages.set(path, { body: page, policy });
    await browser.go(new URL(path, address).href);
    if (script && !policy) {
      await run(`await until(() => customElements.get("jadoube-board"))`);
    }
  }

  /** Runs the body of an asynchronous function in the page. */
  async function run(body, ...words) {
    const { failed, observed } = await browser.wait(
      `const done = arguments[arguments.length - 1];
       (async (...words) => { ${body} })(...[...arguments].slice(0, -1))
         .then((observed) => done({ observed }), (error) => done({ failed: error + "\\n" + error.stack }));`,
      ...words,
    );
    if (failed) {
      throw new Error(failed);
    }
    return observed ?? undefined;
  }

  /** The same in a page whose policy lets no text become a script; only Chromium can do that. */
  async function evaluate(body) {
    const expression = `(async () => { ${body} })()`;
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await browser.cdp("Runtime.evaluate", asked);
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** Runs the accessibility checker over the page; returns what it has found. */
  async function axe() {
    await browser.run(AXE);
    return run(`
      const options = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"], preload: false };
      const { violations } = await axe.run(document, options);
      return violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" "));`);
  }

  /** Shows the page as a reader wants it: `{ "prefers-color-scheme": "dark" }`. */
  const prefer = (features, media = "") =>
    browser.cdp("Emulation.setEmulatedMedia", {
      media,
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });

  /** Makes the window as wide as a device. */
  const resize = (width, height = 900) =>
    browser.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });

  /**
   * Moves the mouse as a hand does: down at the first place, up at the last one. What lies under it gets
   * the events, whatever that is.
   * @param {...[number, number]} places in the window
   */
  async function drag(...places) {
    const send = (type, [x, y], buttons) =>
      browser.cdp("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
    await send("mouseMoved", places[0], 0);
    await send("mousePressed", places[0], 1);
    for (const place of places.slice(1)) {
      await send("mouseMoved", place, 1);
    }
    await send("mouseReleased", places.at(-1), 0);
  }

  return { browser, loader, address, pages, open, run, evaluate, axe, prefer, resize, drag };
}

/**
 * Starts every browser that `BROWSERS` names, all three where nothing is named. All of them before the
 * first test is told: what comes after would find the hosts of the first ones closed.
 * @returns {Promise<[string, Awaited<ReturnType<typeof browserWithPages>>][]>}
 */
export async function everyBrowser() {
  const started = [];
  for (const name of (process.env.BROWSERS ?? "chromium,firefox,webkit").split(",")) {
    started.push([name, await browserWithPages(name)]);
  }
  return started;
}
