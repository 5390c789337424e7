//! The cases of the source books about checks, pins, castling, mates and draws, explained.

use explain::certificate::{Certificate, Conclusion, FlightState};
use explain::check::{Check, CheckKind};
use explain::draw::{Dead, FiftyMoves, Repetition, Standing};
use explain::illegal::{Code, Context, Detail, Earlier, Illegal, attempt};
use notation::san;
use rules::{Bitboard, File, Move, Position, Square};

use crate::cases::{Case, each, plain, sorted, square, squares, strings};

/// What is said of an attempt after the moves of a case.
fn attempt_after(case: &Case, from: Square, to: Square) -> Result<Move, Illegal> {
    let start = case.first_position();
    let mut position = start;
    let mut moves = Vec::new();
    for text in case.setup_moves() {
        let mv = case.read(&position, text);
        moves.push(mv);
        position = position.play_unchecked(mv);
    }
    let context = Context {
        earlier: Some(Earlier {
            start: &start,
            moves: &moves,
        }),
        ..Context::of(&position)
    };
    attempt(&context, from, to, None)
}

fn split(text: &str) -> (Square, Square) {
    (square(&text[..2]), square(&text[2..4]))
}

#[test]
fn pinned_pieces_are_held_by_whom_the_books_say() {
    each("pinned", 8, |case| {
        // A relative pin forbids nothing.
        if case.text("type") != "absolute" {
            return;
        }
        let position = case.position();
        let (piece, by) = (square(case.text("square")), square(case.text("by")));
        let allowed = strings(case.expect("legal_moves"));
        let mut pins = 0;
        for to in position.to_setup().pseudo_destinations(piece) {
            let is_allowed = allowed.contains(&format!("{piece}{to}").as_str());
            let refused = match attempt(&Context::of(&position), piece, to, None) {
                Ok(_) => {
                    assert!(is_allowed, "{piece}{to}");
                    continue;
                }
                Err(refused) => refused,
            };
            assert!(!is_allowed, "{piece}{to}");
            // In check most moves of a pinned piece would not even answer it.
            if refused.code == Code::CheckNotAnswered {
                continue;
            }
            let Detail::Pinned { pin, .. } = refused.detail else {
                panic!("{refused:?}");
            };
            assert_eq!((pin.piece, pin.pinner), (piece, by));
            assert_eq!(pin.king, square(case.text("against")));
            assert_eq!(refused.by, Bitboard::from(by));
            pins += 1;
        }
        let held = position.pins(position.turn());
        assert!(
            held.iter()
                .any(|pin| (pin.piece, pin.pinner) == (piece, by))
        );
        assert!(pins > 0 || position.is_check());
    });
}

#[test]
fn checks_are_of_the_kind_the_books_say() {
    each("check-type", 5, |case| {
        let before = case.position();
        let mv = case.read(&before, case.text("move"));
        let check = Check::of(&before.play_unchecked(mv), Some(mv)).expect("it is check");
        let kind = match case.text("type") {
            "simple" => CheckKind::Simple,
            "discovered" => CheckKind::Discovered,
            "double" => CheckKind::Double,
            other => panic!("unknown kind {other}"),
        };
        assert_eq!(check.kind, Some(kind));
        assert_eq!(sorted(check.checkers), squares(case.expect("checkers")));
    });
}

#[test]
fn replies_to_checks_fall_into_the_three_kinds_of_the_books() {
    each("check-replies", 7, |case| {
        let position = case.position();
        let replies = Check::of(&position, None).expect("it is check").replies;
        for (key, moves) in [
            ("king_moves", &replies.king_moves),
            ("captures", &replies.captures),
            ("interpositions", &replies.interpositions),
        ] {
            let written = moves.iter().map(|&mv| san::write(&position, mv));
            let written = sorted(written.map(|text| plain(&text).to_owned()));
            assert_eq!(written, sorted(strings(case.expect(key))), "{key}");
        }
        for text in strings(case.expect("not")) {
            let (from, to) = split(text);
            assert!(attempt_after(case, from, to).is_err(), "{text}");
        }
    });
}

#[test]
fn castling_is_refused_for_the_reason_the_books_give() {
    each("castling", 23, |case| {
        let position = case.position();
        let king = position.king(position.turn());
        let file = match case.text("side") {
            "K" => File::G,
            _ => File::C,
        };
        let answer = attempt_after(case, king, Square::new(file, king.rank()));
        assert_eq!(answer.is_ok(), case.truth("allowed"));
        let Err(refused) = answer else { return };
        let reason = match refused.code {
            Code::CastlingNoRightKing | Code::CastlingNoRightRook => "moved",
            Code::CastlingOccupied => "obstructed",
            Code::CastlingInCheck => "in-check",
            Code::CastlingThroughCheck | Code::CastlingIntoCheck => "attacked",
            other => panic!("{other}"),
        };
        assert_eq!(reason, case.text("reason"));
        assert_eq!(sorted(refused.squares), squares(case.expect("squares")));
    });
}

#[test]
fn mates_are_proved_with_the_named_pieces() {
    each("is-mate", 4, |case| {
        let certificate = Certificate::of(&case.position());
        let is_mate = certificate.conclusion() == Conclusion::Checkmate;
        assert_eq!(is_mate, case.truth("mate"));
        assert_eq!(
            sorted(certificate.checkers),
            squares(case.expect("checkers"))
        );
    });
}

#[test]
fn stalemates_are_proved_with_the_named_guards() {
    each("is-stalemate", 2, |case| {
        let certificate = Certificate::of(&case.position());
        let is_stalemate = certificate.conclusion() == Conclusion::Stalemate;
        assert_eq!(is_stalemate, case.truth("stalemate"));
        for (by, guarded) in case.expect("guards").as_object().into_iter().flatten() {
            for square in squares(guarded) {
                let mut flights = certificate.flights();
                let flight = flights.find(|flight| flight.square == square);
                let state = &flight.expect("a square beside the king").state;
                let FlightState::Closed { by: all, .. } = state else {
                    panic!("{square}: {state:?}");
                };
                assert!(all.contains(crate::cases::square(by)), "{square}: {all:?}");
            }
        }
    });
}

#[test]
fn en_passant_is_allowed_only_at_once() {
    each("en-passant", 6, |case| {
        let (from, to) = split(case.text("capture"));
        match attempt_after(case, from, to) {
            Ok(mv) => assert!(case.truth("legal") && mv.is_en_passant()),
            Err(refused) => {
                assert!(!case.truth("legal"));
                assert_eq!(refused.code, Code::EnPassantLate);
            }
        }
        if let Some(text) = case.expect("piece_move").as_str() {
            let (from, to) = split(text);
            assert!(attempt_after(case, from, to).is_ok());
        }
    });
}

#[test]
fn repetitions_are_counted_with_the_moves_after_which_they_stood() {
    each("repetition", 5, |case| {
        let history = case.history();
        let repetition = Repetition::of(&history);
        let last = history[history.len() - 1].identity();
        assert!(
            repetition
                .plies
                .iter()
                .all(|&ply| history[ply].identity() == last)
        );
        assert_eq!(repetition.plies.len() as u64, case.number("occurrences"));
        let standing = repetition.standing();
        assert_eq!(standing >= Standing::Claim, case.truth("can_claim_three"));
        assert_eq!(standing == Standing::Automatic, case.truth("five"));
    });
}

#[test]
fn the_fifty_move_count_is_as_in_the_books() {
    each("fifty", 4, |case| {
        let count = FiftyMoves::of(&case.position());
        assert_eq!(count.plies_to_claim() == 0, case.truth("fifty_reached"));
        assert_eq!(count.plies_to_end() == 0, case.truth("seventyfive"));
        assert_eq!(
            count.standing() >= Standing::Claim,
            case.truth("fifty_reached")
        );
    });
    each("fifty-reset", 1, |case| {
        let position = case.position();
        let mv = case.read(&position, case.text("move"));
        assert!(FiftyMoves::of(&position).resets.contains(&mv));
    });
}

#[test]
fn moves_that_reset_the_count_are_exactly_those_after_which_it_is_zero() {
    let resets = |position: &Position| {
        let moves = position.legal_moves().into_iter();
        sorted(moves.filter(|&mv| position.play_unchecked(mv).halfmove_clock() == 0))
    };
    crate::playouts::each_position(20, 60, |position, _| {
        assert_eq!(sorted(FiftyMoves::of(position).resets), resets(position));
    });
}

#[test]
fn dead_material_is_named() {
    each("draw-material", 11, |case| {
        let position = case.position();
        let dead = Dead::of(&position);
        assert_eq!(dead.is_some(), case.truth("auto_draw_modern"));
        assert!(!matches!(dead, Some(Dead::Proved { .. })));
    });
}
