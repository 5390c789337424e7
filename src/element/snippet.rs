//! What an author puts into a page: the tag of a board with everything in it and around it.
//!
//! It is written as an element, as a frame, or as the query of an address, and read again without
//! losing anything of what was there.

mod fault;
mod query;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use fault::{Fault, FaultKind};
pub use read::{Found, read_all};
pub use write::script_tag;

use crate::{Attribute, Field, Mode, fields};

/// The element of a board.
pub const ELEMENT: &str = "jadoube-board";
/// The element of a hint, between the tags of a board.
pub const HINT_ELEMENT: &str = "jadoube-hint";
/// The page that shows one board in a frame.
pub const FRAME_PAGE: &str = "embed.html";

/// A hint of the author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// What it says.
    pub text: String,
    /// The squares that it points at, as their names.
    pub squares: String,
}

/// A board in a page, as its author has written it.
///
/// # Examples
///
/// ```
/// use element::{Attribute, Snippet};
///
/// let page = r#"<p>Try it:</p> <jadoube-board mode="solve" goal=mate in='2' fen="8/8/8/8/8/8/8/8 w - -" required>
///   <jadoube-hint squares="f7">Look at f7.</jadoube-hint>
/// </jadoube-board>"#;
/// let snippet = Snippet::read(page)?;
/// assert_eq!(snippet.get(Attribute::In), Some("2"));
/// assert_eq!(snippet.hints[0].squares, "f7");
/// assert_eq!(snippet.before, "<p>Try it:</p>");
/// # Ok::<(), element::Fault>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snippet {
    /// The attributes, in the order in which they are written; a switch says nothing.
    attributes: Vec<(String, String)>,
    /// The task in the author's words.
    pub prompt: String,
    /// What stands below the board.
    pub caption: String,
    /// The game or the line, as PGN.
    pub pgn: String,
    /// The hints, in the order in which they are given.
    pub hints: Vec<Hint>,
    /// What is read where scripts are off.
    pub fallback: String,
    /// Other elements between the tags, as they were written.
    pub rest: String,
    /// What was pasted before the board.
    pub before: String,
    /// What was pasted after it.
    pub after: String,
    /// Where the loader lies, up to its last slash; empty for this site.
    pub home: String,
    /// Attributes of a frame that say nothing about the board.
    pub frame: Vec<(String, String)>,
}

impl Snippet {
    /// A board about moves, which say themselves where they begin.
    #[must_use]
    pub fn of_pgn(pgn: String) -> Self {
        Self {
            pgn,
            ..Self::default()
        }
    }

    /// What an attribute says, if it is there.
    #[must_use]
    pub fn get(&self, attribute: Attribute) -> Option<&str> {
        self.get_named(attribute.name())
    }

    /// What an attribute of this name says, whether or not it is one of the element's own.
    #[must_use]
    pub fn get_named(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        let (_, value) = attributes.find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Whether an attribute is there.
    #[must_use]
    pub fn has(&self, attribute: Attribute) -> bool {
        self.get(attribute).is_some()
    }

    /// What is done with the board: a mode that is missing or unknown counts as the first one.
    #[must_use]
    pub fn mode(&self) -> Mode {
        let mode = self.get(Attribute::Mode).and_then(Mode::read);
        mode.unwrap_or_default()
    }

    /// The goal of a board to solve or to set up, the question of a board to find things on, or
    /// nothing.
    #[must_use]
    pub fn chosen(&self) -> &str {
        let said = self.mode().chooser().map(|chooser| self.get(chooser));
        said.map_or("", |said| said.unwrap_or(self.mode().choices()[0]))
    }

    /// The attributes that mean something to this board.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        fields(self.mode(), self.chosen())
    }

    /// All attributes, in the order in which they are written.
    #[must_use]
    pub fn attributes(&self) -> &[(String, String)] {
        &self.attributes
    }

    /// Changes an attribute, or takes it away.
    pub fn set(&mut self, attribute: Attribute, value: Option<&str>) {
        self.set_named(attribute.name(), value);
    }

    /// The same for an attribute of any name.
    pub fn set_named(&mut self, name: &str, value: Option<&str>) {
        let place = self.attributes.iter().position(|(known, _)| known == name);
        match (place, value) {
            (Some(place), Some(value)) => self.attributes[place].1 = value.to_owned(),
            (Some(place), None) => {
                self.attributes.remove(place);
            }
            (None, Some(value)) => self.attributes.push((name.to_owned(), value.to_owned())),
            (None, None) => {}
        }
    }

    /// The same without spaces that mean nothing, and without hints that say nothing.
    #[must_use]
    pub fn tidied(&self) -> Self {
        let mut tidied = self.clone();
        for (_, value) in &mut tidied.attributes {
            *value = value.trim().to_owned();
        }
        let texts = [
            &mut tidied.prompt,
            &mut tidied.caption,
            &mut tidied.fallback,
        ];
        for text in texts {
            *text = tidy(text);
        }
        for hint in &mut tidied.hints {
            hint.text = tidy(&hint.text);
            hint.squares = tidy(&hint.squares);
        }
        let says = |hint: &Hint| !hint.text.is_empty() || !hint.squares.is_empty();
        tidied.hints.retain(says);
        tidied.pgn = tidied.pgn.trim().to_owned();
        tidied
    }

    /// Takes away all attributes but those that are wanted.
    pub fn retain(&mut self, wanted: impl Fn(&str) -> bool) {
        self.attributes.retain(|(name, _)| wanted(name));
    }

    /// Brings the attributes into an order that is named by their places.
    pub fn sort_by_place(&mut self, place: impl Fn(&str) -> usize) {
        // One by one: a board has few attributes, and sorting is a program of several kilobytes.
        let mut sorted = Vec::with_capacity(self.attributes.len());
        for attribute in std::mem::take(&mut self.attributes) {
            let key = place(&attribute.0);
            let at = sorted.partition_point(|(name, _): &(String, _)| place(name) <= key);
            sorted.insert(at, attribute);
        }
        self.attributes = sorted;
    }

    /// Drops the title of a frame that only says what a frame without words is called anyway.
    pub fn drop_frame_title(&mut self, usual: &str) {
        self.frame
            .retain(|(name, value)| name != "title" || value != usual);
    }

    /// Reads the first board of a text: an element or a frame. What stands around it is kept.
    ///
    /// # Errors
    ///
    /// [`Fault`] with its line and column, when there is no board or it is torn.
    pub fn read(text: &str) -> Result<Self, Fault> {
        read::first(text)
    }
}

/// A text without spaces that HTML does not show.
pub(super) fn tidy(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}
