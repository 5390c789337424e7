//! `cargo xtask bench`: every figure of the project.

mod boards;
mod dead;
mod demand;
mod explain;
mod json;
mod package;
mod page;
mod perft;
mod pgn;
mod plies;
mod report;
mod rivals;
mod start;

use std::path::PathBuf;

use crate::failure::{Failure, Outcome, write};
use crate::site;
use json::Json;
use report::Machine;

/// What is measured, and how often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    rounds: usize,
    only: Option<String>,
    json: Option<PathBuf>,
}

/// The parts that can be asked for alone.
const PARTS: [&str; 10] = [
    "site", "perft", "plies", "dead", "explain", "pgn", "page", "start", "package", "boards",
];

impl Options {
    /// Reads the words after `bench`.
    ///
    /// # Errors
    /// A word is no option, or its value is missing or wrong.
    pub fn read(words: &[&str]) -> Outcome<Options> {
        let mut options = Options {
            rounds: 5,
            only: None,
            json: None,
        };
        for pair in words.chunks(2) {
            match *pair {
                ["--rounds", rounds] => {
                    let rounds = rounds.parse().ok().filter(|&rounds| rounds > 0);
                    options.rounds =
                        rounds.ok_or_else(|| Failure::new("--rounds needs a number above 0"))?;
                }
                ["--only", part] if PARTS.contains(&part) => options.only = Some(part.to_owned()),
                ["--json", file] => options.json = Some(PathBuf::from(file)),
                _ => {
                    return Err(Failure::new(format!(
                        "cannot read `{}`; there are --rounds N, --json FILE and --only with one of: {}",
                        pair.join(" "),
                        PARTS.join(", ")
                    )));
                }
            }
        }
        Ok(options)
    }

    fn wants(&self, part: &str) -> bool {
        self.only.as_deref().is_none_or(|only| only == part)
    }
}

/// Prints the sizes of the release site, and the speed of the rules beside that of their rivals.
///
/// # Errors
/// The site or the benchmarks do not build, or an engine counts wrong.
pub fn bench(options: &Options) -> Outcome<()> {
    let machine = Machine::read();
    println!("{machine}");
    let mut figures = vec![("machine", Json::text(machine.to_string()))];
    if options.wants("site") {
        site::build()?;
    }
    if options.wants("perft") {
        figures.push(("perft", perft::measure(options.rounds)?));
    }
    if options.wants("plies") {
        figures.push(("plies", plies::measure(options.rounds)?));
    }
    if options.wants("dead") {
        figures.push(("dead", dead::measure(options.rounds)?));
    }
    if options.wants("explain") {
        figures.push(("explain", explain::measure(options.rounds)?));
    }
    if options.wants("pgn") {
        figures.push(("pgn", pgn::measure(options.rounds)?));
    }
    if options.wants("page") {
        figures.push(("page", page::measure(options.rounds)?));
    }
    if options.wants("start") {
        figures.push(("start", start::measure(options.rounds)?));
    }
    if options.wants("package") {
        figures.push(("package", package::measure(options.rounds)?));
    }
    if options.wants("boards") {
        figures.push(("boards", boards::measure(options.rounds)?));
    }
    match &options.json {
        Some(file) => write(file, format!("{}\n", Json::object(figures))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::Options;

    #[test]
    fn options_are_read_in_any_order_and_wrong_ones_are_refused() {
        let options = Options::read(&["--json", "a.json", "--rounds", "7", "--only", "perft"]);
        let options = options.unwrap();
        assert!(options.wants("perft") && !options.wants("site"));
        assert_eq!(options.rounds, 7);
        assert!(Options::read(&[]).unwrap().wants("plies"));
        for wrong in [&["--rounds", "0"][..], &["--only", "nothing"], &["--json"]] {
            assert!(Options::read(wrong).is_err());
        }
    }
}
