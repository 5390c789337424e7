use exercise::Try;
use rules::{Role, Square};

use super::{ActiveMode, Control};
use crate::answers::ANSWERS;
use crate::data::tests::written;
use crate::mode_event::ModeEvent;
use crate::parts::Parts;

fn mode(text: &str) -> ActiveMode {
    ActiveMode::new(&written(text), &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn attempt(from: Square, to: Square) -> Try {
    Try::new(from, to, None)
}

fn said(effects: &[ModeEvent]) -> String {
    let mut said = effects.iter().filter_map(|effect| match effect {
        ModeEvent::Say(text) => Some(text.clone()),
        ModeEvent::Refused(refused) => match (ANSWERS.reason)(refused).1 {
            ModeEvent::Illegal { text, .. } => Some(text),
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
    let mut mode = mode(LADDER);
    assert_eq!(mode.headline(), "White to move: mate in 2 moves.");
    let effects = mode.attempt(attempt(Square::A2, Square::A7), 5);
    assert_eq!(effects.last(), Some(&ModeEvent::Continue));
    assert!(mode.moves().is_empty(), "the reply is not shown yet");
    assert!(mode.board_state().fen().contains(" b "));
    assert!(
        mode.fen().contains(" w "),
        "the page sees the reply already"
    );
    let replied = mode.go_on();
    assert!(matches!(replied.as_slice(), [ModeEvent::Replied(_)]));
    assert!(!mode.moves().is_empty());
    let effects = mode.attempt(attempt(Square::B1, Square::B8), 9);
    assert!(effects.contains(&ModeEvent::Solved));
    assert_eq!(mode.outcome(20).map(|outcome| outcome.attempts), Some(1));
    assert!(!mode.can(Control::Hint), "there is nothing left to do");
}

#[test]
fn a_wrong_move_is_crossed_and_taken_back() {
    let mut mode = mode(LADDER);
    let before = mode.fen();
    let effects = mode.attempt(attempt(Square::A2, Square::A3), 5);
    assert!(effects.contains(&ModeEvent::Failed), "{effects:?}");
    assert_eq!(mode.fen(), before);
    assert_eq!(mode.drawing().wrong, Some(Square::A3));
    let effects = mode.attempt(attempt(Square::A2, Square::B3), 5);
    assert!(said(&effects).contains("rook"), "{effects:?}");
    assert_eq!(mode.outcome(5).map(|outcome| outcome.attempts), Some(1));
}

#[test]
fn hints_lead_from_the_piece_to_the_square() {
    let mut mode = mode(LADDER);
    let effects = mode.hint(Some(&ANSWERS)).unwrap();
    assert!(matches!(
        effects.last(),
        Some(ModeEvent::Hinted { index: 1, .. })
    ));
    assert!(!mode.drawing().squares.is_empty());
    mode.hint(Some(&ANSWERS)).unwrap();
    let effects = mode.hint(Some(&ANSWERS)).unwrap();
    assert_eq!(said(&effects), words::no_more_hints());
}

#[test]
fn a_hint_of_the_author_shows_its_squares_in_every_mode() {
    for text in [
        r#"mode="play""#,
        r#"mode="solve" goal="stalemate" fen="7k/5K2/8/6Q1/8/8/8/8 w - - 0 1""#,
        r#"mode="find" ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w - -""#,
    ] {
        let mut data = written(text);
        data.hints.push(crate::data::HintText {
            squares: "e4 d5".to_owned(),
            text: "Look there.".to_owned(),
        });
        let mut mode =
            ActiveMode::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(said(&mode.hint(Some(&ANSWERS)).unwrap()), "Look there.");
        let shown: Vec<Square> = mode.drawing().squares.into_iter().collect();
        assert_eq!(shown, [Square::E4, Square::D5], "{text}");
    }
}

#[test]
fn an_exercise_is_taken_up_where_it_was_kept() {
    let mut first = mode(LADDER);
    first.attempt(attempt(Square::A2, Square::A7), 5);
    first.go_on();
    let kept = first.outcome(7).expect("a task");
    let mut second = mode(LADDER);
    second.resume(&kept, 3);
    assert_eq!(second.fen(), first.fen());
    assert_eq!(second.outcome(3), Some(kept));
}

#[test]
fn what_is_found_is_marked_square_by_square() {
    let mut mode = mode(r#"mode="find" ask="moves" of="a1" fen="8/8/8/8/8/8/8/N7 w - -""#);
    let effects = mode.square(Square::B3, 1);
    assert!(!effects.contains(&ModeEvent::Solved));
    assert!(mode.marked().contains(Square::B3));
    assert!(mode.square(Square::B2, 1).contains(&ModeEvent::Failed));
    assert!(
        mode.press(Control::Done, 1).contains(&ModeEvent::Failed),
        "one is missing"
    );
    assert!(mode.square(Square::C2, 2).contains(&ModeEvent::Solved));
}

#[test]
fn a_square_to_be_named_is_not_given_away() {
    let mut mode = mode(r#"mode="find" ask="name" of="c6" fen="8/8/8/8/8/8/8/8 w - -""#);
    assert!(mode.hides_names());
    assert!(!said(&mode.square(Square::C6, 1)).contains("c6"));
    assert!(mode.marked().contains(Square::C6));
    assert!(mode.named(Square::C6, 1).contains(&ModeEvent::Solved));
}

#[test]
fn an_author_s_line_answers_every_move() {
    let mut data = written(r#"mode="line" reply="main""#);
    data.pgn = Some(
        "1. e4 {Yes.} (1. d4 {Good, too.}) (1. f3? {It opens the king.}) 1... e5 2. Nf3 *".into(),
    );
    let mut mode =
        ActiveMode::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
    let effects = mode.attempt(attempt(Square::F2, Square::F3), 1);
    assert!(said(&effects).starts_with("It opens the king."));
    let effects = mode.attempt(attempt(Square::E2, Square::E4), 2);
    assert_eq!(said(&effects), "Yes.");
    mode.go_on();
    let effects = mode.attempt(attempt(Square::G1, Square::F3), 3);
    assert!(effects.contains(&ModeEvent::Solved));
}

#[test]
fn a_line_that_cannot_be_read_whole_is_no_task() {
    let mut data = written(r#"mode="line""#);
    data.pgn = Some("1. e4 e5\n2. Ke3 *".into());
    let fault = ActiveMode::new(&data, &Parts::ALL, 0)
        .err()
        .expect("the king cannot go there");
    assert_eq!((fault.line, fault.column), (Some(2), Some(4)));
    assert!(!fault.message.contains("Line"), "{}", fault.message);
}

#[test]
fn a_game_is_played_to_its_end_by_all_the_laws() {
    let mut mode = mode(r#"mode="play" undo="on""#);
    for (from, to) in [
        (Square::F2, Square::F3),
        (Square::E7, Square::E5),
        (Square::G2, Square::G4),
    ] {
        mode.attempt(attempt(from, to), 1);
    }
    assert_eq!(mode.headline(), "Black to move.");
    let effects = mode.attempt(attempt(Square::D8, Square::H4), 1);
    let ended = ModeEvent::Ended {
        result: "0-1",
        reason: "checkmate",
    };
    assert_eq!(effects.last(), Some(&ended));
    assert_eq!(mode.headline(), "Checkmate. Black wins.");
    mode.press(Control::TakeBack, 1);
    assert_eq!(mode.headline(), "Black to move.");
    assert_eq!(
        mode.board_state().last_squares(),
        Some((Square::G2, Square::G4))
    );
    mode.press(Control::Restart, 1);
    assert!(mode.board_state().last().is_none());
}

#[test]
fn one_side_can_be_left_to_a_script() {
    let mut mode = mode(r#"mode="play" sides="white""#);
    mode.attempt(attempt(Square::E2, Square::E4), 1);
    assert!(mode.moves().is_empty());
    mode.attempt(attempt(Square::E7, Square::E5), 1);
    assert!(!mode.moves().is_empty());
    assert!(ActiveMode::new(&written(r#"mode="play" sides="red""#), &Parts::ALL, 0).is_err());
}

#[test]
fn goals_of_one_side_alone_need_no_kings() {
    let mut mode = mode(r#"mode="solve" goal="promote" to="n" fen="8/P7/8/8/8/8/8/8 w - -""#);
    let promotion = |role| Try {
        promotion: Some(role),
        ..attempt(Square::A7, Square::A8)
    };
    assert!(
        mode.attempt(promotion(Role::Queen), 1)
            .contains(&ModeEvent::Failed)
    );
    assert!(
        mode.attempt(promotion(Role::Knight), 1)
            .contains(&ModeEvent::Solved)
    );
}

/// Does what is still coming, and tells the moves that were shown.
fn watch(mode: &mut ActiveMode) -> Vec<String> {
    let mut shown = Vec::new();
    loop {
        let events = mode.go_on();
        shown.extend(events.iter().filter_map(|event| match event {
            ModeEvent::Replied(report) => Some(report.san.clone()),
            _ => None,
        }));
        if events.is_empty() {
            return shown;
        }
    }
}

#[test]
fn the_solution_of_a_mate_is_shown_after_the_tries_of_the_author() {
    let mut mode = mode(
        r#"mode="solve" goal="mate" in="2" give-up="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1""#,
    );
    assert!(!mode.can(Control::Solution));
    let events = mode.attempt(attempt(Square::A2, Square::A3), 5);
    assert!(said(&events).ends_with("One try left."), "{events:?}");
    assert_eq!(events.last(), Some(&ModeEvent::Failed));
    let events = mode.attempt(attempt(Square::A2, Square::A3), 6);
    assert!(
        said(&events).ends_with("Here is the solution."),
        "{events:?}"
    );
    assert_eq!(events.last(), Some(&ModeEvent::ShowSolution));
    let detail = mode.detail(7);
    assert!(
        detail.starts_with(r#"{"solved":false,"attempts":2,"#),
        "{detail}"
    );
    assert!(detail.ends_with(r#""result":"shown"}"#), "{detail}");
    assert!(mode.moves().is_empty(), "nothing more can be answered");
    assert_eq!(mode.show_solution(None), None, "the answers know it");
    for _ in 0..2 {
        mode.show_solution(Some(&ANSWERS))
            .expect("the answers are here");
        let shown = watch(&mut mode);
        assert_eq!(shown.len(), 3, "{shown:?}");
        assert!(shown[2].ends_with('#'), "{shown:?}");
        assert!(mode.can(Control::Solution), "it can be seen again");
    }
    // What the reader has played is told, not what was shown.
    assert!(mode.detail(9).contains(r#""moves":[]"#));
}

#[test]
fn a_task_fails_with_its_last_try() {
    for text in [
        r#"mode="solve" goal="mate" in="1" max-tries="1" hints="on" fen="6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1""#,
        r#"mode="solve" goal="reach" by="r" to="h8" max-tries="1" hints="on" fen="2r5/8/8/8/8/8/8/R7 w - -""#,
    ] {
        let mut mode = mode(text);
        let events = mode.attempt(attempt(Square::A1, Square::C1), 5);
        assert!(
            said(&events).ends_with("That was the last try."),
            "{events:?}"
        );
        assert_eq!(events.last(), Some(&ModeEvent::Failed));
        assert!(mode.detail(6).ends_with(r#""result":"failed"}"#));
        assert!(mode.moves().is_empty() && !mode.can(Control::Hint));
        assert!(!mode.controls().contains(&Control::Solution));
    }
}

#[test]
fn what_is_left_halfway_is_a_try() {
    let mut mode = mode(&LADDER.replace("hints", r#"max-tries="1" hints"#));
    mode.attempt(attempt(Square::A2, Square::A7), 5);
    mode.go_on();
    let events = mode.press(Control::Restart, 6);
    assert_eq!(events.last(), Some(&ModeEvent::Failed));
    assert!(mode.detail(7).ends_with(r#""result":"failed"}"#));
}

#[test]
fn everything_to_be_found_is_marked_in_the_end() {
    let mut mode =
        mode(r#"mode="find" ask="moves" of="a1" give-up="1" fen="8/8/8/8/8/8/8/N7 w - -""#);
    let events = mode.press(Control::Done, 1);
    assert_eq!(events.last(), Some(&ModeEvent::ShowSolution), "{events:?}");
    let events = mode.show_solution(None).expect("it needs no answers");
    assert_eq!(said(&events), "The answer: c2 and b3.");
    assert!(mode.marked().contains(Square::B3) && mode.marked().contains(Square::C2));
    assert_eq!(mode.press(Control::Done, 2), [], "it is over");
}

#[test]
fn the_line_of_the_author_is_shown_from_its_beginning() {
    let mut data = written(r#"mode="line" give-up="1""#);
    data.pgn = Some("1. e4 e5 2. Nf3 (2. f4) 2... Nc6 3. Bb5 *".into());
    let mut mode =
        ActiveMode::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
    mode.attempt(attempt(Square::E2, Square::E4), 1);
    watch(&mut mode);
    let events = mode.attempt(attempt(Square::A2, Square::A3), 2);
    assert_eq!(said(&events), "That isn't the move. Here is the solution.");
    mode.show_solution(None).expect("it needs no answers");
    assert_eq!(watch(&mut mode), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert_eq!(mode.fen(), mode.board_state().fen());
}

#[test]
fn a_line_begins_with_the_move_that_is_answered() {
    let mut data = written(r#"mode="line" side="black""#);
    data.pgn = Some("1. e4 e5 *".into());
    let mut mode =
        ActiveMode::new(&data, &Parts::ALL, 0).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(mode.begin(), [ModeEvent::Continue]);
    assert!(mode.moves().is_empty());
    assert_eq!(watch(&mut mode), ["e4"]);
    let events = mode.attempt(attempt(Square::E7, Square::E5), 2);
    assert!(events.contains(&ModeEvent::Solved));
}

#[test]
fn a_task_that_was_over_is_over_when_it_is_taken_up() {
    let text = LADDER.replace("hints", r#"give-up="1" hints"#);
    let mut first = mode(&text);
    first.attempt(attempt(Square::A2, Square::A3), 5);
    let kept = first.outcome(7).expect("a task");
    let mut second = mode(&text);
    second.resume(&kept, 3);
    assert!(second.moves().is_empty() && second.can(Control::Solution));
    assert_eq!(second.outcome(3), Some(kept));
}

#[test]
fn what_is_corrected_in_a_record_is_told_with_its_place() {
    let record = "[White \"A\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 0\"]\n\n1. Ra8# *";
    for name in ["line", "game"] {
        let mut data = written(&format!(r#"mode="{name}""#));
        data.pgn = Some(record.into());
        let mode = ActiveMode::new(&data, &Parts::ALL, 0).expect("it can be read");
        let faults = mode.faults();
        assert_eq!(faults.len(), 1, "{name}");
        assert_eq!(faults[0].line, Some(2), "{name}");
        assert_eq!(
            faults[0].message, "Corrected: move number “0” read as “1”.",
            "{name}"
        );
    }
}
