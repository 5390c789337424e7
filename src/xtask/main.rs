//! The command line of `cargo xtask`.

use std::process::ExitCode;

use pico_args::Arguments;
use xtask::jobs::Extent;
use xtask::{Failure, Outcome, bench, building, play, proof, site, steps, test};

const USAGE: &str = "\
usage: cargo xtask <command>

  play [--port N]    build the release site and serve it on http://127.0.0.1:8080
  test [--only STEP] [--all]
                     run every check, or only the steps whose name contains STEP; slow ones that have
                     passed are run again when anything that they read has changed, or with --all
  build              write the release site to dist/ and the JavaScript package to dist/pkg/,
                     and print the tables of sizes
  bench [--only PART] [--rounds N] [--json FILE]
                     print every figure: sizes, and the speed of the rules beside their rivals'
  oracle [--positions N]
                     compare N positions of random play with an independent implementation
  kills [--times N]  kill the browser N times on every page where something is made, on the site in dist/
  learner            go through the whole course of the site in dist/ by keys, in every browser
  pictures           take pictures of every page and state of the site in dist/, for people to look at,
                     into target/e2e/screens
  roundtrip [--games N]
                     read back every legal move of N random games from every notation
  fuzz [--seconds N] feed the parsers and the moves with made-up input; needs nightly Rust
";

fn main() -> ExitCode {
    match run(Arguments::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut words: Arguments) -> Outcome<()> {
    if words.contains(["-h", "--help"]) {
        print!("{USAGE}");
        return Ok(());
    }
    let command = words.subcommand().map_err(|error| unreadable(&error))?;
    match command.as_deref() {
        Some("play") => {
            let port = option(&mut words, "--port", parse_port)?;
            finish(words)?;
            play::play(port.unwrap_or(play::DEFAULT_PORT))
        }
        Some("test") => {
            let only: Option<String> = words
                .opt_value_from_str("--only")
                .map_err(|error| unreadable(&error))?;
            let extent = match words.contains("--all") {
                true => Extent::All,
                false => Extent::Changed,
            };
            finish(words)?;
            test::test(only.as_deref(), extent)
        }
        Some("build") => {
            finish(words)?;
            building::build()
        }
        Some("bench") => {
            let options = bench::Options::read(&mut words)?;
            finish(words)?;
            bench::bench(&options)
        }
        Some("oracle") => {
            let count = option(&mut words, "--positions", parse_count)?;
            finish(words)?;
            proof::oracle(count.unwrap_or(proof::ORACLE_POSITIONS))
        }
        Some("kills") => {
            let count = option(&mut words, "--times", parse_count)?;
            finish(words)?;
            test::kills(count.unwrap_or(test::KILLS))
        }
        Some("learner") => {
            finish(words)?;
            test::learner()
        }
        Some("pictures") => {
            finish(words)?;
            test::pictures()
        }
        Some("roundtrip") => {
            let count = option(&mut words, "--games", parse_count)?;
            finish(words)?;
            proof::roundtrip(count.unwrap_or(proof::ROUNDTRIP_GAMES))
        }
        Some("fuzz") => {
            let count = option(&mut words, "--seconds", parse_count)?;
            finish(words)?;
            proof::fuzz(count.unwrap_or(proof::FUZZ_SECONDS))
        }
        // Trunk calls this when the site stands in its staging folder; see Trunk.toml.
        Some("hook") => site::finish_staged(),
        // The commands above start themselves again for each of their steps; see steps.rs.
        Some("step") => {
            let name: String = words.free_from_str().map_err(|error| unreadable(&error))?;
            finish(words)?;
            steps::run(&name)
        }
        Some("help") => {
            print!("{USAGE}");
            Ok(())
        }
        Some(other) => Err(Failure::new(format!("cannot read `{other}`\n\n{USAGE}"))),
        None => Err(Failure::new(format!("a command is missing\n\n{USAGE}"))),
    }
}

/// The value of an option, when it is there.
fn option<T>(
    words: &mut Arguments,
    name: &'static str,
    parse: fn(&str) -> Result<T, Failure>,
) -> Outcome<Option<T>> {
    words
        .opt_value_from_fn(name, parse)
        .map_err(|error| unreadable(&error))
}

/// Refuses words that no command knows.
fn finish(words: Arguments) -> Outcome<()> {
    match words.finish().first() {
        None => Ok(()),
        Some(word) => Err(Failure::new(format!(
            "cannot read `{}`\n\n{USAGE}",
            word.display()
        ))),
    }
}

fn unreadable(error: &pico_args::Error) -> Failure {
    Failure::new(format!("{error}\n\n{USAGE}"))
}

fn parse_count(text: &str) -> Outcome<u64> {
    let count = text
        .replace('_', "")
        .parse()
        .ok()
        .filter(|&count| count > 0);
    count.ok_or_else(|| Failure::new(format!("`{text}` is not a number above 0")))
}

fn parse_port(text: &str) -> Outcome<u16> {
    text.parse()
        .map_err(|_| Failure::new(format!("`{text}` is not a port from 0 to 65535")))
}
