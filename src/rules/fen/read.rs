//! Reading a FEN.

use std::num::NonZeroU32;
use std::str::FromStr;

use super::{FenField, FenProblem, ParseFenError, ParsePositionError};
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup,
    Square,
};

/// The largest clock and move number a FEN may state; a game of 9,999 moves has never been seen.
pub(crate) const MAX_COUNT: u32 = 9_999;

impl FromStr for Board {
    type Err = ParseFenError;

    /// Reads the placement field of a FEN, and nothing else.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_placement(text, 0)
    }
}

impl FromStr for Setup {
    type Err = ParseFenError;

    /// Reads a FEN of four to six fields; missing clocks are 0 and 1.
    ///
    /// The letters `KQkq` mean the rooks in the corners. Any other file letter makes the set-up
    /// one of Chess960; use [`Setup::from_chess960_fen`] to read `KQkq` in that sense.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_setup(text, CastlingMode::Standard)
    }
}

impl Setup {
    /// Reads a FEN of Chess960: `KQkq` mean the outermost rooks beside the king (X-FEN), file
    /// letters the rooks on those files (Shredder-FEN).
    ///
    /// # Errors
    ///
    /// The field, the place and what was expected, if the text is not a FEN.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Setup, Square};
    ///
    /// let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    /// let setup = Setup::from_chess960_fen(fen)?;
    /// assert!(setup.castling.contains(Square::F1) && setup.castling.contains(Square::H8));
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    pub fn from_chess960_fen(text: &str) -> Result<Self, ParseFenError> {
        read_setup(text, CastlingMode::Chess960)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads the FEN of a legal position.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from_setup(&text.parse()?)?)
    }
}

/// The words of a text with their offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_ascii_whitespace()
        .map(move |word| (word.as_ptr() as usize - start, word))
}

fn read_setup(text: &str, mode: CastlingMode) -> Result<Setup, ParseFenError> {
    let mut words = words(text);
    let mut required = |field| {
        let missing = ParseFenError {
            field,
            offset: text.len(),
            problem: FenProblem::Missing,
        };
        words.next().ok_or(missing)
    };
    let (offset, word) = required(FenField::Placement)?;
    let board = read_placement(word, offset)?;
    let (offset, word) = required(FenField::Turn)?;
    let turn = read_turn(word, offset)?;
    let (offset, word) = required(FenField::Castling)?;
    let (castling, mode) = read_castling(word, offset, &board, mode)?;
    let (offset, word) = required(FenField::EnPassant)?;
    let en_passant = read_en_passant(word, offset)?;
    let halfmove_clock = match words.next() {
        Some((offset, word)) => read_count(word).ok_or(ParseFenError {
            field: FenField::HalfmoveClock,
            offset,
            problem: FenProblem::NotAClock,
        })?,
        None => 0,
    };
    let fullmove_number = match words.next() {
        Some((offset, word)) => {
            read_count(word)
                .and_then(NonZeroU32::new)
                .ok_or(ParseFenError {
                    field: FenField::FullmoveNumber,
                    offset,
                    problem: FenProblem::NotAMoveNumber,
                })?
        }
        None => NonZeroU32::MIN,
    };
    match words.next() {
        None => Ok(Setup {
            board,
            turn,
            castling,
            mode,
            en_passant,
            halfmove_clock,
            fullmove_number,
        }),
        Some((offset, _)) => Err(ParseFenError {
            field: FenField::FullmoveNumber,
            offset,
            problem: FenProblem::TextAfterEnd,
        }),
    }
}

fn read_placement(word: &str, start: usize) -> Result<Board, ParseFenError> {
    let error = |offset: usize, problem| ParseFenError {
        field: FenField::Placement,
        offset: start + offset,
        problem,
    };
    let mut board = Board::empty();
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut offset = 0;
    for (index, row) in word.split('/').enumerate() {
        let rank = ranks
            .next()
            .ok_or_else(|| error(offset - 1, FenProblem::TooManyRanks))?;
        let mut file = 0;
        for (place, letter) in row.char_indices() {
            let square = File::from_index(file)
                .map(|file| Square::new(file, rank))
                .ok_or(error(offset + place, FenProblem::RankTooLong { rank }))?;
            match (letter, Piece::from_char(letter)) {
                ('1'..='8', _) => file += letter as usize - '0' as usize,
                (_, Some(piece)) => {
                    board.set(square, piece);
                    file += 1;
                }
                (found, None) => {
                    return Err(error(offset + place, FenProblem::NotAMan { found, square }));
                }
            }
            if file > 8 {
                return Err(error(offset + place, FenProblem::RankTooLong { rank }));
            }
        }
        offset += row.len();
        if file < 8 {
            // A text that breaks off early is short of ranks rather than of squares.
            let ends = offset == word.len() && rank != Rank::First && file == 0;
            return Err(error(
                offset,
                if ends {
                    FenProblem::TooFewRanks { ranks: index }
                } else {
                    FenProblem::RankTooShort {
                        rank,
                        squares: file,
                    }
                },
            ));
        }
        offset += 1;
    }
    match ranks.len() {
        0 => Ok(board),
        left => Err(error(
            word.len(),
            FenProblem::TooFewRanks { ranks: 8 - left },
        )),
    }
}

fn read_turn(word: &str, offset: usize) -> Result<Color, ParseFenError> {
    let mut letters = word.chars();
    match (letters.next().and_then(Color::from_char), letters.next()) {
        (Some(color), None) => Ok(color),
        _ => Err(ParseFenError {
            field: FenField::Turn,
            offset,
            problem: FenProblem::NotAColor,
        }),
    }
}

fn read_castling(
    word: &str,
    start: usize,
    board: &Board,
    mut mode: CastlingMode,
) -> Result<(CastlingRights, CastlingMode), ParseFenError> {
    let mut rights = CastlingRights::NONE;
    if word == "-" {
        return Ok((rights, mode));
    }
    for (place, found) in word.char_indices() {
        let error = |problem| ParseFenError {
            field: FenField::Castling,
            offset: start + place,
            problem,
        };
        let color = if found.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let rook = match found.to_ascii_lowercase() {
            'k' => home_rook(board, color, File::H, mode),
            'q' => home_rook(board, color, File::A, mode),
            letter => {
                let file = File::from_char(letter)
                    .ok_or(error(FenProblem::NotACastlingRight { found }))?;
                mode = CastlingMode::Chess960;
                Square::new(file, color.backrank())
            }
        };
        if rights.contains(rook) {
            return Err(error(FenProblem::RightTwice { found }));
        }
        rights = rights.with(rook);
    }
    Ok((rights, mode))
}

/// The rook that `k` or `q` means in X-FEN.
pub(super) fn meant_rook(board: &Board, color: Color, letter: char) -> Square {
    let corner = if letter == 'k' { File::H } else { File::A };
    home_rook(board, color, corner, CastlingMode::Chess960)
}

/// The rook meant by a letter of `KQkq`: in the `corner`, or the one of Chess960 nearest to it.
fn home_rook(board: &Board, color: Color, corner: File, mode: CastlingMode) -> Square {
    let corner = Square::new(corner, color.backrank());
    let (CastlingMode::Chess960, Some(king)) = (mode, board.king(color)) else {
        return corner;
    };
    let row = Bitboard::from_rank(color.backrank());
    let rooks = board.pieces(Piece::new(color, Role::Rook)) & row;
    let mut outward = rooks.into_iter().filter(|rook| {
        (rook.file() > king.file()) == (corner.file() > king.file()) && king.rank() == rook.rank()
    });
    let outermost = if corner.file() == File::A {
        outward.next()
    } else {
        outward.next_back()
    };
    outermost.unwrap_or(corner)
}

fn read_en_passant(word: &str, offset: usize) -> Result<Option<Square>, ParseFenError> {
    if word == "-" {
        return Ok(None);
    }
    match word.parse::<Square>() {
        Ok(square) if matches!(square.rank(), Rank::Third | Rank::Sixth) => Ok(Some(square)),
        _ => Err(ParseFenError {
            field: FenField::EnPassant,
            offset,
            problem: FenProblem::NotAnEnPassantSquare,
        }),
    }
}

fn read_count(word: &str) -> Option<u32> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse()
        .ok()
        .filter(|&count| digits && count <= MAX_COUNT)
}
