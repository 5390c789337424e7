// Runs before anything is painted, so it stays small and waits for nothing.
(() => {
  "use strict";

  // The pages that other programs draw; `app` draws all that are not named here.
  const pages = { analyse: "study", glossary: "study", builder: "workshop", worksheet: "workshop" };
  const programOf = (hash) => {
    const [, name] = /^#\/([a-z]+)(?:[/?]|$)/.exec(hash) ?? [];
    return Object.hasOwn(pages, name) ? pages[name] : "app";
  };

  const root = document.documentElement;

  // Only where everything lies in one file: what that file was saved with, if it was.
  const one = document.getElementById("saved-page");
  const brought = one && JSON.parse(one.textContent);
  window.jadoubeSaved = brought?.texts;

  // All pages of one host share its storage, so the names in it carry the folder of this one. Files
  // may lie in one folder and be different; one that was saved is the same wherever it lies.
  const folder = location.pathname.replace(/[^/]*$/, "");
  root.dataset.place = brought?.place ?? (location.protocol === "file:" ? location.pathname : folder);

  let saved = Boolean(brought);
  // The language that the address asks for, as `?lang=de` before the hash, or that was chosen here;
  // without one the page is in English. Its table comes beside the program, which waits for it
  // (`ui::platform::language`).
  let language = new URLSearchParams(location.search).get("lang");
  try {
    const stored = (name) => localStorage.getItem(`jadoube:${root.dataset.place}:${name}`);
    language ??= stored("language");
    saved ||= stored("saved") === "1";
    const theme = / ?theme=(light|dark)\b/.exec(stored("settings"));
    if (theme) {
      root.dataset.theme = theme[1];
    }
  } catch {
    // Where storage is refused nothing can have been saved.
  }

  if (document.querySelector('meta[name="languages"]').content.split(" ").includes(language)) {
    root.dataset.language = language;
    window.jadoubeLanguage = fetch(`language/${language}.txt`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .catch(() => "");
  }

  if (brought && !location.hash) {
    history.replaceState(null, "", brought.address);
  }

  // The first to hear of a new address, so that everybody else finds here whose page it is.
  const follow = () => {
    root.dataset.page = programOf(location.hash);
    // A saved game or a position in the address will replace the painted start position in a moment.
    // Its men stay hidden until then, so that nobody sees a board that is not theirs.
    root.classList.toggle("game-waits", saved || /[?&]fen=|^#g=/.test(location.hash));
  };
  follow();

  // The script that starts the program waits until the page has been read; what it needs is on its
  // way from now on.
  if (!one) {
    const program = document.querySelector(`meta[name="wasm-${root.dataset.page}"]`);
    const { js, wasm, integrity } = program.dataset;
    const crossOrigin = "anonymous";
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: js, integrity, crossOrigin }),
      Object.assign(document.createElement("link"), { rel: "preload", href: wasm, as: "fetch", crossOrigin }),
    );
  }

  addEventListener("hashchange", () => {
    // A program that starts from now on was come to from another page.
    root.dataset.moved = "";
    follow();
  });

  // The only scripts that may be started by address. Everything else is refused, also where the
  // browser does not know Trusted Types.
  const workers = [...document.querySelectorAll("meta[data-worker]")].map(({ dataset }) => dataset.worker);
  // `jadoube.js` lies beside the site where it was built with it; the builder shows its boards.
  const own = ["sw.js", "jadoube.js", ...workers].map((name) => new URL(name, document.baseURI).href);
  const createScriptURL = (url) => {
    const { href } = new URL(url, document.baseURI);
    if (!own.includes(href)) {
      throw new TypeError(`not a script of this application: ${href}`);
    }
    return window.jadoubeKept?.worker(href) ?? href;
  };
  const policy = window.trustedTypes?.createPolicy("jadoube", { createScriptURL });
  const trust = (url) => (policy ? policy.createScriptURL(url) : createScriptURL(url));
  Object.defineProperty(window, "jadoubeScriptUrl", { value: trust });
})();
