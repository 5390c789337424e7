// Stands first in every measured page and watches it. `expected` is put before it:
//   host    what has the pieces in its shadow, or null where they are in the page itself
//   pieces     what finds them, each an element with the size of its drawing
//   count   how many there must be
//   first   how many of them the first board has; of many boards only that one's pieces are measured
//
// A diagram is there at the end of the first frame in which every piece has a box of its own. A board
// takes moves when it says so by `takesMoves`, and its pieces are there. A move is shown at the end of
// the first frame after the hand's release in which a piece stands on its goal and none where it began.
(() => {
  const figures = { shift: 0, blocked: 0, longest: 0, lastTask: 0 };

  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) {
      figures.shift += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      figures.blocked += Math.max(0, duration - 50);
      figures.longest = Math.max(figures.longest, duration);
      figures.lastTask = startTime + duration;
    }
  }).observe({ type: "longtask", buffered: true });

  const { host, pieces: selector, count, first } = expected;
  const inside = (root) => [...(root?.querySelectorAll(selector) ?? [])];
  const roots = () => (host ? [...document.querySelectorAll(host)].map((board) => board.shadowRoot) : [document]);
  const pieces = () => roots().flatMap(inside);
  const boxes = (found) => found.map((piece) => piece.getBoundingClientRect());
  const isDrawn = () => {
    const found = inside(roots()[0]);
    return (
      found.length >= first && boxes(found.slice(0, first)).every(({ width, height }) => width > 0 && height > 0)
    );
  };

  /** Calls `holds` with each frame, and resolves at the end of the first one in which it is true. */
  const frame = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) {
          requestAnimationFrame(look);
          return;
        }
        // What comes by a channel comes after the frame has been made.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });

  addEventListener("jadoube-ready", () => (window.takesMoves = true));
  window.watched = {
    figures,
    diagram: frame(isDrawn),
    areAllThere: () => pieces().length === count,
    whenReady: () => frame(() => window.takesMoves && isDrawn()),
  };

  /** The middle of a square, as the pieces of the start position stand around it. */
  const squareAt = (square) => {
    const places = boxes(pieces()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
    const bottom = Math.max(...places.map(([, y]) => y));
    const side = (right - left) / 7;
    const [file, rank] = ["abcdefgh".indexOf(square[0]), square[1] - 1];
    return { x: left + file * side, y: bottom - rank * side, side };
  };

  const isOn = ({ x, y, side }) =>
    boxes(pieces()).some((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < side / 3);

  /** Watches for a piece that goes from one square to another, once the hand has been lifted `taps` times. */
  watched.watchMove = (from, to, taps) => {
    const [start, goal] = [squareAt(from), squareAt(to)];
    let lifted = 0;
    addEventListener("pointerup", () => (lifted += 1), { capture: true });
    watched.isOn = (square) => isOn(square === from ? start : goal);
    watched.move = frame(() => lifted >= taps && isOn(goal) && !isOn(start));
    return [start, goal];
  };
})();
