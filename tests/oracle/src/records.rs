//! Games as PGN, read by both sides: texts of the oracle's own moves in a loose layout, and what
//! ours writes of the games it read.

mod tree;

use std::fmt::Write as _;
use std::time::Instant;

use record::pgn::{Fault, FaultKind, read_all, write};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

use crate::random::Random;
use tree::{Game, ours, theirs};

const LONGEST_LINE: usize = 120;
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
const WORDS: [&str; 6] = ["strong", "(or d4)", "1-0", "[note]", "a;b", "Z\u{fc}rich"];

/// Compares so many games.
pub fn compare(games: u64) -> Result<(), String> {
    let start = Instant::now();
    let mut random = Random(20_240_607);
    let mut moves = 0;
    for number in 0..games {
        let text = random_game(&mut random);
        moves += compare_text(&text).map_err(|error| format!("game {number}: {error}\n{text}"))?;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} games of {moves} moves are read and written alike, {seconds:.1} s");
    Ok(())
}

/// Tells how many moves the text has.
fn compare_text(text: &str) -> Result<usize, String> {
    let expected = theirs(text)?;
    let mut games = read_all(text);
    let (Some(read), true) = (games.pop(), games.is_empty()) else {
        return Err("ours does not find one game".to_owned());
    };
    // A short game may be legal in the letters of another language too, which is noted.
    let doubts = |fault: &Fault| matches!(fault.kind, FaultKind::Letters(_));
    if !read.faults.iter().all(doubts) {
        return Err(format!("ours finds {:?}", read.faults));
    }
    equal("read", &ours(&read.record), &expected)?;
    let written = write(&read.record);
    equal("written", &theirs(&written)?, &expected)?;
    Ok(expected.moves())
}

fn equal(what: &str, found: &Game, expected: &Game) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!(
        "{what} differs\n ours   {found:?}\n theirs {expected:?}"
    ))
}

/// A text of random moves with everything that PGN has.
fn random_game(random: &mut Random) -> String {
    let mut text = String::new();
    for (name, value) in [
        ("Event", "A \\\"quoted\\\" one"),
        ("White", "X"),
        ("Annotator", "N"),
    ] {
        if random.below(3) > 0 {
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
    }
    let result = *random.pick(&["1-0", "0-1", "1/2-1/2", "*"]);
    let _ = writeln!(text, "[Result \"{result}\"]\n");
    line(&mut text, random, Chess::default(), LONGEST_LINE, 0);
    text.push_str(result);
    text.push('\n');
    if random.below(2) == 0 {
        text = text.replace('\n', "\r\n");
    }
    text
}

fn line(text: &mut String, random: &mut Random, start: Chess, length: usize, depth: usize) {
    let mut position = start;
    for _ in 0..1 + random.below(length) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        if random.below(3) > 0 {
            let number = position.fullmoves();
            let stops = position.turn().fold_wb(".", "...");
            let _ = write!(text, "{number}{stops}{}", ["", " "][random.below(2)]);
        }
        let before = position.clone();
        let mv = moves[random.below(moves.len())];
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
        remarks(text, random);
        if depth < 3 && random.below(20) == 0 {
            text.push('(');
            line(text, random, before, 8, depth + 1);
            text.push_str(") ");
        }
    }
}

fn remarks(text: &mut String, random: &mut Random) {
    if random.below(8) == 0 {
        text.push_str(MARKS[random.below(MARKS.len())]);
    }
    if random.below(8) == 0 {
        let _ = write!(text, " ${}", 7 + random.below(249));
    }
    if random.below(8) == 0 {
        let words: Vec<_> = (0..1 + random.below(9))
            .map(|_| *random.pick(&WORDS))
            .collect();
        let _ = write!(text, " {{{}}}", words.join(" "));
    }
    text.push_str([" ", "\n", "  "][random.below(3)]);
}
