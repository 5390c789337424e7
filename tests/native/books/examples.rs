//! The texts that the page offers to try the reader on, and how they end in other books.

#[path = "../../../src/study/transcribe/examples.rs"]
mod texts;

use notation::san;
use notation::score::{self, Ending, Options, Status};
use rules::Color;

/// How a text is read: the last move, and how many there are.
fn end(text: &str) -> (usize, String) {
    let games = score::read_all(text, &Options::default());
    let [game] = &games[..] else {
        panic!("{} games in {text}", games.len());
    };
    assert_eq!(
        game.status(),
        Status::Read,
        "{:?}\n{text}",
        game.problems().next()
    );
    assert_eq!(game.ending, Some(Ending::Mate(Color::White)), "{text}");
    let (last, before) = game.moves.split_last().expect("moves");
    let before = before.iter().fold(game.start, |position, played| {
        position.play_unchecked(played.mv)
    });
    (game.moves.len(), san::write(&before, last.mv))
}

#[test]
fn every_example_of_the_page_is_read_to_its_end() {
    assert_eq!(end(texts::ENGLISH), (45, "Be7#".to_owned()));
    assert_eq!(end(texts::GERMAN), (33, "Rd8#".to_owned()));
}

#[test]
fn the_word_for_mate_belongs_to_the_move_in_every_language() {
    let long = |mate: &str| texts::GERMAN.replace("Td1\u{2014}d8 matt.", mate);
    for mate in [
        "Td1\u{2014}d8 matt.",
        "Td1\u{2014}d8 Matt",
        "Td1\u{2014}d8\u{2020} matt",
        "Td1\u{2014}d8 schachmatt.",
        "Td8 matt.",
        "Td8\u{2021}",
    ] {
        assert_eq!(end(&long(mate)), (33, "Rd8#".to_owned()), "{mate}");
    }
    let french = long("Td1\u{2014}d8 mat.")
        .replace("Db3\u{2014}b8\u{2020}", "Db3\u{2014}b8 \u{e9}chec")
        .replace("Lb5\u{d7}d7\u{2020}", "Lb5\u{d7}d7 \u{e9}ch.");
    let french: String = french
        .chars()
        .map(|letter| match letter {
            'S' => 'C',
            'L' => 'F',
            other => other,
        })
        .collect();
    assert_eq!(end(&french), (33, "Rd8#".to_owned()), "{french}");
}
