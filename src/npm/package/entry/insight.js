/** The second half with its wasm in the script, ready when it is loaded. */
import { initSync } from '#insight';
import { wasm } from '#insight.wasm';

initSync({ module: wasm() });

export * from '../half.js';
