//! The letters of misprinted French and Spanish moves, and the ways in which their books spell a move.

use rules::{CastlingSide, Color, Move, Position, Role, Square};

use crate::descriptive::Dialect;
use crate::descriptive::forms::file_wing;
use crate::descriptive::rank_first::token_of;
use crate::descriptive::token::Token;
use crate::part;
use crate::san::is_hyphen;
use crate::score::rank_first::is_nearly_takes;

/// Words without blanks, stops, dashes and marks, in the letters of pieces.
pub(super) fn plain(words: &str) -> Vec<char> {
    let mut plain = String::new();
    let is_gap = |letter: char| letter.is_whitespace() || part::has_letter(".,;:_\"“”*'’", letter);
    for word in words.split(is_gap).filter(|word| !word.is_empty()) {
        let is_word = word.chars().count() > 1 || word.starts_with(char::is_lowercase);
        match token_of(word).filter(|_| is_word) {
            Some(Token::Takes) => plain.push('x'),
            Some(Token::Castles) => plain.push_str("Roque"),
            Some(Token::Castling(CastlingSide::KingSide)) => plain.push_str("OO"),
            Some(Token::Castling(CastlingSide::QueenSide)) => plain.push_str("OOO"),
            Some(Token::Rank(rank)) => plain.push(char::from(b'1' + rank)),
            Some(Token::Piece(role)) => plain.push_str(letter_of(role, word)),
            Some(_) => {}
            None if is_nearly_takes(word) => plain.push('x'),
            None => push_letters(&mut plain, word),
        }
    }
    plain.chars().collect()
}

/// The letter of a piece that is written out: only the bishop has two.
fn letter_of(role: Role, word: &str) -> &'static str {
    match role {
        Role::Bishop if word.starts_with(['a', 'A']) => Dialect::Spanish.letter(role),
        role => Dialect::French.letter(role),
    }
}

fn push_letters(plain: &mut String, word: &str) {
    // What stands behind a move is no part of it.
    let word = ["jaque", "éch", "ech", "mate", "mat"]
        .iter()
        .find_map(|mark| word.strip_suffix(mark))
        .unwrap_or(word);
    for letter in word.chars() {
        match letter {
            letter if is_hyphen(letter) => {}
            '(' | ')' | '[' | ']' | '!' | '?' | '†' | '‡' | '+' | '#' | '/' | '\\' | '=' | 'ª'
            | 'º' | '°' => {}
            '×' | 'X' => plain.push('x'),
            letter => plain.push(letter),
        }
    }
}

/// Gives the ways in which books of a language spell a move.
pub(super) fn spell(dialect: Dialect, position: &Position, mv: Move, give: &mut dyn FnMut(&str)) {
    match mv.castling() {
        Some(CastlingSide::KingSide) => {
            return ["Roque", "RoqueTR", "OO"].into_iter().for_each(give);
        }
        Some(CastlingSide::QueenSide) => {
            return ["RoqueTD", "Roque", "OOO"].into_iter().for_each(give);
        }
        None => {}
    }
    let goals: Vec<String> = match position.captured_by(mv) {
        Some((square, piece)) => pieces(dialect, piece.role, square)
            .iter()
            .map(|name| format!("x{name}"))
            .collect(),
        None => squares(dialect, mv.to(), position.turn()),
    };
    let promotion = mv.promotion().map_or("", |role| dialect.letter(role));
    for mover in pieces(dialect, mv.role(), mv.from()) {
        for goal in &goals {
            give(&format!("{mover}{goal}{promotion}"));
            if !promotion.is_empty() {
                give(&format!("{mover}{goal}"));
            }
        }
    }
}

/// The names of a piece: a pawn is named by its file, another piece by either wing.
fn pieces(dialect: Dialect, role: Role, square: Square) -> Vec<String> {
    let letter = dialect.letter(role);
    let (file, wing) = file(dialect, square);
    match role {
        Role::Pawn => vec![
            letter.to_owned(),
            format!("{letter}{file}"),
            format!("{letter}{file}{wing}"),
        ],
        Role::King | Role::Queen => vec![letter.to_owned()],
        _ => vec![
            letter.to_owned(),
            format!("{letter}R"),
            format!("{letter}D"),
        ],
    }
}

fn squares(dialect: Dialect, square: Square, side: Color) -> Vec<String> {
    let rank = square.rank().index();
    let rank = side.fold_wb(rank + 1, 8 - rank);
    let (file, wing) = file(dialect, square);
    let mut names = vec![format!("{rank}{file}")];
    if !wing.is_empty() {
        names.push(format!("{rank}{file}{wing}"));
    }
    names
}

/// The letter of a file and that of its wing.
fn file(dialect: Dialect, square: Square) -> (&'static str, &'static str) {
    let (role, wing) = file_wing(square.file());
    let wing = wing.map_or("", |wing| dialect.letter(wing));
    (dialect.letter(role), wing)
}
