//! Pieces: where they stand, what they reach, what they threaten.

use rules::{Bitboard, Color, Role, attacks};

use super::index as at;
use super::king::{Attack, ring};
use super::ledger::Ledger;
use crate::sets::{FILE_A, Sets, ahead, beside, pawn_attacks, rank_for, squares, way_ahead};

const CENTER_FILES: u64 = FILE_A << 2 | FILE_A << 3 | FILE_A << 4 | FILE_A << 5;
const LIGHT: u64 = Bitboard::LIGHT.0;

/// Takes down pieces on squares, pawns and kings included.
pub(crate) fn note_squares<L: Ledger>(sets: &Sets, ledger: &mut L) {
    // Turned so that the king stands on the files e to h.
    let flips = sets
        .kings
        .map(|king| if king.index() & 4 == 0 { 7 } else { 0 });
    for color in Color::ALL {
        let (own, enemy) = (flips[color as usize], flips[color.other() as usize]);
        for role in Role::ALL {
            for square in squares(sets.of(color, role)) {
                let file = square.index() & 7;
                let row = role as usize * 64 + rank_for(color, square) * 8;
                ledger.note(color, at::SQUARES + row + (file ^ own), 1);
                ledger.note(color, at::SQUARES_TO_ENEMY + row + (file ^ enemy), 1);
                if role != Role::King {
                    ledger.note(color, at::MATERIAL + role as usize, 1);
                }
            }
        }
    }
}

/// Takes down how many pawns there are for each piece: knights like many, rooks few.
pub(crate) fn note_balance<L: Ledger>(sets: &Sets, color: Color, ledger: &mut L) {
    let own = sets.count(color, Role::Pawn);
    let enemy = sets.count(color.other(), Role::Pawn);
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    for (kind, role) in roles.into_iter().enumerate() {
        let pieces = sets.count(color, role);
        ledger.note(color, at::PAWNS_WITH + kind, pieces * own);
        ledger.note(color, at::PAWNS_AGAINST + kind, pieces * enemy);
    }
}

/// Takes down what the pieces of `color` reach; fills the attacks of `sets` for later.
pub(crate) fn note_pieces<L: Ledger>(sets: &mut Sets, color: Color, ledger: &mut L) -> Attack {
    let enemy = color.other();
    let own_pawns = sets.of(color, Role::Pawn);
    let enemy_pawns = sets.of(enemy, Role::Pawn);
    let enemy_pawn_attacks = sets.by(enemy, Role::Pawn);
    let own_king = sets.kings[color as usize];
    let enemy_ring = ring(sets, enemy);
    // Pawns that cannot move and squares that enemy pawns watch are no room for a piece.
    let stopped = own_pawns & ahead(enemy, sets.occupied);
    let room = !(enemy_pawn_attacks | stopped | 1 << own_king.index());
    let mut attack = Attack::default();

    for square in squares(sets.of(color, Role::Knight)) {
        let reach = attacks::knight(square).0;
        sets.add(color, Role::Knight, reach);
        attack.add(Role::Knight, reach, enemy_ring);
        let count = (reach & room).count_ones() as usize;
        ledger.note(color, at::KNIGHT_MOBILITY + count, 1);
        note_minor(sets, color, 1 << square.index(), 0, ledger);
    }
    // Bishops look through queens, rooks through rooks and queens: they act together.
    let through = sets.occupied & !sets.of(color, Role::Queen);
    for square in squares(sets.of(color, Role::Bishop)) {
        let reach = attacks::bishop(square, Bitboard(through)).0;
        sets.add(color, Role::Bishop, reach);
        attack.add(Role::Bishop, reach, enemy_ring);
        let count = (reach & room).count_ones() as usize;
        ledger.note(color, at::BISHOP_MOBILITY + count.min(13), 1);
        let bit = 1 << square.index();
        note_minor(sets, color, bit, 1, ledger);
        let same = if LIGHT & bit == 0 { !LIGHT } else { LIGHT };
        ledger.note(
            color,
            at::BISHOP_PAWNS,
            (own_pawns & same).count_ones() as i32,
        );
    }
    let bishops = sets.of(color, Role::Bishop);
    if bishops & LIGHT != 0 && bishops & !LIGHT != 0 {
        ledger.note(color, at::BISHOP_PAIR, 1);
    }
    let through = through & !sets.of(color, Role::Rook);
    for square in squares(sets.of(color, Role::Rook)) {
        let reach = attacks::rook(square, Bitboard(through)).0;
        sets.add(color, Role::Rook, reach);
        attack.add(Role::Rook, reach, enemy_ring);
        let count = (reach & room).count_ones() as usize;
        ledger.note(color, at::ROOK_MOBILITY + count, 1);
        let file = FILE_A << (square.index() & 7);
        if own_pawns & file == 0 {
            ledger.note(
                color,
                at::ROOK_FILE + usize::from(enemy_pawns & file == 0),
                1,
            );
        } else if count <= 3 && rank_for(color, square) == 0 && rank_for(color, own_king) == 0 {
            // The rook is on the side of its king, nearer to the edge.
            let (rook, king) = (square.index() & 7, own_king.index() & 7);
            if king > 3 && rook > king || king < 4 && rook < king {
                ledger.note(color, at::ROOK_SHUT_IN, 1);
            }
        }
    }
    for square in squares(sets.of(color, Role::Queen)) {
        let reach = attacks::queen(square, Bitboard(sets.occupied)).0;
        sets.add(color, Role::Queen, reach);
        attack.add(Role::Queen, reach, enemy_ring);
        let count = (reach & room).count_ones() as usize;
        ledger.note(color, at::QUEEN_MOBILITY + count.min(27), 1);
    }
    attack
}

/// Outposts, and shelter behind a pawn.
#[inline(always)]
fn note_minor<L: Ledger>(sets: &Sets, color: Color, bit: u64, kind: usize, ledger: &mut L) {
    let enemy = color.other();
    let zone = match color {
        Color::White => 0x0000_ffff_ff00_0000,
        Color::Black => 0x0000_00ff_ffff_0000_u64,
    };
    if bit & zone & sets.by(color, Role::Pawn) != 0 {
        let way = way_ahead(color, bit);
        if beside(way) & sets.of(enemy, Role::Pawn) == 0 {
            ledger.note(color, at::OUTPOST + kind, 1);
        }
    }
    if ahead(color, bit) & sets.roles[Role::Pawn as usize] != 0 {
        ledger.note(color, at::SHELTERED_MINOR, 1);
    }
}

/// Takes down what `color` threatens; all attacks have to be known.
pub(crate) fn note_threats<L: Ledger>(sets: &Sets, color: Color, ledger: &mut L) {
    let enemy = color.other();
    let (us, them) = (color as usize, enemy as usize);
    let of = |role| sets.of(enemy, role);
    let minors = of(Role::Knight) | of(Role::Bishop);
    let (rooks, queens) = (of(Role::Rook), of(Role::Queen));
    let pieces = minors | rooks | queens;
    let mut note = |place: usize, set: u64| {
        if set != 0 {
            ledger.note(color, place, set.count_ones() as i32);
        }
    };

    let by_pawns = sets.by(color, Role::Pawn);
    note(at::PAWN_THREAT, by_pawns & minors);
    note(at::PAWN_THREAT + 1, by_pawns & rooks);
    note(at::PAWN_THREAT + 2, by_pawns & queens);

    let unguarded = !sets.all[them];
    let by_minors = sets.by(color, Role::Knight) | sets.by(color, Role::Bishop);
    note(at::MINOR_THREAT, by_minors & of(Role::Pawn) & unguarded);
    note(at::MINOR_THREAT + 1, by_minors & minors);
    note(at::MINOR_THREAT + 2, by_minors & rooks);
    note(at::MINOR_THREAT + 3, by_minors & queens);

    let by_rooks = sets.by(color, Role::Rook);
    note(at::ROOK_THREAT, by_rooks & of(Role::Pawn) & unguarded);
    note(at::ROOK_THREAT + 1, by_rooks & minors);
    note(at::ROOK_THREAT + 2, by_rooks & queens);

    note(
        at::KING_THREAT,
        sets.by(color, Role::King) & (pieces | of(Role::Pawn)) & unguarded,
    );
    note(at::HANGING, sets.all[us] & pieces & unguarded);

    let free = !sets.occupied;
    let third = match color {
        Color::White => 0xff << 16,
        Color::Black => 0xff << 40,
    };
    let one = ahead(color, sets.of(color, Role::Pawn)) & free;
    let steps = one | ahead(color, one & third) & free;
    let safe = steps & !sets.by(enemy, Role::Pawn) & (sets.all[us] | !sets.all[them]);
    let (left, right) = pawn_attacks(color, safe);
    note(at::PUSH_THREAT, (left | right) & pieces & !by_pawns);
}

/// Takes down the room behind the pawns of `color`.
pub(crate) fn note_space<L: Ledger>(sets: &Sets, color: Color, ledger: &mut L) {
    let half = match color {
        Color::White => 0x0000_0000_ffff_ff00,
        Color::Black => 0x00ff_ffff_0000_0000,
    };
    let own_pawns = sets.of(color, Role::Pawn);
    let safe = half & CENTER_FILES & !own_pawns & !sets.by(color.other(), Role::Pawn);
    let behind = way_ahead(color.other(), own_pawns) & safe;
    let count = safe.count_ones() + behind.count_ones();
    ledger.note(color, at::SPACE, count as i32);
}
