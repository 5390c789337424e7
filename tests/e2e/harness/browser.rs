//! One browser with a profile of its own, spoken to without `async` so that a failing assertion
//! names the line of the test.

mod elements;

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command as Request};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{BrowserLogEntry, WebDriver};
use tokio::runtime::{Builder, Runtime};

use super::driver::Driver;
use super::engine::Engine;
use super::paths;

/// How long a document may take to come; a browser that hangs must not hold up the run.
const LOADING: Duration = Duration::from_secs(30);

/// What points at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    /// A mouse with its left button.
    Mouse,
    /// One finger.
    Touch,
    /// A pen.
    Pen,
}

impl Pointer {
    fn name(self) -> &'static str {
        match self {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
            Pointer::Pen => "pen",
        }
    }
}

/// What the system says it prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// `prefers-color-scheme: light`.
    Light,
    /// `prefers-color-scheme: dark`.
    Dark,
}

impl Theme {
    /// Both, in the order of the screenshots.
    pub(crate) const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// `light` or `dark`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Keeps what a test cannot see afterwards.
const RECORDER: &str = include_str!("recorder.js");

/// Leaves the page without its service worker, which would fetch the whole site in each test.
const WORKERLESS: &str = "if (window.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}";

/// A browser session over a profile that outlives it until `close`.
pub(crate) struct Browser {
    engine: Engine,
    runtime: Runtime,
    driver: Arc<Driver>,
    profile: PathBuf,
    session: Option<WebDriver>,
    /// What Chromium calls the script that keeps the service worker away, while it does.
    workerless: Option<String>,
}

impl Browser {
    /// Starts a browser with an empty profile.
    pub(crate) fn start(engine: Engine, driver: Arc<Driver>) -> Browser {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a thread can have a runtime");
        let mut browser = Browser {
            engine,
            runtime,
            driver,
            profile: paths::scratch("profile"),
            session: None,
            workerless: Some(String::new()),
        };
        browser.connect();
        browser
    }

    /// Starts another browser of the same make, with an empty profile of its own.
    pub(crate) fn another(&self) -> Browser {
        Browser::start(self.engine, self.driver.clone())
    }

    /// Starts the browser, Chromium on the profile, new or left by an earlier session.
    pub(crate) fn connect(&mut self) {
        let Value::Object(wanted) = self.engine.capabilities(&self.profile) else {
            unreachable!("an object literal")
        };
        let mut capabilities = thirtyfour::Capabilities::new();
        for (key, value) in wanted {
            capabilities.set(key, value).expect("JSON stays JSON");
        }
        let session = self
            .runtime
            .block_on(WebDriver::new(self.driver.url(), capabilities))
            .unwrap_or_else(|error| panic!("cannot start {}: {error}", self.engine.name()));
        self.session = Some(session);
        if self.engine.is_chromium() {
            self.prepare_tab();
        } else {
            self.must(self.session().set_page_load_timeout(LOADING));
            self.must(self.session().set_window_rect(0, 0, 1280, 900));
        }
    }

    /// Lets scripts run before those of each document of this tab.
    fn prepare_tab(&mut self) {
        self.begin_documents_with(RECORDER);
        if self.workerless.is_some() {
            self.workerless = Some(self.begin_documents_with(WORKERLESS));
        }
    }

    fn begin_documents_with(&self, script: &str) -> String {
        let added = self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        );
        let name = added["identifier"].as_str();
        name.expect("a script that was added has a name").to_owned()
    }

    /// Lets pages have their service worker until the next test, which other makes always do.
    pub(crate) fn allow_worker(&mut self) {
        if let Some(identifier) = self.workerless.take()
            && self.engine.is_chromium()
        {
            self.devtools(
                "Page.removeScriptToEvaluateOnNewDocument",
                json!({ "identifier": identifier }),
            );
        }
    }

    /// What browser this is.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// Lets the recorder watch the document that was just loaded. Chromium starts it by itself, and
    /// before anything else; elsewhere what happens at the very start is not recorded.
    #[track_caller]
    fn watch(&self) {
        if !self.engine.is_chromium() {
            self.script(RECORDER, Vec::new());
        }
    }

    fn session(&self) -> &WebDriver {
        self.session.as_ref().expect("the browser runs")
    }

    #[track_caller]
    fn must<T>(&self, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        match self.runtime.block_on(answer) {
            Ok(value) => value,
            Err(error) => {
                let text = error.to_string();
                // The driver adds the addresses of its own stack, which say nothing to anybody.
                let reason = text.split("Stacktrace:").next().unwrap_or(&text);
                panic!("the browser refused: {}", reason.trim())
            }
        }
    }

    /// Waits a moment between two looks at a condition.
    pub(crate) fn pause(&self) {
        let moment = std::time::Duration::from_millis(15);
        self.runtime
            .block_on(async { tokio::time::sleep(moment).await });
    }

    /// Loads an address.
    #[track_caller]
    pub(crate) fn navigate(&self, url: &str) {
        self.must(self.session().goto(url));
        self.watch();
    }

    /// Loads the present address again.
    #[track_caller]
    pub(crate) fn reload(&self) {
        self.must(self.session().refresh());
        self.watch();
    }

    /// Looks at the tab of this number, counted from 0; the first one that is not there is opened.
    #[track_caller]
    pub(crate) fn turn_to_tab(&mut self, number: usize) {
        let tabs = self.must(self.session().windows());
        if let Some(tab) = tabs.get(number) {
            self.must(self.session().switch_to_window(tab.clone()));
            return;
        }
        let tab = self.must(self.session().new_tab());
        self.must(self.session().switch_to_window(tab));
        let first = self.workerless.clone();
        self.prepare_tab();
        // The first tab outlives the others.
        self.workerless = first;
    }

    /// Closes the tab that is looked at, and looks at the first one.
    #[track_caller]
    pub(crate) fn close_tab(&mut self) {
        self.must(self.session().close_window());
        self.turn_to_tab(0);
    }

    /// Runs a function body in the page and returns what it returns.
    #[track_caller]
    pub(crate) fn script(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.must(self.session().execute(body, arguments))
            .json()
            .clone()
    }

    /// Like `script`, but an error, such as a document that has just gone, is a value.
    pub(crate) fn try_script(&self, body: &str, arguments: Vec<Value>) -> Result<Value, String> {
        self.runtime
            .block_on(self.session().execute(body, arguments))
            .map(|answer| answer.json().clone())
            .map_err(|error| error.to_string())
    }

    /// Runs a function body that calls its last argument with the answer.
    #[track_caller]
    pub(crate) fn script_async(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.must(self.session().execute_async(body, arguments))
            .json()
            .clone()
    }

    /// Sends a command of the Chrome DevTools Protocol, which only Chromium understands.
    #[track_caller]
    pub(crate) fn devtools(&self, method: &str, parameters: Value) -> Value {
        self.must(self.session().cdp().send_raw(method, parameters))
    }

    /// Performs input actions.
    #[track_caller]
    pub(crate) fn act(&self, sources: &Value) {
        let actions = Actions::from(sources.clone());
        self.must(self.session().cmd(Request::PerformActions(actions)));
    }

    /// Lets one pointer do the given steps, in the form of the WebDriver standard.
    #[track_caller]
    pub(crate) fn point(&self, pointer: Pointer, steps: &[Value]) {
        let kind = pointer.name();
        let parameters = json!({ "pointerType": kind });
        self.act(&json!([
            { "type": "pointer", "id": kind, "parameters": parameters, "actions": steps }
        ]));
    }

    /// The picture of the page.
    #[track_caller]
    pub(crate) fn picture(&self) -> Vec<u8> {
        self.must(self.session().screenshot_as_png())
    }

    /// The console entries since the last call; none where the driver does not report them.
    pub(crate) fn console(&self) -> Vec<BrowserLogEntry> {
        if !self.engine.is_chromium() {
            return Vec::new();
        }
        self.runtime
            .block_on(self.session().browser_log())
            .unwrap_or_default()
    }

    /// Closes all tabs but the first, which other tests would meet: they share the origin.
    #[track_caller]
    fn close_other_tabs(&self) {
        let tabs = self.must(self.session().windows());
        let Some((first, others)) = tabs.split_first() else {
            return;
        };
        for tab in others {
            self.must(self.session().switch_to_window(tab.clone()));
            self.must(self.session().close_window());
        }
        if !others.is_empty() {
            self.must(self.session().switch_to_window(first.clone()));
        }
    }

    /// Makes the browser as if new: no page, no storage of the origin, nothing emulated or held.
    #[track_caller]
    pub(crate) fn reset(&mut self, origin: &str) {
        self.must(async {
            self.session()
                .cmd(Request::ReleaseActions)
                .await
                .map(|_| ())
        });
        self.close_other_tabs();
        self.navigate("about:blank");
        if !self.engine.is_chromium() {
            // Storage of other origins is apart, and nothing can be emulated.
            return;
        }
        let everything = json!({ "origin": origin, "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", everything);
        self.devtools("Emulation.clearDeviceMetricsOverride", json!({}));
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "media": "", "features": [] }),
        );
        self.devtools("Browser.resetPermissions", json!({}));
        if self.workerless.is_none() {
            self.workerless = Some(self.begin_documents_with(WORKERLESS));
        }
        self.console();
    }

    /// Ends the browser process without any warning, as a crash does.
    pub(crate) fn kill(&mut self) {
        let capabilities = self.session().handle().capabilities();
        let process = capabilities
            .get("goog:processID")
            .expect("the driver says which process it started")
            .to_string();
        let killed = Command::new("kill").args(["-9", &process]).status();
        assert!(
            killed.is_ok_and(|status| status.success()),
            "cannot kill {process}"
        );
        self.quit();
        for left in ["SingletonLock", "SingletonCookie", "SingletonSocket"] {
            // A lock of a process that is gone; the system may have cleared it already.
            let _ = fs::remove_file(self.profile.join(left));
        }
    }

    fn quit(&mut self) {
        if let Some(session) = self.session.take() {
            // A browser that has crashed cannot be ended any longer, which is as good.
            let _ = self.runtime.block_on(session.quit());
        }
    }

    /// Ends the browser and removes its profile.
    pub(crate) fn close(&mut self) {
        self.quit();
        // A process that is still ending may hold a file; the system clears its scratch folder.
        let _ = fs::remove_dir_all(&self.profile);
    }
}
