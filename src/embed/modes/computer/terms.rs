//! What the author has written of a game against the computer.

use std::str::FromStr;

use clock::{PerMove, Span, TimeControl};
use element::{Attribute, Kind};
use rules::{Color, File, Piece, Rank, Role, Setup, Square};

use super::timing::Timing;
use crate::data::Data;
use crate::fault::Fault;

/// The most minutes of a side, and the most seconds that a move brings.
const MOST_TIME: u64 = 180;

/// How a game against the computer is played.
#[derive(Clone, Debug)]
pub(super) struct Terms {
    /// Where it begins, without what the computer gives.
    pub(super) start: Setup,
    pub(super) reader: Color,
    pub(super) level: u8,
    /// What the computer starts without.
    odds: Option<Role>,
    /// Chooses one of many games.
    pub(super) seed: u32,
    /// Whether every game is played with the same seed.
    is_fixed: bool,
    control: Option<TimeControl>,
    /// Whether moves can be taken back.
    pub(super) undo: bool,
}

impl Terms {
    /// Reads the attributes; the time chooses the game where the author has not.
    ///
    /// # Errors
    ///
    /// [`Fault`] when one of them says what it cannot.
    pub(super) fn read(data: &Data, now: u64) -> Result<Self, Fault> {
        let mut start = data.setup()?;
        let reader = match data.choice(Attribute::Side)? {
            "white" => Color::White,
            "black" => Color::Black,
            _ => start.turn,
        };
        let odds = odds(data)?;
        if let Some(role) = odds {
            give(&mut start, reader.other(), role)?;
        }
        let seed = seed(data)?;
        Ok(Self {
            start,
            reader,
            level: level(data)?,
            odds,
            seed: seed.unwrap_or_else(|| scattered(now)),
            is_fixed: seed.is_some(),
            control: control(data)?,
            undo: data.has(Attribute::Undo),
        })
    }

    /// Whom the reader plays, and at what odds.
    pub(super) fn describe(&self) -> String {
        words::computer_terms(self.level, self.odds)
    }

    /// The clocks of a game.
    pub(super) fn timing(&self) -> Option<Timing> {
        let control = self.control.as_ref()?;
        Some(Timing::new(control, self.reader))
    }

    /// The next game is another one, unless the author has chosen.
    pub(super) fn next_game(&mut self) {
        if !self.is_fixed {
            self.seed = scattered(u64::from(self.seed) + 1);
        }
    }
}

/// A number that looks like chance, from one that does not.
fn scattered(number: u64) -> u32 {
    // The fractional part of the golden ratio leads far away with each step.
    (number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
}

/// A number in a text: digits and nothing else.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

fn level(data: &Data) -> Result<u8, Fault> {
    let Kind::Number(most) = Attribute::Level.kind() else {
        return Ok(1);
    };
    match data.text(Attribute::Level) {
        "" => Ok(1),
        text => number(text)
            .filter(|level| (1..=most).contains(level))
            .ok_or_else(|| {
                let message = words::not_a_number(Attribute::Level.name(), text, most);
                Fault::in_attribute(Attribute::Level, message)
            }),
    }
}

fn seed(data: &Data) -> Result<Option<u32>, Fault> {
    match data.text(Attribute::Seed) {
        "" => Ok(None),
        text => number(text)
            .map(Some)
            .ok_or_else(|| Fault::in_attribute(Attribute::Seed, words::seed_error())),
    }
}

/// Reads `5+3`: five minutes, and three seconds for each move.
fn control(data: &Data) -> Result<Option<TimeControl>, Fault> {
    let text = data.text(Attribute::Clock);
    if text.is_empty() {
        return Ok(None);
    }
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let read = |text: &str| number(text.trim()).filter(|&number| number <= MOST_TIME);
    let control = read(minutes)
        .zip(read(seconds))
        .and_then(|(minutes, seconds)| {
            let per_move = match seconds {
                0 => PerMove::Nothing,
                _ => PerMove::Increment(Span::seconds(seconds)),
            };
            TimeControl::sudden_death(Span::minutes(minutes), per_move).ok()
        });
    match control {
        Some(control) => Ok(Some(control)),
        None => Err(Fault::in_attribute(
            Attribute::Clock,
            words::embed_clock_wrong(text),
        )),
    }
}

fn odds(data: &Data) -> Result<Option<Role>, Fault> {
    Ok(match data.choice(Attribute::Odds)? {
        "pawn" => Some(Role::Pawn),
        "knight" => Some(Role::Knight),
        "rook" => Some(Role::Rook),
        "queen" => Some(Role::Queen),
        _ => None,
    })
}

/// Takes from the board what a side gives: as players have always given it, the pawn on the file of the
/// king's bishop, and of two pieces the one on the queen's wing.
fn give(setup: &mut Setup, giver: Color, role: Role) -> Result<(), Fault> {
    let (file, is_pawn) = match role {
        Role::Pawn => (File::F, true),
        Role::Knight => (File::B, false),
        Role::Rook => (File::A, false),
        _ => (File::D, false),
    };
    let rank = match (giver, is_pawn) {
        (Color::White, false) => Rank::First,
        (Color::White, true) => Rank::Second,
        (Color::Black, true) => Rank::Seventh,
        (Color::Black, false) => Rank::Eighth,
    };
    let square = Square::new(file, rank);
    let piece = Piece { role, color: giver };
    if setup.board.piece_at(square) != Some(piece) {
        let message = words::no_odds(role, square);
        return Err(Fault::in_attribute(Attribute::Odds, message));
    }
    setup.board.remove(square);
    setup.castling = setup.castling.without(square);
    Ok(())
}
