//! Cases about castling, en passant and the moves a position allows.

use rules::{CastlingRefusal, CastlingSide, Move, Position, Square};

use crate::cases::{Case, each, legal_san, sorted, square, squares, strings};

#[test]
fn castling_is_allowed_and_refused_as_the_books_say() {
    each("castling", 23, |case| {
        let position = case.position();
        let side = match case.text("side") {
            "K" => CastlingSide::KingSide,
            _ => CastlingSide::QueenSide,
        };
        let mv = position
            .legal_moves()
            .into_iter()
            .find(|mv| mv.castling() == Some(side));
        assert_eq!(mv.is_some(), case.truth("allowed"));
        match position.castling_refusal(side) {
            None => check_landing(case, &position, mv.expect("nothing refuses it")),
            Some(refusal) => check_refusal(case, &position, refusal),
        }
    });
}

fn check_landing(case: &Case, position: &Position, mv: Move) {
    assert_eq!(mv.to(), square(case.text("king_to")));
    assert_eq!(mv.castling_rook_to(), Some(square(case.text("rook_to"))));
    let after = position.play_unchecked(mv);
    assert_eq!(after.king(position.turn()), mv.to());
    let rook = after
        .piece_at(square(case.text("rook_to")))
        .expect("the rook is there");
    assert_eq!(rook.to_string().to_lowercase(), "r");
    // Both ways of pointing at it mean the same move.
    assert_eq!(position.find_move(mv.from(), mv.to(), None), Ok(mv));
    let onto_rook = mv.castling_rook().expect("it castles");
    assert_eq!(position.find_move(mv.from(), onto_rook, None), Ok(mv));
}

fn check_refusal(case: &Case, position: &Position, refusal: CastlingRefusal) {
    let king = position.king(position.turn());
    let (reason, square): (_, Option<Square>) = match refusal {
        CastlingRefusal::NoRook | CastlingRefusal::NoRight => ("moved", None),
        CastlingRefusal::Occupied { by } => ("obstructed", Some(by)),
        CastlingRefusal::InCheck { .. } => ("in-check", Some(king)),
        CastlingRefusal::ThroughCheck { square, .. }
        | CastlingRefusal::IntoCheck { square, .. } => ("attacked", Some(square)),
    };
    assert_eq!(reason, case.text("reason"));
    let named = squares(case.expect("squares"));
    assert!(
        square.is_none_or(|square| named.contains(&square)),
        "{square:?}"
    );
}

#[test]
fn taking_in_passing_is_allowed_only_at_once_and_only_to_pawns() {
    each("en-passant", 6, |case| {
        let position = case.position();
        let (from, to) = split(case.text("capture"));
        let mv = position.find_move(from, to, None);
        assert_eq!(mv.is_ok_and(Move::is_en_passant), case.truth("legal"));
        assert_eq!(position.en_passant() == Some(to), case.truth("legal"));
        if let Ok(mv) = mv {
            let removed = square(case.text("removed"));
            assert_eq!(mv.en_passant_victim(), Some(removed));
            assert_eq!(position.play_unchecked(mv).piece_at(removed), None);
        }
        if let Some(text) = case.expect("piece_move").as_str() {
            let (from, to) = split(text);
            let mv = position.find_move(from, to, None).expect("it is legal");
            let takes = position.captured_by(mv).is_some();
            assert_eq!(takes, case.truth("piece_move_captures"));
        }
    });
}

/// The two squares of a move such as `e2e4`.
fn split(text: &str) -> (Square, Square) {
    (square(&text[..2]), square(&text[2..4]))
}

#[test]
fn checks_are_answered_only_as_the_books_say() {
    each("check-replies", 7, |case| {
        let position = case.position();
        assert!(position.is_check());
        let replies = ["king_moves", "captures", "interpositions"];
        let expected = replies
            .into_iter()
            .flat_map(|key| strings(case.expect(key)));
        assert_eq!(legal_san(&position), sorted(expected.map(str::to_owned)));
        for text in strings(case.expect("not")) {
            let (from, to) = split(text);
            assert!(position.find_move(from, to, None).is_err(), "{text}");
        }
    });
}

#[test]
fn positions_allow_the_named_moves() {
    each("legal-includes", 1, |case| {
        let moves = legal_san(&case.position());
        assert!(
            strings(case.expect("moves"))
                .iter()
                .all(|&text| moves.iter().any(|m| m == text))
        );
    });
}

#[test]
fn positions_allow_only_the_named_moves() {
    each("legal-moves", 1, |case| {
        let position = case.position();
        assert_eq!(legal_san(&position), sorted(strings(case.expect("moves"))));
        assert_eq!(position.is_stalemate(), case.truth("stalemate"));
    });
}
