//! Spoken answers about the board.

use game::Game;
use rules::{Color, Piece, Position, Role, Square};

use crate::announcements::capitalized;
use crate::names::{color_name, list, piece_name, role_name, square_name, squares_list};
use crate::table::messages;

messages! {
    men_none(man) = "No {man}.";
    men_at(man, squares) = "{man}: {squares}.";
    men_group(man, squares) = "{man} {squares}";
    all_men_at(color, groups) = "{color}: {groups}.";
    line_empty(line) = "{line} is empty.";
    line_holds(line, men) = "{line}: {men}.";
    man_at(man, square) = "{man} {square}";
    moves_none(man, square) = "The {man} on {square} cannot move.";
    moves_list(man, square, squares) = "The {man} on {square} can go to {squares}.";
    captures_none(man, square) = "The {man} on {square} can capture nothing.";
    captures_list(man, square, squares) = "The {man} on {square} can capture on {squares}.";
    last_move_was(number, color, phrase) = "Last move, {number}. {color}: {phrase}.";
    captured_last(man, square) = "Captured last: {man} on {square}.";
    sees_nothing(square) = "From {square} no man is in sight.";
    sees(square, men) = "From {square} in sight: {men}.";
    leaps_nothing(square) = "No man stands a knight's move from {square}.";
    leaps(square, men) = "A knight's move from {square}: {men}.";
    players(status) = "Two players at this board. {status}";
    captured_nothing(color) = "{color} has captured nothing.";
    captured_men(color, men) = "{color} has captured {men}.";
    captured_ahead(text, points) = "{text} Ahead by {points}.";
    flipped_board(color) = "{color} is at the bottom.";
    promotion_question(square) = "The pawn reaches {square}. Promote to queen, rook, bishop or knight?";
    /// There is no clock.
    pub no_clock() = "This game is played without a clock.";
    /// Nothing was captured yet.
    pub nothing_captured() = "Nothing has been captured.";
    /// No move was made yet.
    pub no_moves_yet() = "No moves yet.";
    /// A picked man was put back.
    pub put_back() = "Put back.";
}

/// Where the men of one kind stand.
#[must_use]
pub fn men_text(piece: Piece, squares: &[Square]) -> String {
    let name = piece_name(piece);
    if squares.is_empty() {
        men_none(&name)
    } else {
        men_at(&capitalized(&name), &squares_list(squares))
    }
}

/// Where all men of one side stand, kind by kind.
#[must_use]
pub fn all_men_text(color: Color, groups: &[(Piece, Vec<Square>)]) -> String {
    let groups: Vec<_> = groups
        .iter()
        .map(|(piece, squares)| men_group(&role_name(piece.role), &squares_list(squares)))
        .collect();
    all_men_at(&color_name(color), &groups.join("; "))
}

/// What stands on a file or rank.
#[must_use]
pub fn line_text(line: &str, men: &[(Piece, Square)]) -> String {
    if men.is_empty() {
        line_empty(line)
    } else {
        line_holds(line, &men_list(men))
    }
}

fn men_list(men: &[(Piece, Square)]) -> String {
    let texts: Vec<_> = men
        .iter()
        .map(|&(piece, square)| man_at(&piece_name(piece), &square_name(square)))
        .collect();
    list(&texts)
}

/// Where a man can go.
#[must_use]
pub fn moves_of_text(piece: Piece, square: Square, targets: &[Square]) -> String {
    let (man, square) = (role_name(piece.role), square_name(square));
    if targets.is_empty() {
        moves_none(&man, &square)
    } else {
        moves_list(&man, &square, &squares_list(targets))
    }
}

/// What a man can capture.
#[must_use]
pub fn captures_of_text(piece: Piece, square: Square, targets: &[Square]) -> String {
    let (man, square) = (role_name(piece.role), square_name(square));
    if targets.is_empty() {
        captures_none(&man, &square)
    } else {
        captures_list(&man, &square, &squares_list(targets))
    }
}

/// The move of a ply, counted from 0.
#[must_use]
pub fn last_move_text(before: &Position, played: rules::Move) -> String {
    let number = before.fullmove_number().to_string();
    let phrase = crate::announcements::move_phrase(before, played);
    last_move_was(&number, &color_name(before.turn()), &phrase)
}

/// Which man was captured last, and where.
#[must_use]
pub fn last_captured_text(piece: Piece, square: Square) -> String {
    captured_last(&piece_name(piece), &square_name(square))
}

/// The men seen from a square along the lines of a queen.
#[must_use]
pub fn seen_text(square: Square, men: &[(Piece, Square)]) -> String {
    let square = square_name(square);
    if men.is_empty() {
        sees_nothing(&square)
    } else {
        sees(&square, &men_list(men))
    }
}

/// The men a knight's move away from a square.
#[must_use]
pub fn leaps_text(square: Square, men: &[(Piece, Square)]) -> String {
    let square = square_name(square);
    if men.is_empty() {
        leaps_nothing(&square)
    } else {
        leaps(&square, &men_list(men))
    }
}

/// Who plays.
#[must_use]
pub fn players_text(game: &Game) -> String {
    players(&crate::status::status_text(game))
}

/// What a side has captured, and by how many pawns' worth it is ahead.
#[must_use]
pub fn captured_text(color: Color, captured: &[Role], ahead: i32) -> String {
    let color = color_name(color);
    let text = if captured.is_empty() {
        captured_nothing(&color)
    } else {
        let men: Vec<_> = captured.iter().map(|&role| role_name(role)).collect();
        captured_men(&color, &list(&men))
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
