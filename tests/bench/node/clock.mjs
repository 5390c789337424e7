// Processor time of the main thread in seconds; where the system does not report it, of the process.
import { readFileSync } from "node:fs";

export function cpuSeconds() {
  try {
    return Number(readFileSync("/proc/self/schedstat", "latin1").split(" ")[0]) / 1e9;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

/** The microseconds that one call takes, with its answer. */
export function microseconds(call) {
  const start = process.hrtime.bigint();
  const answer = call();
  return [Number(process.hrtime.bigint() - start) / 1e3, answer];
}
