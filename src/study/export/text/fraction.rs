//! White's moves above a line and Black's below it, and the same as it is read aloud.

use notation::fractional::Column;
use notation::style::Style;
use record::Record;
use rules::Color;

use super::flow::side_of;
use super::lines::WIDTH;
use super::spelled::Spelled;

/// What stands for the move of White when the game begins with Black.
const DOTS: &str = "...";

pub(super) fn write(record: &Record, style: Style) -> String {
    let mut text = String::new();
    let mut rows = Rows::default();
    for column in columns(record, style) {
        if rows.width() + column_width(&column) > WIDTH {
            rows.end(&mut text);
        }
        rows.push(&column);
    }
    rows.end(&mut text);
    text.push_str(record.result().as_str());
    text.push('\n');
    text
}

/// The main line as it is read aloud: "1. White e4, Black e5."
#[must_use]
pub fn linear(record: &Record, style: Style) -> String {
    words::fractions_reading(&columns(record, style))
}

/// The moves of the main line, two to a column; unlike [`notation::fractional::write`] it keeps
/// the signs of the record and the turns that are passed.
#[must_use]
pub fn columns(record: &Record, style: Style) -> Vec<Column> {
    let spelled = Spelled::new(record, style);
    let mut columns: Vec<Column> = Vec::new();
    for node in record.line_from(Record::ROOT) {
        let before = record.position(record.parent(node).unwrap_or(Record::ROOT));
        let text = Some(spelled.of(node).to_owned());
        let number = before.fullmove_number();
        match (side_of(record, node), columns.last_mut()) {
            (Color::White, _) => columns.push(Column {
                number,
                above: text,
                below: None,
            }),
            (Color::Black, Some(column)) if column.below.is_none() => column.below = text,
            (Color::Black, _) => columns.push(Column {
                number,
                above: None,
                below: text,
            }),
        }
    }
    columns
}

/// The letters of the longer of the two moves.
fn move_width(column: &Column) -> usize {
    [&column.above, &column.below]
        .into_iter()
        .flatten()
        .map(|text| text.chars().count())
        .max()
        .unwrap_or(0)
        .max(DOTS.len())
}

fn column_width(column: &Column) -> usize {
    column.number.to_string().len() + 2 + move_width(column) + 2
}

/// Three lines in the making.
#[derive(Default)]
struct Rows {
    above: String,
    line: String,
    below: String,
}

impl Rows {
    fn width(&self) -> usize {
        self.line.chars().count()
    }

    fn push(&mut self, column: &Column) {
        let number = format!("{}. ", column.number);
        let (room, width) = (number.len(), move_width(column));
        let white = column.above.as_deref().unwrap_or(DOTS);
        let black = column.below.as_deref().unwrap_or_default();
        self.above
            .push_str(&format!("{:room$}{white:<width$}  ", ""));
        self.line.push_str(&format!("{number}{:-<width$}  ", ""));
        self.below
            .push_str(&format!("{:room$}{black:<width$}  ", ""));
    }

    fn end(&mut self, text: &mut String) {
        if self.line.is_empty() {
            return;
        }
        for line in [&mut self.above, &mut self.line, &mut self.below] {
            text.push_str(line.trim_end());
            text.push('\n');
            line.clear();
        }
        text.push('\n');
    }
}
