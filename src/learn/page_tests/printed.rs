//! What is drawn as books print it: the scales of value, and moves above and below a line.

use std::rc::Rc;

use course::generate::Generator;
use course::progress::Progress;
use game::scale::Scale;
use rules::Role;

use super::{Body, BodyProps, Sheet, rendered, test_of};
use crate::tests::COURSE;

#[test]
fn the_scales_of_value_are_one_table_with_their_own_figures() {
    let found = COURSE.iter().find(|(at, _)| *at == "values/scales");
    let lesson = Rc::new(found.expect("there is such a lesson").1.clone());
    let table = rendered::<Body>(BodyProps { lesson, step: 0 });
    assert_eq!(table.matches("scope=\"row\"").count(), Scale::ALL.len());
    assert_eq!(table.matches("scope=\"col\"").count(), 5);
    assert!(table.contains("<caption>"), "{table}");
    for scale in Scale::ALL {
        let row = words::scale_name(scale).replace('\'', "&#39;");
        let (_, row) = table.split_once(&row).expect("each scale has a row");
        let (row, _) = row.split_once("</tr>").expect("a row ends");
        let figures: Vec<String> = Role::ALL[..5]
            .iter()
            .map(|&role| format!("<td>{}</td>", words::scale_value(scale, role)))
            .collect();
        assert!(row.ends_with(&figures.concat()), "{row}");
    }
    let value = words::scale_value(Scale::Book1917, Role::Queen);
    assert!(value.ends_with('*') && table.contains(&words::worth_in_words()));
}

#[test]
fn a_line_in_fractions_is_drawn_number_by_number_and_read_as_sentences() {
    let found = COURSE.iter().find(|(at, _)| *at == "old-notation/fraction");
    let lesson = Rc::new(found.expect("there is such a lesson").1.clone());
    let body = rendered::<Body>(BodyProps {
        lesson: Rc::clone(&lesson),
        step: 0,
    });
    let sheet = rendered::<Sheet>(BodyProps { lesson, step: 0 });
    for text in [&body, &sheet] {
        assert_eq!(text.matches("class=\"fraction\"").count(), 3, "{text}");
        for half in ["<span>B to Kt 5</span>", "<span>P to Q R 3</span>"] {
            assert!(text.contains(half), "{text}");
        }
        assert!(
            text.contains("aria-label=\"3. White B to Kt 5, Black P to Q R 3.\""),
            "{text}"
        );
        assert!(!text.contains("<pre"), "{text}");
    }
}

/// The first diagram of a lesson on paper.
fn printed_diagram(address: &str) -> String {
    let found = COURSE.iter().find(|(at, _)| at == address);
    let lesson = Rc::new(found.expect("there is such a lesson").1.clone());
    let sheet = rendered::<Sheet>(BodyProps { lesson, step: 0 });
    let (_, rest) = sheet.split_once("<figure").expect("it has a diagram");
    let (figure, _) = rest.split_once("</figure>").expect("it ends");
    figure.to_owned()
}

#[test]
fn what_a_piece_can_reach_is_marked_on_paper() {
    let bishop = printed_diagram("bishop/moves");
    let (_, spots) = bishop.split_once(" spots\">").expect("squares are marked");
    let (path, _) = spots.split_once("</svg>").expect("the marks end");
    assert_eq!(path.matches('M').count(), 13, "{path}");
}

#[test]
fn changes_to_try_are_printed_with_boards_of_their_own() {
    let captures = printed_diagram("bishop/captures");
    let (before, change) = captures
        .split_once("class=\"sheet-what-if\"")
        .expect("the change is printed");
    assert!(before.contains("<figcaption>"), "{before}");
    assert_eq!(before.matches("class=\"sheet-board\"").count(), 1);
    assert_eq!(change.matches("class=\"sheet-board\"").count(), 1);
    // The sentence stands below its board, on which its own squares are marked.
    let (board, _) = change
        .split_once("Without the knight it comes as far as g8.")
        .expect("its sentence is printed");
    assert!(board.contains(" spots\">"), "{board}");
    assert!(!captures.contains("<li>"), "{captures}");
}

#[test]
fn a_question_about_a_fraction_shows_one() {
    let stage = COURSE.map.stages.iter();
    let mut stages = stage.enumerate().filter(|(_, it)| {
        let mut tests = it.test.iter();
        tests.any(|item| item.generator == Generator::ReadFraction)
    });
    let (stage, head) = stages.next().expect("a stage asks for it");
    let place = head
        .test
        .iter()
        .position(|item| item.generator == Generator::ReadFraction)
        .expect("the stage asks for it");
    let mut progress = Progress::default();
    let mut test = crate::test_page::begin(head, &progress, 512);
    test.results = vec![true; place];
    progress.open_tests.insert(head.slug.clone(), test);
    let text = test_of(stage, &progress);
    assert_eq!(text.matches("class=\"halves\"").count(), 1, "{text}");
    // What is asked has said both moves already.
    let (before, _) = text.split_once("class=\"halves\"").expect("it is drawn");
    let (_, paragraph) = before.rsplit_once("<p").expect("it has a paragraph");
    assert!(paragraph.contains("aria-hidden=\"true\""), "{paragraph}");
}
