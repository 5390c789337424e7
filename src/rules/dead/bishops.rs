//! A proof that leaves the bishops out, as if they were on all of their squares at once.
//!
//! A few bishops outside a cage of pawns can stand in millions of ways, and it hardly ever matters
//! where they do. So they are taken off the board here, and a side that had some on squares of one
//! color may do all that any number of bishops there could: wait, take a piece on such a square, be
//! taken there by a pawn, and stand beside its king; and it commands every such square. Boards with
//! rooks or queens, whose lines a bishop could block, are left alone. So every game on the board has
//! its counterpart among far fewer positions, and if none of those can be a mate, no game ends in
//! one.

use super::estimate::commands;
use super::reach::{LAST_RANKS, steps};
use crate::attacks::{self, KING};
use crate::chess_move::kind;
use crate::position::core::{Core, state};
use crate::{Bitboard, Color, Move, MoveList, Position, Role, Square};

/// The squares on which White and Black may have bishops: those of a color, or of both, or none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bishops([u64; 2]);

/// What a side does.
#[derive(Clone, Copy)]
pub(super) enum Ply {
    /// A move of another piece than a bishop.
    Move(Move),
    /// Any move of a bishop; it may take the piece of this set of one, or none.
    Bishop(u64),
}

/// A mate that cannot be excluded, or a promotion, after which pieces are there that block lines.
pub(super) struct NoProof;

impl Bishops {
    /// Takes the bishops off the board; `None` if there are fewer than two, or rooks or queens.
    pub(super) fn lift(position: &Position) -> Option<(Self, Position)> {
        let core = &position.core;
        if core.straights != 0 || !Bitboard(core.diagonals).has_several() {
            return None;
        }
        let squares = [core.white, core.black].map(|own| {
            let has_some = |color: &Bitboard| own & core.diagonals & color.0 != 0;
            let colors = [Bitboard::LIGHT, Bitboard::DARK].into_iter();
            colors.filter(has_some).fold(0, |all, color| all | color.0)
        });
        let core = without(core, core.diagonals);
        Some((Self(squares), Position { core }))
    }

    /// The squares of the bishops of `color` and of its opponent.
    const fn of(self, color: Color) -> (u64, u64) {
        match color {
            Color::White => (self.0[0], self.0[1]),
            Color::Black => (self.0[1], self.0[0]),
        }
    }

    /// What the side to move could do, and maybe more than that.
    ///
    /// # Errors
    ///
    /// It has more moves than a list holds.
    pub(super) fn plies(self, position: &Position) -> Result<Vec<Ply>, NoProof> {
        if position.count_legal_moves() > MoveList::CAPACITY as u64 {
            return Err(NoProof);
        }
        let core = &position.core;
        let turn = position.turn();
        let (own, others) = sides(core, turn);
        let (squares, other_squares) = self.of(turn);
        let moves = position.legal_moves();
        let mut plies: Vec<Ply> = moves.iter().map(|&mv| Ply::Move(mv)).collect();
        // A check by a pawn or a knight ends only if the king moves or that piece is taken.
        if !position.is_check() {
            for pawn in Bitboard(own & core.pawns) {
                let takes = steps(Role::Pawn, turn, set(pawn)) & other_squares;
                for target in Bitboard(takes & !core.occupied()) {
                    let (from, to) = (pawn.index() as u32, target.index() as u32);
                    plies.push(Ply::Move(Move::pack(from, to, kind::PAWN)));
                }
            }
            if squares != 0 {
                plies.push(Ply::Bishop(0));
            }
        }
        let prey = Bitboard(others & !core.kings & squares).into_iter();
        plies.extend(prey.map(|prey| Ply::Bishop(set(prey))));
        Ok(plies)
    }

    /// The position after a ply; `None` if it leaves the king in check.
    ///
    /// # Errors
    ///
    /// It may be a mate by `winner`, or is a promotion.
    pub(super) fn play(
        self,
        position: &Position,
        ply: Ply,
        winner: Color,
    ) -> Result<Option<Position>, NoProof> {
        let next = match ply {
            Ply::Move(mv) => {
                if set(mv.to()) & LAST_RANKS != 0 && mv.role() == Role::Pawn {
                    return Err(NoProof);
                }
                position.play_unchecked(mv)
            }
            Ply::Bishop(taken) => {
                let core = without(&position.core, taken);
                let mut next = Position { core };
                if next.is_check() {
                    return Ok(None);
                }
                next.core.state &= !(state::EN_PASSANT | state::EN_PASSANT_IDLE);
                next.core.state ^= state::BLACK;
                next
            }
        };
        if position.turn() == winner && self.may_be_mate(&next, winner, ply) {
            return Err(NoProof);
        }
        Ok(Some(next))
    }

    /// Whether the side to move could be mated now if its opponent's bishops stood well.
    fn may_be_mate(self, position: &Position, winner: Color, last: Ply) -> bool {
        let core = &position.core;
        let (own, others) = sides(core, winner);
        let king = position.king(winner.other());
        let (squares, other_squares) = self.of(winner);
        let may_open = match last {
            // Taking in passing also opens a line where the other pawn was.
            Ply::Move(mv) if !mv.is_en_passant() => {
                attacks::bishop(king, Bitboard(core.occupied())).contains(mv.from())
            }
            _ => true,
        };
        let commanded = commands(core, own, winner, core.occupied());
        let is_check = commanded & set(king) != 0 || may_open && squares & set(king) != 0;
        is_check && KING[king.index()] & !(commanded | squares | others | other_squares) == 0
    }
}

/// The pieces of `color` and those of its opponent.
const fn sides(core: &Core, color: Color) -> (u64, u64) {
    match color {
        Color::White => (core.white, core.black),
        Color::Black => (core.black, core.white),
    }
}

const fn without(core: &Core, squares: u64) -> Core {
    Core {
        pawns: core.pawns & !squares,
        knights: core.knights & !squares,
        diagonals: core.diagonals & !squares,
        white: core.white & !squares,
        black: core.black & !squares,
        ..*core
    }
}

const fn set(square: Square) -> u64 {
    Bitboard::from_square(square).0
}
