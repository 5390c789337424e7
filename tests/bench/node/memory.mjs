// The memory that a browser takes.
import { readFileSync, readdirSync } from "node:fs";

/** The processes below `root`, that of a driver, that draw pages. */
export function renderers(root) {
  const parents = new Map();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "latin1"))?.[1];
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (process) => {
    for (let up = process; up > 1; up = parents.get(up) ?? 0) {
      if (up === root) {
        return true;
      }
    }
    return false;
  };
  return [...parents.keys()].filter((process) => {
    try {
      const line = readFileSync(`/proc/${process}/cmdline`, "latin1");
      return below(process) && line.includes("--type=renderer");
    } catch {
      return false;
    }
  });
}

/** The memory that processes hold, but for files that they only map, in bytes. */
export function memoryOf(processes) {
  let sum = 0;
  for (const process of processes) {
    try {
      const status = readFileSync(`/proc/${process}/status`, "latin1");
      for (const [, kibibytes] of status.matchAll(/^Rss(?:Anon|Shmem):\s*(\d+)/gm)) {
        sum += 1024 * Number(kibibytes);
      }
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
