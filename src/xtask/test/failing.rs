//! Which tests failed, read from the output of the runners of Rust and of Node.
//!
//! A long run prints thousands of lines, and whoever reads its end wants to know what to look at.

use std::iter;

/// How many lines of a test's complaint are repeated.
const LINES: usize = 10;
/// How many tests are repeated with their complaint.
const TESTS: usize = 12;

/// The complaints of the tests that failed: the name of each, and the first lines of what it said.
pub(super) fn complaints(output: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut lines = output.lines().peekable();
    // Node's runner names each failure twice: as it comes, and below this line with what it said.
    let mut is_below = false;
    while let Some(line) = lines.next() {
        is_below |= line == "✖ failing tests:";
        let Some(name) = heading(line, is_below) else {
            continue;
        };
        let mut text = name.to_owned();
        // Empty lines stand around what was compared.
        let ends = |line: &&str| *line == "failures:" || line.starts_with("test at ");
        let goes_on = |line: &&str| !ends(line) && heading(line, true).is_none();
        let said = iter::from_fn(|| lines.next_if(goes_on)).filter(|line| !line.trim().is_empty());
        for line in said.take(LINES) {
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

/// The name of a test whose complaint follows.
fn heading(line: &str, is_below: bool) -> Option<&str> {
    // The runner of the end-to-end tests names no stream.
    let of_rust = line
        .strip_prefix("---- ")
        .and_then(|rest| rest.strip_suffix(" ----"))
        .map(|name| name.strip_suffix(" stdout").unwrap_or(name));
    let of_node = line.trim_start().strip_prefix("✖ ");
    of_rust.or_else(|| of_node.filter(|name| is_below && *name != "failing tests:"))
}

#[cfg(test)]
mod tests {
    use super::{TESTS, complaints};

    #[test]
    fn a_failure_of_rust_is_named_with_what_it_said() {
        let output = "test good ... ok\ntest bad::one ... FAILED\n\nfailures:\n\n\
            ---- bad::one stdout ----\n\nthread 'bad::one' panicked at here.rs:3:5:\nnot so\n\n\
            ---- bad::two ----\nError: \"gone\"\n\nfailures:\n    bad::one\n";
        let wanted = [
            "bad::one\n    thread 'bad::one' panicked at here.rs:3:5:\n    not so",
            "bad::two\n    Error: \"gone\"",
        ];
        assert_eq!(complaints(output), wanted);
    }

    #[test]
    fn a_failure_of_node_is_named_once() {
        let output = "✔ good (1ms)\n✖ bad (2ms)\n  AssertionError: no\n\nℹ fail 1\n\n\
            ✖ failing tests:\n\ntest at a.test.mjs:1:2\n✖ bad (2ms)\n  AssertionError: no\n\n  1 !== 2\n\n\
            test at b.test.mjs:1:2\n✖ worse (2ms)\n  no\n";
        let wanted = [
            "bad (2ms)\n      AssertionError: no\n      1 !== 2",
            "worse (2ms)\n      no",
        ];
        assert_eq!(complaints(output), wanted);
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
