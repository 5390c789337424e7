//! Which modules are fetched together: groups that cost the visits of a page least.
//!
//! A module that several parts share has to be there before any of them. Alone each would be a file
//! of its own, a thousand in all; all in one, every visit would fetch what it does not need. So the
//! two groups whose union costs least are joined, until joining any two would cost more than their
//! files do.

use std::collections::{BTreeMap, BTreeSet};

/// Parts that are fetched together, and how much a byte counts that is fetched with them.
struct Load {
    parts: &'static [&'static str],
    weight: i64,
}

const fn load(parts: &'static [&'static str], weight: i64) -> Load {
    Load { parts, weight }
}

/// What is fetched for a page, or in every game. The pages with the tightest budgets count most.
const LOADS: [Load; 6] = [
    load(&["learn", "desk"], 300),
    load(&["analyse"], 100),
    load(&["course"], 700),
    load(&["glossary"], 700),
    load(&["workshop"], 250),
    load(&["around"], 70),
];

/// Parts that many players fetch in the course of a game.
const FREQUENT: [&str; 5] = ["sitting", "settings", "library", "coach", "laws"];
const OF_FREQUENT: i64 = 5;
const OF_OTHERS: i64 = 1;

/// What one more file costs those who fetch it, in bytes before modules are optimized: it is asked
/// for, compiled, and compressed by itself.
const FILE: i64 = 13_000;
/// What it costs all others: its name and its digest stand in the script that every visit fetches.
const NAME: i64 = 400_000;

/// Loads, a bit for each.
type Loads = u64;

/// What is fetched together.
#[derive(Clone, Copy)]
struct Group {
    loads: Loads,
    size: i64,
}

impl Group {
    const fn with(self, other: Self) -> Self {
        Self {
            loads: self.loads | other.loads,
            size: self.size + other.size,
        }
    }
}

/// The cheapest union of a group with another one.
#[derive(Clone, Copy)]
struct Union {
    /// What it costs more than both groups apart.
    cost: i64,
    with: usize,
}

/// Whether a part is fetched together with another one whenever it is.
pub(super) fn is_fetched_with_another(part: &str) -> bool {
    let mut several = LOADS.iter().filter(|load| load.parts.len() > 1);
    several.any(|load| load.parts.contains(&part))
}

/// Puts modules into groups; each is given with the parts that need it.
///
/// # Panics
/// There are more than 64 parts.
pub(super) fn grouped(
    modules: &BTreeMap<String, Vec<&str>>,
    size_of: impl Fn(&str) -> u64,
) -> Vec<Vec<String>> {
    let weights = Weights::of(modules.values().flatten().copied());
    let mut by_loads = BTreeMap::<Loads, Vec<String>>::new();
    for (stem, users) in modules {
        let loads = weights.loads_of(users);
        by_loads.entry(loads).or_default().push(stem.clone());
    }
    let size = |stems: &[String]| stems.iter().map(|stem| size_of(stem).cast_signed()).sum();
    let mut groups: Vec<Group> = by_loads
        .iter()
        .map(|(&loads, stems)| Group {
            loads,
            size: size(stems),
        })
        .collect();
    let mut stems: Vec<Vec<String>> = by_loads.into_values().collect();
    let mut unions: Vec<Union> = (0..groups.len())
        .map(|place| weights.cheapest(&groups, place))
        .collect();
    while let Some((host, guest)) = next(&unions) {
        groups[host] = groups[host].with(groups[guest]);
        groups.swap_remove(guest);
        unions.swap_remove(guest);
        let joined = stems.swap_remove(guest);
        stems[host].extend(joined);
        renew(&mut unions, &groups, &weights, host, guest);
    }
    for group in &mut stems {
        group.sort();
    }
    stems.sort();
    stems
}

/// The two groups that are joined next, the earlier one first; none if that would cost more than it
/// saves.
fn next(unions: &[Union]) -> Option<(usize, usize)> {
    let (place, union) = unions
        .iter()
        .enumerate()
        .min_by_key(|(_, union)| union.cost)?;
    let pair = (place.min(union.with), place.max(union.with));
    (union.cost <= 0 && pair.0 != pair.1).then_some(pair)
}

/// Finds again what changed when the group `guest` went into `host` and the last one took its place.
fn renew(unions: &mut [Union], groups: &[Group], weights: &Weights, host: usize, guest: usize) {
    let moved = groups.len();
    for (place, known) in unions.iter_mut().enumerate() {
        if place == host || known.with == host || known.with == guest {
            *known = weights.cheapest(groups, place);
            continue;
        }
        if known.with == moved {
            known.with = guest;
        }
        let union = weights.union(groups, place, host);
        if union.cost < known.cost {
            *known = union;
        }
    }
}

/// How much a byte counts that is fetched with each load, those of [`LOADS`] first.
struct Weights {
    of: Vec<i64>,
    /// The parts that are loads of their own, after [`LOADS`].
    others: Vec<String>,
}

impl Weights {
    fn of<'a>(parts: impl Iterator<Item = &'a str>) -> Self {
        let is_other = |part: &&str| LOADS.iter().all(|load| !load.parts.contains(part));
        let others: BTreeSet<&str> = parts.filter(is_other).collect();
        let weight = |part: &&str| {
            if FREQUENT.contains(part) {
                OF_FREQUENT
            } else {
                OF_OTHERS
            }
        };
        let pages = LOADS.iter().map(|load| load.weight);
        let of: Vec<i64> = pages.chain(others.iter().map(weight)).collect();
        assert!(of.len() <= Loads::BITS as usize, "a bit for each load");
        Self {
            of,
            others: others.into_iter().map(str::to_owned).collect(),
        }
    }

    /// What loads a module that these parts need.
    fn loads_of(&self, users: &[&str]) -> Loads {
        let pages = LOADS
            .iter()
            .map(|load| load.parts.iter().any(|part| users.contains(part)));
        let others = self
            .others
            .iter()
            .map(|part| users.contains(&part.as_str()));
        pages
            .chain(others)
            .enumerate()
            .fold(0, |loads, (bit, is_one)| loads | Loads::from(is_one) << bit)
    }

    /// What a group costs all who fetch it, and those who only read its name.
    fn cost(&self, group: Group) -> i64 {
        let fetched: i64 = self
            .of
            .iter()
            .enumerate()
            .filter(|(bit, _)| group.loads >> bit & 1 == 1)
            .map(|(_, weight)| weight)
            .sum();
        fetched * (group.size + FILE) + NAME
    }

    fn union(&self, groups: &[Group], place: usize, with: usize) -> Union {
        let (one, other) = (groups[place], groups[with]);
        Union {
            cost: self.cost(one.with(other)) - self.cost(one) - self.cost(other),
            with,
        }
    }

    /// The cheapest union of the group at `place`; with itself if it is the only one.
    fn cheapest(&self, groups: &[Group], place: usize) -> Union {
        let others = (0..groups.len()).filter(|&with| with != place);
        let unions = others.map(|with| self.union(groups, place, with));
        unions.min_by_key(|union| union.cost).unwrap_or(Union {
            cost: 0,
            with: place,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::grouped;

    fn modules<'a>(list: &[(&str, &[&'a str])]) -> BTreeMap<String, Vec<&'a str>> {
        list.iter()
            .map(|(stem, users)| ((*stem).to_owned(), users.to_vec()))
            .collect()
    }

    #[test]
    fn what_the_same_pages_need_is_one_group() {
        let modules = modules(&[
            ("chunk_1", &["learn", "desk"]),
            ("chunk_2", &["course", "entry"]),
            ("chunk_3", &["learn"]),
            ("chunk_4", &["course", "entry"]),
        ]);
        let groups = grouped(&modules, |_| 100_000);
        assert_eq!(groups, [["chunk_1", "chunk_3"], ["chunk_2", "chunk_4"]]);
    }

    #[test]
    fn a_game_does_not_fetch_what_only_the_course_needs_for_the_sake_of_a_little() {
        let modules = modules(&[
            ("chunk_1", &["course", "entry"]),
            ("chunk_2", &["around", "course"]),
        ]);
        let large = grouped(
            &modules,
            |stem| if stem == "chunk_1" { 260_000 } else { 2_000 },
        );
        assert_eq!(large.len(), 2);
        let small = grouped(&modules, |_| 100);
        assert_eq!(small, [["chunk_1", "chunk_2"]]);
    }

    #[test]
    fn what_is_rarely_fetched_is_one_file_if_it_is_small() {
        let modules = modules(&[
            ("chunk_1", &["class", "link"]),
            ("chunk_2", &["link", "review"]),
            ("chunk_3", &["figures", "tuning"]),
        ]);
        assert_eq!(grouped(&modules, |_| 20_000).len(), 1);
        assert_eq!(grouped(&modules, |_| 900_000).len(), 3);
    }

    #[test]
    fn nothing_is_no_group() {
        assert!(grouped(&BTreeMap::new(), |_| 1).is_empty());
    }
}
