//! Writing the FEN of a board, fast: a list of moves needs one for each.

use rules::{CastlingSide, Color, File, Piece, Role, Square};

use crate::place::Place;

/// Which en passant square is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassant {
    /// The one where a capture is legal.
    IfLegal,
    /// The one a pawn has just passed over.
    Always,
}

/// Writes a FEN behind a text.
pub fn push_fen(text: &mut String, place: &Place, en_passant: EnPassant) {
    if place.is_chess960() {
        push_chess960(text, place);
        return;
    }
    let men = men(place);
    for row in (0..8).rev() {
        let mut empty = 0;
        for &man in &men[8 * row..8 * row + 8] {
            if man == 0 {
                empty += 1;
                continue;
            }
            push_digit(text, empty);
            empty = 0;
            text.push(char::from(man));
        }
        push_digit(text, empty);
        if row > 0 {
            text.push('/');
        }
    }
    text.push_str(place.turn().fold_wb(" w ", " b "));
    push_rights(text, place);
    text.push(' ');
    let square = match en_passant {
        EnPassant::IfLegal => place.en_passant(),
        EnPassant::Always => place.passed_square(),
    };
    match square {
        Some(square) => push_square(text, square),
        None => text.push('-'),
    }
    text.push(' ');
    push_number(text, place.halfmove_clock());
    text.push(' ');
    push_number(text, place.fullmove_number());
}

/// The FEN of a board.
#[must_use]
pub fn fen(place: &Place) -> String {
    let mut text = String::with_capacity(80);
    push_fen(&mut text, place, EnPassant::IfLegal);
    text
}

/// The letters of the men from a1 to h8; 0 where there is none.
#[must_use]
pub fn men(place: &Place) -> [u8; 64] {
    let mut men = [0; 64];
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            for square in place.pieces(piece) {
                men[square.index()] = piece.char() as u8;
            }
        }
    }
    men
}

fn push_chess960(text: &mut String, place: &Place) {
    text.push_str(&match place {
        Place::Legal(position) => position.to_setup().to_x_fen(),
        Place::Diagram(setup) => setup.to_x_fen(),
    });
}

fn push_digit(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

fn push_rights(text: &mut String, place: &Place) {
    let before = text.len();
    let rooks = place.castling_rooks();
    for (color, letters) in [(Color::White, ['K', 'Q']), (Color::Black, ['k', 'q'])] {
        for (side, letter) in CastlingSide::ALL.into_iter().zip(letters) {
            if rooks.contains(home_rook(color, side)) {
                text.push(letter);
            }
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

/// The corner from which a rook castles in the standard game.
#[must_use]
pub fn home_rook(color: Color, side: CastlingSide) -> Square {
    let file = match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    };
    Square::new(file, color.backrank())
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
