// Codes for cameras, by `qrcode-generator` (MIT), as one path.
import qrcode from "#qr";

qrcode.stringToBytes = qrcode.stringToBytesFuncs["UTF-8"];

/**
 * @param {string} text
 * @param {number} quiet the white room around, in squares
 * @returns {{ size: number, path: string }} the side with its room, and the dark squares
 */
export function toPath(text, quiet) {
  const made = qrcode(0, "L");
  made.addData(text, "Byte");
  made.make();
  const count = made.getModuleCount();
  let path = "";
  for (let y = 0; y < count; y += 1) {
    for (let x = 0, run; x < count; x += run || 1) {
      for (run = 0; x + run < count && made.isDark(y, x + run); run += 1);
      path += run ? `M${x + quiet} ${y + quiet}h${run}v1h-${run}z` : "";
    }
  }
  return { size: count + 2 * quiet, path };
}
