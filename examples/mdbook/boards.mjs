// Puts the boards into the book: mdBook copies whatever lies beside the chapters.
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const from = dirname(fileURLToPath(import.meta.resolve("jadoube/board")));

for (const name of ["board.js", "board-task.js", "board-fen.js", "board-program.js", "board.css"]) {
  cpSync(join(from, name), join(import.meta.dirname, "src/boards", name));
}
