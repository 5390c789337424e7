//! Games printed as old books, newspapers and scanners print them.

use notation::descriptive::{self, Spelling};
use notation::letters::Language;
use notation::origins::Origins;
use notation::{figurine, lan, lasker, localized, san};
use rules::{CastlingSide, Move, Position};

/// Numbers from a seed, the same everywhere.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `sides`.
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.roll(of.len())]
    }
}

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

/// How moves are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// "1. P-K4   P-K4", one pair a line.
    Columns,
    /// With numbers in both columns.
    NumberedTwice,
    /// With bars between.
    Bars,
    /// In sentences: "1. P-K4, P-K4; 2. ...".
    Running,
    /// Without stops or line ends: "1 P-K4 P-K4 2 ...".
    Unstopped,
    /// Notes between the moves, with moves in them.
    Notes,
    /// Two pairs of columns side by side.
    FourColumns,
    /// All of White before all of Black.
    Apart,
    /// Heads of pages and diagrams between the lines.
    Pages,
    /// A move of either side on each line: "1 ... P-K4".
    Halves,
}

pub(crate) const LAYOUTS: [Layout; 10] = [
    Layout::Columns,
    Layout::NumberedTwice,
    Layout::Bars,
    Layout::Running,
    Layout::Unstopped,
    Layout::Notes,
    Layout::FourColumns,
    Layout::Apart,
    Layout::Pages,
    Layout::Halves,
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

/// Prints a game; `words` are its moves.
pub(crate) fn printed(words: &[String], layout: Layout, dice: &mut Dice) -> String {
    let mut text = String::from("GAME XLI.\n\nPlayed at Simpson's in the year 1868.\n\n");
    let pairs: Vec<&[String]> = words.chunks(2).collect();
    let black = |pair: &[String]| pair.get(1).cloned().unwrap_or_default();
    match layout {
        Layout::Columns | Layout::Pages => {
            text += "      White.              Black.\n";
            for (at, pair) in pairs.iter().enumerate() {
                text += &format!("{:>7}. {:<24}  {}\n", at + 1, pair[0], black(pair));
                if layout == Layout::Pages && at % 9 == 8 {
                    text += &format!("\n{}        CHESS PRAXIS.\n\n", 40 + at);
                    if dice.roll(2) == 0 {
                        text += DIAGRAM;
                    }
                }
            }
        }
        Layout::NumberedTwice => {
            for (at, pair) in pairs.iter().enumerate() {
                let number = at + 1;
                text += &format!("{number}. {:<26}  ", pair[0]);
                if pair.len() > 1 {
                    text += &format!("{number}. {}", pair[1]);
                }
                text.push('\n');
            }
        }
        Layout::Bars => {
            for (at, pair) in pairs.iter().enumerate() {
                text += &format!("| {} | {} | {} |\n", at + 1, pair[0], black(pair));
            }
        }
        Layout::Running | Layout::Unstopped => {
            let mut line = String::new();
            for (at, pair) in pairs.iter().enumerate() {
                let piece = match (layout, pair.len()) {
                    (Layout::Running, 1) => format!("{}. {}. ", at + 1, pair[0]),
                    (Layout::Running, _) => format!("{}. {}, {}; ", at + 1, pair[0], pair[1]),
                    _ => format!("{} {} {} ", at + 1, pair[0], black(pair)),
                };
                if layout == Layout::Running && line.len() + piece.len() > 64 {
                    text += line.trim_end();
                    text.push('\n');
                    line.clear();
                }
                line += &piece;
            }
            text += line.trim_end();
            text.push('\n');
        }
        Layout::Notes => {
            for (at, pair) in pairs.iter().enumerate() {
                let number = at + 1;
                let is_cut = dice.roll(4) == 0 && pair.len() > 1;
                if is_cut {
                    text += &format!(
                        "     {number}. {}\n\n{}\n\n",
                        pair[0],
                        note(number, words, dice)
                    );
                    text += &format!("     {number}. ...               {}\n", pair[1]);
                } else {
                    text += &format!("     {number}. {:<18}  {}\n", pair[0], black(pair));
                }
                if dice.roll(5) == 0 {
                    text += &format!("\n{}\n\n", note(number + 1, words, dice));
                }
            }
        }
        Layout::FourColumns => {
            let half = pairs.len().div_ceil(2);
            for at in 0..half {
                text += &format!(
                    "{:<3} {:<18}  {:<18}  ",
                    at + 1,
                    pairs[at][0],
                    black(pairs[at])
                );
                if let Some(pair) = pairs.get(half + at) {
                    text += &format!("{:<3} {:<18}  {}", half + at + 1, pair[0], black(pair));
                }
                text.push('\n');
            }
        }
        Layout::Apart => {
            text += "WHITE.\n";
            for (at, pair) in pairs.iter().enumerate() {
                text += &format!("{}. {}\n", at + 1, pair[0]);
            }
            text += "\nBLACK.\n";
            for (at, pair) in pairs.iter().enumerate().filter(|(_, pair)| pair.len() > 1) {
                text += &format!("{}. {}\n", at + 1, pair[1]);
            }
        }
        Layout::Halves => {
            for (at, pair) in pairs.iter().enumerate() {
                text += &format!("{}. {}\n", at + 1, pair[0]);
                if pair.len() > 1 {
                    text += &format!("{}. ... {}\n", at + 1, pair[1]);
                }
            }
        }
    }
    text + "\nA very instructive game, of which both players may be proud.\n"
}

const DIAGRAM: &str = "    +---+---+---+---+---+---+---+---+\n  8 | r | n | b | q | k | b | n | r |\n    +---+---+---+---+---+---+---+---+\n  7 | p | p | p | p | p | p | p | p |\n    +---+---+---+---+---+---+---+---+\n\n";

/// A note in which moves of the book are named.
fn note(number: usize, words: &[String], dice: &mut Dice) -> String {
    let word = |dice: &mut Dice| words[dice.roll(words.len())].clone();
    let (one, two, three) = (word(dice), word(dice), word(dice));
    let next = number + 1;
    match dice.roll(6) {
        0 => format!(
            "White intends to play {one} and {two}, but the manoeuvre is doubtful,\nand the whole opening has an inordinate number of such moves."
        ),
        1 => format!(
            "If now {number}. {one}, {two}; {next}. {three} and Black has lost a piece\nwithout any compensation, as Anderssen pointed out at the time."
        ),
        2 => format!(
            "This is better than {one} or {two}, after which the reply would be\n{number}. {three} with a strong attack upon the King."
        ),
        3 => format!(
            "Threatening {one}. The correct play was {number}. ... {two}; {next}. {three},\n{one}, and the game is even."
        ),
        4 => format!(
            "({one} would have been met by {two}.) A move of {} strength.",
            dice.pick(&["great", "little", "uncommon"])
        ),
        _ => format!(
            "A good move. {number}. {one}, {two}; {next}. {three} is the continuation\nwhich is given in the Handbuch."
        ),
    }
}

/// Letters as a scanner takes them for others, in one move of `often`.
pub(crate) fn scanned(words: &[String], often: usize, dice: &mut Dice) -> Vec<String> {
    let swaps = [
        ("3", "8"),
        ("Kt", "Kl"),
        ("Kt", "Xt"),
        ("R", "E"),
        ("x", "s"),
        ("1", "l"),
        ("5", "6"),
        ("B", "8"),
        ("takes", "tahes"),
        ("to", "lo"),
        ("4", "1"),
        ("-", ""),
        ("K", "E"),
    ];
    words
        .iter()
        .map(|word| {
            let (from, to) = swaps[dice.roll(swaps.len())];
            if dice.roll(often) == 0 && word.len() > 2 {
                word.replacen(from, to, 1)
            } else {
                word.clone()
            }
        })
        .collect()
}
