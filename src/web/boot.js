// Runs before anything is painted, so it stays small and waits for nothing.
(() => {
  "use strict";

  // The pages that parts of the program draw, each with the files of its part. The board of the game
  // is drawn by the program itself, and an address that names no page by the part of "unknown".
  const parts = [...document.querySelectorAll('meta[name="page-part"]')].map(({ dataset }) => dataset);
  const partOf = (page) => parts.find(({ pages }) => pages.split(" ").includes(page));
  // As `ui::route::Route` reads it.
  const pageOf = (hash) => {
    const name = /^#?\/?([^/?=]*)/.exec(hash)[1];
    return !name || hash.startsWith("#g=") || name === "play" ? "play" : partOf(name) ? name : "unknown";
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
    // As `ui::platform::preferences` marks the page; earlier versions kept the scheme as the theme.
    for (const [, key, value] of (stored("settings") ?? "").matchAll(/(\S+?)=(\S+)/g)) {
      if (/^(theme|scheme|board|pieces|animation|marks)$/.test(key)) {
        root.dataset[/^(auto|light|dark)$/.test(value) ? "scheme" : key] = value;
      }
    }
    // Other pieces than the painted ones come with a part of the program (`ui::figures`).
    root.classList.toggle("pieces-wait", /^(bold|carved)$/.test(root.dataset.pieces));
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

  const landing = partOf(pageOf(location.hash));
  // What was painted is the board of the game; on another page it must not be seen.
  root.classList.toggle("other-page", Boolean(landing));

  const follow = () => {
    root.dataset.page = pageOf(location.hash);
    // A saved game or a position in the address will replace the painted start position in a moment.
    // Its pieces stay hidden until then, so that no other game's board flashes up.
    root.classList.toggle("game-waits", saved || /[?&]fen=|^#g=/.test(location.hash));
  };
  follow();

  // The script that starts the program waits until the page has been read; what it needs is on its
  // way from now on.
  if (!one) {
    const { js, wasm, integrity } = document.querySelector('meta[name="wasm-site"]').dataset;
    const crossOrigin = "anonymous";
    const link = (rest) => Object.assign(document.createElement("link"), { crossOrigin, ...rest });
    const fetched = [wasm, ...(landing?.files.split(" ") ?? [])];
    document.head.append(
      link({ rel: "modulepreload", href: js, integrity }),
      ...fetched.map((href) => link({ rel: "preload", href, as: "fetch" })),
    );
  }

  // A script that does not arrive cannot say so itself; the page says it (`never-started`).
  const noteMissing = ({ target }) => {
    if (target instanceof HTMLScriptElement) {
      root.classList.add("part-missing");
    }
  };
  addEventListener("error", noteMissing, true);

  addEventListener("hashchange", follow);
  // A link that was followed closes the menus around it.
  addEventListener("click", ({ target }) => {
    if (target.closest?.(".menu a")) {
      document.querySelectorAll(".menu:popover-open").forEach((menu) => menu.hidePopover());
    }
  });

  // The only scripts that may be started by address. Everything else is refused, also where the
  // browser does not know Trusted Types.
  const workers = [...document.querySelectorAll("meta[data-worker]")].map(({ dataset }) => dataset.worker);
  // Boards and lessons for other pages lie beside the site where it was built with them; the builder shows
  // them.
  const own = ["sw.js", "jadoube.js", "jadoube.lesson.js", ...workers].map((name) => new URL(name, document.baseURI).href);
  const createScriptURL = (url) => {
    const { href } = new URL(url, document.baseURI);
    // A script that did not come is asked for again by another query: browsers remember failures.
    if (!own.includes(href.replace(/\?.*/, ""))) {
      throw new TypeError(`not a script of this application: ${href}`);
    }
    return window.jadoubeKept?.worker(href) ?? href;
  };
  const policy = window.trustedTypes?.createPolicy("jadoube", { createScriptURL });
  const trust = (url) => (policy ? policy.createScriptURL(url) : createScriptURL(url));
  Object.defineProperty(window, "jadoubeScriptUrl", { value: trust });
})();
