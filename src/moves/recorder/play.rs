//! Moves tried on the board or typed: they become part of the record, or are refused with a reason.

use std::rc::Rc;

use board::Attempt;
use game::Game;
use notation::typed;
use record::{Edit, Step};
use words::ReadSentenceError;

use super::state::RecordState;
use crate::saying;
use crate::walk;

impl RecordState {
    pub(super) fn attempt(&mut self, attempt: Attempt) {
        let Attempt {
            from,
            to,
            promotion,
        } = attempt;
        match self.position().find_move(from, to, promotion) {
            Ok(found) => self.play(Step::Move(found)),
            Err(_) => {
                let game = self.game_to_refuse_in();
                self.conversation.refuse_move(&game, from, to, promotion);
            }
        }
    }

    /// The shown position as a game that goes on: a record continues where a game would be over, so
    /// the end of the game is no reason to refuse a move.
    fn game_to_refuse_in(&self) -> Game {
        let game = self.game();
        match game.outcome() {
            Some(_) => Game::from_position(*game.position()),
            None => game,
        }
    }

    /// Plays a move here: one that is already in the record is followed, another becomes a
    /// variation.
    pub(super) fn play(&mut self, step: Step) {
        let at = self.node;
        let known = self.record().find_child(at, step);
        let branches = self.record().next(at).is_some();
        match Rc::make_mut(&mut self.editor).apply(Edit::Add { at, step }) {
            Ok(node) => {
                self.show(node);
                let position = self.record().position(at);
                let text = match step {
                    _ if known.is_some() => saying::arrival(self.record(), node),
                    Step::Move(mv) => words::move_announcement(position, mv),
                    Step::Null => words::shown_node(Some((position, None))),
                };
                self.conversation.say(if known.is_none() && branches {
                    words::begins_variation(&text)
                } else {
                    text
                });
            }
            Err(record::EditError::Step { .. }) => self.conversation.refuse(words::cannot_pass()),
            Err(error) => self.refuse_edit(&error),
        }
    }

    pub(super) fn typed_move(&mut self, text: &str) {
        let origins = self.record().origins(self.node);
        let letters = words::typed_letters(self.view.style);
        match typed::read(self.position(), &origins, text, letters) {
            Ok(found) => self.play(Step::Move(found)),
            Err(error) => {
                match words::read_move_sentence(self.position(), text) {
                    Ok(found) => return self.play(Step::Move(found)),
                    Err(fault @ ReadSentenceError::Differs { .. }) => {
                        let text = words::sentence_error_text(self.position(), text, &fault);
                        return self.conversation.refuse(text);
                    }
                    Err(_) => {}
                }
                let game = self.game_to_refuse_in();
                self.conversation
                    .refuse_typed(&game, text, &error, self.view.style);
            }
        }
    }

    pub(super) fn ask_why(&mut self) {
        let game = self.game();
        self.conversation.ask_why(&game, game.len());
    }

    /// The last capture on the way to the shown position.
    pub(super) fn say_last_captured(&mut self) {
        let record = self.record();
        let mut node = Some(self.node);
        let taken = std::iter::from_fn(|| {
            let here = node?;
            node = record.parent(here);
            Some(here)
        })
        .find_map(|here| {
            let before = record.position(record.parent(here)?);
            before.captured_by(record.step(here)?.mv()?)
        });
        self.conversation.say_last_captured(taken);
    }

    /// Announces only the variation that a move is in.
    pub(super) fn say_place(&mut self) {
        let text = match walk::place(self.record(), self.node) {
            Some((index, count)) if index > 0 => {
                words::variation_place(index, count - 1, self.record().depth(self.node))
            }
            _ => words::is_main_line(),
        };
        self.conversation.say(text);
    }
}
