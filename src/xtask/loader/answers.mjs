// Where the modules of boards in other pages lie, and which of them stand for the names that only the build
// knows.
import { join } from "node:path";

/**
 * The folders and the scripts from which everything begins.
 * @param {string} root
 */
export const placesOf = (root) => ({
  LOADER: join(root, "src/embed/loader"),
  PROGRAM: join(root, "src/embed/program"),
  FRAME: join(root, "src/embed/frame"),
  READER: join(root, "src/embed/fen/reader.js"),
  TASK: join(root, "src/embed/task/task.js"),
  SCHOOL: join(root, "src/embed/school"),
  LESSON: join(root, "src/embed/lesson"),
  TUTOR: join(root, "src/embed/tutor/script"),
  PACKAGE: join(root, "src/npm/package"),
  ENGINE: join(root, "src/embed/engine/engine.js"),
});

/**
 * Modules that stand for others: in what is fetched as modules, in the frame, in a lesson, in the package.
 * @param {ReturnType<typeof placesOf>} places
 * @param {string} programs where the programs are
 * @param {string} qr the maker of QR codes
 */
export function answersOf({ LOADER, PROGRAM, FRAME, SCHOOL, LESSON, TUTOR, PACKAGE }, programs, qr) {
  const QR = { "#qr": qr };
  const IN_PAGES = {
    ...QR,
    "#home": join(LOADER, "home.js"),
    "#wasm": join(PROGRAM, "wasm.js"),
    "#more": join(PROGRAM, "more.js"),
    "#class": join(SCHOOL, "home/page.js"),
    "#tutor": join(TUTOR, "home/page.js"),
    "#tutor-glue": join(programs, "tutor.js"),
  };
  const IN_FRAME = { "#home": join(FRAME, "home.js"), "#wasm": "#packed", "#more": join(FRAME, "more.js") };
  const IN_LESSON = {
    ...IN_PAGES,
    "#home": join(LESSON, "home.js"),
    "#wasm": "#packed",
    "#more": join(LESSON, "more.js"),
    "#class": join(LESSON, "class.js"),
    "#tutor": join(TUTOR, "home/file.js"),
  };
  const OF_PACKAGE = {
    answers: {
      ...QR,
      "#home": join(PACKAGE, "board/home.js"),
      "#wasm": "#packed",
      "#more": join(PACKAGE, "board/more.js"),
      "#class": join(SCHOOL, "home/package.js"),
    },
    beside: {
      "#program": "./board-program.js",
      "#reader": "./board-fen.js",
      "#task": "./board-task.js",
      "#more-packed": "./board-more.js",
      "#engine-packed": "./board-engine.js",
      "#class-code": "./class-code.js",
    },
  };
  return { IN_PAGES, IN_FRAME, IN_LESSON, OF_PACKAGE };
}
