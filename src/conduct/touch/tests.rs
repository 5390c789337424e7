//! The cases of `tests/data/touch.txt`.

use rules::{Position, Role, Square};

use super::{RookAnswer, Touch, TouchEvent, TouchRefused};
use crate::{Binding, Code};

const CASES: &str = include_str!("../../../tests/data/touch.txt");

fn squares(words: &[&str]) -> Vec<Square> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn event(position: &Position, text: &str) -> TouchEvent {
    let by = position.turn();
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["adjust"] => TouchEvent::Adjust(by),
        ["adjust-other"] => TouchEvent::Adjust(by.other()),
        ["done"] => TouchEvent::EndAdjust(by),
        ["done-other"] => TouchEvent::EndAdjust(by.other()),
        ["touch", square] => TouchEvent::Touch {
            by,
            square: square.parse().unwrap(),
        },
        ["other", square] => TouchEvent::Touch {
            by: by.other(),
            square: square.parse().unwrap(),
        },
        ["together", ..] => TouchEvent::Together {
            by,
            squares: squares(&words[1..]),
        },
        ["put-back"] => TouchEvent::PutBack,
        ["release", square] => TouchEvent::Release(square.parse().unwrap()),
        ["promote", role] => {
            TouchEvent::Promote(Role::from_char(role.chars().next().unwrap()).unwrap())
        }
        ["select", square] => TouchEvent::Select(square.parse().unwrap()),
        ["stands"] => TouchEvent::Answer(RookAnswer::Stands),
        ["castles"] => TouchEvent::Answer(RookAnswer::Castles),
        ["excuse"] => TouchEvent::Excuse,
        _ => panic!("the event “{text}” is not known"),
    }
}

fn uci(binding: &Binding, position: &Position) -> Vec<String> {
    let moves = binding.moves(position);
    let mode = position.castling_mode();
    let text = |mv: &rules::Move| {
        if mv.is_castling() {
            format!("{}{}", mv.from(), mv.shown_target(mode))
        } else {
            mv.to_string()
        }
    };
    let mut texts: Vec<_> = moves.iter().map(text).collect();
    texts.sort();
    texts
}

/// What follows, in the form of the file.
fn follows(result: Result<Binding, TouchRefused>, position: &Position) -> String {
    match result {
        Err(_) => "refused".to_owned(),
        Ok(Binding::Free) => "any".to_owned(),
        Ok(Binding::OpponentSelects(choices)) => {
            let pieces: Vec<_> = choices.iter().map(|it| it.piece.to_string()).collect();
            format!("select {}", pieces.join(" "))
        }
        Ok(Binding::OpponentMayStop { rook, castling }) => format!("stop {rook} {castling}"),
        Ok(bound) => uci(&bound, position).join(" "),
    }
}

fn sorted(text: &str) -> String {
    if text.starts_with("select") || text.starts_with("stop") {
        return text.to_owned();
    }
    let mut words: Vec<_> = text.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

#[test]
fn touched_pieces_bind_as_each_code_says() {
    let lines = CASES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut count = 0;
    let mut wrong = Vec::new();
    for line in lines {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [code, _, fen, events, expected] = fields[..] else {
            panic!("five fields: {line}");
        };
        let code: Code = code.parse().unwrap();
        let setup = rules::Setup::from_chess960_fen(fen);
        let position: Position = match fen.parse() {
            Ok(position) => position,
            Err(_) => Position::from_setup(&setup.unwrap()).unwrap(),
        };
        let (mut touch, events) = match events.strip_prefix("cry; ") {
            Some(rest) => (Touch::after_false_cry(), rest),
            None => (Touch::default(), events),
        };
        let texts: Vec<&str> = events.split("; ").collect();
        let mut refused = None;
        for (index, text) in texts.iter().enumerate() {
            // A reload between any two events changes nothing.
            touch = touch.to_string().parse().unwrap();
            if let Err(error) = touch.apply(code, &position, event(&position, text)) {
                assert_eq!(index + 1, texts.len(), "{line}: {error}");
                refused = Some(error);
            }
        }
        let result = refused.map_or_else(|| Ok(touch.binding(code, &position)), Err);
        let found = follows(result, &position);
        if found != sorted(expected) {
            wrong.push(format!("{line}, but it was: {found}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 60, "only {count} cases");
}

#[test]
fn a_wrong_text_of_touched_pieces_says_what_is_wrong() {
    for (text, found) in [
        ("touched=e2,e2", "touched=e2,e2"),
        ("touched=e9", "touched=e9"),
        ("selected=e2 selected=e3", "selected=e3"),
        ("", ""),
        ("released=e2", "released=e2"),
        ("promotion=queen", "promotion=queen"),
    ] {
        let error = text.parse::<Touch>().unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("“{found}” is not what was touched")),
            "{error}"
        );
    }
}
