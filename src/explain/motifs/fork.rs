//! Forks.

use rules::{Bitboard, Color, Role, Square};

use super::sight::Sight;
use super::{Finding, Motif};

/// Fork: one piece of any kind attacks at least two enemy pieces, pawns not counted, each of which is
/// the king, or dearer than itself, or unguarded. If the other side is to move, it must not win
/// anything by taking the forking piece, and a piece that could take it without a loss is not one of
/// those attacked: its side would trade it off. A mate forks nothing, because nothing is taken after it.
///
/// Source: Wikipedia, "Fork (chess)": one piece attacks several enemy pieces at once, usually to win one
/// of them. Which pieces count is as in the theme `fork` of Lichess (`lichess-puzzler`, `tagger`): no
/// pawns, and only what is dearer, or hangs and cannot take back. The even trade is judged here by the
/// whole exchange.
pub(super) fn forks(sight: &Sight, findings: &mut Vec<Finding>) {
    for side in Color::ALL {
        for piece in sight.position.by_color(side) {
            let targets = targets(sight, side, piece);
            let safe = || {
                sight.position.turn() == side
                    || !sight.loses_at_once(piece) && !sight.position.is_checkmate()
            };
            if targets.has_several() && safe() {
                let by = Bitboard::from(piece);
                findings.push(Finding::new(Motif::Fork, side, by, targets).arrows());
            }
        }
    }
}

fn targets(sight: &Sight, side: Color, piece: Square) -> Bitboard {
    let pieces = sight.position.by_color(!side) - sight.position.by_role(Role::Pawn);
    let commanded = sight.position.commanded_by(piece) & pieces;
    if !commanded.has_several() {
        return Bitboard::EMPTY;
    }
    let reach = sight.reach(piece);
    let traders = match sight.position.turn() == side {
        true => Bitboard::EMPTY,
        false => sight.traders(piece),
    };
    let counts = |&target: &Square| {
        sight.role(target) == Role::King
            || reach.contains(target)
                && !traders.contains(target)
                && sight.worth_taking(target, piece, Bitboard::EMPTY)
    };
    commanded.into_iter().filter(counts).collect()
}
