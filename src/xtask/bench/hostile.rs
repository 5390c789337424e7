//! What texts that are made to keep a page busy cost it.

use std::collections::BTreeMap;

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::serve::Server;
use crate::{building, progress, tools, workspace};

/// The longest task of a page that answers its reader, in milliseconds; shorter ones count as 0.
const LIMIT: f64 = 50.0;

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_browsing()?;
    building::build()?;
    let server = Server::start(&workspace::dist(), 0, "/")
        .map_err(|error| Failure::at("127.0.0.1", &error))?;
    let mut names = Vec::new();
    let mut samples: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    progress::announce("Measuring texts that are made to keep the page busy");
    for round in 1..=rounds {
        println!("    round {round} of {rounds}");
        let mut command = rivals::browsing("hostile_page.mjs");
        command.arg(server.url());
        for line in progress::output_of(&mut command)?.lines() {
            let (time, name) = line
                .split_once('\t')
                .and_then(|(time, name)| Some((time.parse().ok()?, name)))
                .ok_or_else(|| Failure::new(format!("cannot read `{line}`")))?;
            if round == 1 {
                names.push(name.to_owned());
            }
            samples.entry(name.to_owned()).or_default().push(time);
        }
    }
    server.stop();
    println!("\nThe longest task of each, ms: medians of {rounds} rounds and the worst");
    let mut rows = Vec::new();
    for name in &names {
        let sample = &samples[name];
        let middle = median(sample);
        let worst = sample.iter().copied().fold(f64::MIN, f64::max);
        let verdict = if middle > LIMIT {
            "   over the limit"
        } else {
            ""
        };
        println!("    {name:<48}{middle:>10.0}{worst:>10.0}{verdict}");
        rows.push((name.as_str(), Value::from(middle)));
    }
    Ok(Value::from_iter(rows))
}
