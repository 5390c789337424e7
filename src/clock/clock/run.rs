//! How time passes, and what each event does to it.

use std::num::NonZeroU32;

use rules::Color;

use super::{Clock, Flag, LATE, Pause, State};
use crate::{Away, FirstIncrement, Gap, Notice, Reading, Refusal, Span};

impl Clock {
    /// Lets time pass up to a reading.
    pub(super) fn advance(&mut self, at: Reading, notices: &mut Vec<Notice>) {
        let since = self.last;
        let Some(step) = self.step_to(at) else { return };
        if self.state != State::Running {
            return;
        }
        if self
            .settings
            .longest_gap
            .is_some_and(|longest| step > longest)
        {
            self.state = State::Paused(Pause::Slept { since, noticed: at });
            notices.push(Notice::Slept { since, noticed: at });
        } else {
            self.run(since, step, notices);
        }
    }

    /// What happens when a stored clock is opened again.
    pub(super) fn reopen(&mut self, at: Reading, notices: &mut Vec<Notice>) {
        let since = self.last;
        let Some(step) = self.step_to(at) else { return };
        if self.state != State::Running {
            return;
        }
        match self.settings.away {
            Away::Counts => self.run(since, step, notices),
            Away::Pauses => self.state = State::Paused(Pause::Away { since, noticed: at }),
        }
    }

    /// The time from the last reading to this one; nothing if it comes late, or if the device's
    /// clock was set back, which then goes on from here.
    fn step_to(&mut self, at: Reading) -> Option<Span> {
        if at >= self.last || self.last.since(at) > LATE {
            let step = (at >= self.last).then(|| at.since(self.last));
            self.last = at;
            return step;
        }
        None
    }

    /// Charges the side to move with time that has passed since a reading.
    fn run(&mut self, since: Reading, step: Span, notices: &mut Vec<Notice>) {
        let color = self.turn.color;
        if !self.controls.of(color).is_timed() {
            self.turn.free = self.turn.free.plus(step);
            let side = &mut self.sides[color];
            side.elapsed = side.elapsed.plus(step);
            return;
        }
        let free = step.min(self.turn.delay);
        let charged = step.minus(free).min(self.sides[color].left);
        self.turn.delay = self.turn.delay.minus(free);
        self.turn.free = self.turn.free.plus(free);
        self.turn.charged = self.turn.charged.plus(charged);
        let passed = free.plus(charged);
        let side = &mut self.sides[color];
        side.left = side.left.minus(charged);
        side.elapsed = side.elapsed.plus(passed);
        if self.controls.is_hourglass() {
            let other = &mut self.sides[color.other()];
            other.left = other.left.plus(charged);
            self.forget_warning(color.other());
        }
        self.warn(color, notices);
        self.fell(color, since.after(passed), notices);
    }

    /// Gives notice once that a side has run low on time.
    fn warn(&mut self, color: Color, notices: &mut Vec<Notice>) {
        if self.is_low(color) && !self.sides[color].warned {
            self.sides[color].warned = true;
            notices.push(Notice::LowTime(color));
        }
    }

    /// Once a side has half as much again as the limit, it may run low anew. With less, an increment
    /// would repeat the notice with every move.
    fn forget_warning(&mut self, color: Color) {
        let enough = self.settings.low_time.map(|low| low.plus(Span(low.0 / 2)));
        if enough.is_some_and(|enough| self.sides[color].left > enough) {
            self.sides[color].warned = false;
        }
    }

    /// Drops the flag of the side to move if it has no time left.
    fn fell(&mut self, color: Color, at: Reading, notices: &mut Vec<Notice>) {
        if self.sides[color].left.is_zero() && self.turn.delay.is_zero() {
            let flag = Flag { color, at };
            self.state = State::Flagged(flag);
            notices.push(Notice::FlagFell(flag));
        }
    }

    pub(super) fn press(&mut self, color: Color, notices: &mut Vec<Notice>) -> Result<(), Refusal> {
        match self.state {
            State::Ready => return Err(Refusal::NotStarted),
            State::Paused(_) => return Err(Refusal::Paused),
            State::Flagged(_) => return Err(Refusal::Flagged),
            State::Running if color != self.turn.color => return Err(Refusal::NotRunning),
            State::Running => {}
        }
        let elapsed = self.elapsed_this_move();
        let (gain, stage) = self.gain(color);
        let side = &mut self.sides[color];
        side.moves += 1;
        side.rewarded = side.rewarded.max(side.moves);
        side.left = side.left.plus(gain).plus(stage.unwrap_or_default());
        self.forget_warning(color);
        notices.push(Notice::Moved {
            by: color,
            elapsed,
            left: self.left(color),
        });
        notices.extend(stage.map(|time| Notice::StageReached { by: color, time }));
        self.turn = self.turn_of(color.other());
        Ok(())
    }

    /// What the move that a side now completes brings: what is given back or added for it, and the time
    /// of a stage that it opens.
    fn gain(&self, color: Color) -> (Span, Option<Span>) {
        let control = self.controls.of(color);
        let side = &self.sides[color];
        let refund = control.per_move_after(side.moves).refund(self.turn.charged);
        let made = NonZeroU32::MIN.saturating_add(side.moves);
        if made.get() <= side.rewarded {
            return (refund, None);
        }
        let increment = match self.settings.first_increment {
            // It belongs to the next move, which may lie in another stage.
            FirstIncrement::BeforeFirstMove => control.per_move_after(made.get()),
            FirstIncrement::AfterFirstMove => control.per_move_after(side.moves),
        };
        (refund.plus(increment.increment()), control.time_after(made))
    }

    pub(super) fn take_back(&mut self) -> Result<(), Refusal> {
        match self.state {
            State::Ready => return Err(Refusal::NotStarted),
            State::Flagged(_) => return Err(Refusal::Flagged),
            State::Running | State::Paused(_) => {}
        }
        let mover = self.turn.color.other();
        let side = &mut self.sides[mover];
        side.moves = side.moves.checked_sub(1).ok_or(Refusal::NoMove)?;
        self.turn = self.turn_of(mover);
        // The question whether time counts that passed in another turn is dropped.
        if let State::Paused(Pause::Slept { .. } | Pause::Away { .. }) = self.state {
            self.state = State::Paused(Pause::Asked);
        }
        Ok(())
    }

    pub(super) fn stop(&mut self, pause: Pause) -> Result<(), Refusal> {
        match self.state {
            State::Ready => Err(Refusal::NotStarted),
            State::Flagged(_) => Err(Refusal::Flagged),
            // A game can end before it is decided whether some time counts; then it does not.
            State::Paused(_) if pause != Pause::Ended => Err(Refusal::Paused),
            State::Running | State::Paused(_) => {
                self.state = State::Paused(pause);
                Ok(())
            }
        }
    }

    pub(super) fn resume(&mut self, gap: Gap, notices: &mut Vec<Notice>) -> Result<(), Refusal> {
        let pause = match self.state {
            State::Ready => return Err(Refusal::NotStarted),
            State::Running => return Err(Refusal::NotPaused),
            State::Flagged(_) => return Err(Refusal::Flagged),
            State::Paused(pause) => pause,
        };
        self.state = State::Running;
        if let (Pause::Slept { since, noticed } | Pause::Away { since, noticed }, Gap::Counts) =
            (pause, gap)
        {
            self.run(since, noticed.since(since), notices);
        }
        Ok(())
    }

    pub(super) fn give(&mut self, to: Color, time: Span) -> Result<(), Refusal> {
        self.check_time_of(to)?;
        let side = &mut self.sides[to];
        side.left = side.left.plus(time);
        self.forget_warning(to);
        Ok(())
    }

    pub(super) fn take(
        &mut self,
        from: Color,
        time: Span,
        notices: &mut Vec<Notice>,
    ) -> Result<(), Refusal> {
        self.check_time_of(from)?;
        let side = &mut self.sides[from];
        side.left = side.left.minus(time);
        self.warn(from, notices);
        // The flag of a side not to move falls once it is its turn, if it has no delay then.
        if from == self.turn.color {
            self.fell(from, self.last, notices);
        }
        Ok(())
    }

    fn check_time_of(&self, color: Color) -> Result<(), Refusal> {
        if self.flag().is_some() {
            Err(Refusal::Flagged)
        } else if self.controls.of(color).is_timed() {
            Ok(())
        } else {
            Err(Refusal::Untimed)
        }
    }
}
