//! The signs by which the notations name pieces and what happens in a move, old ones included: the
//! legend of a page or of a book.

#[cfg(test)]
mod tests;

use rules::{Color, Piece, Role};

use crate::figurine;

/// The signs of a kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceSigns {
    /// The outlined and the filled figure.
    pub figures: [&'static str; 2],
    /// The letter of standard algebraic notation; a pawn has none in a move, but in a FEN.
    pub letter: char,
    /// The letters of English descriptive notation and of Lasker's, the usual one first.
    pub old: &'static [&'static str],
    /// The white and the black piece in a diagram of letters, as in Lasker's book.
    pub diagram: [&'static str; 2],
}

/// The signs of a kind of piece.
///
/// # Examples
///
/// ```
/// use notation::legend;
/// use rules::Role;
///
/// let knight = legend::piece_signs(Role::Knight);
/// assert_eq!((knight.figures, knight.letter), (["♘", "♞"], 'N'));
/// assert_eq!((knight.old, knight.diagram), (&["Kt", "N"][..], ["^Kt", "#Kt"]));
/// ```
#[must_use]
pub const fn piece_signs(role: Role) -> PieceSigns {
    let (filled, old, diagram): (_, &'static [&'static str], _) = match role {
        Role::Pawn => ("\u{265f}", &["P"], ["^P", "#P"]),
        Role::Knight => ("\u{265e}", &["Kt", "N"], ["^Kt", "#Kt"]),
        Role::Bishop => ("\u{265d}", &["B"], ["^B", "#B"]),
        Role::Rook => ("\u{265c}", &["R"], ["^R", "#R"]),
        Role::Queen => ("\u{265b}", &["Q"], ["^Q", "#Q"]),
        Role::King => ("\u{265a}", &["K"], ["^K", "#K"]),
    };
    PieceSigns {
        figures: [figurine::figure(role), filled],
        letter: Piece::new(Color::White, role).char(),
        old,
        diagram,
    }
}

/// Something that signs say of a move beyond its piece and its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveSign {
    /// Something is taken.
    Capture,
    /// A pawn is taken in passing.
    EnPassant,
    /// The king goes to the side of the kings.
    CastlesKingside,
    /// The king goes to the side of the queens.
    CastlesQueenside,
    /// Check.
    Check,
    /// Check by another piece than the one that moves.
    DiscoveredCheck,
    /// Check by two pieces at once.
    DoubleCheck,
    /// Checkmate.
    Mate,
}

impl MoveSign {
    /// All of them, in the order in which a legend has them.
    pub const ALL: [Self; 8] = [
        Self::Capture,
        Self::EnPassant,
        Self::CastlesKingside,
        Self::CastlesQueenside,
        Self::Check,
        Self::DiscoveredCheck,
        Self::DoubleCheck,
        Self::Mate,
    ];

    /// How standard algebraic notation writes it; nothing where the squares say it.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::legend::MoveSign;
    ///
    /// assert_eq!(MoveSign::Mate.modern(), "#");
    /// ```
    #[must_use]
    pub const fn modern(self) -> &'static str {
        match self {
            Self::Capture => "x",
            Self::EnPassant => "",
            Self::CastlesKingside => "O-O",
            Self::CastlesQueenside => "O-O-O",
            Self::Check | Self::DiscoveredCheck | Self::DoubleCheck => "+",
            Self::Mate => "#",
        }
    }

    /// How old books print it; every one of these is read.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::legend::MoveSign;
    ///
    /// assert_eq!(MoveSign::Check.old(), ["ch.", "check", "\u{2020}", "+"]);
    /// ```
    #[must_use]
    pub const fn old(self) -> &'static [&'static str] {
        match self {
            Self::Capture => &["takes", "x"],
            Self::EnPassant => &["e.p.", "en passant"],
            Self::CastlesKingside => &["Castles", "Castles KR", "o-o"],
            Self::CastlesQueenside => &["Castles QR", "o-o-o"],
            Self::Check => &["ch.", "check", "\u{2020}", "+"],
            Self::DiscoveredCheck => &["dis. ch."],
            Self::DoubleCheck => &["dble. ch."],
            Self::Mate => &["mate", "\u{2021}", "+/-", "#"],
        }
    }
}
