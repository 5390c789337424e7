//! The cases of the kind conduct. What is expected is read from the file alone, and a case of a form
//! that is not known here fails.

use std::collections::BTreeSet;

use conduct::{
    Binding, CheckCall, Circumstances, Code, Conduct, ConductState, Duty, IllegalMoveLaw,
    Irregularity, Memory, Noticed, Offence, Pace, PenaltyKind, Remedy, RookAnswer, Ruling, Touch,
    TouchEvent, rule_on,
};
use rules::{CastlingSide, Position, Role, Square};
use serde_json::Value;

use crate::cases::{Case, each, square, strings};

#[test]
fn touched_pieces_and_illegal_moves_are_treated_as_the_books_say() {
    each("conduct", 18, |case| {
        let keys: BTreeSet<&str> = case.expectations().keys().map(String::as_str).collect();
        let has = |key: &str| keys.contains(key);
        let form = case.text("code");
        let known: &[&str] = match form {
            "S0" | "S2" if has("own") => touched(case, form),
            "S0" if has("rook_first") => rook_first(case),
            "S0-VIII" => neglected_check(case),
            "S0-VII" => false_move(case),
            "S2-illegal" => same_piece(case),
            "S0-V" => two_moves(case),
            "S4-annul" => misplaced(case),
            "S0-IV" => first_move(case),
            other => panic!("{}: form {other} is not known", case.id()),
        };
        let unknown: Vec<_> = keys
            .iter()
            .filter(|key| **key != "code" && !known.contains(key))
            .collect();
        assert!(unknown.is_empty(), "{}: {unknown:?} is not read", case.id());
    });
}

fn code(name: &str) -> Code {
    match name {
        "S0" => Code::Seed000,
        "S2" | "s2" => Code::Seed002,
        "fide" => Code::Fide,
        other => panic!("{other} is no code"),
    }
}

/// Moves in UCI, sorted.
fn texts(moves: &[rules::Move]) -> BTreeSet<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn wanted(value: &'static Value) -> BTreeSet<String> {
    assert!(value.is_array(), "{value} is no list of moves");
    strings(value).into_iter().map(str::to_owned).collect()
}

fn assert_binding(case: &Case, who: &str, binding: &Binding, expected: &'static Value) {
    let id = case.id();
    match expected.as_str() {
        Some("any") => assert_eq!(*binding, Binding::Free, "{id} {who}"),
        Some(other) => panic!("{id}: {other} is not known"),
        None => match binding {
            Binding::Bound { moves, .. } => {
                assert_eq!(texts(moves), wanted(expected), "{id} {who}");
            }
            other => panic!("{id} {who}: {other:?}"),
        },
    }
}

fn touch_all(code: Code, position: &Position, touched: &[Square]) -> Touch {
    let mut touch = Touch::default();
    let by = position.turn();
    for &square in touched {
        touch
            .apply(code, position, TouchEvent::Touch { by, square })
            .expect("a piece stands there");
    }
    touch
}

fn touched(case: &Case, form: &str) -> &'static [&'static str] {
    let position = case.first_position();
    // In the order of the file: that is the order in which they were touched.
    let listed = |key: &str| strings(case.expect(key)).into_iter().map(square);
    let touched: Vec<Square> = listed("own").chain(listed("enemy")).collect();
    assert!(!touched.is_empty(), "{}: nothing is touched", case.id());
    for (key, of) in [("must", form), ("fide", "fide"), ("s2", "s2")] {
        let expected = case.expect(key);
        if !expected.is_null() {
            let binding = touch_all(code(of), &position, &touched).binding(code(of), &position);
            assert_binding(case, key, &binding, expected);
        }
    }
    if let Some(choices) = case.expect("opponent_choice").as_object() {
        let mut touch = touch_all(code(form), &position, &touched);
        let Binding::OpponentSelects(found) = touch.binding(code(form), &position) else {
            panic!("{}: the opponent has no choice", case.id());
        };
        assert_eq!(found.len(), choices.len(), "{}", case.id());
        for choice in &found {
            let expected = &choices[&choice.piece.to_string()];
            assert_eq!(texts(&choice.moves), wanted(expected), "{}", case.id());
            let select = TouchEvent::Select(choice.piece);
            let mut selected = touch.clone();
            selected
                .apply(code(form), &position, select)
                .expect("it is one of the choices");
            let binding = selected.binding(code(form), &position);
            assert_binding(case, "selected", &binding, expected);
        }
        let other = TouchEvent::Select(position.king(position.turn()));
        assert!(touch.apply(code(form), &position, other).is_err());
    } else {
        assert!(
            !case.expect("must").is_null(),
            "{}: nothing is expected",
            case.id()
        );
    }
    &["own", "enemy", "must", "fide", "s2", "opponent_choice"]
}

fn rook_first(case: &Case) -> &'static [&'static str] {
    let position = case.first_position();
    let by = position.turn();
    let king = position.king(by);
    let rook = square(case.text("rook_first"));
    let stand = case.read(&position, case.text("stand"));
    assert_eq!(stand.from(), rook, "{}", case.id());

    let old = code(case.text("code"));
    let mut touch = touch_all(old, &position, &[rook]);
    for event in [
        TouchEvent::Release(stand.to()),
        TouchEvent::Touch { by, square: king },
    ] {
        touch.apply(old, &position, event).expect("it can be");
    }
    let Binding::OpponentMayStop {
        rook: stops,
        castling,
    } = touch.binding(old, &position)
    else {
        panic!("{}: the opponent has no say", case.id());
    };
    assert_eq!((stops, castling.castling_rook()), (stand, Some(rook)));
    for (answer, mv) in [(RookAnswer::Stands, stand), (RookAnswer::Castles, castling)] {
        let mut answered = touch.clone();
        answered
            .apply(old, &position, TouchEvent::Answer(answer))
            .expect("the opponent is asked");
        let binding = answered.binding(old, &position);
        assert_eq!(binding.moves(&position), [mv], "{}", case.id());
    }

    let touch = touch_all(Code::Fide, &position, &[rook, king]);
    let binding = touch.binding(Code::Fide, &position);
    assert_binding(case, "fide", &binding, case.expect("fide"));
    &["rook_first", "stand", "fide"]
}

fn neglected_check(case: &Case) -> &'static [&'static str] {
    let conduct = Conduct::of(Code::Seed000);
    let mut position = case.first_position();
    let mut state = ConductState::of_start(conduct, &position);
    for text in strings(case.expect("after")) {
        let mv = case.read(&position, text);
        let after = position.play_unchecked(mv);
        let call = match after.is_check() {
            true => CheckCall::Said,
            false => CheckCall::Silent,
        };
        state.played(conduct, &position, mv, call);
        position = after;
    }
    let all = Binding::Free.moves(&position);
    assert_eq!(
        texts(&all),
        wanted(case.expect("modern_legal")),
        "{}",
        case.id()
    );

    let neglects = neglecting_moves(&position);
    assert!(
        !neglects.is_empty(),
        "{}: nothing neglects the check",
        case.id()
    );
    for (piece, to) in neglects {
        let mut state = state.clone();
        let ruling = state.offend(conduct, &position, Offence::Move { piece, to });
        assert!(matches!(
            ruling,
            Ruling::Replace {
                duty: Some(Duty::MoveKing),
                ..
            }
        ));
        let binding = state.binding(conduct, &position);
        assert_binding(case, "must", &binding, case.expect("must"));
    }
    &["after", "must", "modern_legal"]
}

/// What would be legal if it did not leave the king in check.
fn neglecting_moves(position: &Position) -> Vec<(Square, Square)> {
    let pairs = Square::ALL
        .into_iter()
        .flat_map(|from| Square::ALL.into_iter().map(move |to| (from, to)));
    pairs
        .filter(|&(piece, to)| conduct::is_neglect(position, piece, to))
        .collect()
}

fn false_move(case: &Case) -> &'static [&'static str] {
    let position = case.first_position();
    let (piece, to) = (square(case.text("man")), square(case.text("target")));
    assert!(
        position.find_move(piece, to, None).is_err(),
        "{}",
        case.id()
    );
    let offence = Offence::Move { piece, to };
    let now = Circumstances::default();
    let Ruling::Penalties(penalties) = rule_on(IllegalMoveLaw::Penalties, &position, offence, now)
    else {
        panic!("{}: no penalties", case.id());
    };
    let options = case.expect("options").as_object().expect("options by name");
    for (name, expected) in options {
        let kind = match name.as_str() {
            "move_man" => PenaltyKind::MovePiece,
            "capture_target" => PenaltyKind::TakePiece,
            "move_other" => PenaltyKind::MoveOther,
            other => panic!("{}: penalty {other} is not known", case.id()),
        };
        let penalty = penalties.iter().find(|penalty| penalty.kind == kind);
        let penalty = penalty.unwrap_or_else(|| panic!("{}: {name} is missing", case.id()));
        assert_eq!(
            texts(&penalty.moves),
            wanted(expected),
            "{}: {name}",
            case.id()
        );
    }
    assert_replaced(
        case,
        IllegalMoveLaw::of(Code::Fide),
        &position,
        offence,
        "fide",
    );
    &["man", "target", "options", "fide"]
}

fn assert_replaced(
    case: &Case,
    law: IllegalMoveLaw,
    position: &Position,
    offence: Offence,
    key: &str,
) {
    let Ruling::Replace { binding, .. } = rule_on(law, position, offence, Circumstances::default())
    else {
        panic!("{}: {key}: the move is not replaced", case.id());
    };
    assert_binding(case, key, &binding, case.expect(key));
}

fn same_piece(case: &Case) -> &'static [&'static str] {
    let position = case.first_position();
    let turn = position.turn();
    let piece = square(case.text("man"));
    // Wherever the piece was put against the laws without taking something.
    let is_illegal = |to: &Square| {
        *to != piece
            && !position.by_color(turn.other()).contains(*to)
            && !position.legal_destinations(piece).contains(*to)
    };
    let mut count = 0;
    for to in Square::ALL.into_iter().filter(is_illegal) {
        let offence = Offence::Move { piece, to };
        let law = IllegalMoveLaw::of(Code::Seed002);
        assert_replaced(case, law, &position, offence, "must");
        assert_replaced(
            case,
            IllegalMoveLaw::of(Code::Fide),
            &position,
            offence,
            "fide",
        );
        count += 1;
    }
    assert!(count > 0, "{}: the piece can go everywhere", case.id());
    if position
        .piece_at(piece)
        .is_some_and(|moved| moved.role == Role::King)
    {
        for side in CastlingSide::ALL {
            assert!(position.castling_refusal(side).is_some(), "{}", case.id());
        }
    }
    &["man", "must", "fide"]
}

fn two_moves(case: &Case) -> &'static [&'static str] {
    let conduct = Conduct::of(Code::Seed000);
    let mut position = case.first_position();
    let mut state = ConductState::of_start(conduct, &position);
    let play = |state: &mut ConductState, position: &mut Position, text: &str| {
        let mv = case.read(position, text);
        state.played(conduct, position, mv, CheckCall::Silent);
        *position = position.play_unchecked(mv);
    };
    for text in strings(case.expect("before")) {
        play(&mut state, &mut position, text);
    }
    let wrong = square(&case.text("wrong")[..2]);
    assert!(position.by_color(position.turn().other()).contains(wrong));
    let before = position;
    let duty = state.moved_out_of_turn(conduct, &position, wrong);
    assert_eq!(duty, Some(Duty::MovePiece(wrong)), "{}", case.id());
    assert_eq!(position, before, "the move is taken back");
    assert_eq!(
        state.binding(conduct, &position),
        Binding::Free,
        "the opponent is free"
    );
    for text in strings(case.expect("reply")) {
        play(&mut state, &mut position, text);
    }
    let binding = state.binding(conduct, &position);
    assert_binding(case, "must", &binding, case.expect("must"));
    &["before", "wrong", "reply", "must"]
}

fn remedy(case: &Case, name: &str) -> Remedy {
    match name {
        "annul" | "void" => Remedy::Annul,
        "play on" => Remedy::PlayOn,
        other => panic!("{}: {other} is not known", case.id()),
    }
}

/// The rows of a table: when it was noticed, and what follows.
fn rows(case: &Case) -> Vec<(u32, Remedy)> {
    let table = case.expect("table").as_array().expect("a table");
    assert!(!table.is_empty(), "{}: no rows", case.id());
    let row = |row: &'static Value| {
        let moves = row[0].as_u64().expect("a number of moves");
        let then = row[1].as_str().expect("what follows");
        (u32::try_from(moves).expect("few moves"), remedy(case, then))
    };
    table.iter().map(row).collect()
}

fn misplaced(case: &Case) -> &'static [&'static str] {
    let pieces = Irregularity::PiecesMisplaced;
    for (other, expected) in rows(case) {
        // The second player's moves count; the first may have made one more.
        for one in [other, other + 1] {
            let noticed = Noticed { one, other };
            let of = |code| pieces.remedy(code, Pace::Standard, noticed, Memory::Known);
            assert_eq!(of(Code::Seed004), expected, "{}: {other}", case.id());
            assert_eq!(of(Code::Seed002), remedy(case, case.text("rule_002")));
            assert_eq!(of(Code::Seed000), remedy(case, case.text("rule_000")));
        }
    }
    &["table", "rule_002", "rule_000"]
}

fn first_move(case: &Case) -> &'static [&'static str] {
    for (moves, expected) in rows(case) {
        let noticed = Noticed {
            one: moves,
            other: moves,
        };
        let found = Irregularity::FirstMoveOutOfTurn.remedy(
            Code::Seed000,
            Pace::Standard,
            noticed,
            Memory::Known,
        );
        assert_eq!(found, expected, "{}: {moves}", case.id());
    }
    &["table"]
}
