//! What the coach does: hints step by step, the question before a move, remarks after it.

use std::rc::Rc;

use board::{Arrow, Drawing};
use explain::allowed::{Allowed, allowed};
use game::Game;
use notation::style::Style;
use rules::{Bitboard, Move, Position, Square};
use ui::conversation::FocusTarget;
use ui::panels::confirm;
use ui::scores;
use ui::verdict::{drop_between, is_mistake, quality};
use words::MoveQuality;

use super::place::TAKE_BACK;
use super::{CoachAction, CoachMode, Doubt, Found, STEPS, proof};
use crate::state::AppState;

/// So many positions are remembered.
const MEMORY: usize = 8;
/// So many half-moves are the opening.
const OPENING: usize = 12;
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
    fn is_coached(&self) -> bool {
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

    /// The ply of the player's last move, if a remark on it is due. What the engine had not looked at
    /// before the move, such as after a reload, is not judged.
    fn unjudged(&self) -> Option<usize> {
        let mine = self
            .sitting
            .mine
            .filter(|_| self.coach.mode == CoachMode::Full)?;
        let last = self.game.len().checked_sub(1)?;
        let mut plies = [Some(last), last.checked_sub(1)].into_iter().flatten();
        let ply = plies.find(|&ply| self.game.position_at(ply).turn() == mine)?;
        let is_judged = self.coach.remark().is_some_and(|(at, _)| *at == ply);
        let is_known = self.known(self.game.position_at(ply)).is_some();
        (is_known && !is_judged).then_some(ply)
    }

    /// What is doubtful about the move that waits.
    pub(super) fn open_doubt(&self) -> Option<Doubt> {
        let doubt = self.coach.doubt();
        doubt.filter(|doubt| self.pending() == Some(doubt.mv))
    }

    /// Whether the player was asked about this move.
    fn is_warned(&self, mv: Move) -> bool {
        let here = self.coach.here.as_ref();
        here.is_some_and(|here| here.warned.contains(&mv))
    }

    /// A move is shown and waits for the coach.
    pub(super) fn doubt(&mut self, doubt: Doubt) {
        self.coach.here_mut().doubt = Some(doubt);
        if doubt.is_asked {
            self.ask_about(doubt);
        } else {
            self.decide();
        }
    }

    pub(super) fn doubts(&self, mv: Move) -> Option<Doubt> {
        let is_on = self.coach.mode != CoachMode::Off && self.is_coached();
        if !is_on || self.is_warned(mv) {
            return None;
        }
        let danger = allowed(self.game.position(), mv)?;
        Some(Doubt {
            mv,
            danger,
            // A mate needs no second opinion.
            is_asked: matches!(danger, Allowed::Mate(_)),
        })
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
            CoachAction::Threat => {
                let here = self.coach.here_mut();
                here.wants_threat = !here.wants_threat;
                here.steps = 0;
                self.say_threat();
            }
            CoachAction::Found(found) => self.learn(found),
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
        let here = self.coach.here_mut();
        here.wants_threat = false;
        here.steps = (here.steps + 1).min(STEPS);
        self.say_hint();
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

    fn say_threat(&mut self) {
        if let Some(text) = self.threat_text() {
            self.conversation.say(text);
        }
    }

    /// What is said of the threat once it is known.
    pub(super) fn threat_text(&self) -> Option<String> {
        if !self.coach.wants_threat() {
            return None;
        }
        match self.game.position().pass() {
            None => Some(words::threat_in_check()),
            Some(passed) => {
                let threat =
                    scores::move_in_sentences(&passed, self.threat()?, self.settings.notation);
                Some(words::threat_text(passed.turn(), &threat))
            }
        }
    }

    /// What a hint or a threat draws.
    fn drawn_help(&self) -> Option<Drawing> {
        let position = self.game.position();
        let arrow = |mv: Move| Arrow {
            from: mv.from(),
            to: mv.shown_target(position.castling_mode()),
        };
        let only = |square: Square| Bitboard::from(square);
        if let Some(mv) = self.threat() {
            return Some(Drawing {
                arrows: vec![arrow(mv)],
                ..Drawing::default()
            });
        }
        let hint = self.hint()?;
        let mv = hint.line[0];
        let arrows = if hint.steps > 1 {
            vec![arrow(mv)]
        } else {
            Vec::new()
        };
        Some(Drawing {
            pieces: only(mv.from()),
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

    /// Remarks on the player's last move once the engine has looked at it.
    fn judge(&mut self) {
        let Some(ply) = self.unjudged() else { return };
        let [before, after] = [ply, ply + 1].map(|ply| *self.game.position_at(ply));
        let (Some(was), Some(is)) = (self.known(&before), self.known(&after)) else {
            return;
        };
        let Some(&best) = was.line.first() else {
            return;
        };
        let played = self.game.moves()[ply];
        let drop = drop_between(was.score, -is.score);
        let quality = quality(drop, played == best);
        // What the engine prefers a little in the opening is a matter of taste.
        if quality == MoveQuality::Inaccuracy && ply < OPENING {
            return;
        }
        let better = scores::move_in_sentences(&before, best, self.settings.notation);
        let why = allowed(&before, played).filter(|_| is_mistake(drop));
        let why = why.map(|danger| words::danger_text(&after, danger));
        let text: Rc<str> = words::remark(quality, &better, why.as_deref()).into();
        self.coach.memory_mut().remark = Some((ply, Rc::clone(&text)));
        self.conversation.say(text);
    }

    /// The remark on the player's last move, while no question is open about the next one.
    pub(super) fn remark(&self) -> Option<&str> {
        let (ply, text) = self
            .coach
            .remark()
            .filter(|_| self.open_doubt().is_none())?;
        let is_recent = self
            .game
            .len()
            .checked_sub(*ply)
            .is_some_and(|ago| (1..=2).contains(&ago));
        is_recent.then_some(&**text)
    }

    /// Asks about the move that waits, or lets it pass, once the engine has looked at it.
    fn decide(&mut self) {
        let Some(doubt) = self.open_doubt().filter(|doubt| !doubt.is_asked) else {
            return;
        };
        let here = *self.game.position();
        let after = here.play_unchecked(doubt.mv);
        let (Some(was), Some(is)) = (self.known(&here), self.known(&after)) else {
            return;
        };
        // Where the engine says nothing, what the board proves is enough for a question.
        let is_silent = was.line.is_empty() || is.line.is_empty();
        if is_silent || is_mistake(drop_between(was.score, -is.score)) {
            self.ask_about(doubt);
        } else {
            self.let_pass(doubt.mv);
        }
    }

    /// Asks the player about the move that waits.
    fn ask_about(&mut self, doubt: Doubt) {
        self.coach.here_mut().warned.push(doubt.mv);
        self.coach.here_mut().doubt = Some(Doubt {
            is_asked: true,
            ..doubt
        });
        let text = self.danger_text(doubt);
        self.conversation.say(words::coach_question(&text));
        self.conversation
            .move_focus(FocusTarget::Element(TAKE_BACK));
    }

    /// What a move allows, in words.
    pub(super) fn danger_text(&self, doubt: Doubt) -> String {
        let after = self.game.position().play_unchecked(doubt.mv);
        words::danger_text(&after, doubt.danger)
    }

    fn let_pass(&mut self, mv: Move) {
        self.coach.settle();
        if self.settings.confirm {
            let question = words::confirm_question(self.game.position(), mv);
            self.conversation.say(question);
            self.conversation
                .move_focus(FocusTarget::Element(confirm::PLAY_IT));
        } else {
            self.pending = None;
            self.play(mv);
        }
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
