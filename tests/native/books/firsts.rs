//! First numbers: those that are misprinted and yet begin a game, and those of variations and sentences
//! that begin none.

use notation::score::{self, Options, Reason, Status};

use super::notes::moves;
use super::reader;
use super::spellings::asked;

const SANS: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4";
const FIRST: &str = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n";
const REST: &str = "3. B-B4 B-B4\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n7. Kt-B3 KtxKP\n";

#[test]
fn a_game_begins_with_a_misprinted_number() {
    for number in [
        "I.", "l.", "i.", "I", "L", "!.", "[1]", "1 -", "1.—", "1.-", "'1.", "“1.", "7.", "2.",
        "11.", "T.",
    ] {
        let first = FIRST.replace("1.", number);
        for text in [
            format!("GAME I.\n\n{first}{REST}"),
            format!("{first}{REST}"),
            format!(
                "White. Black.\n\n{}",
                (first.clone() + REST).replace('\n', " ")
            ),
        ] {
            let account = reader::read(&text, &moves(SANS), false, &[]);
            assert!(
                account.is_whole && account.asked == 0,
                "{account:?}\n{text}"
            );
        }
        // Between two others.
        let text = format!(
            "GAME I.\n\n{FIRST}{REST}\n\nGAME II.\n\n{first}{REST}\n\nGAME III.\n\n{FIRST}{REST}"
        );
        let games = score::read_all(&text, &Options::default());
        let read: Vec<_> = games
            .iter()
            .map(|game| (game.moves.len(), game.status()))
            .collect();
        assert_eq!(read, [(14, Status::Read); 3], "{text}");
        // What was made out of other signs is said to be so.
        let is_plain = number.contains('1') && !number.starts_with(['[', '1'])
            || number.starts_with("1") && number != "11.";
        let reason = games[1].links[0].reason;
        assert!(
            is_plain || matches!(reason, Reason::Misnumbered | Reason::Unnumbered),
            "{reason:?} {text}"
        );
    }
}

#[test]
fn numbers_with_dashes_and_quotation_marks_are_read() {
    for style in ["{} - ", "{}.- ", "{}.— ", "{}.-", "'{}. ", "“{}. "] {
        let mut text = String::from("GAME I.\n\n");
        for line in FIRST.lines().chain(REST.lines()) {
            let (number, words) = line.split_once(". ").expect("a number");
            text += &format!("{}{words}\n", style.replace("{}", number));
        }
        let account = reader::read(&text, &moves(SANS), false, &[]);
        assert!(
            account.is_whole && account.asked == 0,
            "{account:?}\n{text}"
        );
    }
}

#[test]
fn a_variation_numbered_from_one_on_is_no_game() {
    let short = "1. P-K4 P-QB4\n2. Kt-KB3 P-K3\n";
    let longer = "1. P-K4 P-QB4\n2. Kt-KB3 P-K3\n3. P-Q4 PxP\n4. KtxP P-QR3\n";
    let queens = "1. P-Q4 P-Q4\n2. P-QB4 P-K3\n";
    for lead in [
        "If instead",
        "(A)",
        "The Sicilian runs",
        "VARIATION.\n\n White.   Black.",
        "",
    ] {
        for variation in [short, longer, queens] {
            for end in ["as is well known.", ""] {
                let text = format!("GAME I.\n\n{FIRST}\n{lead}\n\n{variation}\n{end}\n\n{REST}");
                let games = score::read_all(&text, &Options::default());
                assert_eq!(games.len(), 1, "{text}");
                let account = reader::read(&text, &moves(SANS), false, &[]);
                assert!(
                    account.is_whole && account.asked <= 1,
                    "{account:?}\n{text}"
                );
            }
        }
    }
    // Another game of the same opening is one.
    for between in [
        "GAME II.",
        "Between the same players.",
        "White. Black.",
        "* * *",
    ] {
        let text = format!("GAME I.\n\n{FIRST}3. B-Kt5 P-QR3\n\n{between}\n\n{FIRST}{REST}");
        let games = score::read_all(&text, &Options::default());
        let read: Vec<_> = games.iter().map(|game| game.moves.len()).collect();
        assert_eq!(read, [6, 14], "{text}");
    }
}

#[test]
fn a_sentence_that_names_an_opening_begins_no_game() {
    for sentence in [
        "The openings. 1. P-K4 P-K4 2. Kt-KB3 is the usual way.",
        "Of late. 1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 has been played by all.",
    ] {
        let games = score::read_all(sentence, &Options::default());
        assert!(games.is_empty(), "{games:?}");
        let text = format!("{sentence}\n\nGAME I.\n\n{FIRST}{REST}");
        let games = score::read_all(&text, &Options::default());
        assert_eq!(games.len(), 1, "{text}");
        assert_eq!(games[0].moves.len(), 14);
    }
}

#[test]
fn the_columns_of_a_game_at_two_moves_are_found() {
    let white = "1. P to K 4\n2. P to Q 4\n3. B to Q 3\n4. P to K 5\n5. P takes P\n";
    let black = "2. P to K 3\n3. P to Q B 4\n4. P to K Kt 3\n5. B takes P\n";
    for dots in ["", "1. ........\n"] {
        let text = format!("The odds of Pawn and two moves.\nWHITE.\n{white}BLACK.\n{dots}{black}");
        let game = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(
            (game.status(), game.moves.len()),
            (Status::Read, 8),
            "{text}"
        );
        assert_eq!(game.moves[7].mv.to_string(), "f8c5", "{text}");
    }
}

#[test]
fn moves_given_as_odds_are_told_before_the_game() {
    for odds in [
        "Mr. A. gives the odds of Pawn and two moves.",
        "White makes two moves to begin.",
    ] {
        let text = format!(
            "{odds}\n\n  White.     Black.\n1. P-K4     1. ...\n2. P-Q4     2. P-K3\n3. B-Q3     3. P-QB4\n\
             4. P-K5     4. P-KKt3\n"
        );
        let game = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(
            (game.status(), game.moves.len()),
            (Status::Read, 6),
            "{text}"
        );
        let notes: Vec<_> = game
            .notes
            .iter()
            .map(|note| (note.ply, note.words(&text)))
            .collect();
        assert_eq!(notes, [(0, "1. P-K4 1. ...".to_owned())], "{text}");
    }
}

#[test]
fn the_key_of_a_problem_is_no_game() {
    let book = "PROBLEM No. 12.\n\nBy S. Loyd. White to play and mate in two moves.\n\n\
                SOLUTION OF PROBLEM No. 11.\n\n1. Q-R5, any move. 2. Mates accordingly.\n\n\
                PROBLEM No. 13. White to play and mate in three.\n\n\
                1. Kt-QB3    K-Q4\n2. Q-B3 ch  any\n3. Mates\n\n\
                GAME 22.\n\n1. P-K4  P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\nDrawn.\n\n\
                SOLUTIONS.\nNo. 15.\n1 R-K5, K x R; 2 Q-Q4 mate.\nNo. 16.\n1 P-K4, P-K4; 2 B-B4, any; 3 Q mates.\n";
    let scores = score::read_all(book, &Options::default());
    let lengths: Vec<usize> = scores.iter().map(|score| score.moves.len()).collect();
    assert_eq!(lengths, [6]);
    assert_eq!(scores[0].heading(book), Some("GAME 22."));
}

#[test]
fn a_numbered_name_of_an_opening_begins_no_game() {
    // H. Staunton's pupils number their illustrative games.
    for name in [
        "1. KING'S GAMBIT.",
        "1. Bishop's Opening",
        "1.—Queen's Gambit.",
    ] {
        let text = format!("{name}\n\nWhite (MR. A.). Black (MR. B.).\n\n{FIRST}{REST}");
        assert_eq!(asked(&text, SANS), 0, "{text}");
    }
}

#[test]
fn a_one_that_was_torn_off_an_eleven_begins_no_game() {
    // As in the Otago Witness of October 23, 1890, where the first number cannot be read.
    let text = "White. Black. IKbto KB 3 Pto Q 4 2 P to Q 4 B to Kt 5 3 Kt to K 5 B to B 4 4 P to Q B 4 P to K B 3 \
                5 Kt to K B 3 P to B 3 6 P tks P P tks P 7 Kt to B 3 P to K 3 8 Q to Kt 3 Q to Q 2 9 Kt to K R 4 B to K Kt 5 \
                10 P to K 3 Kt to B 3 1 1 PtoQ R 3 R to B sq 12 B to Q 2 B to Q 3 13 Kt to R 4 K Kt to K 2";
    let games = score::read_all(text, &Options::default());
    let linked = games.iter().map(|game| game.moves.len()).sum::<usize>();
    assert_eq!(linked, 0, "{games:?}");
    for first in ["IKt to KB 3", "lKtto KB 3", "I Kt to KB 3"] {
        let text = text.replace("IKbto KB 3", first);
        let games = score::read_all(&text, &Options::default());
        let read: Vec<_> = games
            .iter()
            .map(|game| (game.moves.len(), game.status()))
            .collect();
        assert_eq!(read, [(26, Status::Read)], "{text}");
    }
}
