//! The glossary: every term of the game with its other names, its meaning, a diagram, a move to
//! try, and what old books say otherwise.
//!
//! The words themselves are a text of their own, `public/glossary/en.txt`, fetched when somebody
//! opens the glossary; [`Glossary::parse`] reads it.
//!
//! One line holds one thing: a keyword, a space, the rest. Lines that begin with `#` and blank lines
//! say nothing. A `term` line begins an entry; the others belong to the entry above them.
//!
//! ```text
//! source KEY NAME      a book that `book` lines cite (before the first entry)
//! section TITLE        the entries below it belong together
//! term SLUG TITLE      a new entry; the slug is its address and never changes
//! also A; B            other names of this entry alone
//! shared A; B          other names that further entries have as well
//! is PROSE             the definition, one to four sentences
//! more PROSE           a further paragraph (any number)
//! law 3.7, 9.2         articles of the FIDE Laws of Chess of 1 January 2023
//! book KEY PROSE       what a book says otherwise (any number)
//! board FEN            the diagram, legal or not; its counters may be left out
//! mark E4 D5           squares to mark in it (written small)
//! shows PROSE          what the diagram shows (each diagram has it)
//! try E2E4 PROSE       a move to play on the diagram, and what it does
//! see SLUG SLUG        further entries
//! lesson ADDRESS TITLE a lesson of the course that teaches it (any number)
//! ```
//!
//! In prose `[[slug]]` is a link that shows the slug with spaces for hyphens, `[[slug|text]]` shows text.

mod draft;
mod entry;
mod error;
mod prose;
mod read;
mod search;
#[cfg(test)]
mod tests;

pub use entry::{Alias, AliasOwner, BookNote, Diagram, Entry, Example, Source};
pub use error::{GlossaryError, GlossaryFault};
pub use prose::{Prose, Span};

use read::Contents;

/// All terms, in the order and the sections of the text.
///
/// # Examples
///
/// ```
/// use words::Glossary;
///
/// let glossary = Glossary::parse(
///     "section The pieces\n\
///      term rook Rook\n\
///      shared castle\n\
///      is It moves along a [[rank]] or a file.\n\
///      board 8/8/8/8/8/8/8/R7 w - -\n\
///      shows A rook in the corner.\n",
/// )?;
/// let rook = glossary.find("rook").expect("just read");
/// assert_eq!(rook.definition.plain(), "It moves along a rank or a file.");
/// assert_eq!(glossary.search("CAST"), [rook]);
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glossary {
    sources: Vec<Source>,
    /// Each section with the index of its first entry.
    sections: Vec<(String, usize)>,
    entries: Vec<Entry>,
}

impl Glossary {
    /// Reads the text of a glossary.
    ///
    /// Links are not followed here: a glossary in the making may lead nowhere.
    ///
    /// # Errors
    /// [`GlossaryError`] for the first line that does not have the form it must have.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let error = Glossary::parse("term fork Fork\nmeans nothing\n").expect_err("no such keyword");
    /// assert_eq!(error.line, 2);
    /// ```
    pub fn parse(text: &str) -> Result<Self, GlossaryError> {
        let Contents {
            sources,
            sections,
            entries,
        } = read::contents(text)?;
        Ok(Self {
            sources,
            sections,
            entries,
        })
    }

    /// All entries in the order of the text.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A bond.\n")?;
    /// assert_eq!(glossary.entries()[0].title, "Pin");
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The sections in their order: title and entries. Entries before the first section are in
    /// none.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("section Tactics\nterm pin Pin\nis A bond.\n")?;
    /// let (title, entries) = glossary.sections().next().expect("there is one");
    /// assert_eq!((title, entries.len()), ("Tactics", 1));
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    pub fn sections(&self) -> impl Iterator<Item = (&str, &[Entry])> {
        let ends = self.sections.iter().skip(1).map(|(_, first)| *first);
        self.sections
            .iter()
            .zip(ends.chain([self.entries.len()]))
            .map(|((title, first), end)| (title.as_str(), &self.entries[*first..end]))
    }

    /// The books that notes of entries cite.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("source code The Chess Code\n")?;
    /// assert_eq!(glossary.sources()[0].name, "The Chess Code");
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The entry at an address, or none.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A bond.\n")?;
    /// assert!(glossary.find("pin").is_some() && glossary.find("spoon").is_none());
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn find(&self, slug: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.slug == slug)
    }

    /// The entries that bear a name, in the order of the text. Capital letters, hyphens and
    /// superfluous spaces do not matter.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term en-passant En passant\nis A capture.\n")?;
    /// assert_eq!(glossary.named("EN-PASSANT").len(), 1);
    /// assert!(glossary.named("passant").is_empty());
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn named(&self, name: &str) -> Vec<&Entry> {
        search::named(&self.entries, name)
    }

    /// The entries that match a typed text, the best first; none for an empty query.
    ///
    /// Capital letters, hyphens and superfluous spaces do not matter. First come the entries one
    /// of whose names is the query, then those with a name that begins with it, with a name that
    /// it begins with ("horses"), with a word of a name that begins with it, and last those whose
    /// definition or details contain its words. Within each group the order of the text holds.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse(
    ///     "term fork Fork\nis Like a pin.\nterm pin Pin\nalso bond\nis A bond.\n",
    /// )?;
    /// let found: Vec<&str> = glossary.search(" PIN ").iter().map(|entry| &*entry.slug).collect();
    /// assert_eq!(found, ["pin", "fork"]);
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<&Entry> {
        search::search(&self.entries, query)
    }
}
