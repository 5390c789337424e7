//! Games from PGN files, one after the other: each is played through under the laws. A game with an
//! error is skipped and reported with its line and column; the others are not affected.

use game::Game;
use record::GameResult;
use record::pgn::{self, Fault, MainLine, Severity, Splitter};

use crate::kept;
use crate::row::{DATE, UNKNOWN_DATE};

/// Where a game is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLocation {
    start: usize,
    end: usize,
    /// The line on which it begins, counted from 1.
    line: usize,
    /// The column in which it begins, counted from 1.
    column: usize,
}

/// Finds the games of a file that is read in pieces.
#[derive(Debug, Default)]
pub struct Finder {
    splitter: Splitter,
    places: Vec<GameLocation>,
}

impl Finder {
    /// Reads the next bytes of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        let places = &mut self.places;
        self.splitter
            .push(bytes, &mut |span| places.push(place(&span)));
    }

    /// The games of the whole file.
    #[must_use]
    pub fn finish(mut self) -> Vec<GameLocation> {
        let places = &mut self.places;
        self.splitter.finish(&mut |span| places.push(place(&span)));
        self.places
    }
}

fn place(span: &pgn::GameSpan<'_>) -> GameLocation {
    GameLocation {
        start: span.start as usize,
        end: span.end as usize,
        line: span.line as usize,
        column: span.column as usize,
    }
}

/// A game of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportedGame {
    /// The game under the laws.
    pub game: Game,
    /// Its record for storage.
    pub record: String,
    /// What is kept of its text: nothing if the record already says it all.
    pub source: Option<String>,
    /// How it ended, as the file says it.
    pub result: GameResult,
}

/// Reads the game at a place of a file.
///
/// # Errors
/// The first thing that is wrong with it, with its place in the file.
pub fn read(bytes: &[u8], place: GameLocation) -> Result<ImportedGame, Fault> {
    let bytes = bytes.get(place.start..place.end).unwrap_or_default();
    let text = pgn::text(bytes);
    match pgn::read_main_line(&text) {
        Ok(line) => Ok(imported(line, &text)),
        Err(_) => in_other_letters(bytes, place),
    }
}

/// A game whose pieces have the letters of another language, or what is wrong with it.
fn in_other_letters(bytes: &[u8], place: GameLocation) -> Result<ImportedGame, Fault> {
    let read = pgn::read_game(bytes, place.line);
    let mut faults = read.faults.into_iter();
    let fault = faults.find(|fault| fault.kind.severity() == Severity::Error);
    let fault = match fault {
        Some(fault) => fault,
        None => {
            let text = pgn::write(&read.record);
            match pgn::read_main_line(&text) {
                Ok(line) => return Ok(imported(line, &text)),
                // Something that no legal game contains, such as a null move.
                Err(fault) => Fault {
                    line: place.line,
                    column: 1,
                    kind: fault.kind,
                },
            }
        }
    };
    Err(match fault.line == place.line {
        true => Fault {
            column: fault.column + place.column - 1,
            ..fault
        },
        false => fault,
    })
}

fn imported(line: MainLine, text: &str) -> ImportedGame {
    let (said, played) = (line.result, line.moves.len());
    let mut game = Game::from_main_line(line);
    if game.tags().iter().all(|(name, _)| name != DATE) {
        // It was not played on the day on which it is read.
        let mut tags = game.tags().to_vec();
        tags.push((DATE.to_owned(), UNKNOWN_DATE.to_owned()));
        game.set_tags(tags);
    }
    let outcome = game.outcome().map(game::Outcome::result);
    let says_more =
        outcome.unwrap_or_default() != said || game.len() != played || has_remarks(text);
    let record = kept::write(&game);
    ImportedGame {
        source: says_more.then(|| kept::source_of(&record, text)),
        result: outcome.unwrap_or(said),
        game,
        record,
    }
}

/// Whether a text may have comments, variations or judgments. There can be false positives.
fn has_remarks(text: &str) -> bool {
    let mut moves = text
        .lines()
        .filter(|line| !line.trim_start().starts_with('['));
    moves.any(|line| line.contains(['{', ';', '(', '$', '!', '?']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Result<ImportedGame, Fault>> {
        let mut finder = Finder::default();
        for piece in text.as_bytes().chunks(7) {
            finder.push(piece);
        }
        let places = finder.finish();
        places
            .into_iter()
            .map(|place| read(text.as_bytes(), place))
            .collect()
    }

    #[test]
    fn an_error_has_its_place_and_hides_no_other_game() {
        let read = all(
            "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"C\"]\n\n1. d4 *\n",
        );
        assert_eq!(read.len(), 3);
        let fault = read[1].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.column), (7, 13));
        let white = |index: usize| read[index].as_ref().unwrap().game.tags()[0].1.clone();
        assert_eq!((white(0), white(2)), ("A".to_owned(), "C".to_owned()));
    }

    #[test]
    fn only_a_text_that_says_more_than_its_record_is_kept() {
        for (text, is_kept, result) in [
            ("1. e4 e5 *", false, GameResult::Unknown),
            ("1. f3 e5 2. g4 Qh4# 0-1", false, GameResult::BlackWins),
            // The moves do not show how the game ended.
            ("1. e4 e5 1-0", true, GameResult::WhiteWins),
            ("1. e4 {Best.} e5 *", true, GameResult::Unknown),
            ("1. e4 (1. d4) e5 *", true, GameResult::Unknown),
            ("1. e4! e5 *", true, GameResult::Unknown),
            (
                "[Event \"Why (not)?\"]\n\n1. e4 e5 *",
                false,
                GameResult::Unknown,
            ),
        ] {
            let game = all(text).remove(0).unwrap();
            assert_eq!(
                (game.source.is_some(), game.result),
                (is_kept, result),
                "{text}"
            );
        }
    }

    #[test]
    fn pieces_may_be_named_in_other_letters() {
        let game = all("[White \"A\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 *")
            .remove(0)
            .unwrap();
        assert_eq!((game.game.len(), game.game.san(4)), (5, "Bb5"));
    }

    #[test]
    fn a_game_that_begins_in_a_line_has_its_column_there() {
        let read = all("1. e4 e5 * 1. e4 Ke3 *");
        let fault = read[1].as_ref().unwrap_err();
        assert_eq!((fault.line, fault.column), (1, 18));
    }

    #[test]
    fn a_game_without_a_date_was_not_played_on_the_day_it_is_read() {
        use crate::row::Row;
        use ui::platform::storage::GameId;

        let date = |text: &str| {
            let read = all(text).remove(0).unwrap();
            let id = GameId("1795790425989-854362".into());
            Row::of_game(&id, &read.game, read.result, None).date
        };
        assert_eq!(date("[White \"A\"]\n\n1. e4 *"), "");
        assert_eq!(date("[Date \"????.??.??\"]\n\n1. e4 *"), "");
        assert_eq!(date("[Date \"1851.??.??\"]\n\n1. e4 *"), "1851.??.??");
    }
}
