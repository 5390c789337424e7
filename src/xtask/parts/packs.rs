//! Packs: what several parts share, merged into one module for those visits that need it.
//!
//! The tool that cuts a program makes a module for each set of parts that share something, more than
//! a hundred. Most hold a few small functions; one by one they compress badly, and each costs the
//! script a line and the browser a compilation.

use std::collections::BTreeMap;
use std::path::Path;

use super::Part;
use crate::failure::Outcome;
use crate::wasm::Recipe;
use crate::{progress, tools};

/// The visits by their parts: those that a visit to the page fetches, whatever is done there. What
/// comes later is fetched for something that is done.
pub(super) const VISITS: [&[&str]; 5] = [
    &["learn", "desk"],
    &["analyse"],
    &["course"],
    &["glossary"],
    &["workshop"],
];

/// What playing shares with one of these pages is one pack, which all of them fetch: apart it would
/// be 6 % larger, and a visit that begins with playing is the most frequent one.
const SHARING: [&str; 2] = ["analyse", "workshop"];

/// How the tool names what parts share.
const SHARED: &str = "chunk_";

/// How it names what is a part's own.
pub(super) const OWN: &str = "split_";

/// A pack of less than this, in bytes before it is optimized, is no file of its own.
const SMALL: u64 = 30_000;

/// Packs of less than this that only what is done later needs are one file: each would cost every
/// visit a hundred bytes of its name and digests, and be hardly larger than that itself.
const TINY: u64 = 24_000;

/// Fetched by every visit that plays, though nothing waits for it: it shares only the tiniest packs.
const BESIDE_A_GAME: &str = "around";

/// What that is, in bytes before it is optimized.
const TINIEST: u64 = 6_000;

/// Modules that become one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Pack {
    /// Its name in the place of theirs: that of the parts whose own modules are in it, or a number.
    pub(super) name: String,
    stems: Vec<String>,
}

/// What is to become packs, by those who need it.
type Groups = BTreeMap<Vec<String>, Vec<String>>;

/// Puts what parts share into packs, and names these as what the parts need.
pub(super) fn pack(parts: &mut [Part], size_of: impl Fn(&str) -> u64) -> Vec<Pack> {
    let mut groups = Groups::new();
    let stems = parts.iter().flat_map(|part| &part.stems);
    let is_packed = |stem: &&String| stem.starts_with(SHARED) || is_of_shared_visit(stem);
    let mut shared: Vec<String> = stems.filter(is_packed).cloned().collect();
    shared.sort();
    shared.dedup();
    for stem in shared {
        groups.entry(users(&stem, parts)).or_default().push(stem);
    }
    join_small(&mut groups, &size_of);
    join_tiny(&mut groups, &size_of);
    let named = groups.into_values().enumerate().map(|(number, stems)| {
        let own: Vec<&str> = stems
            .iter()
            .filter_map(|stem| stem.strip_prefix(OWN))
            .collect();
        let name = if own.is_empty() {
            format!("pack_{number}")
        } else {
            own.join("_")
        };
        Pack { name, stems }
    });
    let packs: Vec<Pack> = named.collect();
    for part in parts {
        let needs = |pack: &&Pack| pack.stems.iter().any(|stem| part.stems.contains(stem));
        let mut stems: Vec<String> = packs
            .iter()
            .filter(needs)
            .map(|pack| pack.name.clone())
            .collect();
        stems.extend(
            part.stems
                .iter()
                .filter(|stem| packs.iter().all(|pack| !pack.stems.contains(stem)))
                .cloned(),
        );
        part.stems = stems;
    }
    packs
}

/// Whether a module is the own one of a part that is fetched together with another.
fn is_of_shared_visit(stem: &str) -> bool {
    let with_others = VISITS.iter().filter(|visit| visit.len() > 1);
    stem.strip_prefix(OWN).is_some_and(|part| {
        with_others
            .flat_map(|visit| *visit)
            .any(|other| *other == part)
    })
}

/// Lets small packs join those that the same visits need and the fewest others.
fn join_small(groups: &mut Groups, size_of: impl Fn(&str) -> u64) {
    let weight = |stems: &Vec<String>| stems.iter().map(|stem| size_of(stem)).sum::<u64>();
    let mut by_weight: Vec<Vec<String>> = groups.keys().cloned().collect();
    by_weight.sort_by_key(|users| weight(&groups[users]));
    for users in by_weight {
        if weight(&groups[&users]) >= SMALL {
            continue;
        }
        let is_wider = |other: &&Vec<String>| {
            other.len() > users.len() && users.iter().all(|user| other.contains(user))
        };
        let host = groups
            .keys()
            .filter(is_wider)
            .min_by_key(|other| other.len());
        if let Some(host) = host.cloned()
            && let Some(stems) = groups.remove(&users)
        {
            groups.entry(host).or_default().extend(stems);
        }
    }
}

/// Makes one pack of the tiny ones that no visit fetches at once.
fn join_tiny(groups: &mut Groups, size_of: impl Fn(&str) -> u64) {
    let is_of_visit = |user: &String| VISITS.iter().any(|visit| visit.join(" ") == *user);
    let is_tiny = |(users, stems): &(&Vec<String>, &Vec<String>)| {
        let weight: u64 = stems.iter().map(|stem| size_of(stem)).sum();
        let is_later = |user: &String| !is_of_visit(user);
        let is_beside = users.iter().any(|user| user == BESIDE_A_GAME);
        weight < if is_beside { TINIEST } else { TINY } && users.iter().all(is_later)
    };
    let tiny: Vec<Vec<String>> = groups
        .iter()
        .filter(is_tiny)
        .map(|(users, _)| users.clone())
        .collect();
    let mut stems: Vec<String> = tiny
        .iter()
        .filter_map(|users| groups.remove(users))
        .flatten()
        .collect();
    if stems.is_empty() {
        return;
    }
    let mut users: Vec<String> = tiny.into_iter().flatten().collect();
    users.sort();
    users.dedup();
    stems.sort();
    groups.entry(users).or_default().extend(stems);
}

/// The visits that need what several parts share, or those parts themselves if no visit does.
fn users(stem: &String, parts: &[Part]) -> Vec<String> {
    let users = parts.iter().filter(|part| part.stems.contains(stem));
    let users: Vec<&str> = users.map(|part| part.name.as_str()).collect();
    let visits = VISITS
        .iter()
        .filter(|visit| visit.iter().any(|part| users.contains(part)));
    let mut visits: Vec<String> = visits.map(|visit| visit.join(" ")).collect();
    let play = VISITS[0].join(" ");
    let is_of_play = visits.len() > 1 && visits.contains(&play);
    if is_of_play
        && visits
            .iter()
            .all(|visit| *visit == play || SHARING.contains(&visit.as_str()))
    {
        visits = [&play[..], SHARING[0], SHARING[1]]
            .map(str::to_owned)
            .into();
    }
    if visits.is_empty() {
        users.into_iter().map(str::to_owned).collect()
    } else {
        visits
    }
}

impl Pack {
    /// Merges the modules in the folder `bound` with `hub`, through which they share the memory.
    ///
    /// # Errors
    /// The tool fails.
    pub(super) fn merge(&self, bound: &Path, hub: &Path, merged: &Path) -> Outcome<()> {
        let mut command = tools::binaryen("wasm-merge", true);
        let recipe = Recipe::of_the_page()?;
        let features = recipe.optimizer().iter();
        command
            .args(features.filter(|option| option.starts_with("--enable-")))
            // Of no use to the tool: it says so of everything that a part imports.
            .arg("--quiet")
            .arg(hub)
            .arg("__wasm_split");
        for stem in &self.stems {
            command.arg(bound.join(format!("{stem}.wasm"))).arg(stem);
        }
        command.arg("-o").arg(merged);
        progress::output_of(&mut command).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, SMALL, TINIEST, pack};

    fn part(name: &str, stems: &[&str]) -> Part {
        Part {
            name: name.to_owned(),
            stems: stems.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn what_the_same_visits_need_is_one_pack() {
        let mut parts = [
            part("learn", &["chunk_1", "chunk_2", "chunk_3", "split_learn"]),
            part("desk", &["chunk_1", "split_desk"]),
            part("analyse", &["chunk_3", "split_analyse"]),
            part("entry", &["chunk_2", "chunk_4", "split_entry"]),
            part("export", &["chunk_4", "split_export"]),
        ];
        let packs = pack(&mut parts, |_| SMALL);
        let stems: Vec<&[String]> = packs.iter().map(|pack| pack.stems.as_slice()).collect();
        let (analyse, later) = (["chunk_3"], ["chunk_4"]);
        let play = ["chunk_1", "chunk_2", "split_desk", "split_learn"];
        assert_eq!(stems, [&later[..], &play, &analyse]);
        assert_eq!(parts[0].stems, ["desk_learn", "pack_2"]);
        assert_eq!(parts[2].stems, ["pack_2", "split_analyse"]);
        assert_eq!(parts[3].stems, ["pack_0", "desk_learn", "split_entry"]);
    }

    #[test]
    fn what_playing_shares_with_analysis_or_the_builder_is_one_pack() {
        let mut parts = [
            part("learn", &["chunk_1", "chunk_2", "chunk_3", "split_learn"]),
            part("analyse", &["chunk_1", "chunk_3", "split_analyse"]),
            part("workshop", &["chunk_2", "split_workshop"]),
            part("glossary", &["chunk_3", "split_glossary"]),
        ];
        let packs = pack(&mut parts, |_| SMALL);
        let stems: Vec<&[String]> = packs.iter().map(|pack| pack.stems.as_slice()).collect();
        let (all, shared) = (["chunk_3"], ["chunk_1", "chunk_2"]);
        assert_eq!(stems, [&["split_learn"][..], &all, &shared]);
        assert_eq!(parts[2].stems, ["pack_2", "split_workshop"]);
    }

    fn later() -> [Part; 7] {
        [
            part("entry", &["chunk_1", "chunk_3", "split_entry"]),
            part("export", &["chunk_1", "chunk_2", "split_export"]),
            part("class", &["chunk_2", "chunk_3", "split_class"]),
            part("around", &["chunk_4", "split_around"]),
            part("laws", &["chunk_4", "split_laws"]),
            part("workshop", &["chunk_5", "split_workshop"]),
            part("analyse", &["chunk_5", "split_analyse"]),
        ]
    }

    #[test]
    fn tiny_packs_that_come_later_are_one() {
        let mut parts = later();
        let packs = pack(&mut parts, |_| 1);
        let stems: Vec<&[String]> = packs.iter().map(|pack| pack.stems.as_slice()).collect();
        let (visits, later) = (["chunk_5"], ["chunk_1", "chunk_2", "chunk_3", "chunk_4"]);
        assert_eq!(stems, [&visits[..], &later]);
        assert_eq!(parts[0].stems, ["pack_1", "split_entry"]);
        assert_eq!(parts[3].stems, ["pack_1", "split_around"]);
    }

    #[test]
    fn what_every_game_fetches_shares_only_the_tiniest_packs() {
        let mut parts = later();
        let packs = pack(&mut parts, |_| TINIEST);
        let stems: Vec<&[String]> = packs.iter().map(|pack| pack.stems.as_slice()).collect();
        let (visits, later) = (["chunk_5"], ["chunk_1", "chunk_2", "chunk_3"]);
        assert_eq!(stems, [&visits[..], &["chunk_4"], &later]);
        assert_eq!(parts[3].stems, ["pack_1", "split_around"]);
    }

    #[test]
    fn a_small_pack_joins_that_of_some_more_visits() {
        let mut parts = [
            part("workshop", &["chunk_1", "chunk_2", "split_workshop"]),
            part("analyse", &["chunk_1", "split_analyse"]),
        ];
        let packs = pack(&mut parts, |stem| if stem == "chunk_2" { 1 } else { SMALL });
        assert_eq!(packs.len(), 1);
        assert_eq!(packs[0].stems, ["chunk_1", "chunk_2"]);
        assert_eq!(parts[1].stems, ["pack_0", "split_analyse"]);
    }
}
