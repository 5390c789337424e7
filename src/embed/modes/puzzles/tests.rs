use exercise::Try;
use rules::{Color, Square};

use super::super::ActiveMode;
use super::*;
use crate::answers::ANSWERS;
use crate::data::tests::written;
use crate::parts::Parts;

/// A move of the other side, then one or two to be found.
const TABLE: &str = "\
PuzzleId,FEN,Moves,Rating
a1,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8,600
b2,6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 1,h2h3 b2b1,650
";

const GAMES: &str = "\
[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]

1. Ra8# *

[FEN \"6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1\"]

1. Rb8# *
";

fn opened(text: &str, file: &str) -> Result<ActiveMode, Fault> {
    let mut data = written(text);
    data.pgn = Some(file.into());
    ActiveMode::new(&data, &Parts::ALL, 0)
}

/// A set whose file is read to its end.
pub(super) fn set(text: &str, file: &str) -> ActiveMode {
    let mut mode = opened(text, file).unwrap_or_else(|fault| panic!("{fault:?}"));
    mode.begin();
    while mode.work_on(0).contains(&ModeEvent::WorkOn) {}
    mode
}

pub(super) fn attempt(mode: &mut ActiveMode, from: Square, to: Square) -> Vec<ModeEvent> {
    while !mode.go_on().is_empty() {}
    mode.attempt(Try::new(from, to, None), 9)
}

fn said(events: &[ModeEvent]) -> &str {
    let mut said = events.iter().filter_map(|event| match event {
        ModeEvent::Say(text) => Some(text.as_str()),
        _ => None,
    });
    said.next().expect("something is said")
}

#[test]
fn a_table_is_worked_through_to_its_summary() {
    let mut mode = set(r#"mode="line" src="puzzles.csv""#, TABLE);
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 2"));
    assert_eq!(mode.reader(), Some(Color::White));
    assert!(!mode.can(Control::NextPuzzle) && mode.can(Control::Skip));
    let events = attempt(&mut mode, Square::A1, Square::A7);
    assert!(events.contains(&ModeEvent::Failed), "{events:?}");
    let events = attempt(&mut mode, Square::A1, Square::A8);
    assert!(events.contains(&ModeEvent::Solved) && !events.contains(&ModeEvent::SetDone));
    let detail = mode.detail(9);
    assert!(
        detail.starts_with(r#"{"solved":true,"attempts":2,"#),
        "{detail}"
    );
    assert!(
        detail.ends_with(r#","result":"solved","id":"a1","puzzle":1,"puzzles":2}"#),
        "{detail}"
    );
    assert!(mode.can(Control::NextPuzzle) && !mode.can(Control::Skip));

    let events = mode.press(Control::NextPuzzle, 10);
    assert_eq!(said(&events), "", "nothing is left of the last puzzle");
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 2 of 2"));
    assert_eq!(mode.headline(), "Find the right moves for Black.");
    assert_eq!(mode.reader(), Some(Color::Black));
    let events = attempt(&mut mode, Square::B2, Square::B1);
    assert_eq!(events.last(), Some(&ModeEvent::SetDone));
    assert_eq!(mode.progress().as_deref(), Some("2 of 2 puzzles solved."));
    let (value, standing) = mode.value(20).expect("it is a task");
    assert_eq!(standing, Standing::Solved);
    assert!(
        value.contains(r#""result":"solved","puzzles":2,"done":2,"right":2"#),
        "{value}"
    );
    assert!(!mode.can(Control::NextPuzzle));
    assert!(
        attempt(&mut mode, Square::B1, Square::B2)
            .iter()
            .all(|it| *it != ModeEvent::SetDone)
    );
}

#[test]
fn the_move_before_the_puzzle_is_seen_first() {
    let mut mode = set(r#"mode="line""#, TABLE);
    assert!(mode.moves().is_empty(), "it is the other side's move");
    let events = mode.go_on();
    assert!(matches!(events.as_slice(), [ModeEvent::Replied(report)] if report.san == "e6"));
    assert_eq!(mode.board_state().turn(), Color::White);
    assert!(!mode.moves().is_empty());
}

#[test]
fn any_mate_is_right_at_the_end_of_a_puzzle() {
    let mut mode = set(r#"mode="line""#, TABLE);
    assert!(attempt(&mut mode, Square::B1, Square::B8).contains(&ModeEvent::Solved));
}

#[test]
fn games_are_puzzles_with_their_main_lines_as_solutions() {
    let mut mode = set(r#"mode="line""#, GAMES);
    attempt(&mut mode, Square::A1, Square::A8);
    assert!(
        mode.detail(0)
            .contains(r#""id":"1","puzzle":1,"puzzles":2"#)
    );
    mode.press(Control::NextPuzzle, 1);
    let events = attempt(&mut mode, Square::B1, Square::B8);
    assert_eq!(events.last(), Some(&ModeEvent::SetDone));
}

#[test]
fn a_goal_is_judged_by_the_rules_in_every_puzzle() {
    for file in [TABLE, GAMES] {
        let mut mode = set(r#"mode="solve" goal="mate" in="1""#, file);
        assert!(
            mode.headline().contains("mate in one"),
            "{}",
            mode.headline()
        );
        let events = attempt(&mut mode, Square::A1, Square::A8);
        assert!(events.contains(&ModeEvent::Solved), "{events:?}");
    }
    // Without a goal the file says what is right.
    let mode = set(r#"mode="solve""#, TABLE);
    assert_eq!(mode.headline(), "Find the right moves for White.");
}

#[test]
fn tries_count_for_each_puzzle() {
    let mut mode = set(r#"mode="line" max-tries="2""#, TABLE);
    for _ in 0..2 {
        for _ in 0..2 {
            let (from, to) = match mode.reader() {
                Some(Color::White) => (Square::A1, Square::A7),
                _ => (Square::B2, Square::B3),
            };
            assert!(attempt(&mut mode, from, to).contains(&ModeEvent::Failed));
        }
        assert!(
            mode.detail(0).contains(r#""result":"failed""#),
            "{}",
            mode.detail(0)
        );
        mode.press(Control::NextPuzzle, 1);
    }
    let (value, standing) = mode.value(1).expect("a task");
    assert_eq!(standing, Standing::Failed, "{value}");
    assert_eq!(mode.progress().as_deref(), Some("0 of 2 puzzles solved."));
}

#[test]
fn a_puzzle_can_be_skipped_even_the_last_one() {
    let mut mode = set(r#"mode="line""#, TABLE);
    let events = mode.press(Control::Skip, 1);
    assert!(!events.contains(&ModeEvent::SetDone));
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 2 of 2"));
    let events = mode.press(Control::Skip, 2);
    assert_eq!(events, [ModeEvent::SetDone]);
    let (value, _) = mode.value(2).expect("a task");
    assert_eq!(value.matches("skipped").count(), 2, "{value}");
    assert!(!mode.can(Control::Skip) && mode.moves().is_empty());
}

#[test]
fn lines_with_faults_are_left_out_and_named() {
    let file = [
        TABLE,
        "c3,8/8/8/8/8/8/8/8 w - - 0 1,a1a2 a2a3\nd4,6k1/8/8/8/8/8/8/6K1 w - - 0 1\n",
    ]
    .concat();
    let mode = set(r#"mode="line" src="puzzles.csv""#, &file);
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 2"));
    let faults = mode.faults();
    let places: Vec<(Option<usize>, Option<usize>)> = faults
        .iter()
        .map(|fault| (fault.line, fault.column))
        .collect();
    assert_eq!(places, [(Some(4), Some(4)), (Some(5), Some(33))]);
    assert!(
        faults
            .iter()
            .all(|fault| fault.attribute == Some(Attribute::Src))
    );
    assert!(faults[0].message.contains("king"), "{}", faults[0].message);
    assert!(faults[1].message.contains("Moves"), "{}", faults[1].message);

    let games = [
        GAMES,
        "\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1\"]\n\n1. Rb9# *\n",
    ]
    .concat();
    let mode = set(r#"mode="line""#, &games);
    let faults = mode.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].line, Some(11));
}

#[test]
fn many_faults_are_counted() {
    let file = [TABLE, &"x,nonsense\n".repeat(500)].concat();
    let faults = set(r#"mode="line""#, &file).faults();
    assert_eq!(faults.len(), MOST_FAULTS + 1);
    assert_eq!(faults[MOST_FAULTS].message, "More errors: 490.");
}

#[test]
fn what_the_author_has_written_wrong_is_told_once() {
    for (text, attribute) in [
        (r#"mode="solve" goal="mate""#, Attribute::In),
        (r#"mode="line" give-up="no""#, Attribute::GiveUp),
    ] {
        let fault = opened(text, TABLE).err().expect("it is a fault");
        assert_eq!(fault.attribute, Some(attribute));
    }
    let fault = opened(r#"mode="line""#, "PuzzleId,FEN,Moves\n").err();
    assert_eq!(fault.map(|fault| fault.message), Some(words::no_puzzles()));
}

#[test]
fn a_large_file_is_read_while_the_first_puzzle_is_on_the_board() {
    let row = "a,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8,600,80,90,100,mate short,https://a.example/x,\n";
    let file = row.repeat(10_000);
    let mut mode = opened(r#"mode="line""#, &file).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(
        mode.progress().as_deref(),
        Some("Puzzle 1"),
        "the rest is not read yet"
    );
    assert!(attempt(&mut mode, Square::A1, Square::A8).contains(&ModeEvent::Solved));
    let mut slices = 1;
    while mode.work_on(0).contains(&ModeEvent::WorkOn) {
        slices += 1;
    }
    assert!(slices > 50, "{slices}");
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 10,000"));
}

#[test]
fn a_set_is_taken_up_where_it_was_kept() {
    let text = r#"mode="line" max-tries="3" storage-key="set""#;
    let mut first = set(text, TABLE);
    attempt(&mut first, Square::A1, Square::A8);
    first.press(Control::NextPuzzle, 10);
    attempt(&mut first, Square::B2, Square::B3);
    let (kept, _) = first.value(12).expect("a task");

    let mut second = set(text, TABLE);
    second.take_up(&kept, 20);
    assert_eq!(second.progress().as_deref(), Some("Puzzle 2 of 2"));
    assert_eq!(second.value(20), first.value(12));
    let events = attempt(&mut second, Square::B2, Square::B1);
    assert_eq!(events.last(), Some(&ModeEvent::SetDone));

    // Once it is done nothing is told again.
    let (kept, _) = second.value(30).expect("a task");
    let mut third = set(text, TABLE);
    third.take_up(&kept, 40);
    assert_eq!(third.progress().as_deref(), Some("2 of 2 puzzles solved."));
    assert!(third.moves().is_empty());
    third.take_up("nonsense", 40);
    assert_eq!(third.value(40), Some((kept, Standing::Solved)));
}

#[test]
fn what_is_kept_waits_for_its_puzzle_to_be_read() {
    let row = "a,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8,600,80,90,100,mate short,https://a.example/x,\n";
    let file = row.repeat(1_000);
    let result = PuzzleResult {
        id: "a".to_owned(),
        standing: Standing::Solved,
        attempts: 1,
        hints: 0,
        milliseconds: 5,
    };
    let kept = SetOutcome {
        puzzles: 1_000,
        results: vec![result; 700],
    };
    let mut mode = opened(r#"mode="line""#, &file).unwrap_or_else(|fault| panic!("{fault:?}"));
    mode.take_up(&kept.to_string(), 1);
    assert_eq!(mode.headline(), words::reading_puzzles());
    while mode.work_on(2).contains(&ModeEvent::WorkOn) {}
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 701 of 1,000"));
}

#[test]
fn the_solution_of_a_puzzle_is_shown_after_its_tries() {
    let mut mode = set(r#"mode="line" give-up="1""#, TABLE);
    let events = attempt(&mut mode, Square::A1, Square::A7);
    assert_eq!(events.last(), Some(&ModeEvent::ShowSolution));
    assert!(mode.detail(0).contains(r#""result":"shown""#));
    let events = mode.show_solution(Some(&ANSWERS)).expect("it is there");
    assert_eq!(events, [ModeEvent::ContinueSlowly]);
    while !mode.go_on().is_empty() {}
    assert!(
        mode.board_state().fen().starts_with("R5k1/"),
        "{}",
        mode.board_state().fen()
    );
    assert!(mode.can(Control::NextPuzzle));
}

#[test]
fn what_is_corrected_in_a_file_is_told_with_its_line_and_column() {
    const COUNTER: &str = "Corrected: move number “0” read as “1”.";
    let table = TABLE.replace("8/5PPP/RR4K1 b - - 0 1", "8/5PPP/RR4K1 b - - 0 0");
    let games = GAMES.replacen("w - - 0 1", "w - - 0 0", 1);
    for (file, place) in [(table, (2, 1)), (games, (1, 1))] {
        let mode = set(r#"mode="line" src="puzzles""#, &file);
        let faults = mode.faults();
        let places: Vec<_> = faults
            .iter()
            .map(|fault| fault.line.zip(fault.column))
            .collect();
        assert_eq!(places, [Some(place)], "{faults:?}");
        assert_eq!(faults[0].message, COUNTER);
        assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 2"));
    }
}
