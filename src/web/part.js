// Fetches parts of the program and their styles. The build bundles it into the script that starts
// the program, and names files and digests there.

// What lies in the page where everything is in one file, the styles too. That page fills it only
// after it has read this script.
const kept = () => globalThis.jadoubeKept;

// All of them, or the first failure once nothing is on its way: what is tried again must not wait for
// what is about to fail.
async function settled(fetching) {
  await Promise.allSettled(fetching);
  return Promise.all(fetching);
}

const sheets = new Map();

function styled(file, integrity) {
  if (kept()) {
    return undefined;
  }
  const sheet = () =>
    new Promise((resolve, reject) => {
      const href = new URL(file, import.meta.url).href;
      const failed = () => {
        sheets.delete(file);
        link.remove();
        reject(new Error(`failed to fetch ${href}`));
      };
      const link = Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href,
        integrity,
        crossOrigin: "anonymous",
        onload: resolve,
        onerror: failed,
      });
      document.head.append(link);
    });
  if (!sheets.has(file)) {
    sheets.set(file, sheet());
  }
  return sheets.get(file);
}

async function instantiated(file, answer, imports) {
  if (!answer.ok) {
    throw new Error(`failed to fetch ${file}: ${answer.status}`);
  }
  // Hosts that do not know the type still send the right bytes: the digest says so.
  const isTyped = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped
    ? WebAssembly.instantiateStreaming(answer, imports)
    : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}

const packs = new Map();

// Pieces that lie in one file, which is fetched once.
async function pack(file, integrity) {
  const packed = kept()?.file(file);
  if (packed) {
    return packed;
  }
  const answer = await fetch(new URL(file, import.meta.url), { integrity });
  if (!answer.ok) {
    throw new Error(`failed to fetch ${file}: ${answer.status}`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** Starts fetching a piece that several parts share and that is too small for a file of its own. */
export function fetchPiece(file, integrity, start, end) {
  if (!packs.has(file)) {
    const fetched = pack(file, integrity);
    fetched.catch(() => packs.delete(file));
    packs.set(file, fetched);
  }
  const fetched = packs.get(file);
  return async (imports) => WebAssembly.instantiate((await fetched).slice(start, end), imports);
}

/** Starts fetching a part with its styles; the answer instantiates it. */
export function fetchPart(file, integrity, styles = []) {
  const packed = kept()?.file(file);
  const fetched = packed ?? fetch(new URL(file, import.meta.url), { integrity });
  const ready = settled([fetched, ...styles.map((sheet) => styled(...sheet))]);
  // It is heard below, once what the part depends on has come.
  ready.catch(() => {});
  return async (imports) => {
    const [answer] = await ready;
    return packed ? WebAssembly.instantiate(answer, imports) : instantiated(file, answer, imports);
  };
}
