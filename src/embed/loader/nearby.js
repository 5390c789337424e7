// Tells a board that it comes near what the reader sees. One observer serves the page.

const waiting = new WeakMap();
let observer;

/** Calls `come` once when `element` is within half a window of what is seen. */
export function whenNear(element, come) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          const told = waiting.get(target);
          forget(target);
          told?.();
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
