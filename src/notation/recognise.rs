//! What a text is: a position, a game, a score of an old book, a diagram, a list of moves.
//!
//! Nothing is named that was not read: a FEN stands, a tag of PGN is closed, a diagram has its
//! eight rows, of a score moves were found to be legal. What cannot be proved so is nothing known.

mod pgn;

use crate::part;
#[cfg(test)]
mod tests;

use rules::Setup;

use crate::diagram::Diagram;
use crate::score::System;
use crate::{diagram, fen, san, score, uci};

/// How many moves are read before a score is called one.
const MOST_PLIES: usize = 40;

/// No longer text is looked at.
const LONGEST: usize = 1 << 20;

/// How many bytes are looked at together for the moves of a game, and how often that is done: what
/// a text is must be known before its reader waits for it.
const WINDOW: usize = 1 << 13;
const WINDOWS: usize = 8;

/// How much of a text was found to be what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// All that was looked at.
    Whole,
    /// A part; behind it stands something that could not be read.
    Part,
}

/// What a text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recognised {
    /// A position in Forsyth-Edwards Notation, legal or not.
    Fen(Box<Setup>),
    /// Games in Portable Game Notation.
    Pgn {
        /// This many games have tags; a game without tags counts as one.
        games: usize,
    },
    /// A score as books print it.
    Score {
        /// In which notation.
        system: System,
        /// Whether moves stand above a line and their answers below it.
        is_fractional: bool,
        /// How many moves were read, of not more than forty.
        plies: usize,
        /// Whether these are all.
        extent: Extent,
    },
    /// Moves in standard algebraic notation, without tags.
    SanMoves {
        /// How many moves were read, of not more than forty.
        plies: usize,
        /// Whether these are all.
        extent: Extent,
    },
    /// Moves of the Universal Chess Interface from the first position.
    UciMoves {
        /// How many.
        plies: usize,
    },
    /// A diagram in plain letters.
    Diagram(Box<Diagram>),
    /// Nothing that is known here.
    Nothing,
}

/// Finds out what a text is.
///
/// # Examples
///
/// ```
/// use notation::recognise::{Recognised, recognise};
/// use notation::score::System;
///
/// assert!(matches!(recognise("8/8/4k3/8/8/4K3/8/8 w - - 0 1"), Recognised::Fen(_)));
/// assert!(matches!(
///     recognise("1. P to K 4 P to K 4"),
///     Recognised::Score { system: System::Descriptive, .. }
/// ));
/// assert_eq!(recognise("Nothing of the kind."), Recognised::Nothing);
/// ```
#[must_use]
pub fn recognise(text: &str) -> Recognised {
    let mut looks = Looks::at(text);
    loop {
        if let Some(found) = looks.look() {
            return found;
        }
    }
}

/// Finds out what a text is with one short look after the other, so that a page can answer its reader
/// between them.
#[derive(Debug)]
pub struct Looks<'a> {
    text: &'a str,
    /// What was not looked at for moves yet.
    rest: &'a str,
    /// How often it was looked.
    number: usize,
    diagram: Option<Box<Diagram>>,
}

impl<'a> Looks<'a> {
    /// Looks at a text.
    #[must_use]
    pub fn at(text: &'a str) -> Self {
        Self {
            text,
            rest: text,
            number: 0,
            diagram: None,
        }
    }

    /// Looks once: what the text is, as soon as that is known.
    pub fn look(&mut self) -> Option<Recognised> {
        let number = self.number;
        self.number += 1;
        if number == 0 {
            return self.form();
        }
        let window = window(self.rest);
        self.rest = &self.rest[window.len()..];
        let probe = score::probe(window, MOST_PLIES);
        let has_moves = probe.as_ref().is_some_and(|probe| probe.plies > 0);
        if !has_moves && !self.rest.is_empty() && number < WINDOWS {
            return None;
        }
        let moves = match probe {
            Some(probe) => moves(&probe, number == 1),
            None => first_move(self.text),
        };
        // A diagram stands in a game more often than moves stand beside a diagram.
        let is_game = matches!(
            moves,
            Recognised::Score { plies: 2.., .. } | Recognised::Pgn { .. }
        );
        let diagram = self.diagram.take().filter(|_| !is_game);
        Some(diagram.map_or(moves, Recognised::Diagram))
    }

    /// What the form of the text tells.
    fn form(&mut self) -> Option<Recognised> {
        let text = self.text;
        if text.len() > LONGEST && pgn::games(text) == 0 {
            return Some(Recognised::Nothing);
        }
        if let Some(setup) = position(text) {
            return Some(Recognised::Fen(Box::new(setup)));
        }
        let games = pgn::games(text);
        if games > 0 {
            return Some(Recognised::Pgn { games });
        }
        self.diagram = diagram::read(text).ok().map(Box::new);
        let plies = match self.diagram {
            Some(_) => None,
            None => uci_moves(text),
        };
        plies.map(|plies| Recognised::UciMoves { plies })
    }
}

/// No longer line is a FEN, with whatever an EPD says behind it.
const LONGEST_FEN: usize = 512;

/// A FEN on a line of its own, as people have it; a whole one needs its side to move, so that no
/// word is one.
fn position(text: &str) -> Option<Setup> {
    let line = text.trim_start_matches('\u{feff}').trim();
    let is_short = line.len() <= LONGEST_FEN && !part::has_letter(line, '\n');
    // What goes on behind a tag is a game.
    let is_game = line.starts_with('[') && !line.ends_with(']');
    let fields = line.split([' ', '_', '\u{a0}', '\t']).count();
    if !is_short || is_game || fields < 2 {
        return None;
    }
    fen::repair(line).ok().map(|found| found.setup)
}

/// Words that are moves of two squares each and nothing else, the first legal ones from the start.
fn uci_moves(text: &str) -> Option<usize> {
    let mut position = rules::Position::default();
    let mut plies = 0;
    for word in text.split_whitespace() {
        let is_form = matches!(word.len(), 4 | 5) && word.is_ascii();
        if !is_form || plies >= MOST_PLIES {
            // Behind the moves that are read, only the form is looked at.
            if is_form && uci::parse(word).is_ok() {
                continue;
            }
            return None;
        }
        let mv = uci::read(&position, word).ok()?;
        position = position.play_unchecked(mv);
        plies += 1;
    }
    (plies > 0).then_some(plies)
}

/// Numbered moves, in the notation of PGN or of a book.
fn moves(probe: &score::Probe, is_first: bool) -> Recognised {
    let plies = probe.plies;
    let extent = if probe.is_whole {
        Extent::Whole
    } else {
        Extent::Part
    };
    if plies == 0 {
        return Recognised::Nothing;
    }
    let opens_text = is_first && probe.opens_text;
    match probe.system {
        System::Algebraic if !probe.has_numbers => Recognised::SanMoves { plies, extent },
        System::Algebraic if opens_text => Recognised::Pgn { games: 1 },
        system => Recognised::Score {
            system,
            is_fractional: probe.is_fractional,
            plies,
            extent,
        },
    }
}

/// The beginning of a text, up to the end of a line or at least of a word.
fn window(text: &str) -> &str {
    if text.len() <= WINDOW {
        return text;
    }
    let window = &text[..text.floor_char_boundary(WINDOW)];
    let end = window.rfind('\n').or_else(|| window.rfind(' '));
    end.map_or(window, |end| &text[..=end])
}

/// A single move in SAN.
fn first_move(text: &str) -> Recognised {
    let word = text.trim();
    if word.len() <= 8 && san::read(&rules::Position::default(), word).is_ok() {
        Recognised::SanMoves {
            plies: 1,
            extent: Extent::Whole,
        }
    } else {
        Recognised::Nothing
    }
}
