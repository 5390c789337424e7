use crate::pgn::{Fault, GameSpan, Splitter, read_all, read_bytes, write};

type Span = (u64, u64, u64, u64, Option<Fault>);

fn spans(bytes: &[u8], size: usize) -> Vec<(Span, Vec<(String, String)>)> {
    let mut spans = Vec::new();
    let mut splitter = Splitter::new();
    let mut see = |game: GameSpan<'_>| {
        let tags = game.tags();
        let tags = tags.map(|(name, value)| (name.into_owned(), value.into_owned()));
        let fault = game.fault.cloned();
        let span = (game.start, game.end, game.line, game.column, fault);
        spans.push((span, tags.collect()));
    };
    for chunk in bytes.chunks(size) {
        splitter.push(chunk, &mut see);
    }
    splitter.finish(&mut see);
    spans
}

#[test]
fn any_chunking_finds_the_same_games() {
    let text = "\u{feff}[Event \"A \\\"q\\\" n\"]\r\n% line\r\n[White \"X\"]\r\n\r\n{intro} 1. e4 $1 \
        {hi [%csl Ga1]} e5 $2 (1... c5 $10 2. Nf3 (2. c3)) 2. Nf3!? 1-0 {end}\n1. d4 -- 2. e4 Nf6 *\
        \n\n2. Sf3 Sc6 *\n1. e4 e5 2. Sf3 Sc6 3. Lb5 1/2-1/2\n1. e4 e5 2. \u{2658}f3 1-0\n\
        1. e4 {never closed\n\n[Event \"B\"]\n\n1. c4 (1. d4 d5 2. d5) 1... c5 0-1";
    let whole = spans(text.as_bytes(), text.len());
    assert_eq!(whole.len(), 7);
    for size in 1..30 {
        assert_eq!(spans(text.as_bytes(), size), whole);
    }
    for game in read_bytes(text.as_bytes()) {
        let written = write(&game.record);
        let again = read_all(&written);
        assert_eq!(again.len(), 1, "{written}");
        assert_eq!(again[0].record, game.record);
        assert_eq!(write(&again[0].record), written);
    }
}
