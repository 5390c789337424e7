// Files in the document that only the page unpacks: packed by xz, an eighth smaller than what every
// browser and every worker can unpack by itself.
import { XzReadableStream } from "#xz";

import { bytesOf } from "./kept.js";

/** The bytes of a file. */
export async function unpackSmall(letters) {
  const packed = new ReadableStream({
    start(controller) {
      controller.enqueue(bytesOf(letters));
      controller.close();
    },
  });
  const reader = new XzReadableStream(packed).getReader();
  const chunks = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}
