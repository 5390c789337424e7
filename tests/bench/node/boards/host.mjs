// The host of the measured pages: scripts are bundled and shrunk, everything is sent as brotli makes
// it, and each page is asked for by a host name of its own, so that the browser knows nothing of it.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const packages = process.env.NODE_PACKAGES;
const esbuild = createRequire(join(packages, "package.json"))("esbuild");
const inPackages = (name) => join(packages, "node_modules", name);

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const sent = new Map();

/** The bytes as they go over the wire. */
function packed(bytes) {
  if (!sent.has(bytes)) {
    sent.set(bytes, brotli(bytes));
  }
  return sent.get(bytes);
}

async function bundled(contents) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: packages },
    bundle: true,
    minify: true,
    format: "esm",
    legalComments: "none",
    define: { "process.env.NODE_ENV": `"production"` },
    write: false,
    logLevel: "error",
  });
  return Buffer.from(outputFiles[0].contents);
}

async function shrunk(css) {
  const { code } = await esbuild.transform(css, { loader: "css", minify: true });
  return Buffer.from(code);
}

const LAYOUT = `
  body { margin: 20px; }
  main { display: grid; grid-template-columns: repeat(auto-fill, 400px); gap: 20px; }
  .place { width: 400px; }
  .given { width: 400px; height: 400px; }`;

/**
 * Makes a page with everything that it fetches.
 * @param {string} dist the built site, whose files stand for ours
 * @param {object} contender
 * @param {{ body: string, script?: string, beside?: string[] }} content what is in the page
 * @param {object} expected see watch.js
 */
export async function pageOf(dist, contender, content, expected) {
  const { styles = [], files = {}, host, pieces } = contender;
  const served = new Map();
  const head = [];
  for (const [index, style] of styles.entries()) {
    served.set(`/${index}.css`, await shrunk(await readFile(inPackages(style), "utf8")));
    head.push(`<link rel="stylesheet" href="/${index}.css">`);
  }
  for (const name of content.linked ?? []) {
    head.push(`<link rel="stylesheet" href="/${name}">`);
  }
  for (const [path, file] of Object.entries(files)) {
    served.set(path, await readFile(inPackages(file)));
  }
  if (content.script) {
    served.set("/page.js", await bundled(content.script));
    head.push(`<script type="module" src="/page.js"></script>`);
  }
  for (const name of content.beside ?? []) {
    head.push(`<script type="module" src="/${name}"></script>`);
  }
  const watch = await readFile(new URL("watch.js", import.meta.url), "utf8");
  const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Boards</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <script>const expected = ${JSON.stringify({ host, pieces, ...expected })};</script>
    <script>${watch}</script><style>${LAYOUT}</style>${head.join("")}
    <main>${content.body}</main></html>`;
  served.set("/", Buffer.from(html));
  served.set("/blank", Buffer.from(`<!DOCTYPE html><title>Blank</title><link rel="icon" href="data:,">`));
  const isOurs = Boolean(content.beside);
  return { served, dist: isOurs ? dist : undefined, fetched: new Set() };
}

/** What a page has fetched besides itself, in bytes: as it is, by gzip 9 and by brotli 11. */
export function weigh({ served, fetched }) {
  const files = [...fetched].filter((path) => !["/", "/blank"].includes(path)).map((path) => served.get(path));
  const sum = (size) => files.reduce((total, bytes) => total + size(bytes).length, 0);
  return [files.length, sum((bytes) => bytes), sum((bytes) => gzipSync(bytes, { level: 9 })), sum(packed)];
}

/** Starts the host; what `show` was last given is served under any name. */
export async function startHost() {
  let page;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const { served, dist, fetched } = page;
    if (!served.has(pathname) && dist) {
      const bytes = await readFile(join(dist, pathname)).catch(() => undefined);
      if (bytes) {
        served.set(pathname, bytes);
      }
    }
    const bytes = served.get(pathname);
    if (!bytes) {
      response.writeHead(404).end();
      return;
    }
    fetched.add(pathname);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(pathname)] ?? TYPES[".html"],
      "Content-Encoding": "br",
      "Cache-Control": "no-store",
    });
    response.end(packed(bytes));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  let shown = 0;
  return {
    /** The address of a page, which no page had before. */
    show(next) {
      page = next;
      shown += 1;
      return `http://n${shown}.localhost:${port}/`;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
