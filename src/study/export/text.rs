//! A game as plain text: in any notation, and in the forms that books and lessons use.
//!
//! Everything here is pure, so that it is tested without a browser.

mod columns;
mod flow;
mod fraction;
mod lines;
mod running;
mod sentences;
mod spelled;
#[cfg(test)]
mod tests;

pub use flow::{Item, Scope, flow, side_of};
pub use fraction::{columns, linear};
pub use running::number as number_text;
pub use sentences::move_sentence;
pub use spelled::{Spelled, marks, move_text};

use notation::style::Style;
use record::{Record, Step};
use rules::{Color, Position};

/// How the moves are set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One after another, as in a game file.
    Running(Style),
    /// White's moves in one column and Black's in another, as in a book or on a score sheet.
    Columns(Style),
    /// White's moves above a line and Black's below it, as old books set short openings.
    Fractions(Style),
    /// A sentence for each move.
    Sentences,
}

/// The game as text with its heading.
///
/// # Examples
///
/// ```
/// use notation::style::Style;
/// use record::pgn;
/// use study::export::text::{Form, Scope, text};
///
/// let game = &pgn::read_all("[White \"Anna\"]\n[Black \"Bert\"]\n\n1. e4 e5 2. Nf3 *")[0];
/// let shown = text(&game.record, Form::Running(Style::Lan), Scope::Moves);
/// assert_eq!(shown, "Anna – Bert\n\n1. e2-e4 e7-e5 2. Ng1-f3 *\n");
/// ```
#[must_use]
pub fn text(record: &Record, form: Form, scope: Scope) -> String {
    let mut text = heading(record);
    text.push_str(&body(record, form, scope));
    text
}

/// The moves and the result, without the heading.
#[must_use]
pub fn body(record: &Record, form: Form, scope: Scope) -> String {
    match form {
        Form::Running(style) => running::write(record, style, scope),
        Form::Columns(style) => columns::write(record, style, scope),
        Form::Fractions(style) => fraction::write(record, style),
        Form::Sentences => sentences::write(record, scope),
    }
}

/// Who played, where and when, and from which position if it is not the usual one.
fn heading(record: &Record) -> String {
    let mut text = String::new();
    let mut lines: Vec<String> = [players(record), occasion(record)]
        .into_iter()
        .flatten()
        .collect();
    if *record.start() != Position::default() {
        lines.push(words::export_start(&record.start().to_string()));
    }
    for line in &lines {
        text.push_str(line);
        text.push('\n');
    }
    if !lines.is_empty() {
        text.push('\n');
    }
    text
}

/// What a tag says, unless it says nothing.
fn said<'a>(record: &'a Record, tag: &str) -> Option<&'a str> {
    let value = record.tag(tag)?.trim();
    let is_empty = value
        .chars()
        .all(|letter| matches!(letter, '?' | '.' | '-' | ' '));
    (!is_empty).then_some(value)
}

/// The players, if one of them is known.
#[must_use]
pub fn players(record: &Record) -> Option<String> {
    let [white, black] = [(Color::White, "White"), (Color::Black, "Black")].map(|(side, tag)| {
        said(record, tag).map_or_else(|| words::color_name(side), str::to_owned)
    });
    let is_known = said(record, "White").is_some() || said(record, "Black").is_some();
    is_known.then(|| words::export_players(&white, &black))
}

/// The event, the place, the date and the round, as far as they are known.
#[must_use]
pub fn occasion(record: &Record) -> Option<String> {
    let mut parts: Vec<String> = ["Event", "Site", "Date"]
        .into_iter()
        .filter_map(|tag| said(record, tag))
        .map(|value| value.trim_end_matches(".??").to_owned())
        .collect();
    parts.extend(said(record, "Round").map(words::export_round));
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Whether the main line has a move that can be written down.
#[must_use]
pub fn has_moves(record: &Record) -> bool {
    let mut line = record.line_from(Record::ROOT);
    line.any(|node| matches!(record.step(node), Some(Step::Move(_))))
}
