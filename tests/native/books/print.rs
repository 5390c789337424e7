//! Games printed as old books, newspapers and scanners print them.

mod hand;
mod note;
mod setting;
mod style;

pub(crate) use hand::{HANDS, Hand, written};
pub(crate) use note::{note, set_out};
pub(crate) use setting::{SETTINGS, Setting, set};
pub(crate) use style::{STYLES, Style, styled};

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
    /// The same in one running text.
    RunningNotes,
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
                        note(number, false, words, dice)
                    );
                    text += &format!("     {number}. ...               {}\n", pair[1]);
                } else {
                    text += &format!("     {number}. {:<18}  {}\n", pair[0], black(pair));
                }
                if dice.roll(5) == 0 {
                    text += &format!("\n{}\n\n", note(number + 1, true, words, dice));
                }
            }
        }
        Layout::RunningNotes => {
            let mut line = String::new();
            for (at, pair) in pairs.iter().enumerate() {
                let number = at + 1;
                match (dice.roll(4), pair.len()) {
                    (0, 2) => {
                        let note = note(number, false, words, dice).replace('\n', " ");
                        line += &format!("{number}. {} {note} {number}. ... {} ", pair[0], pair[1]);
                    }
                    _ => line += &format!("{number}. {} {} ", pair[0], black(pair)),
                }
                if dice.roll(5) == 0 {
                    line += &note(number + 1, true, words, dice).replace('\n', " ");
                    line.push(' ');
                }
            }
            // Lines of a newspaper's column.
            let mut width = 0;
            for word in line.split_whitespace() {
                text += word;
                width += word.len() + 1;
                text.push(if width > 44 { '\n' } else { ' ' });
                width = if width > 44 { 0 } else { width };
            }
            text.push('\n');
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
