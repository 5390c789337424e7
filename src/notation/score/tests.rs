//! What is read of texts that are no scores, or hardly any.

use super::{Choice, Options, read, read_all};

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
fn a_trailing_number_ends_the_text() {
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

#[test]
fn a_choice_is_made_about_its_own_word_only() {
    let text = "1. P-K4 P-K4 2. Kt-B3 Kt-QB3";
    let mut options = Options::default();
    let score = read(text, &options).expect("a game");
    let (token, problem) = score.problems().next().expect("two knights");
    assert_eq!(&text[token.span.clone()], "Kt-B3");
    for possible in &problem.possible {
        assert_eq!(possible.plies_after, 1, "{}", possible.mv);
        options.choices = [(token.span.start, Choice::Move(possible.mv))].into();
        let chosen = read(text, &options).expect("a game");
        assert_eq!((chosen.moves.len(), chosen.problems().count()), (4, 0));
    }
}

#[test]
fn a_game_at_odds_begins_without_the_piece_that_its_heading_names() {
    let moves = "1. P-K4 P-K4 2. P-Q4 PxP 3. B-KB4 Kt-QB3 4. Q-K2 P-Q3 5. Castles QR B-K2";
    let heading = "GAME II.\nRemove White's Queen's Knight.\nWHITE. BLACK.\n";
    let score = read(&[heading, moves].concat(), &Options::default()).expect("a game");
    assert_eq!((score.moves.len(), score.problems().count()), (10, 0));
    assert_eq!(
        score.start.to_string(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"
    );
    // What stands over another game takes nothing from this one.
    let other = "Remove White's Queen's Knight.\n1. P-K4 P-K4 2. Kt-QB3 Kt-KB3";
    let score = read(other, &Options::default()).expect("a game");
    assert_eq!(score.moves.len(), 4);
    assert_eq!(score.start, rules::Position::default());
}
