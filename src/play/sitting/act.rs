//! What happens at the board under an agreement.

use std::rc::Rc;

use clock::{Event, Notice, Reading, Span};
use conduct::{
    Binding, CheckCall, FiftyCount, FiftyLaw, IllegalMoveLaw, Offence, OfferLaw, Ruling,
    TouchEffect, TouchEvent, TouchMove,
};
use game::Game;
use rules::{Color, Move, Square};
use sitting::{Claims, Happened, Sitting, TakeBacks};
use ui::speech::Urgency;

use super::{Beginning, Held, SittingAction, SittingState};
use crate::state::{Action, AppState};

/// How long a page may be silent before its device must have slept.
const LONGEST_GAP: Span = Span::seconds(5);

impl AppState {
    fn held_mut(&mut self) -> Option<Held> {
        self.sitting.held().cloned()
    }

    /// Puts back what was changed, to be stored.
    fn hold(&mut self, held: Held) {
        self.sitting = SittingState::of(held, self.sitting.version + 1);
    }

    /// Puts back what needs not be stored, such as the time.
    fn hold_unstored(&mut self, held: Held) {
        self.sitting = SittingState::of(held, self.sitting.version);
    }

    pub(super) fn sitting_pgn(&self) -> String {
        match self.sitting.held() {
            Some(held) => held.sitting.to_pgn(&self.game),
            None => self.game.to_pgn(),
        }
    }

    /// The moves that may be played, as far as touched pieces and penalties leave them.
    pub(super) fn bound_moves(&self) -> Rc<[Move]> {
        let position = self.game.position();
        match self.sitting.held() {
            Some(held) if held.sitting.conduct().touch().adjusting().is_some() => Rc::from([]),
            Some(held) => match held.sitting.binding(&self.game) {
                Binding::Bound { moves, .. } => moves.into(),
                // Touching further pieces is what the laws are about; only a move is refused.
                _ => position.legal_moves().iter().copied().collect(),
            },
            None => position.legal_moves().iter().copied().collect(),
        }
    }

    /// Whether the laws of conduct forbid a legal move now; says why.
    pub(super) fn conduct_bars(&mut self, mv: Move) -> bool {
        let Some(held) = self.sitting.held() else {
            return false;
        };
        if held.lost_by_law.is_some() {
            return true;
        }
        if held.sitting.conduct().touch().adjusting().is_some() {
            self.conversation.refuse(words::adjusting_now());
            return true;
        }
        let binding = held.sitting.binding(&self.game);
        if binding.allows(mv) {
            return false;
        }
        let text = words::binding_text(self.game.position(), &binding);
        self.conversation.refuse(text);
        true
    }

    /// Carries out an action as far as the agreement allows it.
    pub(super) fn carry_out_as_agreed(&mut self, action: Action) {
        if !action.happens_by_itself() {
            self.conversation.clear_refusal();
        }
        if self.before_deed(&action) {
            return;
        }
        let (id, game) = (self.game_id.clone(), self.game.clone());
        self.carry_out_freely(action);
        if id == self.game_id {
            self.after_move(&game);
        }
    }

    /// Looks at an action before it is carried out; says whether that is done with.
    fn before_deed(&mut self, action: &Action) -> bool {
        let Some(held) = self.held_mut() else {
            return false;
        };
        if !self.is_live() || self.game.outcome().is_some() {
            return false;
        }
        let agreement = held.sitting.agreement();
        let conduct = agreement.conduct;
        match *action {
            Action::Picked(square) | Action::NotMovable(square)
                if conduct.touch == TouchMove::On =>
            {
                self.touch(held, square)
            }
            Action::PutBack if conduct.touch == TouchMove::On => self.put_back(held),
            Action::Attempt {
                from,
                to,
                promotion,
            } if conduct.illegal != IllegalMoveLaw::Refused => {
                let found = self.game.position().find_move(from, to, promotion);
                found.is_err() && self.offend(held, from, to)
            }
            Action::TakeBack => self.asks_take_back(held),
            Action::Redo if agreement.take_backs != TakeBacks::Free => {
                self.conversation.refuse(words::take_back_never());
                true
            }
            Action::OfferDraw => match conduct.offers {
                OfferLaw::From(number)
                    if u64::from(self.game.position().fullmove_number())
                        < u64::from(number.get()) =>
                {
                    let text = words::offer_too_early(number.get());
                    self.conversation.refuse(text);
                    true
                }
                OfferLaw::Never => {
                    self.conversation.refuse(words::offer_never());
                    true
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// A piece is touched. The board shows it as selected; what follows from it is bound here.
    fn touch(&mut self, mut held: Held, square: Square) -> bool {
        let position = *self.game.position();
        let event = TouchEvent::Touch {
            by: position.turn(),
            square,
        };
        if position.piece_at(square).is_none() {
            return false;
        }
        let conduct = held.sitting.agreement().conduct;
        let touched = held
            .sitting
            .conduct_mut()
            .apply_touch(conduct, &position, event);
        match touched {
            Ok(TouchEffect::Adjusted(square)) => {
                let text = words::adjusted_text(&position, square);
                self.conversation.say(text);
                self.hold(held);
                true
            }
            Ok(_) => {
                let binding = held.sitting.binding(&self.game);
                self.hold(held);
                let text = words::binding_text(&position, &binding);
                if text.is_empty() {
                    return false;
                }
                self.conversation.say(text);
                true
            }
            Err(_) => false,
        }
    }

    fn put_back(&mut self, mut held: Held) -> bool {
        let position = *self.game.position();
        let conduct = held.sitting.agreement().conduct;
        let put = held
            .sitting
            .conduct_mut()
            .apply_touch(conduct, &position, TouchEvent::PutBack);
        let is_bound = held.sitting.binding(&self.game) != Binding::Free;
        if put.is_ok() && is_bound {
            self.hold(held);
            self.conversation.say(words::touched_put_back());
            return true;
        }
        false
    }

    /// An illegal move, where the laws that were agreed on have an answer to it.
    fn offend(&mut self, mut held: Held, from: Square, to: Square) -> bool {
        let position = *self.game.position();
        let is_own = position
            .piece_at(from)
            .is_some_and(|piece| piece.color == position.turn());
        if !is_own || held.sitting.conduct().touch().adjusting().is_some() {
            return false;
        }
        let conduct = held.sitting.agreement().conduct;
        let offence = Offence::Move { piece: from, to };
        let ruling = held
            .sitting
            .conduct_mut()
            .offend(conduct, &position, offence);
        let reason = match position.find_move(from, to, None) {
            Err(reason) => words::illegal_text(&position, &reason),
            Ok(_) => String::new(),
        };
        let opponent = position.turn().other();
        let text = match ruling {
            Ruling::Refused => return false,
            Ruling::Replace { time, .. } | Ruling::Queen { time, .. } => {
                if let Some(time) = time.filter(|_| held.sitting.is_timed()) {
                    let give = Event::Give {
                        to: opponent,
                        time: Span(time.milliseconds),
                    };
                    let now = held.now;
                    held.sitting.event(give, now);
                }
                let time = time.filter(|_| held.sitting.is_timed());
                words::illegal_and_replaced(&reason, opponent, time)
            }
            Ruling::Penalties(_) => {
                let binding = held.sitting.binding(&self.game);
                [&*reason, &words::binding_text(&position, &binding)].join(" ")
            }
            Ruling::Lost | Ruling::Drawn => {
                let is_drawn = ruling == Ruling::Drawn;
                held.lost_by_law = Some((position.turn(), is_drawn));
                words::illegal_and_over(&reason, position.turn(), is_drawn)
            }
        };
        self.hold(held);
        self.conversation.refuse(text);
        true
    }

    /// Somebody wants to take back: whether that is done with, because it is asked or forbidden.
    fn asks_take_back(&mut self, mut held: Held) -> bool {
        if self.game.is_empty() {
            return false;
        }
        match held.sitting.agreement().take_backs {
            TakeBacks::Free => false,
            TakeBacks::Never => {
                self.conversation.refuse(words::take_back_never());
                true
            }
            TakeBacks::Asked => {
                let by = self.game.position().turn().other();
                held.sitting.ask_take_back(Some(by));
                self.hold(held);
                self.conversation.say(words::take_back_question(by));
                true
            }
        }
    }

    /// Looks after what has just been done with the game that stood before.
    fn after_move(&mut self, before: &Rc<Game>) {
        let Some(mut held) = self.held_mut() else {
            return;
        };
        if Rc::ptr_eq(before, &self.game) {
            return;
        }
        let now = held.now;
        let grown = self.game.len() == before.len() + 1 && before.outcome().is_none();
        if grown {
            let call = std::mem::take(&mut held.call);
            let happened = held.sitting.moved(&self.game, call, now);
            self.hear(&mut held, &happened);
            if held.sitting.agreement().claims == Claims::Automatic
                && Rc::make_mut(&mut self.game).auto_claim().is_some()
            {
                self.announce_end();
            }
        } else if self.game.len() < before.len() {
            held.sitting.taken_back(&self.game, now);
        }
        held.sitting.ended(&self.game, now);
        self.hold(held);
    }

    /// Takes account of what the clock and the call of check mean.
    fn hear(&mut self, held: &mut Held, happened: &Happened) {
        if let Some(text) = happened.check.and_then(words::check_notice) {
            self.conversation.say(text);
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

    /// Carries out what is done at the board besides moves.
    pub(super) fn apply_sitting(&mut self, action: &SittingAction) {
        match action {
            SittingAction::Begin(beginning) => return self.sit_down(beginning),
            SittingAction::Restore(sitting, at) => {
                let mut held = Held::of(Sitting::clone(sitting));
                held.now = *at;
                return self.hold_unstored(held);
            }
            _ => {}
        }
        let Some(mut held) = self.held_mut() else {
            return;
        };
        let position = *self.game.position();
        let turn = position.turn();
        let conduct = held.sitting.agreement().conduct;
        match action {
            SittingAction::Begin(_) | SittingAction::Restore(..) => {}
            SittingAction::Now(at) => return self.time_passes(held, *at),
            SittingAction::Slept(since, noticed) => {
                held.now = *noticed;
                held.sitting.watch(Some(LONGEST_GAP), *since);
                let happened = held.sitting.tick(*noticed);
                held.sitting.watch(None, *noticed);
                self.hear(&mut held, &happened);
            }
            SittingAction::Pause(at) => held.sitting.pause(*at),
            SittingAction::Resume(gap, at) => {
                let happened = held.sitting.resume(*gap, *at);
                self.hear(&mut held, &happened);
                held.sitting.ended(&self.game, *at);
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
            SittingAction::AnswerTakeBack(is_allowed) => {
                held.sitting.ask_take_back(None);
                self.hold(held);
                if *is_allowed {
                    let before = self.game.clone();
                    self.take_back();
                    self.after_move(&before);
                } else {
                    self.conversation.say(words::take_back_refused());
                }
                return;
            }
            SittingAction::BookDraw(true) => {
                let game = Rc::make_mut(&mut self.game);
                let agreed = game.offer_draw(turn).and_then(|()| game.accept_draw());
                match agreed {
                    Ok(()) => self.announce_end(),
                    Err(error) => self.conversation.refuse(words::offer_error_text(&error)),
                }
                held.sitting.ended(&self.game, held.now);
            }
            SittingAction::BookDraw(false) => held.played_on_at = Some(self.game.len()),
            SittingAction::AskAnnul(is_asked) => held.annul_asked = *is_asked,
            SittingAction::Annul => {
                held.annul_asked = false;
                if Rc::make_mut(&mut self.game).annul().is_ok() {
                    self.announce_end();
                }
                held.sitting.ended(&self.game, held.now);
            }
            SittingAction::AcceptLoss => {
                if let Some((by, is_drawn)) = held.lost_by_law.take() {
                    let game = Rc::make_mut(&mut self.game);
                    let ended = if is_drawn {
                        game.offer_draw(by).and_then(|()| game.accept_draw())
                    } else {
                        game.resign(by)
                    };
                    if ended.is_ok() {
                        self.announce_end();
                    }
                    held.sitting.ended(&self.game, held.now);
                }
            }
            SittingAction::CallFifty => {
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
                        let game = Rc::make_mut(&mut self.game);
                        if game
                            .offer_draw(by)
                            .and_then(|()| game.accept_draw())
                            .is_ok()
                        {
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
                return self.sit_down(&Beginning {
                    id: id.clone(),
                    agreement: next.agreement().clone(),
                    contest: next.contest().clone(),
                    start,
                });
            }
        }
        self.hold(held);
    }

    fn say_bound(&mut self, held: &Held) {
        let binding = held.sitting.binding(&self.game);
        let text = words::binding_text(self.game.position(), &binding);
        self.conversation.say(text);
    }

    /// It is so late. Only what the clock says is stored: the time itself follows from the moves.
    fn time_passes(&mut self, mut held: Held, at: Reading) {
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

    /// A game begins as it was agreed on.
    fn sit_down(&mut self, beginning: &Beginning) {
        let Beginning {
            id,
            agreement,
            contest,
            start,
        } = beginning;
        let mut sitting = Sitting::of_match(agreement.clone(), contest.clone(), start);
        let now = self.sitting.held().map_or(Reading(0), |held| held.now);
        // The page itself notices when its device slept: what is stored knows only moves.
        sitting.watch(None, now);
        let mut game = Game::from_position(*start);
        game.set_tags(sitting.tags());
        let name = |color: Color| {
            let player = sitting.pairing().player_of(color);
            words::player_named(player, agreement.name(player))
        };
        let said = words::sit_begun(&name(Color::White), &name(Color::Black), start.turn());
        let version = self.sitting.version;
        self.load(game, id.clone(), said);
        self.bottom = start.turn();
        let mut held = Held::of(sitting);
        held.now = now;
        self.sitting = SittingState::of(held, version + 1);
    }
}
