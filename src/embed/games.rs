//! The games of a record, found without playing their moves: only the one that is shown is read.

pub(crate) mod reading;

use std::cell::RefCell;
use std::rc::Rc;

use element::Attribute;
use record::Record;
use record::pgn::{GamePlace, GameSpan, ReadGame, Splitter, read_at_place};

use crate::fault::Fault;

/// A long record, which its board takes up as it was read.
struct Read {
    games: Games,
    /// What the attribute `game` asks for.
    asked: String,
    /// That game with its place, until the board has taken it.
    game: Option<(usize, ReadGame)>,
}

thread_local! {
    static READ: RefCell<Option<Read>> = const { RefCell::new(None) };
}

/// The games of a record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Games {
    text: Rc<str>,
    names: Vec<String>,
    places: Vec<GamePlace>,
}

/// Finds the games of a text that comes in pieces.
#[derive(Default)]
struct Finder {
    splitter: Splitter,
    names: Vec<String>,
    places: Vec<GamePlace>,
}

impl Finder {
    fn push(&mut self, piece: &[u8]) {
        let (names, places) = (&mut self.names, &mut self.places);
        self.splitter
            .push(piece, &mut |span| note(&span, names, places));
    }

    fn finish(mut self, text: Rc<str>) -> Games {
        let (names, places) = (&mut self.names, &mut self.places);
        self.splitter.finish(&mut |span| note(&span, names, places));
        Games {
            text,
            names: self.names,
            places: self.places,
        }
    }
}

fn note(span: &GameSpan<'_>, names: &mut Vec<String>, places: &mut Vec<GamePlace>) {
    let number = names.len() + 1;
    let (white, black) = (span.tag("White"), span.tag("Black"));
    let is_named = white.is_some() || black.is_some();
    let name = |tag: Option<std::borrow::Cow<'_, str>>| {
        tag.map_or_else(|| "?".to_owned(), std::borrow::Cow::into_owned)
    };
    let players = is_named.then(|| words::players_line(&name(white), &name(black)));
    names.push(words::game_in_list(number, players.as_deref()));
    places.push(GamePlace::of(span));
}

impl Games {
    /// Finds the games of a text, which may have been read already.
    pub(crate) fn of(text: Rc<str>) -> Self {
        let read = READ.with_borrow(|read| {
            let read = read.as_ref().filter(|read| read.games.text == text)?;
            Some(read.games.clone())
        });
        read.unwrap_or_else(|| {
            let mut finder = Finder::default();
            finder.push(text.as_bytes());
            finder.finish(text)
        })
    }

    /// How they are called in a list, each with its number.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The place, counted from 0, of the game that the attribute `game` asks for: of the first if it
    /// is empty.
    ///
    /// # Errors
    ///
    /// [`Fault`] when there is no such game.
    pub(crate) fn asked(&self, text: &str) -> Result<usize, Fault> {
        let number = match text {
            "" => Some(1),
            text => text.parse::<usize>().ok(),
        };
        let index = number.and_then(|number| number.checked_sub(1));
        let count = self.names.len();
        index
            .filter(|&index| index < count)
            .ok_or_else(|| match count {
                0 => Fault::of(words::no_game_in_record()),
                _ => {
                    let message = words::no_such_game(text, count);
                    Fault::in_attribute(Attribute::Game, message)
                }
            })
    }

    /// Reads one of them, counted from 0.
    pub(crate) fn read(&self, index: usize) -> Option<ReadGame> {
        let place = self.places.get(index)?;
        let read = READ.with_borrow_mut(|read| {
            let read = read.as_mut().filter(|read| read.games.text == self.text)?;
            read.game.take_if(|(read, _)| *read == index)
        });
        Some(match read {
            Some((_, game)) => game,
            None => read_at_place(self.text.as_bytes(), place),
        })
    }
}

/// Whether there is anything in a game that could be shown.
pub(crate) fn holds_anything(record: &Record) -> bool {
    *record != Record::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n\n1. d4 d5 2. Kd3 *";

    #[test]
    fn games_are_named_by_their_players_or_their_number() {
        let games = Games::of(TWO.into());
        assert_eq!(games.names(), ["1. A \u{2013} B", "Game 2"]);
        assert!(Games::of(" \n".into()).names().is_empty());
    }

    #[test]
    fn one_game_is_read_as_all_of_them_are() {
        let all = record::pgn::read_all(TWO);
        let games = Games::of(TWO.into());
        for (index, game) in all.iter().enumerate() {
            assert_eq!(games.read(index).as_ref(), Some(game));
        }
        assert_eq!(games.read(2), None);
        assert!(holds_anything(&all[1].record));
    }
}
