//! The games of a book lie in its text in order and without gaps; each is found again as it is listed;
//! steps of any length end; what was decided is kept and sent as it is.
#![no_main]

use archive::book::{
    Book, Found, decisions_from_text, decisions_to_text, found_from_text, found_to_text, read,
};
use libfuzzer_sys::fuzz_target;
use notation::score::{Choice, Choices};

/// Steps so short that several are needed.
const SHORT: usize = 700;

fn games(mut book: Book) -> Vec<Found> {
    let mut found = Vec::new();
    let mut at = 0;
    while !book.is_done() {
        found.extend(book.step());
        assert!(book.at() > at, "a step goes on");
        at = book.at();
    }
    found
}

fuzz_target!(|text: &str| {
    if text.len() > 6000 {
        return;
    }
    for book in [
        Book::new(text.into()),
        Book::new(text.into()).in_steps_of(SHORT),
    ] {
        let found = games(book);
        let mut end = 0;
        for game in &found {
            assert!(game.span.start >= end, "games stand in order");
            assert!(game.span.contains(&game.begins) || game.span.is_empty());
            assert!(text.get(game.span.clone()).is_some());
            end = game.span.end;
        }
        assert_eq!(found_from_text(&found_to_text(&found)), found);
    }
    let found = games(Book::new(text.into()));
    let mut choices = Choices::new();
    for game in &found {
        let scores = read(text, game.span.clone(), None, &Choices::new());
        for score in &scores {
            for (token, problem) in score.problems() {
                let byte = game.span.start + token.span.start;
                let choice = problem.possible.first();
                let choice = choice.map_or(Choice::NoMove, |possible| Choice::Move(possible.mv));
                choices.insert(byte, choice);
            }
        }
    }
    assert_eq!(
        decisions_from_text(&decisions_to_text(&choices)),
        Some(choices.clone())
    );
    games(Book::new(text.into()).decided(None, choices));
});
