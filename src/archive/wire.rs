//! Rows as one text, because texts travel between a worker and its page at little cost.

use crate::{Mark, Row};

/// What separates rows, and what separates the fields of a row. No text of a game holds them.
const ROWS: char = '\u{1e}';
const FIELDS: char = '\u{1f}';

/// The rows as a text.
#[must_use]
pub fn write(rows: &[Row]) -> String {
    let mut text = String::with_capacity(rows.len() * 128);
    for row in rows {
        if !text.is_empty() {
            text.push(ROWS);
        }
        text.push_str(&row.game.to_string());
        let fields = [
            &row.white,
            &row.black,
            &row.event,
            &row.site,
            &row.date,
            &row.round,
            &row.result,
            &row.opening,
        ];
        for field in fields {
            text.push(FIELDS);
            text.push_str(field);
        }
        if let Some(mark) = &row.mark {
            for number in [mark.line, mark.column] {
                text.push(FIELDS);
                text.push_str(&number.to_string());
            }
            text.push(FIELDS);
            text.push_str(&mark.message);
        }
    }
    text
}

/// The rows of a text; lines that are not rows are left out.
#[must_use]
pub fn read(text: &str) -> Vec<Row> {
    text.split(ROWS).filter_map(read_row).collect()
}

fn read_row(text: &str) -> Option<Row> {
    let mut fields = text.split(FIELDS);
    let game = fields.next()?.parse().ok()?;
    let mut next = || fields.next().map(str::to_owned);
    let mut row = Row {
        game,
        white: next()?,
        black: next()?,
        event: next()?,
        site: next()?,
        date: next()?,
        round: next()?,
        result: next()?,
        opening: next()?,
        mark: None,
    };
    if let Some(line) = next() {
        row.mark = Some(Mark {
            line: line.parse().ok()?,
            column: next()?.parse().ok()?,
            message: next()?,
        });
    }
    Some(row)
}
