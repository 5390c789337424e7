//! A game and its sitting as one text, the form in which both are stored.
//!
//! A game without a sitting is stored as it always was, so that earlier versions can read it. With one:
//!
//! ```text
//! jadoube-sitting 1 5d1f0a2c
//! 9
//! names Anna\tBert
//! …
//! jadoube-game 1 0c2a9b11
//! start …
//! ```
//!
//! The first line has the version and the CRC-32 of everything after it; the second says how many
//! lines of the sitting follow. Damaged text is an error, never a panic and never a different game.

use std::error::Error;
use std::fmt;

use conduct::FiftyCount;
use game::{Game, RecordError, crc32};

use crate::Sitting;
use crate::text::SittingError;

const MAGIC: &str = "jadoube-sitting";
/// The newest form of the text. Games of two people are still written in the first one, which earlier
/// versions of the product read.
const VERSION: u32 = 2;
const WITHOUT_COMPUTER: u32 = 1;

/// A game and what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The game.
    pub game: Game,
    /// The sitting, if there is one.
    pub sitting: Option<Sitting>,
}

/// Why a text is not a stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// The game in it cannot be read.
    Game(RecordError),
    /// The sitting in it cannot be read.
    Sitting(SittingError),
    /// A newer version of the product wrote it.
    Newer {
        /// The version of the text.
        version: u32,
    },
    /// The text was changed since it was written.
    Checksum,
    /// The text breaks off.
    Short,
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Sitting(error) => error.fmt(f),
            Self::Newer { version } => write!(f, "a newer version wrote this game ({version})"),
            Self::Checksum => f.write_str("the stored game was damaged"),
            Self::Short => f.write_str("the stored game breaks off"),
        }
    }
}

impl Error for KeptError {}

impl Kept {
    /// The text in which both are stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let game = self.game.to_record();
        let Some(sitting) = &self.sitting else {
            return game;
        };
        let sitting = sitting.to_string();
        headed(&sitting, &body_with(&sitting, &game))
    }

    /// The record of the game within a stored text, as [`Game::from_record`] reads it. Without a
    /// sitting it is the whole text.
    ///
    /// # Examples
    ///
    /// ```
    /// use game::Game;
    /// use sitting::Kept;
    ///
    /// let record = Game::default().to_record();
    /// assert_eq!(Kept::record_in(&record), record);
    /// ```
    #[must_use]
    pub fn record_in(text: &str) -> &str {
        body_of(text)
            .and_then(split)
            .map_or(text, |(_, record)| record)
    }

    /// A stored text with its record replaced, such as by one with other names. Damage to the sitting
    /// stays known: a text whose checksum was wrong keeps that checksum.
    #[must_use]
    pub fn with_record(text: &str, record: &str) -> String {
        let Some((sitting, _)) = body_of(text).and_then(split) else {
            return record.to_owned();
        };
        let body = body_with(sitting, record);
        match text.split_once('\n') {
            Some((head, _)) if !is_whole(text) => [head, "\n", &body].concat(),
            _ => headed(sitting, &body),
        }
    }

    /// Restores what [`to_text`](Self::to_text) wrote, or an earlier version without sittings.
    ///
    /// # Errors
    ///
    /// [`KeptError`] when the text is not exactly what was written.
    pub fn read(text: &str) -> Result<Self, KeptError> {
        let Some(rest) = text.strip_prefix(MAGIC) else {
            let game = Game::from_record(text).map_err(KeptError::Game)?;
            return Ok(Self {
                game,
                sitting: None,
            });
        };
        let (head, body) = rest.split_once('\n').ok_or(KeptError::Short)?;
        let mut words = head.split_whitespace();
        let version = words.next().and_then(|word| word.parse::<u32>().ok());
        let version = version.ok_or(KeptError::Checksum)?;
        if version > VERSION {
            return Err(KeptError::Newer { version });
        }
        if !is_whole(text) {
            return Err(KeptError::Checksum);
        }
        let (sitting, game) = split(body).ok_or(KeptError::Short)?;
        let mut game = Game::from_record(game).map_err(KeptError::Game)?;
        let sitting: Sitting = sitting.parse().map_err(KeptError::Sitting)?;
        if sitting.ended_as_forfeit(&game) {
            // The moves have not ended a game that was resigned or agreed to be drawn.
            let _ = game.lose_by_infraction();
        }
        if sitting.conduct().fifty() == FiftyCount::Drawn {
            // Earlier versions stored this draw as an agreement.
            let _ = game.draw_by_count();
        }
        Ok(Self {
            game,
            sitting: Some(sitting),
        })
    }
}

/// Whether a text with a sitting has the checksum that its first line tells.
fn is_whole(text: &str) -> bool {
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let sum = head.split_whitespace().nth(2);
    let sum = sum.and_then(|word| u32::from_str_radix(word, 16).ok());
    sum == Some(crc32(body.as_bytes()))
}

/// What follows the first line of a text with a sitting.
fn body_of(text: &str) -> Option<&str> {
    let (_, body) = text.strip_prefix(MAGIC)?.split_once('\n')?;
    Some(body)
}

/// The sitting and the record of the game in what follows the first line.
fn split(body: &str) -> Option<(&str, &str)> {
    let (count, lines) = body.split_once('\n')?;
    let count: usize = count.parse().ok()?;
    let mut ends = lines.match_indices('\n').map(|(at, _)| at + 1);
    Some(lines.split_at(ends.nth(count.saturating_sub(1))?))
}

/// What follows the first line of the text in which a sitting and the record of its game are stored.
fn body_with(sitting: &str, record: &str) -> String {
    format!("{}\n{sitting}{record}", sitting.lines().count())
}

/// The whole text: the body of a sitting behind its first line.
fn headed(sitting: &str, body: &str) -> String {
    let has_computer = sitting.lines().any(|line| line.starts_with("computer "));
    let version = if has_computer {
        VERSION
    } else {
        WITHOUT_COMPUTER
    };
    format!("{MAGIC} {version} {:08x}\n{body}", crc32(body.as_bytes()))
}
