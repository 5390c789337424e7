//! A diagram with a move to try, as plain data: what is on it, and what becomes of an attempt.
//!
//! It knows no browser, so native tests can play every example.

use std::rc::Rc;

use game::Game;
use rules::{IllegalMove, Move, Position, Square};
use words::Diagram;

use board::{Attempt, BoardEvent, BoardKey, Drawing};
use ui::learning::{Learning, learning};

/// What is said below a diagram.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    /// Nothing happened yet.
    #[default]
    None,
    /// The move to try was made: its effect is announced.
    Effect,
    /// Something else was done; the sentence about it.
    Sentence(String),
}

/// A diagram and the one move made on it, if any.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(PartialEq))]
pub struct Trial {
    before: Position,
    example: Move,
    played: Option<Move>,
    /// What became of the last action.
    pub answer: Answer,
    /// What a refused attempt draws.
    pub refused: Rc<Drawing>,
}

impl Trial {
    /// The diagram as it is shown first; `None` when it has no move to try.
    #[must_use]
    pub fn of(diagram: &Diagram) -> Option<Self> {
        let wanted = diagram.example.as_ref()?;
        let before = Position::from_setup(&diagram.setup).ok()?;
        let example = before
            .find_move(wanted.from, wanted.to, wanted.promotion)
            .ok()?;
        Some(Self {
            before,
            example,
            played: None,
            answer: Answer::None,
            refused: Rc::default(),
        })
    }

    /// The position of the diagram.
    #[must_use]
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The move to try.
    #[must_use]
    pub fn example(&self) -> Move {
        self.example
    }

    /// The move that was made.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.played
    }

    /// The position on the board now.
    #[must_use]
    pub fn position(&self) -> Position {
        let after = self.played.map(|played| self.before.play(played));
        after.and_then(Result::ok).unwrap_or(self.before)
    }

    /// The moves that can be made now: those of the diagram, until one has been made.
    #[must_use]
    pub fn legal(&self) -> Rc<[Move]> {
        match self.played {
            Some(_) => Rc::from([]),
            None => self.before.legal_moves().iter().copied().collect(),
        }
    }

    /// Plays the move to try, or sets the diagram up again when a move has been made.
    #[must_use]
    pub fn pressed(&self) -> Self {
        match self.played {
            Some(_) => self.with(None, Answer::None),
            None => self.with(Some(self.example), Answer::Effect),
        }
    }

    /// What becomes of something done on the board; `None` when it means nothing here.
    #[must_use]
    pub fn after(&self, event: &BoardEvent) -> Option<Self> {
        match *event {
            BoardEvent::Attempt(attempt) => Some(self.attempted(attempt)),
            BoardEvent::NotMovable(square) | BoardEvent::Key(BoardKey::ThisSquare(square)) => {
                let piece = self.position().piece_at(square);
                Some(self.answering(words::square_text(piece, square)))
            }
            BoardEvent::Picked(square) | BoardEvent::Key(BoardKey::Moves(square)) => {
                Some(self.answering(self.moves_of(square)))
            }
            BoardEvent::Cancelled => Some(self.answering(String::new())),
            BoardEvent::PromotionOpened { to, .. } => {
                Some(self.answering(words::promotion_asked(to)))
            }
            BoardEvent::Key(_) | BoardEvent::Cursor(_) => None,
        }
    }

    /// Whether the answer to something done on the board explains why a move is not legal.
    #[must_use]
    pub fn needs_learning(&self, event: &BoardEvent) -> bool {
        let BoardEvent::Attempt(attempt) = *event else {
            return false;
        };
        let Attempt {
            from,
            to,
            promotion,
        } = attempt;
        self.played.is_none() && self.before.find_move(from, to, promotion).is_err()
    }

    fn attempted(&self, attempt: Attempt) -> Self {
        if self.played.is_some() {
            return self.answering(words::diagram_has_been_played());
        }
        match self
            .before
            .find_move(attempt.from, attempt.to, attempt.promotion)
        {
            Ok(found) if found == self.example => self.with(Some(found), Answer::Effect),
            Ok(found) => {
                let text = words::not_the_example_text(&self.before, found);
                self.with(Some(found), Answer::Sentence(text))
            }
            Err(reason) => self.refused(attempt, &reason),
        }
    }

    fn refused(
        &self,
        Attempt {
            from,
            to,
            promotion,
        }: Attempt,
        reason: &IllegalMove,
    ) -> Self {
        let game = Game::from_position(self.before);
        let learning = learning();
        let explain = |it: &'static Learning| {
            let refusal = (it.refusal)(&game, from, to, promotion)?;
            Some(((it.refusal_drawing)(&self.before, &refusal, to), refusal))
        };
        match learning.and_then(explain) {
            Some((drawing, refusal)) => Self {
                refused: Rc::new(drawing),
                ..self.answering(refusal.prose.plain())
            },
            None => self.answering(words::illegal_text(&self.before, reason)),
        }
    }

    fn moves_of(&self, square: Square) -> String {
        let position = self.position();
        match position.piece_at(square) {
            Some(piece) if self.played.is_none() && piece.color == position.turn() => {
                let targets: Vec<_> = position.legal_destinations(square).into_iter().collect();
                words::moves_of_text(piece, square, &targets)
            }
            piece => words::square_text(piece, square),
        }
    }

    fn answering(&self, text: String) -> Self {
        self.with(self.played, Answer::Sentence(text))
    }

    fn with(&self, played: Option<Move>, answer: Answer) -> Self {
        Self {
            played,
            answer,
            refused: Rc::default(),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests;
