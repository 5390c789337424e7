//! A wasm file with everything the crate `rules` can do.

use rules::dead::Analysis;
use rules::{Color, Position, Role, Setup, Square, chess960};

/// Counts the legal moves of the beginning; called to time the first list of moves.
#[unsafe(no_mangle)]
pub extern "C" fn first_moves() -> usize {
    Position::default().legal_moves().len()
}

/// Answers everything there is to ask about a text.
#[unsafe(no_mangle)]
pub extern "C" fn ask(text: Box<String>, from: u32, to: u32, depth: u32) -> Box<String> {
    let standard = text.parse::<Setup>();
    let setup = match standard.or_else(|_| Setup::from_chess960_fen(&text)) {
        Ok(setup) => setup,
        Err(error) => return Box::new(error.to_string()),
    };
    let squares = Square::from_index(from as usize).zip(Square::from_index(to as usize));
    let (from, to) = squares.unwrap_or((Square::A1, Square::H8));
    let mut said = format!("{setup} {:?}", setup.pseudo_destinations(from));
    match Position::from_setup(&setup) {
        Ok(position) => ask_position(&position, from, to, depth, &mut said),
        Err(invalid) => said += &invalid.to_string(),
    }
    Box::new(said)
}

fn ask_position(position: &Position, from: Square, to: Square, depth: u32, said: &mut String) {
    let refusals = [
        rules::CastlingSide::KingSide,
        rules::CastlingSide::QueenSide,
    ]
    .map(|side| position.castling_refusal(side));
    let numbers = [
        position.checkers().0,
        position.attackers(from, position.turn()).0,
        position.commanded_by(from).0,
        position.legal_destinations(from).0,
        position.perft(depth),
        u64::from(position.is_checkmate()),
        u64::from(position.is_stalemate()),
        u64::from(position.is_insufficient_material()),
        u64::from(position.has_legal_moves()),
        u64::from(position.is_dead()),
        u64::from(position.can_never_mate(Color::White)),
        position.key().0,
        position.pinned(Color::White).0,
        position.x_rays(from, Color::Black).0,
        u64::from(chess960::number_of(&position.board()).unwrap_or(depth)),
    ];
    let setup = position.to_setup();
    *said += &format!(
        "{position} {refusals:?} {numbers:?} {:?}",
        position.pins(Color::Black)
    );
    *said += &format!("{} {}", setup.to_x_fen(), setup.to_shredder_fen());
    *said += &format!("{:?}", chess960::start_position(depth));
    *said += &format!("{:?}", Analysis::of_both(position).finish());
    match position.find_move(from, to, Some(Role::Queen)) {
        Ok(mv) => match position.play(mv) {
            Ok(after) => {
                let (_, key) = position.play_with_key(mv, position.key());
                *said += &format!("{mv} {after} {:?} {key}", after.identity());
            }
            Err(refusal) => *said += &refusal.to_string(),
        },
        Err(refusal) => *said += &refusal.to_string(),
    }
}

fn main() {}
