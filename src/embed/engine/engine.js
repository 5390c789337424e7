// The engine of the boards of a page: one for all of them, which is asked by one board after the other.
// It thinks only while the page is seen.
//
//   ask(question, hear): () => void
//
// `question` is { start, moves, level, seed }, with a clock `left` and `increment`, and `pause`, how long
// the answer is held back at least, in milliseconds. `hear(said, text)` is called with "chosen" and the
// move, with "rests" and "works" as the
// page is hidden and seen again, or with "lost", after which nothing follows. What is returned withdraws
// the question.
import { connect } from "./connection.js";

/** After this time without an answer the engine counts as lost, in milliseconds: far more than it needs. */
const LONGEST = 60_000;

/** The questions that wait, the first of them being the one that is thought about. */
const questions = [];
let engine;
/** The number of what was said last: an answer with another number is out of date. */
let run = 0;
let timer;

export function ask(asked, hear) {
  const question = { ...asked, hear, since: performance.now() };
  questions.push(question);
  if (questions.length === 1) {
    begin();
  } else if (document.hidden) {
    hear("rests", "");
  }
  return () => withdraw(question);
}

function withdraw(question) {
  question.hear = undefined;
  clearTimeout(question.late);
  const place = questions.indexOf(question);
  if (place >= 0) {
    questions.splice(place, 1);
    if (place === 0) {
      stop();
      begin();
    }
  }
}

/** Whatever is still answered is out of date. */
function stop() {
  run += 1;
  clearTimeout(timer);
  engine?.then(({ say }) => say({ say: "stop", run }), () => {});
}

async function begin() {
  const [question] = questions;
  if (!question) {
    return;
  }
  if (document.hidden) {
    question.hear("rests", "");
    return;
  }
  run += 1;
  const mine = run;
  timer = setTimeout(lose, LONGEST);
  engine ??= connect(hear);
  try {
    const { say } = await engine;
    if (mine === run) {
      const { start, moves, level, seed, left, increment } = question;
      say({ say: "choose", run, start, moves, level, seed, left, increment });
    }
  } catch {
    if (mine === run) {
      lose();
    }
  }
}

function hear({ say, run: about, text }) {
  if (say === "failed") {
    lose();
  } else if (say === "chosen" && about === run) {
    const question = questions.shift();
    clearTimeout(timer);
    const rest = question.pause - (performance.now() - question.since);
    question.late = setTimeout(() => question.hear?.("chosen", text), Math.max(0, rest));
    begin();
  }
}

/** The engine is ended, and the next question starts another one. */
function lose() {
  run += 1;
  clearTimeout(timer);
  engine?.then(({ end }) => end(), () => {});
  engine = undefined;
  questions.splice(0).forEach((question) => question.hear("lost", ""));
}

document.addEventListener("visibilitychange", () => {
  const word = document.hidden ? "rests" : "works";
  questions.forEach((question) => question.hear(word, ""));
  if (document.hidden) {
    stop();
  } else {
    begin();
  }
});
