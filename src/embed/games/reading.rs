//! Long records, read with pauses before their boards begin.

use std::pin::Pin;
use std::rc::Rc;

use element::{Attribute, Mode};
use record::pgn::{Pause, Pauses, read_at_place_in_slices};

use super::{Finder, READ, Read};
use crate::data::Data;

/// A record of this many bytes is read with pauses before its board begins.
const LONG: usize = 1 << 13;

/// How many bytes are split into games before a pause.
const PIECE: usize = 1 << 17;

/// Reads a long record.
pub(crate) type ReadRecord = fn(&Data) -> Reading;

/// Ends when a long record has been read.
pub(crate) type Reading = Pin<Box<dyn Future<Output = ()>>>;

/// Whether the record of a board is short, or was read already. A set of puzzles is read otherwise.
pub(crate) fn is_read(data: &Data) -> bool {
    let plays_record = matches!(data.mode(), Mode::Game | Mode::Line | Mode::Play);
    match &data.pgn {
        Some(text) if plays_record && text.len() > LONG && !data.is_set() => {
            READ.with_borrow(|read| {
                let asked = data.text(Attribute::Game);
                read.as_ref()
                    .is_some_and(|read| read.games.text == *text && read.asked == asked)
            })
        }
        _ => true,
    }
}

/// Reads the record of a board with pauses, in which the page answers its reader.
pub(crate) fn read_in_slices(data: &Data) -> Reading {
    let text = data.pgn.clone().unwrap_or_default();
    let asked = data.text(Attribute::Game).to_owned();
    Box::pin(async move {
        read_with(text, asked, &mut || -> Pause {
            Box::pin(ui::platform::pause::next_task())
        })
        .await;
    })
}

async fn read_with(text: Rc<str>, asked: String, pause: Pauses<'_>) {
    let mut finder = Finder::default();
    for piece in text.as_bytes().chunks(PIECE) {
        pause().await;
        finder.push(piece);
    }
    let games = finder.finish(text);
    let mut game = None;
    if let Ok(index) = games.asked(&asked) {
        pause().await;
        let bytes = games.text.as_bytes();
        let read = read_at_place_in_slices(bytes, &games.places[index], pause).await;
        game = Some((index, read));
    }
    READ.set(Some(Read { games, asked, game }));
    pause().await;
}

#[cfg(test)]
mod tests {
    use super::super::Games;
    use super::*;

    #[test]
    fn a_long_record_is_read_with_pauses_and_once() {
        let text = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4_000);
        let mut data = crate::data::tests::written(r#"mode="game""#);
        data.pgn = Some(format!("{text} *").into());
        assert!(!is_read(&data));
        let pauses = std::cell::Cell::new(0);
        let mut pause = || -> Pause {
            pauses.set(pauses.get() + 1);
            Box::pin(std::future::ready(()))
        };
        let text = data.pgn.clone().expect("a record");
        let reading = std::pin::pin!(read_with(Rc::clone(&text), String::new(), &mut pause));
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        assert!(reading.poll(&mut context).is_ready());
        assert!(pauses.get() > 8, "{pauses:?}");
        assert!(is_read(&data));

        let whole = record::pgn::read_all(&text);
        let games = Games::of(text);
        assert_eq!(games.read(0).as_ref(), Some(&whole[0]));
        let is_kept =
            READ.with_borrow(|read| read.as_ref().is_some_and(|read| read.game.is_some()));
        assert!(!is_kept, "the board has it now");
        assert_eq!(
            games.read(0).as_ref(),
            Some(&whole[0]),
            "and it can be read again"
        );

        data.put(Attribute::Game, "2");
        assert!(!is_read(&data), "another game is asked for");
    }
}
