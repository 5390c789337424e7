//! Lines as they are printed beside their boards.

use std::rc::Rc;

use course::Content;
use record::{NodeId, Record};

use super::{Body, BodyProps, rendered};
use crate::steps;
use crate::tests::COURSE;

/// How many moves follow a node, with all variations.
fn moves_after(record: &Record, at: NodeId) -> usize {
    let children = record.children(at).iter();
    children.map(|&child| 1 + moves_after(record, child)).sum()
}

#[test]
fn a_line_shows_all_its_moves_and_its_variations_in_brackets() {
    let mut variations = 0;
    for (address, lesson) in COURSE.iter() {
        let lesson = Rc::new(lesson.clone());
        for (step, it) in steps::steps(&lesson).iter().enumerate() {
            let Some(Content::Line(line)) = it.chess(&lesson).map(|chess| &chess.content) else {
                continue;
            };
            let text = rendered::<Body>(BodyProps {
                lesson: Rc::clone(&lesson),
                step,
            });
            let Some((_, moves)) = text.split_once("line-moves") else {
                continue;
            };
            let (moves, _) = moves.split_once("</ol>").unwrap();
            let all = moves_after(&line.record, Record::ROOT);
            assert_eq!(moves.matches("<button").count(), all, "{address}");
            let [opened, closed] = ['(', ')'].map(|it| moves.matches(it).count());
            assert_eq!(opened, closed, "{address}");
            variations += opened;
        }
    }
    assert!(variations >= 6, "{variations}");
}
