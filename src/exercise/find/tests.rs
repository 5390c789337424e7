use rules::{AnyPosition, Color, Move, Position, Square};

use super::*;
use crate::{Task, Try};

fn find(attributes: &str, fen: &str) -> Find {
    let text = format!("mode=\"find\" {attributes} fen=\"{fen}\"");
    match text.parse() {
        Ok(Task::Find(task)) => Find::new(&task, 0, 0),
        other => panic!("{text}: {other:?}"),
    }
}

fn names(find: &Find) -> String {
    let names = find.answers().iter().map(ToString::to_string);
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_whole_answer_follows_from_the_rules() {
    let castle = "r3k3/8/8/8/3p4/8/4P1p1/4K2R w K - 0 1";
    let pins = "4k3/4r3/8/8/1b6/8/3NN3/4K3 w - - 0 1";
    for (attributes, fen, expected) in [
        // A rook on h1, a pawn on g2: the way to castle is attacked.
        ("ask=\"moves\" of=\"e1\"", castle, "d1 d2 f2"),
        (
            "ask=\"moves\" of=\"e1\"",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "d1 f1 g1 d2 e2 f2",
        ),
        ("ask=\"moves\" of=\"e2\"", pins, ""),
        // Out of turn, and with a promotion counted once.
        ("ask=\"moves\" of=\"g2\"", castle, "g1 h1"),
        ("ask=\"captures\" of=\"g2\"", castle, "h1"),
        ("ask=\"captures\"", castle, ""),
        (
            "ask=\"captures\"",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5d6",
        ),
        (
            "ask=\"captures\" of=\"e5\"",
            "8/8/8/3pP3/8/8/8/8 w - d6 0 1",
            "d6",
        ),
        (
            "ask=\"checks\"",
            "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
            "a1a8 h1h8",
        ),
        (
            "ask=\"checks\" of=\"e4\"",
            "4k3/8/8/8/4N3/8/4R3/4K3 w - - 0 1",
            "d2 f2 c3 g3 c5 g5 d6 f6",
        ),
        (
            "ask=\"attackers\" of=\"e5\"",
            "8/8/3p4/4p3/8/3N4/8/4R3 w - - 0 1",
            "e1 d3",
        ),
        (
            "ask=\"defenders\" of=\"e5\"",
            "8/8/3p4/4p3/8/3N4/8/4R3 w - - 0 1",
            "d6",
        ),
        (
            "ask=\"attackers\" of=\"e4\" side=\"black\"",
            "8/8/3p4/4p3/8/3N4/8/4R3 w - - 0 1",
            "",
        ),
        (
            "ask=\"attackers\" of=\"c5\"",
            "8/8/3p4/4p3/8/3N4/8/4R3 w - - 0 1",
            "d3",
        ),
        // A pinned piece attacks.
        ("ask=\"attackers\" of=\"g3\"", pins, "e2"),
        ("ask=\"pinned\"", pins, "d2 e2"),
        ("ask=\"pinned\" side=\"black\"", pins, ""),
        (
            "ask=\"squares\" of=\"b2\"",
            "8/8/8/8/8/2P5/1P6/8 w - -",
            "a3 c3",
        ),
        ("ask=\"square\" of=\"e4\"", "8/8/8/8/8/8/8/8 w - -", "e4"),
        (
            "ask=\"name\" of=\"e4 a1\"",
            "8/8/8/8/8/8/8/8 w - -",
            "a1 e4",
        ),
    ] {
        assert_eq!(
            names(&find(attributes, fen)),
            expected,
            "{attributes} {fen}"
        );
    }
}

/// Compares the answers with those found by the questions of the rules to positions.
#[test]
fn answers_are_those_of_the_rules() {
    let mut position = Position::default();
    for number in 0..200_usize {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let setup = position.to_setup();
        let squares = |ask: Ask| -> rules::Bitboard {
            ask.answers(&setup).into_iter().map(Item::square).collect()
        };
        for color in Color::ALL {
            assert_eq!(
                squares(Ask::Pinned { side: Some(color) }),
                position.pinned(color)
            );
            for of in Square::ALL {
                let attackers = position.attackers(of, color);
                assert_eq!(squares(Ask::Attackers { of, side: color }), attackers);
            }
        }
        for of in position.occupied() {
            assert_eq!(squares(Ask::Squares(of)), position.commanded_by(of));
            if position.by_color(position.turn()).contains(of) {
                let targets: rules::Bitboard = moves
                    .iter()
                    .filter(|mv| mv.from() == of)
                    .map(|mv| mv.to())
                    .collect();
                assert_eq!(squares(Ask::Moves(Some(of))), targets);
            }
        }
        let items = |wanted: &dyn Fn(Move) -> bool| -> Answers {
            let moves = moves.iter().copied().filter(|&mv| wanted(mv));
            moves
                .map(|mv| Item::Move(Try::new(mv.from(), mv.to(), None)))
                .collect()
        };
        let captures = items(&|mv| position.captured_by(mv).is_some());
        assert_eq!(Ask::Captures(None).answers(&setup), captures);
        let checks = items(&|mv| position.play_unchecked(mv).is_check());
        assert_eq!(Ask::Checks(None).answers(&setup), checks);
        position = position.play_unchecked(moves[number * 7 % moves.len()]);
        assert_eq!(
            AnyPosition::of(&position.to_setup()).position(),
            Some(&position)
        );
    }
}

#[test]
fn an_answer_given_at_once_is_complete_missing_or_wrong() {
    let mut run = find("ask=\"moves\" of=\"a1\"", "8/8/8/8/8/8/8/N7 w - -");
    let given =
        |names: &str| -> Answers { names.split(' ').map(|name| name.parse().unwrap()).collect() };
    let report = run.check(&given("b3 b2"), 1);
    assert_eq!(report.found, given("b3"));
    assert_eq!(report.wrong, given("b2"));
    assert_eq!(report.missing, given("c2"));
    assert_eq!(*run.found(), given("b3"));
    assert!(run.check(&given("c2 b3"), 2).is_complete());
    assert!(run.tally().is_solved());
    let outcome = run.outcome(900);
    assert_eq!((outcome.attempts, outcome.milliseconds), (2, 2));
    assert!(run.check(&given("c2 b3"), 3).is_complete());
    assert_eq!(run.outcome(900).attempts, 2);
}

#[test]
fn where_nothing_is_to_be_found_nothing_is_right() {
    let mut run = find("ask=\"pinned\"", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(run.mark(Item::Square(Square::E1), 1), Mark::Wrong);
    assert_eq!(run.hint(), Some(Hint::Missing(0)));
    assert_eq!(run.hint(), None);
    assert!(run.check(&Answers::new(), 2).is_complete());
}

#[test]
fn a_promotion_is_found_whatever_the_pawn_becomes() {
    let mut run = find("ask=\"captures\"", "1n6/P7/8/8/8/8/8/8 w - -");
    let made = Item::Move("a7b8n".parse().unwrap());
    assert_eq!(run.mark(made, 1), Mark::Solved);
    assert_eq!(run.mark(made, 1), Mark::Over);
}

#[test]
fn hints_follow_what_was_found() {
    let text = "mode=\"find\" ask=\"moves\" of=\"a1\" fen=\"8/8/8/8/8/8/8/N7 w - -\"";
    let Ok(Task::Find(task)) = text.parse() else {
        panic!("{text}")
    };
    let mut run = Find::new(&task, 1, 0);
    assert_eq!(run.hint(), Some(Hint::Author(0)));
    assert_eq!(run.hint(), Some(Hint::Missing(2)));
    assert_eq!(run.hint(), Some(Hint::Square(Square::C2)));
    assert_eq!(run.hint(), None);
    assert_eq!(
        run.mark(Item::Square(Square::C2), 1),
        Mark::Right { missing: 1 }
    );
    assert_eq!(run.mark(Item::Square(Square::C2), 1), Mark::Again);
    assert_eq!(run.hint(), Some(Hint::Missing(1)));
    assert_eq!(run.outcome(1).hints, 4);
}
