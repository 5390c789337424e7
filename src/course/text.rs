//! Words with emphasis and links, as a paragraph holds them.

use std::fmt::Write as _;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// Emphasized words.
    Emphasis(Vec<Span>),
    /// Strongly emphasized words.
    Strong(Vec<Span>),
    /// Words that lead elsewhere.
    Link {
        /// Where to, such as `#/glossary/pin`.
        target: String,
        /// The words.
        words: Vec<Span>,
    },
}

/// A text without breaks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text(pub Vec<Span>);

/// Begins an emphasis, and other signs of the encoded form: no text has control characters.
const EMPHASIS: char = '\u{2}';
const STRONG: char = '\u{3}';
const LINK: char = '\u{4}';
const WORDS: char = '\u{5}';
const END: char = '\u{6}';

impl Text {
    /// A text of plain words.
    #[must_use]
    pub fn plain(words: &str) -> Self {
        Self(vec![Span::Plain(words.to_owned())])
    }

    /// The words alone.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(course::Text::plain("Rooks go straight.").words(), "Rooks go straight.");
    /// ```
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = String::new();
        push_words(&self.0, &mut words);
        words
    }

    /// Where its links lead.
    #[must_use]
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        push_links(&self.0, &mut links);
        links
    }

    /// The text in one line of the encoded form.
    #[must_use]
    pub fn encode(&self) -> String {
        let mut text = String::new();
        push_encoded(&self.0, &mut text);
        text
    }

    /// Reads a line of the encoded form; nothing if it is none.
    #[must_use]
    pub fn decode(line: &str) -> Option<Self> {
        let mut letters = line.chars();
        let spans = decode_spans(&mut letters, false)?;
        Some(Self(spans))
    }
}

fn push_words(spans: &[Span], words: &mut String) {
    for span in spans {
        match span {
            Span::Plain(plain) => words.push_str(plain),
            Span::Emphasis(inner) | Span::Strong(inner) | Span::Link { words: inner, .. } => {
                push_words(inner, words);
            }
        }
    }
}

fn push_links<'a>(spans: &'a [Span], links: &mut Vec<&'a str>) {
    for span in spans {
        match span {
            Span::Plain(_) => {}
            Span::Emphasis(inner) | Span::Strong(inner) => push_links(inner, links),
            Span::Link { target, words } => {
                links.push(target);
                push_links(words, links);
            }
        }
    }
}

fn push_encoded(spans: &[Span], text: &mut String) {
    for span in spans {
        let inner = match span {
            Span::Plain(plain) => {
                text.extend(plain.chars().filter(|letter| !letter.is_control()));
                continue;
            }
            Span::Emphasis(inner) => {
                text.push(EMPHASIS);
                inner
            }
            Span::Strong(inner) => {
                text.push(STRONG);
                inner
            }
            Span::Link { target, words } => {
                // Writing to a string cannot fail.
                let _ = write!(text, "{LINK}{target}{WORDS}");
                words
            }
        };
        push_encoded(inner, text);
        text.push(END);
    }
}

fn decode_spans(letters: &mut std::str::Chars<'_>, is_inner: bool) -> Option<Vec<Span>> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    loop {
        let letter = letters.next();
        let span = match letter {
            Some(EMPHASIS) => Span::Emphasis(decode_spans(letters, true)?),
            Some(STRONG) => Span::Strong(decode_spans(letters, true)?),
            Some(LINK) => {
                let mut target = String::new();
                loop {
                    match letters.next()? {
                        WORDS => break,
                        letter => target.push(letter),
                    }
                }
                let words = decode_spans(letters, true)?;
                Span::Link { target, words }
            }
            Some(letter) if letter != END => {
                plain.push(letter);
                continue;
            }
            end => {
                if !plain.is_empty() {
                    spans.push(Span::Plain(plain));
                }
                // Each beginning has its end, and no end comes alone.
                return (end.is_some() == is_inner).then_some(spans);
            }
        };
        if !plain.is_empty() {
            spans.push(Span::Plain(std::mem::take(&mut plain)));
        }
        spans.push(span);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_spans() -> impl Strategy<Value = Vec<Span>> {
        let plain = "[a-z .]{1,8}".prop_map(Span::Plain);
        plain
            .prop_recursive(3, 12, 3, |inner| {
                let spans = || prop::collection::vec(inner.clone(), 0..3);
                prop_oneof![
                    spans().prop_map(Span::Emphasis),
                    spans().prop_map(Span::Strong),
                    ("#/[a-z/]{1,9}", spans())
                        .prop_map(|(target, words)| Span::Link { target, words }),
                ]
            })
            .prop_map(|span| vec![span])
    }

    proptest! {
        #[test]
        fn the_encoded_form_is_read_back(spans in any_spans()) {
            let text = Text(spans);
            let decoded = Text::decode(&text.encode()).unwrap();
            prop_assert_eq!(decoded.words(), text.words());
            prop_assert_eq!(decoded.links(), text.links());
            prop_assert_eq!(decoded.encode(), text.encode());
        }
    }

    #[test]
    fn an_end_without_a_beginning_is_refused() {
        assert_eq!(Text::decode("a\u{6}"), None);
        assert_eq!(Text::decode("\u{2}a"), None);
    }
}
