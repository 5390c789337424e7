// Notices that a board comes near what the reader sees. One observer serves the page.

const waiting = new WeakMap();
let observer;

/** Calls `come` once when `element` is within half a window of the visible part of the page. */
export function whenNear(element, come) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          const come = waiting.get(target);
          forget(target);
          come?.();
        }
      }
    },
    { rootMargin: "50%" },
  );
  waiting.set(element, come);
  observer.observe(element);
}

export function forget(element) {
  waiting.delete(element);
  observer?.unobserve(element);
}
