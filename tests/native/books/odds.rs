//! Odds that stand over a game, or that it has in common with the one before.

use archive::book::{self, Book};
use notation::score::{self, Options, Status};
use rules::Position;

#[test]
fn a_sentence_takes_no_piece_off_the_board() {
    let moves = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 B-B4 4. P-B3 Kt-B3 5. P-Q4 PxP";
    for sentence in [
        "In this game White gives the Queen's Rook for a mating attack.",
        "Black is soon without the Queen's Bishop, and has to give up the exchange.",
        "The first player, giving the King's Knight for two pawns, obtained a strong attack.",
    ] {
        let text = format!("{sentence}\n\n{moves}");
        let games = score::read_all(&text, &Options::default());
        assert_eq!(games.len(), 1, "{text}");
        assert_eq!(games[0].start, Position::default(), "{text}");
    }
    let moves = "1. P-K4 P-K4 2. P-Q4 PxP 3. B-KB4 Kt-QB3 4. Q-K2 P-Q3 5. Castles QR B-K2";
    for heading in [
        "GAME XLI.\nRemove White Queen's Knight.",
        "Game XLI\n(Remove from the board White's Queen's Knight.)",
        "In the following game, played at the old club, Mr. A. gave Mr. B. the odds of the Knight.",
        "Mr. A. (giving Queen's Knight) against Mr. B.",
    ] {
        let text = format!("{heading}\n\n{moves}");
        let games = score::read_all(&text, &Options::default());
        assert_eq!(games.len(), 1, "{text}");
        assert_ne!(games[0].start, Position::default(), "{text}");
        assert_eq!(games[0].status(), Status::Read, "{text}");
    }
}

#[test]
fn the_same_odds_are_those_of_the_game_before() {
    let moves = "1. P-K4 P-K4 2. P-Q4 PxP 3. B-KB4 Kt-QB3 4. Q-K2 P-Q3 5. Castles QR B-K2";
    let even = "GAME XV.\nEven game.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n\n";
    for (odds, same) in [
        ("Remove White's Queen's Knight.", "At the same odds."),
        (
            "Mr. A. gives the odds of\nthe Queen's Knight.",
            "Between the same players, at the same odds.",
        ),
        (
            "At the odds of the QKt",
            "The same odds as in the last game",
        ),
    ] {
        let text = format!(
            "GAME XIII.\n{odds}\n\n{moves}\n\nGAME XIV.\n{same}\n\n{moves}\n\n{even}GAME XVI.\n{same}\n\n{moves}\n"
        );
        let games = score::read_all(&text, &Options::default());
        let starts: Vec<bool> = games
            .iter()
            .map(|game| game.start == Position::default())
            .collect();
        assert_eq!(starts, [false, false, true, false], "{text}");
        assert!(
            games.iter().all(|game| game.status() == Status::Read),
            "{text}"
        );
        // A part of a book is read as it was in the whole, and a later window as well.
        for game in &games {
            let part = book::read(&text, game.span.clone(), None, &score::Choices::new());
            assert_eq!((part.len(), part[0].start), (1, game.start), "{text}");
        }
        let mut book = Book::new(text.as_str().into()).in_steps_of(150);
        let mut found = Vec::new();
        while !book.is_done() {
            found.extend(book.step());
        }
        let plies: Vec<usize> = found.iter().map(|found| found.plies).collect();
        assert_eq!(plies, [10, 10, 6, 10], "{text}");
    }
}
