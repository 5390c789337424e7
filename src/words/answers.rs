//! Spoken answers about the board.

use game::Game;
use rules::{Color, Piece, Position, Role, Square};

use crate::names::{color_name, list, piece_name, role_name, square_name, squares_list};
use crate::table::messages;

messages! {
    pieces_none(piece) = "No {piece}.";
    pawns_at(squares; count) = ["pawn {squares}", "pawns {squares}"];
    knights_at(squares; count) = ["knight {squares}", "knights {squares}"];
    bishops_at(squares; count) = ["bishop {squares}", "bishops {squares}"];
    rooks_at(squares; count) = ["rook {squares}", "rooks {squares}"];
    queens_at(squares; count) = ["queen {squares}", "queens {squares}"];
    kings_at(squares; count) = ["king {squares}", "kings {squares}"];
    all_pieces_at(color, groups) = "{color}: {groups}.";
    line_empty(line) = "{line} is empty.";
    line_holds(line, pieces) = "{line}: {pieces}.";
    piece_at(piece, square) = "{piece} {square}";
    moves_none(piece, square) = "The {piece} on {square} cannot move.";
    moves_list(piece, square, squares) = "The {piece} on {square} can go to {squares}.";
    captures_none(piece, square) = "The {piece} on {square} can't capture anything.";
    captures_list(piece, square, squares) = "The {piece} on {square} can capture on {squares}.";
    last_move_was(number, color, phrase) = "Last move, {number}. {color}: {phrase}.";
    captured_last(piece, square) = "Captured last: {piece} on {square}.";
    sees_nothing(square) = "No piece is in sight from {square}.";
    sees(square, pieces) = "In sight from {square}: {pieces}.";
    leaps_nothing(square) = "No piece is a knight's move from {square}.";
    leaps(square, pieces) = "A knight's move from {square}: {pieces}.";
    players(status) = "Two players at this board. {status}";
    players_named(white, black, status) = "{white} \u{2013} {black}. {status}";
    captured_nothing(color) = "{color} has captured nothing.";
    captured_pieces(color, pieces) = "{color} has captured {pieces}.";
    captured_ahead(text, points) = "{text} Ahead by {points}.";
    flipped_board(color) = "{color} is at the bottom.";
    promotion_question(square) = "The pawn reaches {square}. Promote to queen, rook, bishop or knight?";
    /// There is no clock.
    pub no_clock() = "This game has no clock.";
    /// Nothing was captured yet.
    pub nothing_captured() = "Nothing has been captured.";
    /// No move was made yet.
    pub no_moves_yet() = "No moves yet.";
    /// A picked piece was put back.
    pub put_back() = "Put back.";
    /// Beside what a side has captured: it has a rook for a bishop or a knight.
    pub exchange_up() = "the exchange up";
}

/// Where the pieces of one kind stand.
#[must_use]
pub fn pieces_text(piece: Piece, squares: &[Square]) -> String {
    if squares.is_empty() {
        pieces_none(&piece_name(piece))
    } else {
        all_pieces_text(piece.color, &[(piece, squares.to_vec())])
    }
}

/// Where all pieces of one side stand, kind by kind.
#[must_use]
pub fn all_pieces_text(color: Color, groups: &[(Piece, Vec<Square>)]) -> String {
    let groups: Vec<_> = groups
        .iter()
        .map(|(piece, squares)| group_text(piece.role, squares))
        .collect();
    all_pieces_at(&color_name(color), &groups.join("; "))
}

/// The pieces of one kind with their squares: "pawns f2, g2 and h2".
fn group_text(role: Role, squares: &[Square]) -> String {
    let (list, count) = (squares_list(squares), squares.len());
    match role {
        Role::Pawn => pawns_at(&list, count),
        Role::Knight => knights_at(&list, count),
        Role::Bishop => bishops_at(&list, count),
        Role::Rook => rooks_at(&list, count),
        Role::Queen => queens_at(&list, count),
        Role::King => kings_at(&list, count),
    }
}

/// What stands on a file or rank.
#[must_use]
pub fn line_text(line: &str, pieces: &[(Piece, Square)]) -> String {
    if pieces.is_empty() {
        line_empty(line)
    } else {
        line_holds(line, &pieces_list(pieces))
    }
}

fn pieces_list(pieces: &[(Piece, Square)]) -> String {
    let texts: Vec<_> = pieces
        .iter()
        .map(|&(piece, square)| piece_at(&piece_name(piece), &square_name(square)))
        .collect();
    list(&texts)
}

/// Where a piece can go.
#[must_use]
pub fn moves_of_text(piece: Piece, square: Square, targets: &[Square]) -> String {
    let (piece, square) = (role_name(piece.role), square_name(square));
    if targets.is_empty() {
        moves_none(&piece, &square)
    } else {
        moves_list(&piece, &square, &squares_list(targets))
    }
}

/// What a piece can capture.
#[must_use]
pub fn captures_of_text(piece: Piece, square: Square, targets: &[Square]) -> String {
    let (piece, square) = (role_name(piece.role), square_name(square));
    if targets.is_empty() {
        captures_none(&piece, &square)
    } else {
        captures_list(&piece, &square, &squares_list(targets))
    }
}

/// The move of a ply, counted from 0.
#[must_use]
pub fn last_move_text(before: &Position, played: rules::Move) -> String {
    let number = before.fullmove_number().to_string();
    let phrase = crate::announcements::move_phrase(before, played);
    last_move_was(&number, &color_name(before.turn()), &phrase)
}

/// Which piece was captured last, and where.
#[must_use]
pub fn last_captured_text(piece: Piece, square: Square) -> String {
    captured_last(&piece_name(piece), &square_name(square))
}

/// The pieces seen from a square along the lines of a queen.
#[must_use]
pub fn seen_text(square: Square, pieces: &[(Piece, Square)]) -> String {
    let square = square_name(square);
    if pieces.is_empty() {
        sees_nothing(&square)
    } else {
        sees(&square, &pieces_list(pieces))
    }
}

/// The pieces a knight's move away from a square.
#[must_use]
pub fn leaps_text(square: Square, pieces: &[(Piece, Square)]) -> String {
    let square = square_name(square);
    if pieces.is_empty() {
        leaps_nothing(&square)
    } else {
        leaps(&square, &pieces_list(pieces))
    }
}

/// Who plays, by name where the game tells it, and whose move it is.
#[must_use]
pub fn players_text(game: &Game) -> String {
    let status = crate::status::status_text(game);
    let named = ["White", "Black"].map(|tag| {
        let mut tags = game.tags().iter();
        tags.find(|(name, _)| name == tag).map(|(_, name)| &**name)
    });
    if named == [None, None] {
        return players(&status);
    }
    let [white, black] = Color::ALL.map(color_name);
    players_named(
        named[0].unwrap_or(&white),
        named[1].unwrap_or(&black),
        &status,
    )
}

/// What a side has captured, and by how many pawns' worth it is ahead.
#[must_use]
pub fn captured_text(color: Color, captured: &[Role], ahead: i32) -> String {
    let color = color_name(color);
    let text = if captured.is_empty() {
        captured_nothing(&color)
    } else {
        let pieces: Vec<_> = captured.iter().map(|&role| role_name(role)).collect();
        captured_pieces(&color, &list(&pieces))
    };
    if ahead > 0 {
        captured_ahead(&text, &ahead.to_string())
    } else {
        text
    }
}

/// The board was turned.
#[must_use]
pub fn flipped(bottom: Color) -> String {
    flipped_board(&color_name(bottom))
}

/// The chooser of promotions is open.
#[must_use]
pub fn promotion_asked(square: Square) -> String {
    promotion_question(&square_name(square))
}
