//! `cargo xtask bench`: every figure of the project.

mod boards;
mod books;
mod dead;
mod explain;
mod hostile;
mod package;
mod page;
mod perft;
mod pgn;
mod plies;
mod readers;
mod report;
mod requirement;
mod rivals;
mod start;

use std::path::PathBuf;

use pico_args::Arguments;
use serde_json::Value;

use crate::building;
use crate::failure::{Failure, Outcome, write};
use report::Machine;

/// What is measured, and how often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    rounds: usize,
    only: Option<String>,
    json: Option<PathBuf>,
}

/// Measures something in this many rounds, and gives its figures.
type Measure = fn(usize) -> Outcome<Value>;

/// What is measured, by its name; any can be asked for alone, and so can the [`SITE`].
const MEASURES: [(&str, Measure); 12] = [
    ("perft", perft::measure),
    ("plies", plies::measure),
    ("dead", dead::measure),
    ("explain", explain::measure),
    ("pgn", pgn::measure),
    ("readers", readers::measure),
    ("page", page::measure),
    ("hostile", hostile::measure),
    ("start", start::measure),
    ("package", package::measure),
    ("boards", boards::measure),
    ("books", books::measure),
];

/// The sizes of the release site.
const SITE: &str = "site";

impl Options {
    /// Reads the options after `bench`.
    ///
    /// # Errors
    /// A value is missing or wrong.
    pub fn read(words: &mut Arguments) -> Outcome<Options> {
        let rounds = words.opt_value_from_fn("--rounds", |text| {
            let rounds = text.parse().ok().filter(|&rounds| rounds > 0);
            rounds.ok_or("--rounds needs a number above 0")
        });
        let only = words.opt_value_from_fn("--only", |text| {
            let parts = MEASURES.map(|(name, _)| name);
            let part = (text == SITE || parts.contains(&text)).then(|| text.to_owned());
            part.ok_or_else(|| format!("--only needs one of: {SITE}, {}", parts.join(", ")))
        });
        let json = words.opt_value_from_str("--json");
        let wrong = |error: pico_args::Error| Failure::new(error.to_string());
        Ok(Options {
            rounds: rounds.map_err(wrong)?.unwrap_or(5),
            only: only.map_err(wrong)?,
            json: json.map_err(wrong)?,
        })
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
    let mut figures = vec![("machine", Value::from(machine.to_string()))];
    if options.wants(SITE) {
        building::build()?;
    }
    for (name, measure) in MEASURES {
        if options.wants(name) {
            figures.push((name, measure(options.rounds)?));
        }
    }
    match &options.json {
        Some(file) => {
            let figures = Value::from_iter(figures);
            write(file, format!("{figures:#}\n"))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use pico_args::Arguments;

    use super::{Options, Outcome};

    fn read(words: &[&str]) -> Outcome<Options> {
        let words = words.iter().map(OsString::from).collect();
        Options::read(&mut Arguments::from_vec(words))
    }

    #[test]
    fn options_are_read_in_any_order_and_wrong_ones_are_refused() {
        let options = read(&["--json", "a.json", "--rounds", "7", "--only", "perft"]);
        let options = options.unwrap();
        assert!(options.wants("perft") && !options.wants("site"));
        assert_eq!(options.rounds, 7);
        assert!(read(&[]).unwrap().wants("plies"));
        for wrong in [&["--rounds", "0"][..], &["--only", "nothing"], &["--json"]] {
            assert!(read(wrong).is_err());
        }
    }
}
