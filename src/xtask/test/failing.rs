//! Which tests failed, read from the output of the runners of Rust and of Node.
//!
//! A long run prints thousands of lines, and whoever reads its end wants to know what to look at.

/// How many lines of a test's complaint are repeated.
const LINES: usize = 10;
/// How many tests are repeated with their complaint.
const TESTS: usize = 12;

/// The complaints of the tests that failed: the name of each, and the first lines of what it said.
pub(super) fn complaints(output: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = output.lines().peekable();
    // Node's runner lists each failure twice: as it comes, and at the end with what it said.
    let is_listed_by_node = output.contains("\n✖ failing tests:");
    let mut is_at_the_end = false;
    while let Some(line) = lines.next() {
        if line == "✖ failing tests:" {
            is_at_the_end = true;
            continue;
        }
        let of_rust = line
            .strip_prefix("---- ")
            .and_then(|rest| rest.strip_suffix(" stdout ----"));
        let of_node = line
            .trim_start()
            .strip_prefix("✖ ")
            .filter(|_| is_listed_by_node && is_at_the_end);
        let Some(name) = of_rust.or(of_node) else {
            continue;
        };
        let mut text = name.to_owned();
        for _ in 0..LINES {
            let goes_on = |line: &&str| {
                let said = line.trim_start();
                !said.is_empty() && !said.starts_with("---- ") && !said.starts_with("✖ ")
            };
            // The line after the heading is empty where the test printed nothing else.
            if lines.peek().is_some_and(|line| line.trim().is_empty()) && !text.contains('\n') {
                lines.next();
            }
            let Some(line) = lines.next_if(goes_on) else {
                break;
            };
            text.push_str("\n    ");
            text.push_str(line.trim_end());
        }
        found.push(text);
    }
    let more = found.len().saturating_sub(TESTS);
    found.truncate(TESTS);
    if more > 0 {
        found.push(format!("and {more} more"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{TESTS, complaints};

    #[test]
    fn a_failure_of_rust_is_named_with_what_it_said() {
        let output = "test good ... ok\ntest bad::one ... FAILED\n\nfailures:\n\n\
            ---- bad::one stdout ----\n\nthread 'bad::one' panicked at here.rs:3:5:\nnot so\n\n\
            ---- bad::two stdout ----\nError: \"gone\"\n\nfailures:\n    bad::one\n";
        let wanted = [
            "bad::one\n    thread 'bad::one' panicked at here.rs:3:5:\n    not so",
            "bad::two\n    Error: \"gone\"",
        ];
        assert_eq!(complaints(output), wanted);
    }

    #[test]
    fn a_failure_of_node_is_named_once() {
        let output = "✔ good (1ms)\n✖ bad (2ms)\n  AssertionError: no\n\nℹ fail 1\n\n\
            ✖ failing tests:\n\ntest at a.test.mjs:1:2\n✖ bad (2ms)\n  AssertionError: no\n\n";
        assert_eq!(complaints(output), ["bad (2ms)\n      AssertionError: no"]);
    }

    #[test]
    fn many_failures_are_counted() {
        let output: String = (0..TESTS + 3)
            .map(|number| format!("---- t{number} stdout ----\nno\n\n"))
            .collect();
        let found = complaints(&output);
        assert_eq!(found.len(), TESTS + 1);
        assert_eq!(found[TESTS], "and 3 more");
    }
}
