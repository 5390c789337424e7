//! What is read of texts that are no scores, or hardly any.

use rules::Color;

use super::{Choice, Options, Status, TokenKind, read, read_all};

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
fn a_choice_on_a_word_of_a_sentence_leaves_the_number_behind_it() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 then 3 B-B4 B-B4 4 Castles Kt-KB3";
    let score = read(text, &Options::default()).expect("a game");
    let position = score.moves[..3]
        .iter()
        .fold(score.start, |position, played| {
            position.play_unchecked(played.mv)
        });
    let mv = crate::san::read(&position, "Nc6").expect("a legal move");
    let at = text.find("then").expect("a word");
    let options = Options {
        choices: [(at, Choice::Move(mv))].into(),
        ..Options::default()
    };
    let score = read(text, &options).expect("a game");
    let token = &score.tokens[score.moves[3].token];
    assert_eq!(&text[token.span.clone()], "then");
    assert_eq!((score.moves.len(), score.problems().count()), (8, 0));
}

#[test]
fn whatever_stands_where_a_move_is_missing_can_be_chosen_for_it() {
    for word in [
        "(cunning)",
        "[see note]",
        "cunning",
        "{Kt-QB3}",
        "(a)",
        "Kt!-QB3",
        "*",
        "\u{2014}",
    ] {
        let text = format!("1. P-K4 P-K4 2. Kt-KB3 {word} 3. B-B4 B-B4 4. Castles Kt-B3");
        let score = read(&text, &Options::default()).expect("a game");
        let position = score.moves[..3]
            .iter()
            .fold(score.start, |position, played| {
                position.play_unchecked(played.mv)
            });
        let mv = crate::san::read(&position, "Nc6").expect("a legal move");
        let at = text.find(word).expect("a word");
        let token = score.tokens.iter().find(|token| token.span.contains(&at));
        let at = token.expect("everything is in a token").span.start;
        let options = Options {
            choices: [(at, Choice::Move(mv))].into(),
            ..Options::default()
        };
        let score = read(&text, &options).expect("a game");
        let moves = (score.moves.len(), score.problems().count());
        assert_eq!(moves, (8, 0), "{word}: {:?}", score.problems().next());
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
fn black_moves_first_in_old_books_and_has_white_here() {
    let text = "BLACK.              WHITE.\nMr. Lewis.          Mr. Cochrane.\n\
                1. P to K 4         1. P to K 4\n2. Kt to K B 3      2. Kt to Q B 3\n\
                3. B to Q B 4       3. White resigns.\n";
    let score = read(text, &Options::default()).expect("a game");
    assert_eq!((score.moves.len(), score.first_mover), (5, Color::Black));
    assert_eq!(score.player(text, Color::White), Some("Mr. Lewis."));
    assert_eq!(score.player(text, Color::Black), Some("Mr. Cochrane."));
    // It is the second player who resigns.
    assert_eq!(score.result(), "1-0");
    let text = "(Black moves first.)\n1. P to K 4 P to K 4 2. Kt to K B 3 and wins\n";
    let score = read(text, &Options::default()).expect("a game");
    assert_eq!((score.first_mover, score.result()), (Color::Black, "1-0"));
    let text = "White moves first, Black moves first there\n1. P to K 4 P to K 4";
    let score = read(text, &Options::default()).expect("a game");
    assert_eq!(score.first_mover, Color::White);
}

#[test]
fn names_stand_before_the_side_in_brackets_or_over_it() {
    for text in [
        "MR. STAUNTON (White)   M. ST. AMANT (Black)\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3",
        "MR. STAUNTON      M. ST. AMANT\n(White.)          (Black.)\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3",
        "White (MR. STAUNTON)\nBlack (M. ST. AMANT)\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3",
    ] {
        let score = read(text, &Options::default()).expect("a game");
        let player = |color| score.player(text, color);
        assert_eq!(player(Color::White), Some("MR. STAUNTON"), "{text}");
        assert_eq!(player(Color::Black), Some("M. ST. AMANT"), "{text}");
        assert_eq!(score.first_mover, Color::White);
    }
}

#[test]
fn the_heads_of_columns_are_no_names_and_columns_do_not_run_into_each_other() {
    let text = "  White     Black\n  White     Black\n  MASON     BIRD\n1 P-K4      P-Q4     3 Kt to    B-B4\n\
                2 PxP       Q-       4 P-Q4     PxP\n5 P-KR3     P-QR3    6 P-R3     P-R3\n";
    let scores = read_all(text, &Options::default());
    let tokens: Vec<_> = scores.iter().flat_map(|score| &score.tokens).collect();
    for pair in tokens.windows(2) {
        assert!(pair[0].span.end <= pair[1].span.start, "{pair:?}");
    }
    assert_eq!(scores[0].player(text, Color::White), Some("MASON"));
}

#[test]
fn place_and_year_are_tags_and_sentences_are_not() {
    let game = "WHITE. BLACK.\n Anderssen. Staunton.\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3\n";
    let tags = |heading: &str| {
        let text = [heading, game].concat();
        let score = read(&text, &Options::default()).expect("a game");
        let tags = score.tags(&text).into_iter();
        let tags = tags.filter(|(name, _)| ["Site", "Date"].contains(name));
        tags.map(|(_, value)| value).collect::<Vec<_>>().join(" ")
    };
    for (heading, expected) in [
        (
            "GAME IV.\n\nPlayed at London, July 1851.\n\n",
            "London 1851.07.??",
        ),
        ("GAME IV. Played at London, 1851.\n", "London 1851.??.??"),
        ("Hastings 1895\n\n", "Hastings 1895.??.??"),
        ("(Breslau, 1862.)\n\n", "Breslau 1862.??.??"),
        (
            "In London, 1851, there was a great gathering of players, and\nall the world came to it, as\nLondon, 1851.\n\n",
            "",
        ),
        ("This game was played at London in 1851.\n\n", ""),
        ("Anderssen 1851\n\n", ""),
        ("CHESS PRAXIS 1860\n\n", ""),
    ] {
        assert_eq!(tags(heading), expected, "{heading}");
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

#[test]
fn a_game_in_which_white_makes_two_moves_first_begins_behind_the_first_of_them() {
    let heading = "GAME IV.\nOdds of Pawn and two moves.\nWHITE (Mr. A.).      BLACK (Mr. B.).\n";
    let read_whole = |first: &str, rest: &str| {
        let text = [heading, first, rest].concat();
        let score = read(&text, &Options::default()).expect("a game");
        assert_eq!(
            (score.moves.len(), score.status()),
            (6, Status::Read),
            "{text}"
        );
        (text, score)
    };
    let rest = "3. B to Q 3          3. P to B 4\n4. P takes P         4. Q to R 4 ch.\n";
    for first in [
        "1. P to K 4 and\n2. P to Q 4          2. P to K 3\n",
        "1. P to K 4\n2. P to Q 4          2. P to K 3\n",
        "1. P to K 4          1. \u{2014}\u{2014}\n2. P to Q 4          2. P to K 3\n",
        "1. P to K 4          1. ...\n2. P to Q 4          2. P to K 3\n",
        "1. P to K 4          1. ....\n2. P to Q 4          P to K 3\n",
    ] {
        let (text, score) = read_whole(first, rest);
        assert_eq!(
            score.start.to_string(),
            "rnbqkbnr/ppppp1pp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
        );
        assert_eq!(score.player(&text, Color::Black), Some("Mr. B."));
    }
    // Both may have one number.
    let rest = "2. B to Q 3          2. P to B 4\n3. P takes P         3. Q to R 4 ch.\n";
    for first in [
        "1. P to K 4 and P to Q 4   1. P to K 3\n",
        "1. P to K 4, P to Q 4      1. P to K 3\n",
        "1. P to K 4\n   P to Q 4            1. P to K 3\n",
    ] {
        read_whole(first, rest);
    }
    // A misprint in either of them is asked about, and the answer goes on.
    for (first, moves) in [
        (
            "1. P to K 5\n2. P to Q 4  2. P to K 3\n3. B to Q 3  3. P to B 4\n",
            ["e4", "d4"],
        ),
        (
            "1. P to K 4\n2. P to Q 6  2. P to K 3\n3. B to Q 3  3. P to B 4\n",
            ["d4", "e6"],
        ),
    ] {
        let text = [heading, first].concat();
        let mut options = Options::default();
        let score = read(&text, &options).expect("a game");
        let (token, problem) = score.problems().next().expect("a question");
        assert_eq!(problem.ply, 0);
        let mv = crate::san::read(&problem.position, moves[0]).expect("a legal move");
        options.choices.insert(token.span.start, Choice::Move(mv));
        let score = read(&text, &options).expect("a game");
        assert_eq!(
            (score.moves.len(), score.status()),
            (4, Status::Read),
            "{text}"
        );
    }
}

#[test]
fn the_names_of_players_are_tags_without_brackets_and_stops() {
    let moves = "\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3\n";
    for (heading, white, black) in [
        (
            "WHITE (Mr. Cochrane).    BLACK (Mr. Staunton).",
            "Mr. Cochrane",
            "Mr. Staunton",
        ),
        (
            "WHITE.            BLACK.\n(Anderssen)       (Kieseritzky)",
            "Anderssen",
            "Kieseritzky",
        ),
        (
            "White.            Black.\n(Mr. Cochrane).    [Mr. Staunton].",
            "Mr. Cochrane",
            "Mr. Staunton",
        ),
        ("White.—Dunedin.  Black.—Ashburton.", "Dunedin", "Ashburton"),
        (
            "Weiss: Herr Meyer.   Schwarz: Herr Schulz.",
            "Herr Meyer",
            "Herr Schulz",
        ),
        (
            "White: J. Smith, Esq.   Black: Mr. Jones.",
            "J. Smith, Esq.",
            "Mr. Jones",
        ),
    ] {
        let text = [heading, moves].concat();
        let score = read(&text, &Options::default()).expect("a game");
        let tags = score.tags(&text);
        let tag = |name| tags.iter().find(|(other, _)| *other == name);
        assert_eq!(tag("White").map(|(_, value)| value.as_str()), Some(white));
        assert_eq!(tag("Black").map(|(_, value)| value.as_str()), Some(black));
    }
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
fn german_books_say_how_a_game_ends() {
    for (end, result) in [
        ("Schwarz gibt auf.", "1-0"),
        ("Weiß gibt auf.", "0-1"),
        ("Aufgegeben.", "1-0"),
        ("und Weiss gewinnt.", "1-0"),
    ] {
        let text = format!("1. e2-e4 e7-e5\n2. Sg1-f3 Sb8-c6\n3. Lf1-c4 {end}\n");
        let score = read(&text, &Options::default()).expect("a game");
        assert_eq!((score.moves.len(), score.result()), (5, result), "{end}");
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

/// Where each game begins, and its part of the text.
fn places(text: &str, options: &Options) -> Vec<(usize, usize)> {
    let scores = read_all(text, options);
    let place = |score: &super::Score| {
        let is_first = |token: &&super::Token| {
            matches!(
                token.kind,
                TokenKind::Number { .. } | TokenKind::Move { .. } | TokenKind::Problem(_)
            )
        };
        let first = score.tokens.iter().find(is_first);
        (score.span.start, first.map_or(0, |token| token.span.start))
    };
    scores.iter().map(place).collect()
}

#[test]
fn a_decision_leaves_where_earlier_games_begin() {
    let text = "1. e4 r3\u{a0}Z.\n1. P to K 4 1. P to\n4. BJto R 4 P to Q Re5! 2. Sf3 Sc6 w3. Lb5 a6 \
                0-1\n1. P to K 3 2. P$to Q 4\n----\n1. P to K 4 2. P takes P";
    let before = places(text, &Options::default());
    let later = text.find("P to K 3").expect("a move of the second game");
    for san in ["e3", "e4", "Nf3"] {
        let mv = crate::san::read(&rules::Position::default(), san).expect("a legal move");
        let options = Options {
            choices: [(later, Choice::Move(mv))].into(),
            ..Options::default()
        };
        let after = places(text, &options);
        assert_eq!(
            (after.len(), after[0], after[1].0),
            (2, before[0], before[1].0),
            "{san}"
        );
    }
}

#[test]
fn a_number_that_is_said_to_begin_no_game_leaves_the_one_before_to_go_on() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B9\n\n1. P-Q4 P-Q4 2. P-QB4 P-K3\n\n\
                3. ... P-QR3 4. B-R4 Kt-B3";
    let games = places(text, &Options::default());
    let [_, (_, second)] = games[..] else {
        panic!("{games:?}");
    };
    assert!(text[second..].starts_with("1. P-Q4"));
    for refused in [second, second + 3] {
        let options = Options {
            choices: [(refused, Choice::NoMove)].into(),
            ..Options::default()
        };
        assert_eq!(places(text, &options), games[..1], "{refused}");
    }
}

#[test]
fn a_game_goes_on_behind_a_variation_that_is_numbered_from_one_on_as_it_is() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\n\
                1. P-K4 P-K4 2. P-KB4 PxP 3. B-B4 Q-R5 ch.\n\n\
                4. B-R4 Kt-B3 5. Castles KtxP 6. P-Q4 P-QKt4\n";
    for heading in ["", "GAME XLI.\n\n"] {
        let text = [heading, text].concat();
        let scores = read_all(&text, &Options::default());
        let [score] = &scores[..] else {
            panic!("{} games", scores.len());
        };
        assert_eq!((score.moves.len(), score.status()), (12, Status::Read));
    }
}

#[test]
fn a_choice_makes_one_line_of_no_rows() {
    let text = "[. e4takes. *P -\n14\n----\n1. P to K 4 2. P ktaes -\n1. P to K 4 2. P ktaes P";
    let score = read(text, &Options::default()).expect("a game");
    let (token, problem) = score.problems().next().expect("a question");
    assert_eq!(problem.ply, 2);
    for possible in &problem.possible {
        let options = Options {
            choices: [(token.span.start, Choice::Move(possible.mv))].into(),
            ..Options::default()
        };
        let chosen = read(text, &options).expect("a game");
        let moves: Vec<_> = chosen.moves.iter().map(|played| played.mv).collect();
        assert_eq!(moves[0], score.moves[0].mv, "{moves:?}");
    }
}
