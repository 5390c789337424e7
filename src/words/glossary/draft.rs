//! One entry of a glossary, read line by line.

use notation::uci;
use rules::{Bitboard, Setup, Square};

use super::entry::{Alias, AliasOwner, BookNote, Diagram, Entry, Example, Source};
use super::error::GlossaryFault as Fault;
use super::prose::{Prose, is_slug};

/// What a line inside an entry can begin with.
pub(super) const KEYWORDS: [&str; 12] = [
    "also", "shared", "is", "more", "law", "book", "board", "mark", "shows", "try", "see", "lesson",
];

/// An entry in the making.
pub(super) struct Draft {
    /// The line it begins on.
    pub(super) line: usize,
    slug: String,
    title: String,
    aliases: Vec<Alias>,
    definition: Option<Prose>,
    details: Vec<Prose>,
    articles: Vec<String>,
    notes: Vec<BookNote>,
    setup: Option<Setup>,
    marks: Option<Bitboard>,
    caption: Option<Prose>,
    example: Option<Example>,
    see: Vec<String>,
    lessons: Vec<(String, String)>,
}

impl Draft {
    /// An entry that so far has an address and a title.
    pub(super) fn new(line: usize, slug: &str, title: &str) -> Self {
        Self {
            line,
            slug: slug.to_owned(),
            title: title.to_owned(),
            aliases: Vec::new(),
            definition: None,
            details: Vec::new(),
            articles: Vec::new(),
            notes: Vec::new(),
            setup: None,
            marks: None,
            caption: None,
            example: None,
            see: Vec::new(),
            lessons: Vec::new(),
        }
    }

    /// Adds what a line says. The books have been named before.
    pub(super) fn line(
        &mut self,
        keyword: &str,
        value: &str,
        sources: &[Source],
    ) -> Result<(), Fault> {
        if matches!(keyword, "mark" | "shows" | "try") && self.setup.is_none() {
            return Err(Fault::OutsideDiagram);
        }
        match keyword {
            "also" => self.names(value, AliasOwner::One),
            "shared" => self.names(value, AliasOwner::Several),
            "is" => once(&mut self.definition, prose(value)?),
            "more" => {
                self.details.push(prose(value)?);
                Ok(())
            }
            "law" => all_once(
                &mut self.articles,
                value.split(','),
                Fault::Article,
                is_article,
            ),
            "book" => {
                self.notes.push(note(value, sources)?);
                Ok(())
            }
            "board" => once(&mut self.setup, value.parse().map_err(|_| Fault::Fen)?),
            "mark" => once(&mut self.marks, squares(value)?),
            "shows" => once(&mut self.caption, prose(value)?),
            "try" => once(&mut self.example, example(value)?),
            "see" => all_once(&mut self.see, value.split(' '), Fault::Address, is_slug),
            "lesson" => {
                self.lessons.push(lesson(value).ok_or(Fault::Address)?);
                Ok(())
            }
            _ => Err(Fault::Keyword),
        }
    }

    fn names(&mut self, value: &str, owner: AliasOwner) -> Result<(), Fault> {
        if self.aliases.iter().any(|alias| alias.owner == owner) {
            return Err(Fault::Repeated);
        }
        for name in value.split(';').map(str::trim) {
            if name.is_empty() {
                return Err(Fault::Alias);
            }
            self.aliases.push(Alias {
                name: name.to_owned(),
                owner,
            });
        }
        Ok(())
    }

    /// The entry, if nothing is missing.
    pub(super) fn finish(self) -> Result<Entry, Fault> {
        let diagram = match self.setup {
            None => None,
            Some(setup) => Some(Diagram {
                setup,
                marks: self.marks.unwrap_or_default(),
                caption: self.caption.ok_or(Fault::Caption)?,
                example: self.example,
            }),
        };
        Ok(Entry {
            slug: self.slug,
            title: self.title,
            aliases: self.aliases,
            definition: self.definition.ok_or(Fault::Definition)?,
            details: self.details,
            articles: self.articles,
            notes: self.notes,
            diagram,
            see: self.see,
            lessons: self.lessons,
        })
    }
}

/// Fills what may be said once.
fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Fault> {
    if place.is_some() {
        return Err(Fault::Repeated);
    }
    *place = Some(value);
    Ok(())
}

/// Fills a list that may be given once.
fn all_once<'a>(
    place: &mut Vec<String>,
    items: impl Iterator<Item = &'a str>,
    fault: Fault,
    fits: fn(&str) -> bool,
) -> Result<(), Fault> {
    if !place.is_empty() {
        return Err(Fault::Repeated);
    }
    for item in items.map(str::trim) {
        if !fits(item) {
            return Err(fault);
        }
        place.push(item.to_owned());
    }
    Ok(())
}

fn prose(text: &str) -> Result<Prose, Fault> {
    Prose::parse(text).map_err(|_| Fault::Link)
}

fn note(value: &str, sources: &[Source]) -> Result<BookNote, Fault> {
    let (key, text) = value.split_once(' ').ok_or(Fault::UnknownSource)?;
    let source = sources.iter().find(|source| source.key == key);
    Ok(BookNote {
        book: source.ok_or(Fault::UnknownSource)?.name.clone(),
        text: prose(text.trim())?,
    })
}

fn lesson(value: &str) -> Option<(String, String)> {
    let (address, title) = value.split_once(' ')?;
    let (stage, lesson) = address.split_once('/')?;
    let is_address = is_slug(stage) && is_slug(lesson);
    is_address.then(|| (address.to_owned(), title.trim().to_owned()))
}

fn squares(value: &str) -> Result<Bitboard, Fault> {
    let mut marks = Bitboard::EMPTY;
    for name in value.split(' ') {
        let square: Square = name.parse().map_err(|_| Fault::Squares)?;
        if marks.contains(square) {
            return Err(Fault::Squares);
        }
        marks = marks.with(square);
    }
    Ok(marks)
}

fn example(value: &str) -> Result<Example, Fault> {
    let (text, effect) = value.split_once(' ').ok_or(Fault::Move)?;
    let (from, to, promotion) = uci::parse(text).map_err(|_| Fault::Move)?;
    Ok(Example {
        from,
        to,
        promotion,
        effect: prose(effect.trim())?,
    })
}

/// Whether a text names an article or a whole chapter of the laws: `12`, `9.2`.
fn is_article(text: &str) -> bool {
    text.split('.').count() <= 2
        && text
            .split('.')
            .all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}
