//! The list of a large file in the page.

use serde_json::Value;

use super::report::median;
use super::{pgn, rivals};
use crate::failure::{Failure, Outcome};
use crate::serve::Server;
use crate::{building, progress, tools, workspace};

/// What the script prints, in this order, with the limits.
const FIGURES: [(&str, Option<f64>); 9] = [
    ("games", None),
    ("seconds until they are listed", Some(5.0)),
    ("longest task meanwhile, ms", Some(50.0)),
    ("bytes beside the list", Some(64e6)),
    ("bytes of the reading program", None),
    ("seconds until all moves were looked at", None),
    ("longest task of scrolling and searching, ms", Some(50.0)),
    ("longest time to open a game, ms", Some(50.0)),
    ("time to cancel, ms", Some(50.0)),
];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_browsing()?;
    building::build()?;
    rivals::build_maker()?;
    let file = pgn::large_file()?;
    let server = Server::start(&workspace::dist(), 0, "/")
        .map_err(|error| Failure::at("127.0.0.1", &error))?;
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); FIGURES.len()];
    progress::announce("Measuring the list of a large file");
    for round in 1..=rounds {
        println!("    round {round} of {rounds}");
        let mut command = rivals::browsing("pgn_page.mjs");
        command.arg(server.url()).arg(&file);
        let printed: [f64; FIGURES.len()] = pgn::numbers(&mut command)?;
        for (sample, number) in samples.iter_mut().zip(printed) {
            sample.push(number);
        }
    }
    server.stop();
    println!("\nThe list of a large file in the page, medians of {rounds} rounds and the worst");
    let mut rows = Vec::new();
    for ((name, most), sample) in FIGURES.iter().zip(&samples) {
        let middle = median(sample);
        let worst = sample.iter().copied().fold(f64::MIN, f64::max);
        let is_over = most.is_some_and(|most| middle > most);
        let verdict = if is_over { "   over the limit" } else { "" };
        println!("    {name:<44}{middle:>14.1}{worst:>14.1}{verdict}");
        rows.push((*name, Value::from(middle)));
    }
    Ok(Value::from_iter(rows))
}
