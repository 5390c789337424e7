//! A wasm file with everything the crate `rules` can do.

use rules::dead::{Analysis, Verdict};
use rules::{CastlingSide, Position, Role, Setup, Square, chess960};

/// Counts the legal moves of the beginning; called to time the first list of moves.
#[unsafe(no_mangle)]
pub extern "C" fn first_moves() -> usize {
    Position::default().legal_moves().len()
}

/// Answers everything there is to ask about a text: words in the string, numbers in the list.
#[unsafe(no_mangle)]
pub extern "C" fn ask(text: &mut String, numbers: &mut Vec<u64>, from: u8, to: u8, depth: u32) {
    let setup = match text
        .parse::<Setup>()
        .or_else(|_| Setup::from_chess960_fen(text))
    {
        Ok(setup) => setup,
        Err(error) => return *text = error.to_string(),
    };
    let squares = Square::from_index(from.into()).zip(Square::from_index(to.into()));
    let (from, to) = squares.unwrap_or((Square::A1, Square::H8));
    numbers.push(setup.pseudo_destinations(from).0);
    let said = match Position::from_setup(&setup) {
        Ok(position) => ask_position(&position, from, to, depth, numbers),
        Err(invalid) => invalid.to_string(),
    };
    *text = setup.to_x_fen() + &setup.to_shredder_fen() + &said;
}

fn ask_position(
    position: &Position,
    from: Square,
    to: Square,
    depth: u32,
    numbers: &mut Vec<u64>,
) -> String {
    let us = position.turn();
    let refusals =
        CastlingSide::ALL.map(|side| u64::from(position.castling_refusal(side).is_some()));
    numbers.extend(refusals);
    numbers.extend(position.pins(us).into_iter().map(|pin| pin.way().0));
    numbers.extend([
        position.checkers().0,
        position.attackers(from, us).0,
        position.commanded_by(from).0,
        position.legal_destinations(from).0,
        position.pinned(us).0,
        position.x_rays(from, us).0,
        position.perft(depth),
        position.key().0,
        u64::from(position.is_checkmate()),
        u64::from(position.is_stalemate()),
        u64::from(position.is_insufficient_material()),
        u64::from(position.is_dead()),
        u64::from(position.can_never_mate(us)),
        u64::from(chess960::number_of(&position.board()).unwrap_or(depth)),
        u64::from(Analysis::of_both(position).finish() == Verdict::Dead),
        u64::from(chess960::start_position(depth).is_some_and(|start| start == *position)),
    ]);
    let played = position
        .find_move(from, to, Some(Role::Queen))
        .and_then(|mv| position.play(mv).map(|after| (mv, after)));
    match played {
        Ok((mv, after)) => {
            let (_, key) = position.play_with_key(mv, position.key());
            numbers.extend([key.0, u64::from(after.identity() == position.identity())]);
            format!("{mv} {after}")
        }
        Err(refusal) => refusal.to_string(),
    }
}

fn main() {}
