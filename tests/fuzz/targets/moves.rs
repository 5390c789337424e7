//! Playing on from any legal FEN keeps the position legal, its key right and its FEN readable.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Position, Setup};

fuzz_target!(|input: (&str, Vec<u8>)| {
    let (fen, choices) = input;
    let setup = fen.parse::<Setup>().unwrap_or_default();
    let Ok(mut position) = Position::from_setup(&setup) else {
        return;
    };
    let mut key = position.key();
    for choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        assert_eq!(position.play(mv), Ok(position.play_unchecked(mv)));
        (position, key) = position.play_with_key(mv, key);
        assert_eq!(key, position.key());
        let read: Position = position.to_string().parse().expect("it is legal");
        assert_eq!(read, position);
        assert_eq!(read.identity(), position.identity());
    }
});
