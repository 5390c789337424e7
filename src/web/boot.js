// Runs before anything is painted, so it stays small and waits for nothing.
(() => {
  "use strict";

  // A saved game or a position in the address will replace the painted start position in a moment.
  // Its men stay hidden until then, so that nobody sees a board that is not theirs.
  let waits = /[?&]fen=|^#g=/.test(location.hash);
  try {
    // All pages of one host share its storage, so the name carries the folder of this one.
    const folder = location.pathname.replace(/[^/]*$/, "");
    waits ||= localStorage.getItem(`jadoube:${folder}:saved`) === "1";
    const theme = / ?theme=(light|dark)\b/.exec(localStorage.getItem(`jadoube:${folder}:settings`));
    if (theme) {
      document.documentElement.dataset.theme = theme[1];
    }
  } catch {
    // Where storage is refused nothing can have been saved.
  }
  document.documentElement.classList.toggle("game-waits", waits);
  // Nor one who asks for another page.
  document.documentElement.classList.toggle("page-waits", location.hash.startsWith("#/glossary"));

  // The only scripts that may be started by address. Everything else is refused, also where the
  // browser does not know Trusted Types.
  const own = ["sw.js"].map((name) => new URL(name, document.baseURI).href);
  const createScriptURL = (url) => {
    const { href } = new URL(url, document.baseURI);
    if (!own.includes(href)) {
      throw new TypeError(`not a script of this application: ${href}`);
    }
    return href;
  };
  const policy = window.trustedTypes?.createPolicy("jadoube", { createScriptURL });
  const trust = (url) => (policy ? policy.createScriptURL(url) : createScriptURL(url));
  Object.defineProperty(window, "jadoubeScriptUrl", { value: trust });
})();
