// Everything the crate `rules` can do: one export for each kind of question. Included by each file.

use std::fmt::{Display, Write};

use lol_alloc::{LeakingAllocator, LockedAllocator};
use rules::dead::{Analysis, Verdict};
use rules::{Bitboard, CastlingSide, Key, Move, MoveList, Position, Role, Setup, Square, chess960};

// The rules are weighed, not the allocator of the standard library.
#[global_allocator]
static ALLOCATOR: LockedAllocator<LeakingAllocator> = LockedAllocator::new(LeakingAllocator::new());

/// Counts the legal moves of the beginning; called to time the first list of moves.
#[unsafe(no_mangle)]
pub extern "C" fn first_moves() -> usize {
    Position::default().legal_moves().len()
}

/// Reads a FEN, or an X-FEN of Chess960.
#[unsafe(no_mangle)]
pub extern "C" fn read(text: &String) -> Option<Box<Setup>> {
    let setup = text.parse().or_else(|_| Setup::from_chess960_fen(text));
    setup.ok().map(Box::new)
}

/// Says what is wrong with a FEN.
#[unsafe(no_mangle)]
pub extern "C" fn why_unreadable(text: &String, said: &mut String) {
    if let Err(error) = text.parse::<Setup>() {
        say(said, &error);
    }
}

/// Makes a position of a set-up, or names its faults.
#[unsafe(no_mangle)]
pub extern "C" fn position(setup: &Setup, said: &mut String) -> Option<Box<Position>> {
    match Position::from_setup(setup) {
        Ok(position) => Some(Box::new(position)),
        Err(invalid) => {
            say(said, &invalid);
            None
        }
    }
}

/// Writes an X-FEN and a Shredder-FEN.
#[unsafe(no_mangle)]
pub extern "C" fn write(setup: &Setup, x_fen: &mut String, shredder_fen: &mut String) {
    *x_fen = setup.to_x_fen();
    *shredder_fen = setup.to_shredder_fen();
}

/// Writes a FEN.
#[unsafe(no_mangle)]
pub extern "C" fn fen(position: &Position, said: &mut String) {
    say(said, position);
}

/// Finds a move, or says why there is none.
#[unsafe(no_mangle)]
pub extern "C" fn find(
    position: &Position,
    from: &Square,
    to: &Square,
    role: &Role,
    mv: &mut Move,
    said: &mut String,
) {
    match position.find_move(*from, *to, Some(*role)) {
        Ok(found) => {
            *mv = found;
            say(said, mv);
        }
        Err(refusal) => say(said, &refusal),
    }
}

/// Plays a move if it is legal.
#[unsafe(no_mangle)]
pub extern "C" fn play(position: &mut Position, mv: &Move) -> bool {
    position.play(*mv).map(|after| *position = after).is_ok()
}

/// Plays a move and carries the key along.
#[unsafe(no_mangle)]
pub extern "C" fn play_with_key(position: &mut Position, mv: &Move, key: &mut Key) {
    (*position, *key) = position.play_with_key(*mv, *key);
}

/// The key of a position.
#[unsafe(no_mangle)]
pub extern "C" fn key(position: &Position, key: &mut Key) {
    *key = position.key();
}

/// Whether two positions are the same for repetition.
#[unsafe(no_mangle)]
pub extern "C" fn is_same(position: &Position, other: &Position) -> bool {
    position.identity() == other.identity()
}

/// Lists the legal moves.
#[unsafe(no_mangle)]
pub extern "C" fn list(position: &Position, moves: &mut MoveList) {
    position.legal_moves_into(moves);
}

/// Counts lines.
#[unsafe(no_mangle)]
pub extern "C" fn perft(position: &Position, depth: u32) -> u64 {
    position.perft(depth)
}

/// Whether castling is refused.
#[unsafe(no_mangle)]
pub extern "C" fn refuses_castling(position: &Position, side: &CastlingSide) -> bool {
    position.castling_refusal(*side).is_some()
}

/// Answers what commands what: one set for each kind of question.
#[unsafe(no_mangle)]
pub extern "C" fn commands(
    position: &Position,
    setup: &Setup,
    square: &Square,
    sets: &mut [Bitboard; 8],
) {
    let us = position.turn();
    let ways = position.pins(us).into_iter().map(|pin| pin.way());
    *sets = [
        ways.fold(Bitboard::EMPTY, |all, way| all | way),
        position.pinned(us),
        position.checkers(),
        position.attackers(*square, us),
        position.commanded_by(*square),
        position.legal_destinations(*square),
        position.x_rays(*square, us),
        setup.pseudo_destinations(*square),
    ];
}

/// Whether the game is over, or dead at a glance.
#[unsafe(no_mangle)]
pub extern "C" fn is_over(position: &Position) -> bool {
    position.is_checkmate()
        || position.is_stalemate()
        || position.is_insufficient_material()
        || position.is_dead()
        || position.can_never_mate(position.turn())
}

/// Whether the full analysis proves a position dead.
#[unsafe(no_mangle)]
pub extern "C" fn is_dead(position: &Position) -> bool {
    Analysis::of_both(position).finish() == Verdict::Dead
}

/// The beginning of Chess960 with a number.
#[unsafe(no_mangle)]
pub extern "C" fn start(number: u32) -> Option<Box<Position>> {
    chess960::start_position(number).map(Box::new)
}

/// The number of a beginning of Chess960.
#[unsafe(no_mangle)]
pub extern "C" fn number(position: &Position) -> u32 {
    chess960::number_of(&position.board()).unwrap_or(u32::MAX)
}

/// Writes what something says about itself.
#[inline(never)]
fn say(said: &mut String, what: &dyn Display) {
    // A string takes every letter.
    let _ = write!(said, "{what}");
}
