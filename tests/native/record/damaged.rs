//! A file of damaged games: each is read as far as it can be, and none hides another.

use record::pgn::{Letters, read_bytes};

const FILE: &[u8] = include_bytes!("../../data/damaged.pgn");

#[test]
fn a_damaged_file_loses_no_game_and_names_every_fault() {
    let mut found = Vec::new();
    for game in read_bytes(FILE) {
        let plies = game.record.main_line().len();
        let white = game.record.tag("White").unwrap_or("-");
        found.push(format!("{white}, {plies} plies, {}", game.record.result()));
        found.extend(game.faults.iter().map(|fault| format!("    {fault}")));
        if game.letters != Letters::English {
            found.push(format!("    {:?}", game.letters));
        }
        if !game.unread.is_empty() {
            found.push(format!("    unread: {}", game.unread));
        }
    }
    let found = found.join("\n") + "\n";
    assert_eq!(found, include_str!("../../data/damaged.txt"), "{found}");
}
