//! What is written is read again.

use proptest::prelude::*;

use super::{Fault, FaultKind, Hint, Snippet, read_all};
use crate::Attribute;
use crate::markup::Torn;

/// The title of a frame without words of its own.
const TITLE: &str = "Chess board";

/// Words as authors write them, with all that HTML and addresses treat in their own way.
fn words() -> impl Strategy<Value = String> {
    "[!-~é♞\u{a0}]{1,12}( [!-~é]{1,8}){0,3}"
}

fn maybe() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), words()]
}

fn name() -> impl Strategy<Value = String> {
    "[a-z][a-z-]{0,8}".prop_filter("these stand elsewhere", |name| {
        !["pgn", "hint", "prompt", "caption", "fallback", "fen"].contains(&name.as_str())
    })
}

prop_compose! {
    fn snippets()(
        attributes in prop::collection::vec((name(), maybe()), 0..6),
        texts in [maybe(), maybe(), maybe()],
        pgn in prop_oneof![Just(String::new()), "[!-~]{1,20}( [!-~]{1,20}){0,3}(\n[!-~]{1,20}){0,2}"],
        hints in prop::collection::vec((words(), prop_oneof![Just(""), Just("f7 g8")]), 0..3),
    ) -> Snippet {
        let [prompt, caption, fallback] = texts;
        let hints = hints.into_iter();
        let hints = hints.map(|(text, squares)| Hint { text, squares: squares.to_owned() });
        let mut snippet = Snippet {
            prompt, caption, fallback, pgn,
            hints: hints.collect(),
            ..Snippet::default()
        };
        for (name, value) in attributes {
            snippet.set_named(&name, Some(&value));
        }
        snippet
    }
}

proptest! {
    #[test]
    fn an_element_is_read_as_it_was_written(snippet in snippets()) {
        let html = snippet.to_element(None);
        prop_assert_eq!(Snippet::read(&html), Ok(snippet), "{}", html);
    }

    #[test]
    fn a_frame_is_read_as_it_was_written(snippet in snippets()) {
        let snippet = Snippet { fallback: String::new(), home: "https://a.example/b/".to_owned(), ..snippet };
        let html = snippet.to_frame(&snippet.home, TITLE);
        let read = Snippet::read(&html).map(|mut read| {
            read.drop_frame_title(TITLE);
            read
        });
        prop_assert_eq!(read, Ok(snippet), "{}", html);
    }

    #[test]
    fn a_query_is_read_as_it_was_written(snippet in snippets()) {
        let query = snippet.to_query();
        prop_assert!(!query.contains([' ', '"', '<', '#']), "{}", query);
        prop_assert_eq!(Snippet::from_query(&query), snippet);
    }

    #[test]
    fn no_text_makes_the_reader_fail_otherwise_than_by_saying_so(text in ".{0,80}") {
        for html in [text.clone(), format!("<jadoube-board {text}"), format!("<jadoube-board>{text}</jadoube-board>")] {
            if let Err(fault) = Snippet::read(&html) {
                prop_assert!(fault.line >= 1 && fault.column >= 1);
            }
            let _ = read_all(&html);
        }
    }
}

#[track_caller]
fn fault(text: &str) -> Fault {
    Snippet::read(text).expect_err(text)
}

#[test]
fn faults_have_their_line_and_column() {
    for (text, line, column, kind) in [
        ("", 1, 1, FaultKind::NoBoard),
        ("<p>no board</p>", 1, 1, FaultKind::NoBoard),
        (
            "<!-- <jadoube-board></jadoube-board> -->",
            1,
            1,
            FaultKind::NoBoard,
        ),
        (
            "é\n <jadoube-board fen=\"8/8\n>",
            2,
            21,
            FaultKind::Torn(Torn::Quote),
        ),
        (
            "\n\n<jadoube-board mode=play",
            3,
            1,
            FaultKind::Torn(Torn::Tag),
        ),
        (
            "<jadoube-board in=1 in=2>",
            1,
            21,
            FaultKind::Torn(Torn::Twice),
        ),
        (
            "<b>\n <jadoube-board>",
            2,
            2,
            FaultKind::Open("jadoube-board".to_owned()),
        ),
        (
            "<jadoube-board><jadoube-hint>x</jadoube-board>",
            1,
            16,
            FaultKind::Open("jadoube-hint".to_owned()),
        ),
        (
            "<iframe src=\"embed.html\"></iframe>",
            1,
            14,
            FaultKind::Address,
        ),
    ] {
        let wanted = Fault { line, column, kind };
        assert_eq!(fault(text), wanted, "{text}");
    }
}

#[test]
fn nothing_of_what_was_pasted_is_lost() {
    let page = "<p class=\"a\">Before</p>\n\
        <script type=\"module\" src=\"https://a.example/b/jadoube-0.1.0.js\" integrity=\"x\" crossorigin></script>\n\
        <jadoube-board id=\"g1\" data-x=\"1\" fen=\"8/8/8/8/8/8/8/8 w - -\">\n  \
        <b slot=\"square-e4\" class=\"badge\">?</b><!-- mine -->\n  \
        <span slot=\"caption\"><em>White</em> wins.</span>\n  \
        White: none.\n</jadoube-board>\n<p>After</p>";
    let snippet = Snippet::read(page).unwrap();
    assert_eq!(snippet.home, "https://a.example/b/");
    assert_eq!(snippet.get_named("data-x"), Some("1"));
    let written = snippet.to_element(None);
    for part in [
        "<p class=\"a\">Before</p>",
        "id=\"g1\"",
        "data-x=\"1\"",
        "<b slot=\"square-e4\" class=\"badge\">?</b>",
        "<!-- mine -->",
        "<span slot=\"caption\"><em>White</em> wins.</span>",
        "White: none.",
        "<p>After</p>",
    ] {
        assert!(written.contains(part), "{part}: {written}");
    }
    assert_eq!(Snippet::read(&written).unwrap().to_element(None), written);
}

#[test]
fn a_line_that_a_script_cannot_hold_becomes_an_attribute() {
    let snippet = Snippet {
        pgn: "1. e4 {</script>} *".to_owned(),
        ..Snippet::default()
    };
    let html = snippet.to_element(None);
    assert_eq!(
        html,
        "<jadoube-board pgn=\"1. e4 {&lt;/script&gt;} *\"></jadoube-board>"
    );
    assert_eq!(Snippet::read(&html), Ok(snippet));
}

#[test]
fn a_line_is_read_without_the_space_that_moves_it_in() {
    let html = "<jadoube-board mode=line><script type=\"application/vnd.chess-pgn\">\n    [FEN \"x\"]\n\n    1. e4 *\n  </script></jadoube-board>";
    assert_eq!(Snippet::read(html).unwrap().pgn, "[FEN \"x\"]\n\n1. e4 *");
}

#[test]
fn frames_of_other_sites_are_left_alone() {
    let page = "<iframe src=\"https://video.example/1\"></iframe>\
        <iframe width=\"300\" class=\"x\" src=\"https://a.example/embed.html#mode=play&amp;fen=8/8/8/8/8/8/8/8_w_-_-\"></iframe>";
    let snippet = Snippet::read(page).unwrap();
    assert_eq!(snippet.get(Attribute::Fen), Some("8/8/8/8/8/8/8/8 w - -"));
    assert_eq!(
        snippet.before,
        "<iframe src=\"https://video.example/1\"></iframe>"
    );
    assert_eq!(
        snippet.frame,
        [
            ("width".to_owned(), "300".to_owned()),
            ("class".to_owned(), "x".to_owned())
        ]
    );
}

#[test]
fn all_boards_of_a_page_are_found() {
    let page = include_str!("../../../examples/diagrams.html");
    assert_eq!(read_all(page).unwrap().len(), 13);
}
