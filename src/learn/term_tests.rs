//! The terms of the glossary, the topics of the laws and the lessons that teach them lead to each other.

use std::collections::{BTreeMap, BTreeSet};

use conduct::Topic;
use words::Glossary;

use crate::tests::COURSE;

const GLOSSARY: &str = include_str!("../../public/glossary/en.txt");
/// How a lesson leads to a term.
const TERM: &str = "#/glossary/";
/// How a lesson leads to a topic of the laws.
const LAW: &str = "#/laws/";

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

#[test]
fn every_topic_of_the_laws_names_the_lessons_that_lead_to_it() {
    let mut taught = BTreeMap::<String, Vec<(String, String)>>::new();
    for (address, lesson) in COURSE.iter() {
        for link in lesson.links() {
            let Some(topic) = link.strip_prefix(LAW) else {
                continue;
            };
            let lessons = taught.entry(topic.to_owned()).or_default();
            let lesson = (address.clone(), lesson.head.title.clone());
            if !lessons.contains(&lesson) {
                lessons.push(lesson);
            }
        }
    }
    for topic in Topic::ALL {
        let lessons = taught.remove(topic.name()).unwrap_or_default();
        assert!(!lessons.is_empty(), "no lesson leads to {topic}");
        let named: Vec<(String, String)> = words::law_lessons(topic)
            .map(|(address, title)| (address.to_owned(), title))
            .collect();
        assert_eq!(named, lessons, "{topic}");
    }
    assert!(taught.is_empty(), "{taught:?}");
}
