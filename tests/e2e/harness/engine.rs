//! The makes of browsers in which tests run, and how each is asked for.

use std::env;
use std::path::Path;

use serde_json::{Value, json};

/// A make of browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chromium's engine without its window, in which most tests run: it shows the same pages in two
    /// thirds of the time. Where there is none, Chromium stands in for it.
    Shell,
    /// Chromium.
    Chromium,
    /// Firefox.
    Firefox,
    /// The small browser of WebKitGTK, whose engine is Safari's.
    WebKit,
}

impl Engine {
    /// Each that people have.
    pub(crate) const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// Whether it is driven as Chromium is: only there can one ask for a device or the console.
    pub(crate) fn is_chromium(self) -> bool {
        matches!(self, Engine::Shell | Engine::Chromium)
    }

    /// The name in those of tests.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Engine::Shell => "shell",
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// What the driver is asked for; `profile` is a folder that outlives the session.
    pub(super) fn capabilities(self, profile: &Path) -> Value {
        match self {
            Engine::Shell => match env::var("HEADLESS_SHELL") {
                Ok(shell) => chromium("chrome-headless-shell", Some(shell), profile),
                Err(_) => Engine::Chromium.capabilities(profile),
            },
            Engine::Chromium => chromium("chrome", env::var("CHROMIUM").ok(), profile),
            Engine::Firefox => firefox(),
            Engine::WebKit => json!({ "browserName": "MiniBrowser" }),
        }
    }
}

/// What serves no test and takes time: services that ask other hosts, and processes that are started
/// or kept for pages to come.
const UNUSED_FEATURES: [&str; 6] = [
    "Translate",
    "OptimizationHints",
    "MediaRouter",
    "SpareRendererForSitePerProcess",
    "ProactivelySwapBrowsingInstance",
    "RenderDocument",
];

fn chromium(name: &str, binary: Option<String>, profile: &Path) -> Value {
    let mut arguments = vec![
        // The shell has no window anyway.
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-default-apps".to_owned(),
        "--disable-extensions".to_owned(),
        "--disable-sync".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        format!("--disable-features={}", UNUSED_FEATURES.join(",")),
        // Some tests have an origin of their own: a process for each of them takes time.
        "--renderer-process-limit=1".to_owned(),
        "--disable-site-isolation-trials".to_owned(),
        // There is no GPU; what paints instead needs no process of its own.
        "--disable-gpu".to_owned(),
        "--in-process-gpu".to_owned(),
        "--hide-crash-restore-bubble".to_owned(),
        "--no-default-browser-check".to_owned(),
        "--no-first-run".to_owned(),
        "--password-store=basic".to_owned(),
        "--window-size=1280,900".to_owned(),
    ];
    arguments.push(format!("--user-data-dir={}", profile.display()));
    let mut options = json!({ "args": arguments });
    if let Some(binary) = binary {
        options["binary"] = Value::String(binary);
    }
    json!({
        "browserName": name,
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

fn firefox() -> Value {
    let mut options = json!({
        "args": ["-headless"],
        "prefs": {
            // What a person's Firefox does with files; the driver switches it off.
            "security.fileuri.strict_origin_policy": true,
        },
    });
    if let Ok(binary) = env::var("FIREFOX") {
        options["binary"] = Value::String(binary);
    }
    json!({ "browserName": "firefox", "moz:firefoxOptions": options })
}
