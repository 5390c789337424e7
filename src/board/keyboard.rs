//! What the keys of the board mean: arrows follow the picture, letters seek pieces, digits seek ranks
//! and files. The letters are those that blind players know from other boards.

use rules::{Board, Color, Role, Square};
use yew::KeyboardEvent;

use super::geometry::Place;
use super::view::BoardKey;

/// A key press, without the browser's types.
#[derive(Clone, Copy, Debug, Default)]
pub struct KeyPress<'a> {
    /// The character that the key types, or its name.
    pub key: &'a str,
    /// Which key of the keyboard it is.
    pub code: &'a str,
    /// The Shift key is down.
    pub shift: bool,
    /// The Alt key is down.
    pub alt: bool,
    /// The Control or Command key is down.
    pub control: bool,
}

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// The cursor moves by this many columns to the right and rows down, as seen.
    Step(isize, isize),
    /// The cursor goes to the left or right end of its row, as seen.
    RowEnd(End),
    /// The cursor goes to the first or last square, as seen.
    Corner(End),
    /// The cursor goes to a rank of its file, counted from 0.
    Rank(usize),
    /// The cursor goes to a file of its rank, counted from 0.
    File(usize),
    /// The cursor goes to the next piece of a role, or to the previous one.
    Seek(Role, End),
    /// Picks or drops a piece; with a modifier the other way of promoting is meant.
    Activate {
        /// Whether the modifier is down.
        alternative: bool,
    },
    /// Cancels what was begun, or leaves the board.
    Escape,
    /// Something the page does.
    Page(BoardKey),
}

/// One of two directions in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Toward the top left.
    First,
    /// Toward the bottom right.
    Last,
}

/// Reads a key pressed on a square; `None` leaves the key to the browser and the page.
#[must_use]
pub fn read(press: KeyPress<'_>, cursor: Square) -> Option<Command> {
    if press.control {
        return match press.key {
            "Home" => Some(Command::Corner(End::First)),
            "End" => Some(Command::Corner(End::Last)),
            _ => None,
        };
    }
    let alternative = press.alt || press.shift;
    match press.key {
        "Enter" | " " => return Some(Command::Activate { alternative }),
        "Escape" => return Some(Command::Escape),
        _ => {}
    }
    if press.alt {
        // Alt with arrows is the browser's history; only the one letter is ours.
        return (letter(press)? == 'x').then_some(Command::Page(BoardKey::Leaps(cursor)));
    }
    match press.key {
        "ArrowLeft" => Some(Command::Step(-1, 0)),
        "ArrowRight" => Some(Command::Step(1, 0)),
        "ArrowUp" => Some(Command::Step(0, -1)),
        "ArrowDown" => Some(Command::Step(0, 1)),
        "Home" => Some(Command::RowEnd(End::First)),
        "End" => Some(Command::RowEnd(End::Last)),
        _ => digit(press)
            .map(|index| {
                if press.shift {
                    Command::File(index)
                } else {
                    Command::Rank(index)
                }
            })
            .or_else(|| read_letter(letter(press)?, press.shift, cursor)),
    }
}

fn read_letter(letter: char, shift: bool, cursor: Square) -> Option<Command> {
    if let Some(role) = Role::from_char(letter) {
        return Some(Command::Seek(
            role,
            if shift { End::First } else { End::Last },
        ));
    }
    let page = match (letter, shift) {
        ('m', false) => BoardKey::Moves(cursor),
        ('m', true) => BoardKey::Captures(cursor),
        ('o', false) => BoardKey::ThisSquare(cursor),
        ('c', false) => BoardKey::LastCaptured,
        ('l', false) => BoardKey::LastMove,
        ('t', false) => BoardKey::Clocks,
        ('x', false) => BoardKey::Rays(cursor),
        ('f', false) => BoardKey::Flip,
        ('i', false) => BoardKey::Leave,
        ('a', true) => BoardKey::Back,
        ('d', true) => BoardKey::Forward,
        _ => return None,
    };
    Some(Command::Page(page))
}

/// The Latin letter of a key, by its place when the layout writes another alphabet.
pub(super) fn letter(press: KeyPress<'_>) -> Option<char> {
    let mut written = press.key.chars();
    match (written.next(), written.next()) {
        (Some(only), None) if only.is_ascii_alphabetic() => Some(only.to_ascii_lowercase()),
        (Some(only), None) if !only.is_ascii() => press
            .code
            .strip_prefix("Key")?
            .chars()
            .next()
            .map(|place| place.to_ascii_lowercase()),
        _ => None,
    }
}

/// The index 0 to 7 of a digit key, by its place: with Shift it writes something else.
fn digit(press: KeyPress<'_>) -> Option<usize> {
    let place = press
        .code
        .strip_prefix("Digit")
        .or_else(|| press.code.strip_prefix("Numpad"));
    let digit = place.unwrap_or(press.key).parse::<usize>().ok()?;
    (1..=8).contains(&digit).then(|| digit - 1)
}

/// Where a command sends the cursor; `None` when it stays.
#[must_use]
pub fn travel(command: Command, cursor: Square, board: &Board, bottom: Color) -> Option<Square> {
    let place = Place::of(cursor, bottom);
    match command {
        Command::Step(columns, rows) => place.moved(columns, rows)?.square(bottom),
        Command::RowEnd(end) => {
            let column = if end == End::First { 0 } else { 7 };
            Place { column, ..place }.square(bottom)
        }
        Command::Corner(end) => {
            let edge = if end == End::First { 0 } else { 7 };
            Place {
                column: edge,
                row: edge,
            }
            .square(bottom)
        }
        Command::Rank(rank) => Square::from_index(rank * 8 + cursor.index() % 8),
        Command::File(file) => Square::from_index(cursor.index() / 8 * 8 + file),
        Command::Seek(role, end) => seek(role, end, cursor, board, bottom),
        Command::Activate { .. } | Command::Escape | Command::Page(_) => None,
    }
}

/// The nearest piece of a role in reading order, going round at the end of the board.
fn seek(role: Role, end: End, cursor: Square, board: &Board, bottom: Color) -> Option<Square> {
    let reading = |square| {
        let place = Place::of(square, bottom);
        place.row * 8 + place.column
    };
    let here = reading(cursor);
    board
        .by_role(role)
        .into_iter()
        .filter(|&square| square != cursor)
        .min_by_key(|&square| match end {
            End::Last => (reading(square) + 64 - here) % 64,
            End::First => (here + 64 - reading(square)) % 64,
        })
}

/// Runs a function on the browser's event as a [`KeyPress`].
pub(super) fn with_press<T>(event: &KeyboardEvent, run: impl FnOnce(KeyPress<'_>) -> T) -> T {
    run(KeyPress {
        key: &event.key(),
        code: &event.code(),
        shift: event.shift_key(),
        alt: event.alt_key(),
        control: event.ctrl_key() || event.meta_key(),
    })
}

#[cfg(test)]
mod tests;
