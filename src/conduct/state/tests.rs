//! Whole turns under a code.

use rules::{Color, Move, Position, Square};

use super::*;
use crate::{Code, FiftyChoice, Offence, OfferEvent, OfferLaw, PenaltyKind, Ruling};

fn find(position: &Position, uci: &str) -> Move {
    let (from, to) = (uci[..2].parse().unwrap(), uci[2..4].parse().unwrap());
    position.find_move(from, to, None).unwrap()
}

fn play(state: &mut ConductState, conduct: Conduct, position: &mut Position, moves: &str) {
    for uci in moves.split(' ') {
        let mv = find(position, uci);
        state.played(conduct, position, mv, CheckCall::Silent);
        *position = position.play_unchecked(mv);
    }
}

pub(super) fn touch(position: &Position, square: Square) -> TouchEvent {
    TouchEvent::Touch {
        by: position.turn(),
        square,
    }
}

pub(super) fn uci(binding: &Binding, position: &Position) -> Vec<String> {
    binding
        .moves(position)
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn a_reload_keeps_a_bound_piece() {
    let conduct = Conduct::of(Code::Fide);
    let position = Position::default();
    let mut state = ConductState::of_start(conduct, &position);
    state
        .apply_touch(conduct, &position, touch(&position, Square::G1))
        .unwrap();
    let state: ConductState = state.to_string().parse().unwrap();
    assert_eq!(
        uci(&state.binding(conduct, &position), &position),
        ["g1f3", "g1h3"]
    );
}

/// FIDE 9.4 and 9.1.2.1.
#[test]
fn a_touched_piece_forfeits_a_claim_and_rejects_an_offer() {
    let conduct = Conduct::of(Code::Fide);
    let start = Position::default();
    let mut position = start;
    let mut state = ConductState::of_start(conduct, &position);
    play(&mut state, conduct, &mut position, "e2e4 e7e5 g1f3");
    let event = OfferEvent::Offer(Color::White);
    state
        .offer_mut()
        .apply(OfferLaw::Anytime, &start, &position, event)
        .unwrap();
    let adjust = TouchEvent::Adjust(Color::Black);
    state.apply_touch(conduct, &position, adjust).unwrap();
    state
        .apply_touch(conduct, &position, touch(&position, Square::B8))
        .unwrap();
    assert_eq!(state.offer().by(), Some(Color::White));
    assert!(!state.has_forfeited_draw_claim(conduct));
    let done = TouchEvent::EndAdjust(Color::Black);
    state.apply_touch(conduct, &position, done).unwrap();
    state
        .apply_touch(conduct, &position, touch(&position, Square::B8))
        .unwrap();
    assert_eq!(state.offer().by(), None);
    assert!(state.has_forfeited_draw_claim(conduct));
}

/// FIDE 7.5.5.
#[test]
fn illegal_moves_are_counted_for_each_player() {
    let conduct = Conduct::of(Code::Fide);
    let mut position = Position::default();
    let mut state = ConductState::of_start(conduct, &position);
    let offence = Offence::Move {
        piece: Square::E2,
        to: Square::E5,
    };
    let ruling = state.offend(conduct, &position, offence);
    assert!(matches!(ruling, Ruling::Replace { time: Some(_), .. }));
    assert_eq!(
        uci(&state.binding(conduct, &position), &position),
        ["e2e3", "e2e4"]
    );
    play(&mut state, conduct, &mut position, "e2e4");
    let offence = Offence::Move {
        piece: Square::E7,
        to: Square::E4,
    };
    assert!(matches!(
        state.offend(conduct, &position, offence),
        Ruling::Replace { .. }
    ));
    play(&mut state, conduct, &mut position, "e7e5");
    let mut state: ConductState = state.to_string().parse().unwrap();
    assert_eq!(state.illegal_moves(Color::White), 1);
    let offence = Offence::Move {
        piece: Square::E4,
        to: Square::E5,
    };
    assert_eq!(state.offend(conduct, &position, offence), Ruling::Lost);
}

/// Seed 000, laws VII and IX: a penalty is chosen, and binds the next move only.
#[test]
fn an_enforced_penalty_binds_until_the_move_is_made() {
    let conduct = Conduct::of(Code::Seed000);
    let mut position = Position::default();
    let mut state = ConductState::of_start(conduct, &position);
    play(&mut state, conduct, &mut position, "e2e4 d7d5");
    let offence = Offence::Move {
        piece: Square::F1,
        to: Square::D5,
    };
    state.offend(conduct, &position, offence);
    let mut state: ConductState = state.to_string().parse().unwrap();
    let waits = state.binding(conduct, &position);
    assert!(waits.awaits_opponent() && !waits.allows(find(&position, "f1e2")));
    state
        .enforce(conduct, &position, PenaltyKind::TakePiece)
        .unwrap();
    assert_eq!(uci(&state.binding(conduct, &position), &position), ["e4d5"]);
    // What is touched besides does not free from it.
    state
        .apply_touch(conduct, &position, touch(&position, Square::G1))
        .unwrap();
    assert_eq!(uci(&state.binding(conduct, &position), &position), ["e4d5"]);
    play(&mut state, conduct, &mut position, "e4d5");
    assert_eq!(state.binding(conduct, &position), Binding::Free);
    let late = state.enforce(conduct, &position, PenaltyKind::MovePiece);
    assert_eq!(late, Err(PenaltyRefused::NothingOpen));
}

/// Seed 000, law V: “if it can be played legally”.
#[test]
fn a_piece_that_was_moved_out_of_turn_and_is_taken_binds_nobody() {
    let conduct = Conduct::of(Code::Seed000);
    let mut position = Position::default();
    let mut state = ConductState::of_start(conduct, &position);
    play(&mut state, conduct, &mut position, "e2e4 d7d5 a2a3");
    state.moved_out_of_turn(conduct, &position, Square::E4);
    play(&mut state, conduct, &mut position, "d5e4");
    assert_eq!(state.binding(conduct, &position), Binding::Free);
}

/// Seed 000, law XI.
#[test]
fn the_count_by_call_goes_on_with_every_move() {
    let conduct = Conduct::of(Code::Seed000);
    let mut position: Position = "4k3/8/8/8/8/1n6/P7/4K3 w - - 0 1".parse().unwrap();
    let mut state = ConductState::of_start(conduct, &position);
    state.fifty_mut().call(Color::White).unwrap();
    for _ in 0..25 {
        play(&mut state, conduct, &mut position, "e1e2 e8e7 e2e1 e7e8");
    }
    assert_eq!(state.fifty(), FiftyCount::Expired { by: Color::White });
    state
        .fifty_mut()
        .choose(Color::White, FiftyChoice::Proceed)
        .unwrap();
    assert_eq!(state.fifty(), FiftyCount::Idle);
}

/// Seed 000, laws IX and X.
#[test]
fn a_king_castles_at_odds_unless_it_moves_as_a_penalty() {
    let conduct = Conduct::of(Code::Seed000);
    let position: Position = "4k3/7p/8/8/8/8/7P/4K2R w K - 0 1".parse().unwrap();
    let side = CastlingSide::QueenSide;
    let castle = |square: Option<Square>| {
        let mut state = ConductState::of_start(conduct, &position);
        if let Some(square) = square {
            let event = touch(&position, square);
            state.apply_touch(conduct, &position, event).unwrap();
        }
        let castled = state.castle_at_odds(conduct, &position, side, CheckCall::Silent);
        castled.map(|(after, _)| after.king(Color::White))
    };
    assert_eq!(castle(None), Some(Square::C1));
    assert_eq!(castle(Some(Square::E1)), Some(Square::C1));
    // The pawn on h7 cannot be taken: the king moves as a penalty.
    assert_eq!(castle(Some(Square::H7)), None);
    let today = Conduct::of(Code::Fide);
    let mut state = ConductState::of_start(today, &position);
    assert_eq!(
        state.castle_at_odds(today, &position, side, CheckCall::Silent),
        None
    );
}

/// Seed 000, law VIII; seeds 001, 003 and 004.
#[test]
fn what_a_call_of_check_means_depends_on_the_law() {
    use crate::{CheckLaw, CheckNotice, Source};
    let check: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse().unwrap();
    let quiet = Position::default();
    for (source, silent) in [
        (Source::Seed000, CheckNotice::NotAnnounced),
        (Source::Seed001, CheckNotice::NotAnnounced),
        (Source::Seed003, CheckNotice::Nothing),
        (Source::Seed004, CheckNotice::Nothing),
        (Source::Fide, CheckNotice::Nothing),
    ] {
        let law = CheckLaw::of_source(source);
        assert_eq!(law.notice(&check, CheckCall::Silent), silent, "{source}");
        assert_eq!(law.notice(&check, CheckCall::Said), CheckNotice::Announced);
        assert_eq!(law.notice(&quiet, CheckCall::Said), CheckNotice::FalseCry);
        assert_eq!(law.notice(&quiet, CheckCall::Silent), CheckNotice::Nothing);
    }
}

/// Seed 000, law IX: what was touched because of a false cry does not bind.
#[test]
fn a_false_cry_excuses_what_was_touched_on_that_turn() {
    let conduct = Conduct::of(Code::Seed000);
    let before = Position::default();
    let mut state = ConductState::of_start(conduct, &before);
    let mv = find(&before, "e2e4");
    let notice = state.played(conduct, &before, mv, CheckCall::Said);
    assert_eq!(notice, crate::CheckNotice::FalseCry);
    let position = before.play_unchecked(mv);
    let mut state: ConductState = state.to_string().parse().unwrap();
    let event = touch(&position, Square::E7);
    state.apply_touch(conduct, &position, event).unwrap();
    assert_ne!(state.binding(conduct, &position), Binding::Free);
    state
        .apply_touch(conduct, &position, TouchEvent::Excuse)
        .unwrap();
    assert_eq!(state.binding(conduct, &position), Binding::Free);
}

#[test]
fn a_wrong_line_says_which_part_is_wrong() {
    for (text, part) in [
        ("duty: king; duty: king", "duty: king"),
        ("illegal: w1; illegal: x1", "illegal: x1"),
        ("turn: w", "turn: w"),
        ("false-move: e2", "false-move: e2"),
        ("pieces", "pieces"),
    ] {
        let error = text.parse::<ConductState>().unwrap_err().to_string();
        assert!(error.starts_with(&format!("“{part}” is not")), "{error}");
    }
}

/// FIDE 7.5.1: the touched piece has to move, even if touched pieces bind nobody in this game.
#[test]
fn a_move_that_replaces_an_illegal_one_is_bound_as_the_ruling_says() {
    use crate::{IllegalMoveLaw, TouchMove};
    let position = Position::default();
    let offence = Offence::Move {
        piece: Square::G1,
        to: Square::G3,
    };
    for code in Code::ALL {
        for illegal in IllegalMoveLaw::ALL {
            for touch in TouchMove::ALL {
                let conduct = Conduct {
                    illegal,
                    touch,
                    ..Conduct::of(code)
                };
                let mut state = ConductState::of_start(conduct, &position);
                let ruling = state.offend(conduct, &position, offence);
                let mut state: ConductState = state.to_string().parse().unwrap();
                let expected = match ruling {
                    Ruling::Replace { binding, .. } => binding,
                    Ruling::Penalties(penalties) => Binding::OpponentMayPenalize(penalties),
                    _ => Binding::Free,
                };
                assert_eq!(state.binding(conduct, &position), expected, "{conduct}");
                let mv = find(&position, "g1f3");
                state.played(conduct, &position, mv, CheckCall::Silent);
                let after = position.play_unchecked(mv);
                assert_eq!(state.binding(conduct, &after), Binding::Free, "{conduct}");
            }
        }
    }
}

/// Seed 000, law IX; seed 004, “Concessions”.
#[test]
fn the_opponent_may_let_a_player_off_where_the_code_says_so() {
    let position = Position::default();
    for (code, expected) in [
        (Code::Fide, Err(PenaltyRefused::NotWaivable)),
        (Code::Seed000, Ok(())),
        (Code::Seed002, Err(PenaltyRefused::NotWaivable)),
        (Code::Seed004, Ok(())),
    ] {
        let conduct = Conduct::of(code);
        let mut state = ConductState::of_start(conduct, &position);
        let nothing = state.waive(conduct, &position);
        assert_eq!(nothing, Err(PenaltyRefused::NothingOpen), "{code}");
        let event = touch(&position, Square::G1);
        state.apply_touch(conduct, &position, event).unwrap();
        let bound = state.binding(conduct, &position);
        assert_eq!(state.waive(conduct, &position), expected, "{code}");
        let left = state.binding(conduct, &position);
        assert_eq!(left == Binding::Free, expected.is_ok(), "{code}");
        assert_eq!(left == bound, expected.is_err(), "{code}");
    }
}

/// FIDE 4.3.1 with 7.5.1.
#[test]
fn a_piece_touched_before_an_illegal_move_was_touched_first() {
    let conduct = Conduct::of(Code::Fide);
    let position = Position::default();
    let mut state = ConductState::of_start(conduct, &position);
    state
        .apply_touch(conduct, &position, touch(&position, Square::E2))
        .unwrap();
    let offence = Offence::Move {
        piece: Square::G1,
        to: Square::G3,
    };
    let ruling = state.offend(conduct, &position, offence);
    let binding = state.binding(conduct, &position);
    assert_eq!(uci(&binding, &position), ["e2e3", "e2e4"]);
    assert!(matches!(ruling, Ruling::Replace { binding: ruled, .. } if ruled == binding));
}
