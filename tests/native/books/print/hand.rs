//! How moves are written: in the hands of books, newspapers and languages.

use notation::descriptive::{self, Spelling};
use notation::letters::Language;
use notation::origins::Origins;
use notation::{figurine, lan, lasker, localized, san};
use rules::{CastlingSide, Move, Position};

use super::Dice;

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Short,
    Long,
    /// "K. Kt. to B's 3d."
    Possessive,
    /// "Kt—KB3", "B×Kt".
    Dashed,
    German,
    GermanLong,
    French,
    Lasker,
    English,
    Figures,
    /// French descriptive, "C3FR", "FRxCD", "Roque".
    FrenchRanks,
    /// The same, spaced as La Stratégie has it: "C 3 F R", "F R pr C D", "R Roq".
    FrenchSpaced,
    /// Spanish descriptive, "C3AR", "ARxCD", "O-O".
    SpanishRanks,
    /// The same in older books: "C 3 A R", "A R toma C D", "Enroque".
    SpanishSpaced,
}

pub(crate) const HANDS: [Hand; 14] = [
    Hand::Short,
    Hand::Long,
    Hand::Possessive,
    Hand::Dashed,
    Hand::German,
    Hand::GermanLong,
    Hand::French,
    Hand::Lasker,
    Hand::English,
    Hand::Figures,
    Hand::FrenchRanks,
    Hand::FrenchSpaced,
    Hand::SpanishRanks,
    Hand::SpanishSpaced,
];
/// Writes moves from the first position.
pub(crate) fn written(moves: &[Move], hand: Hand, dice: &mut Dice) -> Vec<String> {
    let mut position = Position::default();
    let mut origins = Origins::of_start(&position);
    let castles = dice.roll(6);
    moves
        .iter()
        .map(|&mv| {
            let text = one(&position, &origins, mv, hand, castles);
            origins = origins.after(&position, mv);
            position = position.play_unchecked(mv);
            text
        })
        .collect()
}

fn one(position: &Position, origins: &Origins, mv: Move, hand: Hand, castles: usize) -> String {
    let is_descriptive = matches!(
        hand,
        Hand::Short | Hand::Long | Hand::Possessive | Hand::Dashed
    );
    if let Some(side) = mv.castling().filter(|_| is_descriptive) {
        let both = position.castling_refusal(CastlingSide::KingSide).is_none()
            && position.castling_refusal(CastlingSide::QueenSide).is_none();
        let (king, queen) = [
            ("O-O", "O-O-O"),
            ("O - O", "O - O - O"),
            ("0-0", "0-0-0"),
            ("0\u{2014}0", "0\u{2014}0\u{2014}0"),
            ("Castles K R", "Castles Q R"),
            ("Castles (K. R.)", "Castles (Q. R.)"),
        ][castles];
        return match side {
            _ if !both && castles.is_multiple_of(2) => "Castles".to_owned(),
            CastlingSide::KingSide => king.to_owned(),
            CastlingSide::QueenSide => queen.to_owned(),
        };
    }
    let short = || descriptive::write(position, origins, mv, Spelling::Short);
    match hand {
        Hand::Short => short(),
        Hand::Long => descriptive::write(position, origins, mv, Spelling::Long),
        Hand::Dashed => short().replace('-', "\u{2014}").replace('x', "\u{d7}"),
        Hand::Possessive => {
            let long = descriptive::write(position, origins, mv, Spelling::Long);
            possessive(&long)
        }
        Hand::German => localized::write(position, mv, Language::German),
        Hand::French => localized::write(position, mv, Language::French),
        Hand::GermanLong => lan::write(position, mv)
            .replace('N', "S")
            .replace('B', "L")
            .replace('R', "T")
            .replace('Q', "D")
            .replace('-', "\u{2014}")
            .replace("O\u{2014}O", "0\u{2014}0")
            .replace("\u{2014}O", "\u{2014}0"),
        Hand::Lasker => lasker::write(position, mv),
        Hand::English => san::write(position, mv),
        Hand::Figures => figurine::write(position, mv),
        Hand::FrenchRanks | Hand::FrenchSpaced | Hand::SpanishRanks | Hand::SpanishSpaced => {
            rank_first(&short(), hand)
        }
    }
}

/// "KKt-B3" as "CR3F" or "C R 3 A": letters backwards, and the rank before them.
fn rank_first(short: &str, hand: Hand) -> String {
    let is_french = matches!(hand, Hand::FrenchRanks | Hand::FrenchSpaced);
    let is_spaced = matches!(hand, Hand::FrenchSpaced | Hand::SpanishSpaced);
    let gap = if is_spaced { " " } else { "" };
    if short.starts_with("Castles") {
        return match (short.contains('Q'), hand) {
            (false, Hand::FrenchRanks) => "Roque",
            (false, Hand::FrenchSpaced) => "R Roq. T. R.",
            (false, Hand::SpanishRanks) => "O-O",
            (false, _) => "Enroque corto",
            (true, Hand::FrenchRanks) => "Roque TD",
            (true, Hand::FrenchSpaced) => "R Roq. T. D.",
            (true, Hand::SpanishRanks) => "O-O-O",
            (true, _) => "Enroque largo",
        }
        .to_owned();
    }
    let (going, mark) = short.split_at(short.find(['+', '#']).unwrap_or(short.len()));
    let (going, passing) = match going.strip_suffix(" e.p.") {
        Some(going) if is_french => (going, " e. p."),
        Some(going) => (going, " a. p."),
        None => (going, ""),
    };
    let mark = match (mark, is_french, is_spaced) {
        ("", ..) => "",
        ("+", true, true) => " éch.",
        ("+", false, true) => " jaque",
        ("+", ..) => "+",
        (_, true, _) => " mat",
        _ => " mate",
    };
    let letters = |name: &str| {
        let name = name.replace("Kt", "N");
        let all = name
            .chars()
            .rev()
            .filter(|letter| letter.is_ascii_uppercase());
        let all = all.map(|letter| match letter {
            'K' => "R",
            'Q' => "D",
            'R' => "T",
            'B' if is_french => "F",
            'B' => "A",
            'N' => "C",
            _ => "P",
        });
        all.collect::<Vec<_>>().join(gap)
    };
    let square = |name: &str| {
        let rank = name.find(|letter: char| letter.is_ascii_digit());
        let rank = rank.map_or("1", |rank| &name[rank..=rank]);
        format!("{rank}{gap}{}", letters(name))
    };
    // A piece, perhaps with its square in brackets.
    let piece = |name: &str| match name.split_once('(') {
        Some((piece, place)) => format!("{}({})", letters(piece), square(place)),
        None => letters(name),
    };
    let (going, becomes) = match going.split_once('=') {
        Some((going, role)) => (going, format!("={}", letters(role))),
        None => match going
            .strip_suffix(')')
            .and_then(|rest| rest.rsplit_once('('))
        {
            Some((before, role))
                if role.len() <= 2
                    && !before.is_empty()
                    && !role.ends_with(|letter: char| letter.is_ascii_digit()) =>
            {
                (before, format!("={}", letters(role)))
            }
            _ => (going, String::new()),
        },
    };
    let takes = match hand {
        Hand::FrenchSpaced => " pr ",
        Hand::SpanishSpaced => " toma ",
        _ => "x",
    };
    let text = match (going.split_once('x'), going.split_once('-')) {
        (Some((mover, victim)), _) => format!("{}{takes}{}", piece(mover), piece(victim)),
        (None, Some((mover, goal))) => format!("{}{gap}{}", piece(mover), square(goal)),
        (None, None) => panic!("{short} is a move"),
    };
    text + &becomes + passing + mark
}

/// "K Kt to B 3" as "K. Kt. to B's 3d."
fn possessive(long: &str) -> String {
    let words: Vec<&str> = long.split(' ').collect();
    let mut text = String::new();
    for (at, word) in words.iter().enumerate() {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let is_piece = ["K", "Q", "R", "B", "Kt", "P"].contains(word);
        let is_before_rank = next.len() == 1
            && next.starts_with(|letter: char| letter.is_ascii_digit())
            || next.starts_with("sq");
        if at > 0 {
            text.push(' ');
        }
        let ordinal = match *word {
            "1" => "1st",
            "2" => "2d",
            "3" => "3d",
            "4" => "4th",
            "5" => "5th",
            "6" => "6th",
            "7" => "7th",
            "8" => "8th",
            other => other,
        };
        text.push_str(ordinal);
        if is_piece {
            text.push_str(if is_before_rank { "'s" } else { "." });
        }
    }
    text
}
