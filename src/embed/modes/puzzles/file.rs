//! The puzzles of a file, found a little at a time: a table of puzzles, or games with their
//! solutions.

use std::ops::Range;

use exercise::PuzzleTable;
use record::pgn::Splitter;

/// How many bytes of a file are read before the page can answer its reader: some sixty puzzles of a
/// table, which take a few milliseconds.
const SLICE: usize = 16 * 1024;

/// Where a puzzle stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PuzzleLocation {
    /// Its bytes.
    pub(super) span: Range<usize>,
    /// The line on which it begins, from 1.
    pub(super) line: usize,
}

/// What a file is made of.
#[derive(Clone, Debug)]
pub(super) enum Format {
    /// Puzzles in lines.
    Table(PuzzleTable),
    /// Games, each with its solution as its main line.
    Games,
}

/// A file that is being read.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    /// A table goes on after its last line.
    table: Option<PuzzleTable>,
    splitter: Splitter,
    at: usize,
}

impl Reader {
    /// Begins with a text.
    pub(super) fn new(text: &str) -> (Format, Self) {
        let table = PuzzleTable::begin(text);
        let format = table.clone().map_or(Format::Games, Format::Table);
        let reader = Self {
            table,
            splitter: Splitter::new(),
            at: 0,
        };
        (format, reader)
    }

    /// Finds the puzzles of the next part of a text; nothing after its end.
    pub(super) fn read_on(&mut self, text: &str) -> Option<Vec<PuzzleLocation>> {
        match self.table {
            Some(_) => self.rows(text),
            None => self.games(text),
        }
    }

    fn rows(&mut self, text: &str) -> Option<Vec<PuzzleLocation>> {
        let table = self.table.as_mut()?;
        let mut places = Vec::new();
        let mut bytes = 0;
        while bytes < SLICE {
            let Some(line) = table.next_line(text) else {
                break;
            };
            bytes += line.span.len();
            places.push(PuzzleLocation {
                span: line.span,
                line: line.number,
            });
        }
        (!places.is_empty()).then_some(places)
    }

    fn games(&mut self, text: &str) -> Option<Vec<PuzzleLocation>> {
        if self.at > text.len() {
            return None;
        }
        let mut places = Vec::new();
        let mut found = |span: record::pgn::GameSpan<'_>| {
            places.push(PuzzleLocation {
                span: span.start as usize..span.end as usize,
                line: span.line as usize,
            });
        };
        let end = (self.at + SLICE).min(text.len());
        self.splitter
            .push(&text.as_bytes()[self.at..end], &mut found);
        if end == text.len() {
            std::mem::take(&mut self.splitter).finish(&mut found);
            self.at = text.len() + 1;
        } else {
            self.at = end;
        }
        Some(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> (usize, Vec<PuzzleLocation>) {
        let (_, mut reader) = Reader::new(text);
        let mut slices = 0;
        let mut places = Vec::new();
        while let Some(more) = reader.read_on(text) {
            slices += 1;
            places.extend(more);
        }
        (slices, places)
    }

    #[test]
    fn games_are_found_wherever_a_slice_ends() {
        let game = "[White \"A\"]\n[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1. Ka2 *\n\n";
        let text = game.repeat(2_000);
        let (slices, places) = found(&text);
        assert_eq!(places.len(), 2_000);
        assert!(slices > 5, "{slices}");
        for (number, place) in places.iter().enumerate() {
            assert_eq!(&text[place.span.clone()], game.trim_end());
            assert_eq!(place.line, 1 + 5 * number);
        }
    }

    #[test]
    fn a_long_table_is_found_in_many_slices() {
        let row = "a,8/8/8/8/8/8/8/K1k5 w - - 0 1,a1a2 c1c2,1500,80,90,100,endgame short,https://a.example/x,\n";
        let text = ["PuzzleId,FEN,Moves\n", &row.repeat(10_000)].concat();
        let (slices, places) = found(&text);
        assert_eq!(places.len(), 10_000);
        assert_eq!(places[9_999].line, 10_001);
        let most = SLICE / row.len() + 2;
        assert!(slices >= 10_000 / most, "{slices}");
    }
}
