// Files inside a document instead of beside it, as the build has packed them: compressed, and in
// letters that a page can contain.

/** The bytes of a file. */
export async function unpack(letters) {
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  // Not by a blob: in a worker without an origin WebKit reads none.
  const { writable, readable } = new DecompressionStream("deflate");
  const writer = writable.getWriter();
  // A failure is heard where the bytes are read.
  writer.write(packed).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}
