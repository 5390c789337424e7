//! Texts that are made to keep a reader busy: its work grows with the text and no faster. Steps are
//! counted, not time.

use notation::letters::Language;
use notation::origins::Origins;
use notation::recognise::{self, Looks};
use notation::score::{self, Options};
use notation::{steps, typed};
use record::pgn;
use rules::Position;

#[path = "../bench/readers/texts.rs"]
mod texts;

use texts::TEXTS;

/// What reads them: its name, and how many steps it takes.
const READERS: [Reader; 4] = [
    ("what it is", |text| {
        steps::of(|| recognise::recognise(text))
    }),
    ("as games", |text| steps::of(|| pgn::read_all(text))),
    ("as a printed score", |text| {
        steps::of(|| score::read_all(text, &Options::default()))
    }),
    ("as a move", |text| {
        let start = Position::default();
        let origins = Origins::of_start(&start);
        steps::of(|| typed::read(&start, &origins, text, Language::German))
    }),
];

type Reader = (&'static str, fn(&str) -> usize);

/// The most steps for each byte.
const MOST: usize = 400;

#[test]
fn the_work_of_readers_grows_with_the_text_and_no_faster() {
    for (text, make) in TEXTS {
        for (reader, read) in READERS {
            for size in [4_000, 64_000] {
                let made = make(size);
                let steps = read(&made);
                let most = MOST * made.len();
                assert!(
                    steps <= most,
                    "{text} {reader}: {steps} steps for {} bytes",
                    made.len()
                );
            }
        }
    }
}

/// A page answers its reader between two looks, so none of them may be long.
#[test]
fn no_look_at_what_a_text_is_costs_more_than_a_few_thousand_letters() {
    /// In bytes: as much as is looked at together.
    const WINDOW: usize = 1 << 13;
    let prose: texts::Text = |size| "Lorem ipsum, dolor sit amet. ".repeat(size / 29);
    for (text, make) in TEXTS.into_iter().chain([("prose", prose)]) {
        let made = make(64_000);
        let mut looks = Looks::at(&made);
        let mut found = None;
        while found.is_none() {
            let steps = steps::of(|| found = looks.look());
            assert!(steps <= MOST * WINDOW, "{text}: {steps} steps");
        }
        assert_eq!(found, Some(recognise::recognise(&made)), "{text}");
    }
}
