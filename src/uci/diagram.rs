//! The command `d`: the position as a diagram, with what can be checked about it.

use std::fmt::Write as _;

use rules::{File, Position, Rank, Square};

pub(crate) fn draw(position: &Position) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let row: String = File::ALL
            .into_iter()
            .map(|file| {
                let piece = position.piece_at(Square::new(file, rank));
                format!(" {}", piece.map_or('.', |piece| piece.char()))
            })
            .collect();
        push(&mut text, format_args!("{rank} {row}"));
    }
    push(&mut text, "   a b c d e f g h\n");
    push(&mut text, format_args!("Fen: {position}"));
    push(&mut text, format_args!("Key: {}", position.key()));
    let checkers: Vec<String> = position
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    push(&mut text, format_args!("Checkers: {}", checkers.join(" ")));
    text
}

fn push(text: &mut String, line: impl std::fmt::Display) {
    writeln!(text, "{line}").expect("a string takes everything");
}
