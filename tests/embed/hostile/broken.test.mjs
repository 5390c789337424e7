// A program that breaks: a trap in what a reader, a timer or a script does leaves the one program that all
// boards of a page share in the middle of its work. Every board says so and takes nothing more.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { browser, drag, loader, open, run } = await browserWithPages();

const STOPPED = "This board has stopped. Reload the page to play on.";

const BOARDS = `<jadoube-board id="a" mode="play" eager></jadoube-board>
  <jadoube-board id="b" mode="solve" goal="mate" in="2" eager fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></jadoube-board>`;

/** What the program calls to draw fails as if the program had, while it is told to. */
const CRIPPLE = `<script>
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (window.trap && /wasm-function/.test(new Error().stack)) throw window.trap();
    set.call(this, name, value);
  };
</script>`;

const live = `await until(() => isLive($("#a")) && isLive($("#b"))); await settled();`;

/** Everything that a reader and a script can do to a board that has stopped. */
async function expectStopped() {
  const observed = await run(`
    await until(() => heard.filter(({ name }) => name === "error").length === 2);
    return {
      said: ["#a", "#b"].map((id) => noted($(id))),
      errors: heard.filter(({ name }) => name === "error").map(({ on, message, line, column }) => [on, message, line, column]).sort(),
      pieces: ["#a", "#b"].map((id) => inside($(id), ".layer .piece").length > 3) };`);
  assert.deepEqual(observed, {
    said: [STOPPED, STOPPED],
    errors: [["a", STOPPED, null, null], ["b", STOPPED, null, null]],
    pieces: [true, true],
  });
  await run(`window.trap = undefined; heard.length = 0; window.before = failures.length;`);
  for (const [id, from, to] of [["#a", "d2", "d4"], ["#b", "a2", "a7"]]) {
    const places = await run(`
      $(words[0]).scrollIntoView();
      return words.slice(1).map((square) => {
        const { left, top, width, height } = cell($(words[0]), square).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      });`, id, from, to);
    await drag(...places);
    await run(`inside($(words[0]), "input")[0].focus();`, id);
    await browser.press("d4", "\uE007");
  }
  const after = await run(`
    const answers = await Promise.all(["#a", "#b"].flatMap((id) => [$(id).move("d4"), $(id).hint(), $(id).reset(), $(id).undo(), $(id).goTo("1w")]));
    const states = ["#a", "#b"].map((id) => [$(id).solved, $(id).pgn, $(id).legalMoves, $(id).toSVG().startsWith("<svg")]);
    $("#a").flip();
    $("#b").setAttribute("marks", "e4");
    await settled();
    return { answers: answers.filter((answer) => answer !== undefined).length, states, moves: heard.map(({ name }) => name),
      said: ["#a", "#b"].map((id) => noted($(id))), failures: failures.slice(before) };`);
  assert.deepEqual(after, {
    answers: 0,
    states: [[false, null, null, true], [false, null, null, true]],
    moves: [],
    said: [STOPPED, STOPPED],
    failures: [],
  });
  // One that comes later is a diagram, and all of them can go.
  const late = await run(`
    $("main").insertAdjacentHTML("beforeend", '<jadoube-board id="late" mode="play" eager></jadoube-board>');
    await until(() => $("#late").shadowRoot && noted($("#late")));
    const seen = [isLive($("#late")), noted($("#late")), inside($("#late"), "svg.picture")[0].checkVisibility(),
      heard.filter(({ on }) => on === "late").map(({ name }) => name).sort()];
    document.querySelectorAll("jadoube-board").forEach((board) => board.remove());
    await settled();
    return [...seen, failures.slice(before)];`);
  assert.deepEqual(late, [false, STOPPED, true, ["error", "ready"], []]);
}

const TRAPS = {
  "a trap": `new WebAssembly.RuntimeError("unreachable")`,
  "a full stack": `new RangeError("Maximum call stack size exceeded")`,
};

for (const [what, error] of Object.entries(TRAPS)) {
  test(`${what} under the hand of a reader stops all boards of a page, and each says so`, async () => {
    await open(BOARDS, { head: CRIPPLE });
    await run(`${live} window.trap = () => ${error}; tap($("#a"), "e2");`);
    await expectStopped();
  });

  test(`${what} in a timer or a promise does the same`, async () => {
    await open(BOARDS, { head: CRIPPLE });
    // The solution goes on by itself after a while.
    await run(`${live} window.trap = () => ${error}; $("#b").move("Ra7").catch(() => {});`);
    await expectStopped();
  });
}

test("a trap while a board is mounted stops the others as well", async () => {
  await open(`<jadoube-board id="a" mode="play" eager></jadoube-board>`, { head: CRIPPLE });
  const observed = await run(`
    await until(() => isLive($("#a"))); await settled();
    window.trap = () => new WebAssembly.RuntimeError("unreachable");
    $("main").insertAdjacentHTML("beforeend", '<jadoube-board id="b" mode="play" eager></jadoube-board>');
    await until(() => heard.filter(({ name }) => name === "error").length === 2);
    return ["#a", "#b"].map((id) => noted($(id)));`);
  assert.deepEqual(observed, [STOPPED, STOPPED]);
});

test("in a frame a board that has stopped says so", async () => {
  const query = new URLSearchParams({ mode: "play", eager: "" });
  await open(`<iframe src="${loader}embed.html#${query}" sandbox="allow-scripts" width="400" height="700"></iframe>`, { script: "" });
  await browser.frame(0);
  try {
    const observed = await run(`
      const board = () => document.querySelector("jadoube-board");
      const waitFor = async (holds) => { for (let turn = 0; turn < 500 && !holds(); turn += 1) await new Promise((done) => setTimeout(done, 20)); };
      const cell = () => board()?.shadowRoot?.querySelector("[role=gridcell][data-square=e2]");
      await waitFor(cell);
      const set = Element.prototype.setAttribute;
      window.seen = [];
      addEventListener("error", ({ error, message, filename }) => seen.push(String(error?.stack ?? message) + filename));
      // What scripts set, as when the frame gets another size, breaks nothing.
      Element.prototype.setAttribute = function (...values) {
        if (new Error().stack.includes("wasm-function")) throw new WebAssembly.RuntimeError("unreachable");
        set.apply(this, values);
      };
      cell().click();
      await waitFor(() => seen.length);
      Element.prototype.setAttribute = set;
      const note = () => board().shadowRoot.querySelector(".note").textContent;
      await waitFor(() => note() === ${JSON.stringify(STOPPED)});
      return [note(), seen.length];`);
    assert.deepEqual(observed, [STOPPED, 1]);
  } finally {
    await browser.frame(null);
  }
});
