// Files inside a document instead of beside it, as the build has packed them: compressed, and in
// letters that a page can contain.

// A document cannot contain these values as letters: NUL, carriage return and "<".
const UNSAID = [0, 13, 60];

/** The bytes that stand in the letters which `letters.mjs` wrote, the lowest bits first. */
export function bytesOf(letters) {
  const bytes = new Uint8Array(Math.ceil((letters.length * 14) / 8));
  let [held, count, place] = [0, 0, 0];
  const take = (value) => {
    held |= value << count;
    count += 7;
    if (count >= 8) {
      bytes[place++] = held & 255;
      held >>>= 8;
      count -= 8;
    }
  };
  for (let at = 0; at < letters.length; at++) {
    const code = letters.charCodeAt(at);
    if (code < 0x100) {
      take(code);
    } else if (code < 0x280) {
      take(UNSAID[(code >> 7) - 2]);
      take(code & 127);
    } else {
      take(UNSAID[code - 0x280]);
    }
  }
  return bytes.subarray(0, place);
}

/** The bytes of a file. */
export async function unpack(letters) {
  const packed = bytesOf(letters);
  // Not by a blob: in a worker without an origin WebKit reads none.
  const { writable, readable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  // A failure is heard where the bytes are read.
  writer.write(packed).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
