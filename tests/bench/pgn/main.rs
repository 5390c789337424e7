//! Writes a PGN of made-up games to the standard output: `pgn-games bytes 100000000` stops with
//! the game that makes it so long, `pgn-games games 2000` after so many.
//!
//! The games are legal and the same on every machine. A third of them is annotated with remarks,
//! variations, marks and shapes, some carry clocks, as in the collections that people share.

mod games;
mod random;
mod text;
mod words;

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write};

use games::Game;
use random::Random;
use words::{EVENTS, FAMILIES, GIVEN, OPENINGS, SITES};

const SEED: u64 = 0x6a61_646f_7562_6521;

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (unit, amount) = match words.as_slice() {
        [unit, amount] => (unit.as_str(), amount.parse::<u64>().ok()),
        _ => ("", None),
    };
    let (most_bytes, most_games) = match (unit, amount) {
        ("bytes", Some(bytes)) => (bytes, u64::MAX),
        ("games", Some(games)) => (u64::MAX, games),
        _ => {
            eprintln!("say `bytes NUMBER` or `games NUMBER`");
            std::process::exit(2);
        }
    };
    let mut output = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let (mut bytes, mut number) = (0, 0);
    while bytes < most_bytes && number < most_games {
        let text = game_text(number);
        output.write_all(text.as_bytes())?;
        bytes += text.len() as u64;
        number += 1;
    }
    output.flush()
}

/// The game of a number, with its tags and the empty line after it.
fn game_text(number: u64) -> String {
    let mut random = Random::of_game(SEED, number);
    let game = games::play(&mut random);
    let mut text = String::with_capacity(1024);
    tags(&mut text, &game, &mut random).expect("a text takes everything");
    text.push('\n');
    text.push_str(&game.body.text);
    text.push_str("\n\n");
    text
}

fn tags(text: &mut String, game: &Game, random: &mut Random) -> std::fmt::Result {
    let site = random.one_of(&SITES);
    let year = 1900 + random.below(126).max(random.below(126));
    let event = random.one_of(&EVENTS).replace('"', "\\\"");
    let (month, day) = (1 + random.below(12), 1 + random.below(28));
    writeln!(text, "[Event \"{site} {event} {year}\"]")?;
    writeln!(text, "[Site \"{site}\"]")?;
    if year < 1950 && random.happens(40) {
        writeln!(text, "[Date \"{year}.??.??\"]")?;
    } else {
        writeln!(text, "[Date \"{year}.{month:02}.{day:02}\"]")?;
    }
    writeln!(text, "[Round \"{}\"]", 1 + random.below(11))?;
    for side in ["White", "Black"] {
        let (family, given) = (random.one_of(&FAMILIES), random.one_of(&GIVEN));
        writeln!(text, "[{side} \"{family}, {given}\"]")?;
    }
    writeln!(text, "[Result \"{}\"]", game.result)?;
    let (code, name, _) = OPENINGS[game.opening];
    writeln!(text, "[ECO \"{code}\"]")?;
    if random.happens(30) {
        writeln!(text, "[Opening \"{name}\"]")?;
    }
    if year > 1970 {
        writeln!(text, "[WhiteElo \"{}\"]", 1400 + random.below(1300))?;
        writeln!(text, "[BlackElo \"{}\"]", 1400 + random.below(1300))?;
    }
    if random.happens(20) {
        writeln!(text, "[PlyCount \"{}\"]", game.plies)?;
    }
    Ok(())
}
