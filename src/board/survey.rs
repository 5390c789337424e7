//! Descriptions of a position for screen readers: answers to keys and commands on every page with a
//! board.

use rules::{Bitboard, Piece, Position, Role, Square};

use crate::commands::{LineAsked, PiecesAsked};

/// Where the requested pieces are.
#[must_use]
pub fn pieces(position: &Position, asked: PiecesAsked) -> String {
    match asked {
        PiecesAsked::Kind(piece) => words::pieces_text(piece, &squares_of(position, piece)),
        PiecesAsked::All(color) => {
            let lists: Vec<_> = Role::ALL
                .into_iter()
                .rev()
                .map(|role| Piece { color, role })
                .map(|piece| (piece, squares_of(position, piece)))
                .filter(|(_, squares)| !squares.is_empty())
                .collect();
            words::all_pieces_text(color, &lists)
        }
    }
}

/// The pieces on a file or a rank.
#[must_use]
pub fn line(position: &Position, line: LineAsked) -> String {
    let on_line = |square: &Square| match line {
        LineAsked::File(file) => square.file() == file,
        LineAsked::Rank(rank) => square.rank() == rank,
    };
    let pieces: Vec<_> = Square::ALL
        .into_iter()
        .filter(on_line)
        .filter_map(|square| position.piece_at(square).map(|piece| (piece, square)))
        .collect();
    let name = match line {
        LineAsked::File(file) => words::file_name(file),
        LineAsked::Rank(rank) => words::rank_name(rank),
    };
    words::line_text(&name, &pieces)
}

/// A piece was picked: "Knight f3 selected, 5 moves."
#[must_use]
pub fn selected(position: &Position, square: Square) -> Option<String> {
    let piece = position.piece_at(square)?;
    let count = position.legal_destinations(square).len();
    Some(words::selected_text(piece.role, square, count))
}

/// Where the piece on a square can go.
#[must_use]
pub fn moves_of(position: &Position, square: Square) -> String {
    match position.piece_at(square) {
        Some(piece) if piece.color == position.turn() => {
            let targets: Vec<_> = position.legal_destinations(square).into_iter().collect();
            words::moves_of_text(piece, square, &targets)
        }
        Some(piece) => words::not_your_turn(piece, square),
        None => words::square_text(None, square),
    }
}

/// What the piece on a square can capture.
#[must_use]
pub fn captures_of(position: &Position, square: Square) -> String {
    let captures: Vec<_> = position
        .legal_moves()
        .iter()
        .filter(|legal| legal.from() == square && notation::san::is_capture(position, **legal))
        .map(|legal| legal.to())
        .collect::<Bitboard>()
        .into_iter()
        .collect();
    match position.piece_at(square) {
        Some(piece) => words::captures_of_text(piece, square, &captures),
        None => words::square_text(None, square),
    }
}

/// What a queen on the square would see: the first piece in each of the eight directions.
#[must_use]
pub fn rays(position: &Position, square: Square) -> String {
    let seen: Vec<_> = rules::attacks::AROUND
        .into_iter()
        .filter_map(|(file, rank)| {
            let mut here = square;
            loop {
                here = here.offset(file, rank)?;
                if let Some(piece) = position.piece_at(here) {
                    return Some((piece, here));
                }
            }
        })
        .collect();
    words::seen_text(square, &seen)
}

/// The pieces a knight on the square would reach.
#[must_use]
pub fn leaps(position: &Position, square: Square) -> String {
    let seen: Vec<_> = rules::attacks::knight(square)
        .into_iter()
        .filter_map(|here| position.piece_at(here).map(|piece| (piece, here)))
        .collect();
    words::leaps_text(square, &seen)
}

fn squares_of(position: &Position, piece: Piece) -> Vec<Square> {
    Square::ALL
        .into_iter()
        .filter(|&square| position.piece_at(square) == Some(piece))
        .collect()
}
