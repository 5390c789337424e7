//! What is read of texts that are no scores, or hardly any.

use super::{Options, read_all};

/// Reads a text and gives what its tokens say, in their order.
fn words(text: &str) -> Vec<&str> {
    let scores = read_all(text, &Options::default());
    let tokens = scores.iter().flat_map(|score| &score.tokens);
    tokens.map(|token| &text[token.span.clone()]).collect()
}

#[test]
fn words_may_begin_with_letters_of_any_length() {
    for letter in ['\u{2500}', '\u{e9}', '\u{1f600}', 'x'] {
        let text = format!("1. e4 e5 2. Nf3 Nc6 {letter}Bb5 a6 {letter}{{so}} {letter}");
        assert!(words(&text).starts_with(&["1.", "e4", "e5"]), "{text}");
    }
}
