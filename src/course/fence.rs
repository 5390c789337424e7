//! A fenced `chess` block as it is written: attributes, notes and moves, each with its place.
//!
//! ```text
//! ask="moves" of="e4" fen="8/8/8/8/4R3/8/8/8 w"
//! prompt: Where can the rook go?
//! hint e8: Look along the file.
//! wrong d5: That is a diagonal.
//!
//! 1. e4 e5
//! ```
//!
//! Attributes are written as in HTML. A note is a word, what it is about, a colon and a text. What
//! follows an empty line is the body, which only a `line` has.

use std::fmt;

use crate::fault::{Expected, Problem, Problems, TextPosition};

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A position to look at.
    Diagram,
    /// A question.
    Ask,
    /// A line or a game to play through.
    Line,
    /// A position to play on against the computer.
    PlayOut,
    /// The pieces with their names.
    Legend,
    /// The squares with their two English names.
    SquareNames,
    /// What the pieces are worth by the books.
    Values,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Diagram,
        Self::Ask,
        Self::Line,
        Self::PlayOut,
        Self::Legend,
        Self::SquareNames,
        Self::Values,
    ];

    /// Its name behind `chess`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Diagram => "diagram",
            Self::Ask => "ask",
            Self::Line => "line",
            Self::PlayOut => "play-out",
            Self::Legend => "legend",
            Self::SquareNames => "square-names",
            Self::Values => "values",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// An attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Where the value begins.
    pub place: TextPosition,
}

/// A note: a word, what it is about, a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The word.
    pub word: String,
    /// What it is about; often nothing.
    pub about: String,
    /// The text.
    pub text: String,
    /// Where it begins.
    pub place: TextPosition,
}

/// A block as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// What it is.
    pub kind: Kind,
    /// Where it begins.
    pub place: TextPosition,
    /// Its attributes in their order.
    pub attributes: Vec<Attribute>,
    /// Its notes in their order.
    pub notes: Vec<Note>,
    /// The moves.
    pub body: String,
    /// The line on which the body begins.
    pub body_line: usize,
}

/// The words of notes.
pub(crate) const WORDS: [&str; 8] = [
    "prompt", "caption", "hint", "wrong", "right", "choice", "label", "what-if",
];

impl Fence {
    /// Reads what stands between the fences; `place` is that of the opening fence.
    pub(crate) fn read(
        kind: Kind,
        text: &str,
        place: TextPosition,
        problems: &mut Problems,
    ) -> Self {
        let mut fence = Self {
            kind,
            place,
            attributes: Vec::new(),
            notes: Vec::new(),
            body: String::new(),
            body_line: 0,
        };
        let mut lines = text.lines().enumerate();
        for (index, line) in lines.by_ref() {
            let number = place.line + 1 + index;
            if line.trim().is_empty() {
                fence.body_line = number + 1;
                break;
            }
            fence.read_line(line, number, problems);
        }
        let rest: Vec<&str> = lines.map(|(_, line)| line).collect();
        fence.body = rest.join("\n").trim_end().to_owned();
        if !fence.body.is_empty() && kind != Kind::Line {
            let found = fence.body.lines().next().unwrap_or_default();
            let problem = Problem::unexpected(found, Expected::NoEmptyLine);
            problems.push((TextPosition::new(fence.body_line, 1), problem));
        }
        fence
    }

    fn read_line(&mut self, line: &str, number: usize, problems: &mut Problems) {
        let start = line.len() - line.trim_start().len();
        let place = |offset: usize| TextPosition::new(number, line[..offset].chars().count() + 1);
        let head = line
            .split_once(": ")
            .map(|(head, text)| (head.trim(), text));
        let word = head.and_then(|(head, _)| head.split(' ').next());
        if let (Some((head, text)), Some(word)) = (head, word)
            && WORDS.contains(&word)
        {
            self.notes.push(Note {
                word: word.to_owned(),
                about: head[word.len()..].trim().to_owned(),
                text: text.trim().to_owned(),
                place: place(start),
            });
            return;
        }
        let mut at = start;
        while at < line.trim_end().len() {
            let rest = &line[at..];
            let pair = rest.split_once("=\"").and_then(|(name, tail)| {
                let (value, _) = tail.split_once('"')?;
                Some((name, value))
            });
            let Some((name, value)) = pair.filter(|(name, _)| is_name(name)) else {
                let problem = Problem::unexpected(rest.trim(), Expected::AttributesOrNote);
                problems.push((place(at), problem));
                return;
            };
            let value_at = at + name.len() + 2;
            self.attributes.push(Attribute {
                name: name.to_owned(),
                value: value.to_owned(),
                place: place(value_at),
            });
            at = value_at + value.len() + 1;
            at += line[at..].len() - line[at..].trim_start().len();
        }
    }

    /// An attribute, if it is there.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|it| it.name == name)
    }

    /// The value of an attribute; an empty one counts as missing.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        let value = self.attribute(name)?.value.trim();
        Some(value).filter(|value| !value.is_empty())
    }

    /// Where the value of an attribute begins; else where the block does.
    #[must_use]
    pub fn place_of(&self, name: &str) -> TextPosition {
        self.attribute(name).map_or(self.place, |it| it.place)
    }

    /// The notes that begin with a word.
    pub fn notes<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a Note> {
        self.notes.iter().filter(move |note| note.word == word)
    }

    /// The text of the first note that begins with a word.
    #[must_use]
    pub fn text(&self, word: &str) -> Option<&str> {
        let mut notes = self.notes.iter();
        let note = notes.find(|note| note.word == word)?;
        Some(&note.text)
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

impl fmt::Display for Fence {
    /// The block as it is written between its fences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Attribute { name, value, .. }) in self.attributes.iter().enumerate() {
            let blank = if index > 0 { " " } else { "" };
            write!(f, "{blank}{name}=\"{value}\"")?;
        }
        if !self.attributes.is_empty() {
            writeln!(f)?;
        }
        for Note {
            word, about, text, ..
        } in &self.notes
        {
            let blank = if about.is_empty() { "" } else { " " };
            writeln!(f, "{word}{blank}{about}: {text}")?;
        }
        if !self.body.is_empty() {
            writeln!(f, "\n{}", self.body)?;
        }
        Ok(())
    }
}
