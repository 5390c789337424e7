//! Whole files of games, and properties that hold for every record.

mod damaged;
mod trees;

use proptest::prelude::*;
use record::pgn::{Splitter, outline, read_all, read_bytes, read_main_line, write};
use record::{GameResult, Record};
use rules::Position;

use crate::playouts::{Numbers, STARTS};
use trees::tree;

#[test]
fn random_games_are_read_back_as_they_were_written() {
    for seed in 0..50 {
        let mut numbers = Numbers::new(seed + 1);
        let start: Position = STARTS[seed as usize % STARTS.len()]
            .parse()
            .expect("a legal start");
        let mut record = Record::new(start);
        record.set_tag("White", "A \"quoted\" \\ name");
        record.set_result(GameResult::ALL[numbers.below(4)]);
        let mut position = start;
        let mut moves = Vec::new();
        while moves.len() < 120 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            moves.push(legal[numbers.below(legal.len())]);
            position = position.play(moves[moves.len() - 1]).expect("a legal move");
        }
        record.extend_main_line(moves.iter().copied());
        assert_eq!(record.main_line().len(), moves.len());
        check(&record);
    }
}

#[test]
fn random_trees_are_read_back_as_they_were_written() {
    for seed in 0..200 {
        check(tree(seed, 120).record());
    }
}

/// What is written is the same record again, is written the same again, and has the form that the
/// standard asks for.
fn check(record: &Record) {
    let text = write(record);
    let mut games = read_all(&text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    assert_eq!(game.faults, [], "{text}");
    assert_eq!(game.unread, "", "{text}");
    assert_eq!(game.record, *record, "{text}");
    assert_eq!(write(&game.record), text);
    for line in text.lines() {
        let is_long = line.chars().count() >= 80 && !line.starts_with('[');
        // A word that would be an escape or a tag at the beginning of a line stays behind the one before.
        let mut behind = line.split(' ').skip(1);
        assert!(
            !is_long || behind.all(|word| word.starts_with(['%', '['])),
            "{line}"
        );
    }
}

#[test]
fn any_chunking_of_a_file_finds_the_same_games() {
    let texts: Vec<_> = (0..12).map(|seed| write(tree(seed, 60).record())).collect();
    let damaged = include_bytes!("../data/damaged.pgn").as_slice();
    let file = [damaged, texts.join("\n").as_bytes()].concat();
    let spans = |chunks: &mut dyn Iterator<Item = &[u8]>| {
        let mut spans = Vec::new();
        let mut splitter = Splitter::new();
        let mut see = |game: record::pgn::GameSpan<'_>| {
            let white = game.tag("White").map(|name| name.into_owned());
            let fault = game.fault.cloned();
            spans.push((game.start, game.end, game.line, game.column, white, fault));
        };
        for chunk in chunks {
            splitter.push(chunk, &mut see);
        }
        splitter.finish(&mut see);
        spans
    };
    let whole = spans(&mut std::iter::once(file.as_slice()));
    assert_eq!(whole.len(), read_bytes(&file).len());
    for size in [1, 2, 3, 5, 7, 64, 1000] {
        assert_eq!(spans(&mut file.chunks(size)), whole, "in pieces of {size}");
    }
    let mut numbers = Numbers::new(7);
    let mut rest = file.as_slice();
    let mut uneven = std::iter::from_fn(|| {
        let (piece, after) = rest.split_at_checked(numbers.below(40)).or_else(|| {
            let all = rest;
            (!all.is_empty()).then_some((all, &all[all.len()..]))
        })?;
        rest = after;
        (!rest.is_empty() || !piece.is_empty()).then_some(piece)
    });
    assert_eq!(spans(&mut uneven), whole);
}

#[test]
fn every_change_of_a_random_tree_can_be_taken_back() {
    for seed in 0..50 {
        let mut editor = tree(seed, 80);
        let last = editor.record().clone();
        let mut states = vec![last.clone()];
        while editor.undo().is_some() {
            states.push(editor.record().clone());
        }
        assert_eq!(*editor.record(), states[states.len() - 1]);
        states.pop();
        while editor.redo().is_some() {
            assert_eq!(Some(editor.record()), states.last());
            states.pop();
        }
        assert_eq!(*editor.record(), last);
    }
}

#[test]
fn a_word_that_would_be_an_escape_on_a_line_of_its_own_makes_the_line_longer() {
    let text = "1. e4 {a-word-of-fifty-letters-that-stands-on-a-line-of-its-own %and-another-one-of-forty-letters} *";
    for game in read_all(text) {
        check(&game.record);
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,60}") {
        let _ = read_main_line(&text);
        let _ = outline(&text);
        for game in read_all(&text) {
            check(&game.record);
        }
    }

    #[test]
    fn what_looks_like_a_game_is_read_back_as_it_is_written(
        text in "(\\[[A-Z][a-z]{0,4} \"[^\"]{0,5}\"\\]|[(){};$%\\n ]|1\\.|e4|e5|Nf3|Nc6|--|\\*|1-0|!){0,60}"
    ) {
        for game in read_all(&text) {
            check(&game.record);
            for fault in game.faults {
                prop_assert!(fault.line >= 1 && fault.column >= 1);
            }
        }
    }
}
