//! Cuts a text into the letters, ranks, words and marks of descriptive notation.
//!
//! Capitals, full stops, commas, spaces, possessives and what typesetting left behind mean
//! nothing. Letters that run together, as in `KtKB5`, come out one by one: what they name is for
//! the grammar to find out.

use rules::{CastlingSide, Role};

use super::marks::{Mark, Marks};
use super::token::Token;
use super::vocabulary::{PARTS, WORDS};
use crate::san::is_hyphen;

/// What stands at the beginning of a text: its token, if it is one, and its length.
pub(super) type Next = (Option<Token>, usize);

/// A text in pieces.
pub(crate) struct Lexed {
    /// The tokens and where they begin; neither marks nor what says nothing is among them.
    pub(crate) tokens: Vec<(usize, Token)>,
    /// The marks, wherever they stood.
    pub(crate) marks: Marks,
    /// Where something stands that belongs to no move.
    pub(crate) unknown: Option<usize>,
}

/// How texts of a language are cut. Programs that read English alone hold nothing of the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lexer {
    /// Cuts the first piece of a text, which begins with this letter; last comes what stands before it.
    pub(super) next: fn(&str, char, &Lexed) -> Next,
    /// Brings all pieces into the order of English.
    pub(super) order: fn(&mut Vec<(usize, Token)>),
}

/// English.
pub(crate) const ENGLISH: Lexer = Lexer {
    next,
    order: |tokens| name_the_queen(tokens),
};

/// Cuts an English text into pieces.
pub(crate) fn lex(text: &str) -> Lexed {
    lex_with(text, &ENGLISH)
}

/// The marks of a move, whatever the move is.
///
/// # Examples
///
/// ```
/// use notation::descriptive::{Mark, marks};
///
/// let found: Vec<Mark> = marks("PxP e. p. dis. ch.").iter().collect();
/// assert_eq!(found, [Mark::EnPassant, Mark::Discovered]);
/// ```
#[must_use]
pub fn marks(text: &str) -> Marks {
    lex(text).marks
}

/// Cuts a text into pieces, in the order of English. What cannot be read is noted and passed over.
pub(super) fn lex_with(text: &str, lexer: &Lexer) -> Lexed {
    let mut lexed = Lexed {
        tokens: Vec::new(),
        marks: Marks::default(),
        unknown: None,
    };
    let mut offset = 0;
    while let Some(letter) = text[offset..].chars().next() {
        let rest = &text[offset..];
        let (token, length) = (lexer.next)(rest, letter, &lexed);
        // In "Bb4" the small letter is the b-file of SAN.
        let is_file = letter == 'b'
            && length == 1
            && offset > 0
            && text.as_bytes()[offset - 1].is_ascii_uppercase();
        match token.filter(|_| !is_file) {
            Some(Token::Skip) => {}
            Some(Token::Mark(mark)) => lexed.marks.add(mark),
            Some(Token::Ordinal) if matches!(lexed.tokens.last(), Some((_, Token::Rank(_)))) => {}
            // "(ch.)", "(!)": nothing is left of them.
            Some(Token::Close) if matches!(lexed.tokens.last(), Some((_, Token::Open))) => {
                lexed.tokens.pop();
            }
            // "--", "to the -": one link.
            Some(Token::Link) if matches!(lexed.tokens.last(), Some((_, Token::Link))) => {}
            // "moves to" is a link.
            Some(Token::Link) if matches!(lexed.tokens.last(), Some((_, Token::Moves))) => {
                lexed.tokens.pop();
                lexed.tokens.push((offset, Token::Link));
            }
            None | Some(Token::Ordinal) => lexed.unknown = lexed.unknown.or(Some(offset)),
            Some(token) => lexed.tokens.push((offset, token)),
        }
        offset += length;
    }
    (lexer.order)(&mut lexed.tokens);
    lexed
}

/// Whether a text begins with "e.p." in any of its spellings.
pub(super) fn is_passing(rest: &str) -> bool {
    let length = run(rest, |byte| byte.is_ascii_alphabetic());
    en_passant(rest, &rest[..length]).is_some()
}

/// "Queens" before a rank or a piece is the possessive of the queen, as in "Queens Bishop".
fn name_the_queen(tokens: &mut [(usize, Token)]) {
    for at in 1..tokens.len() {
        if matches!(
            tokens[at].1,
            Token::Piece(_) | Token::Rank(_) | Token::Square
        ) && tokens[at - 1].1 == Token::Queens
        {
            tokens[at - 1].1 = Token::Piece(Role::Queen);
        }
    }
}

fn next(rest: &str, letter: char, before: &Lexed) -> Next {
    let sign = |token| (Some(token), letter.len_utf8());
    if before.tokens.is_empty() && matches!(letter, '1'..='9') {
        // A move never begins with a rank, so this is its number.
        return (Some(Token::Skip), run(rest, |byte| byte.is_ascii_digit()));
    }
    if let Some(castling) = castling(rest) {
        return castling;
    }
    if letter.is_ascii_alphabetic() {
        return word(rest);
    }
    match letter {
        '1'..='8' => sign(Token::Rank(letter as u8 - b'1')),
        // Seed 002 writes mate as "+/-".
        '+' => match rest[1..].strip_prefix('/') {
            Some(end) if end.starts_with(is_hyphen) => (
                Some(Token::Mark(Mark::Mate)),
                2 + end.chars().next().map_or(0, char::len_utf8),
            ),
            _ => sign(Token::Mark(Mark::Check)),
        },
        '\u{2020}' => sign(Token::Mark(Mark::Check)),
        '#' | '\u{2021}' => sign(Token::Mark(Mark::Mate)),
        '\u{d7}' => sign(Token::Takes),
        '(' | '[' => sign(Token::Open),
        ')' | ']' => sign(Token::Close),
        '=' | '/' => sign(Token::Becomes),
        '\'' | '\u{2018}' | '\u{2019}' => (Some(Token::Skip), possessive(rest, letter)),
        '.' | ',' | ':' | ';' | '!' | '?' | '$' | '*' | '"' | '\\' | '_' | '\u{201c}'
        | '\u{201d}' | '\u{2026}' | '&' => sign(Token::Skip),
        letter if is_hyphen(letter) => sign(Token::Link),
        letter if is_blank(letter) => sign(Token::Skip),
        _ => (None, letter.len_utf8()),
    }
}

/// White space, and what takes no space at all.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{feff}')
}

/// The length of an apostrophe and of the s after it.
fn possessive(rest: &str, apostrophe: char) -> usize {
    let length = apostrophe.len_utf8();
    let ends_with_s = run(&rest[length..], |byte| byte.is_ascii_alphabetic()) == 1
        && matches!(rest.as_bytes()[length], b's' | b'S');
    length + usize::from(ends_with_s)
}

/// How many bytes at the beginning are of a kind.
fn run(rest: &str, is_of_kind: fn(&u8) -> bool) -> usize {
    rest.bytes().take_while(is_of_kind).count()
}

/// Castling with the letter O, large or small, or with zeros; dashes and spaces or none between.
pub(super) fn castling(rest: &str) -> Option<Next> {
    let mut count = 0;
    let mut length = 0;
    for (at, letter) in rest.char_indices() {
        if matches!(letter, 'o' | 'O' | '0') {
            count += 1;
            length = at + 1;
        } else if count == 0 || !(is_hyphen(letter) || is_blank(letter)) {
            break;
        }
    }
    let side = match count {
        2 => CastlingSide::KingSide,
        3 => CastlingSide::QueenSide,
        _ => return None,
    };
    let ends = !rest[length..].starts_with(|letter: char| letter.is_ascii_alphanumeric());
    ends.then_some((Some(Token::Castling(side)), length))
}

/// A whole word, or the first of those that run together.
fn word(rest: &str) -> Next {
    let length = run(rest, |byte| byte.is_ascii_alphabetic());
    let whole = &rest[..length];
    if let Some(length) = en_passant(rest, whole) {
        return (Some(Token::Mark(Mark::EnPassant)), length);
    }
    // "KtoK4" and "KtakesP" are about a king: a knight would leave half a word behind.
    let is_king = starts(whole, b"kto") || starts(whole, b"ktakes");
    let mut longest = (None, length);
    for (number, (words, token)) in PARTS.iter().chain(&WORDS).enumerate() {
        for word in words.as_bytes().split(|byte| *byte == b' ') {
            if !starts(whole, word) {
                continue;
            }
            if word.len() == length {
                return (Some(*token), length);
            }
            let fits = number < PARTS.len() && !(is_king && word == b"kt");
            if fits && (longest.0.is_none() || word.len() > longest.1) {
                longest = (Some(*token), word.len());
            }
        }
    }
    longest
}

/// Whether a text begins with a word, in capitals or not.
fn starts(text: &str, word: &[u8]) -> bool {
    let start = text.as_bytes().get(..word.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// The length of "e.p.", however it is spaced.
fn en_passant(rest: &str, whole: &str) -> Option<usize> {
    if whole.eq_ignore_ascii_case("ep") {
        return Some(2);
    }
    if !whole.eq_ignore_ascii_case("e") {
        return None;
    }
    let gap = run(&rest[1..], |byte| matches!(byte, b'.' | b' '));
    let end = &rest[1 + gap..];
    let is_alone = run(end, |byte| byte.is_ascii_alphabetic()) == 1;
    (is_alone && end.starts_with(['p', 'P'])).then_some(gap + 2)
}
