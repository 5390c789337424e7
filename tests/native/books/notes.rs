//! Notes that name moves which were not played: none of them is taken for one of the game without a
//! question.

use notation::san;
use notation::score::{self, Options, Status};
use rules::{Move, Position};

use super::print::{self, Dice, HANDS, Hand, Layout};
use super::reader;

/// Famous games, whose moves are known by heart.
fn famous() -> Vec<Vec<Move>> {
    let lines = include_str!("../../data/famous.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(moves)
        .collect()
}

fn moves(sans: &str) -> Vec<Move> {
    let mut position = Position::default();
    let read = |san: &str| {
        let mv = san::read(&position, san).unwrap_or_else(|error| panic!("{san}: {error:?}"));
        position = position.play_unchecked(mv);
        mv
    };
    sans.split_whitespace().map(read).collect()
}

#[test]
fn ten_famous_games_are_read_in_every_hand_with_notes_between_the_moves() {
    let games = famous();
    assert_eq!(games.len(), 10);
    let mut wrong = Vec::new();
    let (mut all, mut whole, mut asked, mut offered, mut plies) = (0, 0, 0, 0, 0);
    for (place, moves) in games.iter().enumerate() {
        for (at, hand) in HANDS.into_iter().enumerate() {
            for layout in [Layout::Notes, Layout::Told] {
                let mut dice = Dice::new((place * 100 + at) as u64 + 7);
                let words = print::written(moves, hand, &mut dice);
                let printed = print::printed(&words, layout, &mut dice);
                let account = reader::read(&printed, moves, false, &[]);
                if account.silent.is_some() {
                    wrong.push((place, hand, layout, account, printed));
                    continue;
                }
                all += 1;
                whole += usize::from(account.is_whole);
                asked += account.asked;
                offered += account.offered;
                plies += moves.len();
            }
        }
    }
    println!("{whole} of {all} whole, {offered} of {asked} offered, {plies} plies");
    for (place, hand, layout, account, printed) in wrong.iter().take(3) {
        println!("{place} {hand:?} {layout:?} {account:?}\n{printed}");
    }
    assert_eq!(wrong.len(), 0, "misread in silence");
    assert!(
        whole * 100 >= all * 75,
        "{whole} of {all} are read to the end"
    );
    assert!(
        offered * 100 >= asked * 89,
        "{offered} of {asked} are offered"
    );
    assert!(
        asked * 100 <= plies * 4,
        "{asked} questions about {plies} moves"
    );
}

#[test]
fn ten_scanned_famous_games_with_notes_are_never_misread_without_a_question() {
    let (mut all, mut linked) = (0, 0);
    for (place, moves) in famous().iter().enumerate() {
        for hand in [Hand::Short, Hand::Long, Hand::Possessive, Hand::Dashed] {
            for layout in [Layout::Notes, Layout::Told] {
                let mut dice = Dice::new(place as u64 + 300);
                let words = print::written(moves, hand, &mut dice);
                let words = print::scanned(&words, 14, &mut dice);
                let printed = print::printed(&words, layout, &mut dice);
                let account = reader::read(&printed, moves, false, &[]);
                assert_eq!(account.silent, None, "{hand:?} {account:?}\n{printed}");
                all += moves.len();
                linked += account.linked;
            }
        }
    }
    println!("{linked} of {all} linked");
    assert!(
        linked * 100 >= all * 91,
        "{linked} of {all} moves are linked"
    );
}

const OPENING: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4";

/// The opening in columns or in one line, with words behind so many half-moves.
fn opening(note: &str, behind: usize, in_columns: bool) -> String {
    let printed = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3 P-Q4 PxP PxP B-Kt5|ch Kt-B3 KtxKP";
    let mut text = String::new();
    for (ply, word) in printed.split(' ').enumerate() {
        let number = ply / 2 + 1;
        if ply == behind {
            text += &if in_columns {
                format!("\n\n{note}\n\n")
            } else {
                format!("{note} ")
            };
        }
        match (ply % 2, ply == behind) {
            (0, _) => text += &format!("{number}. "),
            (_, true) => text += &format!("{number}. ... "),
            _ => {}
        }
        text += &word.replace('|', " ");
        text.push(if in_columns && ply % 2 == 1 {
            '\n'
        } else {
            ' '
        });
    }
    text
}

#[test]
fn a_note_that_begins_with_a_number_is_none_of_the_game() {
    for (note, behind) in [
        ("4. P-QKt4 is the Evans Gambit.", 6),
        ("4. Castles is safe enough.", 6),
        ("4. P-QKt4, BxKtP; 5. P-B3 leads to the Evans Gambit.", 6),
        ("4. P-QKt4, the move of Captain Evans, is well known.", 6),
        ("4. P-QKt4, Evans's own move, is well known.", 6),
        ("4. P-Q3 at once deserves attention.", 6),
        ("4. ... P-Q3 is the move of Philidor.", 7),
        ("4. ... Q-K2 keeps the centre, but is slow.", 7),
        ("4. P-QKt4 was possible.", 7),
        ("(4. P-QKt4 is the Evans Gambit.)", 6),
        ("If 4. P-QKt4, then BxKtP.", 6),
        ("The move 4. P-Q3 here is quiet.", 6),
    ] {
        for in_columns in [false, true] {
            let text = opening(note, behind, in_columns);
            let account = reader::read(&text, &moves(OPENING), false, &[]);
            assert!(
                account.is_whole && account.asked == 0,
                "{account:?}\n{text}"
            );
            let game = score::read(&text, &Options::default()).expect("a game");
            assert_eq!(game.status(), Status::Read, "{text}");
        }
    }
}

#[test]
fn a_number_behind_the_last_move_is_asked_about_where_its_word_cannot_be_read() {
    for (word, right) in [("Castlcs", true), ("Oastles", true), ("Wubble", true)] {
        let text = format!(
            "1 P-K4 P-K4 2 Kt-KB3 Kt-QB3 3 B-Kt5 P-QR3 4 B-R4 Kt-B3 5 {word} B-K2 6 R-K sq P-QKt4 \
             7 B-Kt3 P-Q3 8 P-B3 Castles"
        );
        let sans = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";
        let account = reader::read(&text, &moves(sans), false, &[]);
        assert_eq!((account.is_whole, account.asked), (right, 1), "{account:?}");
        let game = score::read(&text, &Options::default()).expect("a game");
        assert_eq!(game.status(), Status::Questions);
    }
}
