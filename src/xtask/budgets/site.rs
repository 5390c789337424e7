//! What visits to the site fetch, by the page that they begin with.

use std::path::Path;

use super::loader;
use crate::failure::{Failure, Outcome, read_text};
use crate::sizes::{Sizes, measure, print_row, print_row_limit, within};
use crate::{parts, precache, styles};

/// The most that the program may weigh with which a first legal move is made.
const MAIN_LIMIT: u64 = 125_000;
/// The most that all files may weigh that a first visit fetches before it is ready for a move.
const FIRST_VISIT_LIMIT: u64 = 165_000;
/// The most that all of the program may weigh that playing needs.
const PLAY_LIMIT: u64 = 225_000;
/// The most that it may weigh with what every game fetches besides, though nothing waits for it.
const GAME_LIMIT: u64 = 300_000;
/// The most that a part may weigh that brings a feature, not a page.
const PART_LIMIT: u64 = 40_000;

/// The parts that a game needs besides the main one: its laws, its actions, its list of moves. What is
/// convenient beside it, such as arrows, has the limit of a feature.
const GAME_PARTS: [&str; 2] = ["learn", "desk"];

/// The part with what is convenient beside a game.
const CONVENIENCE: &str = "around";

/// The parts whose pages a visit may begin with, each with the most that all files may weigh that
/// it fetches until it is drawn and nothing has been done yet.
const LANDINGS: [(&str, u64); 4] = [
    ("analyse", 350_000),
    ("course", 480_000),
    ("glossary", 200_000),
    ("workshop", 350_000),
];

/// The sizes of files that are fetched together.
struct Table {
    sizes: Vec<(String, Sizes)>,
}

impl Table {
    fn of(folder: &Path, files: &[String]) -> Outcome<Self> {
        let sizes = measure(folder, files)?;
        Ok(Self {
            sizes: files.iter().cloned().zip(sizes).collect(),
        })
    }

    fn print(&self, title: &str) {
        println!("\n{title}, in bytes");
        println!("{:<44} {:>9} {:>9} {:>9}", "", "raw", "gzip 9", "brotli 11");
        for (file, sizes) in &self.sizes {
            print_row(file, *sizes);
        }
        print_row("total", self.total());
    }

    fn total(&self) -> Sizes {
        let all = self.sizes.iter();
        all.fold(Sizes::default(), |total, (_, sizes)| Sizes {
            raw: total.raw + sizes.raw,
            gzip: total.gzip + sizes.gzip,
            brotli: total.brotli + sizes.brotli,
        })
    }

    /// What the program itself weighs.
    fn wasm(&self) -> u64 {
        let wasm = self
            .sizes
            .iter()
            .filter(|(file, _)| file.ends_with(".wasm"));
        wasm.map(|(_, sizes)| sizes.brotli).sum()
    }
}

/// What the parts of a visit weigh, in bytes after brotli 11.
#[derive(Debug, Clone, Default)]
struct Weights {
    first_visit: u64,
    main: u64,
    play: u64,
    game: u64,
    /// Landings on pages, each by its part with its limit.
    landings: Vec<(&'static str, u64, u64)>,
    /// Parts that bring a feature.
    features: Vec<(String, u64)>,
}

impl Weights {
    /// Passes on the first limit that is exceeded.
    fn check(&self) -> Outcome<()> {
        let mut outcome = within("the first visit", self.first_visit, FIRST_VISIT_LIMIT)
            .and(within("the main program", self.main, MAIN_LIMIT))
            .and(within("all parts of play", self.play, PLAY_LIMIT))
            .and(within("all that a game fetches", self.game, GAME_LIMIT));
        for (part, weight, limit) in &self.landings {
            outcome = outcome.and(within(&format!("landing on {part}"), *weight, *limit));
        }
        for (part, weight) in &self.features {
            outcome = outcome.and(within(&format!("the part {part}"), *weight, PART_LIMIT));
        }
        outcome
    }
}

/// Prints what visits to the site in `folder` fetch.
///
/// # Errors
/// A limit is exceeded, or the sizes cannot be measured.
pub(super) fn check(folder: &Path) -> Outcome<()> {
    let page = read_text(&folder.join("index.html"))?;
    let mut files = vec!["index.html".to_owned()];
    files.extend(precache::first_files(folder)?);
    files.push(precache::FILE.to_owned());
    let first = Table::of(folder, &files)?;
    first.print("First visit");
    print_row_limit("limit for the total", FIRST_VISIT_LIMIT);
    print_row_limit("limit for the main program", MAIN_LIMIT);

    let all = Table::of(folder, &parts::all_files(folder)?)?;
    all.print("Parts of the program");
    print_row_limit("limit for a part that brings a feature", PART_LIMIT);
    let used_by = parts::used_by(folder)?;
    let of_parts = |names: &[&str]| -> u64 {
        let is_used = |file: &String| {
            used_by
                .iter()
                .any(|(part, files)| names.contains(&part.as_str()) && files.contains(file))
        };
        let sizes = all.sizes.iter().filter(|(file, _)| is_used(file));
        sizes.map(|(_, sizes)| sizes.brotli).sum()
    };
    let play = first.wasm() + of_parts(&GAME_PARTS);
    println!("{:<44} {play:>29}", "main program and all parts of play");
    print_row_limit("limit for them", PLAY_LIMIT);
    let game = first.wasm() + of_parts(&[&GAME_PARTS[..], &[CONVENIENCE]].concat());
    println!("{:<44} {game:>29}", "with what is convenient beside a game");
    print_row_limit("limit for that", GAME_LIMIT);

    let mut landings = Vec::new();
    for (part, limit) in LANDINGS {
        let Some(own) = parts::announced(&page, part) else {
            return Err(Failure::new(format!(
                "index.html does not announce the part {part}"
            )));
        };
        let mut files = files.clone();
        files.extend(own);
        files.extend(styles::in_site_for(folder, part)?);
        let landing = Table::of(folder, &files)?.total();
        print_row(&format!("landing on {part}, in all"), landing);
        let preview = if part == "workshop" { loader::LIMIT } else { 0 };
        if preview > 0 {
            println!(
                "{:<44} {preview:>29}",
                "and the loader of its preview, at most"
            );
        }
        print_row_limit("limit for it", limit);
        landings.push((part, landing.brotli + preview, limit));
    }
    let is_feature = |part: &str| {
        let has_page = LANDINGS.iter().any(|(page, _)| *page == part);
        !has_page && !GAME_PARTS.contains(&part)
    };
    let own_weight = |files: &[String]| {
        let own = files.last();
        let sizes = own.and_then(|own| all.sizes.iter().find(|(file, _)| file == own));
        sizes.map_or(0, |(_, sizes)| sizes.brotli)
    };
    let features = used_by.iter().filter(|(part, _)| is_feature(part));
    let weights = Weights {
        first_visit: first.total().brotli,
        main: first.wasm(),
        play,
        game,
        landings,
        features: features
            .map(|(part, files)| (part.clone(), own_weight(files)))
            .collect(),
    };
    weights.check()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_byte_above_any_limit_fails() {
        let at_limits = Weights {
            first_visit: FIRST_VISIT_LIMIT,
            main: MAIN_LIMIT,
            play: PLAY_LIMIT,
            game: GAME_LIMIT,
            landings: LANDINGS.map(|(part, limit)| (part, limit, limit)).into(),
            features: vec![("link".to_owned(), PART_LIMIT)],
        };
        assert_eq!(at_limits.check(), Ok(()));
        type Weight = fn(&mut Weights) -> &mut u64;
        let heavier: [(&str, Weight); 6] = [
            ("the first visit", |it| &mut it.first_visit),
            ("the main program", |it| &mut it.main),
            ("all parts of play", |it| &mut it.play),
            ("all that a game fetches", |it| &mut it.game),
            ("landing on workshop", |it| &mut it.landings[3].1),
            ("the part link", |it| &mut it.features[0].1),
        ];
        for (what, weight) in heavier {
            let mut weights = at_limits.clone();
            *weight(&mut weights) += 1;
            let failure = weights.check().unwrap_err().to_string();
            assert!(
                failure.starts_with(&[what, " weighs "].concat()),
                "{failure}"
            );
        }
    }
}
