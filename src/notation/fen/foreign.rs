//! Positions as people have them: FENs of other programs and sites, EPD, text copied from a page.

use std::num::NonZeroU32;
use std::ops::Range;

use rules::{Board, Color, FenField, FenProblem, ParseFenError, Setup, Square};

use super::placement::{
    first_word, is_end, is_gap, is_unusual_gap, placement_in, read_board, without_escapes,
};
use super::{Correction, claims};
use crate::part;

/// A position that was read, and what was read otherwise than it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repaired {
    /// The position.
    pub setup: Setup,
    /// What was corrected, in the order of the text.
    pub corrections: Vec<Correction>,
    /// The last field that is written.
    pub last: FenField,
}

/// Reads a position as people have it: a FEN, its beginning, the word `start`, or a text with a FEN
/// in it.
///
/// The fields after the placement may be missing. What is no part of a FEN is left out: quotation
/// marks, a name or an address before it, the operations of EPD behind it, of which `hmvc` and `fmvn` are the
/// counters where no field tells them. Rights to castle without king and rook
/// and an en passant square without its pawn are dropped, and counters that count from nothing are
/// set to where games begin. All that differs from what is written is a [`Correction`]; the pieces
/// are never guessed at, and neither is a side to move that says something else.
///
/// The loader of boards reads in the same way (`src/embed/loader/fen.js`);
/// `tests/data/foreign_fens.json` has examples for both.
///
/// # Errors
///
/// The field and the place, counted in letters, at which the text stops being a position.
///
/// # Examples
///
/// ```
/// use notation::fen;
///
/// let found = fen::repair("k7/8/8/8/8/8/8/K7 w KQkq - 1 0")?;
/// assert_eq!(found.setup.to_string(), "k7/8/8/8/8/8/8/K7 w - - 1 1");
/// assert_eq!(found.corrections.len(), 2); // rights without rooks, and no move has the number 0
/// assert!(fen::repair("8/8/8/8/8/8/8 w - - 0 1").is_err());
/// # Ok::<(), rules::ParseFenError>(())
/// ```
pub fn repair(text: &str) -> Result<Repaired, ParseFenError> {
    read(text).map_err(|error| ParseFenError {
        offset: text[..error.offset].chars().count(),
        ..error
    })
}

/// The same with places in bytes.
fn read(text: &str) -> Result<Repaired, ParseFenError> {
    let bare = text.trim_matches(is_gap);
    if bare == "start" {
        return Ok(Repaired {
            setup: Setup::default(),
            corrections: Vec::new(),
            last: FenField::FullmoveNumber,
        });
    }
    let mut corrections = Vec::new();
    let plain = without_escapes(text);
    if plain != text || bare.chars().any(is_unusual_gap) {
        corrections.push(Correction::Spaces);
    }
    let place = placement_in(&plain).unwrap_or_else(|| first_word(&plain));
    let board = read_board(&plain, place.clone())?;
    let before = text[..place.start].trim_matches(is_gap);
    if !before.is_empty() {
        corrections.push(Correction::left_out(before));
    }
    let mut at = place.end;
    if text[at..].starts_with('/') {
        corrections.push(Correction::left_out("/"));
        at += 1;
    }
    Fields::behind(&plain, at, corrections).read(board)
}

/// Where the first word of a text stands: it ends at a gap, or with a quotation, a column, markup, or the
/// rest of an address.
fn first_part(text: &str) -> Option<Range<usize>> {
    let start = text.find(|letter| !is_gap(letter))?;
    let is_stop = |letter| is_gap(letter) || is_end(letter) || part::has_letter("?#&", letter);
    let rest = &text[start..];
    let end = match rest.find(is_stop) {
        Some(0) => rest.find(is_gap),
        end => end,
    };
    Some(start..end.map_or(text.len(), |end| start + end))
}

/// The fields behind the placement: each takes the next word if that has its form.
struct Fields<'a> {
    text: &'a str,
    words: std::vec::IntoIter<(usize, &'a str)>,
    /// What closes a quotation at the end.
    closing: &'a str,
    corrections: Vec<Correction>,
    /// What is missing, unless the text ends before it.
    missing: Vec<(FenField, &'static str)>,
    /// The last field that was read.
    last: FenField,
}

impl<'a> Fields<'a> {
    fn behind(text: &'a str, at: usize, corrections: Vec<Correction>) -> Self {
        let is_closing = |letter| is_gap(letter) || is_end(letter) || letter == '.';
        let inner = text[at..].trim_end_matches(is_closing);
        let end = at + inner.len();
        let (mut words, mut read) = (Vec::new(), at);
        // One word more than there are fields.
        while let (Some(word), true) = (first_part(&text[read..end]), words.len() < 6) {
            let (from, to) = (read + word.start, read + word.end);
            words.push((from, &text[from..to]));
            read = to;
        }
        Self {
            text,
            words: words.into_iter(),
            closing: text[end..].trim_matches(is_gap),
            corrections,
            missing: Vec::new(),
            last: FenField::Placement,
        }
    }

    fn read(mut self, board: Board) -> Result<Repaired, ParseFenError> {
        let turn = self.turn()?;
        let mut setup = Setup {
            board,
            turn,
            ..Setup::empty()
        };
        let rights = self.take(FenField::Castling, "-", |word| {
            is_rights(word).then_some(())
        });
        if let Some(((), written)) = rights {
            let found = claims::rights(&board, written);
            self.correct(FenField::Castling, written, &found.text);
            (setup.castling, setup.mode) = (found.rights, found.mode);
        }
        if let Some((square, written)) = self.take(FenField::EnPassant, "-", passed_square) {
            setup.en_passant = square;
            if !claims::was_passed(&setup) {
                setup.en_passant = None;
            }
            let read = setup.en_passant.map(|square| square.to_string());
            self.correct(FenField::EnPassant, written, read.as_deref().unwrap_or("-"));
        }
        let clock = self.take(FenField::HalfmoveClock, "0", count);
        // Whether the clock and the number of the move are still to be told.
        let mut is_open = [clock.is_none(), true];
        if let Some((clock, written)) = clock {
            setup.halfmove_clock = clock.unwrap_or_default();
            if clock.is_none() {
                self.correct(FenField::HalfmoveClock, written, "0");
            }
        }
        if let Some((number, written)) = self.take(FenField::FullmoveNumber, "1", count) {
            is_open[1] = false;
            let number = number.and_then(NonZeroU32::new);
            setup.fullmove_number = number.unwrap_or(NonZeroU32::MIN);
            if number.is_none() {
                self.correct(FenField::FullmoveNumber, written, "1");
            }
        }
        let rest = match self.words.next() {
            Some((offset, _)) => &self.text[offset..],
            None => self.closing,
        };
        let rest = take_counters(&mut setup, is_open, rest);
        let rest = rest.trim_matches(is_gap);
        if !rest.is_empty() {
            self.corrections.push(Correction::left_out(rest));
        }
        Ok(Repaired {
            setup,
            corrections: self.corrections,
            last: self.last,
        })
    }

    fn turn(&mut self) -> Result<Color, ParseFenError> {
        if let Some((turn, written)) = self.take(FenField::Turn, "w", color) {
            self.correct(FenField::Turn, written, &turn.char().to_string());
            return Ok(turn);
        }
        // It is only missing where known fields follow, and no side is named later.
        let mut words = self.words.as_slice().iter().enumerate();
        let wrong = words.find(|(place, (_, word))| match place {
            0 => !is_standard_rights(word),
            _ => color(word).is_some(),
        });
        match wrong {
            Some((_, &(offset, _))) => Err(ParseFenError {
                field: FenField::Turn,
                offset,
                problem: FenProblem::NotAColor,
            }),
            None => Ok(Color::White),
        }
    }

    /// The next word, if it has the form of a field.
    fn take<T>(
        &mut self,
        field: FenField,
        usual: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<(T, &'a str)> {
        let next = self.words.as_slice().first().copied();
        let Some((value, word)) = next.and_then(|(_, word)| Some((read(word)?, word))) else {
            self.missing.push((field, usual));
            return None;
        };
        self.words.next();
        self.last = field;
        let missing = self.missing.drain(..);
        self.corrections
            .extend(missing.map(|(field, read)| Correction::Missing { field, read }));
        Some((value, word))
    }

    fn correct(&mut self, field: FenField, written: &str, read: &str) {
        if written != read {
            self.corrections
                .push(Correction::read_as(field, written, read));
        }
    }
}

/// Takes the counters that stand among the operations of EPD, as far as neither a field nor an operation
/// before tells them; what is left of these.
fn take_counters(setup: &mut Setup, mut is_open: [bool; 2], operations: &str) -> String {
    let mut left = String::new();
    let mut rest = operations;
    while let Some(letter) = rest.chars().next() {
        match counter(rest) {
            // No move has the number 0.
            Some((is_number, count, behind))
                if is_open[usize::from(is_number)] && count >= u32::from(is_number) =>
            {
                is_open[usize::from(is_number)] = false;
                match is_number {
                    true => {
                        setup.fullmove_number = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
                    }
                    false => setup.halfmove_clock = count,
                }
                rest = behind;
            }
            _ => {
                left.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    left
}

/// A counter with which a text begins: whether it is the number of the move, what it says, and what follows.
fn counter(text: &str) -> Option<(bool, u32, &str)> {
    let is_number = text.starts_with("fmvn");
    if !is_number && !text.starts_with("hmvc") {
        return None;
    }
    let name_end = &text["hmvc".len()..];
    let count = name_end.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '_');
    let length = count.bytes().take_while(u8::is_ascii_digit).count();
    if count.len() == name_end.len() || length > 4 {
        return None;
    }
    let (count, behind) = count.split_at(length);
    let count = count.parse().ok()?;
    Some((is_number, count, behind.strip_prefix(';').unwrap_or(behind)))
}

/// A hyphen, or what text programs make of it.
fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='—' | '−')
}

fn is_only_dash(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(is_dash) && letters.next().is_none()
}

fn color(word: &str) -> Option<Color> {
    let is = |name: &&str| word.eq_ignore_ascii_case(name);
    if ["w", "white"].iter().any(is) {
        return Some(Color::White);
    }
    ["b", "black"].iter().any(is).then_some(Color::Black)
}

fn is_standard_rights(word: &str) -> bool {
    word.chars()
        .all(|letter| is_dash(letter) || matches!(letter, '/' | 'K' | 'Q' | 'k' | 'q'))
}

fn is_rights(word: &str) -> bool {
    word.chars().all(|letter| {
        is_dash(letter) || matches!(letter.to_ascii_lowercase(), '/' | 'k' | 'q' | 'a'..='h')
    })
}

/// The square of the field, or the sign that there is none.
fn passed_square(word: &str) -> Option<Option<Square>> {
    match is_only_dash(word) {
        true => Some(None),
        false => word.to_ascii_lowercase().parse().ok().map(Some),
    }
}

/// A counter, or the sign that there is none.
fn count(word: &str) -> Option<Option<u32>> {
    if is_only_dash(word) {
        return Some(None);
    }
    let is_count = word.len() <= 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    is_count.then(|| word.parse().ok())
}
