//! What happens at the board under an agreement.

use std::rc::Rc;

use clock::{Gap, Pause, Reading};
use conduct::{CheckCall, FiftyCount, FiftyLaw, TouchEvent, TouchMove};
use game::{Game, LongGames};
use rules::Color;
use sitting::Sitting;
use ui::conversation::FocusTarget;

use super::{Beginning, LeavingQuestion, PendingSitting, SittingAction, SittingState, clocks};
use crate::state::AppState;

impl SittingState {
    pub(super) fn to_pgn(&self, game: &Game) -> String {
        match self.held() {
            Some(held) => held.sitting.to_pgn(game),
            None => game.to_pgn(),
        }
    }
}

impl AppState {
    pub(super) fn held_mut(&mut self) -> Option<PendingSitting> {
        self.sitting.held().cloned()
    }

    /// Puts back what was changed, to be stored.
    pub(super) fn hold(&mut self, held: PendingSitting) {
        self.sitting = SittingState::of(held, self.sitting.version + 1);
    }

    /// Puts back what does not need to be stored, such as the time.
    pub(super) fn hold_unstored(&mut self, held: PendingSitting) {
        self.sitting = SittingState::of(held, self.sitting.version);
    }

    /// The game goes on from its first position, as a law demands; no agreement is asked.
    fn take_all_back(&mut self) {
        let before = self.game.clone();
        self.pending = None;
        let game = Rc::make_mut(&mut self.game);
        while game.undo().is_some() {}
        (self.shown, self.animate) = (0, false);
        self.turn_board();
        self.after_move(&before);
        self.conversation.say(words::all_taken_back());
    }

    /// Carries out what is done at the board besides moves.
    pub(super) fn apply_sitting(&mut self, action: &SittingAction) {
        match action {
            SittingAction::Begin(beginning) => return self.sit_down(beginning, false),
            SittingAction::Restore(sitting, at) => {
                let mut held = PendingSitting::of(Sitting::clone(sitting));
                held.now = *at;
                return self.hold_unstored(held);
            }
            _ => {}
        }
        let Some(mut held) = self.held_mut() else {
            return;
        };
        if let Some(target) = focus_after(action) {
            self.conversation.move_focus(target);
        }
        let position = *self.game.position();
        let turn = position.turn();
        let conduct = held.sitting.agreement().conduct;
        match action {
            SittingAction::Begin(_) | SittingAction::Restore(..) => {}
            SittingAction::Now(at) => return self.time_passes(held, *at),
            SittingAction::Computer(action) => return self.apply_computer(held, action),
            SittingAction::Slept(since, noticed) => self.sleep(&mut held, *since, *noticed),
            SittingAction::Pause(at) => held.sitting.pause(*at),
            SittingAction::Resume(gap, at) => {
                self.resume(&mut held, *gap, *at);
                if let Some(times) = clocks::times(&held, held.sitting.clock()) {
                    self.conversation.say(times);
                }
            }
            SittingAction::TakenOver(at) => match held.sitting.paused() {
                // The clock ran in the other tab all the time.
                Some(Pause::Away { .. }) => self.resume(&mut held, Gap::Counts, *at),
                _ => return,
            },
            SittingAction::Adjust if conduct.touch == TouchMove::Off => {
                return self.conversation.say(words::adjust_not_needed());
            }
            SittingAction::Adjust if self.game.outcome().is_some() => {
                return self.conversation.refuse_after_the_end(&self.game);
            }
            SittingAction::Adjust if held.is_computers_turn(self) => {
                return self.conversation.say(words::adjust_not_now());
            }
            SittingAction::Adjust => {
                let is_on = held.sitting.conduct().touch().adjusting().is_some();
                let (event, said) = if is_on {
                    (TouchEvent::EndAdjust(turn), words::adjusting_over())
                } else {
                    (TouchEvent::Adjust(turn), words::adjusting())
                };
                let state = held.sitting.conduct_mut();
                if state.apply_touch(conduct, &position, event).is_ok() {
                    self.conversation.say(said);
                }
            }
            SittingAction::SayCheck => {
                held.call = match held.call {
                    CheckCall::Said => CheckCall::Silent,
                    CheckCall::Silent => CheckCall::Said,
                };
            }
            SittingAction::Select(square) => {
                let event = TouchEvent::Select(*square);
                // What is offered can be selected.
                let _ = held
                    .sitting
                    .conduct_mut()
                    .apply_touch(conduct, &position, event);
                self.say_bound(&held);
            }
            SittingAction::AnswerRook(answer) => {
                let event = TouchEvent::Answer(*answer);
                // What is offered can be answered.
                let _ = held
                    .sitting
                    .conduct_mut()
                    .apply_touch(conduct, &position, event);
                self.say_bound(&held);
            }
            SittingAction::Penalize(kind) => {
                // What is offered can be chosen.
                let _ = held
                    .sitting
                    .conduct_mut()
                    .enforce(conduct, &position, *kind);
                self.say_bound(&held);
            }
            SittingAction::Waive => {
                if held.sitting.conduct_mut().waive(conduct, &position).is_ok() {
                    self.conversation.say(words::waived());
                }
            }
            SittingAction::Excuse => {
                let state = held.sitting.conduct_mut();
                let excused = state.apply_touch(conduct, &position, TouchEvent::Excuse);
                if excused.is_ok() {
                    self.conversation.say(words::waived());
                }
            }
            SittingAction::AnswerTakeBack(is_allowed) => {
                held.sitting.ask_take_back(None);
                self.hold(held);
                if self.is_final() {
                    self.conversation.refuse(words::take_back_too_late());
                } else if *is_allowed {
                    let before = self.game.clone();
                    self.undo();
                    // What the other player has allowed is not undone by one alone.
                    Rc::make_mut(&mut self.game).forget_undone();
                    self.after_move(&before);
                } else {
                    self.conversation.say(words::take_back_refused());
                }
                return;
            }
            SittingAction::BookDraw(true) => {
                let asks_program = held.sitting.computer_color().is_some();
                let game = Rc::make_mut(&mut self.game);
                let agreed = if asks_program {
                    game.offer_draw(turn)
                } else {
                    game.agree_draw()
                };
                match agreed {
                    Err(error) => self.conversation.refuse(words::offer_error_text(&error)),
                    Ok(()) if self.game.outcome().is_some() => self.announce_end(),
                    // It answers by itself, and is not asked again.
                    Ok(()) => held.played_on_at = Some(self.game.len()),
                }
                held.sitting.ended(&self.game, held.now);
            }
            SittingAction::BookDraw(false) => {
                held.played_on_at = Some(self.game.len());
                self.conversation.say(self.status_text());
            }
            SittingAction::AskLeaving(asked) => {
                held.asked = *asked;
                if asked.is_none() {
                    self.conversation.say(self.status_text());
                }
            }
            SittingAction::TakeAllBack => {
                held.asked = None;
                self.hold(held);
                return self.take_all_back();
            }
            SittingAction::Annul | SittingAction::Abandon => {
                held.asked = None;
                let game = Rc::make_mut(&mut self.game);
                let ended = match action {
                    SittingAction::Abandon => game.abandon(turn),
                    _ => game.annul(),
                };
                if ended.is_ok() {
                    self.announce_end();
                }
                held.sitting.ended(&self.game, held.now);
            }
            SittingAction::AcceptLoss => {
                if held.sitting.forfeit().is_some() && self.game.outcome().is_none() {
                    if Rc::make_mut(&mut self.game).lose_by_infraction().is_ok() {
                        self.announce_end();
                    }
                    held.sitting.ended(&self.game, held.now);
                }
            }
            SittingAction::CallFifty => {
                held.asked = None;
                if conduct.fifty == FiftyLaw::Called
                    && held.sitting.conduct_mut().fifty_mut().call(turn).is_ok()
                {
                    self.conversation.say(words::fifty_call(turn));
                }
            }
            SittingAction::ChooseFifty(choice) => {
                let by = match held.sitting.conduct().fifty() {
                    FiftyCount::Expired { by } => by,
                    _ => turn,
                };
                let count = held.sitting.conduct_mut().fifty_mut();
                if count.choose(by, *choice).is_ok() {
                    if held.sitting.conduct().fifty() == FiftyCount::Drawn {
                        if Rc::make_mut(&mut self.game).draw_by_count().is_ok() {
                            self.announce_end();
                        }
                        held.sitting.ended(&self.game, held.now);
                    } else {
                        self.conversation.say(words::fifty_proceeds());
                    }
                }
            }
            SittingAction::Next(id) => {
                let (next, start) = held.sitting.next(&self.game);
                let beginning = Beginning {
                    id: id.clone(),
                    agreement: next.agreement().clone(),
                    contest: next.contest().clone(),
                    start,
                };
                let is_new_match = next.contest().games().is_empty();
                return self.sit_down(&beginning, is_new_match);
            }
        }
        self.hold(held);
    }

    fn resume(&mut self, held: &mut PendingSitting, gap: Gap, at: Reading) {
        let happened = held.sitting.resume(gap, at);
        self.hear(held, &happened);
        held.sitting.ended(&self.game, at);
    }

    /// Starts a game as agreed, perhaps the first of another match on the same terms.
    fn sit_down(&mut self, beginning: &Beginning, is_new_match: bool) {
        let Beginning {
            id,
            agreement,
            contest,
            start,
        } = beginning;
        let mut sitting = Sitting::of_match(agreement.clone(), contest.clone(), start);
        let now = self.sitting.held().map_or(Reading(0), |held| held.now);
        // The page itself notices when its device slept; what is stored knows only moves.
        sitting.watch(None, now);
        let mut game = Game::from_position(*start).with_long_games(match agreement.conduct.fifty {
            FiftyLaw::Called => LongGames::GoOn,
            FiftyLaw::Claimed => LongGames::End,
        });
        game.set_tags(sitting.tags());
        let name = |color: Color| {
            let player = sitting.pairing().player_of(color);
            words::player_named(player, agreement.name(player))
        };
        let [white, black] = Color::ALL.map(name);
        let said = words::sit_begun(&white, &black, start.turn(), is_new_match);
        let version = self.sitting.version;
        self.leave_result();
        self.load(game, id.clone(), said);
        let mut held = PendingSitting::of(sitting);
        self.bottom = held.mine().unwrap_or(start.turn());
        held.now = now;
        self.sitting = SittingState::of(held, version + 1);
    }
}

/// Where the focus goes from a button that is there no longer, or to what it asks.
const fn focus_after(action: &SittingAction) -> Option<FocusTarget> {
    Some(match action {
        SittingAction::Pause(_) => FocusTarget::Element("#paused button"),
        SittingAction::AskLeaving(Some(LeavingQuestion::Annul(None))) => {
            FocusTarget::Element("#annul-why")
        }
        SittingAction::AskLeaving(Some(LeavingQuestion::Abandon)) => {
            FocusTarget::Element("#abandon-asked button")
        }
        SittingAction::AskLeaving(Some(LeavingQuestion::Count)) => {
            FocusTarget::Element("#fifty-asked button")
        }
        SittingAction::AskLeaving(None)
        | SittingAction::Resume(..)
        | SittingAction::Select(_)
        | SittingAction::AnswerRook(_)
        | SittingAction::Penalize(_)
        | SittingAction::Waive
        | SittingAction::Excuse
        | SittingAction::AnswerTakeBack(_)
        | SittingAction::BookDraw(_)
        | SittingAction::TakeAllBack
        | SittingAction::CallFifty
        | SittingAction::ChooseFifty(_) => FocusTarget::Board(None),
        _ => return None,
    })
}
