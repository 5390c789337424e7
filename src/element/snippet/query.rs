//! A board as the query of an address: parameters named as the attributes, and `prompt`, `caption`,
//! `fallback`, `pgn` and `hint`, which may be repeated: `TEXT`, or `SQUARES|TEXT`. The frame reads the
//! same in `src/embed/frame/hash.js`.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{Hint, Snippet};
use crate::Attribute;

const PROMPT: &str = "prompt";
const CAPTION: &str = "caption";
const FALLBACK: &str = "fallback";
const PGN: &str = Attribute::Pgn.name();
const FEN: &str = Attribute::Fen.name();
const HINT: &str = "hint";

/// What a query after a hash has to encode, and no more: squares, FENs and moves stay readable, and
/// codes for cameras small. A space becomes a plus sign.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b' ')
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'/')
    .remove(b':')
    .remove(b',')
    .remove(b'!')
    .remove(b'*')
    .remove(b'(')
    .remove(b')')
    .remove(b';')
    .remove(b'@')
    .remove(b'?');

impl Snippet {
    /// The query. What stands around the board is not part of it.
    ///
    /// # Examples
    ///
    /// ```
    /// use element::Snippet;
    ///
    /// let query = "mode=solve&goal=mate&in=1&fen=7k/8/5KQ1/8/8/8/8/8+w+-+-&required=&hint=g7%7CLook!";
    /// assert_eq!(Snippet::from_query(query).to_query(), query);
    /// ```
    #[must_use]
    pub fn to_query(&self) -> String {
        let hints: Vec<String> = self.hints.iter().map(hint_text).collect();
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for (name, value) in &self.attributes {
            pairs.push((name, value));
        }
        let texts = [
            (PROMPT, &self.prompt),
            (CAPTION, &self.caption),
            (FALLBACK, &self.fallback),
            (PGN, &self.pgn),
        ];
        for (name, text) in texts {
            if !text.is_empty() {
                pairs.push((name, text));
            }
        }
        pairs.extend(hints.iter().map(|hint| (HINT, hint.as_str())));
        let pairs = pairs.into_iter();
        let pairs = pairs.map(|(name, value)| [&encode(name), "=", &encode(value)].concat());
        pairs.collect::<Vec<_>>().join("&")
    }

    /// Reads a query; an underscore between the fields of a FEN is a space, as in other addresses.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        let mut snippet = Self::default();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (name, value) = (decode(name), decode(value));
            match name.as_str() {
                PROMPT => snippet.prompt = value,
                CAPTION => snippet.caption = value,
                FALLBACK => snippet.fallback = value,
                PGN => snippet.pgn = value,
                HINT => snippet.hints.push(read_hint(&value)),
                FEN => snippet.set(Attribute::Fen, Some(&value.replace('_', " "))),
                _ => snippet.set_named(&name, Some(&value)),
            }
        }
        snippet
    }
}

/// A hint with its squares; a text that begins like one with squares is distinguished by a line before it.
fn hint_text(hint: &Hint) -> String {
    let Hint { text, squares } = hint;
    let is_taken_for_squares = text
        .split_once('|')
        .is_some_and(|(head, _)| are_squares(head));
    match squares.is_empty() && !is_taken_for_squares {
        true => text.clone(),
        false => [squares, "|", text].concat(),
    }
}

fn read_hint(written: &str) -> Hint {
    match written
        .split_once('|')
        .filter(|(head, _)| are_squares(head))
    {
        Some((squares, text)) => Hint {
            text: text.to_owned(),
            squares: squares.trim().to_owned(),
        },
        None => Hint {
            text: written.to_owned(),
            squares: String::new(),
        },
    }
}

/// Whether a text holds nothing but names of squares, as many as it likes.
fn are_squares(text: &str) -> bool {
    let mut names = text.split([' ', ',']).filter(|name| !name.is_empty());
    names.all(|name| name.parse::<rules::Square>().is_ok())
}

fn encode(text: &str) -> String {
    utf8_percent_encode(text, ENCODED)
        .to_string()
        .replace(' ', "+")
}

/// Percent-decoding; what is malformed stays as it is, for its reader to name.
fn decode(text: &str) -> String {
    let text = text.replace('+', " ");
    percent_decode_str(&text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_stay_readable_does() {
        assert_eq!(encode("a b+é&\"?/"), "a+b%2B%C3%A9%26%22?/");
        assert_eq!(decode("a+b%2B%C3%A9%26%22?/"), "a b+é&\"?/");
    }

    #[test]
    fn malformed_percent_signs_are_kept() {
        assert_eq!(decode("a%2"), "a%2");
        assert_eq!(decode("%zz%41"), "%zzA");
        assert_eq!(decode("%"), "%");
    }
}
