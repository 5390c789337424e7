//! Packs: what several parts share, merged into one module for those visits that need it.
//!
//! The tool that cuts a program makes a module for each set of parts that share something, about a
//! thousand. Most hold a few small functions; one by one they compress badly, and each costs the
//! script a line and the browser a compilation.

use std::collections::BTreeMap;
use std::path::Path;

use super::groups;
use super::part::Part;
use crate::failure::Outcome;
use crate::wasm::Recipe;
use crate::{progress, tools};

/// How the tool names what parts share.
const SHARED: &str = "chunk_";

/// How it names what is a part's own.
pub(super) const OWN: &str = "split_";

/// Modules that become one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Pack {
    /// Its name in the place of theirs: that of the parts whose own modules are in it, or a number.
    pub(super) name: String,
    stems: Vec<String>,
}

/// Puts what parts share into packs, and names these as what the parts need.
pub(super) fn pack(parts: &mut [Part], size_of: impl Fn(&str) -> u64) -> Vec<Pack> {
    let stems = parts.iter().flat_map(|part| &part.stems);
    let is_packed = |stem: &&String| stem.starts_with(SHARED) || is_of_shared_load(stem);
    let users = |stem: &String| {
        let users = parts.iter().filter(|part| part.stems.contains(stem));
        users.map(|part| part.name.as_str()).collect()
    };
    let modules: BTreeMap<String, Vec<&str>> = stems
        .filter(is_packed)
        .map(|stem| (stem.clone(), users(stem)))
        .collect();
    let groups = groups::grouped(&modules, size_of);
    let named = groups.into_iter().enumerate().map(|(number, stems)| {
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
fn is_of_shared_load(stem: &str) -> bool {
    stem.strip_prefix(OWN)
        .is_some_and(groups::is_fetched_with_another)
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
    use super::{Part, pack};

    fn part(name: &str, stems: &[&str]) -> Part {
        Part {
            name: name.to_owned(),
            stems: stems.iter().map(ToString::to_string).collect(),
        }
    }

    #[test]
    fn parts_need_packs_in_the_place_of_what_they_share() {
        let mut parts = [
            part("learn", &["chunk_1", "chunk_2", "chunk_3", "split_learn"]),
            part("desk", &["chunk_1", "split_desk"]),
            part("course", &["chunk_3", "split_course"]),
            part("entry", &["chunk_2", "chunk_4", "split_entry"]),
            part("export", &["chunk_4", "split_export"]),
        ];
        let packs = pack(&mut parts, |_| 9_000_000);
        let stems: Vec<&[String]> = packs.iter().map(|pack| pack.stems.as_slice()).collect();
        let (play, course, later) = (
            ["chunk_1", "split_desk", "split_learn"],
            ["chunk_3"],
            ["chunk_4"],
        );
        assert_eq!(stems, [&play[..], &["chunk_2"], &course, &later]);
        assert_eq!(parts[0].stems, ["desk_learn", "pack_1", "pack_2"]);
        assert_eq!(parts[1].stems, ["desk_learn"]);
        assert_eq!(parts[2].stems, ["pack_2", "split_course"]);
        assert_eq!(parts[3].stems, ["pack_1", "pack_3", "split_entry"]);
    }
}
