//! "Fractional" notation: White's moves above a line, Black's below it.
//!
//! ```text
//! 1. P to K 4   2. Kt to K B 3
//! ----------------------------
//!    P to K 4      Kt to Q B 3
//! ```
//!
//! [`write()`] makes the columns, from which a page builds its rows and `words` a sentence to listen
//! to. [`read`] takes the two rows as they are printed, and as they are when a text lost its
//! layout: below the line there may be neither numbers nor wider gaps.

#[cfg(test)]
mod tests;

use rules::{Color, Move, Position};

use crate::origins::Origins;
use crate::score::{self, Options, PrintedScore};
use crate::style::{self, Style};

/// A move of White over the answer of Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The number of both moves.
    pub number: u32,
    /// White's move; nothing if the line begins with one of Black.
    pub above: Option<String>,
    /// Black's move; nothing if the line ends with one of White.
    pub below: Option<String>,
}

/// Writes moves that follow each other, two to a column.
///
/// # Examples
///
/// ```
/// use notation::descriptive::Spelling;
/// use notation::fractional;
/// use notation::origins::Origins;
/// use notation::style::Style;
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let first = start.find_move(Square::E2, Square::E4, None)?;
/// let after = start.play(first)?;
/// let answer = after.find_move(Square::E7, Square::E5, None)?;
/// let style = Style::Descriptive(Spelling::Long);
/// let origins = Origins::of_start(&start);
/// let columns = fractional::write(&start, &origins, &[first, answer], style);
/// let rows = fractional::rows(&columns, 80);
/// assert_eq!(rows, "1. P to K 4\n-----------\n   P to K 4\n");
/// assert_eq!(fractional::read(&rows, &start).map(|score| score.moves.len()), Some(2));
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(start: &Position, origins: &Origins, moves: &[Move], style: Style) -> Vec<Column> {
    let mut position = *start;
    let mut origins = origins.clone();
    let mut columns: Vec<Column> = Vec::with_capacity(moves.len() / 2 + 1);
    for &mv in moves {
        let text = style::write(style, &position, &origins, mv);
        let number = position.fullmove_number();
        match (position.turn(), columns.last_mut()) {
            (Color::Black, Some(column)) => column.below = Some(text),
            (turn, _) => {
                let (above, below) = turn.fold_wb((Some(text.clone()), None), (None, Some(text)));
                columns.push(Column {
                    number,
                    above,
                    below,
                });
            }
        }
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    columns
}

/// Lays columns out in rows of letters of one width, with a line between; as many columns side by
/// side as fit. A line that begins with a move of Black begins with that move by itself.
#[must_use]
pub fn rows(columns: &[Column], width: usize) -> String {
    let mut text = String::new();
    let mut rows = Rows::default();
    for column in columns {
        let Column {
            number,
            above,
            below,
        } = column;
        let Some(above) = above else {
            text += &format!("{number}. ... {}\n", below.as_deref().unwrap_or(""));
            continue;
        };
        let number = format!("{number}. ");
        let below = format!(
            "{}{}",
            " ".repeat(number.len()),
            below.as_deref().unwrap_or("")
        );
        rows.push(&mut text, width, &(number + above), &below);
    }
    rows.finish(&mut text);
    text
}

/// Two rows being filled.
#[derive(Default)]
struct Rows {
    above: String,
    below: String,
}

impl Rows {
    fn push(&mut self, text: &mut String, width: usize, above: &str, below: &str) {
        let length = |text: &str| text.chars().count();
        let column = length(above).max(length(below));
        let used = length(&self.above).max(length(&self.below));
        if used > 0 && used + 3 + column > width {
            self.finish(text);
        } else if used > 0 {
            for row in [&mut self.above, &mut self.below] {
                let gap = used + 3 - length(row);
                row.push_str(&" ".repeat(gap));
            }
        }
        self.above.push_str(above);
        self.below.push_str(below);
    }

    fn finish(&mut self, text: &mut String) {
        let (above, below) = (self.above.trim_end(), self.below.trim_end());
        if !above.is_empty() {
            let length = above.chars().count().max(below.chars().count());
            let line = "-".repeat(length.max(4));
            *text += &format!("{above}\n{line}\n{below}\n");
        }
        *self = Self::default();
    }
}

/// Reads lines of fractions from a position on. What could not be read is a problem of the score,
/// as in [`score::read`].
#[must_use]
pub fn read(text: &str, start: &Position) -> Option<PrintedScore> {
    let options = Options {
        start: *start,
        ..Options::default()
    };
    score::read(text, &options)
}
