//! Reading a FEN.

use std::num::NonZeroU32;
use std::str::FromStr;

use super::{FenField, FenProblem, ParseFenError, ParsePositionError};
use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, CastlingSide, Color, File, Piece, Position,
    Rank, Role, Setup, Square,
};

/// The largest clock and move number a FEN may state; a game of 9,999 moves has never been seen.
pub(crate) const MAX_COUNT: u32 = 9_999;

impl FromStr for Board {
    type Err = ParseFenError;

    /// Reads the placement field of a FEN, and nothing else.
    ///
    /// # Errors
    ///
    /// The place and what was expected, if the text is not the placement field of a FEN.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Board, Square};
    ///
    /// let board: Board = "8/8/8/3R4/8/8/8/8".parse()?;
    /// assert_eq!(board.occupied().single(), Some(Square::D5));
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
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
    ///
    /// # Errors
    ///
    /// The field, the place and what was expected, if the text is not a FEN.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Setup};
    ///
    /// let diagram: Setup = "8/8/8/3R4/8/8/8/8 b - -".parse()?;
    /// assert_eq!(diagram.turn, Color::Black);
    /// assert_eq!((diagram.halfmove_clock, diagram.fullmove_number.get()), (0, 1));
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
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
    ///
    /// # Errors
    ///
    /// Where the text stops being a FEN, or all faults of the set-up it describes.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse()?;
    /// assert_eq!(position.legal_moves().len(), 16);
    /// assert!("4k3/8/8/8/8/8/8/R3K3 b Q -".parse::<Position>().is_ok());
    /// assert!("4k3/8/8/8/8/8/8/R3K3".parse::<Position>().is_err());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
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
    // One word more than a FEN has, to notice what follows it.
    let mut found = [None; 7];
    for (place, word) in found.iter_mut().zip(words(text)) {
        *place = Some(word);
    }
    let [
        placement,
        turn,
        castling,
        en_passant,
        halfmoves,
        fullmoves,
        rest,
    ] = found;
    let required = |field, word: Option<_>| {
        word.ok_or(ParseFenError {
            field,
            offset: text.len(),
            problem: FenProblem::Missing,
        })
    };
    let (offset, word) = required(FenField::Placement, placement)?;
    let board = read_placement(word, offset)?;
    let (offset, word) = required(FenField::Turn, turn)?;
    let turn = read_turn(word, offset)?;
    let (offset, word) = required(FenField::Castling, castling)?;
    let (castling, mode) = read_castling(word, offset, &board, mode)?;
    let (offset, word) = required(FenField::EnPassant, en_passant)?;
    let en_passant = read_en_passant(word, offset)?;
    let halfmove_clock = match halfmoves {
        Some((offset, word)) => read_count(word).ok_or(ParseFenError {
            field: FenField::HalfmoveClock,
            offset,
            problem: FenProblem::NotAClock,
        })?,
        None => 0,
    };
    let fullmove_number = match fullmoves {
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
    match rest {
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

/// Reads the pieces, from the eighth rank to the first.
fn read_placement(word: &str, start: usize) -> Result<Board, ParseFenError> {
    read_ranks(word).map_err(|(offset, problem)| ParseFenError {
        field: FenField::Placement,
        offset: start + offset,
        problem,
    })
}

/// As [`read_placement`]; an error comes with its place in the word.
fn read_ranks(word: &str) -> Result<Board, (usize, FenProblem)> {
    let mut board = Board::empty();
    let (mut rank, mut file) = (Rank::Eighth, 0);
    for (offset, letter) in word.char_indices() {
        let error = |problem| Err((offset, problem));
        if letter == '/' {
            if file < 8 {
                return error(FenProblem::RankTooShort {
                    rank,
                    squares: file,
                });
            }
            let Some(below) = Rank::from_index(rank.index().wrapping_sub(1)) else {
                return error(FenProblem::TooManyRanks);
            };
            (rank, file) = (below, 0);
            continue;
        }
        let Some(place) = File::from_index(file) else {
            return error(FenProblem::RankTooLong { rank });
        };
        let square = Square::new(place, rank);
        if let '1'..='8' = letter {
            file += letter as usize - '0' as usize;
        } else if let Some(piece) = Piece::from_char(letter) {
            board.set(square, piece);
            file += 1;
        } else {
            return error(FenProblem::NotAMan {
                found: letter,
                square,
            });
        }
        if file > 8 {
            return error(FenProblem::RankTooLong { rank });
        }
    }
    let ranks = Rank::Eighth.index() - rank.index();
    let problem = match (file, rank) {
        (8, Rank::First) => return Ok(board),
        (8, _) => FenProblem::TooFewRanks { ranks: ranks + 1 },
        // A text that breaks off after a rank is short of ranks rather than of squares.
        (0, _) if rank != Rank::First => FenProblem::TooFewRanks { ranks },
        _ => FenProblem::RankTooShort {
            rank,
            squares: file,
        },
    };
    Err((word.len(), problem))
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
            'k' => home_rook(board, color, CastlingSide::KingSide, mode),
            'q' => home_rook(board, color, CastlingSide::QueenSide, mode),
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
pub(super) fn meant_rook(board: &Board, color: Color, side: CastlingSide) -> Square {
    home_rook(board, color, side, CastlingMode::Chess960)
}

/// The rook meant by a letter of `KQkq`: in the `corner`, or the one of Chess960 nearest to it.
pub(crate) fn home_rook(
    board: &Board,
    color: Color,
    side: CastlingSide,
    mode: CastlingMode,
) -> Square {
    let row = color.backrank();
    let corner = side.corner(color);
    let king = board.king(color).filter(|king| king.rank() == row);
    let (CastlingMode::Chess960, Some(king)) = (mode, king) else {
        return corner;
    };
    let rooks = board.pieces(Piece::new(color, Role::Rook));
    let wing = rooks & Bitboard::from_rank(row) & side.wing(king);
    let outermost = side.fold(wing.last(), wing.first());
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
    // The largest count has four digits; leading zeros do no harm.
    word.bytes().try_fold(0, |count, byte| {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        Some(10 * count + digit).filter(|&count| count <= MAX_COUNT)
    })
}
