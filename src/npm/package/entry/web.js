/** For browsers: both halves are fetched, the first at once. */
import init from '#glue';
import { provide } from '../insight.js';

await init({ module_or_path: new URL('./jadoube.wasm', import.meta.url) });

provide({
  later: async () => {
    const half = await import('#insight');
    await half.default({ module_or_path: new URL('./insight.wasm', import.meta.url) });
    return half;
  },
  names: async () => new Uint8Array(await (await fetch(new URL('./openings.txt', import.meta.url))).arrayBuffer()),
});

export * from '../index.js';
