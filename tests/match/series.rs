//! A match of many games, on several threads, alike however many there are.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::arguments::Arguments;
use crate::game::{self, Game};
use crate::openings::LINES;
use crate::player::{Player, mixed};
use crate::statistics::{DECIDED, Tally};

/// Plays `first` against `second` and prints how it went.
pub fn play(first: &str, second: &str, arguments: &Arguments) -> Result<Tally, String> {
    let next = AtomicU32::new(0);
    let is_over = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    let log = arguments.log.as_ref().map(|path| {
        let file = File::options().append(true).create(true).open(path);
        file.map_err(|error| error.to_string())
    });
    let mut log = log.transpose()?;
    let mut tally = Tally::default();
    let mut played = 0;
    thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            let sender = sender.clone();
            let (next, is_over) = (&next, &is_over);
            scope.spawn(move || {
                let mut players = match (Player::read(first), Player::read(second)) {
                    (Ok(one), Ok(two)) => (one, two),
                    (Err(error), _) | (_, Err(error)) => {
                        let _ = sender.send((0, Err(error)));
                        return;
                    }
                };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= arguments.games || is_over.load(Ordering::Relaxed) {
                        return;
                    }
                    let result = play_one(&mut players, number, arguments);
                    if sender.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting: BTreeMap<u32, Game> = BTreeMap::new();
        let mut counted = 0;
        for (number, result) in receiver {
            waiting.insert(
                number,
                result.inspect_err(|_| is_over.store(true, Ordering::Relaxed))?,
            );
            // In the order of their numbers, so that threads do not change what comes out.
            while let Some(game) = waiting.remove(&counted) {
                let is_white = counted % 2 == 0;
                played += game.moves.len();
                tally.add(if is_white {
                    game.points
                } else {
                    1.0 - game.points
                });
                if let Some(log) = &mut log {
                    let (white, black) = if is_white {
                        (first, second)
                    } else {
                        (second, first)
                    };
                    let moves: Vec<String> = game.moves.iter().map(ToString::to_string).collect();
                    let line = [
                        counted.to_string(),
                        white.to_owned(),
                        black.to_owned(),
                        game.points.to_string(),
                        game.reason.to_owned(),
                        moves.join(" "),
                    ];
                    writeln!(log, "{}", line.join("\t")).map_err(|error| error.to_string())?;
                }
                counted += 1;
                if counted % 50 == 0 {
                    eprintln!("{}", summary(first, second, &tally));
                }
                if let Some(bounds) = arguments.sprt
                    && tally.likelihood(bounds).abs() > DECIDED
                {
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        }
        Ok::<(), String>(())
    })?;
    println!("{}", summary(first, second, &tally));
    // The first illegal move ends the match with an error.
    println!("{played} half-moves, none of them illegal");
    if let Some(bounds) = arguments.sprt {
        println!(
            "log likelihood ratio for {bounds:?}: {:.2}",
            tally.likelihood(bounds)
        );
    }
    Ok(tally)
}

fn play_one(
    (first, second): &mut (Player, Player),
    number: u32,
    arguments: &Arguments,
) -> Result<Game, String> {
    let pair = u64::from(number / 2);
    let shift = mixed(arguments.seed) % LINES.len() as u64;
    let opening = LINES[((pair + shift) % LINES.len() as u64) as usize];
    let seed = mixed(arguments.seed ^ u64::from(number) << 20) & u64::from(u32::MAX);
    let players = if number.is_multiple_of(2) {
        [first, second]
    } else {
        [second, first]
    };
    game::play(players, opening, seed, arguments.adjudicates)
}

fn summary(first: &str, second: &str, tally: &Tally) -> String {
    let (elo, low, high) = tally.elo();
    format!(
        "{first} against {second}: +{} ={} -{}, {:.1} % of {}, Elo {elo:+.0} [{low:+.0}, {high:+.0}]",
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * tally.share(),
        tally.games(),
    )
}
