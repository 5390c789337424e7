//! The committed glossary is complete and consistent.

use std::collections::{BTreeMap, BTreeSet};

use super::super::AliasOwner;
use super::{ENGLISH, english};

/// What the page may fetch, in bytes.
const LARGEST: usize = 60_000;

#[test]
fn the_file_is_small_and_plain_enough_to_fetch() {
    assert!(ENGLISH.len() <= LARGEST, "{}", ENGLISH.len());
    for (index, line) in ENGLISH.lines().enumerate() {
        assert!(
            !line.contains('\t') && !line.ends_with(' '),
            "line {}",
            index + 1
        );
    }
}

#[test]
fn every_link_leads_to_another_entry() {
    let glossary = english();
    for entry in glossary.entries() {
        let links = entry.prose().flat_map(|prose| prose.links());
        for slug in links.chain(entry.see.iter().map(String::as_str)) {
            assert!(
                glossary.find(slug).is_some(),
                "{} links to {slug}",
                entry.slug
            );
            assert_ne!(slug, entry.slug, "an entry does not link to itself");
        }
        let further: BTreeSet<&String> = entry.see.iter().collect();
        assert_eq!(further.len(), entry.see.len(), "{}", entry.slug);
    }
}

#[test]
fn every_entry_can_be_reached_from_another() {
    let glossary = english();
    let linked: BTreeSet<&str> = glossary
        .entries()
        .iter()
        .flat_map(|entry| {
            let links = entry.prose().flat_map(|prose| prose.links());
            links.chain(entry.see.iter().map(String::as_str))
        })
        .collect();
    for entry in glossary.entries() {
        assert!(
            linked.contains(entry.slug.as_str()),
            "nothing leads to {}",
            entry.slug
        );
    }
}

#[test]
fn a_name_belongs_to_one_entry_unless_all_its_owners_share_it() {
    let glossary = english();
    let mut owners: BTreeMap<String, Vec<(&str, AliasOwner)>> = BTreeMap::new();
    for entry in glossary.entries() {
        let title = [(entry.title.as_str(), AliasOwner::One)];
        let aliases = entry
            .aliases
            .iter()
            .map(|alias| (alias.name.as_str(), alias.owner));
        for (name, owner) in title.into_iter().chain(aliases) {
            let key = name.to_lowercase();
            owners.entry(key).or_default().push((&entry.slug, owner));
        }
    }
    for (name, owners) in owners {
        let shared = owners
            .iter()
            .filter(|(_, owner)| *owner == AliasOwner::Several);
        match owners.len() {
            1 => assert_eq!(shared.count(), 0, "{name} is shared with nobody"),
            several => assert_eq!(shared.count(), several, "{name}: {owners:?}"),
        }
    }
}

#[test]
fn every_term_of_the_books_and_every_motif_has_an_entry() {
    let glossary = english();
    let rows: Vec<(&str, Vec<&str>)> = include_str!("../../../../tests/data/glossary.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (id, slugs) = line.split_once(' ').expect("an id and entries");
            (id, slugs.split(' ').collect())
        })
        .collect();
    let terms: BTreeSet<&str> = rows
        .iter()
        .filter(|(id, _)| id.contains("-term-"))
        .map(|(id, _)| *id)
        .collect();
    assert_eq!(terms.len(), 59);
    for (id, slugs) in rows {
        for slug in slugs {
            assert!(glossary.find(slug).is_some(), "{id} needs {slug}");
        }
    }
}

#[test]
fn definitions_are_short_sentences() {
    for entry in english().entries() {
        let slug = &entry.slug;
        let definition = entry.definition.plain();
        let sentences = definition.matches(". ").count() + 1;
        assert!(
            (40..=420).contains(&definition.len()),
            "{slug}: {}",
            definition.len()
        );
        assert!(sentences <= 4, "{slug}: {sentences} sentences");
        for prose in entry.prose() {
            let text = prose.plain();
            assert!(text.ends_with(['.', '?']), "{slug}: {text}");
            let first = text.chars().next().expect("prose is not empty");
            assert!(!first.is_lowercase(), "{slug}: {text}");
            assert!(!text.contains("  "), "{slug}: {text}");
        }
        let notes = entry
            .details
            .iter()
            .chain(entry.notes.iter().map(|note| &note.text));
        for prose in notes {
            assert!(prose.plain().len() <= 260, "{slug}: {}", prose.plain());
        }
        if let Some(diagram) = &entry.diagram {
            let effect = diagram.example.as_ref().map(|example| &example.effect);
            for prose in [&diagram.caption].into_iter().chain(effect) {
                assert!(prose.plain().len() <= 120, "{slug}: {}", prose.plain());
            }
        }
    }
}
