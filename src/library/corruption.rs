//! Records as earlier versions stored them, and what a broken disk does to them.

use std::panic::catch_unwind;

use openings::Openings;
use ui::platform::shelf::StoredGame;
use ui::platform::storage::GameId;

use crate::kept::{self, Names};
use crate::row::Row;

/// The records of version 1 of the database, one after the other, each behind a line with its name.
const RECORDS: &str = include_str!("../../tests/data/storage/version-1.txt");
/// Games with a sitting, stored in the same way.
const SITTINGS: &str = include_str!("../../tests/data/storage/sittings.txt");
/// The rows that the list makes from both.
const ROWS: &str = include_str!("../../tests/data/storage/rows.txt");

fn records(file: &str) -> Vec<StoredGame> {
    let games = file.split("== ").skip(1);
    games
        .map(|game| {
            let (name, record) = game.split_once('\n').expect("a name and a record");
            StoredGame {
                id: GameId(name.into()),
                record: record.to_owned(),
                source: None,
            }
        })
        .collect()
}

#[test]
fn games_of_version_1_of_the_database_are_listed() {
    let names = Openings::default();
    let rows: Vec<String> = [RECORDS, SITTINGS]
        .iter()
        .flat_map(|file| records(file))
        .map(|game| Row::of(&game, Some(&names)).expect("it can be read").text())
        .collect();
    let rows = rows.join("\n").replace('\u{1f}', "|");
    assert_eq!(rows.trim(), ROWS.trim());
}

/// An endless sequence of numbers, the same in every run (xorshift, Marsaglia 2003).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        for (left, by) in [(true, 13), (false, 7), (true, 17)] {
            self.0 ^= if left { self.0 << by } else { self.0 >> by };
        }
        (self.0 % end as u64) as usize
    }
}

/// What happens to a text on a broken disk, or when somebody edits it.
fn mutated(text: &str, numbers: &mut Numbers) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = numbers.below(bytes.len());
    match numbers.below(6) {
        0 => bytes[at] ^= 1 << numbers.below(8),
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(..at)),
        3 => bytes.insert(at, b" \n\0x9"[numbers.below(5)]),
        4 => {
            let end = (at + 1 + numbers.below(40)).min(bytes.len());
            bytes[at..end].fill(b"0 \n\xff"[numbers.below(4)]);
        }
        _ => {
            let other = numbers.below(bytes.len());
            bytes.swap(at, other);
        }
    }
    // Storage holds text, so invalid bytes were replaced when it was read.
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Breaks the records of a file a thousand times; gives those whose game cannot be read any longer.
fn broken(file: &str) -> Vec<StoredGame> {
    let originals = records(file);
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let names = Names {
        white: "Anna".to_owned(),
        ..Names::default()
    };
    let mut unreadable = Vec::new();
    for index in 0..1_000 {
        let original = &originals[index % originals.len()];
        let game = StoredGame {
            id: GameId(format!("{index}-1").into()),
            record: mutated(&original.record, &mut numbers),
            source: (index % 3 == 0).then(|| mutated("0\n1. e4 {x} 1-0", &mut numbers)),
        };
        let seen = catch_unwind(|| {
            let renamed = kept::renamed(&game, &names);
            (
                Row::of(&game, None),
                kept::to_pgn(&game).is_ok(),
                renamed.is_some(),
            )
        });
        let (row, leaves, is_renamed) = seen.unwrap_or_else(|_| panic!("{:?}", game.record));
        // The checksum covers the whole game: whatever passes is the game that was stored.
        if let Ok(read) = kept::read(&game.record) {
            assert_eq!(Ok(read), kept::read(&original.record), "{}", game.record);
            assert!(row.is_some() && leaves && is_renamed, "{}", game.record);
            continue;
        }
        // Anything that is not a game has no row, and nothing is ever written in its place.
        assert_eq!(
            (row, leaves, is_renamed),
            (None, false, false),
            "{}",
            game.record
        );
        unreadable.push(game);
    }
    unreadable
}

#[test]
fn no_broken_record_crashes_or_is_lost() {
    let mut unreadable = broken(RECORDS);
    assert!(unreadable.len() > 900, "{} mutations", unreadable.len());
    // Damage to a sitting alone leaves its game readable.
    let with_sitting = broken(SITTINGS);
    assert!(with_sitting.len() > 600, "{} mutations", with_sitting.len());
    unreadable.extend(with_sitting);
    let file = kept::unreadable_file(&unreadable);
    for game in &unreadable {
        assert!(file.contains(&["# ", &*game.id.0, "\n", &game.record, "\n"].concat()));
    }
}
