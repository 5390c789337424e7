use notation::score::{Choice, Choices};

use super::*;

const FIRST: &str = "GAME I.\nBetween X. and Z.\n\nWHITE. BLACK.\n X. Z.\n1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 Resigns.\n\n";
const SECOND: &str = "GAME II.\n\n1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 5. PxQP KPxP \
    6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles\n\n";

fn games(book: Book) -> Vec<Found> {
    let mut book = book;
    let mut games = Vec::new();
    while !book.is_done() {
        games.extend(book.step());
    }
    games
}

fn many(count: usize) -> String {
    [FIRST, SECOND].repeat(count).concat()
}

#[test]
fn each_game_has_its_heading_its_names_and_its_status() {
    let games = games(Book::new(many(1).into()));
    let said: Vec<_> = games
        .iter()
        .map(|game| {
            (
                game.title.as_str(),
                game.white.as_str(),
                game.moves(),
                game.status,
            )
        })
        .collect();
    assert_eq!(
        said,
        [
            ("GAME I. Between X. and Z.", "X.", 3, Status::Read),
            ("GAME II.", "", 8, Status::Questions),
        ]
    );
}

#[test]
fn a_book_in_small_steps_has_the_games_of_the_book_at_once() {
    let text: Rc<str> = many(6).into();
    let whole = games(Book::new(Rc::clone(&text)).in_steps_of(usize::MAX / 4));
    assert_eq!(whole.len(), 12);
    for window in [300, 700, 2_000] {
        let stepped = games(Book::new(Rc::clone(&text)).in_steps_of(window));
        let starts = |games: &[Found]| {
            games
                .iter()
                .map(|game| (game.plies, game.status))
                .collect::<Vec<_>>()
        };
        assert_eq!(starts(&stepped), starts(&whole), "{window}");
        let titles = |games: &[Found]| {
            games
                .iter()
                .map(|game| game.title.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(titles(&stepped), titles(&whole), "{window}");
    }
}

#[test]
fn reading_goes_on_where_it_was_stopped() {
    let text: Rc<str> = many(4).into();
    let whole = games(Book::new(Rc::clone(&text)).in_steps_of(500));
    let mut first = Book::new(Rc::clone(&text)).in_steps_of(500);
    let mut found = first.step();
    found.extend(games(Book::new(text).in_steps_of(500).from(first.at())));
    assert_eq!(found, whole);
}

#[test]
fn a_decision_is_about_its_byte_of_the_whole_text() {
    let text = many(2);
    let plain = games(Book::new(text.as_str().into()));
    let byte = text.rfind("B-K7").unwrap();
    let scores = score::read_all(SECOND, &Options::default());
    let (_, problem) = scores[0].problems().next().unwrap();
    let choices = Choices::from_iter([(byte, Choice::Move(problem.possible[0].mv))]);
    let kept = decisions_from_text(&decisions_to_text(&choices)).unwrap();
    assert_eq!(kept, choices);
    let decided = games(Book::new(text.into()).decided(None, kept));
    assert_eq!(decided[..3], plain[..3]);
    assert_eq!((plain[3].plies, plain[3].status), (15, Status::Questions));
    assert_eq!((decided[3].plies, decided[3].status), (18, Status::Read));
}

#[test]
fn a_text_without_a_game_is_read_to_its_end() {
    let prose = "Chess is a game of skill between two players.\n".repeat(400);
    assert_eq!(games(Book::new(prose.into()).in_steps_of(1_000)), []);
}

#[test]
fn entries_travel_as_text() {
    let games = games(Book::new(many(2).into()));
    assert_eq!(found_from_text(&found_to_text(&games)), games);
    assert_eq!(found_from_text(""), []);
}

#[test]
fn a_title_is_no_head_of_sides_no_diagram_and_no_sentence() {
    let board = "| r | n | b | q | k | b | n | r |\n| p | p | p | p | p | p | p | p |\n";
    for (above, title) in [
        ("White.   Black.\nWhite.   Black.\n", ""),
        ("WHITE.\n", ""),
        ("No.\n", ""),
        (board, ""),
        ("r n b q k b n r\n", ""),
        ("-----\n", ""),
        (
            "In this game the second player chose a defense that is seldom seen.\n",
            "",
        ),
        ("It is now the turn of White to move, and he plays:\n", ""),
        ("GAME XLI.\nWhite.   Black.\n", "GAME XLI."),
        (
            "Played at Simpson's in the year 1868.\n",
            "Played at Simpson's in the year 1868.",
        ),
        ("No. 7.\n", "No. 7."),
    ] {
        let text = format!("{above}1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n");
        let found = games(Book::new(text.as_str().into()));
        let [game] = &found[..] else {
            panic!("{found:?}");
        };
        assert_eq!(game.title, title, "{text}");
    }
}

/// Found by made-up input: diagrams and headings without moves between them.
#[test]
fn a_game_begins_inside_its_text_even_without_a_move() {
    let text = "1. P-K\u{0}4 P-K8x\n| r n b q k \u{0}\u{0}\u{0}\u{0}Partie 1.\nW1.\nWeiß: A. Schwarz: B.\n\
        1. e2-e4 e72. Sg1-f3 Sb8-c6 3. Lf1P-b5 a7-a6 4. Lb5-c6: d7-c6:\n\nPartie 1.\n1. d4 d5 2. c4 e4";
    let games = games(Book::new(text.into()));
    assert!(games.len() > 1, "{games:?}");
    for game in games {
        assert!(game.span.contains(&game.begins), "{game:?}");
    }
}
