//! Where each piece can ever get to, whoever moves and however often: an upper bound.
//!
//! The bound is a least fixed point. At first every piece may stand only where it stands. Then what
//! follows is added until nothing follows any longer: a piece may go one step further if its own side
//! can ever leave that square, a pawn may step ahead if both sides can, and may take where an
//! enemy can get to. Sliders move by single steps, for what they run over is empty at that time.
//!
//! Some rules rest on what can *not* happen: a king keeps away from squares guarded by a piece that
//! can never leave, and two opposing pawns on a file never pass each other unless one of them is
//! taken or takes. They are asked again whenever the sets have grown. So in the end every event of
//! every possible game is covered: take the first that is not, and all before it are; the rule
//! that should have allowed it looked at sets that contain those, and so did allow it.

use crate::chess_move::kind;
use crate::position::core::Core;
use crate::{Bitboard, Color, Position, Role, Square, attacks};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const NOT_A: u64 = !FILE_A;
const NOT_H: u64 = !(FILE_A << 7);
pub(super) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// A piece and what is known about it.
#[derive(Clone, Copy)]
pub(super) struct Traveler {
    pub(super) color: Color,
    pub(super) role: Role,
    /// Where it stands, as a set of one.
    home: u64,
    /// Where it may ever stand; everywhere for a pawn that may be promoted.
    pub(super) reach: u64,
    /// Whether it may ever be taken.
    is_prey: bool,
}

impl Traveler {
    /// Whether it stays where it is for good.
    const fn is_stuck(&self) -> bool {
        self.reach == self.home && !self.is_prey
    }

    /// The squares it may ever command, as far as single steps show it.
    pub(super) fn commands(&self) -> u64 {
        if self.reach == !0 {
            return !0;
        }
        steps(self.role, self.color, self.reach)
    }
}

/// All pieces of a position.
pub(super) struct Reaches {
    pieces: [Traveler; 32],
    len: usize,
}

/// What the pieces together allow and forbid; for pairs, White's comes first.
#[derive(Default)]
struct Surroundings {
    /// The squares of pieces stuck for good.
    stuck: [u64; 2],
    /// The squares commanded by pieces stuck for good.
    guarded: [u64; 2],
    /// The squares of permanently stuck kings, which no other piece can ever enter.
    thrones: u64,
    /// Where pieces other than kings may get to.
    visited: [u64; 2],
    /// Where pieces may take.
    taken: [u64; 2],
    /// The home squares of pawns that never leave their file, neither by taking nor by being taken.
    loyal: [u64; 2],
}

impl Reaches {
    /// The bound for every piece of a position; `None` if a pawn of `winner` may be promoted, or if
    /// a capture in passing is possible now, which the rules above do not describe.
    pub(super) fn of(position: &Position, winner: Color) -> Option<Self> {
        if position.en_passant().is_some() {
            return None;
        }
        let mut all = Self::at_home(&position.core);
        all.allow_castling(position);
        loop {
            let around = all.surroundings();
            let mut has_grown = false;
            for piece in all.pieces.iter_mut().take(all.len) {
                let reach = around.extend(piece);
                let prey = piece.role != Role::King
                    && reach & around.taken[piece.color.other() as usize] != 0;
                has_grown |= reach != piece.reach || prey != piece.is_prey;
                (piece.reach, piece.is_prey) = (reach, prey);
                if reach == !0 && piece.role == Role::Pawn && piece.color == winner {
                    return None;
                }
            }
            if !has_grown {
                return Some(all);
            }
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Traveler> {
        self.pieces.iter().take(self.len)
    }

    fn at_home(core: &Core) -> Self {
        let nobody = Traveler {
            color: Color::White,
            role: Role::Pawn,
            home: 0,
            reach: 0,
            is_prey: false,
        };
        let mut all = Self {
            pieces: [nobody; 32],
            len: 0,
        };
        for role in Role::ALL {
            for square in Bitboard(core.role_set(role)) {
                let home = Bitboard::from_square(square).0;
                let is_white = core.white & home != 0;
                if let Some(piece) = all.pieces.get_mut(all.len) {
                    *piece = Traveler {
                        color: if is_white { Color::White } else { Color::Black },
                        role,
                        home,
                        reach: home,
                        is_prey: false,
                    };
                    all.len += 1;
                }
            }
        }
        all
    }

    /// Grants kings and rooks what castling may give them, asking nothing.
    fn allow_castling(&mut self, position: &Position) {
        let rights = position.castling_rights();
        for color in Color::ALL {
            let king = position.king(color);
            for rook in rights.rooks_of(color) {
                let mv =
                    crate::Move::pack(king.index() as u32, rook.index() as u32, kind::CASTLING);
                let path = attacks::between(king, mv.to()).with(mv.to());
                let landing = mv.castling_rook_to().map_or(0, set);
                for piece in self.pieces.iter_mut().take(self.len) {
                    if piece.home == set(king) {
                        piece.reach |= path.0;
                    } else if piece.home == set(rook) {
                        piece.reach |= landing;
                    }
                }
            }
        }
    }

    fn surroundings(&self) -> Surroundings {
        let mut around = Surroundings::default();
        for piece in self.iter() {
            let side = piece.color as usize;
            if piece.is_stuck() {
                around.stuck[side] |= piece.home;
                around.guarded[side] |= steps(piece.role, piece.color, piece.home);
            }
            match piece.role {
                Role::King => {
                    if piece.is_stuck() {
                        around.thrones |= piece.home;
                    }
                }
                Role::Pawn if piece.reach != !0 => {
                    around.visited[side] |= piece.reach;
                    if !piece.is_prey && piece.reach & !file_of(piece.home) == 0 {
                        around.loyal[side] |= piece.home;
                    }
                }
                _ => around.visited[side] |= piece.reach,
            }
        }
        for piece in self.iter() {
            let side = piece.color as usize;
            around.taken[side] |= match piece.role {
                Role::Pawn if piece.reach != !0 => {
                    steps(Role::Pawn, piece.color, piece.reach) & around.visited[1 - side]
                }
                _ if piece.reach == piece.home => 0,
                _ => piece.reach,
            };
        }
        around
    }
}

impl Surroundings {
    /// Where `piece` may stand, given all this.
    fn extend(&self, piece: &Traveler) -> u64 {
        let side = piece.color as usize;
        let open = !self.stuck[side] & !self.thrones;
        let enterable = match piece.role {
            Role::Pawn => return self.extend_pawn(piece),
            Role::King => open & !self.guarded[1 - side],
            _ => open,
        };
        let mut reach = piece.reach;
        loop {
            let further = reach | steps(piece.role, piece.color, reach) & enterable;
            if further == reach {
                return reach;
            }
            reach = further;
        }
    }

    fn extend_pawn(&self, piece: &Traveler) -> u64 {
        let side = piece.color as usize;
        let takes = self.visited[1 - side] & !self.stuck[side] & !self.thrones;
        let mut free = !self.stuck[0] & !self.stuck[1];
        let file = file_of(piece.home);
        if piece.reach & !file == 0 {
            // The squares ahead, beginning with the nearest opposing pawn that stays on the file.
            free &= !match piece.color {
                Color::White => {
                    let pawns = self.loyal[1 - side] & file & !(piece.home | (piece.home - 1));
                    (pawns & pawns.wrapping_neg()).wrapping_neg() & file
                }
                Color::Black => {
                    let pawns = self.loyal[1 - side] & file & (piece.home - 1);
                    pawns.checked_ilog2().map_or(0, |top| !(!1 << top)) & file
                }
            };
        }
        let mut reach = piece.reach;
        loop {
            let ahead = match piece.color {
                Color::White => reach << 8,
                Color::Black => reach >> 8,
            };
            let taking = steps(Role::Pawn, piece.color, reach) & takes;
            let further = reach | ahead & free | taking;
            if further & LAST_RANKS != 0 {
                return !0;
            }
            if further == reach {
                return reach;
            }
            reach = further;
        }
    }
}

/// The squares one step away from any of `from`; of pawns, where they take.
// Called from many places; inlined in each it would only make the module larger.
#[inline(never)]
pub(super) fn steps(role: Role, color: Color, from: u64) -> u64 {
    let sideways = (from & NOT_A) >> 1 | (from & NOT_H) << 1;
    match role {
        Role::Pawn if color == Color::White => attacks::white_pawns(from),
        Role::Pawn => attacks::black_pawns(from),
        Role::Bishop => sideways << 8 | sideways >> 8,
        Role::Rook => sideways | from << 8 | from >> 8,
        Role::Queen | Role::King => {
            let row = sideways | from;
            sideways | row << 8 | row >> 8
        }
        Role::Knight => {
            let far = (from & NOT_A & NOT_A << 1) >> 2 | (from & NOT_H & NOT_H >> 1) << 2;
            sideways << 16 | sideways >> 16 | far << 8 | far >> 8
        }
    }
}

const fn set(square: Square) -> u64 {
    Bitboard::from_square(square).0
}

/// The file of a set of one.
const fn file_of(square: u64) -> u64 {
    FILE_A << (square.trailing_zeros() & 7)
}
