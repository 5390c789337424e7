// Prints "raw gzip brotli" in bytes for each file named on the command line.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

for (const file of process.argv.slice(1)) {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  console.log(bytes.length, gzipSync(bytes, { level: 9 }).length, brotli.length);
}
