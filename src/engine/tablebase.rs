//! Endings with three pieces, solved: king and queen, king and rook, king and pawn against a king.
//!
//! Each table is worked out when it is first asked, in a few milliseconds. A set of squares for the
//! lone king is one word, so a step back from what is known handles 64 positions at once.

mod mates;
mod pawn;
#[cfg(test)]
mod tests;

use rules::{Color, Move, Position, Role};

use crate::score::Value;

/// What is known of an ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// Nobody wins.
    Draw,
    /// This side mates in this many moves.
    Mate(Color, u8),
    /// This side promotes its pawn, which is on this rank from its own side, and wins.
    Promotes(Color, u8),
}

/// What is known of `position`, which has three pieces.
pub(crate) fn probe(position: &Position) -> Option<Known> {
    let kings = position.by_role(Role::King);
    let piece = (position.occupied() - kings).single()?;
    let strong = if position.by_color(Color::White).contains(piece) {
        Color::White
    } else {
        Color::Black
    };
    let (king, lone) = (position.king(strong), position.king(strong.other()));
    let is_strong_to_move = position.turn() == strong;
    let table = match position.piece_at(piece)?.role {
        Role::Pawn => {
            let is_won = pawn::is_won(strong, is_strong_to_move, king, piece, lone);
            let rank = crate::sets::rank_for(strong, piece) as u8;
            return Some(if is_won {
                Known::Promotes(strong, rank)
            } else {
                Known::Draw
            });
        }
        Role::Rook => mates::rook(),
        Role::Queen => mates::queen(),
        Role::Knight | Role::Bishop | Role::King => return None,
    };
    let moves = table.moves_to_mate(is_strong_to_move, king, piece, lone);
    Some(moves.map_or(Known::Draw, |moves| Known::Mate(strong, moves)))
}

/// The value of an ending for White: above all that is not solved, below mates.
pub(crate) fn value(known: Known) -> Value {
    match known {
        Known::Draw => 0,
        Known::Mate(strong, moves) => strong.fold_wb(1, -1) * (1_800 - 20 * Value::from(moves)),
        Known::Promotes(strong, rank) => strong.fold_wb(1, -1) * (500 + 40 * Value::from(rank)),
    }
}

/// A move that mates with queen or rook as soon as possible, and the number of moves it takes.
pub(crate) fn fastest_mate(position: &Position) -> Option<(Move, i32)> {
    if position.occupied().len() != 3 {
        return None;
    }
    let turn = position.turn();
    let Some(Known::Mate(strong, moves)) = probe(position) else {
        return None;
    };
    if strong != turn {
        return None;
    }
    let is_fastest = |mv: &&Move| {
        let after = position.play_unchecked(**mv);
        after.occupied().len() == 3 && probe(&after) == Some(Known::Mate(strong, moves - 1))
    };
    let list = position.legal_moves();
    let mv = list.iter().find(is_fastest)?;
    Some((*mv, i32::from(moves)))
}
