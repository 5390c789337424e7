mod reading;
mod writing;

use rules::{Move, Position};

use crate::origins::Origins;
use crate::san;

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

/// The position after some moves in SAN, and where its pieces come from.
fn after(start: Position, moves: &str) -> (Position, Origins) {
    let mut scene = (start, Origins::of_start(&start));
    for text in moves.split_whitespace() {
        let mv = mv(&scene.0, text);
        scene = (scene.0.play_unchecked(mv), scene.1.after(&scene.0, mv));
    }
    scene
}

fn mv(position: &Position, text: &str) -> Move {
    san::read(position, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
