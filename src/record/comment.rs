//! Comments: text with commands in it.

use std::fmt;

use crate::Command;

/// The longest comment, in bytes.
pub const MAX_COMMENT: usize = 64 * 1024;

/// Where a comment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommentPlace {
    /// Before the move.
    Before,
    /// After the move; at the root, before the whole game.
    After,
}

/// A comment: text and commands in the order in which they stand.
///
/// Text is kept as words with one space between them, because PGN breaks its lines anywhere. A
/// closing brace cannot stand in a comment and is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comment {
    parts: Vec<Part>,
}

/// A piece of a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is meant for people.
    Text(String),
    /// What is meant for programs.
    Command(Command),
}

impl Comment {
    /// Reads what stands between the braces.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut comment = Self::default();
        let mut rest = text;
        let mut searched = 0;
        let opens = |text: &str| text.as_bytes().windows(2).position(|pair| pair == b"[%");
        while let Some(start) = opens(&rest[searched..]).map(|at| searched + at) {
            let body = &rest[start + 2..];
            let Some(end) = body.find(']') else { break };
            match Command::parse(&in_one_line(&body[..end])) {
                Some(command) => {
                    comment.push_text(&rest[..start]);
                    comment.parts.push(Part::Command(command));
                    rest = &body[end + 1..];
                    searched = 0;
                }
                None => searched = start + 2,
            }
        }
        comment.push_text(rest);
        comment
    }

    /// A comment of commands, followed by text.
    pub(crate) fn of(commands: impl IntoIterator<Item = Command>, text: &str) -> Self {
        let parts = commands.into_iter().map(Part::Command).collect();
        let mut comment = Self { parts };
        comment.parts.extend(Self::parse(text).parts);
        comment
    }

    /// A comment that is all text, brackets included.
    pub(crate) fn of_words(text: &str) -> Self {
        let mut comment = Self::default();
        comment.push_text(text);
        comment
    }

    fn push_text(&mut self, text: &str) {
        let mut clean = String::with_capacity(text.len());
        let is_gap = |letter: char| letter.is_whitespace() || letter.is_control() || letter == '}';
        for word in text.split(is_gap).filter(|word| !word.is_empty()) {
            if !clean.is_empty() {
                clean.push(' ');
            }
            clean.push_str(word);
        }
        if !clean.is_empty() {
            self.parts.push(Part::Text(clean));
        }
    }

    /// Its pieces in order.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// What is meant for people.
    #[must_use]
    pub fn text(&self) -> String {
        let texts = self.parts.iter().filter_map(|part| match part {
            Part::Text(text) => Some(text.as_str()),
            Part::Command(_) => None,
        });
        texts.collect::<Vec<_>>().join(" ")
    }

    /// The commands in order.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        self.parts.iter().filter_map(|part| match part {
            Part::Command(command) => Some(command),
            Part::Text(_) => None,
        })
    }

    /// The comment without some of its commands.
    pub(crate) fn without(&self, unwanted: impl Fn(&Command) -> bool) -> Self {
        let is_wanted = |part: &&Part| match part {
            Part::Command(command) => !unwanted(command),
            Part::Text(_) => true,
        };
        let parts = self.parts.iter().filter(is_wanted).cloned().collect();
        // Texts that have come together are one text.
        Self::parse(&Self { parts }.to_string())
    }
}

impl fmt::Display for Comment {
    /// What stands between the braces, in one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            match part {
                Part::Text(text) => f.write_str(text)?,
                Part::Command(command) => write!(f, "[%{}]", command.body())?,
            }
        }
        Ok(())
    }
}

/// Line ends within a command are spaces; a brace cannot be there.
fn in_one_line(body: &str) -> String {
    let mut line = String::with_capacity(body.len());
    let mut letters = body.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '}' => {}
            '\r' if letters.peek() == Some(&'\n') => {}
            '\t' => line.push(letter),
            _ if letter.is_control() => line.push(' '),
            _ => line.push(letter),
        }
    }
    line
}
