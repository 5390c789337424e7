//! The laws of conduct at the board: touched pieces, illegal moves, and the moves that they leave.

use std::rc::Rc;

use board::commands::{self, Command};
use clock::{Event, Span};
use conduct::{Binding, Cause, Offence, Reply, Ruling, TouchEffect, TouchEvent, TouchMove};
use rules::{Move, Square};
use sitting::Forfeit;

use super::PendingSitting;
use super::time::pause_text;
use crate::state::{AppState, premoves};

impl AppState {
    /// The moves that may be played, as far as touched pieces and penalties leave them.
    pub(super) fn bound_moves(&self) -> Rc<[Move]> {
        let position = self.game.position();
        match self.sitting.held() {
            Some(held) if held.is_computers_turn(self) => premoves(position).into(),
            Some(held) if held.sitting.conduct().touch().adjusting().is_some() => Rc::from([]),
            Some(held) => {
                let mut moves = match held.sitting.binding(&self.game) {
                    Binding::Bound { moves, .. } => moves,
                    // Touching further pieces is what the laws are about; only a move is refused.
                    _ => position.legal_moves().iter().copied().collect(),
                };
                moves.extend(held.sitting.castlings_at_odds(&self.game));
                moves.into()
            }
            None => position.legal_moves().iter().copied().collect(),
        }
    }

    /// The piece that has to make the next move because it was touched, or as a penalty.
    pub(super) fn bound_piece(&self) -> Option<Square> {
        let held = self.sitting.held()?;
        match held.sitting.binding(&self.game) {
            // Here the piece that moves is the player's to choose, although only one may be left.
            Binding::Bound {
                cause: Cause::MustTake(_) | Cause::MustMoveOther(_) | Cause::NoCastling,
                ..
            } => None,
            Binding::Bound { moves, .. } if !held.is_computers_turn(self) => {
                let from = moves.first()?.from();
                Some(from).filter(|from| moves.iter().all(|mv| mv.from() == *from))
            }
            _ => None,
        }
    }

    /// Whether the laws of conduct forbid a legal move now; tells the player why.
    pub(super) fn conduct_bars(&mut self, mv: Move) -> bool {
        let Some(held) = self.sitting.held() else {
            return false;
        };
        let forfeit = held.sitting.forfeit();
        if let Some(forfeit) = forfeit.filter(|_| self.game.outcome().is_none()) {
            // The page shows it for as long as it is not accepted.
            let text = words::second_illegal_move(forfeit.by, forfeit.is_drawn);
            self.conversation.say(text);
            return true;
        }
        if let Some(pause) = held.sitting.paused() {
            self.conversation.refuse(pause_text(pause));
            return true;
        }
        if held.sitting.computer_color().is_some() && self.bars_for_computer() {
            return true;
        }
        let Some(held) = self.sitting.held() else {
            return false;
        };
        if held.sitting.conduct().touch().adjusting().is_some() {
            self.conversation.refuse(words::adjusting_now());
            return true;
        }
        let binding = held.sitting.binding(&self.game);
        let is_allowed = match mv.castling_without_rook() {
            Some(_) => held.sitting.may_castle_at_odds(&self.game, mv),
            None => binding.allows(mv),
        };
        if is_allowed {
            return false;
        }
        let text = words::binding_text(self.game.position(), &binding);
        self.conversation.refuse(text);
        true
    }

    /// A piece is touched, or a square where the bound piece cannot go. The board shows a touched piece
    /// as selected; the consequences are applied here.
    pub(super) fn touch(&mut self, mut held: PendingSitting, square: Square) -> bool {
        let position = *self.game.position();
        let conduct = held.sitting.agreement().conduct;
        if self.replies(&mut held, square) {
            return true;
        }
        let is_touched = conduct.touch == TouchMove::On && position.piece_at(square).is_some();
        let mut declined = false;
        if !is_touched && self.bound_piece().is_none() {
            return false;
        }
        if is_touched {
            let event = TouchEvent::Touch {
                by: position.turn(),
                square,
            };
            let state = held.sitting.conduct_mut();
            match state.apply_touch(conduct, &position, event) {
                Ok(TouchEffect::Adjusted(square)) => {
                    let text = words::adjusted_text(&position, square);
                    self.conversation.say(text);
                    self.hold(held);
                    return true;
                }
                Ok(TouchEffect::Touched)
                    if self.game.draw_offer() == Some(position.turn().other()) =>
                {
                    // Whoever touches a piece declines the offer (FIDE 9.1.2.1).
                    declined = Rc::make_mut(&mut self.game).decline_draw().is_ok();
                }
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        let text = self.decided_text(&mut held);
        self.hold(held);
        if text.is_empty() {
            return false;
        }
        let declined = if declined {
            words::draw_declined()
        } else {
            String::new()
        };
        self.conversation
            .say([&*declined, &*text].join(" ").trim_start());
        true
    }

    /// The opponent touches a piece of their own while a penalty can be chosen: that is a reply, and the
    /// right to the penalty is lost (seed 000, law IX).
    fn replies(&mut self, held: &mut PendingSitting, square: Square) -> bool {
        let position = self.game.position();
        let piece = position.piece_at(square);
        let is_reply = piece.is_some_and(|piece| piece.color != position.turn())
            && held.sitting.conduct().touch().adjusting().is_none();
        let binding = held.sitting.binding(&self.game);
        if !is_reply || !matches!(binding, Binding::OpponentMayPenalize(_)) {
            return false;
        }
        let conduct = held.sitting.agreement().conduct;
        held.sitting.conduct_mut().reply(conduct, Reply::Touch);
        self.hold(held.clone());
        self.conversation.say(words::waived());
        true
    }

    /// What binds the player to move, after the program has decided what it has to decide.
    fn decided_text(&self, held: &mut PendingSitting) -> String {
        let position = self.game.position();
        let decided = held.computer_decides(&self.game);
        let binding = held.sitting.binding(&self.game);
        let text = words::binding_text(position, &binding);
        decided.map_or_else(
            || text.clone(),
            |choice| {
                words::computer_decides(&choice, &text)
                    .trim_end()
                    .to_owned()
            },
        )
    }

    pub(super) fn put_back(&mut self, mut held: PendingSitting) -> bool {
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

    /// An illegal move, where the agreed laws have an answer to it.
    pub(super) fn offend(&mut self, mut held: PendingSitting, from: Square, to: Square) -> bool {
        let position = *self.game.position();
        let is_own = position
            .piece_at(from)
            .is_some_and(|piece| piece.color == position.turn());
        if held.sitting.conduct().touch().adjusting().is_some() {
            return false;
        }
        if self.replies(&mut held, from) {
            return true;
        }
        if !is_own {
            return self.move_twice(held, from);
        }
        let binding = held.sitting.binding(&self.game);
        if binding.awaits_opponent() || held.sitting.conduct().is_on_duty(&position) {
            // What was done wrong before is to be settled first.
            let text = words::binding_text(&position, &binding);
            self.conversation.refuse(text);
            return true;
        }
        let conduct = held.sitting.agreement().conduct;
        let offence = Offence::Move { piece: from, to };
        let ruling = held
            .sitting
            .conduct_mut()
            .offend(conduct, &position, offence);
        let opponent = position.turn().other();
        // What the page goes on to show stands only there.
        let (shown, said) = match ruling {
            Ruling::Refused => return false,
            Ruling::Replace { time, .. } | Ruling::Queen { time, .. } => {
                let time = time.filter(|_| held.sitting.is_timed());
                if let Some(time) = time {
                    let give = Event::Give {
                        to: opponent,
                        time: Span(time.milliseconds),
                    };
                    let now = held.now;
                    held.sitting.event(give, now);
                }
                let text = words::illegal_and_replaced(opponent, time);
                (text, String::new())
            }
            Ruling::Penalties(_) => {
                let text = self.decided_text(&mut held);
                (String::new(), text)
            }
            Ruling::Lost | Ruling::Drawn => {
                let is_drawn = ruling == Ruling::Drawn;
                let by = position.turn();
                held.sitting.set_forfeit(Forfeit { by, is_drawn });
                (String::new(), words::second_illegal_move(by, is_drawn))
            }
        };
        self.hold(held);
        self.conversation.refuse_move(&self.game, from, to, None);
        if let Some(notice) = &mut self.conversation.notice {
            let notice = Rc::make_mut(notice);
            notice.append(&shown);
            let reason = notice.plain();
            self.conversation
                .say([&*reason, &said].join(" ").trim_end());
        }
        true
    }

    /// A typed text that says an illegal move in full, the piece and where it goes, is that move, as if a
    /// hand had made it: whoever types has no other way to move, and the laws hold for everybody. What
    /// names no single piece or no square is only a text that cannot be read.
    pub(super) fn offend_by_word(&mut self, held: PendingSitting, text: &str) -> bool {
        let Command::Move(text) = commands::parse(text) else {
            return false;
        };
        let refused = self
            .read_typed(&text)
            .err()
            .and_then(|error| error.refused());
        let is_done = refused.is_some_and(|(from, to, _)| self.offend(held, from, to));
        if is_done {
            self.question = None;
            self.conversation.settle_box();
        }
        is_done
    }

    /// The player who has just moved moves again. The move is not made; where the law asks for it, the
    /// piece has to move after the reply.
    fn move_twice(&mut self, mut held: PendingSitting, from: Square) -> bool {
        let position = *self.game.position();
        let piece = position.piece_at(from);
        let is_again = piece.is_some() && !self.game.is_empty();
        if !is_again || held.sitting.computer_color().is_some() {
            return false;
        }
        let conduct = held.sitting.agreement().conduct;
        let state = held.sitting.conduct_mut();
        if state.moved_out_of_turn(conduct, &position, from).is_none() {
            return false;
        }
        self.hold(held);
        let text = words::moved_twice(&position, from);
        self.conversation.refuse(text);
        true
    }

    pub(super) fn say_bound(&mut self, held: &PendingSitting) {
        let binding = held.sitting.binding(&self.game);
        let text = words::binding_text(self.game.position(), &binding);
        self.conversation.say(text);
    }
}
