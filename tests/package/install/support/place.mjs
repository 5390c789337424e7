// The package as its users get it: packed by npm and installed from the tarball into a fresh
// folder. `JADOUBE_PACKAGE` names the folder of the built package, `NODE_PACKAGES` the one where
// npm has put the tools that the package must work with.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const root = resolve(here, "../../../..");
const built = resolve(process.env.JADOUBE_PACKAGE ?? join(root, "dist/pkg"));
const tools = resolve(process.env.NODE_PACKAGES ?? join(root, "target/tools/npm"));

/** Where the programs of the tools are. */
export const programs = [join(tools, "node_modules/.bin"), join(dirname(tools), "bin")];

/** The folder of the tests of installation. */
export const tests = dirname(here);

const npm = (folder, ...words) =>
  execFileSync("npm", [...words, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    encoding: "utf8",
    // npm is a script on Windows.
    shell: process.platform === "win32",
  });

/** A folder that is gone after the tests of the file. */
function temporary() {
  const folder = mkdtempSync(join(tmpdir(), "jadoube-install-"));
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A fresh project with the package in it, installed from its tarball. */
export function project() {
  const folder = temporary();
  npm(built, "pack", `--pack-destination=${folder}`);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  write(folder, "package.json", JSON.stringify({ private: true, type: "module" }));
  npm(folder, "install", `./${tarball}`, "--offline", "--ignore-scripts");
  return folder;
}

/** The installed package in a project. */
export const installed = (folder) => join(folder, "node_modules", "jadoube");

/** Writes a file of a project. */
export function write(folder, name, text) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Copies a folder of these tests into a project. */
export const copy = (from, folder, to = from) =>
  cpSync(join(tests, from), join(folder, to), { recursive: true });

/** Makes a package of the tools one of the project's, as if it were installed there. */
export function lend(name, folder) {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(tools, "node_modules", name), place, "junction");
}

const require = createRequire(join(tools, "package.json"));

/** A tool as a module. */
export const tool = async (name) => {
  const module = await import(pathToFileURL(require.resolve(name)).href);
  return module.default ?? module;
};

/** A file of a tool. */
export const toolFile = (name, file) => join(tools, "node_modules", name, file);
