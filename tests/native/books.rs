//! Games of real books and newspapers, and known games printed in their ways, read by one who
//! answers every question by the right move if it is offered.

mod damage;
mod dashes;
mod ends;
mod examples;
mod firsts;
mod foreign;
mod notes;
mod odds;
mod other;
mod print;
mod reader;
mod seeds;
mod settings;
mod sheets;
mod spellings;
mod torn;
mod variations;
mod work;
mod wrong;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use notation::san;
use notation::score::{self, Options, Status};
use rules::{Move, Position};
use serde_json::Value;

use print::{Dice, HANDS, Hand, LAYOUTS, Layout};
use reader::Account;

static BOOKS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let text = include_str!("../data/oldbooks.json");
    serde_json::from_str(text).expect("the file is a JSON array")
});

fn text(case: &'static Value) -> &'static str {
    case["text"].as_str().expect("a text")
}

/// The moves that were played.
fn played(case: &Value) -> Vec<Move> {
    let mut position = Position::default();
    let moves = case["san"].as_array().expect("moves");
    moves
        .iter()
        .map(|san| {
            let mv = san::read(&position, san.as_str().expect("SAN")).expect("a legal move");
            position = position.play_unchecked(mv);
            mv
        })
        .collect()
}

fn account(case: &'static Value) -> Account {
    let misprinted: Vec<usize> = case["misprinted"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|ply| ply.as_u64().map(|ply| ply as usize))
        .collect();
    let is_part = case["covers"].is_number();
    reader::read(text(case), &played(case), is_part, &misprinted)
}

#[test]
fn no_move_of_a_book_is_misread_without_a_question() {
    let mut wrong = Vec::new();
    let mut unfinished = Vec::new();
    // Games, read to the end, moves, linked, questions, with the right move offered.
    let mut sources: BTreeMap<&str, [usize; 6]> = BTreeMap::new();
    for case in BOOKS.iter() {
        let id = case["id"].as_str().expect("an id");
        let account = account(case);
        if account.silent.is_some() {
            wrong.push((id, account));
        }
        if !account.is_whole {
            unfinished.push((id, account));
        }
        let source = id.split('-').next().expect("a source");
        let row = sources.entry(source).or_default();
        let figures = [
            1,
            usize::from(account.is_whole),
            played(case).len(),
            account.linked,
            account.asked,
            account.offered,
        ];
        for (sum, figure) in row.iter_mut().zip(figures) {
            *sum += figure;
        }
    }
    println!("{sources:#?}");
    assert_eq!(wrong, []);
    assert_eq!(unfinished, []);
    for (source, [games, whole, moves, linked, asked, offered]) in sources {
        assert_eq!(whole, games, "games of {source} are read to the end");
        assert_eq!(linked, moves, "{source}");
        assert_eq!(offered, asked, "{source}");
        // Scanned newspapers are asked about more often than books.
        let most = match source {
            "news" | "brit" => moves / 4,
            _ => moves / 50,
        };
        assert!(
            asked <= most,
            "{asked} questions about {moves} moves of {source}"
        );
    }
}

/// Some of the known games.
fn games() -> Vec<Vec<Move>> {
    BOOKS.iter().step_by(9).map(played).collect()
}

#[test]
fn a_game_is_read_to_its_end_in_every_hand_and_layout() {
    for hand in HANDS {
        for layout in LAYOUTS {
            for (seed, moves) in games().iter().enumerate() {
                let mut dice = Dice::new(seed as u64);
                let words = print::written(moves, hand, &mut dice);
                let printed = print::printed(&words, layout, &mut dice);
                let account = reader::read(&printed, moves, false, &[]);
                assert!(account.is_whole, "{account:?}\n{printed}");
            }
        }
    }
}

#[test]
fn a_scanned_game_is_never_misread_without_a_question() {
    let hands = [Hand::Short, Hand::Long, Hand::Possessive, Hand::Dashed];
    let layouts = [
        Layout::Columns,
        Layout::Running,
        Layout::Notes,
        Layout::Unstopped,
    ];
    let (mut asked, mut offered, mut linked, mut all) = (0, 0, 0, 0);
    for hand in hands {
        for layout in layouts {
            for (seed, moves) in games().iter().enumerate() {
                let mut dice = Dice::new(seed as u64 + 100);
                let words = print::written(moves, hand, &mut dice);
                let words = print::scanned(&words, 12, &mut dice);
                let printed = print::printed(&words, layout, &mut dice);
                let account = reader::read(&printed, moves, false, &[]);
                assert_eq!(account.silent, None, "{account:?}\n{printed}");
                asked += account.asked;
                offered += account.offered;
                linked += account.linked;
                all += moves.len();
            }
        }
    }
    println!("{linked} of {all} linked, {offered} of {asked} offered");
    assert!(
        linked * 100 >= all * 93,
        "{linked} of {all} moves are linked"
    );
    assert!(
        offered * 100 >= asked * 95,
        "{offered} of {asked} are offered"
    );
}

#[test]
fn a_note_keeps_its_variations_and_none_of_its_moves_is_one_of_the_game() {
    let printed = "1. P-K4 P-K4\n2. Kt-KB3\n\nHere 2. P-KB4, PxP; 3. Kt-KB3 is the King's Gambit, \
                   and P-Q4 is played too.\n\n2. ... Kt-QB3\n3. B-Kt5\n";
    let game = score::read(printed, &Options::default()).expect("a game");
    assert_eq!((game.moves.len(), game.status()), (5, Status::Read));
    let [note] = &game.notes[..] else {
        panic!("{:?}", game.notes);
    };
    assert_eq!(note.ply, 3);
    assert!(
        note.words(printed)
            .starts_with("Here 2. P-KB4, PxP; 3. Kt-KB3 is")
    );
    let [variation] = &note.variations[..] else {
        panic!("{:?}", note.variations);
    };
    assert_eq!((variation.ply, variation.moves.len()), (2, 3));
    assert_eq!(&printed[variation.span.clone()], "2. P-KB4, PxP; 3. Kt-KB3");
}

#[test]
fn a_book_is_a_list_of_its_games() {
    let mut book = String::new();
    let games = BOOKS.iter().filter(|case| {
        let id = case["id"].as_str().expect("an id");
        id.starts_with("strat") || id.starts_with("bird")
    });
    let mut count = 0;
    for case in games {
        book += text(case);
        book += "\n\n\n";
        count += 1;
    }
    let scores = score::read_all(&book, &Options::default());
    assert_eq!(scores.len(), count);
    assert!(scores.iter().all(|score| score.status() != Status::Unread));
    let heading = |place: usize| scores[place].heading(&book);
    assert_eq!(heading(1), Some("GAME No. 2"));
}
