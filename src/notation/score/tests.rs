//! What is read of texts that are no scores, or hardly any.

mod choices;
mod headings;

use rules::Color;

use super::{Ending, Options, Status, read, read_all};

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
fn a_numbered_move_that_is_left_is_not_passed_over_in_silence() {
    for text in [
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3QB-PxP",
        "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3QB-PxP and so on",
        "1 P-K4 P-K4 2 Kt-KB3 Kt-QB3 3 QB-PxP 4 B-Kt5 P-Q3",
        "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. QB-PxP\n",
    ] {
        let score = read(text, &Options::default()).expect("a game");
        assert_ne!(score.status(), Status::Read, "{text}");
    }
    // A game goes on behind a sentence at the number that is due.
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 This is the usual defence, and a good one. \
                3. B-B4 B-B4 4. Castles Kt-B3";
    let score = read(text, &Options::default()).expect("a game");
    assert_eq!((score.moves.len(), score.status()), (8, Status::Read));
}

#[test]
fn a_number_before_a_result_belongs_to_no_word_before_it() {
    let score = read("1. e4 e5 21. P to K = 2.0-1", &Options::default()).expect("a game");
    let mut end = 0;
    for token in &score.tokens {
        assert!(token.span.start >= end, "{:?}", score.tokens);
        end = token.span.end;
    }
    assert_eq!(score.ending, Some(Ending::Wins(Color::Black)));
}

#[test]
fn a_heading_of_notes_below_a_game_is_no_note() {
    let game = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4\n\n";
    for (below, notes) in [
        ("NOTES.\n", 0),
        ("Anmerkungen:\n", 0),
        ("Notes are given below by the winner of it.\n", 1),
    ] {
        let text = [game, below].concat();
        let score = read(&text, &Options::default()).expect("a game");
        let words: Vec<_> = score.notes.iter().map(|note| note.words(&text)).collect();
        assert_eq!(words.len(), notes, "{words:?}");
    }
}

#[test]
fn a_move_goes_on_on_the_line_below() {
    for text in [
        "1 P-K4 P-K4 2 Kt\nto KB 3 Kt-QB3 This is the best of the answers to it.",
        "1 P-K4 P-K4 2 Kt to\nKB 3 Kt-QB3 This is the best of the answers to it.",
    ] {
        let score = read(text, &Options::default()).expect("a game");
        assert_eq!(
            (score.moves.len(), score.status()),
            (4, Status::Read),
            "{text}"
        );
    }
    // "Kt to Kt" is a move as well, and not the printed one.
    let text =
        "1. P to K 4 P to K 4 2. Kt to K B 3 Kt to Q B 3 3. Kt to Kt\n5 Q takes Kt 4. P to Q 3";
    let score = read(text, &Options::default()).expect("a game");
    let token = &score.tokens[score.moves[4].token];
    assert_eq!(&text[token.span.clone()], "Kt to Kt\n5");
}

#[test]
fn a_word_glued_to_a_capture_is_asked_about() {
    for word in ["PxPThis", "PxPWhite", "PxPThe"] {
        let text = format!("1. P-K4 P-Q4 2. {word} opens the game. 2. ... QxP 3. Kt-QB3 Q-QR4");
        let score = read(&text, &Options::default()).expect("a game");
        let (token, problem) = score.problems().next().expect("a question");
        assert_eq!(&text[token.span.clone()], "PxP", "{text}");
        assert_eq!(problem.possible.len(), 1);
    }
}

#[test]
fn the_moves_of_either_side_may_stand_in_a_line_of_their_own() {
    let text = "White (Mr. M.): 1 P-K4; 2 Kt-KB3; 3 B-B4; 4 P-B3; 5 P-Q4\n\
                Black (Mr. N.): 1 P-K4; 2 Kt-QB3; 3 B-B4; 4 Kt-B3; 5 PxP\n";
    let score = read(text, &Options::default()).expect("a game");
    assert_eq!((score.moves.len(), score.status()), (10, Status::Read));
    assert_eq!(score.player(text, Color::White), Some("Mr. M."));
}

#[test]
fn the_head_of_a_page_is_no_note() {
    for head in [
        "214 THE CHESS-PLAYER'S COMPANION.",
        "CHESS PRAXIS. 97",
        "42 The Chess Openings",
    ] {
        let text = format!("1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n\n{head}\n\n3. B-B4 B-B4\n");
        let score = read(&text, &Options::default()).expect("a game");
        assert_eq!((score.moves.len(), score.notes.len()), (6, 0), "{head}");
    }
}

#[test]
fn a_number_in_a_note_goes_on_with_the_line_before_it() {
    let game = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP \
                B-Kt5 ch\n7. Kt-B3 KtxKP\n8. Castles\n\n";
    let behind = "\n\n8. ... BxKt\n9. P-Q5 B-B3\n";
    for (note, expected) in [
        ("If 8. B-Q2, KtxB; 9. QxKt, P-Q4 is even.", vec![(14, 4)]),
        ("If 8. B-Q2, then KtxB; and 9. QxKt follows.", vec![(14, 1)]),
        ("Had White played 8. Zz, there was 9. P-Q5.", vec![]),
        ("Here 8. B-Zz, KtxB; 9. P-Q5, B-B3; 10. R-K1.", vec![]),
        ("(8. K-B sq KtxKt 9. PxKt BxP)", vec![(14, 4)]),
    ] {
        let text = [game, note, behind].concat();
        let score = read(&text, &Options::default()).expect("a game");
        assert_eq!(score.moves.len(), 18, "{text}");
        let found = score.notes.iter().flat_map(|note| &note.variations);
        let found: Vec<(usize, usize)> = found.map(|one| (one.ply, one.moves.len())).collect();
        assert_eq!(found, expected, "{note}");
    }
}

#[test]
fn an_ordinal_may_be_misprinted() {
    let text = "1. P. to K's 4th P. to K's 4th 2. Kt. to K. B's 3ih Kt. to Q. B's 3d";
    let score = read(text, &Options::default()).expect("a game");
    let (token, problem) = score.problems().next().expect("a question");
    assert_eq!(&text[token.span.clone()], "Kt. to K. B's 3ih");
    assert_eq!(problem.possible[0].mv.to_string(), "g1f3");
}
