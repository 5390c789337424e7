/** For places that cannot fetch a file: the first half is in the script, the second in a module. */
import { initSync } from '#glue';
import { wasm } from '#jadoube.wasm';
import { provide } from '../insight.js';

initSync({ module: wasm() });

provide({
  later: () => import('#insight'),
  names: async () => new TextEncoder().encode((await import('#openings')).default),
});

export * from '../index.js';
