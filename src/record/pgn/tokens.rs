//! Cuts the text of a game into pieces.

use super::bytes::{cut, glued, is_blank, is_line_end, line_length, word_length};
use super::tag::{self, Tag};

/// A piece of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag(Tag<'a>),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A comment without its marks.
    Comment(&'a str),
    /// A comment in braces that has no end.
    UnclosedComment(&'a str),
    /// What follows `$`.
    Nag(&'a str),
    /// A move, a number, a result: anything without a space in it.
    Word(&'a str),
    /// A character that stands where it cannot.
    Stray(char),
}

#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    offset: usize,
    /// Where the word ends of which the last piece was cut off; else not behind the offset.
    word_end: usize,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text,
            offset: 0,
            word_end: 0,
        }
    }

    /// The next piece and where it begins. A bracket opens a tag only before the moves.
    pub(super) fn next(&mut self, in_tags: bool) -> Option<(usize, Token<'a>)> {
        let bytes = self.text.as_bytes();
        loop {
            let at = self.offset;
            let byte = *bytes.get(at)?;
            let token = match byte {
                _ if is_blank(byte) || is_line_end(byte) => {
                    self.offset += 1;
                    continue;
                }
                b'%' if at == 0 || is_line_end(bytes[at - 1]) => {
                    self.offset += line_length(&bytes[at..]);
                    continue;
                }
                b'(' => self.single(Token::Open),
                b')' => self.single(Token::Close),
                b'{' => self.comment(),
                b';' => {
                    let length = line_length(&bytes[at + 1..]);
                    self.offset += 1 + length;
                    Token::Comment(cut(self.text, at + 1..self.offset))
                }
                b'[' if in_tags => {
                    let tag = tag::read(cut(self.text, at..));
                    notation::steps::count(tag.length);
                    self.offset += tag.length;
                    Token::Tag(tag)
                }
                b'$' => {
                    let digits = bytes[at + 1..].iter();
                    let digits = digits.take_while(|byte| byte.is_ascii_digit()).count();
                    self.offset += 1 + digits;
                    Token::Nag(cut(self.text, at + 1..self.offset))
                }
                b'[' | b']' | b'}' | b'"' | b'<' | b'>' | 0..=32 | 127 => {
                    self.single(Token::Stray(char::from(byte)))
                }
                _ => match self.word() {
                    "" => continue,
                    word => Token::Word(word),
                },
            };
            return Some((at, token));
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.offset += 1;
        token
    }

    fn comment(&mut self) -> Token<'a> {
        let start = self.offset + 1;
        let bytes = &self.text.as_bytes()[start..];
        match bytes.iter().position(|byte| *byte == b'}') {
            Some(length) => {
                self.offset = start + length + 1;
                Token::Comment(cut(self.text, start..start + length))
            }
            None => {
                self.offset = self.text.len();
                Token::UnclosedComment(cut(self.text, start..))
            }
        }
    }

    /// A word; spaces of other alphabets than ASCII end it too, and at its beginning are skipped.
    fn word(&mut self) -> &'a str {
        let start = self.offset;
        let bytes = &self.text.as_bytes()[start..];
        // What is glued together is one long word, whose end is looked for once.
        let length = match self.word_end.checked_sub(start) {
            Some(length) if length > 0 => length,
            _ => {
                let length = word_length(bytes);
                notation::steps::count(length);
                length
            }
        };
        self.word_end = start + length;
        let length = glued(&bytes[..length]).unwrap_or(length);
        let word = cut(self.text, start..start + length);
        self.offset += length;
        if word.is_ascii() {
            return word;
        }
        let is_gap = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        match word.find(is_gap) {
            None => word,
            Some(0) => {
                let gap = word.chars().next().map_or(1, char::len_utf8);
                self.offset = start + gap;
                ""
            }
            Some(end) => {
                self.offset = start + end;
                cut(word, ..end)
            }
        }
    }
}
