//! What the list shows of a game, and how it is kept beside the record.

use game::Game;
use moves::move_list::result_sign;
use openings::Openings;
use record::GameResult;
use ui::platform::shelf::StoredGame;
use ui::platform::storage::GameId;

use crate::kept;

/// How many plies are searched for the name of the opening: more than the longest named line has.
const MOST_PLIES: usize = 60;

/// What the list shows of a game; fields that the game does not give are empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name of the game in storage.
    pub id: GameId,
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The date as PGN writes it; if the game says nothing of it, that on which it was begun here.
    pub date: String,
    /// How it ended.
    pub result: GameResult,
    /// The laws under which it was played; empty for today's.
    pub law: String,
    /// How much time the players had, as PGN writes it.
    pub time_control: String,
    /// The code and the name of the opening.
    pub opening: String,
    /// How many plies were played.
    pub plies: usize,
    /// The pieces on the board at its end, as a FEN writes them.
    pub placement: String,
}

/// The tag for the day of a game, and what it says where nobody knows.
pub(crate) const DATE: &str = "Date";
pub(crate) const UNKNOWN_DATE: &str = "????.??.??";
/// Written before the fields of a row in this format; any other row is worked out again.
const FORM: &str = "1";
/// The pieces in the usual start position.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const FIELDS: char = '\u{1f}';

impl Row {
    /// Works out what the list shows of a game; `None` if its record cannot be read.
    #[must_use]
    pub fn of(stored: &StoredGame, openings: Option<&Openings>) -> Option<Self> {
        let game = kept::read(&stored.record).ok()?;
        let result = kept::result(stored, &game);
        Some(Self::of_game(&stored.id, &game, result, openings))
    }

    /// The same for a game that has already been read.
    #[must_use]
    pub fn of_game(
        id: &GameId,
        game: &Game,
        result: GameResult,
        openings: Option<&Openings>,
    ) -> Self {
        let tag = |wanted: &str| {
            let found = game.tags().iter().find(|(name, _)| name == wanted);
            let value = found
                .map(|(_, value)| value.as_str())
                .filter(|it| is_known(it));
            value.unwrap_or_default().replace(char::is_control, " ")
        };
        // A game that came from elsewhere says that its day is not known.
        let is_dated = game.tags().iter().any(|(name, _)| name == DATE);
        let date = match is_dated {
            true => tag(DATE),
            false => day_of(id).unwrap_or_default(),
        };
        let named = [tag("ECO"), tag("Opening")].join(" ").trim().to_owned();
        let opening = match openings {
            Some(openings) if named.is_empty() => opening(game, openings).unwrap_or_default(),
            _ => named,
        };
        let fen = game.position().to_string();
        Self {
            id: id.clone(),
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            date,
            result,
            law: tag("Law"),
            time_control: tag("TimeControl"),
            opening,
            plies: game.len(),
            placement: fen.split(' ').next().unwrap_or_default().to_owned(),
        }
    }

    /// The row as a text.
    #[must_use]
    pub fn text(&self) -> String {
        let plies = self.plies.to_string();
        [
            &self.id.0,
            FORM,
            &self.white,
            &self.black,
            &self.event,
            &self.site,
            &self.date,
            self.result.as_str(),
            &self.law,
            &self.time_control,
            &self.opening,
            &plies,
            &self.placement,
        ]
        .join(FIELDS.encode_utf8(&mut [0; 4]))
    }

    /// Reads what [`text`](Self::text) wrote; `None` for a row that must be worked out again.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut fields = text.split(FIELDS);
        let id = GameId(fields.next()?.into());
        if fields.next()? != FORM {
            return None;
        }
        let mut next = || fields.next().map(str::to_owned);
        let row = Self {
            id,
            white: next()?,
            black: next()?,
            event: next()?,
            site: next()?,
            date: next()?,
            result: GameResult::parse(&next()?)?,
            law: next()?,
            time_control: next()?,
            opening: next()?,
            plies: next()?.parse().ok()?,
            placement: next()?,
        };
        fields.next().is_none().then_some(row)
    }

    /// Whether the game can be continued.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.result == GameResult::Unknown
    }

    /// Whether nothing is known of the game: no move was played, and nobody gave it a name, an end or a
    /// position of its own.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        let names = [&self.white, &self.black, &self.event, &self.site];
        self.plies == 0
            && self.is_unfinished()
            && names.into_iter().all(String::is_empty)
            && self.placement == START
    }

    /// When the game was begun or read here, in milliseconds since 1970, if its name tells.
    #[must_use]
    pub fn begun(&self) -> u64 {
        moment_of(&self.id).unwrap_or_default()
    }
}

/// A result, or that there is none.
pub(crate) fn result_name(result: GameResult) -> String {
    match result {
        GameResult::Unknown => words::library_unfinished(),
        known => result_sign(known).to_owned(),
    }
}

/// Question marks stand for unknown values (PGN standard, 8.1.1).
fn is_known(value: &str) -> bool {
    !value.bytes().all(|byte| matches!(byte, b'?' | b'.'))
}

fn opening(game: &Game, openings: &Openings) -> Option<String> {
    let last = game.len().min(MOST_PLIES);
    let mut plies = (0..=last).rev();
    let found = plies.find_map(|ply| openings.name(game.position_at(ply)))?;
    Some(found.to_string())
}

/// Names begin with the time at which they were given.
fn moment_of(id: &GameId) -> Option<u64> {
    id.0.split('-').next()?.parse().ok()
}

/// The date of a name, as PGN writes dates.
fn day_of(id: &GameId) -> Option<String> {
    const DAY: u64 = 86_400_000;
    // The first day of 1970 as counted from March 1 of year 0, and the number of days in 400 years.
    const EPOCH: u64 = 719_468;
    const ERA: u64 = 146_097;
    let days = moment_of(id)?
        .checked_div(DAY)
        .filter(|&days| days < 3_000_000)?
        + EPOCH;
    let of_era = days % ERA;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // Years begin in March here, so that the leap day comes last.
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = days / ERA * 400 + year_of_era + u64::from(month <= 2);
    Some(format!("{year:04}.{month:02}.{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(id: &str, pgn: &str) -> StoredGame {
        StoredGame {
            id: GameId(id.into()),
            record: Game::from_pgn(pgn).unwrap().to_record(),
            source: None,
        }
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let pgn = "[White \"A\tB\"]\n[Black \"M\u{fc}ller\"]\n[Date \"1851.06.21\"]\n[Law \"seed-000\"]\n[ECO \"C33\"]\n[Opening \"King's Gambit\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        let row = Row::of(&stored("5-1", pgn), None).unwrap();
        assert_eq!((&*row.white, &*row.black), ("A B", "M\u{fc}ller"));
        assert_eq!((row.result, row.plies), (GameResult::BlackWins, 4));
        assert_eq!(
            (&*row.law, &*row.opening),
            ("seed-000", "C33 King's Gambit")
        );
        assert_eq!(
            row.placement,
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR"
        );
        assert_eq!(Row::read(&row.text()), Some(row));
    }

    #[test]
    fn a_row_of_another_form_is_worked_out_again() {
        let row = Row::of(&stored("5-1", "1. e4 *"), None).unwrap().text();
        for text in [
            "",
            "5-1",
            &row.replacen(FORM, "2", 1).replacen("5-2", "5-1", 1),
            &[&row, "\u{1f}"].concat(),
            row.rsplit_once(FIELDS).unwrap().0,
        ] {
            assert_eq!(
                Row::read(text).filter(|it| it.text() != row),
                None,
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_game_without_a_date_has_the_day_of_its_name() {
        for (id, day) in [
            ("0-1", "1970.01.01"),
            ("951782400000-7", "2000.02.29"),
            ("1732320000000-123456", "2024.11.23"),
            ("1767225599999-1", "2025.12.31"),
            ("1767225600000-1", "2026.01.01"),
            ("painted", ""),
            ("99999999999999999999-1", ""),
        ] {
            let row = Row::of(&stored(id, "1. e4 *"), None).unwrap();
            assert_eq!(row.date, day, "{id}");
        }
    }

    #[test]
    fn a_record_that_cannot_be_read_has_no_row() {
        let mut game = stored("1", "1. e4 *");
        game.record.push('x');
        assert_eq!(Row::of(&game, None), None);
    }
}
