// A program that breaks, in every browser: each has words of its own for a trap and where it was. `BROWSERS`
// names the browsers, all three where nothing is named. What then holds is in `hostile/broken.test.mjs`.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const STOPPED = "This board has stopped. Reload the page to play on.";

const BOARDS = `<jadoube-board id="a" mode="play" eager></jadoube-board>
  <jadoube-board id="b" mode="solve" goal="mate" in="2" eager fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1"></jadoube-board>`;

const live = `await until(() => isLive($("#a")) && isLive($("#b"))); await settled();`;

/** Gives the program a memory that cannot become larger than a megabyte and a half more. */
const BOUNDED = `<script>
  const read = (bytes, at) => {
    let [value, shift] = [0, 0];
    for (;;) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return [value, at];
      shift += 7;
    }
  };
  const written = (value) => {
    const bytes = [];
    for (; value > 127; value >>= 7) bytes.push((value & 127) | 128);
    return [...bytes, value];
  };
  // The fifth section of a module says how large its memory is.
  const bounded = (bytes) => {
    for (let at = 8; at < bytes.length; ) {
      const kind = bytes[at];
      const [length, start] = read(bytes, at + 1);
      if (kind === 5) {
        const [pages] = read(bytes, start + 2);
        const limits = [1, 1, ...written(pages), ...written(pages + 24)];
        return new Uint8Array([...bytes.slice(0, at), kind, ...written(limits.length), ...limits, ...bytes.slice(start + length)]);
      }
      at = start + length;
    }
    return bytes;
  };
  WebAssembly.instantiateStreaming = async (answer, imports) =>
    WebAssembly.instantiate(bounded(new Uint8Array(await (await answer).arrayBuffer())), imports);
</script>`;

for (const [name, { open, run }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);

  const expectStopped = async () => {
    const observed = await run(`
      await until(() => heard.filter(({ name }) => name === "error").length === 2);
      $("#b").move("Ra7");
      await settled();
      return { said: ["#a", "#b"].map((id) => noted($(id))), heard: heard.map(({ name, on }) => name + " " + on).sort() };`);
    assert.deepEqual(observed, { said: [STOPPED, STOPPED], heard: ["error a", "error b", "ready a", "ready b"] });
  };

  inBrowser("a memory that does not grow for what an author writes stops all boards of a page", async () => {
    await open(BOARDS, { head: BOUNDED });
    await run(`${live}
      const record = Object.assign(document.createElement("script"), { type: "application/x-chess-pgn" });
      record.textContent = "{" + "x".repeat(4_000_000) + "} 1. e4 *";
      $("#a").append(record);`);
    await expectStopped();
  });

  // Of what happens in the hands of a reader WebKit tells the page nothing, if the program is from another host.
  if (name !== "webkit") {
    inBrowser("a memory that does not grow for what a reader writes does the same", async () => {
      await open(BOARDS, { head: BOUNDED });
      await run(`${live}
        const [field] = inside($("#a"), "input");
        field.value = "x".repeat(4_000_000);
        field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));`);
      await expectStopped();
    });
  }

  inBrowser("what breaks elsewhere on a page stops no board", async () => {
    const head = `<script>
      // A module of the page's own, whose one function is a trap.
      const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
      const endless = () => endless() + 1;
      async function breakDown() {
        const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes));
        setTimeout(() => instance.exports.f());
        setTimeout(endless);
        setTimeout(() => { throw new Error("Something else"); });
        instance.exports.f();
      }
    </script>`;
    await open(BOARDS, { head });
    const observed = await run(`${live}
      breakDown();
      await until(() => failures.length === 4);
      await $("#a").move("e4");
      return [heard.filter(({ name }) => name === "error").length, $("#a").fen.includes("4P3"), noted($("#a"))];`);
    assert.deepEqual(observed, [0, true, "White: pawn to e4."]);
  });
}
