use super::*;
use crate::{Attribute, Expected, Standing};

fn judged(goal: &BuildGoal, fen: &str) -> BuildVerdict {
    let mut build = Build::new(goal.clone(), 0, 0);
    build.hand_in(fen.parse().unwrap(), 1);
    loop {
        if let Some(verdict) = build.judge(500) {
            return verdict;
        }
    }
}

#[test]
fn a_position_is_judged_by_what_is_written_of_it() {
    let pieces = "r3k2r/8/8/8/4P3/8/8/R3K2R";
    let other = "r3k2r/8/8/8/4P3/8/8/R3K3";
    for (target, built, is_same) in [
        (pieces.to_owned(), format!("{pieces} b KQkq e3 7 20"), true),
        (format!("{pieces} b"), format!("{pieces} b - - 7 20"), true),
        (format!("{pieces} b"), format!("{pieces} w - - 0 1"), false),
        (
            format!("{pieces} b KQ"),
            format!("{pieces} b KQ - 0 1"),
            true,
        ),
        (
            format!("{pieces} b KQ"),
            format!("{pieces} b KQkq - 0 1"),
            false,
        ),
        (
            format!("{pieces} b - -"),
            format!("{pieces} b KQkq - 0 1"),
            false,
        ),
        (
            format!("{pieces} b - e3"),
            format!("{pieces} b - - 0 1"),
            false,
        ),
        (
            format!("{pieces} b - - 9 9"),
            format!("{pieces} b - - 0 1"),
            true,
        ),
        (pieces.to_owned(), format!("{other} w - - 0 1"), false),
    ] {
        let goal = BuildGoal::Position(Target::read(&target).unwrap());
        let verdict = judged(&goal, &built);
        assert_eq!(
            verdict == BuildVerdict::Solved,
            is_same,
            "{target}: {built}"
        );
    }
}

#[test]
fn squares_that_differ_are_counted_from_both_positions() {
    let target = Target::read("8/8/8/8/8/8/8/K6R").unwrap();
    let differences = target.differences(&"8/8/8/8/8/8/8/K5R1 w - - 0 1".parse().unwrap());
    assert_eq!(differences.squares.len(), 2);
}

#[test]
fn a_mate_has_to_take_as_many_moves_as_are_asked_for() {
    const LADDER: &str = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let mate = |moves| BuildGoal::Mate { moves };
    for (moves, fen, verdict) in [
        (2, LADDER, BuildVerdict::Solved),
        (1, LADDER, BuildVerdict::NoMate),
        (3, LADDER, BuildVerdict::Sooner { moves: 2 }),
        // Black is to move and mates.
        (1, "7K/8/5kq1/8/8/8/8/8 b - - 0 1", BuildVerdict::Solved),
        (1, "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", BuildVerdict::NoMove),
    ] {
        assert_eq!(judged(&mate(moves), fen), verdict, "{fen}");
    }
    let verdict = judged(&mate(1), "8/8/8/8/8/8/8/K7 w - - 0 1");
    assert!(matches!(verdict, BuildVerdict::Illegal(faults) if faults.len() == 1));
}

#[test]
fn what_is_too_hard_is_no_attempt() {
    let mut build = Build::new(BuildGoal::Mate { moves: 4 }, 0, 0);
    let start = Setup::default();
    let distance = Distance::with_limit(&Position::default(), 4, 10);
    build.open = Some(HandedIn {
        setup: start,
        time: 1,
        distance: Some(Box::new(distance)),
    });
    let verdict = loop {
        if let Some(verdict) = build.judge(100_000) {
            break verdict;
        }
    };
    assert_eq!(verdict, BuildVerdict::TooHard);
    assert_eq!(build.tally().attempts(), 0);
}

#[test]
fn a_task_ends_with_its_last_try() {
    let goal = BuildGoal::Mate { moves: 1 };
    let most = Some(2);
    let mut build = Build::new(goal, 0, 0).limited(Tries {
        most,
        give_up: None,
    });
    for standing in [Standing::Open, Standing::Failed] {
        build.hand_in(Setup::empty(), 5);
        assert!(matches!(build.judge(1), Some(BuildVerdict::Illegal(_))));
        assert_eq!(build.tally().standing(), standing);
    }
    build.hand_in(Setup::empty(), 5);
    assert_eq!(build.judge(1), Some(BuildVerdict::Over));
}

#[test]
fn what_is_written_wrong_is_named_with_its_attribute() {
    type Case = (&'static [(&'static str, &'static str)], Attribute);
    let cases: [Case; 7] = [
        (&[("goal", "checkmate")], Attribute::Goal),
        (&[("goal", "mate in 9")], Attribute::Goal),
        (&[("goal", "mate in")], Attribute::Goal),
        (&[("goal", "mate")], Attribute::In),
        (&[("goal", "position")], Attribute::Target),
        (
            &[("goal", "position"), ("target", "8/8/9 w")],
            Attribute::Target,
        ),
        (
            &[("goal", "mate in 2"), ("target", "start")],
            Attribute::Target,
        ),
    ];
    for (attributes, attribute) in cases {
        let error = BuildGoal::parse(attributes).expect_err("it is wrong");
        assert_eq!(error.attribute, attribute, "{attributes:?}: {error}");
    }
    let error = BuildGoal::parse(&[("in", "2")]).expect_err("it means nothing");
    assert_eq!(error.expected, Expected::Nothing);
}
