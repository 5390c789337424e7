// What `src/web/engine-worker.js` finds in its script on a board: its program, the wasm as it comes, and
// how long it may think where it shares the thread of a page.
import * as engine from "#engine-glue";

globalThis.jadoubeKept = { glue: { engine }, file: async (wasm) => wasm, slice: globalThis.jadoubeSlice };
