// Two hosts: one for the pages, one for the loader, which any page may fetch from there.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after } from "node:test";

import { dist, root, tests } from "./place.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".wasm": "application/wasm",
};

/** How long an answer to an address with `?late` takes, and the second half of one with `?halved`, in milliseconds. */
const LATE = 1200;

/** Serves what `answer` finds for a path until the tests of the file have run. */
async function serve(answer, headers) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    if (searchParams.has("late")) {
      await new Promise((passed) => setTimeout(passed, LATE));
    }
    const found = await Promise.resolve(answer(pathname)).catch(() => undefined);
    const { body, policy, type = TYPES[extname(pathname)] ?? TYPES[".html"] } = found ?? {};
    response.writeHead(body === undefined ? 404 : 200, {
      "Content-Type": type,
      Connection: "close",
      ...headers,
      ...(policy && { "Content-Security-Policy": policy }),
    });
    if (searchParams.has("halved")) {
      response.write(body.subarray(0, body.length / 2));
      await new Promise((passed) => setTimeout(passed, LATE));
      response.end(body.subarray(body.length / 2));
      return;
    }
    response.end(body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}

const stub = () => readFile(join(tests, "support/program.js"));

/** The pinned loader as if the program of these tests were the one that it was built with. */
async function pinnedLoader() {
  const names = await readdir(dist);
  const fileOf = (form) => join(dist, names.find((name) => form.test(name)));
  const digestOf = (bytes) => createHash("sha384").update(bytes).digest("base64");
  const built = digestOf(await readFile(fileOf(/^jadoube\.program-\d.*\.js$/)));
  const loader = await readFile(fileOf(/^jadoube-\d.*\.js$/), "utf8");
  return loader.replace(built, digestOf(await stub()));
}

/** Whether a file is a part of the program, the script that stands for all of them, or the program of lessons. */
const isPart = (name) => name === "jadoube.tutor.js" || name.endsWith(".wasm.js") || (name.endsWith(".wasm") && !name.startsWith("jadoube.program"));

/** What the first answer never comes for, by the folder below which that is so. */
const HANGS = {
  hung: "jadoube.program.js",
  stuck: "jadoube.program.wasm",
  "hung-engine": "jadoube.engine.js",
  "hung-setup": "jadoube.setup.wasm",
  "hung-tutor": "jadoube.tutor.js",
  "hung-class": "jadoube.class.js",
};

/**
 * The boards as they are built. Below `lost/` the parts of the program and that of lessons are missing until somebody asks
 * for `lost/found`; below `late/` they come late, and below `plain/` everything that is wasm is called
 * a text; below `without/` there is no class code, and below `mute/` no engine until somebody asks for
 * `mute/found`. Below `with/` the program is one that plays nothing, below `copy/` it
 * is missing. Below the folders of `HANGS` the first answer for a file never comes, and below `held/` the
 * program comes when somebody asks for `held/go`. Below `pinned/` and
 * `forged/` the loader is the pinned one, with its program and with
 * another.
 */
export function serveLoader() {
  let areLost = true;
  let isMute = true;
  const asked = new Set();
  /** Ends what a page has been waiting for in vain. */
  const ends = [];
  let go;
  let gone;
  return serve(
    async (path) => {
      const [, folder, name] =
        /^\/(?:(with|without|copy|pinned|forged|lost|late|plain|hung(?:-\w+)?|stuck|held|mute)\/)?(.*)$/.exec(path);
      if (folder === "lost" && ["found", "lost"].includes(name)) {
        areLost = name === "lost";
        return { body: "" };
      }
      if (folder === "lost" && areLost && isPart(name)) {
        return undefined;
      }
      if (folder === "mute" && ["found", "lost"].includes(name)) {
        isMute = name === "lost";
        return { body: "" };
      }
      if (folder === "mute" && isMute && name.startsWith("jadoube.engine")) {
        return undefined;
      }
      if (folder === "late" && isPart(name)) {
        await new Promise((passed) => setTimeout(passed, LATE));
      }
      if (name === "jadoube.js") {
        // With each page it begins anew; a browser has only so many connections to a host.
        asked.clear();
        ends.splice(0).forEach((end) => end());
        go?.();
        gone = new Promise((done) => (go = done));
      }
      if (HANGS[folder] === name && !asked.has(name)) {
        asked.add(name);
        await new Promise((end) => ends.push(end));
        return undefined;
      }
      if (folder === "held" && name === "go") {
        go();
        return { body: "" };
      }
      if (folder === "held" && name.startsWith("jadoube.program")) {
        await gone;
      }
      if (folder === "plain" && name.endsWith(".wasm")) {
        return { body: await readFile(join(dist, name)), type: "text/plain" };
      }
      if (folder === "without" && name === "jadoube.class.js") {
        return undefined;
      }
      const isProgram = /^jadoube\.program.*\.js$/.test(name);
      if (folder === "with" && isProgram) {
        return { body: await stub() };
      }
      if (folder === "copy" && name.startsWith("jadoube.program.")) {
        return undefined;
      }
      if (folder === "pinned" || folder === "forged") {
        const program = async () => (await stub()) + (folder === "forged" ? "// forged" : "");
        return { body: await (isProgram ? program() : pinnedLoader()) };
      }
      return { body: await readFile(join(dist, name)) };
    },
    { "Access-Control-Allow-Origin": "*" },
  );
}

/** Pages made by a test, by their path, and the examples, which find the loader in `dist/`. */
export async function servePages() {
  const pages = new Map();
  const address = await serve(async (path) => {
    if (pages.has(path)) {
      return pages.get(path);
    }
    const file = path.startsWith("/dist/") ? join(dist, path.slice(6)) : join(root, path);
    return /^\/(dist|examples)\//.test(path) ? { body: await readFile(file) } : undefined;
  });
  return { address, pages };
}
