//! What the coach thinks of a move: the question before it is played, and the remark after it.

use std::rc::Rc;

use board::Drawing;
use explain::allowed::{Allowed, allowed};
use rules::{Bitboard, Move, Position};
use ui::conversation::FocusTarget;
use ui::panels::confirm;
use ui::scores;
use ui::verdict::{drop_between, drop_in_even_game, is_loss, quality};
use words::MoveQuality;

use super::act::arrow;
use super::place::TAKE_BACK;
use super::{CoachMode, Doubt, Found, Remark};
use crate::state::AppState;

/// This many half-moves are the opening.
const OPENING: usize = 12;

impl AppState {
    /// The ply of the player's last move, if a remark on it is due. What the engine had not looked at
    /// before the move, such as after a reload, is not judged.
    pub(super) fn unjudged(&self) -> Option<usize> {
        let mine = self
            .sitting
            .mine
            .filter(|_| self.coach.mode == CoachMode::Full)?;
        let last = self.game.len().checked_sub(1)?;
        let mut plies = [Some(last), last.checked_sub(1)].into_iter().flatten();
        let ply = plies.find(|&ply| self.game.position_at(ply).turn() == mine)?;
        let is_judged = self.kept_remark().is_some_and(|remark| remark.ply == ply);
        let is_known = self.looked_at(self.game.position_at(ply)).is_some();
        (is_known && !is_judged).then_some(ply)
    }

    /// What the engine has said of a position, if it did not keep silent.
    fn looked_at(&self, position: &Position) -> Option<&Found> {
        self.known(position).filter(|found| !found.is_silent())
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

    /// Remarks on the player's last move once the engine has looked at it.
    pub(super) fn judge(&mut self) {
        let Some(ply) = self.unjudged() else { return };
        let [before, after] = [ply, ply + 1].map(|ply| *self.game.position_at(ply));
        let (Some(was), Some(is)) = (self.looked_at(&before), self.looked_at(&after)) else {
            return;
        };
        let best = was.line[0];
        let played = self.game.moves()[ply];
        let danger = allowed(&before, played);
        let Some(quality) = verdict((was.score, -is.score), played == best, danger) else {
            return;
        };
        // What the engine prefers a little in the opening is a matter of taste.
        if quality == MoveQuality::Inaccuracy && ply < OPENING {
            return;
        }
        let written = |mv| scores::move_in_sentences(&before, mv, self.settings.notation);
        let is_blamed = matches!(quality, MoveQuality::Mistake | MoveQuality::Blunder);
        let why = danger.filter(|_| is_blamed);
        let why = why.map(|danger| words::danger_text(&after, danger));
        let text = words::remark(quality, &written(played), &written(best), why.as_deref());
        let waits = self.game.len() == ply + 1;
        self.coach.memory_mut().remark = Some(Remark {
            ply,
            played,
            text: text.into(),
            waits,
        });
        if !waits {
            self.say_remark();
        }
    }

    /// The program has replied: the remark on the move before is said with its move.
    pub(super) fn program_replied(&mut self) {
        if self.coach.mode != CoachMode::Full || self.game.outcome().is_some() {
            return;
        }
        self.coach.memory_mut().replied = Some(self.conversation.status.serial());
        if self.kept_remark().is_some_and(|remark| remark.waits) {
            self.say_remark();
        } else {
            // Of a move that was asked about everything is known when it is played.
            self.judge();
        }
    }

    /// Says the remark, in one sentence with the reply of the program if that was said last: either
    /// would cut the other off.
    fn say_remark(&mut self) {
        let memory = self.coach.memory_mut();
        let replied = memory.replied.take();
        let Some(remark) = memory.remark.as_mut() else {
            return;
        };
        remark.waits = false;
        let text = Rc::clone(&remark.text);
        if replied == Some(self.conversation.status.serial()) {
            self.say_both(|state| state.conversation.say(text));
        } else {
            self.conversation.say(text);
        }
    }

    /// The last remark, if its move still stands.
    fn kept_remark(&self) -> Option<&Remark> {
        let remark = self.coach.memory()?.remark.as_ref()?;
        let played = self.game.moves().get(remark.ply);
        (played == Some(&remark.played)).then_some(remark)
    }

    /// The remark on the player's last move, while no question is open about the next one.
    pub(super) fn remark(&self) -> Option<&str> {
        let remark = self.kept_remark()?;
        let is_recent = remark.ply + 2 >= self.game.len();
        let is_shown = is_recent && self.open_doubt().is_none();
        is_shown.then_some(&*remark.text)
    }

    /// Asks about the move that waits, or lets it pass, once the engine has looked at it.
    pub(super) fn decide(&mut self) {
        let Some(doubt) = self.open_doubt().filter(|doubt| !doubt.is_asked) else {
            return;
        };
        let here = *self.game.position();
        let after = here.play_unchecked(doubt.mv);
        let (Some(was), Some(is)) = (self.known(&here), self.known(&after)) else {
            return;
        };
        // Where the engine says nothing, what the board proves is enough for a question.
        let is_silent = was.is_silent() || is.is_silent();
        if is_silent || is_loss(was.score, -is.score) {
            self.ask_about(doubt);
        } else {
            self.let_pass(doubt.mv);
        }
    }

    /// The engine keeps the move waiting: what the board proves is enough for a question.
    pub(super) fn decide_alone(&mut self) {
        if let Some(doubt) = self.open_doubt().filter(|doubt| !doubt.is_asked) {
            self.ask_about(doubt);
        }
    }

    /// Asks the player about the move that waits.
    fn ask_about(&mut self, doubt: Doubt) {
        let drawn = drawn_danger(&self.game.position().play_unchecked(doubt.mv), doubt.danger);
        let here = self.coach.here_mut();
        here.warned.push(doubt.mv);
        here.asked = Some(Rc::new(drawn));
        here.doubt = Some(Doubt {
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

/// What a move allows, drawn in the position after it: the reply, and the piece or king that it is about.
fn drawn_danger(after: &Position, danger: Allowed) -> Drawing {
    let (reply, lost) = match danger {
        Allowed::Mate(reply) => (reply, after.king(after.turn().other())),
        Allowed::Capture(reply) => {
            let taken = after.captured_by(reply);
            (reply, taken.map_or(reply.to(), |(square, _)| square))
        }
    };
    Drawing {
        pieces: Bitboard::from(lost),
        arrows: vec![arrow(after, reply)],
        ..Drawing::default()
    }
}

/// How a move is called after which the player's score fell from one to another; nothing where it
/// deserves neither praise nor blame.
fn verdict(
    (before, after): (i32, i32),
    is_best: bool,
    danger: Option<Allowed>,
) -> Option<MoveQuality> {
    let (drop, is_lost) = (drop_between(before, after), is_loss(before, after));
    let found = match danger {
        Some(_) if is_lost && !is_best => {
            quality(drop.max(drop_in_even_game(before, after)), false)
        }
        Some(Allowed::Mate(_)) => return None,
        _ => quality(drop, is_best),
    };
    let is_praise = matches!(found, MoveQuality::Best | MoveQuality::Good);
    // The engine would have played its own choice, whatever it finds in it later.
    let is_said = if is_praise { !is_lost } else { !is_best };
    is_said.then_some(found)
}
