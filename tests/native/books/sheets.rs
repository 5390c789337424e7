//! Sheets that are not read line by line: games side by side, and moves in rows across the page.

use notation::score::{self, Ending, Options, Status};
use rules::{Color, Move};

use super::notes::moves;
use super::print::{self, Dice, Hand};
use super::{BOOKS, played, reader};

/// This many sheets of games are made.
const SHEETS: u64 = 60;

const SPANISH: [&str; 10] = [
    "P-K4", "P-K4", "Kt-KB3", "Kt-QB3", "B-Kt5", "P-QR3", "B-R4", "Kt-B3", "Castles", "B-K2",
];
const QUEENS: [&str; 8] = [
    "P-Q4", "P-Q4", "P-QB4", "P-K3", "Kt-QB3", "Kt-KB3", "B-Kt5", "B-K2",
];
const SICILIAN: [&str; 6] = ["P-K4", "P-QB4", "Kt-KB3", "P-K3", "P-Q4", "PxP"];

/// Games in pairs of columns, with what stands below each.
fn beside(games: &[(&[&str], &str)]) -> String {
    let lines = games.iter().map(|(game, _)| game.len().div_ceil(2)).max();
    let mut text = String::new();
    for line in 0..=lines.unwrap_or_default() {
        let cells = games.iter().map(|(game, end)| {
            let below = game.len().div_ceil(2) == line;
            match game.get(2 * line..) {
                Some([white, black, ..]) => format!("{} {white:<10} {black:<10}", line + 1),
                _ if below => (*end).to_owned(),
                _ => String::new(),
            }
        });
        let cells: Vec<String> = cells.map(|cell| format!("{cell:<28}")).collect();
        text += &format!(" {}\n", cells.concat().trim_end());
    }
    text
}

/// How many moves each game of a text has, all of them read.
fn lengths(text: &str) -> Vec<usize> {
    let games = score::read_all(text, &Options::default());
    let is_read = |game: &score::PrintedScore| game.status() == Status::Read;
    assert!(games.iter().all(is_read), "{games:?}\n{text}");
    games.iter().map(|game| game.moves.len()).collect()
}

#[test]
fn games_side_by_side_are_read_each_by_itself() {
    let three = [(&SPANISH[..], ""), (&QUEENS[..], ""), (&SICILIAN[..], "")];
    for count in 2..=3 {
        for rotated in 0..count {
            let mut games = three[..count].to_vec();
            games.rotate_left(rotated);
            let expected: Vec<usize> = games.iter().map(|(game, _)| game.len()).collect();
            let text = beside(&games);
            assert_eq!(lengths(&text), expected, "{text}");
            // Two lines are enough.
            let short: Vec<_> = games.iter().map(|(game, end)| (&game[..4], *end)).collect();
            let text = beside(&short);
            assert_eq!(lengths(&text), vec![4; count], "{text}");
        }
    }
    // The shortest may stand on the left, before others that begin with the same move.
    let mut games = vec![three[2], three[0], three[1], three[0]];
    for _ in 0..games.len() {
        games.rotate_left(1);
        let expected: Vec<usize> = games.iter().map(|(game, _)| game.len()).collect();
        let text = beside(&games);
        assert_eq!(lengths(&text), expected, "{text}");
    }
    // A misprinted number takes no move to another game.
    let text = beside(&three[..2]);
    for (printed, misprinted) in [("3 Kt-QB3", "8 Kt-QB3"), ("3 B-Kt5", "8 B-Kt5")] {
        let text = text.replacen(printed, misprinted, 1);
        assert_eq!(lengths(&text), [10, 8], "{text}");
    }
}

#[test]
fn a_game_that_begins_a_line_below_the_one_beside_it_is_told_apart() {
    // On the left another game stood above.
    let line = |nth: usize, game: &[&str]| match game.get(2 * nth..) {
        Some([white, black, ..]) => format!("{}. {white:<10} {black:<10}", nth + 1),
        _ => String::new(),
    };
    let rows: String = (0..4)
        .map(|nth| format!("{:<30}{}\n", line(nth, &QUEENS), line(nth + 1, &SPANISH)))
        .collect();
    let text = format!("{:<30}{}\n{rows}", "4. BxP+", line(0, &SPANISH));
    let games = score::read_all(&text, &Options::default());
    for score in &games {
        let printed = score.moves.iter().map(|played| {
            let span = &score.tokens[played.token].span;
            &text[span.clone()]
        });
        let printed: Vec<&str> = printed.collect();
        let is_one = SPANISH.starts_with(&printed) || QUEENS.starts_with(&printed);
        assert!(is_one, "{printed:?}\n{text}");
    }
}

#[test]
fn what_stands_below_games_side_by_side_is_of_the_game_over_it() {
    let resigns = |color| Some(Ending::Resigns(Some(color)));
    let text = beside(&[(&SPANISH, "Black resigns."), (&QUEENS, "White resigns.")]);
    let games = score::read_all(&text, &Options::default());
    let endings: Vec<Option<Ending>> = games.iter().map(|game| game.ending).collect();
    assert_eq!(endings, [resigns(Color::Black), resigns(Color::White)]);
    let text = beside(&[(&QUEENS, "Black resigns."), (&QUEENS, "White resigns.")]);
    let games = score::read_all(&text, &Options::default());
    let endings: Vec<Option<Ending>> = games.iter().map(|game| game.ending).collect();
    assert_eq!(endings, [resigns(Color::Black), resigns(Color::White)]);
}

/// Ends of games that say nothing of who won.
const ENDS: [&str; 3] = ["", "Drawn game.", "Resigns."];

#[test]
fn games_of_any_length_side_by_side_are_told_apart() {
    let mut read = 0;
    for seed in 0..SHEETS {
        let mut dice = Dice::new(seed);
        let hand = [Hand::Short, Hand::Dashed, Hand::English, Hand::Long][dice.roll(4)];
        let games: Vec<Vec<Move>> = (0..2 + dice.roll(3))
            .map(|_| {
                let mut moves = played(&BOOKS[dice.roll(BOOKS.len())]);
                moves.truncate(3 + dice.roll(40));
                moves
            })
            .collect();
        let words = games
            .iter()
            .map(|moves| print::written(moves, hand, &mut dice));
        let words: Vec<Vec<String>> = words.collect();
        let width = words
            .iter()
            .flatten()
            .map(|word| word.chars().count())
            .max();
        let (width, first) = (width.unwrap_or_default() + 2, dice.roll(3));
        let lines = words.iter().map(|words| words.len().div_ceil(2)).max();
        let mut text = String::new();
        for line in 0..=lines.unwrap_or_default() {
            let cells = words.iter().enumerate().map(|(nth, words)| {
                let cell = match words.get(2 * line..) {
                    Some([white, black, ..]) => format!("{:>2}. {white:<width$} {black}", line + 1),
                    Some([white]) => format!("{:>2}. {white}", line + 1),
                    _ if words.len().div_ceil(2) == line => ENDS[(first + nth) % 3].to_owned(),
                    _ => String::new(),
                };
                format!("{cell:<length$}", length = 2 * width + 8)
            });
            text += cells.collect::<String>().trim_end();
            text.push('\n');
        }
        let scores = score::read_all(&text, &Options::default());
        assert_eq!(scores.len(), games.len(), "{text}");
        for (score, moves) in scores.iter().zip(&games) {
            let linked: Vec<Move> = score.moves.iter().map(|played| played.mv).collect();
            assert!(moves.starts_with(&linked), "{text}");
            assert!(score.status() != Status::Read || linked == *moves, "{text}");
            read += usize::from(linked == *moves);
        }
    }
    assert!(read as u64 * 100 >= SHEETS * 290, "{read}");
}

#[test]
fn moves_in_rows_across_the_page_are_read() {
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3";
    for (white, black) in [("", ""), ("White (Mr. Smith).", "Black (Mr. Jones).")] {
        let text = format!(
            "GAME VII.\n\n          1       2        3       4       5\n\
             {white}   P-K4   Kt-KB3   B-Kt5   B-R4    Castles\n\
             {black}   P-K4   Kt-QB3   P-QR3   Kt-B3   B-K2\n\n\
             The opening of Ruy Lopez.\n\n          6        7\n\
             {}   R-K sq   B-Kt3\n{}   P-QKt4\n",
            white.split(' ').next().unwrap_or_default(),
            black.split(' ').next().unwrap_or_default(),
        );
        let account = reader::read(&text, &moves(sans), false, &[]);
        assert!(
            account.is_whole && account.asked == 0,
            "{account:?}\n{text}"
        );
        let game = score::read(&text, &Options::default()).expect("a game");
        let notes: Vec<String> = game.notes.iter().map(|note| note.words(&text)).collect();
        assert_eq!(notes.concat(), "The opening of Ruy Lopez.", "{text}");
        let name = (!black.is_empty()).then_some("Mr. Jones");
        assert_eq!(game.player(&text, Color::Black), name, "{text}");
    }
}

#[test]
fn four_pairs_of_columns_are_one_game() {
    let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5";
    let text = " 1 P-K4    P-K4     4 B-R4    Kt-B3   7 B-Kt3  P-Q3\n \
                2 Kt-KB3  Kt-QB3   5 Castles B-K2    8 P-B3   Castles\n \
                3 B-Kt5   P-QR3    6 R-K sq  P-QKt4  9 P-KR3  Kt-QR4\n";
    let text = text.replace("   4", "     4").replace("   7", "     7");
    let columns: String = text.lines().map(|line| format!("{line}\n")).collect();
    let account = reader::read(&columns, &moves(sans), false, &[]);
    assert!(
        account.is_whole && account.asked == 0,
        "{account:?}\n{columns}"
    );
}

#[test]
fn a_table_of_variations_is_no_game() {
    let text = "     1        2        3\n   P-K4     P-Q4     P-QB4\n   P-K4     P-Q4     P-QB4\n   \
                Kt-KB3   P-QB4    Kt-KB3\n   Kt-QB3   P-K3     P-KKt3\n";
    assert_eq!(score::read(text, &Options::default()), None);
}
