//! The list of moves of some records.

use notation::style::Style;

use super::*;
use crate::list_rows::{Row, table_rows};
use crate::list_words::{MoveText, MoveWriter};
use crate::signs;

fn read(text: &str) -> Record {
    record::pgn::read_all(text).remove(0).record
}

fn listed(record: &Record, folded: &NodeSet) -> MoveListModel {
    let options = MoveListOptions { folded, seen: None };
    MoveListModel::of(record, options)
}

fn plain(record: &Record, style: Style, parts: &[Part]) -> String {
    written(&MoveWriter::new(record, style, false), parts)
}

fn written(writer: &MoveWriter<'_>, parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Move(entry) => {
                if entry.numbered {
                    let dots = entry.mover.fold_wb(".", "\u{2026}");
                    text += &format!("{}{dots}", entry.number);
                }
                let move_written = writer.write(entry.node);
                text += match &move_written.text {
                    MoveText::Letters(letters) => letters,
                    _ => "?",
                };
                for sign in &move_written.signs {
                    text += if signs::is_mark(*sign) {
                        ""
                    } else {
                        "\u{202f}"
                    };
                    text += sign.glyph().unwrap_or("$");
                }
                text.push(' ');
            }
            Part::Comment(comment) => text += &format!("{{{comment}}} "),
            Part::Variations(variations) => {
                for variation in variations {
                    text += &format!("({}) ", written(writer, &variation.parts).trim());
                }
            }
        }
    }
    text
}

const GAME: &str =
    "{ Before } 1. e4 $1 $16 e5 { Open } (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *";

#[test]
fn a_line_is_written_as_a_book_writes_it() {
    let record = read(GAME);
    let score = listed(&record, &NodeSet::default());
    assert_eq!(
        plain(&record, Style::San, &score.parts).trim(),
        "{Before} 1.e4!\u{202f}\u{b1} e5 {Open} (1\u{2026}c5 2.Nf3 (2.c3 d5) 2\u{2026}d6) (1\u{2026}e6) 2.Nf3"
    );
    assert_eq!(score.nodes.len(), 9);
}

#[test]
fn a_folded_variation_shows_its_first_move() {
    let record = read(GAME);
    let first = super::super::walk::all_variations(&record);
    let folded = first.into_iter().collect();
    let score = listed(&record, &folded);
    assert!(plain(&record, Style::San, &score.parts).contains("(1\u{2026}c5) (1\u{2026}e6)"));
}

#[test]
fn moves_that_were_not_seen_yet_are_not_listed() {
    let record = read(GAME);
    let seen = |plies: usize, more: Option<NodeId>| -> String {
        let line = record.main_line().into_iter().take(plies);
        let seen = line.chain(more).collect();
        let options = MoveListOptions {
            folded: &NodeSet::default(),
            seen: Some(&seen),
        };
        let parts = MoveListModel::of(&record, options).parts;
        plain(&record, Style::San, &parts).trim().to_owned()
    };
    assert_eq!(seen(0, None), "{Before}");
    assert_eq!(seen(2, None), "{Before} 1.e4!\u{202f}\u{b1} e5 {Open}");
    let other = super::super::walk::all_variations(&record);
    assert!(seen(2, other.first().copied()).contains('('));
}

#[test]
fn rows_are_interrupted_by_what_stands_between() {
    let record = read(GAME);
    let score = listed(&record, &NodeSet::default());
    let rows = table_rows(&score.parts);
    let kinds: Vec<_> = rows
        .iter()
        .map(|row| match row {
            Row::Moves(white, black) => (white.is_some(), black.is_some()),
            _ => (false, false),
        })
        .collect();
    assert_eq!(
        kinds,
        [
            (false, false),
            (true, true),
            (false, false),
            (false, false),
            (true, false)
        ]
    );
}

#[test]
fn old_notation_knows_where_pieces_come_from() {
    let record = read("1. e4 e5 2. Nf3 Nc6 *");
    let style = Style::from_key("descriptive").expect("a style");
    let score = listed(&record, &NodeSet::default());
    assert_eq!(
        plain(&record, style, &score.parts).trim(),
        "1.P-K4 P-K4 2.Kt-KB3 Kt-QB3"
    );
}
