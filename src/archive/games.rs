//! The games themselves, as small as a list can have them.

use record::pgn::{Fault, GameSpan, Severity};
use words::pgn_problem_text;

use crate::texts::{TextId, Texts};
use crate::{Column, Mark, Row, Span};

/// What is kept of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    start: u64,
    length: u32,
    line: u32,
    pub(crate) white: TextId,
    pub(crate) black: TextId,
    pub(crate) event: TextId,
    pub(crate) site: TextId,
    pub(crate) date: TextId,
    round: TextId,
    pub(crate) result: TextId,
    pub(crate) opening: TextId,
    /// One more than the number of its mark, 0 without one.
    mark: u32,
}

impl Game {
    /// The text of a column, if the column holds texts.
    pub(crate) const fn text(&self, column: Column) -> Option<TextId> {
        Some(match column {
            Column::White => self.white,
            Column::Black => self.black,
            Column::Event => self.event,
            Column::Site => self.site,
            Column::Date => self.date,
            Column::Result => self.result,
            Column::Opening => self.opening,
            Column::Number | Column::Fault => return None,
        })
    }

    pub(crate) const fn is_faulty(&self) -> bool {
        self.mark > 0
    }
}

/// A mark with its text kept apart.
#[derive(Clone, Copy, Debug)]
struct KeptMark {
    line: u32,
    column: u32,
    message: TextId,
}

#[derive(Clone, Debug)]
pub(crate) struct Games {
    pub(crate) texts: Texts,
    pub(crate) games: Vec<Game>,
    marks: Vec<KeptMark>,
}

impl Default for Games {
    fn default() -> Self {
        Self {
            texts: Texts::new(),
            games: Vec::new(),
            marks: Vec::new(),
        }
    }
}

impl Games {
    pub(crate) fn add(&mut self, span: &GameSpan<'_>) {
        let text = |texts: &mut Texts, name| match span.tag(name) {
            Some(value) => texts.intern_clean(&value),
            None => TextId::EMPTY,
        };
        let texts = &mut self.texts;
        let game = Game {
            start: span.start,
            length: u32::try_from(span.end - span.start).unwrap_or(u32::MAX),
            line: u32::try_from(span.line).unwrap_or(u32::MAX),
            white: text(texts, "White"),
            black: text(texts, "Black"),
            event: text(texts, "Event"),
            site: text(texts, "Site"),
            date: text(texts, "Date"),
            round: text(texts, "Round"),
            result: text(texts, "Result"),
            opening: match (span.tag("ECO"), span.tag("Opening")) {
                (Some(eco), Some(name)) => texts.intern_clean(&format!("{eco} {name}")),
                (Some(text), None) | (None, Some(text)) => texts.intern_clean(&text),
                (None, None) => TextId::EMPTY,
            },
            mark: 0,
        };
        self.games.push(game);
        if let Some(fault) = span.fault {
            self.mark(self.games.len() - 1, fault);
        }
    }

    /// Marks a game as faulty; what is only noted about it does not count.
    pub(crate) fn mark(&mut self, game: usize, fault: &Fault) {
        let Some(kept) = self.games.get_mut(game) else {
            return;
        };
        if fault.kind.severity() < Severity::Error {
            return;
        }
        let mark = KeptMark {
            line: u32::try_from(fault.line).unwrap_or(u32::MAX),
            column: u32::try_from(fault.column).unwrap_or(u32::MAX),
            message: self.texts.intern_clean(&pgn_problem_text(fault)),
        };
        match self.marks.get_mut((kept.mark as usize).wrapping_sub(1)) {
            Some(place) => *place = mark,
            None => {
                self.marks.push(mark);
                kept.mark = u32::try_from(self.marks.len()).unwrap_or(u32::MAX);
            }
        }
    }

    /// Names the opening of a game whose file does not.
    pub(crate) fn name_opening(&mut self, game: usize, opening: &str) {
        if let Some(game) = self.games.get_mut(game)
            && game.opening == TextId::EMPTY
        {
            game.opening = self.texts.intern_clean(opening);
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.games.len()
    }

    pub(crate) fn faulty(&self) -> usize {
        self.marks.len()
    }

    pub(crate) fn needs_opening(&self, game: usize) -> bool {
        self.games
            .get(game)
            .is_some_and(|game| game.opening == TextId::EMPTY)
    }

    pub(crate) fn span(&self, game: usize) -> Option<Span> {
        let game = self.games.get(game)?;
        Some(Span {
            start: game.start,
            end: game.start + u64::from(game.length),
            line: game.line,
        })
    }

    pub(crate) fn row(&self, game: usize) -> Option<Row> {
        let kept = self.games.get(game)?;
        let text = |id| self.texts.get(id).to_owned();
        let mark = self.marks.get((kept.mark as usize).wrapping_sub(1));
        Some(Row {
            game,
            white: text(kept.white),
            black: text(kept.black),
            event: text(kept.event),
            site: text(kept.site),
            date: text(kept.date),
            round: text(kept.round),
            result: text(kept.result),
            opening: text(kept.opening),
            mark: mark.map(|mark| Mark {
                line: mark.line,
                column: mark.column,
                message: text(mark.message),
            }),
        })
    }

    pub(crate) fn memory(&self) -> usize {
        self.texts.memory()
            + self.games.capacity() * size_of::<Game>()
            + self.marks.capacity() * size_of::<KeptMark>()
    }
}
