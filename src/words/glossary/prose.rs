//! Prose with links.

/// A part of some prose.
///
/// # Examples
///
/// ```
/// use words::{Glossary, Span};
///
/// let glossary = Glossary::parse("term pin Pin\nis See [[fork|the fork]].\n")?;
/// let spans = glossary.entries()[0].definition.spans();
/// assert_eq!(spans[0], Span::Text("See ".to_owned()));
/// assert_eq!(
///     spans[1],
///     Span::Link { slug: "fork".to_owned(), text: "the fork".to_owned() }
/// );
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// A link to another entry.
    Link {
        /// The address of the entry.
        slug: String,
        /// What is shown.
        text: String,
    },
}

/// Text with links to other entries.
///
/// # Examples
///
/// ```
/// use words::Glossary;
///
/// let glossary = Glossary::parse("term pin Pin\nis Kin of the [[passed-pawn]].\n")?;
/// let prose = &glossary.entries()[0].definition;
/// assert_eq!(prose.plain(), "Kin of the passed pawn.");
/// assert!(prose.links().eq(["passed-pawn"]));
/// # Ok::<(), words::GlossaryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prose(Vec<Span>);

/// The brackets of a link do not enclose what they must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BrokenLink;

impl Prose {
    /// Reads prose: `[[slug]]` shows the slug with spaces for hyphens, `[[slug|text]]` the text.
    pub(super) fn parse(text: &str) -> Result<Self, BrokenLink> {
        let mut spans = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = split_at_pair(rest, b'[') {
            let (link, tail) = split_at_pair(after, b']').ok_or(BrokenLink)?;
            if !before.is_empty() {
                spans.push(Span::Text(before.to_owned()));
            }
            spans.push(parse_link(link)?);
            rest = tail;
        }
        if split_at_pair(rest, b']').is_some() {
            return Err(BrokenLink);
        }
        if !rest.is_empty() {
            spans.push(Span::Text(rest.to_owned()));
        }
        Ok(Self(spans))
    }

    /// Prose from a text: `[[slug]]` shows the slug with spaces for hyphens, `[[slug|text]]` shows
    /// the text. A text whose brackets are not in order is shown as it stands.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Prose;
    ///
    /// let prose = Prose::of("A [[pin|pinned]] man.");
    /// assert_eq!(prose.plain(), "A pinned man.");
    /// assert!(prose.links().eq(["pin"]));
    /// assert_eq!(Prose::of("[[").plain(), "[[");
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        Self::parse(text).unwrap_or_else(|BrokenLink| Self(vec![Span::Text(text.to_owned())]))
    }

    /// The parts in their order. Two texts never follow each other.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A [[fork]] is no pin.\n")?;
    /// assert_eq!(glossary.entries()[0].definition.spans().len(), 3);
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// The text as it is shown, without its links.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A [[fork]] is no pin.\n")?;
    /// assert_eq!(glossary.entries()[0].definition.plain(), "A fork is no pin.");
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    #[must_use]
    pub fn plain(&self) -> String {
        self.0
            .iter()
            .map(|span| match span {
                Span::Text(text) | Span::Link { text, .. } => text.as_str(),
            })
            .collect()
    }

    /// Adds a sentence without links.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Prose;
    ///
    /// let mut prose = Prose::of("A [[pin]].");
    /// prose.append("It stays.");
    /// assert_eq!(prose.plain(), "A pin. It stays.");
    /// ```
    pub fn append(&mut self, sentence: &str) {
        if sentence.is_empty() {
            return;
        }
        let added = [" ", sentence].concat();
        match self.0.last_mut() {
            Some(Span::Text(text)) => text.push_str(&added),
            _ => self.0.push(Span::Text(added)),
        }
    }

    /// The addresses of the entries it links to, in order.
    ///
    /// # Examples
    ///
    /// ```
    /// use words::Glossary;
    ///
    /// let glossary = Glossary::parse("term pin Pin\nis A [[fork]] is no pin.\n")?;
    /// assert!(glossary.entries()[0].definition.links().eq(["fork"]));
    /// # Ok::<(), words::GlossaryError>(())
    /// ```
    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|span| match span {
            Span::Text(_) => None,
            Span::Link { slug, .. } => Some(slug.as_str()),
        })
    }
}

/// What stands before and after the first two marks in a row. (The general search of the library
/// for a text in a text would be ten times as large.)
fn split_at_pair(text: &str, mark: u8) -> Option<(&str, &str)> {
    let pair = [mark, mark];
    let at = text.as_bytes().windows(2).position(|two| two == pair)?;
    Some((&text[..at], &text[at + 2..]))
}

fn parse_link(link: &str) -> Result<Span, BrokenLink> {
    let (slug, text) = match link.split_once('|') {
        Some((slug, text)) => (slug, text.to_owned()),
        None => (link, link.replace('-', " ")),
    };
    if !is_slug(slug) || text.is_empty() || text.contains(['[', '|']) {
        return Err(BrokenLink);
    }
    Ok(Span::Link {
        slug: slug.to_owned(),
        text,
    })
}

/// Whether a text can be an address: words of small letters and digits, joined by hyphens.
pub(super) fn is_slug(text: &str) -> bool {
    text.split('-').all(|word| {
        !word.is_empty()
            && word
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}
