//! What is asked of the coach: hints step by step, the threat, and what its engine looks at next.

use std::rc::Rc;

use board::{Arrow, Drawing};
use game::Game;
use notation::style::Style;
use rules::{Bitboard, Move, Position};
use ui::scores;
use ui::speech::Urgency;

use super::{CoachAction, CoachMode, Found, STEPS, proof};
use crate::state::AppState;

/// This many positions are remembered.
const MEMORY: usize = 8;
/// How many moves of a line are shown as a reason.
const MOVES_SHOWN: usize = 3;

/// What is shown of a hint: how much, and for which move.
pub(super) struct Hint {
    pub(super) steps: u8,
    pub(super) line: Rc<[Move]>,
}

impl AppState {
    /// What the engine has said of a position.
    pub(super) fn known(&self, position: &Position) -> Option<&Found> {
        let mut known = self.coach.known().iter().rev();
        known.find(|found| found.position == *position)
    }

    /// The best line here, as far as it is known.
    fn best_here(&self) -> Option<&Found> {
        self.known(self.game.position())
    }

    /// Whether the player to move is helped: in a game against the program, or against nobody.
    pub(crate) fn can_be_helped(&self) -> bool {
        let is_alone = self.link.mine.is_none() && !self.sitting.is_on();
        let is_helped = is_alone || self.sitting.mine.is_some();
        is_helped && self.is_live() && self.game.outcome().is_none() && self.is_turn_here()
    }

    /// Whether the coach watches over this move.
    pub(super) fn is_coached(&self) -> bool {
        self.sitting.mine.is_some() && self.can_be_helped()
    }

    /// The hint as far as it is shown.
    pub(super) fn hint(&self) -> Option<Hint> {
        let steps = self.coach.steps();
        if steps == 0 || !self.can_be_helped() {
            return None;
        }
        let line = Rc::clone(&self.best_here()?.line);
        (!line.is_empty()).then_some(Hint { steps, line })
    }

    /// What the opponent would play if the player passed.
    pub(super) fn threat(&self) -> Option<Move> {
        let passed = self.game.position().pass()?;
        let found = self.known(&passed).filter(|_| self.coach.wants_threat());
        found?.line.first().copied()
    }

    /// The position that the engine has to look at next.
    pub(super) fn to_look_at(&self) -> Option<Position> {
        let here = *self.game.position();
        let unknown = |position: &Position| self.known(position).is_none();
        if self.game.outcome().is_some() || !self.is_live() {
            return None;
        }
        if let Some(doubt) = self.open_doubt().filter(|doubt| !doubt.is_asked) {
            let after = here.play_unchecked(doubt.mv);
            return [here, after].into_iter().find(unknown);
        }
        if let Some(ply) = self.unjudged() {
            let positions = [ply, ply + 1].map(|ply| *self.game.position_at(ply));
            if let Some(position) = positions.into_iter().find(unknown) {
                return Some(position);
            }
        }
        let passed = here.pass().filter(|_| self.coach.wants_threat());
        if let Some(passed) = passed.filter(unknown) {
            return Some(passed);
        }
        let watches = self.is_coached() && self.coach.mode == CoachMode::Full;
        let looks = self.can_be_helped() && (self.coach.steps() > 0 || watches);
        Some(here).filter(|here| looks && unknown(here))
    }

    pub(super) fn apply_coach(&mut self, action: &CoachAction) {
        match action {
            CoachAction::Hint => self.next_step(),
            CoachAction::Mode(mode) => {
                self.coach.mode = *mode;
                // A hint that was asked for before this part was here.
                if self.coach.steps() > 0 && self.best_here().is_none() {
                    self.coach.here_mut().steps -= 1;
                    self.next_step();
                }
            }
            CoachAction::Threat(is_wanted) => self.want_threat(*is_wanted),
            CoachAction::Found(found) => self.learn(found),
            CoachAction::Late => self.decide_alone(),
            CoachAction::Suggests(text) => self.say_with_result(text),
        }
        self.coach.here_mut().drawn = self.drawn_help().map(Rc::new);
        self.decide();
    }

    fn next_step(&mut self) {
        if !self.can_be_helped() {
            self.coach.here_mut().steps = 0;
            let is_other_turn = self.sitting.mine.is_some();
            self.conversation.refuse(if is_other_turn {
                words::hint_not_now()
            } else {
                words::hint_not_here()
            });
            return;
        }
        let position = *self.game.position();
        self.forget_silence(&position);
        let (steps, is_known) = (self.coach.steps(), self.best_here().is_some());
        let here = self.coach.here_mut();
        here.wants_threat = false;
        // Who presses again while the engine is fetched misses no step.
        if steps == 0 || is_known {
            here.steps = (steps + 1).min(STEPS);
        }
        self.say_hint();
    }

    /// Shows the threat and says it, or hides it.
    fn want_threat(&mut self, is_wanted: bool) {
        if is_wanted && !self.can_be_helped() {
            return self.conversation.refuse(words::hint_not_now());
        }
        let here = self.coach.here_mut();
        here.wants_threat = is_wanted;
        here.steps = 0;
        if let Some(passed) = self.game.position().pass() {
            self.forget_silence(&passed);
        }
        self.say_threat();
    }

    /// What the engine did not say it is asked again.
    fn forget_silence(&mut self, position: &Position) {
        if self.known(position).is_some_and(Found::is_silent) {
            let known = &mut self.coach.memory_mut().known;
            known.retain(|found| found.position != *position);
        }
    }

    fn say_hint(&mut self) {
        let text = match self.hint() {
            Some(hint) => self.hint_text(&hint),
            None if self.best_here().is_some() => words::hint_none(),
            None => words::hint_waits(),
        };
        self.conversation.say(text);
    }

    /// What the last step of a hint says.
    pub(super) fn hint_text(&self, hint: &Hint) -> String {
        let (position, mv) = (self.game.position(), hint.line[0]);
        match hint.steps {
            1 => words::hint_which(mv),
            2 => words::hint_where(mv),
            _ => {
                let reasons = proof::reasons(position, mv);
                if reasons.is_empty() {
                    words::reason_ahead(&ahead(position, &hint.line, self.settings.notation))
                } else {
                    words::reasons_text(position, mv, &reasons)
                }
            }
        }
    }

    /// Says something in one sentence with the result of the game, which was said just now.
    fn say_with_result(&mut self, text: &str) {
        let said = self.conversation.last_said(Urgency::Assertive);
        let said = [said, text].join(" ");
        self.conversation.speak(said.trim(), Urgency::Assertive);
    }

    fn say_threat(&mut self) {
        if let Some(text) = self.threat_text() {
            self.conversation.say(text);
        }
    }

    /// What is said of the threat.
    pub(super) fn threat_text(&self) -> Option<String> {
        if !self.coach.wants_threat() {
            return None;
        }
        let Some(passed) = self.game.position().pass() else {
            return Some(words::threat_in_check());
        };
        Some(match self.known(&passed).map(|found| found.line.first()) {
            Some(Some(&threat)) => {
                let threat = scores::move_in_sentences(&passed, threat, self.settings.notation);
                words::threat_text(passed.turn(), &threat)
            }
            Some(None) => words::hint_none(),
            None => words::hint_waits(),
        })
    }

    /// What a hint or a threat draws.
    fn drawn_help(&self) -> Option<Drawing> {
        let position = self.game.position();
        if let Some(mv) = self.threat() {
            return Some(Drawing {
                arrows: vec![arrow(position, mv)],
                ..Drawing::default()
            });
        }
        let hint = self.hint()?;
        let mv = hint.line[0];
        let arrows = if hint.steps > 1 {
            vec![arrow(position, mv)]
        } else {
            Vec::new()
        };
        Some(Drawing {
            pieces: Bitboard::from(mv.from()),
            arrows,
            ..Drawing::default()
        })
    }

    /// Takes in what the engine says of a position.
    fn learn(&mut self, found: &Found) {
        let known = &mut self.coach.memory_mut().known;
        known.retain(|known| known.position != found.position);
        if known.len() == MEMORY {
            known.remove(0);
        }
        known.push(found.clone());
        if found.position == *self.game.position() && self.coach.steps() > 0 {
            self.say_hint();
        }
        if self.game.position().pass() == Some(found.position) {
            self.say_threat();
        }
        self.judge();
    }
}

/// The arrow of a move in a position.
pub(super) fn arrow(position: &Position, mv: Move) -> Arrow {
    Arrow {
        from: mv.from(),
        to: mv.shown_target(position.castling_mode()),
    }
}

/// The first moves of a line as a book prints them.
fn ahead(position: &Position, line: &[Move], chosen: Style) -> String {
    let mut game = Game::from_position(*position);
    for &mv in line.iter().take(MOVES_SHOWN) {
        if game.play(mv).is_err() {
            break;
        }
    }
    scores::in_sentences(&game, chosen).join(" ")
}
