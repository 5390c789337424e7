//! The state that every step has that is worked at: what is said, what is drawn on its board, and
//! that it is done.

use std::rc::Rc;

use board::{Attempt, Drawing};
use course::Answer;
use exercise::Try;
use explain::illegal::{Context, attempt};
use notation::style::Style;
use rules::{AnyPosition, Bitboard, Color, Move, Position, Square};
use ui::Pulse;
use words::Prose;

use crate::frame::Face;
use crate::task::{Done, Entry, Feedback, Tone, Typed};

/// What is said and drawn at a step, whatever it asks.
#[derive(Clone, Debug)]
pub struct StepState {
    /// What was said last.
    pub feedback: Pulse<Rc<Feedback>>,
    /// Sent when nothing is left to do.
    pub done: Pulse<Done>,
    /// Sent when what was typed was an answer: the field is emptied.
    pub taken: Pulse<()>,
    drawing: Rc<Drawing>,
    /// The squares of a hint.
    hinted: Bitboard,
    /// Changes with the position.
    key: u64,
    bottom: Color,
}

impl StepState {
    /// Nothing is said or drawn yet.
    pub(crate) fn new(bottom: Color) -> Self {
        Self {
            feedback: Pulse::default(),
            done: Pulse::default(),
            taken: Pulse::default(),
            drawing: Rc::default(),
            hinted: Bitboard::EMPTY,
            key: 0,
            bottom,
        }
    }

    /// It begins anew. What was sent is not sent again, and the board stays turned.
    pub(crate) fn anew(&self) -> Self {
        let mut next = self.clone();
        next.erase();
        next.move_on();
        next.tell("", Tone::Plain);
        next
    }

    /// It is opened again: what was said and drawn then is not said and drawn now.
    pub(crate) fn resumed(mut self) -> Self {
        self.feedback = Pulse::default();
        self.erase();
        self
    }

    /// The board is turned.
    pub(crate) fn turn(&mut self) {
        self.bottom = self.bottom.other();
    }

    /// Another position is shown.
    pub(crate) fn move_on(&mut self) {
        self.key += 1;
    }

    /// Draws a reason or a solution over the board.
    pub(crate) fn draw(&mut self, drawing: Drawing) {
        self.drawing = Rc::new(drawing);
    }

    /// Marks the squares of a hint.
    pub(crate) fn hint(&mut self, squares: impl Into<Bitboard>) {
        self.hinted = squares.into();
    }

    /// Nothing is drawn any longer.
    pub(crate) fn erase(&mut self) {
        self.drawing = Rc::default();
        self.hinted = Bitboard::EMPTY;
    }

    /// What is drawn over the board.
    pub(crate) fn drawing(&self) -> Drawing {
        let mut drawing = Drawing::clone(&self.drawing);
        drawing.squares |= self.hinted;
        drawing
    }

    /// What the board shows; `is_live` where moves are made on it.
    pub(crate) fn face(&self, position: &AnyPosition, is_live: bool) -> Face {
        let face = if is_live {
            Face::live(position, self.bottom)
        } else {
            Face::of(position, self.bottom)
        };
        Face {
            drawing: Rc::new(self.drawing()),
            key: self.key,
            ..face
        }
    }

    /// Says a sentence without links.
    pub(crate) fn tell(&mut self, text: &str, tone: Tone) {
        self.explain(Prose::of(text), tone);
    }

    /// Says a sentence.
    pub(crate) fn explain(&mut self, prose: Prose, tone: Tone) {
        self.feedback.send(Rc::new(Feedback { prose, tone }));
    }

    /// Says what stands on a square.
    pub(crate) fn tell_square(&mut self, board: &rules::Board, square: Square) {
        let text = words::square_text(board.piece_at(square), square);
        self.tell(&text, Tone::Plain);
    }

    /// Asks what a pawn becomes.
    pub(crate) fn ask_promotion(&mut self, to: Square) {
        self.tell(&words::promotion_asked(to), Tone::Plain);
    }

    /// The answer that was typed, or says why it is none.
    pub(crate) fn read(
        &mut self,
        entry: Entry,
        position: &AnyPosition,
        text: &str,
        chosen: Style,
    ) -> Option<Answer> {
        match entry.read(position, text, chosen) {
            Typed::Answer(answer) => {
                self.taken.send(());
                Some(answer)
            }
            Typed::Unreadable(why) => {
                self.tell(&why, Tone::Wrong);
                None
            }
        }
    }

    /// The move that was typed, or says why it is none.
    pub(crate) fn read_move(
        &mut self,
        position: &Position,
        text: &str,
        chosen: Style,
    ) -> Option<Try> {
        let position = AnyPosition::Legal(*position);
        match self.read(Entry::Move, &position, text, chosen)? {
            Answer::Move(made) => Some(made),
            _ => None,
        }
    }

    /// The move that was tried, or says and draws why the laws forbid it.
    pub(crate) fn legal(&mut self, position: &Position, made: Try) -> Option<Move> {
        let (from, to) = (made.from, made.to);
        match attempt(&Context::of(position), from, to, made.promotion) {
            Ok(mv) => Some(mv),
            Err(illegal) => {
                self.draw(Drawing {
                    wrong: Some(to),
                    pieces: illegal.by,
                    squares: illegal.squares - illegal.by,
                    ..Drawing::default()
                });
                let prose = words::attempt_prose(position, from, to, &illegal);
                self.explain(prose, Tone::Wrong);
                None
            }
        }
    }
}

/// A move that was tried on the board.
pub(crate) const fn try_of(made: Attempt) -> Try {
    Try::new(made.from, made.to, made.promotion)
}
