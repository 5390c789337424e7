//! Finding entries by typed text.

use super::entry::Entry;

/// A name shorter than this is not looked for at the beginning of a query: "K" does not begin
/// "kingside".
const SHORTEST_STEM: usize = 3;

/// How well an entry fits, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fit {
    Name,
    NameBegins,
    BeginsWithName,
    WordOfName,
    Words,
}

impl Fit {
    const ALL: [Self; 5] = [
        Self::Name,
        Self::NameBegins,
        Self::BeginsWithName,
        Self::WordOfName,
        Self::Words,
    ];
}

/// The entries that fit a query, the best first.
pub(super) fn search<'a>(entries: &'a [Entry], query: &str) -> Vec<&'a Entry> {
    let query = plain(query);
    if query.is_empty() {
        return Vec::new();
    }
    let fits: Vec<(Option<Fit>, &Entry)> = entries
        .iter()
        .map(|entry| (fit(entry, &query), entry))
        .collect();
    // Group by group, each in the order of the text; a sort would only be a larger program.
    let group = |wanted| fits.iter().filter(move |(fit, _)| *fit == Some(wanted));
    Fit::ALL
        .into_iter()
        .flat_map(group)
        .map(|(_, entry)| *entry)
        .collect()
}

/// The entries one of whose names is the query.
pub(super) fn named<'a>(entries: &'a [Entry], query: &str) -> Vec<&'a Entry> {
    let query = plain(query);
    let is_called = |entry: &&Entry| entry.names().any(|name| plain(name) == query);
    entries.iter().filter(is_called).collect()
}

fn fit(entry: &Entry, query: &str) -> Option<Fit> {
    let by_name = entry
        .names()
        .filter_map(|name| fit_name(&plain(name), query));
    by_name.min().or_else(|| {
        let prose = [&entry.definition].into_iter().chain(&entry.details);
        let text = plain(&prose.map(|prose| prose.plain() + " ").collect::<String>());
        query
            .split(' ')
            .all(|word| words(&text).any(|other| other.starts_with(word)))
            .then_some(Fit::Words)
    })
}

fn fit_name(name: &str, query: &str) -> Option<Fit> {
    if name == query {
        Some(Fit::Name)
    } else if name.starts_with(query) {
        Some(Fit::NameBegins)
    } else if name.len() >= SHORTEST_STEM && query.starts_with(name) {
        Some(Fit::BeginsWithName)
    } else if words(name).any(|word| word.starts_with(query)) {
        Some(Fit::WordOfName)
    } else {
        None
    }
}

/// Small letters, single spaces, no hyphens, one kind of apostrophe.
///
/// Only the letters of English are made small: the tables of all others would weigh more than the
/// rest of the glossary's program.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            ' ' | '-' if plain.is_empty() || plain.ends_with(' ') => {}
            ' ' | '-' => plain.push(' '),
            '\u{2019}' => plain.push('\''),
            'ć' | 'č' => plain.push('c'),
            'é' | 'è' => plain.push('e'),
            _ => plain.push(letter.to_ascii_lowercase()),
        }
    }
    plain.truncate(plain.trim_end_matches(' ').len());
    plain
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    // The apostrophe belongs to its word; dashes and quotation marks of print do not.
    let is_between = |letter: char| match letter {
        '\'' => false,
        ' ' | '\u{2010}'..='\u{2027}' => true,
        _ => letter.is_ascii_punctuation(),
    };
    text.split(is_between).filter(|word| !word.is_empty())
}
