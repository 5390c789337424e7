//! Boards in foreign pages beside those of others: what a page fetches, and how long it takes.

mod printed;
mod verdict;

use std::fs;

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::{loader, progress, tools, workspace};
use printed::{Board, Figures};

/// The fewest rounds whose medians are worth printing.
const FEWEST_ROUNDS: usize = 7;

/// # Errors
/// Something does not build, a board takes no legal move or an illegal one, or the page with our
/// diagram fetches more than that of a rival.
pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    let rounds = rounds.max(FEWEST_ROUNDS);
    tools::for_building()?;
    tools::for_comparing_boards()?;
    let dist = workspace::dist();
    fs::create_dir_all(&dist).map_err(|error| Failure::at(dist.display(), &error))?;
    loader::build(&dist)?;
    let mut command = rivals::browsing("boards/main.mjs");
    command.arg(&dist).arg(rounds.to_string());
    progress::announce("Measuring boards in pages");
    let figures = printed::read(&progress::output_of(&mut command)?)?;
    print(&figures, rounds);
    let requirements = verdict::judge(&figures);
    println!();
    for requirement in &requirements {
        println!("    {requirement}");
    }
    verdict::check_bytes(&figures)?;
    let lines = requirements
        .iter()
        .map(|requirement| Value::from(requirement.to_string()));
    Ok(Value::from_iter([
        ("boards", to_json(&figures)),
        ("requirements", Value::from_iter(lines)),
    ]))
}

fn print(figures: &Figures, rounds: usize) {
    println!("\nBoards in a page: what it fetches besides itself, in bytes");
    println!(
        "{:<20}{:<35} | until the first legal move",
        "", "until the first diagram"
    );
    let head = format!(
        "{:>5}{:>10}{:>10}{:>10}",
        "files", "raw", "gzip 9", "brotli 11"
    );
    println!("{:<20}{head} | {head}", "");
    for Board { name, pages, .. } in &figures.boards {
        let [diagram, play] = pages.each_ref().map(|page| {
            page.as_ref().map_or("-".to_owned(), |page| {
                let [files, raw, gzip, brotli] = page.weight;
                format!("{files:>5}{raw:>10}{gzip:>10}{brotli:>10}")
            })
        });
        println!("{name:<20}{diagram:<35} | {play:>35}");
    }
    println!(
        "\nMilliseconds at 1.6 Mbit/s, 150 ms for each answer and a processor 4 times as slow,\n\
         nothing known to the browser, brotli; medians of {rounds} rounds, the least and the most"
    );
    println!(
        "{:<20}{:<23} | first legal move shown",
        "", "first diagram painted"
    );
    for Board { name, pages, .. } in &figures.boards {
        let [diagram, play] = pages.each_ref().map(|page| {
            page.as_ref()
                .map_or("-".to_owned(), |page| spread(&page.times))
        });
        println!("{name:<20}{diagram:<23} | {play:>23}");
    }
    println!(
        "\nThirty boards in a page, the processor 4 times as slow; the same, in milliseconds but the last"
    );
    println!(
        "{:<20}{:<23}{:<23}{:<23}layout shift",
        "", "first board", "blocking in all", "longest task"
    );
    for (name, many) in figures.thirty() {
        let [first, blocked, longest] =
            [&many.first, &many.blocked, &many.longest].map(|times| spread(times));
        let shift = most(&many.shift);
        println!("{name:<20}{first:<23}{blocked:<23}{longest:<23}{shift:>12.4}");
    }
}

/// Median, minimum and maximum.
fn spread(times: &[f64]) -> String {
    let least = times.iter().copied().fold(f64::MAX, f64::min);
    format!("{:>7.0} {least:>6.0}-{:<6.0}", median(times), most(times))
}

fn most(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}

fn to_json(figures: &Figures) -> Value {
    let boards = figures.boards.iter().map(|Board { name, pages, .. }| {
        let pages = ["diagram", "move"].into_iter().zip(pages);
        let pages = pages.filter_map(|(kind, page)| {
            let page = page.as_ref()?;
            let weight = page.weight.map(|size| size as f64);
            let lines = [
                ("weight", Value::from(&weight[..])),
                ("milliseconds", Value::from(&page.times[..])),
            ];
            Some((kind, Value::from_iter(lines)))
        });
        (name.as_str(), Value::from_iter(pages))
    });
    let thirty = figures.thirty().map(|(name, many)| {
        let figures = [
            ("first", &many.first),
            ("blocked", &many.blocked),
            ("longest", &many.longest),
            ("shift", &many.shift),
        ];
        let figures = figures.map(|(figure, values)| (figure, Value::from(&values[..])));
        (name, Value::from_iter(figures))
    });
    Value::from_iter([
        ("one", Value::from_iter(boards)),
        ("thirty", Value::from_iter(thirty)),
    ])
}
