use exercise::Try;
use rules::{Role, Square};

use super::{Control, Desk};
use crate::answers::ANSWERS;
use crate::data::tests::written;
use crate::effect::Effect;
use crate::parts::Parts;

fn desk(text: &str) -> Desk {
    Desk::new(&written(text), &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn attempt(from: Square, to: Square) -> Try {
    Try::new(from, to, None)
}

fn said(effects: &[Effect]) -> String {
    let mut said = effects.iter().filter_map(|effect| match effect {
        Effect::Say(text) => Some(text.clone()),
        Effect::Refused(refused) => match (ANSWERS.reason)(refused).1 {
            Effect::Illegal { text, .. } => Some(text),
            _ => None,
        },
        _ => None,
    });
    said.next().expect("something is said")
}

const LADDER: &str =
    r#"mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" hints="on""#;

#[test]
fn a_mate_is_solved_with_its_reply_after_a_pause() {
    let mut desk = desk(LADDER);
    assert_eq!(desk.headline(), "White to move: give mate in 2 moves.");
    let effects = desk.attempt(attempt(Square::A2, Square::A7), 5);
    assert_eq!(effects.last(), Some(&Effect::GoOn));
    assert!(desk.moves().is_empty(), "the reply is not shown yet");
    assert!(desk.table().fen().contains(" b "));
    assert!(desk.fen().contains(" w "), "the page is told of the reply");
    let replied = desk.go_on();
    assert!(matches!(replied.as_slice(), [Effect::Replied(_)]));
    assert!(!desk.moves().is_empty());
    let effects = desk.attempt(attempt(Square::B1, Square::B8), 9);
    assert!(effects.contains(&Effect::Solved));
    assert_eq!(desk.outcome(20).map(|outcome| outcome.attempts), Some(1));
    assert!(!desk.can(Control::Hint), "there is nothing left to do");
}

#[test]
fn a_wrong_move_is_crossed_and_taken_back() {
    let mut desk = desk(LADDER);
    let before = desk.fen();
    let effects = desk.attempt(attempt(Square::A2, Square::A3), 5);
    assert!(effects.contains(&Effect::Failed), "{effects:?}");
    assert_eq!(desk.fen(), before);
    assert_eq!(desk.drawing().wrong, Some(Square::A3));
    let effects = desk.attempt(attempt(Square::A2, Square::B3), 5);
    assert!(said(&effects).contains("rook"), "{effects:?}");
    assert_eq!(desk.outcome(5).map(|outcome| outcome.attempts), Some(1));
}

#[test]
fn hints_lead_from_the_man_to_the_square() {
    let mut desk = desk(LADDER);
    let effects = desk.press(Control::Hint, 1);
    assert!(matches!(
        effects.last(),
        Some(Effect::Hinted { index: 1, .. })
    ));
    assert!(!desk.drawing().squares.is_empty());
    desk.press(Control::Hint, 1);
    let effects = desk.press(Control::Hint, 1);
    assert_eq!(said(&effects), words::no_more_hints());
}

#[test]
fn a_hint_of_the_author_shows_its_squares_in_every_mode() {
    for mode in [
        r#"mode="play""#,
        r#"mode="solve" goal="stalemate" fen="7k/5K2/8/6Q1/8/8/8/8 w - - 0 1""#,
        r#"mode="find" ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w - -""#,
    ] {
        let mut data = written(mode);
        data.hints.push(crate::data::HintText {
            squares: "e4 d5".to_owned(),
            text: "Look there.".to_owned(),
        });
        let mut desk = Desk::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(said(&desk.press(Control::Hint, 1)), "Look there.");
        let shown: Vec<Square> = desk.drawing().squares.into_iter().collect();
        assert_eq!(shown, [Square::E4, Square::D5], "{mode}");
    }
}

#[test]
fn an_exercise_is_taken_up_where_it_was_kept() {
    let mut first = desk(LADDER);
    first.attempt(attempt(Square::A2, Square::A7), 5);
    first.go_on();
    let kept = first.outcome(7).expect("a task");
    let mut second = desk(LADDER);
    second.resume(&kept, 3);
    assert_eq!(second.fen(), first.fen());
    assert_eq!(second.outcome(3), Some(kept));
}

#[test]
fn what_is_found_is_marked_square_by_square() {
    let mut desk = desk(r#"mode="find" ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w - -""#);
    let effects = desk.square(Square::B3, 1);
    assert!(!effects.contains(&Effect::Solved));
    assert!(desk.marked().contains(Square::B3));
    assert!(desk.square(Square::B2, 1).contains(&Effect::Failed));
    assert!(
        desk.press(Control::Done, 1).contains(&Effect::Failed),
        "one is missing"
    );
    assert!(desk.square(Square::C2, 2).contains(&Effect::Solved));
}

#[test]
fn a_square_to_be_named_is_not_given_away() {
    let mut desk = desk(r#"mode="find" ask="name" of="c6" fen="8/8/8/8/8/8/8/8 w - -""#);
    assert!(desk.hides_names());
    assert!(!said(&desk.square(Square::C6, 1)).contains("c6"));
    assert!(desk.marked().contains(Square::C6));
    assert!(desk.named(Square::C6, 1).contains(&Effect::Solved));
}

#[test]
fn an_author_s_line_answers_every_move() {
    let mut data = written(r#"mode="line" reply="main""#);
    data.pgn = Some(
        "1. e4 {Yes.} (1. d4 {Good, too.}) (1. f3? {It opens the king.}) 1... e5 2. Nf3 *".into(),
    );
    let mut desk = Desk::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
    let effects = desk.attempt(attempt(Square::F2, Square::F3), 1);
    assert!(said(&effects).starts_with("It opens the king."));
    let effects = desk.attempt(attempt(Square::E2, Square::E4), 2);
    assert_eq!(said(&effects), "Yes.");
    desk.go_on();
    let effects = desk.attempt(attempt(Square::G1, Square::F3), 3);
    assert!(effects.contains(&Effect::Solved));
}

#[test]
fn a_line_that_cannot_be_read_whole_is_no_task() {
    let mut data = written(r#"mode="line""#);
    data.pgn = Some("1. e4 e5\n2. Ke3 *".into());
    let fault = Desk::new(&data, &Parts::ALL, 0)
        .err()
        .expect("the king cannot go there");
    assert_eq!((fault.line, fault.column), (Some(2), Some(4)));
    assert!(!fault.message.contains("Line"), "{}", fault.message);
}

#[test]
fn a_game_is_played_to_its_end_by_all_the_laws() {
    let mut desk = desk(r#"mode="play" undo="on""#);
    for (from, to) in [
        (Square::F2, Square::F3),
        (Square::E7, Square::E5),
        (Square::G2, Square::G4),
    ] {
        desk.attempt(attempt(from, to), 1);
    }
    assert_eq!(desk.headline(), "Black to move.");
    let effects = desk.attempt(attempt(Square::D8, Square::H4), 1);
    let ended = Effect::Ended {
        result: "0-1",
        reason: "checkmate",
    };
    assert_eq!(effects.last(), Some(&ended));
    assert_eq!(desk.headline(), "Checkmate. Black wins.");
    desk.press(Control::TakeBack, 1);
    assert_eq!(desk.headline(), "Black to move.");
    assert_eq!(desk.table().last_squares(), Some((Square::G2, Square::G4)));
    desk.press(Control::Restart, 1);
    assert!(desk.table().last().is_none());
}

#[test]
fn one_side_can_be_left_to_a_script() {
    let mut desk = desk(r#"mode="play" sides="white""#);
    desk.attempt(attempt(Square::E2, Square::E4), 1);
    assert!(desk.moves().is_empty());
    desk.attempt(attempt(Square::E7, Square::E5), 1);
    assert!(!desk.moves().is_empty());
    assert!(Desk::new(&written(r#"mode="play" sides="red""#), &Parts::ALL, 0).is_err());
}

#[test]
fn goals_of_one_side_alone_need_no_kings() {
    let mut desk = desk(r#"mode="solve" goal="promote" to="n" fen="8/P7/8/8/8/8/8/8 w - -""#);
    let promotion = |role| Try {
        promotion: Some(role),
        ..attempt(Square::A7, Square::A8)
    };
    assert!(
        desk.attempt(promotion(Role::Queen), 1)
            .contains(&Effect::Failed)
    );
    assert!(
        desk.attempt(promotion(Role::Knight), 1)
            .contains(&Effect::Solved)
    );
}
