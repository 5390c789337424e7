//! The names of colors, pieces, squares and lists of them.

use rules::{Bitboard, Board, Color, File, Piece, Position, Rank, Role, Square};

use crate::table::messages;

messages! {
    white() = "White";
    black() = "Black";
    pawn() = "pawn";
    knight() = "knight";
    bishop() = "bishop";
    rook() = "rook";
    queen() = "queen";
    king() = "king";
    white_pawn() = "white pawn";
    white_knight() = "white knight";
    white_bishop() = "white bishop";
    white_rook() = "white rook";
    white_queen() = "white queen";
    white_king() = "white king";
    black_pawn() = "black pawn";
    black_knight() = "black knight";
    black_bishop() = "black bishop";
    black_rook() = "black rook";
    black_queen() = "black queen";
    black_king() = "black king";
    list_two(first, last) = "{first} and {last}";
    list_more(first, rest) = "{first}, {rest}";
    choice_two(first, last) = "{first} or {last}";
    choice_more(first, rest) = "{first}, {rest}";
    piece_on(piece, square) = "{piece} on {square}";
    line_file(file) = "The {file}-file";
    line_rank(rank) = "Rank {rank}";
}

/// A color as the name of a player: "White".
#[must_use]
pub fn color_name(color: Color) -> String {
    color.fold_wb(white as fn() -> String, black)()
}

/// The name of a kind of piece: "knight".
#[must_use]
pub fn role_name(role: Role) -> String {
    match role {
        Role::Pawn => pawn(),
        Role::Knight => knight(),
        Role::Bishop => bishop(),
        Role::Rook => rook(),
        Role::Queen => queen(),
        Role::King => king(),
    }
}

/// The name of a piece with its color: "white knight".
#[must_use]
pub fn piece_name(piece: Piece) -> String {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => white_pawn(),
        (Color::White, Role::Knight) => white_knight(),
        (Color::White, Role::Bishop) => white_bishop(),
        (Color::White, Role::Rook) => white_rook(),
        (Color::White, Role::Queen) => white_queen(),
        (Color::White, Role::King) => white_king(),
        (Color::Black, Role::Pawn) => black_pawn(),
        (Color::Black, Role::Knight) => black_knight(),
        (Color::Black, Role::Bishop) => black_bishop(),
        (Color::Black, Role::Rook) => black_rook(),
        (Color::Black, Role::Queen) => black_queen(),
        (Color::Black, Role::King) => black_king(),
    }
}

/// The name of a file: "The e-file".
#[must_use]
pub fn file_name(file: File) -> String {
    line_file(file.char().encode_utf8(&mut [0; 4]))
}

/// The name of a rank: "Rank 4".
#[must_use]
pub fn rank_name(rank: Rank) -> String {
    line_rank(rank.char().encode_utf8(&mut [0; 4]))
}

/// The name of a square, "e4".
pub(crate) fn square_name(square: Square) -> String {
    [square.file().char(), square.rank().char()]
        .iter()
        .collect()
}

/// Joins items as a sentence does: "a1, b2 and c3".
pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, last] => list_two(first, last),
        [first, rest @ ..] => list_more(first, &list(rest)),
    }
}

/// Joins alternatives as a sentence does: "a1, b2 or c3".
pub(crate) fn choice(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, last] => choice_two(first, last),
        [first, rest @ ..] => choice_more(first, &choice(rest)),
    }
}

/// The names of squares, joined.
pub(crate) fn squares_list(squares: &[Square]) -> String {
    list(
        &squares
            .iter()
            .map(|&square| square_name(square))
            .collect::<Vec<_>>(),
    )
}

/// The names of a set of squares, joined.
pub(crate) fn squares_of(squares: Bitboard) -> String {
    squares_list(&squares.into_iter().collect::<Vec<_>>())
}

/// The pieces on some squares: "the rook on e8" without its article.
pub(crate) fn pieces_on(position: &Position, squares: Bitboard) -> String {
    let pieces: Vec<_> = squares
        .into_iter()
        .filter_map(|square| {
            position
                .piece_at(square)
                .map(|piece| the_piece_on(piece.role, square))
        })
        .collect();
    list(&pieces)
}

/// "rook on e8".
pub(crate) fn the_piece_on(role: Role, square: Square) -> String {
    piece_on(&role_name(role), &square_name(square))
}

/// The piece on a square with it, or the empty square.
pub(crate) fn piece_or_square(board: &Board, at: Square) -> String {
    let piece = board.piece_at(at);
    piece.map_or_else(|| square_name(at), |piece| the_piece_on(piece.role, at))
}
