// The wasm of the program: fetched from beside it, or unpacked from a script beside it where the page
// lets nothing be fetched but scripts.
const URL_OF_WASM = new URL("jadoube.program.wasm", import.meta.url);

/** @returns {Promise<Response | Uint8Array>} */
export async function wasm() {
  try {
    const response = await fetch(URL_OF_WASM);
    if (response.ok) {
      return response;
    }
  } catch {
    // Forbidden, or away: the script may still be there.
  }
  const { wasm: unpacked } = await import("#packed");
  return unpacked();
}
