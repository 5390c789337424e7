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

/// Writes all six fields of a FEN.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.board, self.turn.char())?;
        if self.castling.is_empty() {
            f.write_str("-")?;
        }
        for color in Color::ALL {
            let rooks = self.castling.rooks_of(color);
            for rook in rooks.into_iter().rev() {
                let letter = self.right_letter(rook);
                write!(f, "{}", color.fold_wb(letter.to_ascii_uppercase(), letter))?;
            }
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

impl Setup {
    /// `k` or `q` where the corners are meant; in Chess960 the file, which needs no other mode to
    /// be read again.
    fn right_letter(&self, rook: Square) -> char {
        match (self.mode, rook.file()) {
            (CastlingMode::Standard, File::H) => 'k',
            (CastlingMode::Standard, File::A) => 'q',
            (_, file) => file.char(),
        }
    }
}

/// Writes the FEN; the en passant square stands there only if a capture on it is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}
