//! Where a game ends, and what is never passed over on the way: what books say of a win, labels,
//! numbered moves that cannot be read, misprints that only the rest shows, comments torn by a page.

use notation::san;
use notation::score::{
    self, Choice, Ending, Options, PrintedScore, ProblemKind, Status, TokenKind,
};
use rules::{Color, Move};

fn read(text: &str, options: &Options) -> PrintedScore {
    let games = score::read_all(text, options);
    let [game] = &games[..] else {
        panic!("{} games in {text}", games.len());
    };
    game.clone()
}

/// The moves of a game.
fn sans(game: &PrintedScore) -> String {
    let mut position = game.start;
    let write = |played: &score::Played| {
        let san = san::write(&position, played.mv);
        position = position.play_unchecked(played.mv);
        san
    };
    game.moves.iter().map(write).collect::<Vec<_>>().join(" ")
}

/// A move with its name.
type Named = (String, Move);

/// The word that is asked about, where it stands, and the moves that it may be.
fn question(text: &str, game: &PrintedScore) -> Option<(usize, String, Vec<Named>)> {
    let (token, problem) = game.problems().next()?;
    let moves = problem.possible.iter();
    let moves = moves.map(|possible| (san::write(&problem.position, possible.mv), possible.mv));
    let word = text[token.span.clone()].to_owned();
    Some((token.span.start, word, moves.collect()))
}

const OPENING: &str = "1. P-K4 P-K4\n2. B-B4 Kt-QB3\n3. Q-R5";

#[test]
fn words_of_a_win_end_the_game_behind_its_last_move() {
    let white = Some(Ending::Wins(Color::White));
    let black = Some(Ending::Wins(Color::Black));
    for (end, moves, ending) in [
        (" and wins.\n", 5, white),
        (" and mates in two moves.\n", 5, white),
        (", and White mates in three moves.\n", 5, white),
        (" Q-K2\n4. Kt-KB3 Kt-B3 and wins.\n", 8, black),
        (" Q-K2\n\nWhite announced mate in five moves.\n", 6, white),
        (
            " Q-K2\n\n   And Black gives checkmate in four moves.\n",
            6,
            black,
        ),
        (" Q-K2\nWhite now mates in six moves.\n", 6, white),
        (
            "\nand Black resigns, for he must lose a piece.\n",
            5,
            Some(Ending::Resigns(Some(Color::Black))),
        ),
    ] {
        let text = format!("{OPENING}{end}");
        let game = read(&text, &Options::default());
        assert_eq!(
            (game.status(), game.moves.len()),
            (Status::Read, moves),
            "{text}"
        );
        assert_eq!(game.ending, ending, "{text}");
    }
}

#[test]
fn words_of_a_win_within_a_book_end_no_game() {
    for remark in [
        "4. Kt-KB3 and wins.\n4. ... Kt-B3\n",
        "4. Kt-KB3 Kt-B3\n\nIf 4. ... P-Q3, then 5. Kt-Kt5 and wins.\n\n",
        "4. Kt-KB3 Kt-B3\n\nBlack threatens P-KKt3 and wins\nthe Queen.\n\n",
        "4. Kt-KB3 Kt-B3\n\nWith 4. ... P-KKt3 Black mates in three moves.\n\n",
    ] {
        let text = format!("{OPENING} Q-K2\n{remark}5. Q-R4 P-Q3\n6. Castles P-KR3\n");
        let game = read(&text, &Options::default());
        assert_eq!(
            (game.status(), game.moves.len()),
            (Status::Read, 12),
            "{text}"
        );
        assert_eq!(game.ending, None, "{text}");
    }
    // A sentence that goes on below is asked about; it ends nothing either.
    let text = format!(
        "{OPENING} and wins\nthe game, if Black is careless.\n3. ... Q-K2\n4. Kt-KB3 Kt-B3\n"
    );
    let mut options = Options::default();
    let game = read(&text, &options);
    let (at, word, moves) = question(&text, &game).expect("a question");
    assert_eq!((word.as_str(), moves[0].0.as_str()), ("Q-R5", "Qh5"));
    options.choices.insert(at, Choice::Move(moves[0].1));
    let game = read(&text, &options);
    assert_eq!(
        (game.status(), game.moves.len(), game.ending),
        (Status::Read, 8, None)
    );
}

#[test]
fn labels_name_the_players_wherever_they_stand() {
    let moves = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n";
    let apart = "White (Mr. Morphy): 1 P-K4, 2 Kt-KB3, 3 B-B4, 4 Castles, 5 P-B3, 6 P-Q4, 7 PxP.\n\
                 Black (Mr. Smith): 1 P-K4, 2 Kt-QB3, 3 B-B4, 4 Kt-B3, 5 P-Q3, 6 PxP, 7 B-Kt3.\n";
    for text in [
        format!("White\u{2014}Mr. Morphy.\nBlack\u{2014}Mr. Smith.\n{moves}"),
        format!("White (Mr. Morphy): Black\u{2014}Mr. Smith\n{moves}"),
        format!("White: Mr. Morphy\nBlack: Mr. Smith\n\n{moves}"),
        format!("White, Mr. Morphy; Black, Mr. Smith.\n{moves}"),
        apart.to_owned(),
    ] {
        let game = read(&text, &Options::default());
        let tags = game.tags(&text);
        assert_eq!(game.status(), Status::Read, "{text}");
        for tag in [("White", "Mr. Morphy"), ("Black", "Mr. Smith")] {
            assert!(
                tags.contains(&(tag.0, tag.1.to_owned())),
                "{tags:?}\n{text}"
            );
        }
    }
}

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
fn a_legal_misprint_is_found_by_what_follows_it() {
    // A knight that stood on f6 could not be taken from f4.
    let text = "1. P-K4 P-K3 2. P-Q4 P-Q4 3. Kt-QB3 Kt-KB3 4. B-KB4 B-K2 5. BxKt PxB 6. Kt-B3 Castles \
                7. B-Q3 P-QB4";
    let mut options = Options::default();
    let game = read(text, &options);
    let (token, problem) = game.problems().next().expect("a question");
    assert_eq!(
        (&text[token.span.clone()], &problem.kind),
        ("Kt-KB3", &ProblemKind::Misfit)
    );
    let (at, _, moves) = question(text, &game).expect("a question");
    assert_eq!(moves[0].0, "Nf6", "the printed move comes first");
    let right = moves.iter().find(|(san, _)| san == "Nh6");
    let (_, right) = right.expect("it is offered");
    options.choices.insert(at, Choice::Move(*right));
    let game = read(text, &options);
    assert_eq!((game.status(), game.moves.len()), (Status::Read, 14));
    // Where the reader says that the print is right, the place is asked about that does not fit it.
    options.choices.insert(at, Choice::Move(moves[0].1));
    let game = read(text, &options);
    let (other, word, _) = question(text, &game).expect("a question");
    assert!(other > at && word.starts_with("BxKt"), "{word}");
}

#[test]
fn a_comment_torn_by_the_end_of_a_page_is_one_note() {
    for (open, close) in [("(", ")"), ("[", "]"), ("", "")] {
        let text = format!(
            "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-Kt5\n\n{open}This is the move of Ruy Lopez, and it is\n\
             stronger than 3. B-B4, which\n\n42        CHESS PRAXIS.\n\nwas played by the old Italians;\n\
             3. ... P-QR3 is now the usual answer.{close}\n\n3. ... Kt-B3\n4. Castles KtxP\n5. P-Q4 B-K2\n"
        );
        let game = read(&text, &Options::default());
        assert_eq!(game.status(), Status::Read, "{text}");
        assert_eq!(
            sans(&game),
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7",
            "{text}"
        );
        let [note] = &game.notes[..] else {
            panic!("{:?}\n{text}", game.notes);
        };
        let words = note.words(&text);
        assert!(words.contains("which was played by"), "{words}");
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

/// The beginning of a game that ends with a mate nobody waits for.
const LEGAL: &str =
    "1. P-K4 P-K4\n2. Kt-KB3 P-Q3\n3. B-B4 B-Kt5\n4. Kt-B3 P-KKt3\n5. KtxP BxQ\n6. BxP ch";

#[test]
fn what_would_have_been_played_is_no_part_of_the_game() {
    let resigns = Ending::Resigns(Some(Color::Black));
    for (end, ending) in [
        (", Resigns.\nFor if\n6. ... K-K2\n7. Kt-Q5 mate.\n", resigns),
        ("\nResigns.\n\n6...K-K2; 7. Kt-Q5 mate.\n", resigns),
        (
            " and Black resigns. For if\n6. ... K-K2\n7. Kt-Q5 mate.\n",
            resigns,
        ),
        (
            " 1-0\n\n6...K-K2; 7. Kt-Q5 mate.\n",
            Ending::Wins(Color::White),
        ),
        (" 1/2-1/2\n\n6. ... K-K2\n7. Kt-Q5 mate.\n", Ending::Drawn),
    ] {
        let game = read(&format!("{LEGAL}{end}"), &Options::default());
        assert_eq!(game.moves.len(), 11, "{end}");
        assert_eq!(game.ending, Some(ending), "{end}");
        assert_eq!(game.problems().next(), None, "{end}");
    }
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

/// Treatises print of a game only what is new in it.
#[test]
fn a_later_game_that_does_not_begin_at_its_first_move_is_not_passed_over() {
    let legal = format!("GAME I.\n\n{LEGAL} K-K2\n7. Kt-Q5 mate.\n\n");
    let text = format!(
        "{legal}GAME II.\n\n(The first two moves as in the preceding game.)\n\n3. P-Q4 PxP\n4. KtxP Kt-KB3\n"
    );
    let game = read(&text, &Options::default());
    assert_eq!((game.moves.len(), game.status()), (13, Status::Questions));
    let left = game.tokens.iter();
    let left: Vec<&str> = left
        .filter(|token| token.kind == TokenKind::Unlinked)
        .map(|token| &text[token.span.clone()])
        .collect();
    assert_eq!(left, ["P-Q4 PxP", "KtxP Kt-KB3"]);
    // Said to be no moves, they are none.
    let numbers = ["3. P-Q4", "4. KtxP"].map(|words| text.rfind(words).expect("it is there"));
    let options = Options {
        choices: numbers
            .map(|at| (at + 3, Choice::NoMove))
            .into_iter()
            .collect(),
        ..Options::default()
    };
    assert_eq!(read(&text, &options).status(), Status::Read);
    // What a note tells of a game by its name is a note.
    let text =
        format!("{legal}This is Legal's mate, named after a game of his.\n3. P-Q4 is better.\n");
    assert_eq!(read(&text, &Options::default()).status(), Status::Read);
}
