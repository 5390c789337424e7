// Runs before every document's own scripts, outside Chromium just after them, and keeps what a test cannot see afterwards:
// what the live regions said, policy violations, uncaught errors, layout shifts.
(() => {
  if (window.e2eRecord) {
    return;
  }
  const record = { live: [], problems: [], shifts: [] };
  Object.defineProperty(window, "e2eRecord", { value: record });

  addEventListener("securitypolicyviolation", (event) => {
    record.problems.push(
      `policy ${event.violatedDirective} blocked ${event.blockedURI} ` +
        `at ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
    );
  });
  addEventListener("error", (event) => {
    const source = event.target instanceof Element ? event.target.outerHTML : event.message;
    record.problems.push(`error ${source}`);
  }, true);
  // Of errors in a program from a disk WebKit tells no more than "Script error", and its console cannot be asked.
  if (!navigator.userAgent.includes("Chrome")) {
    const { error } = console;
    console.error = (...words) => {
      const text = words.map((word) => `${word} ${word?.stack ?? ""}`).join(" ");
      if (text.includes("panicked")) record.problems.push(`console ${text}`);
      error.apply(console, words);
    };
  }
  addEventListener("unhandledrejection", (event) => {
    record.problems.push(`rejection ${event.reason}`);
  });

  const said = { "live-status": "", "live-alert": "" };
  new MutationObserver(() => {
    for (const region of Object.keys(said)) {
      const text = document.getElementById(region)?.textContent.trim() ?? "";
      if (text !== said[region]) {
        said[region] = text;
        if (text !== "") record.live.push({ region, text });
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // A browser counts the half second in which a shift is expected from when the device sent the input;
  // on a busy machine the page hears of it as late as that.
  const EXPECTED_MS = 500;
  const heard = [];
  for (const kind of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(kind, () => heard.push(performance.now()), true);
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const follows = heard.some((at) => entry.startTime >= at && entry.startTime - at < EXPECTED_MS);
      const moved = entry.sources.map((source) => {
        const node = source.node;
        const name = node instanceof Element ? `${node.tagName}#${node.id}.${node.className}` : String(node);
        return `${name} ${JSON.stringify(source.previousRect)} -> ${JSON.stringify(source.currentRect)}`;
      });
      record.shifts.push({ value: entry.value, expected: entry.hadRecentInput || follows, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
})();
