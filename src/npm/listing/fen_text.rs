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
    let mut line = Line::new();
    line.put_placement(&pieces(position));
    line.put(b' ');
    line.put(position.turn().fold_wb(b'w', b'b'));
    line.put(b' ');
    line.put_rights(position);
    line.put(b' ');
    let square = match en_passant {
        EnPassant::IfLegal => position.en_passant(),
        EnPassant::Passed(square) => square,
    };
    match square {
        Some(square) => {
            line.put(square.file().char() as u8);
            line.put(square.rank().char() as u8);
        }
        None => line.put(b'-'),
    }
    for number in [position.halfmove_clock(), position.fullmove_number()] {
        line.put(b' ');
        line.put_number(number);
    }
    text.push_str(line.text());
}

/// The longest FEN: 71 letters for the pieces, the color, four rights, a square, two numbers of ten
/// digits and five blanks.
const LONGEST: usize = 104;

/// A line of ASCII that is written byte by byte, for which a text would grow slowly.
struct Line {
    bytes: [u8; LONGEST],
    end: usize,
}

impl Line {
    const fn new() -> Self {
        Self {
            bytes: [0; LONGEST],
            end: 0,
        }
    }

    fn text(&self) -> &str {
        let bytes = self.bytes.get(..self.end).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    const fn put(&mut self, byte: u8) {
        if self.end < LONGEST {
            self.bytes[self.end] = byte;
            self.end += 1;
        }
    }

    const fn put_number(&mut self, number: u32) {
        if number >= 10 {
            self.put_number(number / 10);
        }
        self.put(b'0' + (number % 10) as u8);
    }

    fn put_placement(&mut self, pieces: &[u8; 64]) {
        for (row, squares) in pieces.chunks_exact(8).rev().enumerate() {
            if row > 0 {
                self.put(b'/');
            }
            let mut empty = b'0';
            for &piece in squares {
                if piece == 0 {
                    empty += 1;
                    continue;
                }
                if empty > b'0' {
                    self.put(empty);
                    empty = b'0';
                }
                self.put(piece);
            }
            if empty > b'0' {
                self.put(empty);
            }
        }
    }

    fn put_rights(&mut self, position: &ListedPosition) {
        let before = self.end;
        let rooks = position.castling_rooks();
        let outer = position.is_chess960().then(|| position.setup());
        for (color, letters) in [(Color::White, *b"KQ"), (Color::Black, *b"kq")] {
            for (side, letter) in CastlingSide::ALL.into_iter().zip(letters) {
                match &outer {
                    None if rooks.contains(side.corner(color)) => self.put(letter),
                    Some(setup) => self.put_rook(setup, color, side, letter),
                    None => {}
                }
            }
        }
        if self.end == before {
            self.put(b'-');
        }
    }

    /// Writes the right of Chess960 on a wing: the usual letter for the outermost rook, the file of
    /// another one.
    fn put_rook(&mut self, setup: &Setup, color: Color, side: CastlingSide, letter: u8) {
        let Some(king) = setup.board.king(color) else {
            return;
        };
        let mut rooks = setup.castling.rooks_of(color).into_iter();
        let Some(rook) = rooks.find(|&rook| CastlingSide::of(king, rook) == side) else {
            return;
        };
        if rook == setup.home_rook(color, side) {
            self.put(letter);
        } else {
            let file = rook.file().char() as u8;
            self.put(color.fold_wb(file.to_ascii_uppercase(), file));
        }
    }
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

/// Writes a square behind a text.
pub fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

/// Writes a number behind a text.
pub fn push_number(text: &mut String, number: u32) {
    let mut line = Line::new();
    line.put_number(number);
    text.push_str(line.text());
}
