//! The tags of a text, as tolerant of HTML as browsers are and as exact about places as authors need.

use std::ops::Range;

use super::entities::decode;

/// An attribute of a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Its name, in small letters.
    pub name: String,
    /// Its value, with characters for what stands for them; empty without one.
    pub value: String,
    /// Where the name stands, in bytes.
    pub at: usize,
    /// Where the value begins.
    pub value_at: usize,
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name of the element, in small letters.
    pub name: String,
    /// Its attributes, in the order of the text.
    pub attributes: Vec<Attribute>,
    /// Whether the element ends with it.
    pub is_end: bool,
    /// Where it stands.
    pub span: Range<usize>,
}

impl Tag {
    /// What an attribute says.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|it| it.name == name);
        found.map(|it| it.value.as_str())
    }
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkupPart {
    /// Text between tags.
    Text(Range<usize>),
    /// A tag.
    Tag(Tag),
    /// What is not shown: a comment or a declaration.
    Hidden(Range<usize>),
}

/// What keeps a text from being cut into pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Torn {
    /// A tag without its `>`.
    Tag,
    /// A value without its second quotation mark.
    Quote,
    /// A comment without its end.
    Comment,
    /// An attribute that stands twice in a tag.
    Twice,
}

/// Cuts a text into pieces.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// Begins at a place of a text.
    #[must_use]
    pub const fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// Where the next piece begins.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The next piece; nothing at the end.
    ///
    /// # Errors
    ///
    /// What is torn, and where it begins.
    pub fn piece(&mut self) -> Result<Option<MarkupPart>, (Torn, usize)> {
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return Ok(None);
        }
        if rest.starts_with("<!--") {
            return self.hidden("-->", Torn::Comment).map(Some);
        }
        if rest.starts_with("<!") || rest.starts_with("<?") {
            return self.hidden(">", Torn::Tag).map(Some);
        }
        if begins_tag(rest) {
            return self.tag().map(|tag| Some(MarkupPart::Tag(tag)));
        }
        let start = self.at;
        let found = rest.match_indices('<').map(|(place, _)| place);
        let mut found = found.filter(|&place| place > 0);
        let length = found
            .find(|&place| begins_tag(&rest[place..]) || rest[place..].starts_with("<!"))
            .unwrap_or(rest.len());
        self.at += length;
        Ok(Some(MarkupPart::Text(start..self.at)))
    }

    /// The text up to the end tag of an element whose content is no markup; the scanner stands
    /// behind that tag afterwards. Nothing without an end tag.
    pub fn raw(&mut self, name: &str) -> Option<Range<usize>> {
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.match_indices("</").find(|(place, _)| {
            let after = &rest[place + 2..];
            let named = after.get(..name.len());
            named.is_some_and(|found| found.eq_ignore_ascii_case(name))
                && after[name.len()..].starts_with([' ', '\t', '\n', '\r', '/', '>'])
        })?;
        let close = rest[end.0..].find('>')?;
        self.at = start + end.0 + close + 1;
        Some(start..start + end.0)
    }

    fn hidden(&mut self, end: &str, torn: Torn) -> Result<MarkupPart, (Torn, usize)> {
        let start = self.at;
        let length = self.text[start..].find(end).ok_or((torn, start))?;
        self.at = start + length + end.len();
        Ok(MarkupPart::Hidden(start..self.at))
    }

    fn tag(&mut self) -> Result<Tag, (Torn, usize)> {
        let start = self.at;
        self.at += 1;
        let is_end = self.take('/');
        let name = self.word(&['/', '>']).to_ascii_lowercase();
        let mut attributes: Vec<Attribute> = Vec::new();
        loop {
            self.skip(|letter| letter.is_ascii_whitespace() || letter == '/');
            if self.take('>') {
                let span = start..self.at;
                return Ok(Tag {
                    name,
                    attributes,
                    is_end,
                    span,
                });
            }
            if self.at == self.text.len() {
                return Err((Torn::Tag, start));
            }
            let attribute = self.attribute()?;
            if attributes.iter().any(|it| it.name == attribute.name) {
                return Err((Torn::Twice, attribute.at));
            }
            attributes.push(attribute);
        }
    }

    fn attribute(&mut self) -> Result<Attribute, (Torn, usize)> {
        let at = self.at;
        // A name may even begin with an equals sign; it never does, but the scanner must go on.
        let first = self.text[at..].chars().next().map_or(0, char::len_utf8);
        self.at += first;
        self.word(&['/', '>', '=']);
        let name = self.text[at..self.at].to_ascii_lowercase();
        let after_name = self.at;
        self.skip(|letter| letter.is_ascii_whitespace());
        if !self.take('=') {
            self.at = after_name;
            return Ok(Attribute {
                name,
                value: String::new(),
                at,
                value_at: at,
            });
        }
        self.skip(|letter| letter.is_ascii_whitespace());
        let quote = ['"', '\''].into_iter().find(|&quote| self.take(quote));
        let value_at = self.at;
        let value = match quote {
            Some(quote) => {
                let length = self.text[value_at..].find(quote);
                let end = value_at + length.ok_or((Torn::Quote, value_at - 1))?;
                self.at = end + 1;
                &self.text[value_at..end]
            }
            None => self.word(&['>']),
        };
        Ok(Attribute {
            name,
            value: decode(value),
            at,
            value_at,
        })
    }

    /// What stands before a space or one of these letters.
    fn word(&mut self, ends: &[char]) -> &'a str {
        let start = self.at;
        self.skip(|letter| !letter.is_ascii_whitespace() && !ends.contains(&letter));
        &self.text[start..self.at]
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.text[self.at..].starts_with(wanted);
        if is_there {
            self.at += wanted.len_utf8();
        }
        is_there
    }

    fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(skipped).len();
    }
}

/// Whether a tag begins here: after `<` or `</` stands a letter.
fn begins_tag(text: &str) -> bool {
    text.strip_prefix('<').is_some_and(|after| {
        let name = after.strip_prefix('/').unwrap_or(after);
        name.starts_with(|letter: char| letter.is_ascii_alphabetic())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only_tag(text: &str) -> Tag {
        match Scanner::new(text, 0).piece() {
            Ok(Some(MarkupPart::Tag(tag))) => tag,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn attributes_are_read_however_they_are_quoted() {
        let tag =
            only_tag("<JADOUBE-board Mode='solve'\n goal=mate in = \"2\" required fen=\"8/8 w\"/>");
        assert_eq!(tag.name, "jadoube-board");
        let said: Vec<(&str, &str)> = tag
            .attributes
            .iter()
            .map(|it| (it.name.as_str(), it.value.as_str()))
            .collect();
        assert_eq!(
            said,
            [
                ("mode", "solve"),
                ("goal", "mate"),
                ("in", "2"),
                ("required", ""),
                ("fen", "8/8 w")
            ]
        );
    }

    #[test]
    fn what_is_torn_is_told_where_it_begins() {
        for (text, torn, at) in [
            ("<a b", Torn::Tag, 0),
            ("<a b=\"c>", Torn::Quote, 5),
            ("<!-- a", Torn::Comment, 0),
            ("<a b b=1>", Torn::Twice, 5),
        ] {
            assert_eq!(Scanner::new(text, 0).piece(), Err((torn, at)), "{text}");
        }
    }

    #[test]
    fn a_sign_that_begins_no_tag_is_text() {
        let mut scanner = Scanner::new("1 < 2 <b>", 0);
        assert_eq!(scanner.piece(), Ok(Some(MarkupPart::Text(0..6))));
        assert!(matches!(scanner.piece(), Ok(Some(MarkupPart::Tag(_)))));
        assert_eq!(scanner.piece(), Ok(None));
    }

    #[test]
    fn a_script_goes_on_to_its_end_tag() {
        let text = "1. e4 {</b>} *</SCRIPT >x";
        let mut scanner = Scanner::new(text, 0);
        assert_eq!(scanner.raw("script"), Some(0..14));
        assert_eq!(scanner.at(), text.len() - 1);
    }
}
