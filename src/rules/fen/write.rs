//! Writing a FEN.

use std::fmt;

use crate::{Board, CastlingMode, Color, File, Position, Rank, Setup, Square};

/// Writes the placement field of a FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.piece_at(Square::new(file, rank)) {
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{piece}")?;
                    }
                    None => empty += 1,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

/// Writes all six fields of a FEN; in Chess960 rights are written as file letters.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mode {
            CastlingMode::Standard => self.write(f, Letters::Corners),
            CastlingMode::Chess960 => self.write(f, Letters::Files),
        }
    }
}

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq)]
enum Letters {
    /// `KQkq` for rooks in the corners, which is all that usual chess needs.
    Corners,
    /// The files of the rooks: Shredder-FEN.
    Files,
    /// `KQkq` for the outermost rooks, the file for others: X-FEN.
    Outermost,
}

impl Setup {
    /// The Shredder-FEN: castling rights by the files of the rooks, as in `HAha`.
    ///
    /// It is read back by [`str::parse`].
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// let fen = Setup::default().to_shredder_fen();
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    #[must_use]
    pub fn to_shredder_fen(&self) -> String {
        Written(self, Letters::Files).to_string()
    }

    /// The X-FEN: `KQkq` as long as the outermost rook is meant, and the file of the rook where
    /// another one stands farther out.
    ///
    /// It is read back by [`Setup::from_chess960_fen`].
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// let inner = "4k3/8/8/8/8/8/8/1R2K1RR w G - 0 1";
    /// let setup = Setup::from_chess960_fen(inner)?;
    /// assert_eq!(setup.to_x_fen(), inner);
    /// let outer = Setup::from_chess960_fen("4k3/8/8/8/8/8/8/1R2K1RR w HB - 0 1")?;
    /// assert_eq!(outer.to_x_fen(), "4k3/8/8/8/8/8/8/1R2K1RR w KQ - 0 1");
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn to_x_fen(&self) -> String {
        Written(self, Letters::Outermost).to_string()
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, letters: Letters) -> fmt::Result {
        write!(f, "{} {} ", self.board, self.turn.char())?;
        if self.castling.is_empty() {
            f.write_str("-")?;
        }
        for color in Color::ALL {
            let rooks = self.castling.rooks_of(color);
            for rook in rooks.into_iter().rev() {
                let letter = self.right_letter(color, rook, letters);
                write!(f, "{}", color.fold_wb(letter.to_ascii_uppercase(), letter))?;
            }
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }

    fn right_letter(&self, color: Color, rook: Square, letters: Letters) -> char {
        let file = rook.file();
        match (letters, file) {
            (Letters::Corners, File::H) => 'k',
            (Letters::Corners, File::A) => 'q',
            (Letters::Outermost, _) => ['k', 'q']
                .into_iter()
                .find(|&letter| super::read::meant_rook(&self.board, color, letter) == rook)
                .unwrap_or(file.char()),
            _ => file.char(),
        }
    }
}

/// A set-up to be written in one of the ways.
struct Written<'a>(&'a Setup, Letters);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f, self.1)
    }
}

/// Writes the FEN; the en passant square stands there only if a capture on it is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}
