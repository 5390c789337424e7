//! Writing the FEN of a board, fast: a list of moves needs one for each.

use rules::{CastlingSide, Color, Piece, Role, Setup, Square};

use crate::listed_position::ListedPosition;

/// Which en passant square is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassant {
    /// The one where a capture is legal.
    IfLegal,
    /// The one a pawn has just passed over, as the caller knows it.
    Passed(Option<Square>),
}

/// Writes a FEN behind a text.
pub fn push_fen(text: &mut String, position: &ListedPosition, en_passant: EnPassant) {
    push_placement(text, &pieces(position));
    text.push_str(position.turn().fold_wb(" w ", " b "));
    push_rights(text, position);
    text.push(' ');
    let square = match en_passant {
        EnPassant::IfLegal => position.en_passant(),
        EnPassant::Passed(square) => square,
    };
    match square {
        Some(square) => push_square(text, square),
        None => text.push('-'),
    }
    text.push(' ');
    push_number(text, position.halfmove_clock());
    text.push(' ');
    push_number(text, position.fullmove_number());
}

/// Written as bytes: letter by letter a text grows slowly.
fn push_placement(text: &mut String, pieces: &[u8; 64]) {
    let mut bytes = [b'/'; 72];
    let mut end = 0;
    for (row, squares) in pieces.chunks_exact(8).rev().enumerate() {
        // The slash between two rows is already written.
        end += usize::from(row > 0);
        let mut empty = 0;
        for &piece in squares {
            if piece == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                bytes[end] = b'0' + empty;
                end += 1;
                empty = 0;
            }
            bytes[end] = piece;
            end += 1;
        }
        if empty > 0 {
            bytes[end] = b'0' + empty;
            end += 1;
        }
    }
    text.push_str(std::str::from_utf8(&bytes[..end]).unwrap_or_default());
}

/// The FEN of a board.
#[must_use]
pub fn fen(position: &ListedPosition) -> String {
    let mut text = String::with_capacity(80);
    push_fen(&mut text, position, EnPassant::IfLegal);
    text
}

/// The letters of the pieces from a1 to h8; 0 where there is none.
#[must_use]
pub fn pieces(position: &ListedPosition) -> [u8; 64] {
    let mut pieces = [0; 64];
    for role in Role::ALL {
        let letter = Piece::new(Color::White, role).char() as u8;
        for (color, letter) in [(Color::White, letter), (Color::Black, letter | 0x20)] {
            let mut squares = position.pieces(Piece::new(color, role)).0;
            while squares != 0 {
                pieces[squares.trailing_zeros() as usize & 63] = letter;
                squares &= squares - 1;
            }
        }
    }
    pieces
}

fn push_rights(text: &mut String, position: &ListedPosition) {
    let before = text.len();
    let rooks = position.castling_rooks();
    let outer = position.is_chess960().then(|| position.setup());
    for (color, letters) in [(Color::White, ['K', 'Q']), (Color::Black, ['k', 'q'])] {
        for (side, letter) in CastlingSide::ALL.into_iter().zip(letters) {
            match &outer {
                None if rooks.contains(side.corner(color)) => text.push(letter),
                Some(setup) => push_rook(text, setup, color, side, letter),
                None => {}
            }
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

/// Writes the right of Chess960 on a wing: the usual letter for the outermost rook, the file of
/// another one.
fn push_rook(text: &mut String, setup: &Setup, color: Color, side: CastlingSide, letter: char) {
    let Some(king) = setup.board.king(color) else {
        return;
    };
    let mut rooks = setup.castling.rooks_of(color).into_iter();
    let Some(rook) = rooks.find(|&rook| CastlingSide::of(king, rook) == side) else {
        return;
    };
    if rook == setup.home_rook(color, side) {
        text.push(letter);
    } else {
        let file = rook.file().char();
        text.push(color.fold_wb(file.to_ascii_uppercase(), file));
    }
}

/// Writes a square behind a text.
pub fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

/// Writes a number behind a text.
pub fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
