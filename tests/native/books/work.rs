//! How much work whole books are: steps are counted, not time.

use notation::score::{self, Choice, Options};
use notation::steps;

use super::{BOOKS, text};

/// A book of about this many bytes, of real games with their notes.
fn book(size: usize) -> String {
    let mut book = String::new();
    for case in BOOKS.iter().cycle() {
        if book.len() >= size {
            break;
        }
        book += text(case);
        book += "\n\n\n";
    }
    book
}

fn work(text: &str) -> usize {
    steps::of(|| score::read_all(text, &Options::default()))
}

/// The most steps for each byte of a book.
const MOST_FOR_BYTE: usize = 12;

/// The most steps for a game, however it is printed.
const MOST_FOR_GAME: usize = 600_000;

/// The most steps for a game of which questions are answered: it is read again after each answer.
const MOST_AGAIN: usize = 400_000;

#[test]
fn the_work_of_a_book_grows_with_its_length_and_no_faster() {
    let [short, long] = [50_000, 400_000].map(book);
    let [few, many] = [&short, &long].map(|book| work(book));
    for (book, steps) in [(&short, few), (&long, many)] {
        let most = MOST_FOR_BYTE * book.len();
        assert!(steps <= most, "{steps} steps for {} bytes", book.len());
    }
    let times = long.len().div_ceil(short.len());
    assert!(
        many <= few * times,
        "{many} steps, {few} for the {times}th part"
    );
}

#[test]
fn the_work_of_a_game_is_bounded_and_that_of_many_no_more_than_of_each() {
    let works = BOOKS.iter().map(|case| (work(text(case)), text(case)));
    let (most, costliest) = works.max_by_key(|(work, _)| *work).expect("games");
    assert!(most <= MOST_FOR_GAME, "{most} steps for\n{costliest}");
    let games = 12;
    let many = work(&[costliest, "\n\n\n"].concat().repeat(games));
    assert!(
        many <= MOST_FOR_GAME * games,
        "{many} steps for {games} games\n{costliest}"
    );
}

#[test]
fn what_was_answered_makes_reading_again_no_longer() {
    for case in BOOKS.iter() {
        let mut options = Options::default();
        loop {
            let mut scores = Vec::new();
            let steps = steps::of(|| scores = score::read_all(text(case), &options));
            assert!(steps <= MOST_AGAIN, "{steps} steps for\n{}", text(case));
            let question = scores.iter().find_map(|score| score.problems().next());
            let Some((token, problem)) = question else {
                break;
            };
            let Some(first) = problem.possible.first() else {
                break;
            };
            let answer = Choice::Move(first.mv);
            if options.choices.insert(token.span.start, answer).is_some() {
                break;
            }
        }
    }
}
