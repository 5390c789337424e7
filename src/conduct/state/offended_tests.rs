//! What binds a player goes on binding after another illegal move.

use rules::{Position, Square};

use super::tests::{touch, uci};
use crate::check::CheckCall;
use crate::{
    Binding, Code, Conduct, ConductState, Duty, Offence, PenaltyKind, Reply, Right, Ruling,
};

const fn moved(piece: Square, to: Square) -> Offence {
    Offence::Move { piece, to }
}

/// Rook, knights and king of White can all move.
const OPEN: &str = "4k3/8/8/8/8/8/8/RN2K1N1 w - - 0 1";

fn begun(code: Code, fen: &str) -> (Conduct, Position, ConductState) {
    let conduct = Conduct::of(code);
    let position: Position = fen.parse().unwrap();
    let state = ConductState::of_start(conduct, &position);
    (conduct, position, state)
}

fn reread(state: &ConductState) -> ConductState {
    state.to_string().parse().unwrap()
}

/// Seed 000, law VII.
#[test]
fn an_open_penalty_stays_open_after_another_illegal_move() {
    let (conduct, position, mut state) = begun(Code::Seed000, OPEN);
    let first = state.offend(conduct, &position, moved(Square::B1, Square::B3));
    let second = state.offend(conduct, &position, moved(Square::A1, Square::B5));
    assert_eq!(second, first);
    let mut state = reread(&state);
    let duty = state.enforce(conduct, &position, PenaltyKind::MovePiece);
    assert_eq!(duty, Ok(Duty::MovePiece(Square::B1)));
}

/// Seed 000, law VII.
#[test]
fn an_enforced_penalty_binds_after_another_illegal_move() {
    let (conduct, position, mut state) = begun(Code::Seed000, OPEN);
    state.offend(conduct, &position, moved(Square::B1, Square::B3));
    state
        .enforce(conduct, &position, PenaltyKind::MovePiece)
        .unwrap();
    let bound = state.binding(conduct, &position);
    let ruling = state.offend(conduct, &position, moved(Square::A1, Square::B5));
    assert_eq!(ruling, Ruling::Penalties(Vec::new()));
    assert_eq!(reread(&state).binding(conduct, &position), bound);
    assert!(!bound.awaits_opponent() && bound != Binding::Free);
}

/// Seed 000, law VIII.
#[test]
fn the_king_that_must_move_must_move_after_another_illegal_move() {
    let (conduct, before, mut state) = begun(Code::Seed000, "4k3/4r3/8/8/8/8/3K4/R5N1 b - - 0 1");
    let check = before.find_move(Square::E7, Square::D7, None).unwrap();
    state.played(conduct, &before, check, CheckCall::Said);
    let position = before.play_unchecked(check);
    state.offend(conduct, &position, moved(Square::G1, Square::F3));
    let bound = state.binding(conduct, &position);
    assert_eq!(
        state.offend(conduct, &position, moved(Square::A1, Square::B5)),
        Ruling::Penalties(Vec::new())
    );
    assert_eq!(state.binding(conduct, &position), bound);
    state.offend(conduct, &position, moved(Square::G1, Square::H3));
    assert_eq!(state.binding(conduct, &position), bound);
    let king = |text: &String| text.starts_with("d2");
    assert!(uci(&bound, &position).iter().all(king));
}

/// Seed 002: another move with the same piece, the first one that was moved wrongly.
#[test]
fn the_piece_moved_wrongly_first_must_move_after_another_illegal_move() {
    let (conduct, position, mut state) = begun(Code::Seed002, OPEN);
    state.offend(conduct, &position, moved(Square::B1, Square::B3));
    let bound = state.binding(conduct, &position);
    state.offend(conduct, &position, moved(Square::G1, Square::G3));
    assert_eq!(state.binding(conduct, &position), bound);
    assert_eq!(uci(&bound, &position), ["b1d2", "b1a3", "b1c3"]);
}

/// Seed 002, seed 004; under the laws of seed 000 the opponent lets it pass only by word.
#[test]
fn a_touched_piece_binds_after_an_illegal_move_with_another() {
    for code in [Code::Fide, Code::Seed002, Code::Seed004] {
        for wrong in [Square::A1, Square::G1] {
            let (conduct, position, mut state) = begun(code, OPEN);
            state
                .apply_touch(conduct, &position, touch(&position, Square::G1))
                .unwrap();
            let bound = state.binding(conduct, &position);
            let offence = moved(wrong, Square::B5);
            let ruling = state.offend(conduct, &position, offence);
            let left = reread(&state).binding(conduct, &position);
            assert_eq!(left, bound, "{code}, {wrong}");
            assert!(matches!(ruling, Ruling::Replace { binding, .. } if binding == bound));
        }
    }
    let (conduct, position, mut state) = begun(Code::Seed000, OPEN);
    state
        .apply_touch(conduct, &position, touch(&position, Square::G1))
        .unwrap();
    let bound = state.binding(conduct, &position);
    state.offend(conduct, &position, moved(Square::A1, Square::B5));
    state
        .enforce(conduct, &position, PenaltyKind::MoveOther)
        .unwrap();
    assert_eq!(state.binding(conduct, &position), bound);
}

/// Seed 000, laws VI and VII.
#[test]
fn a_piece_touched_after_a_penalty_binds_within_it() {
    let (conduct, position, mut state) = begun(Code::Seed000, OPEN);
    let event = touch(&position, Square::B1);
    state.apply_touch(conduct, &position, event).unwrap();
    state.offend(conduct, &position, moved(Square::B1, Square::B3));
    state
        .enforce(conduct, &position, PenaltyKind::MoveOther)
        .unwrap();
    let event = touch(&position, Square::G1);
    state.apply_touch(conduct, &position, event).unwrap();
    let binding = state.binding(conduct, &position);
    let knight = |text: &String| text.starts_with("g1");
    assert!(uci(&binding, &position).iter().all(knight));
}

/// A duty that cannot be fulfilled does not apply, and the next one does.
#[test]
fn an_illegal_move_with_a_piece_that_cannot_move_leaves_the_next_one_to_bind() {
    let (conduct, position, mut state) = begun(
        Code::Seed002,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    );
    state.offend(conduct, &position, moved(Square::A1, Square::A5));
    assert_eq!(state.binding(conduct, &position), Binding::Free);
    state.offend(conduct, &position, moved(Square::B1, Square::B3));
    let binding = state.binding(conduct, &position);
    assert_eq!(uci(&binding, &position), ["b1a3", "b1c3"]);
}

/// Seed 000, law IX.
#[test]
fn a_reply_that_is_touched_ends_the_right_to_a_penalty() {
    let (conduct, position, mut state) = begun(Code::Seed000, OPEN);
    state
        .apply_touch(conduct, &position, touch(&position, Square::B1))
        .unwrap();
    assert_eq!(state.reply(conduct, Reply::Touch), Right::Lapsed);
    assert_ne!(state.binding(conduct, &position), Binding::Free);
    state.offend(conduct, &position, moved(Square::B1, Square::B3));
    assert_eq!(state.reply(conduct, Reply::TouchInConsequence), Right::Open);
    assert_eq!(state.reply(conduct, Reply::Touch), Right::Lapsed);
    assert_eq!(state.binding(conduct, &position), Binding::Free);
}
