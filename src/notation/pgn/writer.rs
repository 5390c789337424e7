//! The export format of PGN: tags in order, lines of at most 80 columns.

use rules::{Color, Position};

use super::{PgnGame, SEVEN_TAG_ROSTER};
use crate::san;

/// Lines are broken before they reach this many columns (PGN standard, 4.3 allows 255, its export
/// format 80).
const COLUMNS: usize = 80;

/// Writes a game. The seven tags come first, then the others in their order, then the moves.
///
/// Result, set-up and start position are written as the game has them, whatever its tags say.
#[must_use]
pub fn write(game: &PgnGame) -> String {
    let mut text = String::with_capacity(256 + game.moves.len() * 8);
    for name in SEVEN_TAG_ROSTER {
        let value = match name {
            "Result" => game.result.as_str(),
            "Date" => game.tag(name).unwrap_or("????.??.??"),
            _ => game.tag(name).unwrap_or("?"),
        };
        push_tag(&mut text, name, value);
    }
    if game.start != Position::default() {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &game.start.to_string());
    }
    for (name, value) in &game.tags {
        let is_written =
            matches!(name.as_str(), "SetUp" | "FEN") || SEVEN_TAG_ROSTER.contains(&name.as_str());
        if !is_written {
            push_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    push_moves(&mut text, game);
    text
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            // A value stands in one line; what would break it is written as a space.
            _ if letter.is_control() => text.push(' '),
            _ => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

fn push_moves(text: &mut String, game: &PgnGame) {
    let mut column = 0;
    let mut push_word = |word: &str| {
        if column > 0 && column + 1 + word.len() >= COLUMNS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    };
    let mut position = game.start;
    for (index, mv) in game.moves.iter().enumerate() {
        let number = position.fullmove_number().to_string();
        match position.turn() {
            Color::White => push_word(&(number + ".")),
            Color::Black if index == 0 => push_word(&(number + "...")),
            Color::Black => {}
        }
        push_word(&san::write(&position, *mv));
        position = position.play_unchecked(*mv);
    }
    push_word(game.result.as_str());
    text.push('\n');
}
