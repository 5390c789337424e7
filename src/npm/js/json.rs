//! Answers as JSON: one text crosses to JavaScript, however many parts the answer has.

use listing::fen_text::{push_number, push_square};
use rules::{Bitboard, Square};

/// An object while it is written.
#[derive(Debug)]
pub struct Object(String);

impl Default for Object {
    fn default() -> Self {
        Self("{".to_owned())
    }
}

impl Object {
    /// An empty object.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a value that is JSON already.
    #[must_use]
    pub fn raw(mut self, key: &str, value: &str) -> Self {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        push_text(&mut self.0, key);
        self.0.push(':');
        self.0.push_str(value);
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, key: &str, value: &str) -> Self {
        let mut text = String::with_capacity(value.len() + 2);
        push_text(&mut text, value);
        self.raw(key, &text)
    }

    /// Adds a text if there is one.
    #[must_use]
    pub fn text_if(self, key: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.text(key, value),
            None => self,
        }
    }

    /// Adds a whole number.
    #[must_use]
    pub fn number(self, key: &str, value: u32) -> Self {
        self.raw(key, &number(value))
    }

    /// Adds `true` or `false`.
    #[must_use]
    pub fn bool(self, key: &str, value: bool) -> Self {
        self.raw(key, if value { "true" } else { "false" })
    }

    /// Adds a number if there is one.
    #[must_use]
    pub fn number_if(self, key: &str, value: Option<u32>) -> Self {
        match value {
            Some(value) => self.number(key, value),
            None => self,
        }
    }

    /// Adds the names of squares.
    #[must_use]
    pub fn squares(self, key: &str, squares: Bitboard) -> Self {
        let names: Vec<String> = squares.into_iter().map(square_name).collect();
        self.texts(key, &names)
    }

    /// Adds texts.
    #[must_use]
    pub fn texts(self, key: &str, values: &[String]) -> Self {
        let values = values.iter().map(|value| text(value));
        let list = list(values);
        self.raw(key, &list)
    }

    /// The whole object.
    #[must_use]
    pub fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

/// A whole number; the library's way to write one weighs more.
#[must_use]
pub fn number(value: u32) -> String {
    let mut text = String::new();
    push_number(&mut text, value);
    text
}

/// The name of a square.
#[must_use]
pub fn square_name(square: Square) -> String {
    let mut text = String::with_capacity(2);
    push_square(&mut text, square);
    text
}

/// A list of values that are JSON already.
#[must_use]
pub fn list(values: impl IntoIterator<Item = String>) -> String {
    let mut text = "[".to_owned();
    for value in values {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(&value);
    }
    text.push(']');
    text
}

/// A text as JSON.
#[must_use]
pub fn text(value: &str) -> String {
    let mut text = String::with_capacity(value.len() + 2);
    push_text(&mut text, value);
    text
}

fn push_text(out: &mut String, value: &str) {
    out.push('"');
    for letter in value.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control < ' ' => {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                let code = control as usize;
                out.push_str("\\u00");
                out.push(char::from(DIGITS[code >> 4]));
                out.push(char::from(DIGITS[code & 15]));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(
            text("a \"b\" \\ \n\u{1}é"),
            "\"a \\\"b\\\" \\\\ \\n\\u0001é\""
        );
    }

    #[test]
    fn parts_are_separated() {
        let object = Object::new().text("a", "b").number("n", 3);
        assert_eq!(
            object.raw("l", &list([])).end(),
            r#"{"a":"b","n":3,"l":[]}"#
        );
    }
}
