/** For `require`, which needs no waiting: both halves are in scripts, the second is read when it is asked. */
import { initSync } from '#glue';
import { wasm } from '#jadoube.wasm';
import { provide } from '../insight.js';

initSync({ module: wasm() });

provide({
  now: () => require('#insight'),
  names: async () => new TextEncoder().encode(require('#openings').default),
});

export * from '../index.js';
