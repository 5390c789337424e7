//! What visits to the site fetch, by the page that they begin with.

use std::path::Path;

use super::{Sizes, loader, measure, print_row, print_row_limit, within};
use crate::failure::{Failure, Outcome, read_text};
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

    let mut outcome = within("the first visit", first.total().brotli, FIRST_VISIT_LIMIT)
        .and(within("the main program", first.wasm(), MAIN_LIMIT))
        .and(within("all parts of play", play, PLAY_LIMIT))
        .and(within("all that a game fetches", game, GAME_LIMIT));
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
        let what = format!("landing on {part}");
        outcome = outcome.and(within(&what, landing.brotli + preview, limit));
    }
    for (part, files) in &used_by {
        let has_page = LANDINGS.iter().any(|(page, _)| page == part);
        if has_page || GAME_PARTS.contains(&part.as_str()) {
            continue;
        }
        let own: u64 = files.last().map_or(0, |own| {
            all.sizes
                .iter()
                .find(|(file, _)| file == own)
                .map_or(0, |(_, sizes)| sizes.brotli)
        });
        outcome = outcome.and(within(&format!("the part {part}"), own, PART_LIMIT));
    }
    outcome
}
