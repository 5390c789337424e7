//! Illegal moves under each law.

use rules::{Position, Square};

use super::*;
use crate::{Cause, Code};

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn uci(moves: &[rules::Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OPEN: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn false_move(piece: Square, to: Square) -> Offence {
    Offence::Move { piece, to }
}

fn first(law: IllegalMoveLaw, fen: &str, offence: Offence) -> Ruling {
    rule_on(law, &position(fen), offence, Circumstances::default())
}

fn replaced(ruling: Ruling) -> (Binding, Option<u64>) {
    match ruling {
        Ruling::Replace { binding, time, .. } => (binding, time.map(|time| time.milliseconds)),
        other => panic!("{other:?}"),
    }
}

/// FIDE 7.5.5, B.2.
#[test]
fn the_first_illegal_move_gives_the_opponent_two_minutes_and_in_blitz_one() {
    for pace in Pace::ALL {
        let expected = if pace.name().contains("blitz") {
            60_000
        } else {
            120_000
        };
        let law = IllegalMoveLaw::Time(pace);
        let (_, time) = replaced(first(law, START, false_move(Square::E2, Square::E5)));
        assert_eq!(time, Some(expected), "{pace}");
    }
}

/// FIDE 7.5.5.
#[test]
fn the_second_illegal_move_loses_unless_the_opponent_could_never_mate() {
    let again = Circumstances {
        earlier: 1,
        ..Circumstances::default()
    };
    let law = IllegalMoveLaw::of(Code::Fide);
    let offence = false_move(Square::E2, Square::E5);
    let ruling = |fen: &str| rule_on(law, &position(fen), offence, again);
    assert_eq!(ruling(START), Ruling::Lost);
    assert_eq!(ruling("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), Ruling::Drawn);
    assert_eq!(ruling("4k3/7p/8/8/8/8/4P3/4K3 w - - 0 1"), Ruling::Lost);
}

/// FIDE 7.5.1: articles 4.3 and 4.7 apply to the move that replaces the illegal one.
#[test]
fn today_the_touched_piece_moves_or_is_taken() {
    let law = IllegalMoveLaw::of(Code::Fide);
    let moves = |offence| match replaced(first(law, OPEN, offence)).0 {
        Binding::Bound { moves, .. } => uci(&moves),
        Binding::Free => vec!["any".to_owned()],
        other => panic!("{other:?}"),
    };
    assert_eq!(moves(false_move(Square::E1, Square::E3)), ["e1e2"]);
    // The rook cannot move, the touched pawn can be taken.
    assert_eq!(moves(false_move(Square::A1, Square::D5)), ["e4d5"]);
    assert_eq!(moves(false_move(Square::A1, Square::A4)), ["any"]);
}

/// FIDE 4.4.3.
#[test]
fn an_illegal_castling_is_replaced_by_another_move_of_the_king() {
    let fen = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    for law in [IllegalMoveLaw::of(Code::Fide), IllegalMoveLaw::SamePiece] {
        for to in [Square::G1, Square::H1] {
            let Binding::Bound { moves, cause } =
                replaced(first(law, fen, false_move(Square::E1, to))).0
            else {
                panic!("bound");
            };
            assert_eq!(cause, Cause::MustMove(Square::E1));
            let mut moves = uci(&moves);
            moves.sort();
            assert_eq!(moves, ["e1c1", "e1d1", "e1d2", "e1e2"]);
        }
    }
}

/// FIDE 7.5.2 to 7.5.4.
#[test]
fn what_counts_as_illegal_without_being_a_false_move() {
    let law = IllegalMoveLaw::of(Code::Fide);
    let (piece, to) = (Square::A7, Square::A8);
    let fen = "7k/P7/8/8/8/8/8/7K w - - 0 1";
    let time = Some(ExtraTime {
        milliseconds: 120_000,
    });
    let left = first(law, fen, Offence::PawnLeft { piece, to });
    assert_eq!(left, Ruling::Queen { piece, to, time });
    assert_eq!(
        replaced(first(law, START, Offence::NoMove)).0,
        Binding::Free
    );
    let both_hands = Offence::TwoHands {
        piece: Square::G1,
        to: Square::F3,
    };
    let (binding, time) = replaced(first(law, START, both_hands));
    assert_eq!(uci(&binding.moves(&position(START))), ["g1f3", "g1h3"]);
    assert_eq!(time, Some(120_000));
}

/// Seed 000, law VII: “according to the case”.
#[test]
fn taking_is_among_the_penalties_only_if_something_was_taken() {
    let kinds = |offence| match first(IllegalMoveLaw::Penalties, OPEN, offence) {
        Ruling::Penalties(penalties) => penalties.iter().map(|it| it.kind).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    use PenaltyKind::{MoveOther, MovePiece, TakePiece};
    let bishop = false_move(Square::F1, Square::D5);
    assert_eq!(kinds(bishop), [MovePiece, TakePiece, MoveOther]);
    assert_eq!(
        kinds(false_move(Square::F1, Square::F4)),
        [MovePiece, MoveOther]
    );
    // The rook cannot move, and the pawn cannot be taken.
    assert_eq!(kinds(false_move(Square::A1, Square::A7)), [MoveOther]);
}

/// Seed 000, law VII: “any other man legally movable”.
#[test]
fn another_piece_is_any_but_the_one_that_was_moved_falsely() {
    let offence = false_move(Square::F1, Square::D5);
    let Ruling::Penalties(penalties) = first(IllegalMoveLaw::Penalties, OPEN, offence) else {
        panic!("penalties");
    };
    let other = penalties
        .iter()
        .find(|it| it.kind == PenaltyKind::MoveOther);
    let moves = &other.unwrap().moves;
    let count = position(OPEN).legal_moves().len();
    assert_eq!(moves.len(), count - 5, "the bishop has five moves");
    assert!(moves.iter().all(|mv| mv.from() != Square::F1));
}

/// Seed 000, law VIII: “if check be given and announced”.
#[test]
fn a_neglected_check_costs_the_choice_only_if_it_was_announced() {
    let fen = "6k1/5pp1/5n1p/2b5/P7/2P4P/6P1/4R1K1 w - - 1 2";
    let rule = |call| {
        let circumstances = Circumstances { earlier: 0, call };
        let offence = false_move(Square::A4, Square::A5);
        let law = IllegalMoveLaw::Penalties;
        replaced(rule_on(law, &position(fen), offence, circumstances)).0
    };
    let announced = rule(CheckCall::Said).moves(&position(fen));
    assert_eq!(uci(&announced), ["g1f1", "g1h1", "g1h2"]);
    assert_eq!(rule(CheckCall::Silent), Binding::Free);
    // Seed 004: “without penalty”.
    let circumstances = Circumstances {
        earlier: 0,
        call: CheckCall::Said,
    };
    let offence = false_move(Square::A4, Square::A5);
    let ruling = rule_on(
        IllegalMoveLaw::NoPenalty,
        &position(fen),
        offence,
        circumstances,
    );
    assert_eq!(replaced(ruling).0, Binding::Free);
}

/// Seed 000, law VIII: a king that steps from check into check has not obviated it either.
#[test]
fn a_king_that_stays_in_reach_of_the_checking_piece_neglects_the_check() {
    let fen = "6k1/5pp1/5n1p/2b5/P7/2P4P/6P1/4R1K1 w - - 1 2";
    let circumstances = Circumstances {
        earlier: 0,
        call: CheckCall::Said,
    };
    let offence = false_move(Square::G1, Square::F2);
    let law = IllegalMoveLaw::Penalties;
    let ruling = rule_on(law, &position(fen), offence, circumstances);
    assert!(matches!(
        ruling,
        Ruling::Replace {
            duty: Some(Duty::MoveKing),
            ..
        }
    ));
    // A move that no piece makes is a false move, whether there is check or not.
    let offence = false_move(Square::E1, Square::D5);
    let ruling = rule_on(law, &position(fen), offence, circumstances);
    assert!(matches!(ruling, Ruling::Penalties(_)));
}

/// Seed 000, law VIII: “if the King have no legal move there shall be no penalty”.
#[test]
fn a_king_that_cannot_move_is_no_penalty() {
    // Rook a1 gives check; the king is hemmed in, and a knight can cover.
    let fen = "6k1/8/8/8/8/8/3N1PPP/r5K1 w - - 0 1";
    let circumstances = Circumstances {
        earlier: 0,
        call: CheckCall::Said,
    };
    let offence = false_move(Square::H2, Square::H3);
    let ruling = rule_on(
        IllegalMoveLaw::Penalties,
        &position(fen),
        offence,
        circumstances,
    );
    let (binding, _) = replaced(ruling);
    assert_eq!(binding, Binding::Free);
    assert_eq!(uci(&binding.moves(&position(fen))), ["d2b1", "d2f1"]);
}

#[test]
fn a_board_that_refuses_illegal_moves_punishes_nobody() {
    let offence = false_move(Square::E2, Square::E5);
    assert_eq!(
        first(IllegalMoveLaw::Refused, START, offence),
        Ruling::Refused
    );
}

/// Seed 000, law IX; FIDE 4.8.
#[test]
fn a_right_is_used_once_and_lost_by_touching_in_reply() {
    for (code, in_consequence) in [
        (Code::Seed000, (Answered::Kept, Right::Open)),
        (Code::Fide, (Answered::Changed, Right::Lapsed)),
    ] {
        let mut right = Right::Open;
        let answered = right.reply(code, Reply::TouchInConsequence);
        assert_eq!((answered, right), in_consequence, "{code}");
        let mut right = Right::Open;
        assert_eq!(right.reply(code, Reply::Touch), Answered::Changed);
        assert_eq!(right, Right::Lapsed);
        assert_eq!(right.reply(code, Reply::Enforce), Answered::TooLate);
        let mut right = Right::Open;
        assert_eq!(right.reply(code, Reply::Enforce), Answered::Changed);
        assert_eq!(right.reply(code, Reply::Waive), Answered::TooLate);
        assert_eq!(right, Right::Enforced);
    }
}

#[test]
fn names_are_read_back() {
    for law in IllegalMoveLaw::ALL {
        assert_eq!(law.to_string().parse(), Ok(law));
    }
    for kind in PenaltyKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    for right in Right::ALL {
        assert_eq!(right.to_string().parse(), Ok(right));
    }
}
