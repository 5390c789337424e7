//! Reading a FEN as chess.js does, with its messages for one that is wrong.
//!
//! The messages are part of the interface of chess.js: programs show and compare them.

use std::num::NonZeroU32;

use rules::{
    CastlingMode, CastlingRights, CastlingSide, Color, File, Piece, Role, Setup, SetupFault, Square,
};

use crate::ListedPosition;

/// How strictly a FEN is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checks {
    /// It must be a FEN from which the game can go on by the laws.
    Laws,
    /// It must have the form of a FEN and two kings.
    Form,
    /// Whatever can be read is accepted.
    None,
}

/// Reads a FEN; fields that are left out are taken as usual.
///
/// # Errors
///
/// What [`validate`] says, or that the laws cannot be followed from there.
pub fn read(fen: &str, checks: Checks, mode: CastlingMode) -> Result<ListedPosition, FenFault> {
    const USUAL: [&str; 4] = ["-", "-", "0", "1"];
    let mut fields = fields(fen);
    // A blank at the end leaves an empty field, which no other one may follow.
    if (2..6).contains(&fields.len()) && fields.last() != Some(&"") {
        fields.extend(&USUAL[fields.len() - 2..]);
    }
    read_fields(fields, checks, mode)
}

fn read_fields(
    fields: Vec<&str>,
    checks: Checks,
    mode: CastlingMode,
) -> Result<ListedPosition, FenFault> {
    let Ok(fields) = <[&str; 6]>::try_from(fields) else {
        return Err(invalid("must contain six space-delimited fields"));
    };
    if checks != Checks::None {
        validate_fields(fields, mode)?;
    }
    let mut setup = board(fields, mode);
    setup.castling = real_rights(&setup);
    let position = ListedPosition::of(setup);
    let ListedPosition::Diagram(mut setup) = position else {
        return Ok(position);
    };
    if setup.faults().iter().any(is_about_en_passant) {
        setup.en_passant = None;
    }
    if checks == Checks::Laws {
        follow(&setup)?;
    }
    Ok(ListedPosition::of(*setup))
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenFault {
    /// The problem in the words of chess.js, without their common beginning.
    pub problem: &'static str,
    /// The square it is about, where it is the laws that are broken.
    pub square: Option<Square>,
}

const fn invalid(problem: &'static str) -> FenFault {
    FenFault {
        problem,
        square: None,
    }
}

const fn is_about_en_passant(fault: &SetupFault) -> bool {
    matches!(
        fault,
        SetupFault::EnPassantRank { .. }
            | SetupFault::EnPassantOccupied { .. }
            | SetupFault::EnPassantWithoutPawn { .. }
            | SetupFault::EnPassantCheck { .. }
    )
}

/// Whether the laws define what can be played: the kings do not touch, and the side that has just
/// moved is not in check.
///
/// # Errors
///
/// The fault that leaves it open.
pub fn follow(setup: &Setup) -> Result<(), FenFault> {
    let faults = setup.faults();
    let blocks = faults.iter().find_map(|fault| match *fault {
        SetupFault::KingsTouch { white, .. } => Some(("the kings stand next to each other", white)),
        SetupFault::OpponentInCheck { king, .. } => {
            Some(("the side that is not to move is in check", king))
        }
        _ => None,
    });
    match blocks {
        None => Ok(()),
        Some((problem, square)) => Err(FenFault {
            problem,
            square: Some(square),
        }),
    }
}

/// The text split at whitespace; whitespace at its beginning or end gives an empty field.
fn fields(text: &str) -> Vec<&str> {
    // Bytes are much faster to read than letters.
    if text.is_ascii() {
        return ascii_fields(text);
    }
    let mut fields: Vec<&str> = text.split(|letter: char| letter.is_whitespace()).collect();
    let last = fields.len() - 1;
    let mut index = 0;
    fields.retain(|field| {
        let is_end = index == 0 || index == last;
        index += 1;
        is_end || !field.is_empty()
    });
    fields
}

fn ascii_fields(text: &str) -> Vec<&str> {
    let mut fields = Vec::with_capacity(6);
    let (mut start, mut was_gap) = (0, false);
    for (at, byte) in text.bytes().enumerate() {
        let is_gap = matches!(byte, b'\t'..=b'\r' | b' ');
        if is_gap {
            if !was_gap {
                fields.extend(text.get(start..at));
            }
            start = at + 1;
        }
        was_gap = is_gap;
    }
    fields.extend(text.get(start..));
    fields
}

/// Whether a text is a whole FEN from which the laws can be followed.
///
/// # Errors
///
/// The first thing that is wrong, in the order and the words of chess.js.
pub fn validate(fen: &str, mode: CastlingMode) -> Result<(), FenFault> {
    let fields = fields(fen);
    if fields.len() != 6 {
        return Err(invalid("must contain six space-delimited fields"));
    }
    read_fields(fields, Checks::Laws, mode).map(|_| ())
}

fn validate_fields(fields: [&str; 6], mode: CastlingMode) -> Result<(), FenFault> {
    let [placement, turn, castling, en_passant, halfmoves, fullmoves] = fields;
    if whole_number(fullmoves).is_none_or(|number| number <= 0) {
        return Err(invalid("move number must be a positive integer"));
    }
    if whole_number(halfmoves).is_none_or(|number| number < 0) {
        return Err(invalid(
            "half move counter number must be a non-negative integer",
        ));
    }
    if !matches!(en_passant.as_bytes(), [b'-'] | [b'a'..=b'h', b'3' | b'6']) {
        return Err(invalid("en-passant square is invalid"));
    }
    let is_right = |letter: u8| match letter {
        b'k' | b'K' | b'q' | b'Q' | b'-' => true,
        b'a'..=b'h' | b'A'..=b'H' => mode == CastlingMode::Chess960,
        _ => false,
    };
    if !castling.bytes().all(is_right) {
        return Err(invalid("castling availability is invalid"));
    }
    if !matches!(turn, "w" | "b") {
        return Err(invalid("side-to-move is invalid"));
    }
    validate_rows(placement)?;
    if matches!(
        (en_passant.as_bytes(), turn),
        ([_, b'3'], "w") | ([_, b'6'], "b")
    ) {
        return Err(invalid("illegal en-passant square"));
    }
    for (king, missing, many) in [
        (b'K', "missing white king", "too many white kings"),
        (b'k', "missing black king", "too many black kings"),
    ] {
        match placement.bytes().filter(|letter| *letter == king).count() {
            0 => return Err(invalid(missing)),
            1 => {}
            _ => return Err(invalid(many)),
        }
    }
    let in_row = |letter: &u8| *letter != b'/';
    let first = placement.bytes().take_while(in_row);
    let last = placement.bytes().rev().take_while(in_row);
    if first
        .chain(last)
        .any(|letter| matches!(letter, b'p' | b'P'))
    {
        return Err(invalid("some pawns are on the edge rows"));
    }
    Ok(())
}

fn validate_rows(placement: &str) -> Result<(), FenFault> {
    if placement.bytes().filter(|letter| *letter == b'/').count() != 7 {
        return Err(invalid("piece data does not contain 8 '/'-delimited rows"));
    }
    let (mut squares, mut was_number) = (0, false);
    for letter in placement.bytes() {
        match letter {
            b'/' if squares != 8 => break,
            b'/' => squares = 0,
            b'0'..=b'9' if was_number => {
                return Err(invalid("piece data is invalid (consecutive number)"));
            }
            b'0'..=b'9' => squares += u32::from(letter - b'0'),
            _ if is_piece(letter) => squares += 1,
            _ => return Err(invalid("piece data is invalid (invalid piece)")),
        }
        was_number = letter.is_ascii_digit();
    }
    if squares == 8 {
        Ok(())
    } else {
        Err(invalid("piece data is invalid (too many squares in rank)"))
    }
}

const fn is_piece(letter: u8) -> bool {
    matches!(
        letter.to_ascii_lowercase(),
        b'p' | b'n' | b'b' | b'r' | b'q' | b'k'
    )
}

/// The whole number at the beginning of a text, as `parseInt` finds it.
fn whole_number(text: &str) -> Option<i64> {
    let (sign, digits) = match text.as_bytes() {
        [b'-', rest @ ..] => (-1, rest),
        [b'+', rest @ ..] => (1, rest),
        digits => (1, digits),
    };
    let digits = digits.iter().take_while(|byte| byte.is_ascii_digit());
    let numbers = digits.map(|byte| i64::from(byte - b'0'));
    let number = numbers.fold(None, |number, digit| {
        Some((10 * number.unwrap_or(0) + digit).min(i64::from(u32::MAX)))
    });
    number.map(|number| sign * number)
}

/// The board of a FEN, valid or not.
fn board(fields: [&str; 6], mode: CastlingMode) -> Setup {
    let mut setup = Setup {
        mode,
        ..Setup::empty()
    };
    // As in chess.js rows are 16 squares apart, of which 8 are on the board.
    let mut offset = 0usize;
    for letter in fields[0].bytes() {
        match letter {
            b'/' => {
                offset += 8;
                continue;
            }
            b'0'..=b'9' => {
                offset += usize::from(letter - b'0');
                continue;
            }
            // A letter of several bytes stands on one square, with its first byte.
            0x80..=0xbf => continue,
            _ => {}
        }
        let piece = Piece::from_char(char::from(letter));
        if let (Some(piece), Some(square)) = (piece, square_of(offset)) {
            let has_king = piece.role == Role::King && !setup.board.pieces(piece).is_empty();
            if !has_king {
                setup.board.set(square, piece);
            }
        }
        offset += 1;
    }
    setup.turn = match fields[1] {
        "b" => Color::Black,
        _ => Color::White,
    };
    for letter in fields[2].bytes() {
        if let Some(rook) = rook_of_letter(&setup, letter) {
            setup.castling = setup.castling.with(rook);
        }
    }
    setup.en_passant = fields[3].parse().ok();
    let clock = whole_number(fields[4]).unwrap_or_default().clamp(0, 9_999);
    setup.halfmove_clock = clock as u32;
    let number = whole_number(fields[5]).unwrap_or(1).clamp(1, 9_999);
    setup.fullmove_number = NonZeroU32::new(number as u32).unwrap_or(NonZeroU32::MIN);
    setup
}

fn square_of(offset: usize) -> Option<Square> {
    let (row, column) = (offset / 16, offset % 16);
    (row < 8 && column < 8)
        .then(|| Square::from_index((7 - row) * 8 + column))
        .flatten()
}

/// The rook that a letter of the castling field means: KQkq the one in the corner, or in Chess960
/// the outermost; there a letter of a file means the rook on that file.
fn rook_of_letter(setup: &Setup, letter: u8) -> Option<Square> {
    let color = match letter.is_ascii_uppercase() {
        true => Color::White,
        false => Color::Black,
    };
    match letter.to_ascii_lowercase() {
        b'k' => Some(setup.home_rook(color, CastlingSide::KingSide)),
        b'q' => Some(setup.home_rook(color, CastlingSide::QueenSide)),
        file @ b'a'..=b'h' if setup.mode == CastlingMode::Chess960 => {
            let file = File::from_index(usize::from(file - b'a'))?;
            Some(Square::new(file, color.backrank()))
        }
        _ => None,
    }
}

/// The castling rights whose king and rook are at home.
#[must_use]
pub fn real_rights(setup: &Setup) -> CastlingRights {
    let mut rights = setup.castling;
    for rook in setup.castling.rooks() {
        let color = if rook.rank() == Color::White.backrank() {
            Color::White
        } else {
            Color::Black
        };
        let has_rook = setup.board.piece_at(rook) == Some(Piece::new(color, Role::Rook));
        let king = setup.board.king(color);
        let has_king = king.is_some_and(|king| {
            king.rank() == color.backrank()
                && (setup.mode == CastlingMode::Chess960 || king.file() == File::E)
        });
        if !has_rook || !has_king {
            rights = rights.without(rook);
        }
    }
    rights
}

#[cfg(test)]
#[path = "fen_tests.rs"]
mod tests;
