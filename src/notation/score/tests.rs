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

#[test]
fn a_number_behind_which_nothing_stands_ends_the_text() {
    for moves in [
        "1. e4 e5\n2. Nf3 Nc6",
        "1. e4\n1",
        "1. e4 e5! 3. Zz 3. Lb5 drawn1",
    ] {
        for end in ["1", "1.", "2.", "3", "3.", "3. ...", "3...", "7."] {
            let text = format!("{moves}\n{end}");
            let last = words(&text).last().copied().unwrap_or_default();
            assert!(!last.is_empty() && text.ends_with(last), "{text:?}");
        }
    }
}
