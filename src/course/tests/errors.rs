//! Every fault of a file is named, with its place and what is expected.

use crate::{markdown, verify};

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

#[test]
fn a_pawn_on_an_end_of_the_board_is_a_fault_with_its_place() {
    let text = "---
title: A
---

```chess ask
goal=\"capture-all\" by=\"r\" fen=\"8/8/8/8/8/8/8/R6p w\"
prompt: Take the pawn.
```

```chess diagram
fen=\"8/8/8/8/8/8/P7/8 w\"
what-if P7/8/8/8/8/8/8/8 w: At the end.
```
";
    let lesson = markdown::read("x.md", text).unwrap();
    let faults = verify::verify("x.md", &lesson);
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let expected = "expected no pawn on the first rank or the last one, found one on";
    assert_eq!(
        said,
        [
            format!("x.md:6:32: {expected} h1"),
            format!("x.md:12:1: {expected} a8"),
        ]
    );
}

#[test]
fn a_way_that_solves_a_line_too_early_is_a_fault() {
    let text = "---
title: A
---

```chess line
mode=\"line\" side=\"white\"
prompt: Begin.

1. e4 (1. d4) (1. a4?) 1... e5 (1... c5) 2. Nf3
```
";
    let lesson = markdown::read("x.md", text).unwrap();
    let faults = verify::verify("x.md", &lesson);
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        ["x.md:5:1: expected a way as long as the line, found \"d4\""]
    );
}

#[test]
fn a_mate_to_play_out_is_searched_for_where_the_learner_begins() {
    let faults = |fen: &str, side: &str| {
        let text = format!(
            "---\ntitle: A\n---\n\n```chess play-out\n\
            fen=\"{fen}\" side=\"{side}\" goal=\"mate\" in=\"1\" level=\"2\"\nprompt: Mate.\n```\n"
        );
        let lesson = markdown::read("x.md", &text).unwrap();
        verify::verify("x.md", &lesson).len()
    };
    assert_eq!(faults("6k1/8/8/8/8/8/R7/1R4K1 w", "white"), 1);
    assert_eq!(faults("6k1/R7/8/8/8/8/8/1R4K1 w", "white"), 0);
    // Nothing is searched for the side of the computer.
    assert_eq!(faults("6k1/R7/8/8/8/8/8/1R4K1 b", "white"), 0);
}
