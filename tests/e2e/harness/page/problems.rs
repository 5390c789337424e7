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
        // What a document was still fetching when it was left is an error to the browser, told at some
        // later time, and none to anybody; a file that does not come is told in other words too.
        const ABORTED: [&str; 2] = ["Fetch API cannot load", "Failed to fetch"];
        let is_aborted = |message: &str| ABORTED.iter().any(|part| message.contains(part));
        let entries = self.browser.console().into_iter();
        let counts = entries.filter(|it| it.level == "SEVERE" && !is_aborted(&it.message));
        problems.extend(counts.map(|entry| format!("console {}", entry.message)));
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
