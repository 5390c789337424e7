//! What happens to a game when time passes.

use std::rc::Rc;

use clock::{Event, Notice, Pause, Reading, Span};
use sitting::Happened;
use ui::speech::Urgency;

use super::PendingSitting;
use super::clocks::LONGEST_GAP;
use crate::state::AppState;

impl AppState {
    /// Time has passed. Only notices of the clock are stored; the time itself follows from the moves.
    pub(super) fn time_passes(&mut self, mut held: PendingSitting, at: Reading) {
        held.now = at;
        let is_noticed = {
            let mut clock = held.sitting.clock().clone();
            let notices = clock.apply(Event::Tick, at).notices;
            notices.iter().any(|notice| {
                matches!(
                    notice,
                    Notice::FlagFell(_) | Notice::LowTime(_) | Notice::Slept { .. }
                )
            })
        };
        if !is_noticed {
            return self.hold_unstored(held);
        }
        let happened = held.sitting.tick(at);
        self.hear(&mut held, &happened);
        held.sitting.ended(&self.game, at);
        self.hold(held);
    }

    /// The device slept from one reading to another.
    pub(super) fn sleep(&mut self, held: &mut PendingSitting, since: Reading, noticed: Reading) {
        held.now = noticed;
        held.sitting.watch(Some(LONGEST_GAP), since);
        let happened = held.sitting.tick(noticed);
        held.sitting.watch(None, noticed);
        self.hear(held, &happened);
    }

    /// Acts on what the clock and the call of check mean.
    pub(super) fn hear(&mut self, held: &mut PendingSitting, happened: &Happened) {
        if let Some(text) = happened.check.and_then(words::check_notice) {
            // The players see it beside the board, and a screen reader says it after the move.
            self.conversation.answer = Some(text.as_str().into());
            self.say_both(|state| state.conversation.say(text));
        }
        if let Some(color) = happened.low_time() {
            let left = held.sitting.clock().left(color).unwrap_or(Span::ZERO);
            let text = words::low_time(color, left);
            self.conversation.speak(text, Urgency::Assertive);
        }
        if let Some(color) = happened.flag()
            && Rc::make_mut(&mut self.game).run_out_of_time(color).is_ok()
        {
            self.announce_end();
        }
    }
}

/// Why no time runs, or what is asked about the time that has passed.
pub(super) fn pause_text(pause: Pause) -> String {
    match pause {
        Pause::Slept { since, noticed } | Pause::Away { since, noticed } => {
            words::slept_question(noticed.since(since))
        }
        Pause::Asked | Pause::Ended => words::clock_paused(),
    }
}
