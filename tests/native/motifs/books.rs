//! What the source books say of their diagrams, read from `tests/data/cases.json`.

use explain::motifs::{Perpetual, mates_in_one, pawn_structure, perpetual};
use explain::{Finding, Motif, of_move, of_position};
use notation::san;
use rules::{Bitboard, Color, Move, Piece, Position, Square};
use serde_json::Value;

use crate::cases::{Case, each, plain, sorted, square, squares, strings};

/// The findings of a motif in a position.
fn find(position: &Position, motif: Motif) -> Vec<Finding> {
    let all = of_position(position).into_iter();
    all.filter(|it| it.motif == motif).collect()
}

fn set(value: &'static Value) -> Bitboard {
    squares(value).into_iter().collect()
}

/// The moves of the piece on `mover` after which it does `motif` to the piece on `target`.
fn moves_that(position: &Position, mover: Square, target: Square, motif: Motif) -> Vec<String> {
    let does = |mv: &Move| {
        let after = find(&position.play_unchecked(*mv), motif);
        let mut on_target = after.iter().filter(|it| it.targets.contains(target));
        on_target.any(|it| it.by.contains(mv.to()))
    };
    let moves = position.legal_moves().into_iter();
    sorted(
        moves
            .filter(|mv| mv.from() == mover && does(mv))
            .map(|mv| mv.to_string()),
    )
}

fn check_moves(case: &Case, motif: Motif) {
    let mover = square(case.text("mover"));
    let target = square(case.text("target"));
    let moves = moves_that(&case.position(), mover, target, motif);
    assert_eq!(moves, sorted(strings(case.expect("moves"))));
}

#[test]
fn pieces_attack_as_the_books_say() {
    each("attack", 1, |case| {
        // The book looks for moves that attack without losing the rook at once.
        check_moves(case, Motif::Attacked);
    });
}

#[test]
fn pieces_defend_as_the_books_say() {
    each("defend", 1, |case| check_moves(case, Motif::Defended));
}

#[test]
fn pieces_hang_as_the_books_say() {
    each("hangs", 2, |case| {
        let position = case.position();
        let capture = case.read(&position, case.text("capture"));
        let hanging = find(&position, Motif::Hanging);
        let found = hanging
            .iter()
            .any(|it| it.by.contains(capture.from()) && it.targets.contains(capture.to()));
        assert_eq!(found, !case.truth("recapture"));
    });
}

#[test]
fn pieces_are_en_prise_as_the_books_say() {
    each("en-prise", 1, |case| {
        for color in Color::ALL {
            let all = find(&case.position(), Motif::EnPrise);
            let of_color = all.iter().filter(|it| it.side == !color);
            let pieces = of_color.fold(Bitboard::EMPTY, |pieces, it| pieces | it.targets);
            assert_eq!(pieces, set(case.expect(&color.to_string())), "{color}");
        }
    });
}

#[test]
fn pieces_command_what_the_books_say() {
    each("commanded", 3, |case| {
        let all = find(&case.position(), Motif::Commanded);
        let by = |piece: &str| {
            let one = all.iter().find(|it| it.by.contains(square(piece)));
            one.map(|it| it.targets).expect("every piece is listed")
        };
        let squares = set(case.expect("squares"));
        let commanded = by(case.text("by"));
        assert!(squares.is_within(commanded));
        if case.expect("exact") == true {
            assert_eq!(commanded, squares);
        }
        for pair in case.expect("also").as_array().into_iter().flatten() {
            let pair = strings(pair);
            assert!(by(pair[0]).contains(square(pair[1])));
        }
        for (pawn, squares) in case.expect("pawns").as_object().into_iter().flatten() {
            assert_eq!(by(pawn), set(squares));
        }
    });
}

#[test]
fn forks_are_those_of_the_books() {
    each("fork", 1, |case| {
        let position = case.position();
        let forks = find(&position, Motif::Fork);
        let [fork] = forks.as_slice() else {
            panic!("{forks:?}");
        };
        assert_eq!(fork.by, Bitboard::from(square(case.text("by"))));
        assert_eq!(fork.targets, set(case.expect("targets")));
        let pieces = strings(case.expect("target_men")).into_iter();
        let expected = pieces.filter_map(|piece| Piece::from_char(piece.chars().next()?));
        let pieces = fork
            .targets
            .into_iter()
            .filter_map(|it| position.piece_at(it));
        let letters = |pieces: Vec<Piece>| sorted(pieces.into_iter().map(Piece::char));
        assert_eq!(letters(pieces.collect()), letters(expected.collect()));
    });
}

#[test]
fn pieces_are_pinned_as_the_books_say() {
    each("pinned", 8, |case| {
        let position = case.position();
        let (motif, piece) = match case.text("type") {
            "absolute" => (Motif::AbsolutePin, square(case.text("square"))),
            _ => (Motif::RelativePin, square(case.text("square"))),
        };
        let pins = find(&position, motif);
        let line = (square(case.text("by")), square(case.text("against")));
        let pin = pins.iter().find(|it| it.targets.contains(piece));
        assert_eq!(pin.expect("it is pinned").lines, [line]);
    });
}

#[test]
fn pawn_structures_are_as_in_the_books() {
    each("pawn-structure", 5, |case| {
        for color in Color::ALL {
            let structure = pawn_structure(&case.position(), color);
            let expected = case.expect(&color.to_string());
            for (name, pawns) in [
                ("doubled", structure.doubled),
                ("isolated", structure.isolated),
                ("passed", structure.passed),
                ("backward", structure.backward),
            ] {
                if expected[name].is_array() {
                    assert_eq!(pawns, set(&expected[name]), "{color} {name}");
                }
            }
            let mut files = structure
                .tripled
                .into_iter()
                .map(|pawn| pawn.file().to_string());
            for file in strings(&expected["tripled_files"]) {
                assert!(files.any(|it| it == file), "{color} {file}");
            }
        }
    });
}

#[test]
fn checks_are_perpetual_as_the_books_say() {
    each("perpetual", 3, |case| {
        let position = case.position();
        assert_eq!(position.turn().to_string(), case.text("checker"));
        let Perpetual::Proved { cycle } = perpetual(&position, 2_000) else {
            panic!("not proved");
        };
        // Our cycle may be another: it has to end where it has been, every other move a check.
        let mut line = vec![position];
        for mv in cycle {
            let last = line[line.len() - 1];
            line.push(last.play(mv).expect("a legal move"));
        }
        let end = line.pop().expect("the first position is there").identity();
        assert!(line.iter().any(|it| it.identity() == end));
        assert!(line.iter().skip(1).step_by(2).all(Position::is_check));
        check_cycle(case, &position);
    });
}

/// The cycle of the book: checks with forced replies that come back.
fn check_cycle(case: &Case, start: &Position) {
    let mut positions = vec![*start];
    for text in strings(case.expect("cycle")) {
        let last = positions[positions.len() - 1];
        positions.push(last.play_unchecked(case.read(&last, text)));
    }
    let replies = positions.iter().skip(1).step_by(2);
    assert!(replies.clone().all(Position::is_check));
    let forced = replies.clone().all(|it| it.legal_moves().len() == 1);
    assert!(forced || !case.truth("forced_replies"));
    let found = replies
        .clone()
        .all(|it| !find(it, Motif::ForcedMove).is_empty());
    assert_eq!(found, forced);
}

#[test]
fn mates_are_threatened_as_the_books_say() {
    each("mate-threat", 1, |case| {
        let position = case.position();
        let threats = mates_in_one(&position, Color::White);
        let threats = threats.iter().map(|&mv| san::write(&position, mv));
        assert_eq!(sorted(threats), sorted(strings(case.expect("mates"))));
    });
}

#[test]
fn checks_are_of_the_kind_the_books_say() {
    each("check-type", 5, |case| {
        let position = case.position();
        let mv = case.read(&position, case.text("move"));
        let findings = of_move(&position, mv);
        let found = |motif| findings.iter().find(|it| it.motif == motif);
        let (double, discovered) = (found(Motif::DoubleCheck), found(Motif::DiscoveredCheck));
        let checkers = set(case.expect("checkers"));
        match case.text("type") {
            "double" => assert_eq!(double.map(|it| it.by), Some(checkers)),
            "discovered" => assert_eq!(discovered.map(|it| it.by), Some(checkers)),
            _ => assert!(double.is_none() && discovered.is_none()),
        }
        assert_eq!(plain(case.text("move")), case.text("move"));
    });
}
