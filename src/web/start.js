// Starts the program that draws the page, each when it is first needed, and says in words when that
// fails, or when one breaks later. `boot.js` tells whose page it is.

const reasons = {
  noWebAssembly: [
    "This browser does not run WebAssembly, which this page is made of.",
    "Switch it on for this page (lockdown and some privacy modes switch it off), or open the page in a current version of Firefox, Chrome, Edge or Safari.",
  ],
  policy: [
    "A security setting keeps this page from running WebAssembly.",
    "Ask the person who runs this site or your network to allow it ('wasm-unsafe-eval' in the content security policy).",
  ],
  memory: [
    "There is not enough memory left to start the page.",
    "Close other tabs or programs, then reload the page.",
  ],
  network: [
    "A part of the page could not be fetched.",
    "Check the connection, then reload the page. If it fails again, the site may just be changing: try again in a minute.",
  ],
  unknown: [
    "The page could not be started.",
    "Reload the page. If it fails again, copy the report and send it to the person who runs this site.",
  ],
  broken: [
    "Something broke; your game is saved.",
    "Reload the page to play on from the last move.",
  ],
  brokenElsewhere: [
    "Something broke on this page; your game on the board is saved.",
    "Reload the page to go on.",
  ],
};

function reasonFor(error) {
  const text = String(error);
  if (typeof WebAssembly !== "object") {
    return "noWebAssembly";
  }
  if (/content security|unsafe-eval|disallowed by embedder|blocked by csp/i.test(text)) {
    return "policy";
  }
  if (error instanceof RangeError || /out of memory|cannot allocate/i.test(text)) {
    return "memory";
  }
  // Browsers word it differently, but all of them throw a TypeError for a module or a file that
  // does not arrive. The glue says so itself when a host answers with an error.
  const missing = error instanceof TypeError && /fetch|import|load|network/i.test(text);
  if (!navigator.onLine || missing || /failed to fetch/i.test(text)) {
    return "network";
  }
  return "unknown";
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function button(text, act) {
  const made = element("button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

// A version that cannot start must not stand in the way of the one that repairs it.
function again() {
  if (document.documentElement.dataset.update === "ready") {
    dispatchEvent(new Event("jadoube-update-accept"));
  } else {
    location.reload();
  }
}

const shown = () => document.documentElement.dataset.page;

// What is told in the place of each page.
const told = new Map();

function showTold() {
  const place = document.getElementById("boot-error");
  place.replaceChildren(...(told.get(shown()) ?? []));
  place.hidden = !told.has(shown());
}

// The first failure is the cause; what follows from it would only hide it.
function tell(page, reason, report) {
  if (told.has(page)) {
    return;
  }
  const [why, advice] = reasons[reason];
  const reload = button("Reload", again);
  const copy = button("Copy report", async () => {
    try {
      await navigator.clipboard.writeText(report);
      copy.textContent = "Report copied";
    } catch {
      // Without access to the clipboard the report is shown, so that it can be copied by hand.
      copy.replaceWith(element("pre", report));
    }
  });
  told.set(page, [element("h2", why), element("p", advice), reload, copy]);
  showTold();
}

function reportOf(error) {
  const trace = error?.stack?.includes(String(error)) ? error.stack : `${error}\n${error?.stack ?? ""}`;
  return [`J'adoube at ${location.href}`, navigator.userAgent, trace.trim()].join("\n");
}

// After a panic the instance cannot be used any more: every later call would fail as well.
function breakDown(report) {
  document.getElementById(shown()).inert = true;
  tell(shown(), shown() === "app" ? "broken" : "brokenElsewhere", report);
}

// A trap without a panic message, as after running out of memory.
function breakDownAfterTrap(error) {
  if (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) {
    breakDown(reportOf(error));
  }
}

addEventListener("jadoube-panic", (event) => breakDown(reportOf(event.detail)));
addEventListener("error", ({ error }) => breakDownAfterTrap(error));
addEventListener("unhandledrejection", ({ reason }) => breakDownAfterTrap(reason));

const started = new Set();

async function start() {
  const page = shown();
  showTold();
  if (started.has(page)) {
    return;
  }
  started.add(page);
  const { js, wasm } = document.querySelector(`meta[name="wasm-${page}"]`).dataset;
  // Everything may lie in one file.
  const kept = window.jadoubeKept;
  try {
    const glue = kept?.glue[page] ?? (await import(new URL(js, document.baseURI).href));
    const program = (await kept?.file(wasm)) ?? new URL(wasm, document.baseURI).href;
    await glue.default({ module_or_path: program });
  } catch (error) {
    console.error(error);
    tell(page, reasonFor(error), reportOf(error));
  }
}

addEventListener("hashchange", start);
start();
