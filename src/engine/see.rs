//! Exchanges on one square.

use rules::{Bitboard, Color, Move, Position, Role, attacks};

use crate::position::captured_role;

/// What pieces count for in exchanges.
pub(crate) const WORTH: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

#[inline(always)]
pub(crate) const fn worth(role: Role) -> i32 {
    WORTH[role as usize]
}

/// Whether the exchanges that `mv` begins on its target win at least `threshold` centipawns, if
/// both sides take with their cheapest piece and may stop.
pub(crate) fn wins_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    if mv.is_castling() {
        return threshold <= 0;
    }
    let captured = captured_role(position, mv).map_or(0, worth);
    let (promoted, mover) = match mv.promotion() {
        Some(role) => (worth(role) - worth(Role::Pawn), role),
        None => (0, mv.role()),
    };
    // What is won if nobody takes back, then what is left if the mover is taken for nothing.
    let mut balance = captured + promoted - threshold;
    if balance < 0 {
        return false;
    }
    balance -= worth(mover);
    if balance >= 0 {
        return true;
    }
    let target = mv.to();
    let mut occupied = position.occupied().without(mv.from()).with(target);
    if let Some(victim) = mv.en_passant_victim() {
        occupied = occupied.without(victim);
    }
    let queens = position.by_role(Role::Queen);
    let diagonal = position.by_role(Role::Bishop) | queens;
    let straight = position.by_role(Role::Rook) | queens;
    let bishop_lines = attacks::bishop(target, Bitboard::EMPTY);
    let rook_lines = attacks::rook(target, Bitboard::EMPTY);
    let mut attackers = attacks::pawn(Color::White, target)
        & position.by_role(Role::Pawn)
        & position.by_color(Color::Black)
        | attacks::pawn(Color::Black, target)
            & position.by_role(Role::Pawn)
            & position.by_color(Color::White)
        | attacks::knight(target) & position.by_role(Role::Knight)
        | attacks::king(target) & position.by_role(Role::King);
    if bishop_lines.meets(diagonal) {
        attackers |= attacks::bishop(target, occupied) & diagonal;
    }
    if rook_lines.meets(straight) {
        attackers |= attacks::rook(target, occupied) & straight;
    }
    let mover_side = position.turn();
    let mut side = mover_side;
    loop {
        side = side.other();
        attackers &= occupied;
        let own = attackers & position.by_color(side);
        let Some((role, taker)) = cheapest(position, own) else {
            break;
        };
        if role == Role::King && attackers.meets(position.by_color(side.other())) {
            // A king does not take what is guarded.
            break;
        }
        // The side now has the exchanged piece, and stands to lose its own.
        balance = -balance - 1 - worth(role);
        occupied = occupied - taker;
        if balance >= 0 {
            side = side.other();
            break;
        }
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(target, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(target, occupied) & straight;
        }
    }
    // Whoever is to take and does not has the worse of it.
    side != mover_side
}

#[inline(always)]
fn cheapest(position: &Position, own: Bitboard) -> Option<(Role, Bitboard)> {
    if own.is_empty() {
        return None;
    }
    Role::ALL.into_iter().find_map(|role| {
        let set = own & position.by_role(role);
        (!set.is_empty()).then(|| (role, Bitboard(set.0 & set.0.wrapping_neg())))
    })
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::wins_at_least;

    #[test]
    fn exchanges_are_worth_what_they_win() {
        let cases = [
            (
                "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1",
                "e1e5",
                100,
            ),
            (
                "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1",
                "d3e5",
                -220,
            ),
            ("4k3/8/3p4/4n3/3P4/8/8/4K3 w - - 0 1", "d4e5", 320 - 100),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850),
            ("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 320 + 850),
            ("4k3/8/2p5/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -300),
            ("3rk3/3q4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 50),
            ("4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0),
            ("8/8/8/3pk3/8/8/3R4/3QK3 w - - 0 1", "d2d5", 100),
        ];
        for (fen, word, expected) in cases {
            let position: Position = fen.parse().expect("the test names a position");
            let moves = position.legal_moves();
            let named = moves
                .iter()
                .find(|mv| mv.to_string() == word || mv.is_castling() && word == "e1g1");
            let mv = *named.expect("the test names a move");
            let value = (-2_000..2_000).rfind(|&least| wins_at_least(&position, mv, least));
            assert_eq!(value, Some(expected), "{fen} {word}");
        }
    }
}
