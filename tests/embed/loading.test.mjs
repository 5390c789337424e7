// How a part of the program is loaded with what it needs: the script that the tool writes, as the
// build changes it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { linked } from "../../src/xtask/parts/link.mjs";

/** The loading of one module, as the tool writes it. */
const WRITTEN = `
const getSharedImports = () => { let sharedImports; sharedImports = { __wasm_split: {  } }; return sharedImports; };
function makeLoad(fetcher, deps) {
    const loader = async () => {
        const parallelStuff = deps.map(d => d());
        const instantiate = fetcher();
        await Promise.all(parallelStuff);
        const imports = getSharedImports();
        return instantiate(imports);
    };
    return loader;
}
`;

test("a part that fails with what it needs has settled its own file before it is tried again", async () => {
  const makeLoad = new Function(`${linked(WRITTEN, () => "")} return makeLoad;`)();
  let isSettled = false;
  let lose;
  const own = new Promise((_, failed) => (lose = failed)).catch(() => (isSettled = true));
  const load = makeLoad(
    () => Object.assign(async () => {}, { ready: own }),
    [() => Promise.reject(new Error("lost"))],
  );
  const failing = load();
  let hasFailed = false;
  failing.catch(() => (hasFailed = true));
  await new Promise(setImmediate);
  assert.equal(hasFailed, false, "it waits for its own file");
  lose(new Error("lost, too"));
  await assert.rejects(failing, /lost/);
  assert.equal(isSettled, true);
});

test("a part whose own file needs no waiting is loaded with what it needs", async () => {
  const makeLoad = new Function(`${linked(WRITTEN, () => "")} return makeLoad;`)();
  const load = makeLoad(() => async () => "made", [async () => {}]);
  assert.equal(await load(), "made");
});
