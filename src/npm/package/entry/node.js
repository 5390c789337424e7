/** For Node: both halves are read from the disk, the second when first needed. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { initSync } from '#glue';
import * as half from '../half.js';
import { provide } from '../insight.js';

const file = (name) => new URL(name, import.meta.url);

initSync({ module: readFileSync(file('./jadoube.wasm')) });

provide({
  now: () => {
    half.initSync({ module: readFileSync(file('./insight.wasm')) });
    return half;
  },
  names: () => readFile(file('./openings.txt')),
});

export * from '../index.js';
