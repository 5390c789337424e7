//! What is asked about at the end of a game and is never passed over in silence.

use super::*;

#[test]
fn a_numbered_move_that_cannot_be_read_is_never_passed_over_in_silence() {
    let before = "1. P. to K. 4th. P. to K. 4th.\n2. Kt. to K. B. 3d. Kt. to Q. B. 3d.\n3. B. to B. 4th. B. to B. 4th.\n";
    let behind = "4. Castles. Kt. to B. 3d.\n5. P. to Q. 3d. P. to Q. 3d.\n";
    for word in [
        "4. Kt. to Q. Kt. 3d.\n",
        "4. Kt. to Q. Kt. 3d. P. to Q. 3d.\n",
        "\n4. Kt. to Q. Kt. 3d.\n\n",
        "A note stands here. 4. Kt. to Q. Kt. 3d. Another one.\n\n",
    ] {
        let text = format!("{before}{word}{behind}");
        let mut options = Options::default();
        let game = read(&text, &options);
        assert_ne!(game.status(), Status::Read, "{text}");
        let Some((at, asked, _)) = question(&text, &game) else {
            // Within a sentence it is shown as unread.
            let is_unread = |token: &score::Token| {
                token.kind == TokenKind::Unlinked
                    && text[token.span.clone()].starts_with("Kt. to Q. Kt. 3d")
            };
            assert!(game.tokens.iter().any(is_unread), "{text}");
            continue;
        };
        assert!(asked.starts_with("Kt. to Q. Kt. 3d"), "{asked}\n{text}");
        // What the reader has looked at is not unread.
        options.choices.insert(at, Choice::NoMove);
        let game = read(&text, &options);
        let is_on = game.moves.len() > 6 || game.problems().next().is_some();
        assert!(is_on, "{text}");
    }
}

#[test]
fn a_move_chosen_from_elsewhere_can_be_unlinked_again() {
    let text = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-QKt4 is the gambit of Captain Evans. \
                4. Castles is safe. 4. ... Kt-B3 5. P-Q3 P-Q3 6. P-B3 Castles";
    let mut options = Options::default();
    let game = read(text, &options);
    let (at, _, moves) = question(text, &game).expect("a question");
    let (_, castles) = moves
        .iter()
        .find(|(san, _)| san == "O-O")
        .expect("it is offered");
    options.choices.insert(at, Choice::Move(*castles));
    let game = read(text, &options);
    assert_eq!(game.status(), Status::Read);
    let linked = game.tokens[game.moves[6].token].span.start;
    assert_eq!(&text[linked..linked + 7], "Castles");
    // Said to be no move, the words are free again, and the game is asked about.
    options.choices.insert(linked, Choice::NoMove);
    let game = read(text, &options);
    let is_free = |token: &&score::Token| {
        token.span.contains(&linked) && matches!(token.kind, TokenKind::Move { .. })
    };
    assert_eq!(game.tokens.iter().find(is_free), None);
    assert_eq!((game.moves.len(), game.status()), (6, Status::Questions));
    assert!(question(text, &game).is_some());
}

#[test]
fn every_answer_behind_the_last_move_changes_the_reading() {
    let text = "1. P-K4 P-K4\n2. B-B4 Kt-QB3\n3. Q-R5\n\n4. Kt-KB3 would now be met by Kt-B3.\n\n\
                5. QxKP was feared.\n\n6. P-Q4 or 6. P-B4, 7. P-Q3 and 8. Castles were all possible.\n\n\
                4. P-Q4 PxP\n5. Kt-KB3 Q-K2\n6. Castles Castles\n";
    let mut options = Options::default();
    let mut seen = Vec::new();
    loop {
        let game = read(text, &options);
        let Some((at, ..)) = question(text, &game) else {
            assert_eq!(game.status(), Status::Read);
            break;
        };
        let state = (game.moves.len(), at);
        assert!(!seen.contains(&state), "{state:?} is asked again");
        seen.push(state);
        options.choices.insert(at, Choice::NoMove);
    }
    assert!(seen.len() < 20, "{seen:?}");
    // Nothing is asked where no move can follow.
    let mated = "1. P-K4 P-K4\n2. B-B4 Kt-QB3\n3. Q-R5 Kt-B3\n4. QxBP mate.\n\n5. Castles is then no move at all.\n\nIf 4. ... KxQ, 5. P-Q4.\n";
    let game = read(mated, &Options::default());
    assert_eq!((game.status(), game.moves.len()), (Status::Read, 7));
}

/// Words of which a scanner left little stand where the last move of either side has to be.
#[test]
fn a_last_move_that_cannot_be_read_is_asked_about() {
    let before = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n4. P-B3";
    for word in [
        "Bxß", "BxIß", "Xxß", "xx-B3", "l'-Q4", "1'-Q4", "?-Q4", "-Q4", "*", "§xP", "P-K*",
        "Wubble",
    ] {
        for (text, plies) in [
            (format!("{before} Kt-B3\n5. {word}\n"), 8),
            (format!("{before} Kt-B3\n5. {word} (a)\n\nA note.\n"), 8),
            (format!("{before} {word}\n"), 7),
            (format!("{before}! {word}\n\nA very instructive game.\n"), 7),
            (format!("{before} Kt-B3 5. P-Q4 {word}"), 9),
        ] {
            let mut options = Options::default();
            let game = read(&text, &options);
            assert_eq!(game.status(), Status::Questions, "{text}");
            // What begins with a small letter or a digit may as well belong to the move before.
            if !word.starts_with(char::is_uppercase) && game.moves.len() < plies {
                continue;
            }
            assert_eq!(game.moves.len(), plies, "{text}");
            let (at, asked, _) = question(&text, &game).expect("a question");
            assert!(word.ends_with(&asked), "{asked}\n{text}");
            // What the reader has looked at is not unread.
            options.choices.insert(at, Choice::NoMove);
            let game = read(&text, &options);
            assert_eq!(
                (game.moves.len(), game.status()),
                (plies, Status::Read),
                "{text}"
            );
        }
    }
    // What is said behind the last move is none.
    for end in [
        "and White won.",
        "(a)",
        "!",
        "Resigns.",
        "Drawn game.",
        "+",
        "1/2-1/2",
    ] {
        let text = format!("{before} {end}\n");
        let game = read(&text, &Options::default());
        assert_eq!(
            (game.moves.len(), game.status()),
            (7, Status::Read),
            "{text}"
        );
    }
    let game = read("1. e4 e5 2. Nf3 *", &Options::default());
    assert_eq!((game.moves.len(), game.status()), (3, Status::Read));
}

#[test]
fn a_last_move_that_stands_misprinted_in_a_paragraph_of_its_own_is_not_passed_over() {
    let text = "1. P-K4\n\nP-K4\n\n2. Kt-KB3\n\nKt-QB3\n\n3. B-B4\n\nB-B4\n\n4. P-B3\n\nKt-B3\n\n\
                5. P-Q4\n\nPxfl\n\n\n\nWe have no comment.\n";
    let game = read(text, &Options::default());
    assert_eq!(game.moves.len(), 9);
    assert_ne!(game.status(), Status::Read);
}

/// Steinitz against von Bardeleben, Hastings 1895, where "R-Kt7 ch" has lost its rank.
#[test]
fn a_move_without_a_rank_that_gives_no_check_is_asked_about() {
    let options = Options {
        start: "r1r3k1/pp1q1R1p/5pp1/3p2N1/6Q1/8/PP3PPP/2R3K1 w - - 3 24"
            .parse()
            .expect("the FEN is legal"),
        ..Options::default()
    };
    let text = "24. R-Kt ch K-R1 25. RxRP ch";
    let game = read(text, &options);
    let (at, word, moves) = question(text, &game).expect("it is asked about");
    assert_eq!((at, word.as_str()), (4, "R-Kt ch"));
    assert!(moves.iter().any(|(san, _)| san == "Rg7+"), "{moves:?}");
    let text = "24. R-Kt7 ch K-R1 25. RxRP ch";
    assert_eq!(sans(&read(text, &options)), "Rg7+ Kh8 Rxh7+");
}
