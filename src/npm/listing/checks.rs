//! Which moves give check, found without playing them.

use notation::san::CheckMark;
use rules::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// From where the pieces of the side to move attack the other king.
#[derive(Debug)]
pub struct Checks {
    /// The squares from which a piece of each kind would attack it.
    from: [Bitboard; 6],
    /// The pieces that are alone between it and a slider: they may give discovered check.
    covers: Bitboard,
}

impl Checks {
    /// How the other king can be attacked.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let us = position.turn();
        let king = position.king(us.other());
        let occupied = position.occupied();
        let (straight, diagonal) = (
            attacks::rook(king, occupied),
            attacks::bishop(king, occupied),
        );
        let mut from = [Bitboard::EMPTY; 6];
        from[Role::Pawn as usize] = attacks::pawn(us.other(), king);
        from[Role::Knight as usize] = attacks::knight(king);
        from[Role::Bishop as usize] = diagonal;
        from[Role::Rook as usize] = straight;
        from[Role::Queen as usize] = diagonal | straight;
        let ours = position.by_color(us);
        let near = (straight | diagonal) & ours;
        let behind = occupied - near;
        let rooks = attacks::rook(king, behind) & sliders(position, us, Role::Rook);
        let bishops = attacks::bishop(king, behind) & sliders(position, us, Role::Bishop);
        let ways = (rooks | bishops).into_iter();
        let covers = ways.fold(Bitboard::EMPTY, |all, slider| {
            all | attacks::between(king, slider) & near
        });
        Self { from, covers }
    }

    /// The mark of a legal move of that position.
    #[must_use]
    pub fn mark(&self, position: &Position, mv: Move) -> CheckMark {
        let is_plain = mv.promotion().is_none() && !mv.is_en_passant() && !mv.is_castling();
        let is_quiet = !self.covers.contains(mv.from()) && !self.attacks(mv.role(), mv.to());
        if is_plain && is_quiet {
            return CheckMark::None;
        }
        CheckMark::of(&position.play_unchecked(mv))
    }

    fn attacks(&self, role: Role, to: Square) -> bool {
        self.from[role as usize].contains(to)
    }
}

/// The pieces of a side that move like a rook, or like a bishop.
fn sliders(position: &Position, color: Color, role: Role) -> Bitboard {
    (position.by_role(role) | position.by_role(Role::Queen)) & position.by_color(color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_those_of_the_position_after_the_move() {
        // Checks by every kind of piece, behind a piece that goes away, en passant, by castling and by
        // a new piece.
        for fen in [
            "4k3/1P6/8/2pP4/8/8/8/R3K2R w KQ c6 0 1",
            "8/3k4/8/2pP4/8/8/8/3RK3 w - c6 0 1",
            "4k3/8/8/8/4N3/8/B3Q3/3RK2R w K - 0 1",
            "5k2/P7/8/8/8/8/8/4K2R w K - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
            "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
        ] {
            let position: Position = fen.parse().expect("the fixture is a position");
            let checks = Checks::of(&position);
            for &mv in &position.legal_moves() {
                let after = position.play_unchecked(mv);
                assert_eq!(
                    checks.mark(&position, mv),
                    CheckMark::of(&after),
                    "{fen} {mv}"
                );
            }
        }
    }
}
