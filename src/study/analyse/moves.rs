//! Moves tried on the board or typed: they become part of the record, or a reason.

use std::rc::Rc;

use board::{Attempt, Drawing};
use game::Game;
use notation::letters::Language;
use notation::typed::{self, TypedError};
use record::{Edit, Step};
use rules::{Role, Square};
use ui::Navigation;
use ui::learning::Explanation;
use ui::learning::refusal_drawing;
use words::{Prose, ReadSentenceError};

use super::rules_of::game_at;
use super::state::{Analysis, FocusWish};
use moves::saying;
use moves::walk;

impl Analysis {
    /// The shown position as a game.
    #[must_use]
    pub fn game(&self) -> Game {
        game_at(self.record(), self.node)
    }

    pub(super) fn attempt(&mut self, attempt: Attempt) {
        let Attempt {
            from,
            to,
            promotion,
        } = attempt;
        match self.position().find_move(from, to, promotion) {
            Ok(found) => self.play(Step::Move(found)),
            Err(_) => {
                self.refuse_move(from, to, promotion);
            }
        }
    }

    /// Explains why a move is not legal; whether it was refused.
    pub(super) fn refuse_move(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> bool {
        // A record goes on where a game would be over, so the end of the game is no reason here.
        let game = self.game();
        let game = match game.outcome() {
            Some(_) => Game::from_position(*game.position()),
            None => game,
        };
        let Some(refusal) = words::refusal(&game, from, to, promotion) else {
            return false;
        };
        let drawing = refusal_drawing(self.position(), &refusal, to);
        self.refuse_with(refusal.prose, Some(refusal.code), drawing);
        true
    }

    /// Plays a step here: one that is written already is followed, another becomes a variation.
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
                self.say(if known.is_none() && branches {
                    words::begins_variation(&text)
                } else {
                    text
                });
            }
            Err(record::EditError::Step { .. }) => self.refuse(words::cannot_pass()),
            Err(error) => self.refuse_edit(&error),
        }
    }

    pub(super) fn typed_move(&mut self, text: &str) {
        let origins = self.record().origins(self.node);
        match typed::read(self.position(), &origins, text, self.language()) {
            Ok(found) => self.play(Step::Move(found)),
            Err(error) => {
                match words::read_move_sentence(self.position(), text) {
                    Ok(told) => return self.play(Step::Move(told)),
                    Err(fault @ ReadSentenceError::Differs { .. }) => {
                        let text = words::sentence_error_text(self.position(), text, &fault);
                        return self.refuse(text);
                    }
                    Err(_) => {}
                }
                if let Some((from, to, promotion)) = tried(&error)
                    && self.refuse_move(from, to, promotion)
                {
                    return;
                }
                let text = words::typed_error_text(self.position(), text, &error);
                self.refuse(text);
            }
        }
    }

    /// In whose letters moves are typed besides English ones: those in which they are shown, else
    /// those of the page.
    pub(super) fn language(&self) -> Language {
        match self.view.style {
            notation::style::Style::Localized(language) => language,
            _ => words::typed_letters(),
        }
    }

    pub(super) fn picked(&mut self, square: Square) {
        if let Some(text) = board::survey::selected(self.position(), square) {
            self.say(text);
        }
    }

    pub(super) fn refuse_to_pick(&mut self, square: Square) {
        let position = self.position();
        match position.piece_at(square) {
            Some(piece) if piece.color != position.turn() => {
                let prose = Prose::of(&words::not_your_turn(piece, square));
                let drawing = Drawing {
                    men: square.into(),
                    ..Drawing::default()
                };
                self.refuse_with(prose, Some(explain::illegal::Code::NotYourTurn), drawing);
            }
            piece => self.say(words::square_text(piece, square)),
        }
    }

    pub(super) fn ask_why(&mut self) {
        let game = self.game();
        match words::why(&game, game.len()) {
            Some(why) => {
                let (opened, said) = Explanation::open(why);
                self.explanation = Some(opened);
                self.move_focus(FocusWish::Why);
                self.say(said);
            }
            None => self.refuse(words::nothing_to_explain()),
        }
    }

    pub(super) fn step_why(&mut self, navigation: Navigation) {
        if let Some(explanation) = &mut self.explanation {
            let said = explanation.go(navigation);
            self.say(said);
        }
    }

    /// What is drawn over the men: a step of the explanation, or a refusal.
    #[must_use]
    pub fn drawing(&self) -> Rc<Drawing> {
        match &self.explanation {
            Some(explanation) => Rc::new(explanation.drawing(self.position())),
            None => self.refused.clone(),
        }
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
        let text = taken.map_or_else(words::nothing_captured, |(square, piece)| {
            words::last_captured_text(piece, square)
        });
        self.say(text);
    }

    /// The variation that a move stands in, said alone.
    pub(super) fn say_place(&mut self) {
        let text = match walk::place(self.record(), self.node) {
            Some((index, count)) if index > 0 => {
                words::variation_place(index, count - 1, self.record().depth(self.node))
            }
            _ => words::is_main_line(),
        };
        self.say(text);
    }
}

/// The squares of a move that was understood and is not legal.
fn tried(error: &TypedError) -> Option<(Square, Square, Option<Role>)> {
    use notation::ReadMoveError;
    use notation::style::ReadError;
    use rules::IllegalMove;
    match error {
        TypedError::Unread(ReadError::Move(ReadMoveError::Illegal { from, to, reason })) => {
            let promotion = match reason {
                IllegalMove::PromotionInvalid { role }
                | IllegalMove::PromotionUnexpected { role } => Some(*role),
                _ => None,
            };
            Some((*from, *to, promotion))
        }
        _ => None,
    }
}
