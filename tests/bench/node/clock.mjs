// Processor time of the main thread in seconds; where the system does not tell it, of the process.
import { readFileSync } from "node:fs";

export function cpuSeconds() {
  try {
    return Number(readFileSync("/proc/self/schedstat", "latin1").split(" ")[0]) / 1e9;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
