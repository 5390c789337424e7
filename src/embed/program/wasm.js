// The wasm of the program: fetched from beside it, or unpacked from a script beside it where the page
// lets nothing be fetched but scripts.
import { WASM, WASM_DIGEST } from "#pin";

/** @returns {Promise<Response | Uint8Array>} */
export async function wasm() {
  const url = new URL(WASM, import.meta.url);
  if (WASM_DIGEST) {
    // A pinned program takes nothing whose digest it does not know.
    return fetch(url, { integrity: WASM_DIGEST });
  }
  try {
    const response = await fetch(url);
    if (response.ok) {
      return response;
    }
  } catch {
    // Forbidden, or away: the script may still be there.
  }
  const { wasm: unpacked } = await import("#packed");
  return unpacked();
}
