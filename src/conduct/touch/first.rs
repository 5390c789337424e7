//! The first piece touched counts (FIDE 4.3 to 4.5).

use rules::{Move, Position, Role, Square};

use crate::binding::{Binding, Cause, captures_of, legal_moves, takes};
use crate::code::RookFirst;

/// What touching these pieces, in this order, binds the player to.
pub(super) fn binding(position: &Position, touched: &[Square], rook_first: RookFirst) -> Binding {
    let own = position.by_color(position.turn());
    let is_own = |square: &Square| own.contains(*square);
    let owns: Vec<Square> = touched.iter().copied().filter(is_own).collect();
    let first_target = touched.iter().copied().find(|square| !is_own(square));
    let barred = barred_rooks(position, &owns, rook_first);

    // 4.3.3: one of each color.
    if let (Some(&piece), Some(target)) = (owns.first(), first_target) {
        let moves = legal_moves(position, |mv| {
            mv.from() == piece && takes(position, mv, target)
        });
        if !moves.is_empty() {
            let cause = Cause::MustTakeWith { piece, target };
            return Binding::Bound { moves, cause };
        }
    }
    // 4.3.1 to 4.3.3: the first that can be moved or taken.
    for &square in touched {
        let found = if is_own(&square) {
            of_own(position, square, &owns, &barred)
        } else {
            Binding::or_free(captures_of(position, square), Cause::MustTake(square))
        };
        match found {
            Binding::Free => {}
            // 4.4.3: the king meant to castle and cannot move at all.
            Binding::Bound { moves, .. } if moves.is_empty() => break,
            binding => return binding,
        }
    }
    // 4.5: any legal move except the castling that 4.4.2 bars.
    if barred.is_empty() {
        return Binding::Free;
    }
    let others = legal_moves(position, |mv| !is_barred(mv, &barred));
    if others.len() == position.legal_moves().len() {
        return Binding::Free;
    }
    Binding::or_free(others, Cause::NoCastling)
}

/// The rooks touched before the king, with which castling is barred on this move (4.4.2).
fn barred_rooks(position: &Position, owns: &[Square], rook_first: RookFirst) -> Vec<Square> {
    let king = position.king(position.turn());
    let Some(place) = owns.iter().position(|square| *square == king) else {
        return Vec::new();
    };
    let is_rook = |square: &Square| position.by_role(Role::Rook).contains(*square);
    let rooks = owns[..place].iter().copied().filter(is_rook);
    match rook_first {
        RookFirst::RookMoves => rooks.collect(),
        RookFirst::UntilQuitted => Vec::new(),
    }
}

fn is_barred(mv: Move, barred: &[Square]) -> bool {
    mv.castling_rook()
        .is_some_and(|rook| barred.contains(&rook))
}

/// What follows if this piece of the player's own is the first that counts: [`Binding::Free`] if it
/// cannot move, and bound to nothing if the king cannot move after an attempt to castle.
fn of_own(position: &Position, piece: Square, owns: &[Square], barred: &[Square]) -> Binding {
    let king = position.king(position.turn());
    let moves = legal_moves(position, |mv| mv.from() == piece && !is_barred(mv, barred));
    let cause = Cause::MustMove(piece);
    let Some(rook) = castling_partner(position, piece, owns) else {
        return Binding::or_free(moves, cause);
    };
    if barred.contains(&rook) {
        return Binding::or_free(moves, cause);
    }
    // 4.4.1: king and rook touched.
    let castling = legal_moves(position, |mv| mv.castling_rook() == Some(rook));
    if let Some(side) = castling.first().and_then(|mv| mv.castling()) {
        return Binding::Bound {
            moves: castling,
            cause: Cause::MustCastle(side),
        };
    }
    // 4.4.3: that castling is illegal, so the king makes another move.
    if piece == king {
        return Binding::Bound { moves, cause };
    }
    Binding::or_free(moves, cause)
}

/// The rook with which the player means to castle: the one touched right before or after the king,
/// on its home rank.
fn castling_partner(position: &Position, piece: Square, owns: &[Square]) -> Option<Square> {
    let turn = position.turn();
    let king = position.king(turn);
    let is_home_rook = |square: &Square| {
        position.by_role(Role::Rook).contains(*square) && square.rank() == turn.backrank()
    };
    if king.rank() != turn.backrank() {
        return None;
    }
    let place = owns.iter().position(|square| *square == piece)?;
    let next = owns.get(place + 1).copied()?;
    if piece == king {
        Some(next).filter(is_home_rook)
    } else {
        Some(piece).filter(|rook| next == king && is_home_rook(rook))
    }
}
