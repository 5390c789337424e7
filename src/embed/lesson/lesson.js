// The script of a lesson in one file: boards, their program and the score. The builder writes the rest
// of the file (`src/workshop/lesson/file.rs`).
import "../loader/jadoube.js";
import "../school/entry/score.js";
