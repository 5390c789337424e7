// The policy that a careful host sends to the browser.

/** Nothing but what the page needs: its own files, and leave to compile WebAssembly. */
export const STRICT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join("; ");
