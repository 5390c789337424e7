//! Reading a PGN into a game as chess.js keeps one, with the variations that it drops.

mod comments;
mod faults;
mod moves;
mod start;

use notation::letters::Language;
use record::pgn::{self, FaultKind, Note as Written, Outline, Places, Severity};

use self::faults::{code, message, place, placed};
use crate::fault::Fault;
use crate::letters;
use crate::line::{Line, Played};
use crate::notes::Notes;
use crate::spelling::Reading;
use crate::tree::Tree;
use listing::fen::Checks;

/// How a PGN is read.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How its moves are read; strictly also the tag `SetUp` counts.
    pub reading: Reading,
    /// Whether the first of several moves that fit is taken.
    pub takes_first: bool,
    /// What its start position has to be.
    pub checks: Checks,
    /// Whether faults are only listed, and the rest is read.
    pub is_lenient: bool,
    /// The line of the file on which the text begins, and the column.
    pub first_place: (u32, u32),
    /// In which letters its pieces are named; `None` to find out.
    pub letters: Option<Language>,
}

/// A game that was read.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The main line.
    pub line: Line,
    /// What is said about its positions.
    pub notes: Notes,
    /// The tags as they are written.
    pub tags: Vec<(String, String)>,
    /// The FEN of its start, if a tag tells it.
    pub fen: Option<String>,
    /// The mark at the end.
    pub result: Option<&'static str>,
    /// The whole tree, if it has more than the main line.
    pub tree: Option<Tree>,
    /// Faults that did not keep it from being read.
    pub faults: Vec<Fault>,
}

/// Reads one game.
///
/// # Errors
///
/// The first fault that keeps a part of the main line from being read.
pub fn read(text: &str, rules: Rules) -> Result<Loaded, Fault> {
    let outline = pgn::outline(text);
    let is_about_tag = |(_, kind): &(usize, FaultKind)| {
        matches!(kind, FaultKind::Tag { .. } | FaultKind::Unclosed('"'))
    };
    if !rules.is_lenient && outline.faults().iter().any(is_about_tag) {
        // chess.js lets a tag go over several lines.
        if let Some((tags, rest)) = tags_over_lines(text) {
            let first_place = place(&mut rules.places(text), text.len() - rest.len());
            let rules = Rules {
                first_place,
                ..rules
            };
            return read_game(rest, &pgn::outline(rest), &tags, rules);
        }
    }
    let tags = outline.tags().iter();
    let tags = tags.map(|(name, value)| ((*name).to_owned(), value.clone().into_owned()));
    let mut tags: Vec<_> = tags.collect();
    for (offset, kind) in outline.faults() {
        // Of equal tags the last one counts in chess.js.
        if let FaultKind::DuplicateTag(name) = kind
            && let Some((others, _)) = text.get(*offset..).and_then(tags_over_lines)
            && let Some((_, value)) = others.into_iter().next()
            && let Some(tag) = tags.iter_mut().find(|(other, _)| other == name)
        {
            tag.1 = value;
        }
    }
    read_game(text, &outline, &tags, rules)
}

/// The tags at the beginning of a text, wherever its lines end, and what follows them; `None` if
/// one of them is still not a tag.
fn tags_over_lines(text: &str) -> Option<(Vec<(String, String)>, &str)> {
    let mut tags = Vec::new();
    let mut rest = text.trim_start();
    while let Some(inner) = rest.strip_prefix('[') {
        let inner = inner.trim_start();
        let is_end = |letter: char| letter == '"' || letter.is_whitespace();
        let (name, value) = inner.split_at_checked(inner.find(is_end)?)?;
        let value = value.trim_start().strip_prefix('"')?;
        let (value, behind) = value.split_at_checked(value.find('"')?)?;
        let behind = behind.strip_prefix('"')?.trim_start();
        tags.push((name.to_owned(), value.to_owned()));
        rest = behind.strip_prefix(']')?.trim_start();
    }
    Some((tags, rest))
}

type Tags = [(String, String)];

fn read_game(
    text: &str,
    outline: &Outline<'_>,
    tags: &Tags,
    rules: Rules,
) -> Result<Loaded, Fault> {
    let attempt = |language| {
        let mut trace = Trace::default();
        let reader = Reader {
            text,
            rules,
            outline,
            tags,
            language,
            trace: &mut trace,
            faults: Vec::new(),
        };
        (reader.read(), trace)
    };
    let (given, trace) = attempt(rules.letters.unwrap_or(Language::English));
    match rules.letters {
        None if trace.has_failed && has_foreign_letters(outline) => {
            other_letters(attempt).unwrap_or(given)
        }
        _ => given,
    }
}

/// Whether a letter stands there that names no piece in English. Without one, a move that cannot be
/// read is a mistake and not of another language: the French king has the letter of the English rook.
fn has_foreign_letters(outline: &Outline<'_>) -> bool {
    outline
        .nodes()
        .iter()
        .any(|node| letters::is_foreign(node.text))
}

/// Finds the letters in which every move can be read, as `record` does: where several alphabets give
/// different games none is believed, unless only one does without a letter for pawns.
fn other_letters<T>(attempt: impl Fn(Language) -> (T, Trace)) -> Option<T> {
    let found = pgn::OTHER_LETTERS.into_iter().map(attempt);
    let mut found: Vec<_> = found.filter(|(_, trace)| !trace.has_failed).collect();
    if found.iter().any(|(_, trace)| !trace.names_pawns) {
        found.retain(|(_, trace)| !trace.names_pawns);
    }
    let (first, rest) = found.split_first()?;
    if rest.iter().any(|(_, trace)| trace.played != first.1.played) {
        return None;
    }
    found.into_iter().next().map(|(given, _)| given)
}

/// What an attempt to read the moves has met.
#[derive(Debug, Default)]
struct Trace {
    /// All moves, in the order of the text.
    played: Vec<Played>,
    /// A move could not be read.
    has_failed: bool,
    /// A pawn was named by its letter, which hardly anybody does and other languages give to other
    /// pieces.
    names_pawns: bool,
}

impl Rules {
    /// Finds the places of faults.
    const fn places(self, text: &str) -> Places<'_> {
        let (line, column) = self.first_place;
        Places::new(text, line as usize, column as usize)
    }
}

struct Reader<'a> {
    text: &'a str,
    rules: Rules,
    outline: &'a Outline<'a>,
    tags: &'a Tags,
    language: Language,
    trace: &'a mut Trace,
    /// What is wrong and where, in bytes from the beginning of the text.
    faults: Vec<(usize, Fault)>,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Loaded, Fault> {
        if self.outline.nodes().is_empty() && self.says_nothing() {
            let nothing = FaultKind::Empty;
            self.meet(0, Fault::new(code(&nothing), message(&nothing)))?;
        }
        let start = match self.start() {
            Err((offset, fault)) => {
                self.meet(offset, fault)?;
                return Ok(self.loaded(Line::default(), None, Notes::default(), None));
            }
            Ok(start) => start,
        };
        let (line, tree, stands) = self.play(start.position)?;
        for (offset, kind) in self.outline.faults() {
            let fault = Fault::new(code(kind), message(kind));
            // A number that is too large still counts as one.
            let has_digit = || {
                let bytes = self.text.as_bytes();
                bytes.get(offset + 1).is_some_and(u8::is_ascii_digit)
            };
            let is_note =
                kind.severity() == Severity::Note || matches!(kind, FaultKind::Nag) && has_digit();
            if is_note {
                self.note(*offset, fault);
            } else {
                self.meet(*offset, fault)?;
            }
        }
        let mut notes = Notes::default();
        let tree = self.say(&line, tree, &stands, &mut notes);
        let tree = tree.has_variations().then_some(tree);
        Ok(self.loaded(line, start.fen, notes, tree))
    }

    /// Goes on after a fault if everything is read that can be.
    fn meet(&mut self, offset: usize, fault: Fault) -> Result<(), Fault> {
        if !self.rules.is_lenient {
            return Err(placed(fault, &mut self.rules.places(self.text), offset));
        }
        self.note(offset, fault);
        Ok(())
    }

    /// Keeps a fault in the order of the text. The sorts of the library weigh more than all of this.
    fn note(&mut self, offset: usize, fault: Fault) {
        let place = self.faults.partition_point(|(other, _)| *other <= offset);
        self.faults.insert(place, (offset, fault));
    }

    fn loaded(self, line: Line, fen: Option<String>, notes: Notes, tree: Option<Tree>) -> Loaded {
        let mut places = self.rules.places(self.text);
        let faults = self.faults.into_iter();
        Loaded {
            line,
            notes,
            tags: self.tags.to_vec(),
            fen,
            result: self.outline.result().map(|result| result.as_str()),
            tree,
            faults: faults
                .map(|(offset, fault)| placed(fault, &mut places, offset))
                .collect(),
        }
    }

    /// Whether the text is not empty but has no part of a game.
    fn says_nothing(&self) -> bool {
        let outline = self.outline;
        let is_comment = |(_, note): &(u32, Written<'_>)| matches!(note, Written::Comment(..));
        // Where faults are listed, they say it all.
        let is_stated = self.rules.is_lenient && !outline.faults().is_empty();
        !is_stated
            && !self.text.trim().is_empty()
            && self.tags.is_empty()
            && outline.result().is_none()
            && !outline.notes().iter().any(is_comment)
    }

    /// Where a part of the text begins.
    fn offset(&self, part: &str) -> usize {
        (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize)
    }
}
