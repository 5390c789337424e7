// The service worker. The build puts VERSION, FIRST and LATER before this text: the version of the
// list, and [address, digest] of the files that the start needs and of all others.

// Several applications may share an origin, so everything of ours carries the path of our scope.
const PREFIX = `jadoube:${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;
const START = new URL("./", registration.scope).href;

const address = (url) => new URL(url, registration.scope).href;

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

// A part of the digest tells versions apart as well as all of it, and the list is fetched at every visit.
async function digestOf(response) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes.subarray(0, 12)));
}

// An earlier version may hold the same file already.
async function held(url, digest) {
  for (const name of await ourCaches()) {
    const response = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (response && (await digestOf(response.clone())) === digest) {
      return response;
    }
  }
  return undefined;
}

async function checked(url, digest, options) {
  const response = await fetch(url, options);
  if (!response.ok || (await digestOf(response.clone())) !== digest) {
    throw new Error(`${url}: ${response.ok ? "another version" : response.status}`);
  }
  return response;
}

// A file of another version can never get in: a half-finished deployment fails here and is tried again
// later.
async function fetched(url, digest, signal) {
  try {
    return await checked(url, digest, { signal });
  } catch {
    signal?.throwIfAborted();
    // The browser's own cache may have kept an older file under this address.
    return checked(url, digest, { cache: "reload", signal });
  }
}

async function keep(list, signal) {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled(
    list.map(async ([path, digest]) => {
      signal?.throwIfAborted();
      const url = address(path);
      const response = (await held(url, digest)) ?? (await fetched(url, digest, signal));
      await cache.put(url, response);
    }),
  );
  const failure = results.find(({ status }) => status === "rejected");
  if (failure) {
    throw failure.reason;
  }
}

// The one version before ours stays, for tabs that still run it.
async function removeOldCaches() {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function find(url) {
  const own = await (await caches.open(CACHE)).match(url, { ignoreVary: true });
  if (own) {
    return own;
  }
  for (const name of await ourCaches()) {
    const older = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (older) {
      return older;
    }
  }
  return undefined;
}

async function page(request) {
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (url === START || url === address("index.html")) {
    return (await find(START)) ?? fetch(request);
  }
  const exact = await find(url);
  if (exact) {
    return exact;
  }
  // Other pages may stand below ours; without a network the board is the best answer.
  return fetch(request).catch(async (error) => {
    const start = await find(START);
    if (start) {
      return start;
    }
    throw error;
  });
}

// What a failed installation leaves must not pass for the version before ours.
async function install() {
  const isNew = !(await caches.has(CACHE));
  try {
    await keep(FIRST);
  } catch (error) {
    if (isNew) {
      await caches.delete(CACHE);
    }
    throw error;
  }
}

// Without a network the builder shows a picture in the place of the board of other pages.
const BOARD = address("jadoube.js");

function fetchOrEmpty(request) {
  return fetch(request).catch((error) => {
    if (request.url !== BOARD) {
      throw error;
    }
    return new Response("", { headers: { "Content-Type": "text/javascript" } });
  });
}

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(removeOldCaches()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(START)) {
    return;
  }
  if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else {
    event.respondWith(find(request.url).then((response) => response ?? fetchOrEmpty(request)));
  }
});

// A newer version cannot take over while this one is still fetching.
const later = new AbortController();
let keeping = Promise.resolve();

async function keepLater() {
  try {
    await keep(LATER, later.signal);
  } catch (error) {
    if (!later.signal.aborted) {
      throw error;
    }
  }
}

addEventListener("message", (event) => {
  if (event.data === "SKIP_WAITING") {
    skipWaiting();
  } else if (event.data === "FETCH_LATER" && !later.signal.aborted) {
    keeping = keepLater();
    event.waitUntil(keeping);
  } else if (event.data === "MAKE_WAY") {
    later.abort();
    event.waitUntil(keeping.finally(() => event.ports[0].postMessage("made")));
  }
});
