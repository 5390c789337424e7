// Starts the program, and says in words when that fails, or when it breaks later.

// The sentences, which the build puts into the page; those of another language come when they come.
let words = JSON.parse(document.querySelector('meta[name="start-words"]').content);

const { language } = document.documentElement.dataset;
if (language) {
  fetch(`language/${language}.start.json`)
    .then((answer) => answer.json())
    .then((translated) => {
      words = translated;
    })
    .catch((error) => console.warn("The start page stays in English:", error));
}

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

// A version that cannot start must not block the one that repairs it.
function again() {
  if (document.documentElement.dataset.update === "ready") {
    dispatchEvent(new Event("jadoube-update-accept"));
  } else {
    location.reload();
  }
}

// The first failure is the cause; what follows from it would only hide it.
function tell(reason, report) {
  const place = document.getElementById("boot-error");
  if (!place.hidden) {
    return;
  }
  const reload = button(words.reload, again);
  const copy = button(words.copyReport, async () => {
    try {
      await navigator.clipboard.writeText(report);
      copy.textContent = words.reportCopied;
    } catch {
      // Without access to the clipboard the report is shown, so that it can be copied by hand.
      copy.replaceWith(element("pre", report));
    }
  });
  const why = element("h2", words[reason]);
  place.replaceChildren(why, element("p", words[`${reason}Advice`]), reload, copy);
  place.hidden = false;
}

function reportOf(error) {
  const trace = error?.stack?.includes(String(error)) ? error.stack : `${error}\n${error?.stack ?? ""}`;
  return [`J'adoube at ${location.href}`, navigator.userAgent, trace.trim()].join("\n");
}

// After a panic the instance cannot be used any longer: every later call would fail as well.
function breakDown(report) {
  document.getElementById("app").inert = true;
  // A dialog would keep the button from being pressed that reloads the page.
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  tell(document.documentElement.dataset.page === "play" ? "broken" : "brokenElsewhere", report);
}

// A trap without a panic message, as after running out of memory or stack; browsers name the latter
// differently. WebKit names nothing in a page from a disk, where no other scripts than ours run.
function breakDownAfterTrap(error) {
  const isTrap = typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
  const isOverflow = /call stack size exceeded|too much recursion/i.test(error?.message);
  const isNameless = location.protocol === "file:" && /^script error/i.test(error?.message);
  if (isTrap || isOverflow || isNameless) {
    breakDown(reportOf(error));
  }
}

// The program calls it, as WebKit tells a page that was opened from a disk nothing about its errors.
window.jadoubePanic = (message) => {
  const error = new Error(message);
  console.error(error);
  breakDown(reportOf(error));
};
addEventListener("error", ({ error, message }) => breakDownAfterTrap(error ?? new Error(message)));
addEventListener("unhandledrejection", ({ reason }) => breakDownAfterTrap(reason));

// Starts another program beside the main one, for what no worker can do here (`ui::platform::engine`).
window.jadoubeProgram = async ({ js, wasm }) => {
  const kept = window.jadoubeKept;
  const glue = kept?.glue.engine ?? (await import(js));
  await glue.default({ module_or_path: (await kept?.file(wasm)) ?? wasm });
  return glue;
};

async function start() {
  const { js, wasm } = document.querySelector('meta[name="wasm-site"]').dataset;
  // Everything may lie in one file.
  const kept = window.jadoubeKept;
  if (!window.jadoubeScriptUrl) {
    // Without `boot.js` the program would look for what is stored in the wrong place.
    tell("network", reportOf(new Error("boot.js is missing")));
    return;
  }
  try {
    const glue = kept?.glue.site ?? (await import(new URL(js, document.baseURI).href));
    const program = (await kept?.file(wasm)) ?? new URL(wasm, document.baseURI).href;
    await glue.default({ module_or_path: program });
  } catch (error) {
    console.error(error);
    tell(reasonFor(error), reportOf(error));
  }
}

start();
