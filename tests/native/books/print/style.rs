//! Spellings that books have beside those of the hands: spaced, with stops, in full, in older letters.

use super::{Dice, Hand, written};
use rules::Move;

/// How a hand is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// As the hand has it.
    Plain,
    /// "P - K 4", "B x Kt ch".
    Spaced,
    /// "Kt.-K.B.3", "P.×P."
    Stopped,
    /// "Kt to K B 3rd".
    Ordinal,
    /// "Kt. to K. B. third".
    InFull,
    /// "Knight to King Bishop 3".
    Named,
    /// "N-KB3".
    N,
    /// "S g1 — f3".
    Parted,
    /// "ed5:".
    Colon,
}

/// The spellings of other books.
pub(crate) const STYLES: [(Style, Hand); 21] = [
    (Style::Plain, Hand::Short),
    (Style::Spaced, Hand::Short),
    (Style::Stopped, Hand::Short),
    (Style::Ordinal, Hand::Short),
    (Style::InFull, Hand::Short),
    (Style::N, Hand::Short),
    (Style::Plain, Hand::Dashed),
    (Style::Plain, Hand::Long),
    (Style::Named, Hand::Long),
    (Style::Plain, Hand::Possessive),
    (Style::Plain, Hand::German),
    (Style::Colon, Hand::German),
    (Style::Plain, Hand::GermanLong),
    (Style::Parted, Hand::GermanLong),
    (Style::Plain, Hand::French),
    (Style::Plain, Hand::FrenchSpaced),
    (Style::Plain, Hand::SpanishRanks),
    (Style::Plain, Hand::SpanishSpaced),
    (Style::Plain, Hand::Lasker),
    (Style::Plain, Hand::English),
    (Style::Plain, Hand::Figures),
];

/// Writes moves from the first position.
pub(crate) fn styled(moves: &[Move], style: Style, hand: Hand, dice: &mut Dice) -> Vec<String> {
    let words = written(moves, hand, dice).into_iter();
    words.map(|word| spelled(&word, style)).collect()
}

fn spelled(word: &str, style: Style) -> String {
    let is_castling = word.starts_with("Castles") || word.starts_with(['O', '0']);
    if is_castling {
        return word.to_owned();
    }
    let mapped = |map: &dyn Fn(&str) -> String| {
        let words = spaced(word);
        let words: Vec<String> = words.split(' ').map(map).collect();
        words
    };
    let is_piece = |word: &str| ["K", "Q", "R", "B", "Kt", "P"].contains(&word);
    match style {
        Style::Plain => word.to_owned(),
        Style::N => word.replace("Kt", "N"),
        Style::Spaced => spaced(word),
        Style::Stopped => {
            let stopped = |word: &str| match word {
                "x" => "×".to_owned(),
                "ch" | "mate" => format!(" {word}"),
                word if is_piece(word) => format!("{word}."),
                word => word.to_owned(),
            };
            mapped(&stopped).concat()
        }
        Style::Ordinal | Style::InFull => {
            let is_full = style == Style::InFull;
            let [one, two, three] = match is_full {
                true => ["square", "second", "third"],
                false => ["sq.", "2nd", "3rd"],
            };
            let named = |word: &str| match word {
                "-" => "to".to_owned(),
                "x" => "takes".to_owned(),
                "1" => one.to_owned(),
                "2" => two.to_owned(),
                "3" => three.to_owned(),
                "4" | "5" | "6" | "7" | "8" if is_full => {
                    let names = ["fourth", "fifth", "sixth", "seventh", "eighth"];
                    let rank: usize = word.parse().expect("a rank");
                    names[rank - 4].to_owned()
                }
                "4" | "5" | "6" | "7" | "8" => format!("{word}th"),
                "ch" => "(ch)".to_owned(),
                word if is_full && is_piece(word) => format!("{word}."),
                word => word.to_owned(),
            };
            mapped(&named).join(" ")
        }
        Style::Named => {
            fn named(word: &str) -> &str {
                match word {
                    "K" => "King",
                    "Q" => "Queen",
                    "R" => "Rook",
                    "B" => "Bishop",
                    "Kt" => "Knight",
                    "P" => "Pawn",
                    word => word,
                }
            }
            let words: Vec<&str> = word.split(' ').map(named).collect();
            words.join(" ")
        }
        Style::Parted => {
            let letter = usize::from(word.starts_with(['S', 'L', 'T', 'D', 'K']));
            let (piece, squares) = word.split_at(letter);
            let gap = if letter > 0 { " " } else { "" };
            format!("{piece}{gap}{}", squares.replace('\u{2014}', " \u{2014} "))
        }
        Style::Colon => {
            let end = word.find(['+', '#', '=']).unwrap_or(word.len());
            let (going, mark) = word.split_at(end);
            match going.contains('x') {
                true => format!("{}:{mark}", going.replace('x', "")),
                false => word.to_owned(),
            }
        }
    }
}

/// "KtxP+" as "Kt x P ch".
fn spaced(word: &str) -> String {
    let mut text = String::new();
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_named = letter.is_ascii_uppercase() || letter.is_ascii_digit();
        if is_named && text.ends_with(|before: char| before.is_alphanumeric()) {
            text.push(' ');
        }
        match letter {
            'x' | '-' => text += &format!(" {letter} "),
            '+' => text += " ch",
            '#' => text += " mate",
            letter => text.push(letter),
        }
        if letter == 'K' && letters.next_if_eq(&'t').is_some() {
            text.push('t');
        }
    }
    text
}
