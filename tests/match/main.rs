//! Matches between engines, in process or as programs that speak UCI.
//!
//! ```text
//! cargo run --release -- play level:3 level:2 --games 100 --seed 1
//! cargo run --release -- play nodes:1300000 'uci:/usr/games/stockfish,UCI_LimitStrength=true,UCI_Elo=2300,nodes=1000000'
//! cargo run --release -- ladder --games 100 --from 1 --to 7
//! cargo run --release -- realism --games 50 --from 3 --to 6
//! cargo run --release -- mates --games 300 > ../data/mates.tsv
//! cargo run --release -- suite
//! ```
//!
//! Options: `--games N`, `--seed S`, `--threads T`, `--log FILE` (one line for each game),
//! `--sprt LOW,HIGH` (ends a match when it is decided which of the two Elo differences holds),
//! `--adjudicate` (ends games on which both players have long agreed).
//!
//! A limited Stockfish 15.1 chooses its move at the depth of its level and one more, 11 with `UCI_Elo` 2300
//! and 13 with 2450. What it finds deeper it does not play, but its table keeps it for the next move: 2000
//! with `depth=14` had 78 % of 40 games against 2000 with `depth=7`. So a limit of depth makes it weaker than
//! it is, and `nodes` gives the strength of a think on a machine that is not busy: 1,000,000 is about a second.

mod arguments;
mod game;
mod mates;
mod openings;
mod player;
mod realism;
mod series;
mod statistics;
mod suite;
mod uci;

use arguments::Arguments;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let arguments = Arguments::read(&words)?;
    match arguments
        .words
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        ["play", first, second] => series::play(first, second, &arguments).map(drop),
        ["ladder"] => ladder(&arguments),
        ["mates"] => mates::collect(&arguments),
        ["suite"] => suite::solve(),
        ["realism"] => realism::measure(&arguments),
        _ => Err("expected: play FIRST SECOND, ladder, realism, mates, or suite".to_owned()),
    }
}

/// Each level against the one below; the lowest against a player that moves at random.
fn ladder(arguments: &Arguments) -> Result<(), String> {
    for level in arguments.from..=arguments.to {
        let below = if level == 1 {
            "random".to_owned()
        } else {
            format!("level:{}", level - 1)
        };
        series::play(&format!("level:{level}"), &below, arguments)?;
    }
    Ok(())
}
