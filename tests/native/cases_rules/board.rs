//! Cases about squares, pieces and the ways they move.

use rules::{Bitboard, Color, Piece, Role};

use crate::cases::{each, sorted, square, squares, strings};

#[test]
fn light_and_dark_squares_are_where_the_books_say() {
    each("colours", 1, |case| {
        assert!(
            squares(case.expect("light"))
                .into_iter()
                .all(|square| square.is_light())
        );
        assert!(
            !squares(case.expect("dark"))
                .into_iter()
                .any(|square| square.is_light())
        );
    });
}

#[test]
fn diagrams_show_the_named_pieces_on_the_named_squares() {
    each("placement", 3, |case| {
        let position = case.position();
        for (name, piece) in case.expectations() {
            let piece = piece.as_str().and_then(|text| text.chars().next());
            assert_eq!(
                position.piece_at(square(name)),
                piece.and_then(Piece::from_char),
                "{name}"
            );
        }
    });
}

#[test]
fn each_piece_moves_as_the_books_say() {
    each("legal-destinations", 18, |case| {
        let (position, from) = (case.position(), square(case.text("from")));
        let reached = position.legal_destinations(from);
        if case.expect("to").is_array() {
            assert_eq!(sorted(reached), squares(case.expect("to")));
        }
        assert!(
            squares(case.expect("includes"))
                .into_iter()
                .all(|to| reached.contains(to))
        );
        assert!(
            !squares(case.expect("not"))
                .into_iter()
                .any(|to| reached.contains(to))
        );
        if case.expect("captures").is_array() {
            let taken = reached & position.by_color(position.turn().other());
            assert_eq!(sorted(taken), squares(case.expect("captures")));
        }
    });
}

#[test]
fn pieces_on_a_board_without_kings_have_destinations() {
    each("pseudo-destinations", 1, |case| {
        let (setup, from) = (case.setup(), square(case.text("from")));
        let reached = setup.pseudo_destinations(from);
        assert_eq!(sorted(reached), squares(case.expect("to")));
        let color = setup.board.piece_at(from).expect("there is a piece").color;
        let taken = reached & setup.board.by_color(color.other());
        assert_eq!(sorted(taken), squares(case.expect("captures")));
    });
}

#[test]
fn only_pawns_and_knights_move_first() {
    each("first-moves", 1, |case| {
        let position = case.position();
        let moves = position.legal_moves();
        let of = |role: Role| moves.iter().filter(|mv| mv.role() == role).count() as u64;
        assert_eq!(moves.len() as u64, case.number("count"));
        assert_eq!(of(Role::Pawn), case.number("pawn"));
        assert_eq!(of(Role::Knight), case.number("knight"));
        assert_eq!(position.perft(2), case.number("perft2"));
        assert_eq!(position.perft(3), case.number("perft3"));
    });
}

#[test]
fn pieces_that_face_each_other_do_not_take() {
    each("no-captures", 2, |case| {
        let position = case.position();
        for pair in case.expect("pairs").as_array().expect("pairs of squares") {
            let pair: Vec<_> = strings(pair).into_iter().map(square).collect();
            assert!(!position.legal_destinations(pair[0]).contains(pair[1]));
        }
        for from in squares(case.expect("immobile")) {
            assert!(position.legal_destinations(from).is_empty());
        }
    });
}

#[test]
fn promotion_offers_four_pieces_and_no_pawn() {
    each("promotion", 4, |case| {
        let (position, from) = (case.position(), square(case.text("from")));
        let reached = position.legal_destinations(from);
        let enemies = position.by_color(position.turn().other());
        let choices = sorted(strings(case.expect("choices")));
        if case.expect("to").is_array() {
            assert_eq!(sorted(reached), squares(case.expect("to")));
        }
        if case.expect("captures_to").is_array() {
            assert_eq!(
                sorted(reached & enemies),
                squares(case.expect("captures_to"))
            );
        }
        for to in reached {
            let offered = Role::ALL.into_iter().filter(|&role| {
                position
                    .find_move(from, to, Some(role))
                    .is_ok_and(|mv| mv.promotion() == Some(role))
            });
            assert_eq!(sorted(offered.map(|role| role.char().to_string())), choices);
            assert_eq!(
                position.find_move(from, to, None).is_err(),
                case.truth("no_plain")
            );
        }
        let after = case.expect("after");
        if let Some(text) = after["move"].as_str() {
            let next = position.play_unchecked(case.read(&position, text));
            let piece = after["count"][0]
                .as_str()
                .and_then(|text| text.chars().next());
            let piece = piece.and_then(Piece::from_char).expect("a FEN letter");
            assert_eq!(
                next.pieces(piece).len() as u64,
                after["count"][1].as_u64().expect("a number")
            );
        }
    });
}

#[test]
fn stalemated_pieces_are_guarded_as_the_books_say() {
    each("is-stalemate", 2, |case| {
        let position = case.position();
        assert_eq!(position.is_stalemate(), case.truth("stalemate"));
        for (by, guarded) in case.expect("guards").as_object().into_iter().flatten() {
            let commanded = position.commanded_by(square(by));
            let guarded: Bitboard = squares(guarded).into_iter().collect();
            assert!(guarded.is_within(commanded), "{by} commands {commanded:?}");
        }
    });
}

#[test]
fn both_sides_of_a_diagram_may_be_to_move() {
    each("diagram", 12, |case| {
        for color in Color::ALL {
            let mut setup = case.setup();
            setup.turn = color;
            let expected = case.truth(&format!("valid_{color}_to_move"));
            assert_eq!(setup.faults().is_empty(), expected, "{:?}", setup.faults());
        }
    });
}
