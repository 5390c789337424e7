//! What must not happen behind the scenes, and the report of a test that failed.

use std::fs;

use serde_json::Value;

use super::Page;
use crate::harness::paths;

impl Page {
    /// Problems that contain this are what the test is about.
    pub(crate) fn tolerate(&mut self, part: &'static str) {
        self.tolerated.push(part);
    }

    /// No policy violation, no uncaught error and no error on the console since the start.
    #[track_caller]
    pub(crate) fn assert_no_problems(&self) {
        self.gather_problems();
        let problems = self.problems.borrow();
        let unexpected: Vec<_> = problems
            .iter()
            .filter(|problem| !self.tolerated.iter().any(|part| problem.contains(part)))
            .collect();
        assert!(
            unexpected.is_empty(),
            "the page had problems: {unexpected:#?}"
        );
    }

    /// Keeps what the present document recorded, before it goes.
    pub(super) fn gather_problems(&self) {
        let body = "return window.e2eRecord?.problems.splice(0) ?? [];";
        let recorded = self
            .browser
            .try_script(body, Vec::new())
            .unwrap_or_default();
        let mut problems = self.problems.borrow_mut();
        for problem in recorded
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
        {
            problems.push(problem.to_owned());
        }
        drop(problems);
        self.gather_console(|_| true);
    }

    /// Keeps what a document recorded while it was left: what it was still fetching is an error to the
    /// browser, and none to anybody.
    pub(super) fn gather_leaving(&self) {
        const ABORTED: [&str; 2] = ["Fetch API cannot load", "Failed to fetch"];
        self.gather_console(|message| !ABORTED.iter().any(|part| message.contains(part)));
    }

    fn gather_console(&self, counts: impl Fn(&str) -> bool) {
        let entries = self.browser.console().into_iter();
        let severe = entries.filter(|entry| entry.level == "SEVERE" && counts(&entry.message));
        let texts = severe.map(|entry| format!("console {}", entry.message));
        self.problems.borrow_mut().extend(texts);
    }

    /// Saves what a failed test saw and says where.
    pub(crate) fn report(&self, name: &str) -> String {
        let file = paths::output().join(format!("{}.png", name.replace("::", "-")));
        let picture = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            fs::write(&file, self.browser.picture()).expect("a picture can be written");
        }));
        self.gather_problems();
        let body = r##"
            return [document.querySelector("#game-status")?.textContent, window.e2eRecord?.live];
        "##;
        let seen = self
            .browser
            .try_script(body, Vec::new())
            .unwrap_or_default();
        let steps = self.steps.borrow();
        let last = &steps[steps.len().saturating_sub(12)..];
        let text = format!(
            "  last steps: {}\n  status: {}\n  said: {}\n  problems: {:#?}\n  picture: {}",
            last.join("; "),
            seen[0],
            seen[1],
            self.problems.borrow(),
            if picture.is_ok() {
                file.display().to_string()
            } else {
                "none".to_owned()
            },
        );
        // The report on the terminal is the same; a disk without room must not hide it.
        let _ = fs::write(file.with_extension("txt"), &text);
        text
    }
}
