//! Moves that misprinted words may stand for: each legal move is spelled in the ways of the books,
//! and letters that printers and scanners take for one another count as nearly the same.

mod english;
mod rank_first;

use rules::{CastlingSide, Move, Position, Role};

use super::System;
use super::rank;
use super::short::sort_short;
use crate::descriptive::Dialect;
use crate::letters::Language;
use crate::san::{self, is_hyphen};

/// How far words are from a spelling of a move, in tenths of a letter.
pub(super) type Distance = u16;

/// Nothing is offered that is further away than this.
pub(super) const FURTHEST: Distance = 21;

/// A letter more or less, or an unlike one.
const LETTER: Distance = 10;

/// Letters of which one is taken for the other.
const LIKE: Distance = 4;

/// Signs that are left out and put in easily.
const SIGN: Distance = 3;

/// A file or rank that printers mix up: the wings, and the two sides of the board; and a rank that is
/// the only fault of some words.
pub(super) const MIXED_UP: Distance = 6;

/// A move that words may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Near {
    pub(super) mv: Move,
    pub(super) distance: Distance,
    pub(super) spelling: String,
}

/// The legal moves that words may stand for, nearest first, none further away than `furthest`.
pub(super) fn near(
    system: System,
    position: &Position,
    words: &str,
    furthest: Distance,
) -> Vec<Near> {
    let printed: Vec<char> = match system {
        System::Descriptive => plain_descriptive(words),
        _ if system.is_rank_first() => rank_first::plain(words),
        _ => plain_algebraic(words),
    };
    let mut found: Vec<Near> = Vec::new();
    if printed.is_empty() || printed.len() > 24 {
        return found;
    }
    for &mv in position.legal_moves().iter() {
        let mut best: Option<(Distance, String)> = None;
        spell(system, position, mv, &mut |spelling| {
            let limit = best
                .as_ref()
                .map_or(furthest + 1, |(distance, _)| *distance);
            // No letter more or less costs nothing.
            let lengths = printed.len().abs_diff(spelling.chars().count());
            if lengths * usize::from(SIGN) >= usize::from(limit) {
                return;
            }
            let mut distance = distance(&printed, spelling, limit);
            if distance > MIXED_UP
                && !system.is_rank_first()
                && rank::is_all_that_differs(&printed, spelling)
            {
                distance = MIXED_UP;
            }
            if distance < limit {
                best = Some((distance, spelling.to_owned()));
            }
        });
        if let Some((distance, spelling)) = best {
            found.push(Near {
                mv,
                distance,
                spelling,
            });
        }
    }
    sort_short(&mut found, |near| near.distance);
    found
}

/// Words without blanks, stops and marks, in the signs of short descriptive notation.
fn plain_descriptive(words: &str) -> Vec<char> {
    let mut plain = String::new();
    let words = words.replace(['’', '‘'], "'");
    for word in words.split(|letter: char| letter.is_whitespace() || ".,;:_\"“”*".contains(letter))
    {
        let word = word.trim_matches(['\'', '!', '?']);
        let word = word
            .strip_suffix("'s")
            .or_else(|| word.strip_suffix("'S"))
            .unwrap_or(word);
        if word.is_empty() {
            continue;
        }
        // "her Kt's 3d" names a file of its own.
        if plain.ends_with('h') && word.starts_with(['K', 'Q', 'R', 'B']) {
            plain.pop();
        }
        let lower = word.to_ascii_lowercase();
        let known = match lower.as_str() {
            "to" | "lo" | "tu" | "io" | "te" | "fo" | "t0" => "-",
            "takes" | "tks" | "captures" | "take" | "tka" | "tke" => "x",
            "sq" | "square" | "first" | "1st" => "1",
            "second" | "2nd" | "2d" => "2",
            "third" | "3rd" | "3d" => "3",
            "fourth" | "4th" => "4",
            "fifth" | "5th" => "5",
            "sixth" | "6th" => "6",
            "seventh" | "7th" => "7",
            "eighth" | "8th" => "8",
            "king" | "kings" => "K",
            "queen" | "queens" => "Q",
            "rook" | "rooks" | "castle" => "R",
            "bishop" | "bishops" => "B",
            "knight" | "knights" | "n" => "Kt",
            "pawn" | "pawns" => "P",
            "ch" | "check" | "+" | "mate" | "dis" | "disc" | "dble" | "and" | "with" => "",
            "castles" | "castled" => "Castles",
            _ if rank::ordinal(&lower).is_some() && !rank::is_unlike_ordinal(word) => &lower[..1],
            _ if let Some(rank) = rank::by_ending(word) => rank,
            "his" | "her" => "h",
            _ if lower.len() >= 3 && distance(&letters(&lower), "takes", 25) < 25 => "x",
            _ if lower.len() >= 5 && distance(&letters(&lower), "castles", 25) < 25 => "Castles",
            _ => {
                push_signs(&mut plain, word);
                continue;
            }
        };
        plain.push_str(known);
    }
    for mark in ["ch", "+", "dis"] {
        if let Some(rest) = plain.strip_suffix(mark)
            && rest.len() > 2
        {
            plain.truncate(rest.len());
        }
    }
    plain.chars().collect()
}

fn letters(word: &str) -> Vec<char> {
    word.chars().collect()
}

/// A word whose letters run together: "PtoK4", "BtakesKt", "KtxP+".
fn push_signs(plain: &mut String, word: &str) {
    let word = word.replace("takes", "x").replace("tks", "x");
    let mut rest = word.as_str();
    while let Some(letter) = rest.chars().next() {
        let is_link = rest.starts_with("to") && !plain.is_empty();
        let length = if is_link { 2 } else { letter.len_utf8() };
        match letter {
            _ if is_link => plain.push('-'),
            letter if is_hyphen(letter) => plain.push('-'),
            '×' | 'x' | 'X' => plain.push('x'),
            '(' | ')' | '[' | ']' | '!' | '?' | '†' | '‡' | '+' | '#' | '\'' => {}
            letter => plain.push(letter),
        }
        rest = &rest[length..];
    }
}

/// Words without blanks, dashes and marks.
fn plain_algebraic(words: &str) -> Vec<char> {
    let words = words.replace("Kt", "N");
    let is_sign = |letter: &char| {
        !letter.is_whitespace() && !is_hyphen(*letter) && !".,;:!?+#†‡()*'".contains(*letter)
    };
    let letters = words.chars().filter(is_sign);
    letters
        .map(|letter| {
            if letter == '×' || letter == 'X' {
                'x'
            } else {
                letter
            }
        })
        .collect()
}

/// Gives the ways in which books spell a move.
fn spell(system: System, position: &Position, mv: Move, give: &mut dyn FnMut(&str)) {
    match system {
        System::Descriptive => english::spell(position, mv, give),
        System::FrenchDescriptive => rank_first::spell(Dialect::French, position, mv, give),
        System::SpanishDescriptive => rank_first::spell(Dialect::Spanish, position, mv, give),
        System::Localized(language) => spell_algebraic(position, mv, language, give),
        System::Algebraic | System::Lasker => {
            spell_algebraic(position, mv, Language::English, give);
        }
    }
}

fn spell_algebraic(position: &Position, mv: Move, language: Language, give: &mut dyn FnMut(&str)) {
    match mv.castling() {
        Some(CastlingSide::KingSide) => return give("OO"),
        Some(CastlingSide::QueenSide) => return give("OOO"),
        None => {}
    }
    let body = san::san_parts(position, mv)
        .to_text_with(|role| language.letter(role))
        .replace(['+', '#', '='], "");
    give(&body);
    let letter = match mv.role() {
        Role::Pawn => "",
        role => language.letter(role),
    };
    let takes = if san::is_capture(position, mv) {
        "x"
    } else {
        ""
    };
    let promotion = mv.promotion().map_or("", |role| language.letter(role));
    give(&format!(
        "{letter}{}{takes}{}{promotion}",
        mv.from(),
        mv.to()
    ));
    if mv.role() == Role::Pawn {
        give(&format!("P{takes}{}{promotion}", mv.to()));
    }
}

/// The distance of letters from a spelling; at least `limit` if it is that much.
fn distance(printed: &[char], spelling: &str, limit: Distance) -> Distance {
    const MOST: usize = 32;
    let mut before = [0; MOST];
    let mut row = [0; MOST];
    let meant = spelling.chars();
    let columns = printed.len().min(MOST - 1);
    for column in 0..columns {
        before[column + 1] = before[column] + odd(printed[column]);
    }
    crate::steps::count(columns);
    for letter in meant {
        row[0] = before[0] + odd(letter);
        let mut least = row[0];
        for column in 0..columns {
            let other = printed[column];
            let swapped = before[column] + unlike(other, letter);
            let left_out = before[column + 1] + odd(letter);
            let put_in = row[column] + odd(other);
            row[column + 1] = swapped.min(left_out).min(put_in);
            least = least.min(row[column + 1]);
        }
        if least >= limit {
            return limit;
        }
        before = row;
    }
    before[columns].min(limit)
}

/// What a letter too many or too few costs.
const fn odd(letter: char) -> Distance {
    match letter {
        '-' => SIGN,
        'A'..='Z' | 'a'..='z' | '0'..='9' => LETTER - 2,
        _ => SIGN + 1,
    }
}

/// What it costs to take one letter for another.
fn unlike(printed: char, meant: char) -> Distance {
    if printed == meant {
        return 0;
    }
    if printed.eq_ignore_ascii_case(&meant) {
        return 2;
    }
    let is_pair = |pairs: &[&str]| {
        pairs
            .iter()
            .any(|set| set.contains(printed) && set.contains(meant))
    };
    if is_pair(&LOOK_ALIKES) {
        return LIKE;
    }
    let flipped = |digit: char| char::from_digit(9_u32.wrapping_sub(digit.to_digit(10)?), 10);
    if is_pair(&["KQ", "-x"]) || flipped(printed) == Some(meant) {
        return MIXED_UP;
    }
    LETTER
}

/// Letters and digits that printers and scanners take for one another, and the ranks of an ordinal.
const LOOK_ALIKES: [&str; 27] = [
    rank::OF_FOURTH,
    rank::OF_SECOND,
    "38SsBß§",
    "14",
    "5Ss",
    "6GCb",
    "1lIi|!tfr",
    "2Zz",
    "7?T1/",
    "4A",
    "0OQoDCc",
    "9g",
    "KXEHRIk",
    "RBEKPHF",
    "PFpIr",
    "tLlif1(",
    "xsXzr*",
    "BRE8ßD",
    "QOG0C",
    "KN",
    "35",
    "56",
    "86",
    "-—~_='",
    "KL",
    "ec",
    "hb",
];
