//! How far printed letters are from those of a spelling.

use super::super::rank;
use crate::part;

/// How far words are from a spelling of a move, in tenths of a letter.
pub(in super::super) type Distance = u16;

/// Nothing is offered that is further away than this.
pub(in super::super) const FURTHEST: Distance = 21;

/// A letter more or less, or an unlike one.
const LETTER: Distance = 10;

/// Letters of which one is taken for the other.
const LIKE: Distance = 4;

/// Signs that are left out and put in easily.
pub(super) const SIGN: Distance = 3;

/// A file or rank that printers mix up: the wings, and the two sides of the board; and a rank that is
/// the only fault of some words.
pub(in super::super) const MIXED_UP: Distance = 6;

/// Letters as they are printed, and for each of which others it is taken: a bit for each set.
pub(super) struct Printed {
    pub(super) letters: Vec<char>,
    sets: Vec<u32>,
}

impl Printed {
    pub(super) fn new(letters: Vec<char>) -> Self {
        let sets = letters.iter().copied().map(sets_of).collect();
        Self { letters, sets }
    }
}

/// The distance of letters from a spelling; at least `limit` if it is that much.
pub(super) fn distance(printed: &Printed, spelling: &str, limit: Distance) -> Distance {
    const MOST: usize = 32;
    let mut before = [0; MOST];
    let mut row = [0; MOST];
    let meant = spelling.chars();
    let columns = printed.letters.len().min(MOST - 1);
    for column in 0..columns {
        before[column + 1] = before[column] + odd(printed.letters[column]);
    }
    crate::steps::count(columns);
    for letter in meant {
        let sets = sets_of(letter);
        row[0] = before[0] + odd(letter);
        let mut least = row[0];
        for column in 0..columns {
            let other = printed.letters[column];
            let swapped = before[column] + unlike((other, printed.sets[column]), (letter, sets));
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

/// What it costs to take one letter for another, each with its sets.
fn unlike((printed, its): (char, u32), (meant, sets): (char, u32)) -> Distance {
    if printed == meant {
        return 0;
    }
    if printed.eq_ignore_ascii_case(&meant) {
        return 2;
    }
    if its & sets != 0 {
        return LIKE;
    }
    let flipped = |digit: char| char::from_digit(9_u32.wrapping_sub(digit.to_digit(10)?), 10);
    let is_mixed_up = matches!(
        (printed, meant),
        ('K', 'Q') | ('Q', 'K') | ('-', 'x') | ('x', '-')
    );
    if is_mixed_up || flipped(printed) == Some(meant) {
        return MIXED_UP;
    }
    LETTER
}

/// Letters and digits that printers and scanners take for one another, and the ranks of an ordinal.
const LOOK_ALIKES: [&str; 28] = [
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
    "KX",
    "KEHRIk",
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

/// The sets of ASCII letters, so that no set is looked through for each letter of each move.
static SETS: [u32; 128] = sets();

const fn sets() -> [u32; 128] {
    let mut sets = [0; 128];
    let mut number = 0;
    while number < LOOK_ALIKES.len() {
        let letters = LOOK_ALIKES[number].as_bytes();
        let mut at = 0;
        while at < letters.len() {
            if letters[at].is_ascii() {
                sets[letters[at] as usize] |= 1 << number;
            }
            at += 1;
        }
        number += 1;
    }
    sets
}

fn sets_of(letter: char) -> u32 {
    if let Some(sets) = SETS.get(letter as usize) {
        return *sets;
    }
    let is_in = |(_, set): &(usize, &&str)| part::has_letter(set, letter);
    let found = LOOK_ALIKES.iter().enumerate().filter(is_in);
    found.fold(0, |sets, (number, _)| sets | 1 << number)
}
