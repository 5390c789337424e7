/** For `require`, which cannot wait: both halves are in scripts, the second is read when first needed. */
import { initSync } from '#glue';
import { wasm } from '#jadoube.wasm';
import { provide } from '../insight.js';

initSync({ module: wasm() });

provide({
  now: () => require('#insight'),
  names: async () => new TextEncoder().encode(require('#openings').default),
});

export * from '../index.js';
