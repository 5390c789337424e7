//! A proof without moving: no square is left on which the king could be mated.
//!
//! From where the pieces may ever get to, each square of the loser's king is asked what a mate there
//! would need: a piece that can ever give check there, and every square around either commanded by
//! the winner or blocked by a piece of the loser, each by another one.

use super::reach::{Reaches, Traveler, steps};
use crate::attacks::KING;
use crate::{Bitboard, Color, Position, Role, Square, attacks};

/// Whether it is proved that `winner` never mates from here, by where pieces can ever get to.
pub(super) fn prevent_mate(position: &Position, winner: Color) -> bool {
    Reaches::of(position, winner).is_some_and(|reaches| !Hunt::new(&reaches, winner).can_succeed())
}

/// What the winner has for a mate, and the loser to block its own king with.
struct Hunt<'a> {
    /// The winner's pieces, and the squares they may ever command.
    hunters: [(Option<&'a Traveler>, u64); 16],
    /// Where the winner's king may be.
    king: u64,
    /// Where the loser's king may be.
    prey: u64,
    /// Where the loser's other pieces may be, one set each.
    blockers: [u64; 16],
    blocker_count: usize,
}

impl<'a> Hunt<'a> {
    fn new(reaches: &'a Reaches, winner: Color) -> Self {
        let mut hunt = Self {
            hunters: [(None, 0); 16],
            king: 0,
            prey: 0,
            blockers: [0; 16],
            blocker_count: 0,
        };
        let mut hunters = hunt.hunters.iter_mut();
        for piece in reaches.iter() {
            match (piece.color == winner, piece.role == Role::King) {
                (true, true) => hunt.king = piece.reach,
                (false, true) => hunt.prey = piece.reach,
                (true, false) => {
                    if let Some(place) = hunters.next() {
                        *place = (Some(piece), piece.commands());
                    }
                }
                (false, false) => {
                    if let Some(place) = hunt.blockers.get_mut(hunt.blocker_count) {
                        *place = piece.reach;
                        hunt.blocker_count += 1;
                    }
                }
            }
        }
        hunt
    }

    fn hunters(&self) -> impl Iterator<Item = (&'a Traveler, u64)> {
        let present = self.hunters.iter();
        present.map_while(|&(piece, commands)| Some((piece?, commands)))
    }

    fn can_succeed(&self) -> bool {
        Bitboard(self.prey)
            .into_iter()
            .any(|square| self.can_mate_on(square))
    }

    fn can_mate_on(&self, square: Square) -> bool {
        let around = KING[square.index()];
        let target = Bitboard::from_square(square).0;
        let mut near = self
            .hunters()
            .filter(|(_, commands)| commands & (around | target) != 0);
        let Some((first, commands)) = near.next() else {
            return false;
        };
        if near.next().is_none() {
            return commands & target != 0 && self.can_mate_alone(first, square);
        }
        if self.hunters().all(|(_, commands)| commands & target == 0) {
            return false;
        }
        let commanded = self.hunters().fold(0, |all, (piece, commands)| {
            all | commands | seen_through(piece, square)
        });
        self.can_shut_in(square, around & !commanded, 0)
    }

    /// Whether `hunter` may mate on `square` with only the king to help.
    fn can_mate_alone(&self, hunter: &Traveler, square: Square) -> bool {
        if hunter.role == Role::Pawn {
            let commanded = hunter.commands();
            return self.can_shut_in(square, KING[square.index()] & !commanded, 0);
        }
        let around = KING[square.index()];
        let target = Bitboard::from_square(square);
        let mut places = Bitboard(hunter.reach) - target;
        places &= commanded_alone(hunter.role, square);
        places.into_iter().any(|place| {
            let commanded = commanded_alone(hunter.role, place).0;
            let own = Bitboard::from_square(place).0 & around;
            self.can_shut_in(square, around & !commanded, own)
        })
    }

    /// Whether the winner's king and the loser's pieces may cover all of `open` around `square`; of
    /// it, `own` has a piece of the winner on it and so only the king can cover it.
    fn can_shut_in(&self, square: Square, open: u64, own: u64) -> bool {
        if open == 0 {
            return true;
        }
        let touched = KING[square.index()] | Bitboard::from_square(square).0;
        let places = Bitboard(self.king & !touched);
        let mut is_far_tried = false;
        places.into_iter().any(|king| {
            let guarded = KING[king.index()] & open;
            if guarded == 0 {
                // All places far away are alike.
                if is_far_tried {
                    return false;
                }
                is_far_tried = true;
            }
            let rest = open & !guarded;
            rest & own == 0 && self.can_block(rest, 0)
        })
    }

    /// Whether each square of `open` can have a blocker of its own, not counting those `used`.
    fn can_block(&self, open: u64, used: u32) -> bool {
        let Some(square) = Bitboard(open).first() else {
            return true;
        };
        let rest = open & (open - 1);
        (0..self.blocker_count).any(|index| {
            used >> index & 1 == 0
                && self.blockers[index] >> square.index() & 1 == 1
                && self.can_block(rest, used | 1 << index)
        })
    }
}

/// The squares beside a king on `square` that a slider may command through it.
fn seen_through(piece: &Traveler, square: Square) -> u64 {
    if matches!(piece.role, Role::Knight | Role::Pawn) {
        return 0;
    }
    let target = Bitboard::from_square(square).0;
    let sources = steps(piece.role, piece.color, target) & piece.reach;
    Bitboard(sources)
        .into_iter()
        .filter_map(|source| {
            let files = square.file().index() as i32 - source.file().index() as i32;
            let ranks = square.rank().index() as i32 - source.rank().index() as i32;
            square.offset(files, ranks)
        })
        .collect::<Bitboard>()
        .0
}

/// What a piece of this kind commands on an empty board, so through the king as well.
fn commanded_alone(role: Role, square: Square) -> Bitboard {
    let nothing = Bitboard::EMPTY;
    match role {
        Role::Knight => attacks::knight(square),
        Role::Bishop => attacks::bishop(square, nothing),
        Role::Rook => attacks::rook(square, nothing),
        _ => attacks::queen(square, nothing),
    }
}
