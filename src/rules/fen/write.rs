//! Writing a FEN.

use std::fmt::{self, Write};

use crate::{Board, CastlingMode, CastlingSide, Color, File, Position, Rank, Setup, Square};

/// Writes the placement field of a FEN.
///
/// # Examples
///
/// ```
/// use rules::Board;
///
/// assert_eq!(Board::default().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
/// ```
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(self, f)
    }
}

fn write_placement(board: &Board, f: &mut dyn Write) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = b'0';
        for file in File::ALL {
            let piece = board.piece_at(Square::new(file, rank));
            if piece.is_none() {
                empty += 1;
            }
            if empty > b'0' && (piece.is_some() || file == File::H) {
                f.write_char(empty.into())?;
                empty = b'0';
            }
            if let Some(piece) = piece {
                f.write_char(piece.char())?;
            }
        }
        if rank != Rank::First {
            f.write_char('/')?;
        }
    }
    Ok(())
}

/// Writes all six fields of a FEN; in Chess960 rights are written as file letters.
///
/// # Examples
///
/// ```
/// use rules::Setup;
///
/// let diagram: Setup = "8/8/8/3R4/8/8/8/8 w - -".parse()?;
/// assert_eq!(diagram.to_string(), "8/8/8/3R4/8/8/8/8 w - - 0 1");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
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
        self.written(Letters::Files)
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
        self.written(Letters::Outermost)
    }

    fn written(&self, letters: Letters) -> String {
        let mut text = String::new();
        // A string takes every letter, so there is no error to report.
        let _ = self.write(&mut text, letters);
        text
    }

    fn write(&self, f: &mut dyn Write, letters: Letters) -> fmt::Result {
        write_placement(&self.board, f)?;
        f.write_str(self.turn.fold_wb(" w ", " b "))?;
        if self.castling.is_empty() {
            f.write_char('-')?;
        }
        for color in Color::ALL {
            let rooks = self.castling.rooks_of(color);
            for rook in rooks.into_iter().rev() {
                let letter = self.right_letter(color, rook, letters);
                f.write_char(color.fold_wb(letter.to_ascii_uppercase(), letter))?;
            }
        }
        f.write_char(' ')?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_char('-')?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }

    fn right_letter(&self, color: Color, rook: Square, letters: Letters) -> char {
        let file = rook.file();
        match (letters, file) {
            (Letters::Corners, File::H) => 'k',
            (Letters::Corners, File::A) => 'q',
            (Letters::Outermost, _) => CastlingSide::ALL
                .into_iter()
                .find(|&side| super::read::meant_rook(&self.board, color, side) == rook)
                .map_or(file.char(), |side| side.fold('k', 'q')),
            _ => file.char(),
        }
    }
}

/// Writes the FEN; the en passant square stands there only if a capture on it is legal.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// // Nobody stands beside the pawn that has come to e4.
/// let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
/// let written = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
/// assert_eq!(fen.parse::<Position>()?.to_string(), written);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}
