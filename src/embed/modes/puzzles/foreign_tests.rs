//! Sets of puzzles as other programs write them.

use rules::Square;

use super::super::ActiveMode;
use super::tests::{attempt, set};
use super::*;

/// A study of Lichess as it is exported: a chapter of text, comments with arrows, marks and the side of the
/// board, wrong moves as variations, no results.
const STUDY: &str = "\u{feff}[Event \"Tactics: Welcome\"]\r
[Site \"https://lichess.org/study/AbCdEfGh/IjKlMnOp\"]\r
[Result \"*\"]\r
[Variant \"Standard\"]\r
[ECO \"?\"]\r
[Opening \"?\"]\r
[Annotator \"https://lichess.org/@/teacher\"]\r
[StudyName \"Tactics\"]\r
[ChapterName \"Welcome\"]\r
[UTCDate \"2026.01.02\"]\r
[UTCTime \"03:04:05\"]\r
\r
{ Welcome to the study. [%csl Ge4][%cal Re2e4] }\r
 *\r
\r
\r
[Event \"Tactics: Back rank\"]\r
[Site \"https://lichess.org/study/AbCdEfGh/QrStUvWx\"]\r
[Result \"*\"]\r
[Variant \"From Position\"]\r
[ECO \"?\"]\r
[Opening \"?\"]\r
[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\"]\r
[SetUp \"1\"]\r
[ChapterMode \"gamebook\"]\r
[Orientation \"white\"]\r
\r
{ White to play and win. [%csl Gg8][%cal Ga1a8] }\r
1. Ra8# $1 { [%cal Ga8g8] Well done. } (1. Ra7? { The king gets out. } 1... h6) (1. Rb1?! g6) *\r
\r
\r
[Event \"Tactics: Black\"]\r
[Site \"https://lichess.org/study/AbCdEfGh/YzAbCdEf\"]\r
[Variant \"From Position\"]\r
[FEN \"r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1\"]\r
[SetUp \"1\"]\r
[Orientation \"black\"]\r
\r
1... Ra1# *\r
";

/// Tests of ChessBase: a diagram mark, a training question, a null move, results, moves broken over lines.
const CHESSBASE: &str = "[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"Exercise 1\"]
[Black \"?\"]
[Result \"1-0\"]
[SetUp \"1\"]
[FEN \"6k1/5ppp/2q5/3N4/8/8/5PPP/6K1 w - - 0 1\"]
[PlyCount \"3\"]
[SourceVersionDate \"2026.01.02\"]

{[#]} {[%tqu \"En\",\"Find the fork\",\"\",\"\",\"d5e7\",\"\",10]} 1. Ne7+ $1 (1. h3
$6 Qxd5) (1. Nb4 $4 {[%evp 0,2,19,-120]} Qc1#) 1... Kf8
2. Nxc6 $18 {[%csl Gc6]} 1-0

[Event \"?\"]
[White \"Exercise 2\"]
[Black \"?\"]
[Result \"0-1\"]
[SetUp \"1\"]
[FEN \"r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 23\"]
[PlyCount \"1\"]

{[#]} 23...Ra1# (23... Z0 24. h3) 0-1

[Event \"?\"]
[White \"Exercise 3\"]
[Result \"1-0\"]
[FEN \"6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 0\"]

1.Nf7# 1-0
";

/// What else there is: tags without an empty line behind them, no result, letters of another language.
const BY_HAND: &str = "[FEN \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -\"]
1. Ra8#

[FEN \"6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1\"]

1. Tb8#

[White \"A whole game\"]

1. f3 e5 2. g4 Qh4# 0-1

[FEN \"6k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1\"]

1. Rc9# *
";

/// Makes the moves one after the other, each right, and goes on to the next puzzle.
#[track_caller]
fn solve(mode: &mut ActiveMode, moves: &[(Square, Square)]) {
    for (number, &(from, to)) in moves.iter().enumerate() {
        let events = attempt(mode, from, to);
        let is_last = number + 1 == moves.len();
        let is_right =
            !events.contains(&ModeEvent::Failed) && events.contains(&ModeEvent::Solved) == is_last;
        assert!(is_right, "{from}{to}: {events:?}");
    }
    mode.press(Control::NextPuzzle, 10);
}

#[test]
fn a_study_of_lichess_is_a_set_of_its_positions() {
    let mut mode = set(r#"mode="line" orientation="auto""#, STUDY);
    let faults = mode.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].line, Some(1), "{faults:?}");
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 2"));
    let wrong = attempt(&mut mode, Square::A1, Square::A7);
    assert!(
        format!("{wrong:?}").contains("The king gets out."),
        "{wrong:?}"
    );
    assert!(!format!("{wrong:?}").contains("%cal"));
    solve(&mut mode, &[(Square::A1, Square::A8)]);
    assert_eq!(mode.reader(), Some(rules::Color::Black));
    solve(&mut mode, &[(Square::A8, Square::A1)]);
}

#[test]
fn tests_of_chessbase_are_a_set() {
    let mut mode = set(r#"mode="line""#, CHESSBASE);
    let faults = mode.faults();
    assert_eq!(
        mode.progress().as_deref(),
        Some("Puzzle 1 of 3"),
        "{faults:?}"
    );
    let wrong = attempt(&mut mode, Square::D5, Square::B4);
    assert!(wrong.contains(&ModeEvent::Failed), "{wrong:?}");
    let wrong = attempt(&mut mode, Square::H2, Square::H3);
    assert!(wrong.contains(&ModeEvent::Failed), "{wrong:?}");
    solve(
        &mut mode,
        &[(Square::D5, Square::E7), (Square::E7, Square::C6)],
    );
    solve(&mut mode, &[(Square::A8, Square::A1)]);
    solve(&mut mode, &[(Square::E5, Square::F7)]);
}

#[test]
fn what_is_written_by_hand_is_a_set_as_far_as_it_can_be_read() {
    let mut mode = set(r#"mode="line""#, BY_HAND);
    let faults = mode.faults();
    let places: Vec<_> = faults
        .iter()
        .map(|fault| (fault.line, fault.column))
        .collect();
    assert_eq!(places, [(Some(14), Some(4))], "{faults:?}");
    assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 3"));
    solve(&mut mode, &[(Square::A1, Square::A8)]);
    solve(&mut mode, &[(Square::B1, Square::B8)]);
}

#[test]
fn a_goal_leaves_out_what_has_no_position() {
    for (file, count, lines) in [
        (STUDY, 2, vec![1]),
        (CHESSBASE, 3, vec![]),
        (BY_HAND, 3, vec![8]),
    ] {
        let mode = set(r#"mode="solve" goal="mate" in="1""#, file);
        let places: Vec<_> = mode
            .faults()
            .iter()
            .filter_map(|fault| fault.line)
            .collect();
        assert_eq!(places, lines, "{:?}", mode.faults());
        assert_eq!(mode.progress(), Some(format!("Puzzle 1 of {count}")));
    }
    let games = "[Event \"A\"]\n1. e4 *\n\n[Event \"B\"]\n1. d4 *";
    let mode = set(r#"mode="solve" goal="mate" in="1""#, games);
    assert_eq!(
        (mode.headline(), mode.faults().len()),
        (words::no_puzzles(), 2)
    );
}

#[test]
fn a_set_may_be_indented_or_begin_with_a_remark() {
    for file in [
        BY_HAND.replace("\n[", "\n        ["),
        format!("% written by a program\n{BY_HAND}"),
        format!("; three puzzles, by hand\n\n{BY_HAND}"),
    ] {
        let mode = set(r#"mode="line""#, &file);
        assert_eq!(mode.progress().as_deref(), Some("Puzzle 1 of 3"), "{file}");
    }
}
