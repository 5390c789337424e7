//! Answers that are typed.

use course::Answer;
use exercise::Try;
use notation::{squares, uci};
use rules::{AnyPosition, Color, Square};

/// What is typed as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The name of a square.
    Square,
    /// A move.
    Move,
    /// A number.
    Number,
    /// A move in a notation that is asked for.
    Written,
}

/// What a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An answer, right or wrong.
    Answer(Answer),
    /// Nothing.
    Unreadable,
}

impl Entry {
    /// The name of its field.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::Square => words::answer_square(),
            Self::Move => words::answer_move(),
            Self::Number => words::answer_number(),
            Self::Written => words::answer_written(),
        }
    }

    /// Reads a text on a board.
    #[must_use]
    pub fn read(self, ground: &AnyPosition, text: &str) -> Typed {
        let text = text.trim();
        let answer = match self {
            Self::Square => {
                let plain = text.to_lowercase().parse::<Square>().ok();
                let square = plain.or_else(|| squares::read(text, Color::White));
                square.map(Answer::Square)
            }
            Self::Move => read_move(ground, text).map(Answer::Move),
            Self::Number => text.parse().ok().map(Answer::Number),
            Self::Written => (!text.is_empty()).then(|| Answer::Text(text.to_owned())),
        };
        answer.map_or(Typed::Unreadable, Typed::Answer)
    }
}

/// Two squares are a try, legal or not, so that it can be said why it is not.
fn read_move(ground: &AnyPosition, text: &str) -> Option<Try> {
    let legal = ground
        .position()
        .and_then(|position| notation::read_move(position, text).ok());
    legal.map(Try::from).or_else(|| {
        let (from, to, promotion) = uci::parse(text).ok()?;
        Some(Try::new(from, to, promotion))
    })
}
