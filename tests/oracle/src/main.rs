//! Compares the rules with an independent implementation, and writes the perft fixtures.
//!
//! - `oracle fixtures` writes `tests/data/generated.perft`; counts are the oracle's.
//! - `oracle agree [leaves]` walks the trees of all fixtures and compares the moves at every node;
//!   with a number, only those trees that have no more leaves.
//! - `oracle play [positions]` compares random games, Chess960 games and random set-ups, until
//!   that many positions are compared (one million by default), and reads their moves as SAN,
//!   written rightly, at too great or too little length, and with slips.
//! - `oracle records [games]` compares how PGN is read and written, of so many random games (1,000
//!   by default).

mod agree;
mod both;
mod fixtures;
mod play;
mod random;
mod reading;
mod records;
mod samples;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["fixtures"] => fixtures::write(),
        ["agree"] => agree::walk_all(),
        ["agree", leaves] => match leaves.parse() {
            Ok(leaves) => agree::walk_small(leaves),
            Err(_) => Err(format!("{leaves} is not a number")),
        },
        ["play"] => play::compare(1_000_000),
        ["play", positions] => match positions.parse() {
            Ok(positions) => play::compare(positions),
            Err(_) => Err(format!("{positions} is not a number")),
        },
        ["records"] => records::compare(1_000),
        ["records", games] => match games.parse() {
            Ok(games) => records::compare(games),
            Err(_) => Err(format!("{games} is not a number")),
        },
        _ => Err("expected one of: fixtures, agree, play, records, with a number".to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
