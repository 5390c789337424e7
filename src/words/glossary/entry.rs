//! What is said about a term.

use rules::{Bitboard, Role, Setup, Square};

use super::prose::Prose;

/// A term and all that is said about it.
///
/// # Examples
///
/// ```
/// use words::Glossary;
///
/// let glossary = Glossary::parse(
///     "term castling Castling\nis King and rook move at once.\nlaw 3.8\nsee king rook\n",
/// )?;
/// let castling = &glossary.entries()[0];
/// assert_eq!(castling.articles, ["3.8"]);
/// assert_eq!(castling.see, ["king", "rook"]);
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The address: small letters, digits and hyphens. It never changes.
    pub slug: String,
    /// The term as a heading.
    pub title: String,
    /// Its other names.
    pub aliases: Vec<Alias>,
    /// The meaning in one to four sentences.
    pub definition: Prose,
    /// Further paragraphs.
    pub details: Vec<Prose>,
    /// Articles of the FIDE Laws of Chess of 1 January 2023, such as `3.8`.
    pub articles: Vec<String>,
    /// What books say otherwise.
    pub notes: Vec<BookNote>,
    /// The term on a board.
    pub diagram: Option<Diagram>,
    /// The addresses of further entries.
    pub see: Vec<String>,
    /// The lessons that teach it, each with its address in the course and its title.
    pub lessons: Vec<(String, String)>,
}

impl Entry {
    /// The title and the other names.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term knight Knight\nalso horse; Kt\nis It jumps.\n")?;
    /// assert!(glossary.entries()[0].names().eq(["Knight", "horse", "Kt"]));
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let aliases = self.aliases.iter().map(|alias| alias.name.as_str());
        [self.title.as_str()].into_iter().chain(aliases)
    }

    /// All prose of the entry, in the order in which it is read.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A bond.\nmore A strong one.\n")?;
    /// assert_eq!(glossary.entries()[0].prose().count(), 2);
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    pub fn prose(&self) -> impl Iterator<Item = &Prose> {
        let shown = self.diagram.iter().flat_map(|diagram| {
            let effect = diagram.example.as_ref().map(|example| &example.effect);
            [&diagram.caption].into_iter().chain(effect)
        });
        [&self.definition]
            .into_iter()
            .chain(&self.details)
            .chain(self.notes.iter().map(|note| &note.text))
            .chain(shown)
    }
}

/// Another name of a term.
///
/// # Examples
///
/// ```
/// use words::{AliasOwner, Glossary};
///
/// let glossary = Glossary::parse("term rook Rook\nshared castle\nis A tower.\n")?;
/// let castle = &glossary.entries()[0].aliases[0];
/// assert_eq!((&*castle.name, castle.owner), ("castle", AliasOwner::Several));
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The name.
    pub name: String,
    /// Whether other entries have it too.
    pub owner: AliasOwner,
}

/// How many entries have a name.
///
/// # Examples
///
/// ```
/// use words::{AliasOwner, Glossary};
///
/// let glossary = Glossary::parse("term knight Knight\nalso horse\nis It jumps.\n")?;
/// assert_eq!(glossary.entries()[0].aliases[0].owner, AliasOwner::One);
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AliasOwner {
    /// Only this entry.
    One,
    /// Further entries, as the castle is the rook and what king and rook do.
    Several,
}

/// A book that is cited.
///
/// # Examples
///
/// ```
/// use words::Glossary;
///
/// let glossary = Glossary::parse("source lasker Edward Lasker, Chess and Checkers\n")?;
/// assert_eq!(glossary.sources()[0].key, "lasker");
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// How the text of the glossary calls it.
    pub key: String,
    /// Author, title and year, as far as they are known.
    pub name: String,
}

/// What a book says otherwise.
///
/// # Examples
///
/// ```
/// use words::Glossary;
///
/// let glossary = Glossary::parse(
///     "source code The Chess Code\nterm check Check\nis A threat.\nbook code Need not be said.\n",
/// )?;
/// let note = &glossary.entries()[0].notes[0];
/// assert_eq!(note.book, "The Chess Code");
/// assert_eq!(note.text.plain(), "Need not be said.");
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookNote {
    /// The name of the book.
    pub book: String,
    /// What it says.
    pub text: Prose,
}

/// A term on a board.
///
/// # Examples
///
/// ```
/// use rules::Square;
/// use words::Glossary;
///
/// let glossary = Glossary::parse(
///     "term file File\nis A line.\nboard 8/8/8/8/8/8/8/8 w - -\nmark e1 e2\nshows Squares.\n",
/// )?;
/// let diagram = glossary.entries()[0].diagram.as_ref().expect("it has one");
/// assert!(diagram.marks.contains(Square::E2));
/// assert_eq!(diagram.caption.plain(), "Squares.");
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The pieces and the side to move; legal at least when there is an example.
    pub setup: Setup,
    /// The squares to mark.
    pub marks: Bitboard,
    /// What is shown.
    pub caption: Prose,
    /// A legal move to try.
    pub example: Option<Example>,
}

/// A move to try on a diagram.
///
/// # Examples
///
/// ```
/// use rules::{Role, Square};
/// use words::Glossary;
///
/// let glossary = Glossary::parse(
///     "term queening Queening\nis A pawn becomes a queen.\n\
///      board 8/P6k/8/8/8/8/8/K7 w - -\nshows A pawn.\ntry a7a8q It queens.\n",
/// )?;
/// let diagram = glossary.entries()[0].diagram.as_ref().expect("it has one");
/// let example = diagram.example.as_ref().expect("it has one too");
/// assert_eq!((example.from, example.to), (Square::A7, Square::A8));
/// assert_eq!(example.promotion, Some(Role::Queen));
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes; the king's second square when it castles.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
    /// What the move does.
    pub effect: Prose,
}
