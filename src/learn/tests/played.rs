//! Lines that are walked through, and games that are played out.

use std::rc::Rc;

use course::{Content, PlayGoal};
use notation::style::Style;

use super::COURSE;
use crate::line_desk::{Action as LineAction, LineDesk};
use crate::play_out_desk::{Action as PlayAction, PlayOutDesk, Reached};
use crate::task::Tone;

#[test]
fn lines_are_found_and_then_walked_through() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for chess in lesson.chess() {
            let Content::Line(line) = &chess.content else {
                continue;
            };
            let line = Rc::new(line.clone());
            let mut desk = LineDesk::new(&line, 0);
            assert_eq!(desk.is_task(), line.task.is_some(), "{address}");
            while desk.is_task() {
                let next = line.record.next(desk.at).unwrap();
                let mv = line.record.step(next).unwrap().mv().unwrap();
                desk.apply(LineAction::Typed(mv.to_string(), Style::San, 5));
                assert_ne!(
                    desk.step.feedback.value().unwrap().tone,
                    Tone::Wrong,
                    "{address}"
                );
            }
            assert_eq!(
                desk.step.done.serial() == 1,
                line.task.is_some(),
                "{address}"
            );
            desk.apply(LineAction::Go(ui::Navigation::First));
            let main = line.record.main_line();
            for node in &main {
                desk.apply(LineAction::Go(ui::Navigation::Next));
                assert_eq!(desk.at, *node, "{address}");
            }
            count += 1;
        }
    }
    assert!(count >= 15, "{count}");
}

#[test]
fn a_mate_of_the_computer_or_by_it_decides() {
    let position = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1".parse().unwrap();
    let task = Rc::new(course::PlayOut {
        id: "1".to_owned(),
        position,
        side: rules::Color::White,
        goal: PlayGoal::Mate,
        moves: Some(2),
        level: 4,
        prompt: "Mate.".to_owned(),
    });
    let mut desk = PlayOutDesk::new(&task, 0);
    assert_eq!(desk.question(), None);
    desk.apply(PlayAction::Typed("Qg5".to_owned(), Style::San, 1));
    assert_eq!(desk.question().unwrap().moves, "g6g5");
    desk.apply(PlayAction::Chosen("h8h7 cp 0".to_owned(), 2));
    assert!(desk.is_own_turn());
    desk.apply(PlayAction::Typed("Qg7".to_owned(), Style::San, 3));
    assert_eq!(desk.reached, Reached::Yes);
    assert_eq!(desk.step.done.value().unwrap().moves, Some((2, 2)));
    desk.apply(PlayAction::Anew(4));
    desk.apply(PlayAction::Typed("Qf7".to_owned(), Style::San, 5));
    assert_eq!(desk.reached, Reached::No);
    assert_eq!(
        desk.step.feedback.value().unwrap().prose.plain(),
        words::play_stalemate()
    );
    desk.apply(PlayAction::Anew(6));
    // The king has to take, and then nobody can mate.
    desk.apply(PlayAction::Typed("Qg8".to_owned(), Style::San, 7));
    assert_eq!(desk.reached, Reached::No);
    assert_eq!(
        desk.step.feedback.value().unwrap().prose.plain(),
        words::play_dead()
    );
}

#[test]
fn a_piece_that_was_lost_is_named_where_the_goal_needed_it() {
    let task = Rc::new(course::PlayOut {
        id: "1".to_owned(),
        position: "8/8/8/4k3/8/8/3Q4/K7 w - - 0 1".parse().unwrap(),
        side: rules::Color::White,
        goal: PlayGoal::Mate,
        moves: None,
        level: 4,
        prompt: "Mate.".to_owned(),
    });
    let mut desk = PlayOutDesk::new(&task, 0);
    desk.apply(PlayAction::Typed("Qd4".to_owned(), Style::San, 1));
    assert_eq!(desk.question().unwrap().moves, "d2d4");
    desk.apply(PlayAction::Chosen("e5d4 cp 0".to_owned(), 2));
    assert_eq!(desk.reached, Reached::No);
    let taken = words::play_taken_text(rules::Role::Queen, rules::Square::D4);
    assert_eq!(desk.step.feedback.value().unwrap().prose.plain(), taken);
}
