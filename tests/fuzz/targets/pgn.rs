//! Whatever is taken for PGN is read without harm, in pieces of any size as in one, and what was
//! read is written and read again as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::pgn::{FaultKind, GameSpan, Splitter, outline, read_bytes, read_main_line, write};

fuzz_target!(|input: &[u8]| {
    let [seed, text @ ..] = input else { return };
    let whole = spans(&mut std::iter::once(text));
    assert_eq!(spans(&mut uneven(*seed, text).into_iter()), whole);
    let games = read_bytes(text);
    assert_eq!(games.len(), whole.len());
    for game in games {
        let written = write(&game.record);
        let mut again = read_bytes(written.as_bytes());
        assert_eq!(again.len(), 1, "{written}");
        let again = again.remove(0);
        assert_eq!(again.record, game.record, "{written}");
        assert_eq!(write(&again.record), written);
        // Nothing is wrong with what we write, except for tags that we could not read either.
        let is_kept =
            |kind: &FaultKind| matches!(kind, FaultKind::Start(_) | FaultKind::Variant(_));
        let new = again.faults.iter().filter(|fault| !is_kept(&fault.kind));
        assert_eq!(new.count(), 0, "{written}\n{:?}", again.faults);
    }
    if let Ok(text) = std::str::from_utf8(text) {
        let _ = (outline(text), read_main_line(text));
    }
});

type Span = (u64, u64, u64, u64, Vec<(String, String)>, Option<String>);

fn spans(pieces: &mut dyn Iterator<Item = &[u8]>) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut see = |game: GameSpan<'_>| {
        let tags = game.tags();
        let tags = tags.map(|(name, value)| (name.into_owned(), value.into_owned()));
        let fault = game.fault.map(ToString::to_string);
        let (start, end) = (game.start, game.end);
        spans.push((start, end, game.line, game.column, tags.collect(), fault));
    };
    let mut splitter = Splitter::new();
    for piece in pieces {
        splitter.push(piece, &mut see);
    }
    splitter.finish(&mut see);
    spans
}

/// The text in pieces whose sizes follow from a number.
fn uneven(seed: u8, text: &[u8]) -> Vec<&[u8]> {
    let mut pieces = Vec::new();
    let (mut rest, mut number) = (text, usize::from(seed) + 1);
    while !rest.is_empty() {
        number = number * 75 % 65_537;
        let (piece, after) = rest.split_at(rest.len().min(number % 9));
        pieces.push(piece);
        rest = after;
    }
    pieces
}
