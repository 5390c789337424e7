//! Finding entries by what somebody types.

use super::Entry;

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

/// The entries that fit a query, the best first.
pub(super) fn search<'a>(entries: &'a [Entry], query: &str) -> Vec<&'a Entry> {
    let query = plain(query);
    if query.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Fit, &Entry)> = entries
        .iter()
        .filter_map(|entry| Some((fit(entry, &query)?, entry)))
        .collect();
    // The sort is stable: within a group the order of the text holds.
    found.sort_by_key(|(fit, _)| *fit);
    found.into_iter().map(|(_, entry)| entry).collect()
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
fn plain(text: &str) -> String {
    let small = text.to_lowercase().replace('’', "'");
    let words: Vec<&str> = small
        .split([' ', '-'])
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '\'')
        .filter(|word| !word.is_empty())
}
