// Where things are: the built site in `JADOUBE_DIST`, the packages in `NODE_PACKAGES`.
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of these tests. */
export const tests = dirname(dirname(fileURLToPath(import.meta.url)));
export const root = resolve(tests, "../..");
export const dist = resolve(process.env.JADOUBE_DIST ?? join(root, "dist"));
const tools = resolve(process.env.NODE_PACKAGES ?? join(root, "target/tools/npm"));

/** A file of a tool. */
export const toolFile = (name, file) => join(tools, "node_modules", name, file);

/** A tool as a module. */
export const tool = createRequire(join(tools, "package.json"));
