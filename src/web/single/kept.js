// Files inside a document instead of beside it, as the build has packed them: compressed, and in
// letters that a page can contain.

// The printable letters of ASCII from "!" on, without those that end something in a document, in a
// script or in JSON: 91, so that two of them hold 13 bits where those of base 64 hold 12.
const digit = (code) => code - 33 - (code > 34) - (code > 60) - (code > 92);

/** The bytes that stand in the letters which `letters.mjs` wrote, the lowest bits first. */
export function bytesOf(letters) {
  const bits = Math.floor(letters.length / 2) * 13 + (letters.length % 2) * 6;
  const bytes = new Uint8Array(Math.floor(bits / 8));
  let [held, count, place] = [0, 0, 0];
  for (let at = 0; at < letters.length; at += 2) {
    const low = digit(letters.charCodeAt(at));
    const isPair = at + 1 < letters.length;
    const value = isPair ? low + 91 * digit(letters.charCodeAt(at + 1)) : low;
    held |= value << count;
    count += isPair ? 13 : 6;
    for (; count >= 8; count -= 8) {
      bytes[place++] = held & 255;
      held >>>= 8;
    }
  }
  return bytes;
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
