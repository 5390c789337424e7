// Starts the application and says in words when that fails, or when it breaks later.

const reasons = {
  noWebAssembly: [
    "This browser does not run WebAssembly, which the board is made of.",
    "Switch it on for this page (lockdown and some privacy modes switch it off), or open the page in a current version of Firefox, Chrome, Edge or Safari.",
  ],
  policy: [
    "A security setting keeps this page from running WebAssembly.",
    "Ask the person who runs this site or your network to allow it ('wasm-unsafe-eval' in the content security policy).",
  ],
  memory: [
    "There is not enough memory left to start the board.",
    "Close other tabs or programs, then reload the page.",
  ],
  network: [
    "A part of the page could not be fetched.",
    "Check the connection, then reload the page. If it fails again, the site may just be changing: try again in a minute.",
  ],
  unknown: [
    "The board could not be started.",
    "Reload the page. If it fails again, copy the report and send it to the person who runs this site.",
  ],
  broken: [
    "Something broke; your game is saved.",
    "Reload the page to play on from the last move.",
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

let told = false;

// The first failure is the cause; what follows from it would only hide it.
function tell(reason, report) {
  if (told) {
    return;
  }
  told = true;
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
  const place = document.getElementById("boot-error");
  place.replaceChildren(element("h2", why), element("p", advice), reload, copy);
  place.hidden = false;
}

function reportOf(error) {
  const trace = error?.stack?.includes(String(error)) ? error.stack : `${error}\n${error?.stack ?? ""}`;
  return [`J'adoube at ${location.href}`, navigator.userAgent, trace.trim()].join("\n");
}

// After a panic the instance cannot be used any more: every later call would fail as well.
function breakDown(report) {
  document.getElementById("app").inert = true;
  tell("broken", report);
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

async function start() {
  const { js, wasm } = document.querySelector('meta[name="wasm-app"]').dataset;
  try {
    const glue = await import(new URL(js, document.baseURI).href);
    await glue.default({ module_or_path: new URL(wasm, document.baseURI).href });
  } catch (error) {
    console.error(error);
    tell(reasonFor(error), reportOf(error));
  }
}

start();
