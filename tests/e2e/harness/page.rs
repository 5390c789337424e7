//! The page object: the product as a player meets it, by what is shown and said, not by its code.

mod board;
mod controls;
mod device;
mod downloads;
mod gestures;
mod problems;
mod speech;

pub(crate) use speech::Moment;

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::browser::Browser;
use super::play::Score;
use super::pool::Pool;
use super::site::Site;

/// How long a condition may take to come true; generous, because browsers share a slow machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The address of a position on the page Play.
fn address_of(fen: &str) -> String {
    format!("#/play?fen={}", fen.replace(' ', "%20"))
}

/// A browser that looks at the site under test.
pub(crate) struct Page {
    browser: Browser,
    site: Site,
    /// Where a pointer that is held down is, in CSS pixels of the window.
    held: Cell<(i64, i64)>,
    /// What was done so far, for the report of a failure.
    steps: RefCell<Vec<String>>,
    /// What must not appear at all: policy violations, uncaught errors, error entries.
    problems: RefCell<Vec<String>>,
    /// Parts of problems that the test provokes on purpose.
    tolerated: Vec<&'static str>,
    /// The browser lacks something and is of no use to other tests.
    crippled: bool,
    /// The server was stopped, moved or exchanged, or the browser keeps what it served.
    is_site_changed: bool,
}

impl Page {
    /// A browser that has not opened anything yet.
    pub(crate) fn new(browser: Browser, site: Site) -> Page {
        Page {
            browser,
            site,
            held: Cell::default(),
            steps: RefCell::default(),
            problems: RefCell::default(),
            tolerated: Vec::new(),
            crippled: false,
            is_site_changed: false,
        }
    }

    /// The same site in a browser of its own, whose storage is apart; to be closed.
    pub(crate) fn of_another_person(&self) -> Page {
        Page::new(self.browser.another(), self.site.for_another_browser())
    }

    /// The site and its server, which no other test gets.
    pub(crate) fn site(&mut self) -> &mut Site {
        self.is_site_changed = true;
        &mut self.site
    }

    /// Loads the site at a hash route such as `#/play` and waits until it can be played on.
    #[track_caller]
    pub(crate) fn open(&self, route: &str) {
        self.load(route);
        self.expect_ready();
    }

    /// Opens the board with a position set up, and no game from it that could go on instead.
    #[track_caller]
    pub(crate) fn open_position(&self, fen: &str) {
        self.forget_work();
        self.open(&address_of(fen));
    }

    /// Removes all games and everything else that was made, and leaves the page.
    #[track_caller]
    pub(crate) fn forget_work(&self) {
        self.gather_problems();
        self.browser.navigate("about:blank");
        let work = json!({ "origin": self.site.origin(), "storageTypes": "indexeddb" });
        self.browser.devtools("Storage.clearDataForOrigin", work);
    }

    /// What the page prints: a PDF in base64, on paper of the size that the page asks for.
    #[track_caller]
    pub(crate) fn printed(&self) -> Value {
        let options = json!({ "preferCSSPageSize": true });
        self.browser.devtools("Page.printToPDF", options)["data"].take()
    }

    /// Comes to a position as one who changes the address does: the page is loaded only when it is
    /// not there, or when the address would stay the same.
    ///
    /// Loading takes most of the time of a test that only needs many positions.
    #[track_caller]
    pub(crate) fn turn_to(&self, fen: &str) {
        // Nothing else looks like it, so that waiting for the board to change is safe.
        const BETWEEN: &str = "4k3/pppppppp/8/8/8/8/8/3K4 w - - 0 1";
        let is_there = self
            .try_script("return location.hash.startsWith('#/play?fen=') && location.hash;")
            .is_ok_and(|hash| hash.is_string() && hash != address_of(fen));
        if !is_there {
            self.open_position(fen);
            return;
        }
        for fen in [BETWEEN, fen] {
            self.note(format!("turn to {fen}"));
            self.script(
                "location.hash = arguments[0];",
                vec![json!(address_of(fen))],
            );
            self.expect_scene(&Score::from_fen(fen).scene());
        }
    }

    /// Loads the site without waiting for the program to start.
    #[track_caller]
    pub(crate) fn load(&self, route: &str) {
        self.note(format!("open {route}"));
        self.gather_problems();
        // Another document in between, so that a new hash is a new load.
        self.browser.navigate("about:blank");
        self.browser
            .navigate(&format!("{}{route}", self.site.url()));
    }

    /// Loads a page that lies in a file, without waiting for it to start.
    #[track_caller]
    pub(crate) fn load_file(&self, file: &Path, route: &str) {
        self.note(format!("open {}{route}", file.display()));
        self.gather_problems();
        self.browser.navigate("about:blank");
        self.browser
            .navigate(&format!("file://{}{route}", file.display()));
    }

    /// Loads the page again and waits until it can be played on.
    #[track_caller]
    pub(crate) fn reload(&self) {
        self.load_again();
        self.expect_ready();
    }

    /// Loads the page again, whichever it is, without waiting for it to start.
    #[track_caller]
    pub(crate) fn load_again(&self) {
        self.note("reload");
        self.gather_problems();
        self.browser.reload();
    }

    /// Lets the site have its service worker, without which it is else tested in Chromium.
    pub(crate) fn allow_worker(&mut self) {
        self.is_site_changed = true;
        self.browser.allow_worker();
    }

    /// Removes what the service worker has kept, and the worker, so that the server is asked again.
    #[track_caller]
    pub(crate) fn forget_worker(&self) {
        self.gather_problems();
        self.browser.navigate("about:blank");
        let kinds = "service_workers,cache_storage";
        let kept = json!({ "origin": self.site.origin(), "storageTypes": kinds });
        self.browser.devtools("Storage.clearDataForOrigin", kept);
    }

    /// Waits until the board takes input.
    #[track_caller]
    pub(crate) fn expect_ready(&self) {
        self.eventually("the board takes input", || {
            let body = r##"
                const cells = document.querySelectorAll('[role="grid"] [role="gridcell"]').length;
                const input = document.querySelector("#command");
                return [cells, input !== null && !input.disabled, location.href];
            "##;
            let seen = self.browser.try_script(body, Vec::new())?;
            if seen[0] == 64 && seen[1] == true {
                Ok(())
            } else {
                Err(seen.to_string())
            }
        });
    }

    /// Ends the browser as a crash does and opens a new one on the same profile.
    pub(crate) fn crash_and_reopen(&mut self) {
        self.note("kill the browser and open a new one");
        self.gather_problems();
        self.browser.kill();
        self.browser.connect();
    }

    /// The status line becomes exactly this.
    #[track_caller]
    pub(crate) fn expect_status(&self, expected: &str) {
        self.expect_text("#game-status", expected);
    }

    /// The text of the element becomes exactly this.
    #[track_caller]
    pub(crate) fn expect_text(&self, selector: &str, expected: &str) {
        self.eventually(&format!("{selector} is {expected:?}"), || {
            let text = self.try_text(selector)?;
            if text == expected {
                Ok(())
            } else {
                Err(format!("it is {text:?}"))
            }
        });
    }

    /// The text of the element comes to contain this.
    #[track_caller]
    pub(crate) fn expect_part(&self, selector: &str, expected: &str) {
        self.eventually(&format!("{selector} contains {expected:?}"), || {
            let text = self.try_text(selector)?;
            if text.contains(expected) {
                Ok(())
            } else {
                Err(format!("it is {text:?}"))
            }
        });
    }

    /// The text of an element, with white space made single; empty when there is none.
    pub(crate) fn text(&self, selector: &str) -> String {
        self.try_text(selector).unwrap_or_default()
    }

    fn try_text(&self, selector: &str) -> Result<String, String> {
        let body = r##"
            const element = document.querySelector(arguments[0]);
            return element === null ? null : element.textContent.replace(/\s+/g, " ").trim();
        "##;
        let text = self.browser.try_script(body, vec![json!(selector)])?;
        text.as_str()
            .map(str::to_owned)
            .ok_or_else(|| format!("there is no {selector}"))
    }

    /// Whether the page shows something that fits the selector.
    pub(crate) fn shows(&self, selector: &str) -> bool {
        let body = r##"
            const shown = (element) => element.checkVisibility({ visibilityProperty: true });
            return [...document.querySelectorAll(arguments[0])].some(shown);
        "##;
        self.browser
            .try_script(body, vec![json!(selector)])
            .is_ok_and(|shown| shown == true)
    }

    /// The page comes to show, or no longer to show, something that fits the selector.
    #[track_caller]
    pub(crate) fn expect_shown(&self, selector: &str, shown: bool) {
        self.eventually(&format!("{selector} is shown: {shown}"), || {
            if self.shows(selector) == shown {
                Ok(())
            } else {
                Err("it is not so".to_owned())
            }
        });
    }

    /// Runs a function body in the page.
    #[track_caller]
    pub(crate) fn script(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.browser.script(body, arguments)
    }

    /// Runs a function body in the page; that the document has just gone is a value.
    pub(crate) fn try_script(&self, body: &str) -> Result<Value, String> {
        self.browser.try_script(body, Vec::new())
    }

    /// Runs a function body in the page that calls its last argument with the answer.
    #[track_caller]
    pub(crate) fn script_async(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.browser.script_async(body, arguments)
    }

    /// Looks again and again until the probe has an answer, or patience ends.
    #[track_caller]
    pub(crate) fn eventually<T>(&self, what: &str, probe: impl Fn() -> Result<T, String>) -> T {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match probe() {
                Ok(answer) => return answer,
                Err(last) if Instant::now() >= deadline => {
                    panic!("was never true: {what}; at last: {last}")
                }
                Err(_) => self.browser.pause(),
            }
        }
    }

    /// Waits until nothing moves any longer.
    #[track_caller]
    pub(crate) fn expect_still(&self) {
        self.eventually("every animation has ended", || {
            let running = "return document.getAnimations().filter((one) => one.playState === 'running').length;";
            let count = self.browser.try_script(running, Vec::new())?;
            if count == 0 { Ok(()) } else { Err(format!("{count} run")) }
        });
    }

    /// Writes what is on the screen as a PNG file.
    #[track_caller]
    pub(crate) fn picture(&self, file: &std::path::Path) {
        self.expect_still();
        fs::write(file, self.browser.picture()).expect("a picture can be written");
    }

    pub(super) fn note(&self, step: impl Into<String>) {
        self.steps.borrow_mut().push(step.into());
    }

    /// Leaves the browser to another test.
    pub(crate) fn finish(mut self, pool: &Pool) {
        if self.crippled {
            self.close();
            return;
        }
        self.browser.reset(&self.site.origin());
        let site = (!self.is_site_changed).then_some(self.site);
        pool.recycle(self.browser, site);
    }

    /// Ends the browser.
    pub(crate) fn close(mut self) {
        self.browser.close();
    }
}
