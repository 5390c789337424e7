// An example as its readers build it: copied to a folder of its own, with the packed package and the
// versions that it names, and built by its own script.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { lend, programs, project, root } from "../../install/support/place.mjs";

const read = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** What lies in git, and nothing that was made there by hand. */
const isSource = (file) => !/[\\/](node_modules|dist|book|boards|package-lock\.json)$/.test(file);

/**
 * Builds an example.
 * @param {string} name its folder in `examples`
 * @returns {string} where it was built
 */
export function built(name) {
  const folder = project();
  const source = join(root, "examples", name);
  cpSync(source, folder, { recursive: true, filter: isSource });
  const { dependencies, devDependencies } = read(folder);
  for (const [needed, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (needed !== "jadoube") {
      lend(needed, folder);
    }
    assert.equal(read(join(folder, "node_modules", needed)).version, version, needed);
  }
  const PATH = [...programs, process.env.PATH].join(delimiter);
  execFileSync("npm", ["run", "build", "--loglevel=error"], {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: ["ignore", "ignore", "inherit"],
    // npm is a script on Windows.
    shell: process.platform === "win32",
  });
  return folder;
}
