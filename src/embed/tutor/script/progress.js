// How far a reader has come with a lesson: its questions, and the boards in it that ask for an answer.
import { ASKING } from "../../loader/attributes.js";

const isAsking = (board) => ASKING.includes(board.getAttribute("mode"));

/**
 * Follows a lesson.
 * @param {HTMLElement} place what holds its boards and questions
 * @param {(detail: object) => void} done is called when all of them are solved
 * @returns {() => void} looks what has come of them
 */
export function follow(place, done) {
  let isTold = false;
  const look = () => {
    const tasks = [...place.querySelectorAll("jadoube-board, .jadoube-lesson-question")].filter(
      (task) => task.localName === "fieldset" || isAsking(task),
    );
    const outcomes = tasks.map(({ value }) => JSON.parse(value ?? "null"));
    const isDone = outcomes.every((outcome) => outcome?.solved);
    if (isDone && !isTold) {
      const sum = (name) => outcomes.reduce((total, outcome) => total + (outcome[name] ?? 0), 0);
      done({ tasks: outcomes.length, attempts: sum("attempts"), hints: sum("hints"), ms: sum("ms") });
    }
    isTold = isDone;
  };
  for (const name of ["jadoube-solved", "jadoube-failed"]) {
    // The value of a board is known only after its event.
    place.addEventListener(name, () => queueMicrotask(look));
  }
  return look;
}
