//! Why something cannot be done, in words, as a code and on the board.

use std::rc::Rc;

use board::Drawing;
use explain::illegal::Code;
use game::Game;
use notation::style::Style;
use notation::typed::TypedError;
use rules::{Position, Role, Square};
use words::Prose;

use super::Conversation;
use crate::learning::learning;

impl Conversation {
    /// Says and shows why something cannot be done.
    pub fn refuse(&mut self, text: impl AsRef<str>) {
        self.refuse_with(Prose::of(text.as_ref()), None, Drawing::default());
    }

    /// Says and shows why something cannot be done, with the code of the reason and a drawing.
    pub fn refuse_with(&mut self, prose: Prose, code: Option<Code>, drawing: Drawing) {
        self.say(prose.plain());
        self.notice = Some(Rc::new(prose));
        self.code = code;
        self.refused = Rc::new(drawing);
    }

    /// Says that the game is over.
    pub fn refuse_after_the_end(&mut self, game: &Game) {
        let prose = Prose::of(&words::game_is_over(game));
        self.refuse_with(prose, Some(Code::GameOver), Drawing::default());
    }

    /// Explains why a move is not legal in the position in which a game stands; `false` when it is
    /// legal.
    pub fn refuse_move(
        &mut self,
        game: &Game,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> bool {
        let Some(learning) = learning() else {
            self.refuse(words::part_not_fetched());
            return true;
        };
        let Some(refusal) = (learning.refusal)(game, from, to, promotion) else {
            return false;
        };
        let drawing = (learning.refusal_drawing)(game.position(), &refusal, to);
        self.refuse_with(refusal.prose, Some(refusal.code), drawing);
        true
    }

    /// Explains why a typed text is not a move: by the laws if it says one, in any notation, else
    /// by what could not be read; `chosen` is how moves are written.
    pub fn refuse_typed(&mut self, game: &Game, text: &str, error: &TypedError, chosen: Style) {
        let is_explained = error
            .refused()
            .is_some_and(|(from, to, reason)| self.refuse_move(game, from, to, reason.promotion()));
        if !is_explained {
            self.refuse(words::typed_error_text(
                game.position(),
                text,
                error,
                chosen,
            ));
        }
    }

    /// Answers a square that was activated although nothing on it can be picked up: a piece of the
    /// other side is refused, anything else is named.
    pub fn refuse_to_pick(&mut self, position: &Position, square: Square) {
        match position.piece_at(square) {
            Some(piece) if piece.color != position.turn() => {
                let prose = Prose::of(&words::not_your_turn(piece, square));
                let drawing = Drawing {
                    pieces: square.into(),
                    ..Drawing::default()
                };
                self.refuse_with(prose, Some(Code::NotYourTurn), drawing);
            }
            piece => self.say(words::square_text(piece, square)),
        }
    }
}
