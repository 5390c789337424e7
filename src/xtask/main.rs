//! The command line of `cargo xtask`.

use std::process::ExitCode;

use xtask::{Failure, Outcome, bench, play, proof, site, test};

const USAGE: &str = "\
usage: cargo xtask <command>

  play [--port N]    build the release site and serve it on http://127.0.0.1:8080
  test [--only STEP] run every check, or only the steps whose name contains STEP
  build              write the release site to dist/ and the JavaScript package to dist/pkg/,
                     and print the tables of sizes
  bench [--only PART] [--rounds N] [--json FILE]
                     print every figure: sizes, and the speed of the rules beside their rivals'
  oracle [--positions N]
                     compare N positions of random play with an independent implementation
  roundtrip [--games N]
                     read back every legal move of N random games from every notation
  fuzz [--seconds N] feed the parsers and the moves with made-up input; needs nightly Rust
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Outcome<()> {
    match words {
        ["play"] => play::play(play::DEFAULT_PORT),
        ["play", "--port", port] => play::play(parse_port(port)?),
        ["test"] => test::test(None),
        ["test", "--only", step] => test::test(Some(step)),
        ["build"] => site::build(),
        ["bench", options @ ..] => bench::bench(&bench::Options::read(options)?),
        ["oracle"] => proof::oracle(proof::ORACLE_POSITIONS),
        ["oracle", "--positions", count] => proof::oracle(parse_count(count)?),
        ["roundtrip"] => proof::roundtrip(proof::ROUNDTRIP_GAMES),
        ["roundtrip", "--games", count] => proof::roundtrip(parse_count(count)?),
        ["fuzz"] => proof::fuzz(proof::FUZZ_SECONDS),
        ["fuzz", "--seconds", count] => proof::fuzz(parse_count(count)?),
        // Trunk calls this when the site stands in its staging folder; see Trunk.toml.
        ["hook"] => site::finish_staged(),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => Err(Failure::new(format!(
            "cannot read `{}`\n\n{USAGE}",
            words.join(" ")
        ))),
    }
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
