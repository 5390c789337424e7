//! Pieces on squares, without any question of whose turn it is or whether that is legal.

use std::fmt;

use crate::{Bitboard, ByColor, ByRole, Color, Piece, Role, Square};

/// A placement of pieces: at most one on each square, any number of any kind.
///
/// # Examples
///
/// ```
/// use rules::{Board, Color, Piece, Role, Square};
///
/// let mut board = Board::default();
/// assert_eq!(board.piece_at(Square::D1), Some(Piece::new(Color::White, Role::Queen)));
/// board.remove(Square::D1);
/// assert_eq!(board.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    roles: ByRole<Bitboard>,
    colors: ByColor<Bitboard>,
}

impl Board {
    /// The board without pieces.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Board;
    ///
    /// assert!(Board::empty().occupied().is_empty());
    /// ```
    #[must_use]
    pub const fn empty() -> Self {
        const NONE: Bitboard = Bitboard::EMPTY;
        Self {
            roles: ByRole {
                pawn: NONE,
                knight: NONE,
                bishop: NONE,
                rook: NONE,
                queen: NONE,
                king: NONE,
            },
            colors: ByColor {
                white: NONE,
                black: NONE,
            },
        }
    }

    /// Puts together sets that do not overlap.
    pub(crate) const fn from_sets(roles: ByRole<Bitboard>, colors: ByColor<Bitboard>) -> Self {
        Self { roles, colors }
    }

    /// The piece on `square`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Square};
    ///
    /// assert_eq!(Board::default().piece_at(Square::E4), None);
    /// ```
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|&color| self.colors[color].contains(square))?;
        let role = Role::ALL
            .into_iter()
            .find(|&role| self.roles[role].contains(square))?;
        Some(Piece { color, role })
    }

    /// Puts `piece` on `square` in place of what stood there.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Piece, Role, Square};
    ///
    /// let mut board = Board::empty();
    /// board.set(Square::E4, Piece::new(Color::White, Role::King));
    /// assert_eq!(board.to_string(), "8/8/8/8/4K3/8/8/8");
    /// ```
    pub fn set(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        let (role, color) = (
            self.roles.get_mut(piece.role),
            self.colors.get_mut(piece.color),
        );
        *role = role.with(square);
        *color = color.with(square);
    }

    /// Takes the piece on `square` off the board and returns it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Piece, Role, Square};
    ///
    /// let mut board = Board::default();
    /// assert_eq!(board.remove(Square::A1), Some(Piece::new(Color::White, Role::Rook)));
    /// assert_eq!(board.remove(Square::A1), None);
    /// ```
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        let (role, color) = (
            self.roles.get_mut(piece.role),
            self.colors.get_mut(piece.color),
        );
        *role = role.without(square);
        *color = color.without(square);
        Some(piece)
    }

    /// The squares on which pieces stand.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Board;
    ///
    /// assert_eq!(Board::default().occupied().len(), 32);
    /// ```
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors.white | self.colors.black
    }

    /// The squares of the pieces of one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Board, Color};
    ///
    /// assert_eq!(Board::default().by_color(Color::White), Bitboard(0xffff));
    /// ```
    #[must_use]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of the pieces of one kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Role};
    ///
    /// assert_eq!(Board::default().by_role(Role::Pawn).len(), 16);
    /// ```
    #[must_use]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The squares of the pieces of one kind and side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Piece, Role, Square};
    ///
    /// let rook = Piece::new(Color::White, Role::Rook);
    /// assert!(Board::default().pieces(rook).contains(Square::H1));
    /// ```
    #[must_use]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.roles[piece.role] & self.colors[piece.color]
    }

    /// The square of the king of `color`, the lowest if there are several.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Square};
    ///
    /// assert_eq!(Board::default().king(Color::Black), Some(Square::E8));
    /// ```
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(Piece::new(color, Role::King)).first()
    }

    /// The pieces with their squares, from a1 along the ranks to h8.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Piece, Role, Square};
    ///
    /// let first = Board::default().iter().next();
    /// assert_eq!(first, Some((Square::A1, Piece::new(Color::White, Role::Rook))));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + use<> {
        let board = *self;
        board
            .occupied()
            .into_iter()
            .filter_map(move |square| Some((square, board.piece_at(square)?)))
    }

    /// The squares of the pieces of `by` that command `square` when only `occupied` stops sliders.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Color, Square};
    ///
    /// let board = Board::default();
    /// assert_eq!(board.attackers(Square::F3, Color::White, board.occupied()).len(), 3);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        use crate::attacks;
        let of = |role| self.roles[role];
        let diagonal = of(Role::Bishop) | of(Role::Queen);
        let straight = of(Role::Rook) | of(Role::Queen);
        let all = attacks::pawn(by.other(), square) & of(Role::Pawn)
            | attacks::knight(square) & of(Role::Knight)
            | attacks::king(square) & of(Role::King)
            | attacks::bishop(square, occupied) & diagonal
            | attacks::rook(square, occupied) & straight;
        all & self.colors[by]
    }
}

impl Default for Board {
    /// The pieces as they stand at the beginning of the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Role};
    ///
    /// assert_eq!(Board::default().by_role(Role::Pawn).len(), 16);
    /// ```
    fn default() -> Self {
        let rank = Bitboard::from_rank;
        let corners = |files: u64| Bitboard(files | files << 56);
        Self {
            roles: ByRole {
                pawn: rank(crate::Rank::Second) | rank(crate::Rank::Seventh),
                knight: corners(0x42),
                bishop: corners(0x24),
                rook: corners(0x81),
                queen: corners(0x08),
                king: corners(0x10),
            },
            colors: ByColor {
                white: Bitboard(0xffff),
                black: Bitboard(0xffff << 48),
            },
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
