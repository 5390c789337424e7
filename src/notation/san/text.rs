//! The form of a typed move, before any position is looked at.

use rules::{CastlingSide, File, Rank, Role, Square};

use super::Alphabet;
use crate::{Expected, ReadMoveError, is_word_letter};

/// What a text says about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Castling.
    Castling(CastlingSide),
    /// A piece goes to a square.
    Going(Going),
}

/// A piece goes to a square; everything but the square may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Going {
    pub(super) role: Option<Role>,
    /// The piece was named by a small `b` that can as well be the b-file.
    pub(super) small_b: bool,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) takes: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// One meaningful piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Role(Role),
    SmallB,
    File(File),
    Rank(Rank),
    Takes,
    /// A hyphen, or the words "to", "on" and "from".
    Link,
    /// An equals sign, a bracket, a stroke, or the words "promotes" and "becomes".
    Becomes,
    Castling(CastlingSide),
    /// The word "castles", to which the side may follow.
    Castles,
    /// The side named after "castles".
    Side(CastlingSide),
    /// Check, mate, en passant and the marks of praise and blame: read and not believed.
    Remark,
    /// What means nothing.
    Unknown,
}

const WORDS: [(&str, Token); 38] = [
    ("pawn", Token::Role(Role::Pawn)),
    ("knight", Token::Role(Role::Knight)),
    ("bishop", Token::Role(Role::Bishop)),
    ("rook", Token::Role(Role::Rook)),
    ("queen", Token::Role(Role::Queen)),
    ("king", Token::Role(Role::King)),
    ("takes", Token::Takes),
    ("captures", Token::Takes),
    ("x", Token::Takes),
    ("to", Token::Link),
    ("on", Token::Link),
    ("from", Token::Link),
    ("goes", Token::Link),
    ("moves", Token::Link),
    ("at", Token::Link),
    ("promotes", Token::Becomes),
    ("promoting", Token::Becomes),
    ("becomes", Token::Becomes),
    ("castles", Token::Castles),
    ("castle", Token::Castles),
    ("kingside", Token::Side(CastlingSide::KingSide)),
    ("king-side", Token::Side(CastlingSide::KingSide)),
    ("short", Token::Side(CastlingSide::KingSide)),
    ("queenside", Token::Side(CastlingSide::QueenSide)),
    ("queen-side", Token::Side(CastlingSide::QueenSide)),
    ("long", Token::Side(CastlingSide::QueenSide)),
    ("check", Token::Remark),
    ("checkmate", Token::Remark),
    ("mate", Token::Remark),
    ("en", Token::Remark),
    ("passant", Token::Remark),
    ("ep", Token::Remark),
    ("e.p.", Token::Remark),
    ("e.p", Token::Remark),
    ("dis", Token::Remark),
    ("dbl", Token::Remark),
    ("and", Token::Remark),
    ("the", Token::Remark),
];

/// Words of check and mate in the languages of books, beside those of [`WORDS`].
const MARKS: [&str; 9] = [
    "schach",
    "sch",
    "matt",
    "schachmatt",
    "échec",
    "éch",
    "ech",
    "mat",
    "jaque",
];

/// Reads the form of a move.
pub(super) fn parse(text: &str, alphabet: Alphabet) -> Result<Said, ReadMoveError> {
    if text.trim().is_empty() {
        return Err(ReadMoveError::Empty);
    }
    let tokens = tokens(text, alphabet);
    let mut parser = Parser {
        text,
        alphabet,
        tokens: &tokens,
        next: 0,
    };
    parser.skip(|token| token == Token::Remark);
    let said = match parser.peek() {
        Some(Token::Castling(side)) => {
            parser.next += 1;
            Said::Castling(side)
        }
        Some(Token::Castles) => {
            parser.next += 1;
            parser.castles()?
        }
        _ => Said::Going(parser.going()?),
    };
    parser.skip(|token| token == Token::Remark);
    match parser.peek() {
        None => Ok(said),
        Some(_) => Err(parser.expected(Expected::End)),
    }
}

struct Parser<'a> {
    text: &'a str,
    alphabet: Alphabet,
    tokens: &'a [(usize, Token)],
    next: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<Token> {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> Option<Token> {
        self.tokens.get(self.next + ahead).map(|(_, token)| *token)
    }

    fn skip(&mut self, unwanted: impl Fn(Token) -> bool) -> bool {
        let before = self.next;
        while self.peek().is_some_and(&unwanted) {
            self.next += 1;
        }
        self.next > before
    }

    fn expected(&self, expected: Expected) -> ReadMoveError {
        let offset = self
            .tokens
            .get(self.next)
            .map_or(self.text.len(), |(offset, _)| *offset);
        ReadMoveError::Syntax {
            offset,
            found: self.text[offset..].chars().next(),
            expected,
        }
    }

    fn castles(&mut self) -> Result<Said, ReadMoveError> {
        match self.peek() {
            Some(Token::Side(side)) => {
                self.next += 1;
                Ok(Said::Castling(side))
            }
            _ => Err(self.expected(Expected::Move)),
        }
    }

    fn going(&mut self) -> Result<Going, ReadMoveError> {
        let mut role = None;
        let mut small_b = false;
        match self.peek() {
            Some(Token::Role(named)) => {
                role = Some(named);
                self.next += 1;
            }
            // A small b before a rank is the file; before anything else it may be either.
            Some(Token::SmallB) if !matches!(self.peek_at(1), Some(Token::Rank(_))) => {
                small_b = true;
                self.next += 1;
            }
            Some(Token::File(_) | Token::SmallB | Token::Takes) => {}
            Some(Token::Rank(_)) => return Err(self.expected(Expected::Square)),
            _ => return Err(self.expected(Expected::Move)),
        }
        let mut takes = self.links();
        let first = self.place();
        takes |= self.links();
        let second = self.place();
        let (origin, target) = match (first, second) {
            (Some(origin), Some(target)) => (origin, target),
            (Some(target), None) => (Origin::default(), target),
            _ => return Err(self.expected(Expected::Square)),
        };
        let (Some(file), Some(rank)) = (target.file, target.rank) else {
            let missing = if target.file.is_some() {
                Expected::Rank
            } else {
                Expected::Square
            };
            return Err(self.expected(missing));
        };
        let promotion = self.promotion()?;
        let to = Square::new(file, rank);
        let (file, rank) = (origin.file, origin.rank);
        Ok(Going {
            role,
            small_b,
            file,
            rank,
            takes,
            to,
            promotion,
        })
    }

    /// Skips what stands between the parts; tells whether it said "takes".
    fn links(&mut self) -> bool {
        let mut takes = false;
        while let Some(token @ (Token::Takes | Token::Link)) = self.peek() {
            takes |= token == Token::Takes;
            self.next += 1;
        }
        takes
    }

    /// A file, a rank or a whole square.
    fn place(&mut self) -> Option<Origin> {
        let file = match self.peek() {
            Some(Token::File(file)) => Some(file),
            Some(Token::SmallB) => Some(File::B),
            _ => None,
        };
        self.next += usize::from(file.is_some());
        let rank = match self.peek() {
            Some(Token::Rank(rank)) => Some(rank),
            _ => None,
        };
        self.next += usize::from(rank.is_some());
        (file.is_some() || rank.is_some()).then_some(Origin { file, rank })
    }

    fn promotion(&mut self) -> Result<Option<Role>, ReadMoveError> {
        let announced = self.skip(|token| matches!(token, Token::Becomes | Token::Link));
        let role = match self.peek() {
            Some(Token::Role(role)) => role,
            Some(Token::SmallB) => Role::Bishop,
            Some(Token::File(file))
                if announced && let Some(role) = self.alphabet.promotion(file.char()) =>
            {
                role
            }
            _ if announced => return Err(self.expected(Expected::Promotion)),
            _ => return Ok(None),
        };
        if matches!(role, Role::Pawn | Role::King) {
            return Err(self.expected(Expected::Promotion));
        }
        self.next += 1;
        self.skip(|token| token == Token::Becomes);
        Ok(Some(role))
    }
}

#[derive(Clone, Copy, Default)]
struct Origin {
    file: Option<File>,
    rank: Option<Rank>,
}

/// No word of [`WORDS`] is so long, whatever dots and hyphens are behind it; more of a text is not
/// looked at, or a long text without blanks would be looked at once for each of its letters.
const LONGEST_WORD: usize = 24;

/// Cuts a text into tokens; the parser stops at an unknown one, and knows what belongs there.
fn tokens(text: &str, alphabet: Alphabet) -> Vec<(usize, Token)> {
    let mut tokens = Vec::new();
    let mut offset = 0;
    while let Some(letter) = text[offset..].chars().next() {
        let rest = &text[offset..];
        if letter.is_whitespace() || is_variation_selector(letter) {
            offset += letter.len_utf8();
            continue;
        }
        let (token, length) = castling(rest)
            .or_else(|| word(rest, alphabet))
            .or_else(|| alphabet.piece(rest))
            .unwrap_or_else(|| (single(letter), letter.len_utf8()));
        tokens.push((offset, token));
        offset += length;
    }
    tokens
}

/// Castling with the letter O, large or small, or with zeros; hyphens of any kind or none between.
fn castling(rest: &str) -> Option<(Token, usize)> {
    let mut count = 0;
    let mut length = 0;
    for (at, letter) in rest.char_indices() {
        if matches!(letter, 'o' | 'O' | '0') {
            count += 1;
            length = at + 1;
            if count > 3 {
                return None;
            }
        } else if at > length || !is_hyphen(letter) {
            break;
        }
    }
    let side = match count {
        2 => CastlingSide::KingSide,
        3 => CastlingSide::QueenSide,
        _ => return None,
    };
    let ends = !rest[length..].starts_with(is_word_letter);
    ends.then_some((Token::Castling(side), length))
}

pub(crate) const fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The sign that asks for a figure as text or as a picture; it says nothing about the move.
const fn is_variation_selector(letter: char) -> bool {
    matches!(letter, '\u{fe0e}' | '\u{fe0f}')
}

/// A whole word of English, or one of check in another language; parts of words are not read, so that
/// "kings" is not a king.
fn word(rest: &str, alphabet: Alphabet) -> Option<(Token, usize)> {
    let start = &rest[..rest.floor_char_boundary(LONGEST_WORD)];
    crate::steps::count(start.len());
    let length = start
        .find(|letter: char| !(letter.is_ascii_alphabetic() || matches!(letter, '.' | '-' | 'é')))
        .unwrap_or(start.len());
    let found = rest[..length].trim_end_matches('-');
    // "e.p." ends with its stop, "knight." does not.
    [found, found.trim_end_matches('.')]
        .into_iter()
        .find_map(|found| {
            let is_mark = || MARKS.iter().any(|word| word.eq_ignore_ascii_case(found));
            WORDS
                .iter()
                .find(|(word, _)| word.eq_ignore_ascii_case(found))
                // A Danish rook on the h-file may well go "The1".
                .filter(|(word, token)| {
                    alphabet == Alphabet::English
                        || matches!(token, Token::Takes | Token::Remark) && *word != "the"
                })
                .map(|(_, token)| *token)
                .or_else(|| is_mark().then_some(Token::Remark))
                .map(|token| (token, found.len()))
        })
}

fn single(letter: char) -> Token {
    if let Some(file) = File::from_char(letter) {
        return Token::File(file);
    }
    if let Some(rank) = Rank::from_char(letter) {
        return Token::Rank(rank);
    }
    match letter {
        'x' | 'X' | ':' | '\u{d7}' => Token::Takes,
        '=' | '(' | ')' | '/' => Token::Becomes,
        '+' | '#' | '!' | '?' | '\u{2020}' | '\u{2021}' | '.' | ',' => Token::Remark,
        hyphen if is_hyphen(hyphen) => Token::Link,
        _ => Token::Unknown,
    }
}
