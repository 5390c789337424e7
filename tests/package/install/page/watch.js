// Tells what goes wrong in the page, before anything else runs there.
const fail = (what) => {
  document.documentElement.dataset.failed ??= what;
};
addEventListener("error", ({ message, target }) => fail(message ?? `cannot load ${target.src}`), true);
addEventListener("unhandledrejection", ({ reason }) => fail(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  fail(`${violatedDirective} forbids ${blockedURI}`),
);
