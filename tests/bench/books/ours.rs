//! Reads the games of old books and newspapers of `tests/data/oldbooks.json`: a line for each
//! source, with its games, those read to the end, those with a move misread without a question,
//! its moves, those linked, the questions, and those with the right move among their candidates.
//! The last line is the time in milliseconds for a book of 700 kB.

#[path = "../../native/books/reader.rs"]
mod reader;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use notation::san;
use notation::score::{self, Options};
use rules::{Move, Position};
use serde_json::Value;

/// As long as a whole book.
const BOOK: usize = 700_000;

fn main() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../data/oldbooks.json"))
        .expect("the file is a JSON array");
    let mut sources: BTreeMap<&str, [usize; 7]> = BTreeMap::new();
    for case in &cases {
        let text = case["text"].as_str().expect("a text");
        let moves = played(case);
        let misprinted: Vec<usize> = case["misprinted"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|ply| ply.as_u64().map(|ply| ply as usize))
            .collect();
        let account = reader::read(text, &moves, case["covers"].is_number(), &misprinted);
        let source = case["source"].as_str().expect("a source");
        let figures = [
            1,
            usize::from(account.is_whole),
            usize::from(account.silent.is_some()),
            moves.len(),
            account.linked,
            account.asked,
            account.offered,
        ];
        let row = sources.entry(source).or_default();
        row.iter_mut()
            .zip(figures)
            .for_each(|(sum, figure)| *sum += figure);
    }
    for (source, row) in sources {
        let row = row.map(|figure| figure.to_string());
        println!("{source}\t{}", row.join("\t"));
    }
    let texts = cases
        .iter()
        .map(|case| case["text"].as_str().expect("a text"));
    let mut book = String::new();
    for text in texts.cycle() {
        if book.len() + text.len() > BOOK {
            break;
        }
        book += text;
        book += "\n\n\n";
    }
    let start = Instant::now();
    black_box(score::read_all(&book, &Options::default()));
    println!("{:.1}", start.elapsed().as_secs_f64() * 1_000.0);
}

/// The moves that were played.
fn played(case: &Value) -> Vec<Move> {
    let mut position = Position::default();
    let moves = case["san"].as_array().expect("moves");
    let mut played = Vec::new();
    for san in moves {
        let mv = san::read(&position, san.as_str().expect("SAN")).expect("a legal move");
        position = position.play_unchecked(mv);
        played.push(mv);
    }
    played
}
