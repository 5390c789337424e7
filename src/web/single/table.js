// What the other scripts find in the document where everything is in one file: `jadoubeKept`.
import * as glue from "#programs";

import { unpackSmall } from "./kept-small.js";
import { unpack } from "./kept.js";

const root = document.documentElement;
// As it was delivered: no program has drawn anything yet, and `boot.js` marks the root only.
const source = `<!DOCTYPE html>\n<html lang="${root.lang}" dir="${root.dir}">${root.innerHTML}</html>\n`;

const addressOf = (path) => new URL(path, document.baseURI).href;
const kept = new Map(
  [...document.querySelectorAll("script[data-file]")].map((element) => [
    addressOf(element.dataset.file),
    element,
  ]),
);

// Files that are packed as one, each by what cuts it out of them.
const together = new Map();
for (const element of document.querySelectorAll("script[data-together]")) {
  let all;
  let start = 0;
  for (const [, name, length] of element.dataset.together.matchAll(/(\S+) (\d+)/g)) {
    const from = start;
    start += Number(length);
    const to = start;
    together.set(addressOf(name), async () => {
      all ??= unpackSmall(element.textContent);
      return (await all).slice(from, to);
    });
  }
}

// A worker cannot look into the document, so it gets its files in its script.
function worker(address) {
  const script = kept.get(address);
  if (!script) {
    return undefined;
  }
  const files = [...kept].filter(([, { dataset }]) => "forWorker" in dataset);
  const packed = files.map(([name, { textContent }]) => [name, textContent]);
  const text = `self.jadoubePacked = new Map(${JSON.stringify(packed)});\n${script.textContent}`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}

window.jadoubeKept = {
  /** What starts a program, by its name. */
  glue,
  /** The document itself. */
  source,
  /** The bytes of a file, in a promise; nothing if it does not lie here. */
  file(path) {
    const address = addressOf(path);
    const element = kept.get(address);
    if (!element) {
      return together.get(address)?.();
    }
    return ("forWorker" in element.dataset ? unpack : unpackSmall)(element.textContent);
  },
  /** The address under which a worker can be started; nothing if its script does not lie here. */
  worker,
};
