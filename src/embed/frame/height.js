// The height that the page around is asked for. It follows from the width of the frame alone: it is
// measured as if there were no scroll bar, so that what the page does with it changes nothing in it.

/** How long the page may take to grow the frame before the reader gets a scroll bar, in milliseconds. */
const PATIENCE = 400;

/** @param {(height: number) => void} ask is called with each new height */
export function followHeight(ask) {
  const root = document.documentElement;
  let asked;
  let timer;
  const settle = () => root.classList.toggle("fits", innerHeight >= asked);
  const measure = () => {
    const didFit = root.classList.contains("fits");
    root.classList.add("fits");
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    root.classList.toggle("fits", didFit || innerHeight >= height);
    if (height !== asked) {
      asked = height;
      ask(height);
    }
    clearTimeout(timer);
    timer = setTimeout(settle, PATIENCE);
  };
  root.classList.add("fits");
  new ResizeObserver(measure).observe(document.body);
  addEventListener("resize", measure);
}
