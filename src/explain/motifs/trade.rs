//! Exchanges, and the exchange won and lost.

use rules::{Bitboard, Move, Position, Role};

use super::{Finding, Motif};

/// Told of two moves in a row, a capture and a capture on the same square, that is of what was
/// taken first and of the piece that took it and is taken now.
///
/// - Exchange: both are worth the same.
/// - Winning the exchange: the side that took first gets a rook for a minor piece.
/// - Losing the exchange: it gives a rook for a minor piece.
///
/// A pawn that took and was promoted by it counts as what it became.
pub(super) fn trade(before: &Position, first: Move, second: Move) -> Option<Finding> {
    let (_, got) = before.captured_by(first)?;
    let between = before.play_unchecked(first);
    let (square, given) = between.captured_by(second)?;
    if square != first.to() || second.is_en_passant() {
        return None;
    }
    let is_minor = |role| matches!(role, Role::Knight | Role::Bishop);
    let motif = if got.role.points() == given.role.points() {
        Motif::Exchange
    } else if got.role == Role::Rook && is_minor(given.role) {
        Motif::WinningTheExchange
    } else if given.role == Role::Rook && is_minor(got.role) {
        Motif::LosingTheExchange
    } else {
        return None;
    };
    let by = Bitboard::from(first.from());
    let finding = Finding::new(motif, before.turn(), by, Bitboard::from(square));
    Some(finding.moves(&[first, second]))
}
