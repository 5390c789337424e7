//! The perft fixtures of `tests/data`: reading all, writing the generated ones.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::both::Both;
use crate::random::Random;
use crate::samples::{random_chess960_start, random_setup};

/// One position and its known counts.
pub struct Fixture {
    pub id: String,
    pub fen: String,
    pub counts: Vec<(u32, u64)>,
}

/// How many positions of each sort are written.
const GAMES: usize = 60;
const SETUPS: usize = 60;
const CHESS960: usize = 20;
/// The deepest count of a position stays below this number of leaves.
const MAX_LEAVES: u64 = 3_000_000;
const MAX_DEPTH: u32 = 6;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data")
}

/// Reads every fixture file.
pub fn read_all() -> Result<Vec<Fixture>, String> {
    let mut fixtures: Vec<Fixture> = Vec::new();
    for name in ["standard.perft", "generated.perft"] {
        let path = data().join(name);
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for line in text.lines() {
            match (line.split_once(' '), fixtures.last_mut()) {
                (Some(("id", id)), _) => fixtures.push(Fixture {
                    id: id.to_owned(),
                    fen: String::new(),
                    counts: Vec::new(),
                }),
                (Some(("fen", fen)), Some(last)) => last.fen = fen.to_owned(),
                (Some(("perft", counts)), Some(last)) => {
                    let (depth, leaves) = counts.split_once(' ').ok_or(line)?;
                    let number = |_| format!("{line}: not a number");
                    let depth = depth.parse().map_err(number)?;
                    last.counts.push((depth, leaves.parse().map_err(number)?));
                }
                _ => {}
            }
        }
    }
    Ok(fixtures)
}

/// Writes `generated.perft` with the counts of the oracle.
pub fn write() -> Result<(), String> {
    let mut random = Random(2_026);
    let mut text = String::from(
        "# Positions found at random by tests/oracle, counted by shakmaty 0.30.1, an independent\n\
         # implementation, and agreed node by node. `cargo run --manifest-path\n\
         # tests/oracle/Cargo.toml -- fixtures` writes this file again.\n",
    );
    for index in 0..GAMES {
        let both = Both::from_fen(START)?;
        let fen = wander(both, &mut random, 10 + 2 * index)?;
        add(&mut text, &format!("game-{index}"), "a random game", &fen)?;
    }
    for index in 0..SETUPS {
        let fen = loop {
            let setup = random_setup(&mut random);
            let fen = setup.to_string();
            match Both::from_fen(&fen) {
                Ok(both) if both.ours.has_legal_moves() => break fen,
                _ => {}
            }
        };
        add(
            &mut text,
            &format!("setup-{index}"),
            "pieces placed at random",
            &fen,
        )?;
    }
    for index in 0..CHESS960 {
        let both = Both::from_fen(&random_chess960_start(&mut random))?;
        let fen = wander(both, &mut random, 4 * (index % 5))?;
        add(
            &mut text,
            &format!("chess960-{index}"),
            "a random game of Chess960",
            &fen,
        )?;
    }
    let path = data().join("generated.perft");
    std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// Up to `plies` random moves, ending where there still is a move.
fn wander(mut both: Both, random: &mut Random, plies: usize) -> Result<String, String> {
    for _ in 0..plies {
        let moves = both.moves()?;
        let next = both.play(*random.pick(&moves));
        if !next.ours.has_legal_moves() {
            break;
        }
        both = next;
    }
    Ok(both.ours.to_string())
}

fn add(text: &mut String, id: &str, source: &str, fen: &str) -> Result<(), String> {
    let both = Both::from_fen(fen)?;
    let mut entry = format!("\nid {id}\nsource {source}\nfen {fen}\n");
    let mut widest = 1;
    for depth in 1..=MAX_DEPTH {
        let moves = both.their_perft(1).max(2);
        if depth > 1 && widest * moves > MAX_LEAVES {
            break;
        }
        widest = both.their_perft(depth);
        writeln!(entry, "perft {depth} {widest}").expect("a string takes everything");
    }
    text.push_str(&entry);
    Ok(())
}
