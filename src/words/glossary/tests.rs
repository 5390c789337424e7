//! The committed glossary, and what the reader refuses.

mod boards;
mod committed;
mod refused;
mod searching;

use super::Glossary;

/// The glossary that the page fetches.
fn english() -> Glossary {
    Glossary::parse(ENGLISH).expect("the committed glossary can be read")
}

const ENGLISH: &str = include_str!("../../../public/glossary/en.txt");

/// The addresses that a search finds, in order.
fn found<'a>(glossary: &'a Glossary, query: &str) -> Vec<&'a str> {
    let entries = glossary.search(query);
    entries
        .into_iter()
        .map(|entry| entry.slug.as_str())
        .collect()
}
