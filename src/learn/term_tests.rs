//! The terms of the glossary and the lessons that teach them lead to each other.

use std::collections::{BTreeMap, BTreeSet};

use words::Glossary;

use crate::tests::COURSE;

const GLOSSARY: &str = include_str!("../../public/glossary/en.txt");
/// How a lesson leads to a term.
const TERM: &str = "#/glossary/";

#[test]
fn every_term_names_the_lessons_that_lead_to_it() {
    let glossary = Glossary::parse(GLOSSARY).expect("the glossary is read elsewhere");
    let mut taught = BTreeMap::<&str, BTreeSet<String>>::new();
    for (address, lesson) in COURSE.iter() {
        for term in lesson
            .links()
            .into_iter()
            .filter_map(|it| it.strip_prefix(TERM))
        {
            assert!(glossary.find(term).is_some(), "{address}: {term}");
            let line = format!("lesson {address} {}", lesson.head.title);
            taught.entry(term).or_default().insert(line);
        }
    }
    assert!(taught.len() > 40, "{}", taught.len());
    for entry in glossary.entries() {
        let named = entry.lessons.iter();
        let named: BTreeSet<String> = named
            .map(|(address, title)| format!("lesson {address} {title}"))
            .collect();
        let expected = taught.remove(&*entry.slug).unwrap_or_default();
        assert_eq!(named, expected, "{}", entry.slug);
    }
}
