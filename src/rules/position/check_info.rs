//! Moves in stages, for a search: what makes a move legal is worked out once for a position, and
//! then each stage is listed when it is needed.
//!
//! A search plays captures first and often needs no other move, and it tries a move it remembers
//! before any is listed.

use std::fmt;

use super::castling::{ready_rooks, safe_rooks};
use super::core::{Core, state};
use super::move_class::{AllMoves, Captures, Quiets};
use super::movegen::{Guard, append_class, danger, en_passant_takers, guard};
use super::side::Side;
use super::{Position, by_side};
use crate::attacks::sliders::Sliders;
use crate::attacks::{KING, KNIGHT};
use crate::chess_move::kind;
use crate::{Bitboard, Move, MoveList};

/// What every legal move of a position has to heed: the pieces that give check, and the lines of
/// pins.
///
/// It belongs to the position that gave it; with another one, moves are listed that are not legal
/// there.
///
/// # Examples
///
/// ```
/// use rules::{MoveList, Position};
///
/// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
/// let info = position.check_info();
/// assert!(!info.is_check());
///
/// let mut moves = MoveList::new();
/// position.append_captures(&info, &mut moves);
/// assert_eq!(moves[0].to_string(), "e4d5");
/// position.append_quiets(&info, &mut moves);
/// assert_eq!(moves.len(), position.legal_moves().len());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CheckInfo(Guard);

impl CheckInfo {
    /// Whether the side to move is in check.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert!(!Position::default().check_info().is_check());
    /// ```
    #[must_use]
    pub const fn is_check(&self) -> bool {
        self.0.checkers != 0
    }

    /// The pieces that give check.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Position, Square};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse()?;
    /// assert_eq!(position.check_info().checkers(), Bitboard::from(Square::E1));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn checkers(&self) -> Bitboard {
        Bitboard(self.0.checkers)
    }

    /// The lines of pins against the king of the side to move: the squares between king and
    /// pinning piece, and that piece. Own pieces on them are pinned.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Position, Square};
    ///
    /// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    /// let pinned = position.check_info().pin_lines() & position.by_color(Color::White);
    /// assert_eq!(pinned, Bitboard::from(Square::E2));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn pin_lines(&self) -> Bitboard {
        Bitboard(self.0.straight_pins | self.0.diagonal_pins)
    }
}

impl fmt::Debug for CheckInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CheckInfo")
            .field("checkers", &self.checkers())
            .field("pin_lines", &self.pin_lines())
            .finish()
    }
}

impl Position {
    /// What every legal move here has to heed. It costs about as much as the moves of two sliders.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let mate: Position = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse()?;
    /// assert!(mate.check_info().is_check());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn check_info(&self) -> CheckInfo {
        CheckInfo(by_side!(self.core, find_guard(&self.core)))
    }

    /// Adds the legal captures to `moves`, and the promotions to a queen whether they take
    /// something or not. Promotions to other pieces are left to
    /// [`append_quiets`](Self::append_quiets).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{MoveList, Position};
    ///
    /// let position: Position = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// let mut moves = MoveList::new();
    /// position.append_captures(&position.check_info(), &mut moves);
    /// let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    /// assert_eq!(names, ["a7b8q", "a7a8q"]);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn append_captures(&self, info: &CheckInfo, moves: &mut MoveList) {
        by_side!(self.core, append_captures(&self.core, &info.0, moves));
    }

    /// Adds to `moves` the legal moves that [`append_captures`](Self::append_captures) leaves out.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{MoveList, Position};
    ///
    /// let start = Position::default();
    /// let mut moves = MoveList::new();
    /// start.append_quiets(&start.check_info(), &mut moves);
    /// assert_eq!(moves.len(), 20);
    /// ```
    pub fn append_quiets(&self, info: &CheckInfo, moves: &mut MoveList) {
        by_side!(self.core, append_quiets(&self.core, &info.0, moves));
    }

    /// Adds all legal moves to `moves` in one pass: the evasions of a side in check, and what is
    /// wanted where stages do not pay.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{MoveList, Position};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse()?;
    /// let info = position.check_info();
    /// let mut moves = MoveList::new();
    /// position.append_moves(&info, &mut moves);
    /// assert!(info.is_check());
    /// assert_eq!(moves, position.legal_moves());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    pub fn append_moves(&self, info: &CheckInfo, moves: &mut MoveList) {
        by_side!(self.core, append_moves(&self.core, &info.0, moves));
    }

    /// Whether `mv` is one of the legal moves, found out without listing any. That is what a move
    /// remembered from another position is asked.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let start = Position::default();
    /// let mv = start.find_move(Square::E2, Square::E4, None)?;
    /// assert!(start.is_legal_given(mv, &start.check_info()));
    /// let after = start.play(mv)?;
    /// assert!(!after.is_legal_given(mv, &after.check_info()));
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub fn is_legal_given(&self, mv: Move, info: &CheckInfo) -> bool {
        by_side!(self.core, is_legal(&self.core, mv, &info.0))
    }

    /// Whether `mv` is one of those that [`append_captures`](Self::append_captures) lists, if it is
    /// legal.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let mv = position.find_move(Square::E5, Square::D6, None).expect("it is legal");
    /// assert!(position.is_in_captures(mv));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn is_in_captures(&self, mv: Move) -> bool {
        match mv.kind() {
            kind::EN_PASSANT | kind::TO_QUEEN => true,
            kind::TO_KNIGHT | kind::TO_BISHOP | kind::TO_ROOK | kind::CASTLING => false,
            _ => self.core.occupied() >> mv.target() & 1 != 0,
        }
    }
}

#[inline(never)]
fn find_guard<S: Side>(core: &Core) -> Guard {
    let king = (core.kings & S::own(core)).trailing_zeros() & 63;
    guard::<S>(core, king, Sliders::ready())
}

fn append_captures<S: Side>(core: &Core, guard: &Guard, moves: &mut MoveList) {
    append_class::<S, Captures>(core, guard, moves);
}

fn append_quiets<S: Side>(core: &Core, guard: &Guard, moves: &mut MoveList) {
    append_class::<S, Quiets>(core, guard, moves);
}

fn append_moves<S: Side>(core: &Core, guard: &Guard, moves: &mut MoveList) {
    append_class::<S, AllMoves>(core, guard, moves);
}

/// Whether any move at all, of whatever position, is legal for `S`.
#[inline(never)]
fn is_legal<S: Side>(core: &Core, mv: Move, guard: &Guard) -> bool {
    let (from, to) = (mv.origin(), mv.target());
    let (origin, target) = (1_u64 << from, 1_u64 << to);
    let own = S::own(core);
    let king = (core.kings & own).trailing_zeros() & 63;
    let sliders = Sliders::ready();
    match mv.kind() {
        kind::CASTLING => {
            let rights = core.state & state::RIGHTS & S::BACKRANK & target;
            return from == king
                && rights != 0
                && guard.checkers == 0
                && is_castling_free::<S>(core, king, rights, guard);
        }
        kind::KING => {
            return from == king
                && KING[king as usize] & !own & target != 0
                && attackers::<S>(core, to, core.occupied() ^ origin) == 0;
        }
        kind::EN_PASSANT => {
            return S::en_passant(core) & target != 0
                && en_passant_takers::<S>(core, king) & origin != 0;
        }
        _ => {}
    }
    if guard.checkers & guard.checkers.wrapping_sub(1) != 0
        || guard.landing() & !own & target == 0
        || origin & own == 0
    {
        return false;
    }
    let occupied = core.occupied();
    let straight = |set: u64| {
        let line = if guard.straight_pins & origin == 0 {
            !0
        } else {
            guard.straight_pins
        };
        if guard.diagonal_pins & origin == 0 {
            set & line
        } else {
            0
        }
    };
    let diagonal = |set: u64| {
        let line = if guard.diagonal_pins & origin == 0 {
            !0
        } else {
            guard.diagonal_pins
        };
        if guard.straight_pins & origin == 0 {
            set & line
        } else {
            0
        }
    };
    let (pieces, reach) = match mv.kind() {
        kind::KNIGHT => (
            core.knights & !guard.straight_pins & !guard.diagonal_pins,
            KNIGHT[from as usize & 63],
        ),
        kind::BISHOP => (core.bishops(), diagonal(sliders.bishop(from, occupied))),
        kind::ROOK => (core.rooks(), straight(sliders.rook(from, occupied))),
        kind::QUEEN => (
            core.queens(),
            diagonal(sliders.bishop(from, occupied)) | straight(sliders.rook(from, occupied)),
        ),
        kind => {
            let single = S::ahead(origin) & !occupied;
            let double = S::ahead(single & S::MIDWAY) & !occupied;
            let takes = S::commanded_by_pawns(origin) & S::enemy(core);
            let reach = match kind {
                kind::PAWN => (straight(single) | diagonal(takes)) & !S::LAST,
                kind::DOUBLE_STEP => straight(double),
                _ => (straight(single) | diagonal(takes)) & S::LAST,
            };
            (core.pawns, reach)
        }
    };
    pieces & origin != 0 && reach & target != 0
}

/// Whether the king may castle with the one rook of `rights`.
fn is_castling_free<S: Side>(core: &Core, king: u32, rights: u64, guard: &Guard) -> bool {
    let ready = ready_rooks::<S>(core, king, rights);
    let danger = danger::<S>(core, Sliders::ready());
    safe_rooks(king, ready, danger, guard.straight_pins) != 0
}

/// The enemies of `S` that command a square when `occupied` stops the sliders.
#[inline(always)]
fn attackers<S: Side>(core: &Core, square: u32, occupied: u64) -> u64 {
    let sliders = Sliders::ready();
    let found = S::commanded_by_pawns(1 << (square & 63)) & core.pawns
        | KNIGHT[square as usize & 63] & core.knights
        | KING[square as usize & 63] & core.kings
        | sliders.bishop(square, occupied) & core.diagonals
        | sliders.rook(square, occupied) & core.straights;
    found & S::enemy(core)
}
