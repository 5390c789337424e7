//! What was decided by hand about the words of a text.

use std::ops::Range;

use rules::Move;

/// What was decided about a word that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// It is this move.
    Move(Move),
    /// It is no move at all.
    NoMove,
}

/// The choices made so far, in the order of the bytes at which their tokens begin.
///
/// A word has one choice. Where moves are missing, several may stand at the byte of the number with
/// which the text goes on, in the order in which they are played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<(usize, Choice)>);

impl Choices {
    /// No choices.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Whether nothing was chosen.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The choices, each with its byte.
    #[must_use]
    pub fn as_slice(&self) -> &[(usize, Choice)] {
        &self.0
    }

    /// The choices about a part of the text.
    #[must_use]
    pub fn within(&self, bytes: Range<usize>) -> &[(usize, Choice)] {
        &self.0[self.behind(bytes.start)..self.behind(bytes.end)]
    }

    /// The last choice at a byte.
    #[must_use]
    pub fn get(&self, byte: usize) -> Option<Choice> {
        let (_, choice) = self.within(byte..byte + 1).last()?;
        Some(*choice)
    }

    /// Whether something was chosen for a byte.
    #[must_use]
    pub fn contains(&self, byte: usize) -> bool {
        self.get(byte).is_some()
    }

    /// Whether the word at a byte was said to be no move.
    #[must_use]
    pub fn refuses(&self, byte: usize) -> bool {
        self.get(byte) == Some(Choice::NoMove)
    }

    /// Chooses for a byte, in the place of what was last chosen there, which is returned.
    pub fn insert(&mut self, byte: usize, choice: Choice) -> Option<Choice> {
        let before = self.remove(byte);
        self.add(byte, choice);
        before
    }

    /// Chooses for a byte behind what was chosen there before.
    pub fn add(&mut self, byte: usize, choice: Choice) {
        let at = self.behind(byte + 1);
        self.0.insert(at, (byte, choice));
    }

    /// Takes back what was last chosen for a byte, which is returned.
    pub fn remove(&mut self, byte: usize) -> Option<Choice> {
        let at = self.behind(byte + 1).checked_sub(1)?;
        (self.0[at].0 == byte).then(|| self.0.remove(at).1)
    }

    /// Takes back one choice for a byte.
    pub fn forget(&mut self, byte: usize, choice: Choice) {
        let chosen = self.0.iter().position(|it| *it == (byte, choice));
        if let Some(at) = chosen {
            self.0.remove(at);
        }
    }

    /// The number of choices before a byte.
    fn behind(&self, byte: usize) -> usize {
        self.0.partition_point(|(at, _)| *at < byte)
    }
}

impl Extend<(usize, Choice)> for Choices {
    fn extend<I: IntoIterator<Item = (usize, Choice)>>(&mut self, choices: I) {
        for (byte, choice) in choices {
            self.add(byte, choice);
        }
    }
}

impl FromIterator<(usize, Choice)> for Choices {
    fn from_iter<I: IntoIterator<Item = (usize, Choice)>>(choices: I) -> Self {
        let mut all = Self::new();
        all.extend(choices);
        all
    }
}
