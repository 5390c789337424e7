use proptest::prelude::*;

use super::*;
use crate::{Item, Outcome, Standing, Try};

/// What stands in an attribute text, and what is said about it.
const REFUSED: [(&str, &str); 26] = [
    (
        "mode=\"play\"",
        "mode: expected one of solve, find, line, found \"play\"",
    ),
    ("", "mode: expected one of solve, find, line, found nothing"),
    (
        "mode=solve",
        "mode: expected attributes such as mode=\"solve\", found \"mode=solve\"",
    ),
    (
        "mode=\"solve\" goal=\"win\"",
        "goal: expected one of mate, capture-all, reach, promote, escape, stalemate, survive, found \"win\"",
    ),
    (
        "mode=\"solve\" goal=\"mate\"",
        "in: expected a number from 1 to 4, found nothing",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"0\"",
        "in: expected a number from 1 to 4, found \"0\"",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"two\"",
        "in: expected a number from 1 to 4, found \"two\"",
    ),
    (
        "mode=\"solve\" goal=\"stalemate\" in=\"2\"",
        "in: expected the number 1, found \"2\"",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"2\" max-moves=\"3\"",
        "max-moves: expected nothing: it has no meaning here, found \"3\"",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"2\" fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"",
        "fen: expected a legal position: white has no king; black has no king, found \"8/8/8/8/8/8/8/8 w - - 0 1\"",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"2\" fen=\"8/8\"",
        "fen: FEN field 1 (placement), character 4: has 2 of 8 ranks",
    ),
    (
        "mode=\"solve\" goal=\"mate\" in=\"2\" fen=\"1k6/1P6/1K6/8/8/8/8/8 b - - 0 1\"",
        "fen: expected a position with a legal move, found \"1k6/1P6/1K6/8/8/8/8/8 b - - 0 1\"",
    ),
    (
        "mode=\"solve\" goal=\"escape\"",
        "fen: expected that white is in check, found ",
    ),
    (
        "mode=\"solve\" goal=\"capture-all\" by=\"x\"",
        "by: expected the letter of a piece or a square, found \"x\"",
    ),
    (
        "mode=\"solve\" goal=\"capture-all\" by=\"e7\"",
        "by: expected a piece that is on the board, found \"e7\"",
    ),
    (
        "mode=\"solve\" goal=\"capture-all\" fen=\"8/8/8/8/8/8/8/N7 w - -\"",
        "fen: expected a piece of black that can be taken, found ",
    ),
    (
        "mode=\"solve\" goal=\"reach\"",
        "to: expected squares, found nothing",
    ),
    (
        "mode=\"solve\" goal=\"reach\" to=\"e9\"",
        "to: expected squares, found \"e9\"",
    ),
    (
        "mode=\"solve\" goal=\"promote\" to=\"k\"",
        "to: expected q, r, b or n, found \"k\"",
    ),
    (
        "mode=\"solve\" goal=\"promote\" by=\"n\"",
        "by: expected a pawn of white, found \"n\"",
    ),
    (
        "mode=\"find\" ask=\"moves\" of=\"e5\"",
        "of: expected a piece that is on the board, found \"e5\"",
    ),
    (
        "mode=\"find\" ask=\"attackers\"",
        "of: expected a square, found nothing",
    ),
    (
        "mode=\"find\" ask=\"checks\" fen=\"8/8/8/8/8/8/8/N7 w - -\"",
        "fen: expected a king of black, found ",
    ),
    (
        "mode=\"find\" ask=\"pinned\" side=\"green\"",
        "side: expected one of white, black, found \"green\"",
    ),
    (
        "mode=\"line\" reply=\"some\"",
        "reply: expected one of main, random, all, found \"some\"",
    ),
    (
        "mode=\"line\" start=\"w12\"",
        "start: expected a move such as 12w or 14b/1, found \"w12\"",
    ),
];

#[test]
fn what_is_wrong_is_named() {
    for (text, expected) in REFUSED {
        let error = text.parse::<Task>().expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}\n{error}\n{expected}");
    }
}

#[test]
fn foreign_and_empty_attributes_are_left_alone() {
    let attributes = [
        ("class", "big"),
        ("MODE", " Solve "),
        ("goal", "Mate"),
        ("in", "2"),
        ("max-moves", ""),
        ("orientation", "black"),
    ];
    let task = Task::parse(&attributes).unwrap();
    let start = Setup::default();
    let expected = format!("mode=\"solve\" goal=\"mate\" in=\"2\" fen=\"{start}\"");
    assert_eq!(task.to_string(), expected);
}

fn squares() -> impl Strategy<Value = Square> {
    prop::sample::select(Square::ALL.to_vec())
}

fn items() -> impl Strategy<Value = Item> {
    let roles = prop::option::of(prop::sample::select(Role::PROMOTIONS.to_vec()));
    prop_oneof![
        squares().prop_map(Item::Square),
        (squares(), squares(), roles)
            .prop_map(|(from, to, promotion)| Item::Move(Try::new(from, to, promotion))),
    ]
}

/// Attributes of which many make a task.
fn attributes() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    let one = |values: &[&'static str]| {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        prop::sample::select(values)
    };
    let solve = (
        one(&[
            "mate",
            "capture-all",
            "reach",
            "promote",
            "escape",
            "stalemate",
            "survive",
        ]),
        one(&["", "1", "2", "4", "20"]),
        one(&["", "n", "p", "a2", "g8"]),
        one(&["", "e4", "a1 h8", "q", "n"]),
        one(&["", "3", "100"]),
        one(FENS),
    )
        .prop_map(|(goal, within, by, to, most, fen)| {
            vec![
                ("mode", "solve".to_owned()),
                ("goal", goal),
                ("in", within),
                ("by", by),
                ("to", to),
                ("max-moves", most),
                ("fen", fen),
            ]
        });
    let find = (
        one(&[
            "moves",
            "captures",
            "checks",
            "attackers",
            "defenders",
            "pinned",
            "squares",
            "square",
            "name",
        ]),
        one(&["", "e4", "e1", "a2", "a1 h8"]),
        one(&["", "white", "black", "both"]),
        one(FENS),
    )
        .prop_map(|(ask, of, side, fen)| {
            vec![
                ("mode", "find".to_owned()),
                ("ask", ask),
                ("of", of),
                ("side", side),
                ("fen", fen),
            ]
        });
    let line = (
        one(&["", "white", "black"]),
        one(&["", "main", "random", "all"]),
        one(&["", "12w", "3b/2"]),
    )
        .prop_map(|(side, reply, start)| {
            vec![
                ("mode", "line".to_owned()),
                ("side", side),
                ("reply", reply),
                ("start", start),
            ]
        });
    prop_oneof![solve, find, line]
}

const FENS: &[&str] = &[
    "",
    "8/8/8/2p1p3/8/3N4/P7/8 w - - 0 1",
    "4r1k1/8/8/8/8/8/P2P4/4KN2 w - - 0 1",
    "r3k2r/8/8/8/4P3/8/P7/R3K2R b KQkq e3 0 1",
];

proptest! {
    #[test]
    fn a_task_is_read_back_as_it_was_written(attributes in attributes()) {
        let pairs: Vec<_> = attributes.iter().map(|(name, value)| (*name, value.as_str())).collect();
        if let Ok(task) = Task::parse(&pairs) {
            let text = task.to_string();
            prop_assert_eq!(text.parse::<Task>(), Ok(task), "{}", text);
        }
    }

    #[test]
    fn what_was_found_is_read_back(item in items()) {
        prop_assert_eq!(item.to_string().parse(), Ok(item));
    }

    #[test]
    fn an_outcome_is_json_and_read_back(
        standing in prop::sample::select(Standing::ALL.to_vec()),
        attempts in any::<u32>(),
        hints in any::<u32>(),
        milliseconds in any::<u64>(),
        moves in prop::collection::vec(items(), 0..6),
        position in prop::option::of(Just("8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned())),
    ) {
        let outcome = Outcome { standing, attempts, hints, milliseconds, moves, position };
        let text = outcome.to_string();
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(json["attempts"].as_u64(), Some(u64::from(attempts)));
        prop_assert_eq!(json["solved"].as_bool(), Some(standing == Standing::Solved));
        prop_assert_eq!(json["result"].as_str(), Some(standing.as_str()));
        prop_assert_eq!(json["moves"].as_array().map(Vec::len), Some(outcome.moves.len()));
        prop_assert_eq!(text.parse(), Ok(outcome));
    }
}
