//! A move, packed into sixteen bits.

mod castling;

use std::fmt::{self, Write};

use crate::{CastlingMode, Role, Square};

/// A move in some position.
///
/// It knows where the piece comes from and goes to, its kind, and what is special about the move,
/// but neither the side nor what is taken: those belong to the position. A `Move` is got from a
/// [`Position`](crate::Position), by [`legal_moves`](crate::Position::legal_moves) or
/// [`find_move`](crate::Position::find_move).
///
/// # Examples
///
/// ```
/// use rules::{Position, Role, Square};
///
/// let start = Position::default();
/// let mv = start.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!((mv.from(), mv.to(), mv.role()), (Square::G1, Square::F3, Role::Knight));
/// assert_eq!(mv.to_string(), "g1f3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
// Bits 0-5 are the square of origin, 6-11 the destination (of a castling move: the rook's square),
// 12-15 the `kind`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Move(u16);

/// What the four highest bits of a [`Move`] say. The first six are the numbers of the roles.
pub(crate) mod kind {
    pub(crate) const PAWN: u32 = 0;
    pub(crate) const KNIGHT: u32 = 1;
    pub(crate) const BISHOP: u32 = 2;
    pub(crate) const ROOK: u32 = 3;
    pub(crate) const QUEEN: u32 = 4;
    pub(crate) const KING: u32 = 5;
    /// From here on a move needs more than moving one piece and taking what it meets.
    pub(crate) const DOUBLE_STEP: u32 = 6;
    pub(crate) const EN_PASSANT: u32 = 7;
    pub(crate) const TO_KNIGHT: u32 = 8;
    pub(crate) const TO_BISHOP: u32 = 9;
    pub(crate) const TO_ROOK: u32 = 10;
    pub(crate) const TO_QUEEN: u32 = 11;
    pub(crate) const CASTLING: u32 = 12;
}

impl Move {
    /// Packs a move.
    #[inline(always)]
    pub(crate) const fn pack(from: u32, to: u32, kind: u32) -> Self {
        Self((from | to << 6 | kind << 12) as u16)
    }

    /// The number under which a move can be stored.
    #[must_use]
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The move that was stored under a number; `None` for a number that no move has. Whether it can
    /// be played is asked of the position, by [`is_legal`](crate::Position::is_legal).
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Move, Position};
    ///
    /// let position = Position::default();
    /// for mv in position.legal_moves() {
    ///     assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
    /// }
    /// assert_eq!(Move::from_bits(u16::MAX), None);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        let mv = Self(bits);
        if mv.kind() <= kind::CASTLING {
            Some(mv)
        } else {
            None
        }
    }

    #[inline(always)]
    pub(crate) const fn kind(self) -> u32 {
        (self.0 >> 12) as u32
    }

    #[inline(always)]
    pub(crate) const fn origin(self) -> u32 {
        (self.0 & 63) as u32
    }

    /// The number of the destination; of a castling move, of the rook's square.
    #[inline(always)]
    pub(crate) const fn target(self) -> u32 {
        (self.0 >> 6 & 63) as u32
    }

    /// The square the piece leaves; of a castling move, the king's.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// assert_eq!(mv.from(), Square::E2);
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub const fn from(self) -> Square {
        Square::masked(self.origin())
    }

    /// The square the piece arrives on; of a castling move, the king's: on the g-file or c-file.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.to(), Square::G1);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn to(self) -> Square {
        match self.castling() {
            Some(side) => Square::new(side.king_file(), self.from().rank()),
            None => Square::masked(self.target()),
        }
    }

    /// The kind of the piece that moves, a pawn for promotions and a king for castling.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Role, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.role(), Role::King);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn role(self) -> Role {
        match self.kind() {
            kind::KNIGHT => Role::Knight,
            kind::BISHOP => Role::Bishop,
            kind::ROOK => Role::Rook,
            kind::QUEEN => Role::Queen,
            kind::KING | kind::CASTLING => Role::King,
            _ => Role::Pawn,
        }
    }

    /// The kind of piece a pawn is promoted to by this move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Role, Square};
    ///
    /// let position: Position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// let mv = position.find_move(Square::A7, Square::A8, Some(Role::Queen)).expect("it is legal");
    /// assert_eq!(mv.promotion(), Some(Role::Queen));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            kind::TO_KNIGHT => Some(Role::Knight),
            kind::TO_BISHOP => Some(Role::Bishop),
            kind::TO_ROOK => Some(Role::Rook),
            kind::TO_QUEEN => Some(Role::Queen),
            _ => None,
        }
    }

    /// The square a player points at for this move, and UCI names: in Chess960 castling goes to the
    /// rook, because the king's own square may be reached by another move as well.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingMode, Position, Square};
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// let mv = position.find_move(Square::E1, Square::G1, None).expect("it is legal");
    /// assert_eq!(mv.shown_target(CastlingMode::Standard), Square::G1);
    /// assert_eq!(mv.shown_target(CastlingMode::Chess960), Square::H1);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn shown_target(self, mode: CastlingMode) -> Square {
        match (mode, self.castling_rook()) {
            (CastlingMode::Chess960, Some(rook)) => rook,
            _ => self.to(),
        }
    }

    /// Whether this move takes a pawn in passing.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let mv = position.find_move(Square::E5, Square::D6, None).expect("it is legal");
    /// assert!(mv.is_en_passant());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.kind() == kind::EN_PASSANT
    }

    /// Whether this move is the first, double step of a pawn.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// assert!(mv.is_double_step());
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub const fn is_double_step(self) -> bool {
        self.kind() == kind::DOUBLE_STEP
    }

    /// The square of the pawn taken in passing by this move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2".parse()?;
    /// let mv = position.find_move(Square::E5, Square::D6, None).expect("it is legal");
    /// assert_eq!(mv.en_passant_victim(), Some(Square::D5));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn en_passant_victim(self) -> Option<Square> {
        if self.is_en_passant() {
            Some(Square::new(self.to().file(), self.from().rank()))
        } else {
            None
        }
    }
}

/// Writes the squares and the promotion, as in `e2e4`, `e7e8q` and `e1g1`.
///
/// # Examples
///
/// ```
/// use rules::{Position, Role, Square};
///
/// let position: Position = "4k3/P7/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let promotion = position.find_move(Square::A7, Square::A8, Some(Role::Queen)).expect("legal");
/// assert_eq!(promotion.to_string(), "a7a8q");
/// let castling = position.find_move(Square::E1, Square::H1, None).expect("legal");
/// assert_eq!(castling.to_string(), "e1g1");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from().fmt(f)?;
        self.to().fmt(f)?;
        self.promotion()
            .map_or(Ok(()), |role| f.write_char(role.char()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        match self.kind() {
            kind::CASTLING => f.write_str(" (castling)"),
            kind::EN_PASSANT => f.write_str(" (en passant)"),
            _ => Ok(()),
        }
    }
}
