//! Puzzles in a table, one in a line, as Lichess publishes them.
//!
//! The columns are those of the file `lichess_db_puzzle.csv`: `PuzzleId, FEN, Moves, Rating,
//! RatingDeviation, Popularity, NbPlays, Themes, GameUrl, OpeningTags`. As the page of that file says
//! (<https://database.lichess.org/#puzzles>), the position is the one before the move of the
//! opponent that makes the puzzle; so the first move is shown, and the second is the first to be
//! found. All other moves are the only good ones, but for a mate at the end: any mate is right there.
//!
//! A first line with the names of the columns may put them into any order and leave out those that
//! are not read here: all but the first three. Fields may be separated by semicolons or tabs, and be
//! quoted, as programs for tables write them.

mod columns;
mod row;
#[cfg(test)]
mod tests;

use std::ops::Range;

use columns::Columns;

pub use row::{Puzzle, RowFault, RowProblem};

/// Reads the lines of a table one after the other.
///
/// # Examples
///
/// ```
/// use exercise::PuzzleTable;
///
/// let text = "PuzzleId,FEN,Moves\nx1,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8\n";
/// let mut table = PuzzleTable::begin(text).ok_or("it is a table")?;
/// let row = table.next_line(text).ok_or("it has a row")?;
/// let puzzle = table.read(&text[row.span]).map_err(|fault| format!("{fault:?}"))?;
/// assert_eq!((row.number, puzzle.id.as_str()), (2, "x1"));
/// assert!(puzzle.to_pgn().ends_with("Ra3 Rb8# *"));
/// assert!(table.next_line(text).is_none());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleTable {
    columns: Columns,
    /// Where the next line begins, and its number.
    at: usize,
    line: usize,
}

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// Where it stands in the text.
    pub span: Range<usize>,
}

impl PuzzleTable {
    /// Whether a text is such a table and no record of games: its first line names the columns, or
    /// the second of its fields is a position.
    #[must_use]
    pub fn is_table(text: &str) -> bool {
        columns::first_line(text).is_some_and(|(line, _)| columns::is_of_table(line))
    }

    /// Begins with the first line; nothing if the text is no table.
    #[must_use]
    pub fn begin(text: &str) -> Option<Self> {
        if !Self::is_table(text) {
            return None;
        }
        let (first, at) = columns::first_line(text)?;
        let before = text[..at].bytes().filter(|&byte| byte == b'\n').count();
        let columns = Columns::of(first);
        let mut table = Self {
            columns,
            at,
            line: before + 1,
        };
        if columns.are_named {
            table.take_line(text);
        }
        Some(table)
    }

    /// The next line that is not empty.
    pub fn next_line(&mut self, text: &str) -> Option<Row> {
        loop {
            let number = self.line;
            let span = self.take_line(text)?;
            if !text[span.clone()].trim().is_empty() {
                return Some(Row { number, span });
            }
        }
    }

    /// Reads a line of the table.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(&self, line: &str) -> Result<Puzzle, RowFault> {
        row::read(line, &self.columns)
    }

    fn take_line(&mut self, text: &str) -> Option<Range<usize>> {
        let rest = text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let start = self.at;
        let length = rest.find('\n').unwrap_or(rest.len());
        self.at = (start + length + 1).min(text.len());
        self.line += 1;
        Some(start..start + length)
    }
}
