//! A board as the query of an address: parameters named as the attributes, and `prompt`, `caption`,
//! `fallback`, `pgn` and `hint`, which may be repeated: `TEXT`, or `SQUARES|TEXT`. The frame reads the
//! same in `src/embed/frame/hash.js`.

use ui::platform::address;

use super::{Hint, Snippet};

const PROMPT: &str = "prompt";
const CAPTION: &str = "caption";
const FALLBACK: &str = "fallback";
const PGN: &str = "pgn";
const HINT: &str = "hint";

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
            let (name, value) = (address::decode(name), address::decode(value));
            match name.as_str() {
                PROMPT => snippet.prompt = value,
                CAPTION => snippet.caption = value,
                FALLBACK => snippet.fallback = value,
                PGN => snippet.pgn = value,
                HINT => snippet.hints.push(read_hint(&value)),
                "fen" => snippet.set("fen", Some(&value.replace('_', " "))),
                _ => snippet.set(&name, Some(&value)),
            }
        }
        snippet
    }
}

/// A hint with its squares; a text that begins like one with squares is told apart by a line before it.
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

/// Percent-encoding of what a query after a hash has to encode, and no more: squares, FENs and moves
/// stay readable, and codes for cameras small.
fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            ' ' => encoded.push('+'),
            'a'..='z' | 'A'..='Z' | '0'..='9' => encoded.push(letter),
            '-' | '.' | '_' | '~' | '/' | ':' | ',' | '!' | '*' | '(' | ')' | ';' | '@' | '?' => {
                encoded.push(letter);
            }
            _ => encoded.push_str(&address::encode(letter.encode_utf8(&mut [0; 4]))),
        }
    }
    encoded
}
