//! The laws of conduct at the board: touched pieces, illegal moves, and the moves that they leave.

use std::rc::Rc;

use clock::{Event, Span};
use conduct::{Binding, Offence, Ruling, TouchEffect, TouchEvent};
use rules::{Move, Square};
use sitting::Forfeit;

use super::Held;
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

    /// Whether the laws of conduct forbid a legal move now; tells the player why.
    pub(super) fn conduct_bars(&mut self, mv: Move) -> bool {
        let Some(held) = self.sitting.held() else {
            return false;
        };
        let stopped = match (held.sitting.forfeit(), held.sitting.paused()) {
            (Some(forfeit), _) => Some(words::second_illegal_move(forfeit.by, forfeit.is_drawn)),
            (None, pause) => pause.map(pause_text),
        };
        if let Some(text) = stopped {
            self.conversation.refuse(text);
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

    /// A piece is touched. The board shows it as selected; the consequences are applied here.
    pub(super) fn touch(&mut self, mut held: Held, square: Square) -> bool {
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

    pub(super) fn put_back(&mut self, mut held: Held) -> bool {
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
    pub(super) fn offend(&mut self, mut held: Held, from: Square, to: Square) -> bool {
        let position = *self.game.position();
        let is_own = position
            .piece_at(from)
            .is_some_and(|piece| piece.color == position.turn());
        if held.sitting.conduct().touch().adjusting().is_some() {
            return false;
        }
        if !is_own {
            return self.move_twice(held, from);
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
                let by = position.turn();
                held.sitting.set_forfeit(Some(Forfeit { by, is_drawn }));
                words::illegal_and_over(&reason, position.turn(), is_drawn)
            }
        };
        self.hold(held);
        self.conversation.refuse(text);
        true
    }

    /// The player who has just moved moves again. The move is not made; where the law asks for it, the
    /// piece has to move after the reply.
    fn move_twice(&mut self, mut held: Held, from: Square) -> bool {
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

    pub(super) fn say_bound(&mut self, held: &Held) {
        let binding = held.sitting.binding(&self.game);
        let text = words::binding_text(self.game.position(), &binding);
        self.conversation.say(text);
    }
}
