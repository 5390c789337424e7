// Many boards take turns: the first ones of a page are painted in the task that brings them, the
// others a few with each frame, so that the page answers its reader meanwhile.

/** How long boards are drawn for one frame, in milliseconds; the browser takes twice that again. */
const TURN = 4;
/** How long a frame is waited for; a page that is not seen has none. */
const PATIENCE = 100;

const waiting = [];
let spent = 0;
let isPlanned = false;

/** Paints now, or soon when much has been painted for this frame. */
export function inTurn(paint) {
  waiting.push(paint);
  if (spent < TURN) {
    work();
  }
  plan();
}

function work() {
  do {
    const start = performance.now();
    waiting.shift()();
    spent += performance.now() - start;
  } while (waiting.length && spent < TURN);
}

function plan() {
  if (isPlanned) {
    return;
  }
  isPlanned = true;
  const resume = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    isPlanned = false;
    spent = 0;
    if (waiting.length) {
      work();
      plan();
    }
  };
  const frame = requestAnimationFrame(resume);
  const timer = setTimeout(resume, PATIENCE);
}
