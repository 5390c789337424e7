//! The position that is to be built, and how far another one is from it.

use notation::fen::{self, Correction};
use rules::{Bitboard, FenField, ParseFenError, Setup, Square};

/// A position as an author has written it. What is written counts: the pieces always; who is to
/// move, who may castle and the en passant square where the text goes on so far. The counters of
/// moves never count, because nobody sees them on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    setup: Setup,
    /// The last field that is written.
    last: FenField,
    corrections: Vec<Correction>,
}

impl Target {
    /// Reads a position as people have it: a FEN, its beginning, or the word `start`.
    ///
    /// # Errors
    ///
    /// What keeps the text from being one, and where.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::Target;
    ///
    /// let target = Target::read("8/8/8/8/8/8/8/K1k5 b")?;
    /// assert!(target.differences(&"8/8/8/8/8/8/8/K1k5 b - - 4 9".parse()?).is_none());
    /// assert!(target.differences(&"8/8/8/8/8/8/8/K1k5 w - - 4 9".parse()?).turn);
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, ParseFenError> {
        let found = fen::repair(text)?;
        Ok(Self {
            setup: found.setup,
            last: found.last,
            corrections: found.corrections,
        })
    }

    /// What was read otherwise than it is written.
    #[must_use]
    pub fn corrections(&self) -> &[Correction] {
        &self.corrections
    }

    /// The position.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How another position differs from it, in what counts.
    #[must_use]
    pub fn differences(&self, built: &Setup) -> Differences {
        let is_other = |square: &Square| {
            let piece = |setup: &Setup| setup.board.piece_at(*square);
            piece(built) != piece(&self.setup)
        };
        Differences {
            squares: Square::ALL.into_iter().filter(is_other).collect(),
            turn: self.last >= FenField::Turn && built.turn != self.setup.turn,
            castling: self.last >= FenField::Castling && built.castling != self.setup.castling,
            en_passant: self.last >= FenField::EnPassant
                && built.en_passant != self.setup.en_passant,
        }
    }
}

/// How a position differs from the one that is to be built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Differences {
    /// The squares on which something else stands.
    pub squares: Bitboard,
    /// Whether the other side is to move.
    pub turn: bool,
    /// Whether others may castle.
    pub castling: bool,
    /// Whether another pawn has just made a double step.
    pub en_passant: bool,
}

impl Differences {
    /// Whether there is none.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::default()
    }
}
