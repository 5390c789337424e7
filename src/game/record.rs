//! The text in which games are stored.
//!
//! ```text
//! jadoube-game 1 5d1f0a2c
//! start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//! moves e2e4 e7e5
//! undone g1f3
//! offer white
//! end resigned black
//! tag White X.
//! ```
//!
//! Where games that get nowhere go on, the line `long-games go-on` follows the start.
//!
//! The first line has the version and the CRC-32 of everything after it. Lines after `start` may be
//! missing. Reading is total: damaged text is an error, never a panic and never another game.

use std::error::Error;
use std::fmt;

use conduct::OddsRights;
use notation::{ReadMoveError, uci};
use rules::{CastlingSide, Color, Move, ParsePositionError, Position};

use crate::outcome::Declared;
use crate::{ClaimReason, Game, LongGames, Victory};

const MAGIC: &str = "jadoube-game";
/// The newest form of the text: games that go on after 75 moves and a fifth repetition. A game is
/// written in the first form that can tell it, so that earlier versions of the product read all that
/// they could have played. A text that does not say that the game goes on was ended by them, and is
/// read as they ended it, whatever the law of its players.
const VERSION: u32 = 3;
/// With castling without a rook, and ends by illegal moves.
const SECOND_VERSION: u32 = 2;
const FIRST_VERSION: u32 = 1;
/// The line of a game that goes on although it gets nowhere.
const LONG_GAMES: &str = "long-games";
const GO_ON: &str = "go-on";

/// Why a text is not a stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text is something else.
    NotARecord,
    /// A newer version of the product wrote it.
    Newer {
        /// The version of the record.
        version: u32,
    },
    /// The text was changed since it was written.
    Checksum,
    /// A line cannot be understood; counted from 1.
    Line(usize),
    /// The start position is not a position.
    Start(ParsePositionError),
    /// A move cannot be played; the first has the index 0.
    Move {
        /// Which one.
        index: usize,
        /// What is wrong with it.
        error: ReadMoveError,
    },
    /// A move follows after the end of the game; the first move has the index 0.
    MoveAfterEnd(usize),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => f.write_str("this is not a stored game"),
            Self::Newer { version } => write!(f, "a newer version wrote this game ({version})"),
            Self::Checksum => f.write_str("the stored game was damaged"),
            Self::Line(line) => write!(f, "line {line} of the stored game cannot be understood"),
            Self::Start(error) => write!(f, "the start position: {error}"),
            Self::Move { index, error } => write!(f, "move {}: {error}", index + 1),
            Self::MoveAfterEnd(index) => write!(f, "move {} follows the end", index + 1),
        }
    }
}

impl Error for RecordError {}

impl Game {
    /// The game as text for storage, complete with what was taken back.
    #[must_use]
    pub fn to_record(&self) -> String {
        let mut body = format!("start {}\n", self.start());
        let goes_on = self.long_games() == LongGames::GoOn;
        if goes_on {
            push_line(&mut body, LONG_GAMES, GO_ON);
        }
        push_moves(&mut body, "moves", self.start(), self.moves());
        let undone: Vec<_> = self.undone().collect();
        push_moves(&mut body, "undone", self.position(), &undone);
        if let Some(color) = self.draw_offer() {
            push_line(&mut body, "offer", color_text(color));
        }
        if let Some(declared) = self.declared() {
            push_line(&mut body, "end", &declared_text(declared));
        }
        for (name, value) in self.tags() {
            // Names have no space and values no line end, so a line holds both.
            let value = value.replace(['\n', '\r'], " ");
            push_line(&mut body, "tag", &[name.as_str(), &value].join(" "));
        }
        let mut all = self.moves().iter().copied().chain(undone);
        let is_second = all.any(|mv| mv.castling_without_rook().is_some())
            || matches!(
                self.declared(),
                Some(Declared::Lost {
                    by: Victory::Infraction,
                    ..
                })
            );
        let version = match (goes_on, is_second) {
            (true, _) => VERSION,
            (_, true) => SECOND_VERSION,
            _ => FIRST_VERSION,
        };
        format!("{MAGIC} {version} {:08x}\n{body}", crc32(body.as_bytes()))
    }

    /// Restores a stored game.
    ///
    /// # Errors
    ///
    /// [`RecordError`] when the text is not exactly what [`Game::to_record`] once wrote.
    pub fn from_record(text: &str) -> Result<Self, RecordError> {
        let body = check_head(text)?;
        let mut lines = body.lines().zip(2..);
        let start = lines
            .next()
            .and_then(|(line, _)| line.strip_prefix("start "))
            .ok_or(RecordError::Line(2))?;
        let mut game = Self::from_position(start.parse::<Position>().map_err(RecordError::Start)?);
        let mut undone = Vec::new();
        let mut tags = Vec::new();
        for (line, number) in lines {
            let (key, value) = line.split_once(' ').ok_or(RecordError::Line(number))?;
            let fault = RecordError::Line(number);
            match key {
                LONG_GAMES if value == GO_ON && game.is_empty() => {
                    game = game.with_long_games(LongGames::GoOn);
                }
                "moves" => game.play_record(value)?,
                "undone" => undone = read_undone(&game, value)?,
                "offer" => {
                    let by = parse_color(value).ok_or(fault)?;
                    // Earlier versions took offers before both sides had moved.
                    if game.both_have_moved() {
                        game.set_draw_offer(Some(by));
                    }
                }
                "end" => {
                    let declared = parse_declared(value).ok_or(fault)?;
                    game.declare(declared.mended(game.position()));
                }
                "tag" => {
                    let (name, value) = value.split_once(' ').ok_or(fault)?;
                    tags.push((name.to_owned(), value.to_owned()));
                }
                _ => return Err(fault),
            }
        }
        game.set_undone(undone);
        game.set_tags(tags);
        Ok(game)
    }

    fn play_record(&mut self, value: &str) -> Result<(), RecordError> {
        for (index, word) in value.split(' ').enumerate() {
            let mv = read_move(self.position(), self.odds_rights(), word)
                .map_err(|error| RecordError::Move { index, error })?;
            self.play(mv)
                .map_err(|_| RecordError::MoveAfterEnd(index))?;
        }
        Ok(())
    }
}

fn check_head(text: &str) -> Result<&str, RecordError> {
    let (head, body) = text.split_once('\n').ok_or(RecordError::NotARecord)?;
    let mut words = head.split(' ');
    if words.next() != Some(MAGIC) {
        return Err(RecordError::NotARecord);
    }
    let version: u32 = words
        .next()
        .and_then(|word| word.parse().ok())
        .ok_or(RecordError::NotARecord)?;
    if version > VERSION {
        return Err(RecordError::Newer { version });
    }
    let checksum = words
        .next()
        .and_then(|word| u32::from_str_radix(word, 16).ok());
    if checksum == Some(crc32(body.as_bytes())) {
        Ok(body)
    } else {
        Err(RecordError::Checksum)
    }
}

fn read_undone(game: &Game, value: &str) -> Result<Vec<Move>, RecordError> {
    let mut position = *game.position();
    let mut odds = game.odds_rights();
    value
        .split(' ')
        .zip(game.len()..)
        .map(|(word, index)| {
            let mv = read_move(&position, odds, word)
                .map_err(|error| RecordError::Move { index, error })?;
            odds.played(&position, mv);
            position = position.play_unchecked(mv);
            Ok(mv)
        })
        .collect()
}

/// Reads a legal move, or castling without a rook.
fn read_move(position: &Position, odds: OddsRights, word: &str) -> Result<Move, ReadMoveError> {
    uci::read(position, word).or_else(|error| {
        CastlingSide::ALL
            .into_iter()
            .filter(|side| odds.king_to(position, *side).is_some())
            .map(|side| Move::without_rook(position.turn(), side))
            .find(|mv| mv.to_string() == word)
            .ok_or(error)
    })
}

fn push_line(body: &mut String, key: &str, value: &str) {
    body.push_str(key);
    body.push(' ');
    body.push_str(value);
    body.push('\n');
}

fn push_moves(body: &mut String, key: &str, from: &Position, moves: &[Move]) {
    if moves.is_empty() {
        return;
    }
    let mut position = *from;
    body.push_str(key);
    for mv in moves {
        body.push(' ');
        match mv.castling_without_rook() {
            Some(_) => body.push_str(&mv.to_string()),
            None => body.push_str(&uci::write(&position, *mv)),
        }
        position = position.play_unchecked(*mv);
    }
    body.push('\n');
}

const fn color_text(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn parse_color(text: &str) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|color| color_text(*color) == text)
}

/// What follows the word for a loss that is a draw, because the other side could never mate.
const DRAWN: &str = "-drawn";

/// What loses a game besides checkmate.
const LOSSES: [Victory; 4] = [
    Victory::Resignation,
    Victory::Time,
    Victory::Abandonment,
    Victory::Infraction,
];

const fn lost_text(by: Victory) -> &'static str {
    match by {
        Victory::Time => "time",
        Victory::Abandonment => "abandoned",
        Victory::Infraction => "infraction",
        Victory::Resignation | Victory::Checkmate => "resigned",
    }
}

pub(crate) fn declared_text(declared: Declared) -> String {
    match declared {
        Declared::Lost { side, by, is_drawn } => {
            let drawn = if is_drawn { DRAWN } else { "" };
            [lost_text(by), drawn, " ", color_text(side)].concat()
        }
        Declared::Dead => "dead-position".to_owned(),
        Declared::Agreement => "agreement".to_owned(),
        Declared::Claim(ClaimReason::Threefold) => "threefold".to_owned(),
        Declared::Claim(ClaimReason::FiftyMove) => "fifty-move".to_owned(),
        Declared::Annulled => "annulled".to_owned(),
    }
}

pub(crate) fn parse_declared(text: &str) -> Option<Declared> {
    Some(match text {
        "agreement" => Declared::Agreement,
        "threefold" => Declared::Claim(ClaimReason::Threefold),
        "fifty-move" => Declared::Claim(ClaimReason::FiftyMove),
        "dead-position" => Declared::Dead,
        "annulled" => Declared::Annulled,
        _ => {
            let (word, color) = text.split_once(' ')?;
            let drawn = word.strip_suffix(DRAWN);
            let by = LOSSES
                .into_iter()
                .find(|by| lost_text(*by) == drawn.unwrap_or(word))?;
            Declared::Lost {
                side: parse_color(color)?,
                by,
                is_drawn: drawn.is_some() && by != Victory::Abandonment,
            }
        }
    })
}

/// The CRC-32 of IEEE 802.3, bit by bit: records are short and rare.
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
        })
    })
}
