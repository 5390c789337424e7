//! What the language of lessons can say.

use proptest::prelude::*;

use crate::fence::{Fence, Kind};
use crate::question::Question;
use crate::{Block, Content, Lesson, Span, compact, markdown};

fn lesson(body: &str) -> Lesson {
    let text = format!("---\ntitle: T\n---\n\n{body}\n");
    markdown::read("t.md", &text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn prose_has_headings_lists_emphasis_and_links() {
    let lesson = lesson(
        "## One\n\nA *b* **c** [pin](#/glossary/pin).\nMore.\n\n1. First\n2. Second\n\n- An *item*",
    );
    let [
        Block::Heading(heading),
        Block::Paragraph(words),
        Block::List {
            is_ordered: true,
            items,
        },
        Block::List {
            is_ordered: false, ..
        },
    ] = &lesson.blocks[..]
    else {
        panic!("{:?}", lesson.blocks)
    };
    assert_eq!(heading.words(), "One");
    assert_eq!(words.words(), "A b c pin. More.");
    assert_eq!(words.links(), ["#/glossary/pin"]);
    assert!(matches!(words.0[1], Span::Emphasis(_)) && matches!(words.0[3], Span::Strong(_)));
    assert_eq!(items.len(), 2);
    let encoded = compact::encode([&lesson]);
    assert_eq!(compact::decode("t", &encoded), Ok(vec![lesson]));
}

#[test]
fn several_answers_are_right_where_the_rules_say_so() {
    let lesson = lesson(
        "```chess ask\nask=\"move\" that=\"checkmate\" fen=\"k7/8/1K6/8/8/8/8/6QR w\"\nprompt: Mate.\n```",
    );
    let exercise = lesson.exercises().next().unwrap();
    let Question::Move(asked) = &exercise.question else {
        panic!("{exercise:?}")
    };
    assert!(asked.right.len() == 2, "{:?}", asked.right);
}

#[test]
fn a_game_of_an_old_book_is_read_in_its_notation() {
    let lesson = lesson(
        "```chess line\nnotation=\"descriptive\" white=\"X.\" result=\"1-0\"\n\n1. P to K 4 P to K 4\n2. Kt to K B 3 Kt to Q B 3\n```",
    );
    let Content::Line(line) = &lesson.chess().next().unwrap().content else {
        panic!("{lesson:?}")
    };
    assert_eq!(line.record.main_line().len(), 4);
    assert_eq!(line.record.tag("White"), Some("X."));
    assert!(line.text.as_deref().unwrap().contains("Kt to K B 3"));
}

proptest! {
    #[test]
    fn any_text_is_a_lesson_or_has_faults_with_places(text in "(---\ntitle: A\n---\n\n)?((```chess (ask|line|diagram|play-out)\n[a-z:=\"0-9 ]{0,40}\n\n?[a-h1-8. ]{0,20}\n```\n)|[a-z*_>#\\[\\]() ]{0,30}\n){0,6}") {
        if let Err(faults) = markdown::read("x.md", &text) {
            let lines = text.lines().count().max(1);
            for fault in faults {
                prop_assert!((1..=lines + 1).contains(&fault.place.line), "{}", fault);
                prop_assert!(fault.place.column >= 1);
            }
        }
    }

    #[test]
    fn a_block_is_written_as_it_is_read(
        attributes in prop::collection::vec(("[a-z]{1,6}(-[a-z]{1,4})?", "[a-zA-Z0-9/ .+]{0,12}"), 0..4),
        notes in prop::collection::vec(("(prompt|hint|wrong|caption)", "([a-h][1-8])?", "[A-Za-z .]{1,20}"), 0..4),
        body in "([a-h1-8.]{1,6}( [a-h1-8.]{1,6}){0,3})?",
    ) {
        let mut text = String::new();
        for (name, value) in &attributes {
            text.push_str(&format!("{name}=\"{value}\"\n"));
        }
        for (word, about, note) in &notes {
            let blank = if about.is_empty() { "" } else { " " };
            text.push_str(&format!("{word}{blank}{about}: {}\n", note.trim()));
        }
        if !body.is_empty() {
            text.push_str(&format!("\n{body}\n"));
        }
        let read = |text: &str| {
            let mut problems = Vec::new();
            (Fence::read(Kind::Line, text, crate::TextPosition::new(1, 1), &mut problems), problems)
        };
        let (fence, problems) = read(&text);
        prop_assume!(problems.is_empty());
        let (again, problems) = read(&fence.to_string());
        prop_assert!(problems.is_empty());
        prop_assert_eq!(again.to_string(), fence.to_string());
        prop_assert_eq!(again.notes.len(), fence.notes.len());
        prop_assert_eq!(again.body, fence.body);
    }
}
