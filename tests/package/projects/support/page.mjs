// A built example in Chromium: what its boards show, and what a reader does with them.
import { after } from "node:test";

import { start } from "../../../webdriver.mjs";

/** What each page knows before anything of it is read. */
const HELPERS = `
  window.problems = [];
  for (const kind of ["error", "warn"]) {
    console[kind] = (...said) => problems.push(said.join(" "));
  }
  addEventListener("error", ({ message, target }) => problems.push(message ?? target.src), true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    problems.push(violatedDirective + " " + blockedURI));
  window.$ = (selector) => document.querySelector(selector);
  window.inside = (board, selector) => $(board).shadowRoot.querySelector(selector);
  window.said = (board) => inside(board, "svg")?.getAttribute("aria-label") ?? "";
  window.cell = (board, square) => inside(board, "[role=gridcell][data-square=" + square + "]");
  window.until = (holds) => new Promise((done, fail) => {
    const end = performance.now() + 20_000;
    const look = () => {
      if (holds()) done();
      else if (performance.now() > end) fail(new Error("it has never come true: " + holds + problems));
      else setTimeout(look, 20);
    };
    look();
  });
`;

/** Opens a page; returns what can be done in it. */
export async function open(address) {
  const browser = await start();
  after(() => browser.stop());
  await browser.cdp("Page.enable");
  await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source: HELPERS });
  await browser.go(address);

  /** Runs the body of an asynchronous function in the page. */
  async function run(body) {
    const { failed, result } = await browser.wait(`
      const [done] = arguments;
      (async () => { ${body} })().then((result) => done({ result }), (error) => done({ failed: String(error) }));`);
    if (failed) {
      throw new Error(failed);
    }
    return result;
  }

  return {
    run,

    /** Waits until a board can be played on. */
    async reach(board) {
      await run(`
        await until(() => $("${board}"));
        $("${board}").scrollIntoView({ block: "center" });
        await until(() => inside("${board}", "[role=gridcell]"));`);
    },

    /** Clicks on the squares of a board, one after the other. */
    async click(board, ...squares) {
      for (const square of squares) {
        const place = await run(`
          const { x, y, width, height } = cell("${board}", "${square}").getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };`);
        const press = { ...place, button: "left", clickCount: 1 };
        await browser.cdp("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
        await browser.cdp("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
      }
    },

    /** Types into the box of a board and presses Enter. */
    async type(board, text) {
      await run(`inside("${board}", "input").focus();`);
      await browser.cdp("Input.insertText", { text });
      const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
      await browser.cdp("Input.dispatchKeyEvent", { type: "keyDown", ...enter });
      await browser.cdp("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    },

    /** Presses a button of the page. */
    async press(selector) {
      await browser.click(await browser.find(selector));
    },

    go: (url) => browser.go(url),
    picture: async () => (await browser.cdp("Page.captureScreenshot", { captureBeyondViewport: true })).data,
  };
}
