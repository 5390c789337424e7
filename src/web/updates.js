// Keeps the page usable without a network and offers new versions, which wait until the player
// accepts them.
//
// With the application it speaks in events on `window`: it sends `jadoube-update-ready` (and marks
// the root element with `data-update="ready"` for a listener that comes late) and follows
// `jadoube-update-accept`.

const HOUR = 60 * 60 * 1000;

let restarted = false;

function restart() {
  if (!restarted) {
    restarted = true;
    location.reload();
  }
}

function announce() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new Event("jadoube-update-ready"));
}

// A worker that is installed while no other was in charge is the first visit, not an update.
function watch({ installing, active }) {
  if (installing && active) {
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed") {
        announce();
      }
    });
  }
}

// The worker in charge stays as long as it has something to do, in Chromium for half a minute more
// when a message reaches it just as it is asked to end. So messages to it come before that.
function wayMade(active) {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resume;
    // An older one may not know the question.
    setTimeout(resume, 1000);
    active?.postMessage("MAKE_WAY", [port2]);
  });
}

async function accept(registration) {
  const { waiting, active } = registration;
  if (!waiting) {
    // Another tab has accepted it already.
    restart();
    return;
  }
  // Only this tab asked, so only this tab reloads; others keep playing on the version they have.
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") {
      restart();
    }
  });
  await wayMade(active);
  waiting.postMessage("SKIP_WAITING");
}

function checkHourly(registration) {
  let last = 0;
  const check = () => {
    if (document.visibilityState === "visible" && Date.now() - last >= HOUR) {
      last = Date.now();
      // Without a network there is nothing new; the next check comes by itself.
      registration.update().catch(() => {});
    }
  };
  document.addEventListener("visibilitychange", check);
  check();
}

// What is not needed to play is fetched once the player has shown that they stay.
function fetchLater(registration) {
  const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  const ask = () => {
    removeEventListener("pointerdown", ask);
    removeEventListener("keydown", ask);
    navigator.serviceWorker.ready.then(({ active }) =>
      whenIdle(() => {
        // The version in charge need not fetch any longer when the next one is there.
        if (!registration.waiting) {
          active.postMessage("FETCH_LATER");
        }
      }),
    );
  };
  addEventListener("pointerdown", ask);
  addEventListener("keydown", ask);
}

async function keep() {
  const registration = await navigator.serviceWorker.register(window.jadoubeScriptUrl("sw.js"), {
    scope: "./",
    updateViaCache: "none",
  });
  addEventListener("jadoube-update-accept", () => accept(registration));
  if (registration.waiting && registration.active) {
    announce();
  }
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
  checkHourly(registration);
  fetchLater(registration);
}

// A page from `file:` has no service worker and needs none.
if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  keep().catch((error) => console.warn("This page will not open without a network:", error));
}
