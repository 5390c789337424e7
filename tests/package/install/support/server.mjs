// A static server for one folder, as plain as any host.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { after } from "node:test";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * Serves `folder` until the tests of the file have run.
 * @param {string} folder
 * @param {string} [policy] the content security policy that each answer tells
 * @returns {Promise<string>} the address, with a slash at the end
 */
export async function serve(folder, policy) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = normalize(join(folder, decodeURIComponent(path)));
    const body = file.startsWith(folder + sep) ? await readFile(file).catch(() => null) : null;
    const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" };
    if (policy) {
      headers["Content-Security-Policy"] = policy;
    }
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}
