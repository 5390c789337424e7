//! Answers to questions about the board: keys of the board, typed words, and why a move is refused.
//! They are a part of the program that is fetched as soon as a board can be played on.

use std::rc::Rc;

use board::commands::Command;
use board::survey;
use board::{BoardKey, Drawing};
use rules::AnyPosition;
use rules::{Position, Square};

use crate::desk::Entry;
use crate::effect::{Effect, Refused};
use crate::refusal;
use crate::table::Table;
use crate::typed::{self, Typed};

/// What can be asked.
#[derive(Debug)]
pub(crate) struct Answers {
    /// What a typed text means.
    pub(crate) typed: fn(&Table, Entry, &str) -> Typed,
    /// The answer to a key of the board, if it asks something.
    pub(crate) to_key: fn(&Table, BoardKey) -> Option<String>,
    /// The answer to a typed question; nothing for what is a wish.
    pub(crate) to_command: fn(&Table, &Command) -> Option<String>,
    /// What is said when a piece is picked.
    pub(crate) picked: fn(&Table, Square) -> String,
    /// What is drawn for a refused move, and what the page is told.
    pub(crate) reason: fn(&Refused) -> (Rc<Drawing>, Effect),
    /// Speaks the language of a table.
    pub(crate) speak: fn(&str),
}

pub(crate) static ANSWERS: Answers = Answers {
    typed: typed::read,
    to_key,
    to_command,
    picked,
    reason: refusal::reason,
    speak: ui::platform::language::speak,
};

/// The answer to a key of the board, if it asks something.
fn to_key(table: &Table, key: BoardKey) -> Option<String> {
    Some(match key {
        BoardKey::Moves(square) => moves_of(table, square),
        BoardKey::Captures(square) => on_position(table, square, survey::captures_of),
        BoardKey::ThisSquare(square) => square_text(table, square),
        BoardKey::Rays(square) => on_position(table, square, survey::rays),
        BoardKey::Leaps(square) => on_position(table, square, survey::leaps),
        BoardKey::LastMove => last_move(table),
        BoardKey::LastCaptured => match table.taken() {
            Some((square, man)) => words::last_captured_text(man, square),
            None => words::nothing_captured(),
        },
        BoardKey::Clocks => words::no_clock(),
        BoardKey::Flip | BoardKey::Leave | BoardKey::Back | BoardKey::Forward => return None,
    })
}

/// The answer to a typed question; nothing for what is a wish.
fn to_command(table: &Table, command: &Command) -> Option<String> {
    let position = table.ground().position();
    Some(match *command {
        Command::Pieces(asked) => survey::pieces(position?, asked),
        Command::Scan(line) => survey::line(position?, line),
        Command::MovesOf(square) => moves_of(table, square),
        Command::LastMove => last_move(table),
        Command::Clocks => words::no_clock(),
        Command::Fen => table.fen(),
        _ => return None,
    })
}

/// A piece was picked.
fn picked(table: &Table, square: Square) -> String {
    let counted = |position: &Position| survey::selected(position, square);
    let text = table.ground().position().and_then(counted);
    text.unwrap_or_else(|| square_text(table, square))
}

fn square_text(table: &Table, square: Square) -> String {
    words::square_text(table.board().piece_at(square), square)
}

fn on_position(table: &Table, square: Square, look: fn(&Position, Square) -> String) -> String {
    match table.ground().position() {
        Some(position) => look(position, square),
        None => square_text(table, square),
    }
}

fn moves_of(table: &Table, square: Square) -> String {
    match (table.ground(), table.board().piece_at(square)) {
        (AnyPosition::Legal(position), _) => survey::moves_of(position, square),
        (ground, Some(man)) if man.color == ground.turn() => {
            let moves = ground.moves().into_iter();
            let targets: Vec<Square> = moves
                .filter(|mv| mv.from() == square)
                .map(|mv| mv.to())
                .collect();
            words::moves_of_text(man, square, &targets)
        }
        _ => square_text(table, square),
    }
}

fn last_move(table: &Table) -> String {
    match table.last() {
        Some((AnyPosition::Legal(before), mv)) => words::last_move_text(before, mv),
        Some((AnyPosition::Diagram(_), mv)) => mv.to_string(),
        None => words::no_moves_yet(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_man_on_a_diagram_can_do_is_told() {
        let table = Table::new(AnyPosition::of(&"8/8/8/8/8/8/8/N7 w - -".parse().unwrap()));
        let said = to_key(&table, BoardKey::Moves(Square::A1)).unwrap();
        assert!(said.contains("b3") && said.contains("c2"), "{said}");
        assert_eq!(
            to_key(&table, BoardKey::LastMove),
            Some(words::no_moves_yet())
        );
        assert_eq!(to_key(&table, BoardKey::Flip), None);
    }
}
