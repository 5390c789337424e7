// Positions set up by the mouse of a reader: what lies under it gets the events, whatever that is. In the
// element, in a frame and in our own example.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { address, browser, drag, open, resize, run } = await browserWithPages();

/** Where a board to set up can be met, with how the page gets at it. */
const PLACES = {
  "the element": {
    go: () => open(`<jadoube-board mode="setup" eager fen="4k3/8/8/8/8/8/8/4K3 w - - 0 1"></jadoube-board>`),
    board: `$("jadoube-board")`,
  },
  "a frame": {
    go: () =>
      open(`<iframe title="Board" width="420" height="1100" src="${address}dist/embed.html#mode=setup&eager=&fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1"></iframe>`, {
        script: "",
      }),
    board: `$("iframe").contentDocument?.querySelector("jadoube-board")`,
  },
  "the example": { go: () => browser.go(`${address}examples/setup.html`), board: `$("jadoube-board")` },
};

for (const [name, { go, board }] of Object.entries(PLACES)) {
  test(`a position is set up from the pieces beside the board by the mouse alone, in ${name}`, async () => {
    await resize(1280, 1400);
    await go();
    await run(`await until(() => ${board}?.shadowRoot && isLive(${board})); await settled();`);
    /** Where the middle of something in the board is in the window, and whether a pointer there meets it. */
    const at = async (selector) => {
      const [x, y, isMet] = await run(
        `const board = ${board};
         const [node] = inside(board, words[0]);
         const { left, top, width, height } = node.getBoundingClientRect();
         const [x, y] = [left + width / 2, top + height / 2];
         const met = board.shadowRoot.elementFromPoint(x, y);
         const frame = board.ownerDocument.defaultView.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
         return [x + frame.left, y + frame.top, node.contains(met)];`,
        selector,
      );
      assert.ok(isMet, `${selector} is covered`);
      return [x, y];
    };
    for (const tool of ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"]) {
      await at(`[data-tool=${tool}]`);
    }
    await drag(await at("[data-tool=Q]"), [640, 300], await at("[data-square=d1]"));
    await run(`await until(() => ${board}.fen.startsWith("4k3/8/8/8/8/8/8/3QK3"));`);
    await drag(await at("[data-tool=r]"));
    await drag(await at("[data-square=a8]"));
    await run(`await until(() => ${board}.fen.startsWith("r3k3/8/8/8/8/8/8/3QK3"));`);
    assert.deepEqual(await run(`return failures`), []);
  });
}
