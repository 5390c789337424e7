//! Cuts a game into tokens and knows where each of them stands.

use super::PgnFault;
use crate::is_word_letter;

/// A place in the text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// A piece of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value without its escapes.
    Tag(&'a str, String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A move, a number, a result: anything without a space in it.
    Word(&'a str),
}

/// A fault and its place.
pub(super) type Fault = (Place, PgnFault);

pub(super) struct Lexer<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            text,
            offset: 0,
            place: Place { line: 1, column: 1 },
        }
    }

    /// Where the lexer stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// The next token and its place; comments, annotation glyphs and escaped lines are skipped.
    pub(super) fn next(&mut self) -> Result<Option<(Place, Token<'a>)>, Fault> {
        loop {
            let place = self.place;
            let Some(letter) = self.peek() else {
                return Ok(None);
            };
            match letter {
                _ if letter.is_whitespace() => self.advance(),
                '%' if place.column == 1 => self.skip_line(),
                ';' => self.skip_line(),
                '{' => self.comment()?,
                '$' => self.glyph()?,
                '[' => return self.tag().map(|tag| Some((place, tag))),
                '(' => {
                    self.advance();
                    return Ok(Some((place, Token::Open)));
                }
                ')' => {
                    self.advance();
                    return Ok(Some((place, Token::Close)));
                }
                '}' | ']' => return Err((place, PgnFault::Unopened(letter))),
                '"' | '<' | '>' => return Err((place, PgnFault::Character(letter))),
                _ if letter.is_control() => return Err((place, PgnFault::Character(letter))),
                _ => return Ok(Some((place, Token::Word(self.word())))),
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.offset..].chars().next()
    }

    fn advance(&mut self) {
        let Some(letter) = self.peek() else { return };
        self.offset += letter.len_utf8();
        // A carriage return of its own is a line end too, unless a line feed follows it.
        let ends_line = letter == '\n' || letter == '\r' && self.peek() != Some('\n');
        self.place = if ends_line {
            Place {
                line: self.place.line + 1,
                column: 1,
            }
        } else {
            Place {
                column: self.place.column + 1,
                ..self.place
            }
        };
    }

    fn advance_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.offset;
        while self.peek().is_some_and(&wanted) {
            self.advance();
        }
        &self.text[start..self.offset]
    }

    fn skip_line(&mut self) {
        self.advance_while(|letter| !matches!(letter, '\n' | '\r'));
    }

    fn comment(&mut self) -> Result<(), Fault> {
        let place = self.place;
        self.advance_while(|letter| letter != '}');
        if self.peek().is_none() {
            return Err((place, PgnFault::Unclosed('{')));
        }
        self.advance();
        Ok(())
    }

    fn glyph(&mut self) -> Result<(), Fault> {
        let place = self.place;
        self.advance();
        if self
            .advance_while(|letter| letter.is_ascii_digit())
            .is_empty()
        {
            return Err((place, PgnFault::Character('$')));
        }
        Ok(())
    }

    fn word(&mut self) -> &'a str {
        self.advance_while(|letter| {
            !letter.is_whitespace()
                && !letter.is_control()
                && !matches!(
                    letter,
                    '(' | ')' | '{' | '}' | '[' | ']' | '"' | '$' | ';' | '<' | '>'
                )
        })
    }

    fn tag(&mut self) -> Result<Token<'a>, Fault> {
        let opened = self.place;
        self.advance();
        self.advance_while(char::is_whitespace);
        let name = self
            .advance_while(|letter| is_word_letter(letter) || matches!(letter, '_' | '-' | '+'));
        if name.is_empty() {
            return Err((self.place, PgnFault::Tag { expected: "a name" }));
        }
        self.advance_while(char::is_whitespace);
        let quoted = self.place;
        if self.peek() != Some('"') {
            return Err((
                quoted,
                PgnFault::Tag {
                    expected: "a value in quotation marks",
                },
            ));
        }
        self.advance();
        let mut value = String::new();
        loop {
            match self.peek() {
                // A tag stands in one line: a line end means that the mark was forgotten.
                None | Some('\n' | '\r') => return Err((quoted, PgnFault::Unclosed('"'))),
                Some('"') => break,
                Some('\\') => {
                    self.advance();
                    match self.peek() {
                        Some(escaped @ ('"' | '\\')) => value.push(escaped),
                        Some(other) if !matches!(other, '\n' | '\r') => value.extend(['\\', other]),
                        _ => continue,
                    }
                }
                Some(letter) => value.push(letter),
            }
            self.advance();
        }
        self.advance();
        self.advance_while(char::is_whitespace);
        match self.peek() {
            Some(']') => self.advance(),
            Some(_) => {
                return Err((
                    self.place,
                    PgnFault::Tag {
                        expected: "a closing bracket",
                    },
                ));
            }
            None => return Err((opened, PgnFault::Unclosed('['))),
        }
        Ok(Token::Tag(name, value))
    }
}
