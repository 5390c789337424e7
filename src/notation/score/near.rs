//! Moves that misprinted words may stand for: each legal move is spelled in the ways of the books,
//! and letters that printers and scanners take for one another count as nearly the same.

mod distance;
mod english;
mod rank_first;

use rules::{CastlingSide, Move, Position, Role};

pub(super) use self::distance::{Distance, FURTHEST, MIXED_UP};
use self::distance::{Printed, SIGN, distance};
use super::System;
use super::rank;
use super::short::sort_short;
use crate::descriptive::Dialect;
use crate::letters::Language;
use crate::part;
use crate::san::{self, is_hyphen};

/// A move that words may stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Near {
    pub(super) mv: Move,
    pub(super) distance: Distance,
    pub(super) spelling: String,
}

/// Moves with the ways in which books spell them.
pub(super) type Spelled = [(Move, Vec<String>)];

/// The legal moves of a position, spelled; if only one is wanted, no other.
pub(super) fn spelled(
    system: System,
    position: &Position,
    wanted: Option<Move>,
) -> Vec<(Move, Vec<String>)> {
    let spelled = |&mv: &Move| {
        let mut spellings = Vec::new();
        spell(system, position, mv, &mut |spelling| {
            spellings.push(spelling.to_owned());
        });
        (mv, spellings)
    };
    let moves = position.legal_moves();
    let is_wanted = |mv: &&Move| wanted.is_none_or(|wanted| wanted == **mv);
    moves.iter().filter(is_wanted).map(spelled).collect()
}

/// The moves that words may stand for, nearest first, none further away than `furthest`.
pub(super) fn near(system: System, moves: &Spelled, words: &str, furthest: Distance) -> Vec<Near> {
    let printed: Vec<char> = match system {
        System::Descriptive => plain_descriptive(words),
        _ if system.is_rank_first() => rank_first::plain(words),
        _ => plain_algebraic(words),
    };
    let mut found: Vec<Near> = Vec::new();
    if printed.is_empty() || printed.len() > 24 {
        return found;
    }
    let printed = Printed::new(printed);
    for (mv, spellings) in moves {
        let mut best: Option<(Distance, &str)> = None;
        for spelling in spellings {
            let limit = best.map_or(furthest + 1, |(distance, _)| distance);
            // No letter more or less costs nothing.
            let lengths = printed.letters.len().abs_diff(spelling.chars().count());
            if lengths * usize::from(SIGN) >= usize::from(limit) {
                continue;
            }
            let mut distance = distance(&printed, spelling, limit);
            if distance > MIXED_UP
                && !system.is_rank_first()
                && rank::is_all_that_differs(&printed.letters, spelling)
            {
                distance = MIXED_UP;
            }
            if distance < limit {
                best = Some((distance, spelling));
            }
        }
        if let Some((distance, spelling)) = best {
            found.push(Near {
                mv: *mv,
                distance,
                spelling: spelling.to_owned(),
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
    for word in
        words.split(|letter: char| letter.is_whitespace() || part::has_letter(".,;:_\"“”*", letter))
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
            _ if lower.len() >= 3 && is_like(&lower, "takes") => "x",
            _ if lower.len() >= 5 && is_like(&lower, "castles") => "Castles",
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

/// Whether a word is this one, printed badly.
fn is_like(word: &str, meant: &str) -> bool {
    const FAR: Distance = 25;
    distance(&Printed::new(word.chars().collect()), meant, FAR) < FAR
}

/// A word whose letters run together: "PtoK4", "BtakesKt", "KtxP+".
fn push_signs(plain: &mut String, word: &str) {
    let word = part::replaced(&part::replaced(word, "takes", "x"), "tks", "x");
    let mut rest = word.as_str();
    while let Some(letter) = rest.chars().next() {
        let is_link = rest.starts_with("to") && !plain.is_empty();
        let length = if is_link { 2 } else { letter.len_utf8() };
        match letter {
            _ if is_link => plain.push('-'),
            letter if is_hyphen(letter) => plain.push('-'),
            // Nothing is taken there: scanners make it of a K.
            'X' if plain.is_empty() || plain.ends_with(['-', 'x']) => plain.push('X'),
            '×' | 'x' | 'X' => plain.push('x'),
            '(' | ')' | '[' | ']' | '!' | '?' | '†' | '‡' | '+' | '#' | '\'' => {}
            letter => plain.push(letter),
        }
        rest = &rest[length..];
    }
}

/// Words without blanks, dashes and marks.
fn plain_algebraic(words: &str) -> Vec<char> {
    let words = part::replaced(words, "Kt", "N");
    let is_sign = |letter: &char| {
        !letter.is_whitespace()
            && !is_hyphen(*letter)
            && !part::has_letter(".,;:!?+#†‡()*'", *letter)
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
    // Not every book prints a sign of capture, or prints it there.
    if part::has_letter(&body, 'x') {
        give(&body.replace('x', ""));
    }
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
