//! Where a game ends, and what is never passed over on the way: what books say of a win, labels,
//! numbered moves that cannot be read, misprints that only the rest shows, comments torn by a page.

mod asked;

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
