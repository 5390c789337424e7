//! How far a mate may be if both sides work toward it: guesses that order the search, no more.

use super::corner::{Helpers, to_corner};
use super::memory::ORDERS;
use crate::attacks::{self, KING, KNIGHT, sliders::Sliders};
use crate::position::core::Core;
use crate::{Bitboard, Color, Position, Square};

/// Steps to the nearest edge, by file or rank.
const TO_EDGE: [u32; 8] = [0, 1, 2, 3, 3, 2, 1, 0];

/// What two minor pieces and what one, which depends on help, are worse than a rook.
const PAIR: u32 = 24;
const LONE_MINOR: u32 = 70;

/// Locked pairs of pawns that still leave ways around, and what more of them are worse than all
/// else.
const LOOSE: u32 = 3;
const WALL: u32 = 60;

/// About how much is still missing to a mate by `winner`: to one where the king is now, and to one
/// in a corner after everything that could disturb has been taken.
pub(super) fn missing_to_mate(position: &Position, winner: Color) -> [u32; ORDERS] {
    let core = &position.core;
    let (own, others) = match winner {
        Color::White => (core.white, core.black),
        Color::Black => (core.black, core.white),
    };
    let (hunter, prey) = (position.king(winner), position.king(winner.other()));
    let commanded = commands(core, own, winner, core.occupied() & !(1 << prey.index()));
    let flights = (KING[prey.index()] & !commanded & !others).count_ones();
    let is_quiet = u32::from(commanded >> prey.index() & 1 == 0);

    let heavy = own & core.straights;
    let minors = own & (core.knights | core.bishops());
    let is_pair = Bitboard(minors).has_several();
    let needs_help = own & !core.kings == minors && !is_pair;
    let force = if heavy != 0 {
        0
    } else if own & core.pawns != 0 {
        to_promotion(core, own & core.pawns, winner)
    } else if is_pair {
        PAIR
    } else {
        LONE_MINOR
    };
    let to_hunters = nearest(heavy | minors, prey);

    let to_edge = TO_EDGE[prey.file().index()].min(TO_EDGE[prey.rank().index()]);
    let between_kings = hunter.distance(prey).saturating_sub(2);

    let pieces = others & !core.kings;
    let bishops = own & core.bishops();
    let (blockers, crowd) = match (needs_help, bishops != 0) {
        (false, _) => (None, pieces),
        // These two could take the knight, or step between: they only disturb.
        (true, false) => (Some(pieces & !core.queens()), pieces & core.queens()),
        (true, true) => (Some(pieces & !core.straights), pieces & core.straights),
    };
    let helpers = blockers.map(|blockers| Helpers::new(core, own, blockers, winner.other()));
    let corner = to_corner(hunter, prey, helpers.as_ref());
    let there = 2 * corner + 3 * crowd.count_ones() + flights + to_hunters + is_quiet;
    let here = if needs_help {
        2 * corner + 3 * flights + 4 * pieces.count_ones()
    } else {
        3 * flights + 2 * to_edge + 2 * between_kings + to_hunters + is_quiet
    };
    let (white, black) = (core.pawns & core.white, core.pawns & core.black);
    let locked = (white << 8 & black).count_ones();
    if locked > LOOSE {
        // Behind a wall material is worth nothing: what helps is to give it for a hole.
        return [WALL + 10 * locked, force + there];
    }
    [force + here, force + there]
}

/// What the winner still has to do for a better piece.
fn to_promotion(core: &Core, pawns: u64, winner: Color) -> u32 {
    let mut best = 14;
    for pawn in Bitboard(pawns) {
        let (left, ahead) = match winner {
            Color::White => (7 - pawn.rank().index() as u32, !1 << pawn.index()),
            Color::Black => (pawn.rank().index() as u32, (1 << pawn.index()) - 1),
        };
        let file = Bitboard::from_file(pawn.file()).0;
        let in_the_way = (core.occupied() & file & ahead).count_ones();
        best = best.min(left + 2 * in_the_way);
    }
    8 + 4 * best
}

/// How far the nearest of `pieces` is from `square`, at most 3.
fn nearest(pieces: u64, square: Square) -> u32 {
    let distances = Bitboard(pieces).into_iter();
    distances
        .map(|piece| piece.distance(square).saturating_sub(2))
        .fold(3, u32::min)
}

/// The squares the pieces of a side command.
pub(super) fn commands(core: &Core, own: u64, color: Color, occupied: u64) -> u64 {
    let sliders = Sliders::ready();
    let pawns = core.pawns & own;
    let mut seen = color.fold_wb(attacks::white_pawns(pawns), attacks::black_pawns(pawns));
    seen |= KING[((core.kings & own).trailing_zeros() & 63) as usize];
    for square in Bitboard(core.knights & own) {
        seen |= KNIGHT[square.index()];
    }
    for square in Bitboard(core.diagonals & own) {
        seen |= sliders.bishop(square.index() as u32, occupied);
    }
    for square in Bitboard(core.straights & own) {
        seen |= sliders.rook(square.index() as u32, occupied);
    }
    seen
}
