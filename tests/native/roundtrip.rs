//! Every legal move of many random games, written in every style there is, is read back.
//!
//! Fifty games in every run; `cargo xtask roundtrip` sets `JADOUBE_ROUNDTRIP_GAMES` to go on.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use notation::origins::Origins;
use notation::style::{self, Style};
use rules::{Move, Position};

use crate::playouts::{Numbers, STARTS};

/// How many games are played in the test suite.
const GAMES: u64 = 50;
/// How long a game may last.
const PLIES: usize = 120;

#[test]
fn every_style_of_every_legal_move_is_read_back() {
    let games = std::env::var("JADOUBE_ROUNDTRIP_GAMES")
        .map_or(GAMES, |games| games.parse().expect("a number of games"));
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let (done, moves) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for first in 0..threads {
            let (done, moves) = (&done, &moves);
            scope.spawn(move || {
                for game in (first..games).step_by(threads as usize) {
                    moves.fetch_add(play(game), Ordering::Relaxed);
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if games > GAMES && done % 50 == 0 {
                        println!("{done} of {games} games");
                    }
                }
            });
        }
    });
    let moves = moves.into_inner();
    println!(
        "{moves} legal moves of {games} games were read back from {} styles",
        Style::ALL.len() + 1
    );
    assert!(moves > games * 1_000, "only {moves} moves were tried");
}

/// Plays one game and tries every legal move on the way; returns how many there were.
fn play(game: u64) -> u64 {
    let mut numbers = Numbers::new(game + 1);
    // Most games are ordinary ones: only there the origins of the pieces are known.
    let start = match game as usize % 8 {
        odd @ 5..8 => STARTS[odd - 4],
        _ => STARTS[0],
    };
    let mut position: Position = start.parse().expect("a legal start");
    let mut origins = Origins::of_start(&position);
    let mut count = 0;
    for _ in 0..PLIES {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        for &mv in &moves {
            try_styles(&position, &origins, mv);
            try_sentence(&position, mv);
        }
        count += moves.len() as u64;
        let mv = moves[numbers.below(moves.len())];
        origins = origins.after(&position, mv);
        position = position.play(mv).expect("a legal move");
    }
    count
}

fn try_styles(position: &Position, origins: &Origins, mv: Move) {
    for style in Style::ALL {
        try_style(style, position, origins, mv);
        if let Style::Descriptive(_) = style {
            // As in a diagram: it is unknown which rook is the King's.
            try_style(style, position, &Origins::unknown(), mv);
        }
    }
}

fn try_style(style: Style, position: &Position, origins: &Origins, mv: Move) {
    let text = style::write(style, position, origins, mv);
    let read = style::read(style, position, origins, &text);
    assert_eq!(read, Ok(mv), "{position}: {style:?} {text}");
}

fn try_sentence(position: &Position, mv: Move) {
    let sentence = words::move_sentence(position, mv);
    let read = words::read_move_sentence(position, &sentence);
    assert_eq!(read, Ok(mv), "{position}: {sentence}");
}
