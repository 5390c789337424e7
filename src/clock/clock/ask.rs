//! What can be read from a clock.

use rules::Color;

use super::{Clock, Flag, State};
use crate::{Controls, Reading, Settings, Span, StageProgress};

impl Clock {
    /// The time controls.
    #[must_use]
    pub const fn controls(&self) -> &Controls {
        &self.controls
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the clock is doing.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// The clock as it would be at a reading, if nothing else happened until then.
    #[must_use]
    pub fn at(&self, reading: Reading) -> Self {
        let mut clock = self.clone();
        clock.advance(reading, &mut Vec::new());
        clock
    }

    /// The reading up to which time has passed.
    #[must_use]
    pub const fn last_reading(&self) -> Reading {
        self.last
    }

    /// The side to move, whether its time is running or not.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn.color
    }

    /// The side whose time is running.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        (self.state == State::Running).then_some(self.turn.color)
    }

    /// The flag that has fallen.
    #[must_use]
    pub const fn flag(&self) -> Option<Flag> {
        match self.state {
            State::Flagged(flag) => Some(flag),
            State::Ready | State::Running | State::Paused(_) => None,
        }
    }

    /// What a side has left; `None` if its time is not counted.
    #[must_use]
    pub fn left(&self, color: Color) -> Option<Span> {
        let is_timed = self.controls.of(color).is_timed();
        is_timed.then_some(self.sides[color].left)
    }

    /// All the time that has passed on a side's turns, including delays.
    #[must_use]
    pub fn elapsed(&self, color: Color) -> Span {
        self.sides[color].elapsed
    }

    /// How long the side to move has thought about its move.
    #[must_use]
    pub const fn elapsed_this_move(&self) -> Span {
        self.turn.charged.plus(self.turn.free)
    }

    /// What is left of the delay before the time of the side to move starts running.
    #[must_use]
    pub const fn delay_left(&self) -> Span {
        self.turn.delay
    }

    /// How many moves a side has made.
    #[must_use]
    pub fn moves(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// How far along in its stages a side is; `None` if its control has none. Stages that were reached
    /// stay reached when moves are taken back.
    #[must_use]
    pub fn progress(&self, color: Color) -> Option<StageProgress> {
        let side = &self.sides[color];
        let mut progress = self.controls.of(color).progress(side.rewarded)?;
        let taken_back = side.rewarded - side.moves;
        progress.moves_to_go = progress
            .moves_to_go
            .map(|moves| moves.saturating_add(taken_back));
        Some(progress)
    }

    /// The time that each move brings a side in its present stage.
    ///
    /// # Examples
    ///
    /// ```
    /// use clock::{Clock, Controls, Settings, Span, TimeControl};
    /// use rules::Color;
    ///
    /// let control: TimeControl = "180+2".parse()?;
    /// let clock = Clock::new(Controls::from(control), Settings::default(), Color::White);
    /// assert_eq!(clock.per_move(Color::White), Span::seconds(2));
    /// # Ok::<(), clock::ParseControlError>(())
    /// ```
    #[must_use]
    pub fn per_move(&self, color: Color) -> Span {
        let stages = self.controls.of(color).stages();
        let stage = stages.zip(self.progress(color));
        let stage = stage.and_then(|(stages, progress)| stages.as_slice().get(progress.stage));
        stage.map_or(Span::ZERO, |stage| stage.per_move.span())
    }

    /// Whether a side is short of time.
    #[must_use]
    pub fn is_low(&self, color: Color) -> bool {
        let left = self.left(color);
        self.settings
            .low_time
            .zip(left)
            .is_some_and(|(low, left)| left <= low)
    }

    /// The reading at which the flag of the side to move falls if nothing happens until then; `None`
    /// while no limited time is running.
    #[must_use]
    pub fn flag_falls_at(&self) -> Option<Reading> {
        let left = self.left(self.running()?)?;
        Some(self.last.after(self.turn.delay).after(left))
    }
}
