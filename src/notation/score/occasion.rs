//! Where and when a game was played, as a line over it says: "Played at Paris, 1858", "Berlin, October
//! 1846", "Hastings 1895".
//!
//! Only a line that is nothing else counts. A sentence may well name a town and a year of which the game
//! knows nothing.

mod date;

use std::ops::Range;

use date::{date, month};

use super::item::Gap;
use super::page::{LineKind, Page};
use crate::part;

/// How many lines over a game are looked at.
const MOST_LINES: usize = 10;

/// A longer line is a sentence, in words.
const LONGEST_LINE: usize = 16;

/// How many words the name of a place has at most.
const LONGEST_PLACE: usize = 4;

/// What a line over a game says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The place, as printed.
    pub site: Option<String>,
    /// The date as PGN has it: `1846.10.??`.
    pub date: Option<String>,
}

/// Finds the line that stands nearest to a game, among the items before its first move; `names` are words
/// that are known to be something else.
pub(super) fn of(page: &Page<'_>, items: Range<usize>, names: &[&str]) -> Occasion {
    let lines = page.lines_from(items.start);
    let lines = &lines[..lines.partition_point(|line| line.items.start < items.end)];
    for (place, line) in lines.iter().enumerate().rev().take(MOST_LINES) {
        let line_items = line.items.start..line.items.end.min(items.end);
        if line_items.is_empty() {
            continue;
        }
        // A line of a paragraph goes on with the line above, or the line below with it.
        let goes_on = |at: usize| {
            lines.get(at).is_some_and(|line| {
                line.kind == LineKind::Prose && page.gap(line.items.start) == Gap::Line
            })
        };
        // Nor does a line that goes on with a sentence above it stand for itself.
        let is_open = place.checked_sub(1).is_some_and(|above| {
            let above = &lines[above];
            above.kind == LineKind::Prose && !ends_here(page, &above.items)
        });
        let is_part = goes_on(place + 1) && !ends_here(page, &line_items)
            || page.gap(line.items.start) == Gap::Line && is_open;
        // Columns side by side are read one after the other, not as the text has them.
        let last = page.items[line_items.end - 1].span.end;
        let words = page
            .text
            .get(page.byte(line_items.start)..last)
            .unwrap_or_default();
        if is_part || words.split_whitespace().count() > LONGEST_LINE {
            continue;
        }
        let found = parts(words).into_iter().find_map(|part| read(part, names));
        if let Some(found) = found {
            return found;
        }
    }
    Occasion::default()
}

fn ends_here(page: &Page<'_>, items: &Range<usize>) -> bool {
    page.phrase(items.clone()).ends_with(['.', ')', ']'])
}

/// The parts of a line that stand for themselves: between full stops, dashes and brackets.
fn parts(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, letter) in line.char_indices() {
        let is_end = match letter {
            '(' | ')' | '[' | ']' | '—' | '–' | ';' => true,
            '.' => {
                let word = line[start..at]
                    .rsplit([' ', ','])
                    .next()
                    .unwrap_or_default();
                !is_short(word)
            }
            _ => false,
        };
        if is_end {
            parts.push(&line[start..at]);
            start = at + letter.len_utf8();
        }
    }
    parts.push(&line[start..]);
    parts
}

/// Whether the stop behind a word is its own: "Oct.", "St.", "3.".
fn is_short(word: &str) -> bool {
    let is_number = part::has_digit(word);
    month(word).is_some()
        || is_any(word, &["st", "ste", "mr", "mrs", "dr", "no", "vol"])
        || word.chars().count() == 1
        || is_number && word.len() < 4
}

/// Reads a part of a line that says nothing but a place and a time.
fn read(part: &str, names: &[&str]) -> Option<Occasion> {
    let is_gap = |letter: char| letter.is_whitespace() || letter == ',' || letter == ':';
    let words: Vec<&str> = part
        .split(is_gap)
        .map(|word| word.trim_matches(['"', '“', '”', '_', '*']))
        .filter(|word| !word.is_empty())
        .collect();
    let (is_led_in, rest) = match words[..] {
        [first, preposition, ref rest @ ..]
            if is_any(first, &PLAYED)
                && is_any(preposition, &["at", "in", "zu", "à", "en", "a"]) =>
        {
            (true, rest)
        }
        [preposition, ref rest @ ..] if is_any(preposition, &["at", "zu"]) => (true, rest),
        ref rest => (false, rest),
    };
    let rest = match rest {
        [article, after @ ..] if is_led_in && is_any(article, &["the", "der", "dem"]) => after,
        rest => rest,
    };
    let place_end = rest
        .iter()
        .position(|word| !is_place_word(word))
        .unwrap_or(rest.len());
    // "Paris May 1858": a month is no town.
    let place_end = rest[..place_end]
        .iter()
        .position(|word| month(word).is_some())
        .unwrap_or(place_end);
    // "Paris le 8 septembre": the article is that of the date.
    let is_capital = |word: &&str| word.starts_with(char::is_uppercase);
    let place_end = rest[..place_end]
        .iter()
        .rposition(is_capital)
        .map_or(0, |last| last + 1);
    let (place, when) = rest.split_at(place_end);
    let date = date(when);
    if !when.is_empty() && date.is_none() {
        return None;
    }
    let is_named = names.iter().any(|name| {
        place.iter().any(|word| {
            let word = word.trim_end_matches('.');
            name.split_whitespace()
                .any(|part| part.trim_end_matches(['.', ',']).eq_ignore_ascii_case(word))
        })
    });
    let is_other = place
        .iter()
        .any(|word| is_any(word.trim_end_matches('.'), &NO_PLACES));
    if place.len() > LONGEST_PLACE || is_named || is_other {
        return None;
    }
    let Some(last) = place.last() else {
        // A year alone may be the number of a page.
        let date = date.filter(|date| !date.ends_with("??.??"))?;
        return Some(Occasion {
            site: None,
            date: Some(date),
        });
    };
    if !is_led_in {
        date.as_ref()?;
        // Heads of pages stand in capitals: "CHESS PRAXIS 1860".
        let is_head = place.len() > 1
            && place
                .iter()
                .all(|word| word.chars().all(|letter| !letter.is_lowercase()));
        if is_head && !part::has_letter(part, ',') {
            return None;
        }
    }
    let start = place[0].as_ptr() as usize - part.as_ptr() as usize;
    let end = last.as_ptr() as usize - part.as_ptr() as usize + last.len();
    let site = part[start..end]
        .trim_end_matches(['.', '"', '”'])
        .to_owned();
    (site.chars().count() > 1).then_some(Occasion {
        site: Some(site),
        date,
    })
}

/// Words that say that a game was played.
const PLAYED: [&str; 9] = [
    "played",
    "contested",
    "gespielt",
    "jouée",
    "jouee",
    "jugada",
    "blindfold",
    "won",
    "lost",
];

/// Words with a capital that are in headings and name no place.
const NO_PLACES: [&str; 46] = [
    "game",
    "games",
    "partie",
    "partida",
    "chapter",
    "section",
    "page",
    "vol",
    "no",
    "number",
    "opening",
    "gambit",
    "defence",
    "defense",
    "attack",
    "match",
    "tournament",
    "congress",
    "chess",
    "white",
    "black",
    "mr",
    "messrs",
    "herr",
    "m",
    "between",
    "the",
    "first",
    "second",
    "third",
    "diagram",
    "book",
    "part",
    "handbook",
    "chronicle",
    "magazine",
    "review",
    "praxis",
    "copyright",
    "problem",
    "note",
    "notes",
    "edition",
    "variation",
    "sicilian",
    "evans",
];

fn is_any(word: &str, words: &[&str]) -> bool {
    words.iter().any(|other| other.eq_ignore_ascii_case(word))
}

/// Whether a word can be part of the name of a place.
fn is_place_word(word: &str) -> bool {
    let is_small = is_any(
        word,
        &[
            "am", "de", "la", "le", "del", "an", "der", "sur", "upon", "on", "der", "und",
        ],
    ) && word.starts_with(char::is_lowercase);
    let letters = |letter: char| letter.is_alphabetic() || part::has_letter("'’-.&", letter);
    is_small || word.starts_with(char::is_uppercase) && word.chars().all(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the parts of a line say.
    fn line(line: &str) -> Option<(String, String)> {
        let found = parts(line)
            .into_iter()
            .find_map(|part| read(part, &["Mr. Morphy"]))?;
        Some((
            found.site.unwrap_or_default(),
            found.date.unwrap_or_default(),
        ))
    }

    #[test]
    fn a_heading_says_where_and_when() {
        for (text, site, date) in [
            ("Played at Paris, 1858.", "Paris", "1858.??.??"),
            ("Berlin, October 1846", "Berlin", "1846.10.??"),
            ("Hastings 1895", "Hastings", "1895.??.??"),
            ("(New York, Oct. 10th, 1857.)", "New York", "1857.10.10"),
            (
                "GAME XLI. Played at Simpson's in the year 1868.",
                "Simpson's",
                "1868.??.??",
            ),
            (
                "GAME IV.—Played in London, June 1851.",
                "London",
                "1851.06.??",
            ),
            (
                "Gespielt zu Breslau, den 3. Mai 1862",
                "Breslau",
                "1862.05.03",
            ),
            ("Partida jugada en La Habana, 1883", "", ""),
            ("Jugada en La Habana, 1883", "La Habana", "1883.??.??"),
            ("Jouée à Paris le 8 septembre 1842.", "Paris", "1842.09.08"),
            ("St. Petersburg, 1914.", "St. Petersburg", "1914.??.??"),
            ("Played at Purssell's", "Purssell's", ""),
            ("October 10, 1857", "", "1857.10.10"),
            (
                "Played at the Bristol Athenæum, 14th of March, 1857",
                "Bristol Athenæum",
                "1857.03.14",
            ),
            (
                "at the Bristol Athenæum, 14th of March, 1857.",
                "Bristol Athenæum",
                "1857.03.14",
            ),
            ("Gespielt in Altona am 3. Mai 1861.", "Altona", "1861.05.03"),
        ] {
            let found = line(text).unwrap_or_default();
            assert_eq!(found, (site.to_owned(), date.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_sentence_says_nothing() {
        for text in [
            "In 1858 Morphy came to Paris and won.",
            "This game was played at Paris in 1858.",
            "Morphy 1858",
            "Chess Praxis, 1860",
            "CHESS PLAYER 1847",
            "1858",
            "Page 1858",
            "White. Black.",
            "London",
            "Ruy Lopez",
            "Played at odds",
            "Paris, 1858 to 1859",
        ] {
            assert_eq!(line(text), None, "{text}");
        }
    }
}
