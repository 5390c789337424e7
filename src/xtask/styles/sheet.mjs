// Style sheets that are too long for one file name their parts by `@import`; none of them is fetched alone.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A line that names a part. */
const PART = /^@import "(\.[^"]+)";\n/gm;

/**
 * The text of a sheet with its parts in it.
 * @param {string} path
 * @returns {string}
 */
export const sheetAt = (path) =>
  readFileSync(path, "utf8").replace(PART, (_, part) => sheetAt(join(dirname(path), part)));
