//! What stands over a game: players, place and year, odds, who moves first; and how it ends.

use rules::Color;

use super::super::{Choice, Options, Status, read, read_all};

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
fn names_that_are_read_in_two_ways_are_said_once() {
    let text = "WHITE. BLACK.\n White: X. Blackt0  B\n1 P. R to K1. e4 1. PK 1";
    let game = read(text, &Options::default()).expect("a game");
    let mut end = 0;
    for token in &game.tokens {
        assert!(token.span.start >= end, "{:?}", game.tokens);
        end = token.span.end;
    }
}
