//! Every fault of a file is named, with its place and what is expected.

use crate::markdown;

/// Lessons with faults, and what has to be said about them.
const FAULTY: &str = include_str!("data/faulty.txt");

#[test]
fn all_faults_are_named_with_their_places() {
    for sample in FAULTY.split("==== ").skip(1) {
        let (title, rest) = sample.split_once('\n').unwrap();
        let (text, expected) = rest
            .split_once("\n---- \n")
            .unwrap_or_else(|| panic!("{title}"));
        let faults = markdown::read("x.md", text).err().unwrap_or_default();
        let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
        let expected: Vec<&str> = expected.trim().lines().collect();
        assert_eq!(said.len(), expected.len(), "{title}: {said:#?}");
        for (said, expected) in said.iter().zip(expected) {
            assert!(said.starts_with(expected), "{title}: {said}");
        }
    }
}
