//! How a question is answered that a board does not judge.

use course::Answer;
use course::question::Question;
use exercise::Try;
use notation::{small, squares, uci};
use rules::{AnyPosition, Color, Square};
use words::Typing;

/// What an answer is typed or chosen in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Yes or no.
    Say,
    /// One of several answers in words.
    Choices,
    /// A number.
    Number,
    /// Squares.
    Squares,
    /// A move, on the board or typed.
    Move,
    /// A move in a notation that is asked for.
    Written,
}

impl Form {
    /// The form of a question; nothing where a board judges it.
    #[must_use]
    pub const fn of(question: &Question) -> Option<Self> {
        Some(match question {
            Question::Find(_) | Question::Solve(_) => return None,
            Question::Say(_) => Self::Say,
            Question::Choose(_) => Self::Choices,
            Question::Count(_) => Self::Number,
            Question::Show(_) => Self::Squares,
            Question::Move(_) => Self::Move,
            Question::Write(_) => Self::Written,
        })
    }

    /// Its name for the script.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Say => "say",
            Self::Choices => "choices",
            Self::Number => "number",
            Self::Squares => "squares",
            Self::Move => "move",
            Self::Written => "written",
        }
    }

    /// The answers that a text means on a board: several squares are several answers. The text is
    /// `yes` or `no`, the number of a choice from 0, or what was typed.
    ///
    /// # Errors
    ///
    /// Why it is none, in words.
    pub fn read(self, ground: &AnyPosition, text: &str) -> Result<Vec<Answer>, String> {
        let text = text.trim();
        let unread = |typing| words::answer_not_read_text(typing, text);
        let answer = match self {
            Self::Say => match text {
                "yes" => Some(Answer::Say(true)),
                "no" => Some(Answer::Say(false)),
                _ => None,
            }
            .ok_or(Typing::Choice),
            Self::Choices => text.parse().map(Answer::Choice).map_err(|_| Typing::Choice),
            Self::Number => text.parse().map(Answer::Number).map_err(|_| Typing::Number),
            Self::Squares => return read_squares(text).ok_or_else(|| unread(Typing::Squares)),
            Self::Move => return read_move(ground, text).map(|made| vec![Answer::Move(made)]),
            Self::Written if text.is_empty() => return Err(words::answer_empty()),
            Self::Written => Ok(Answer::Text(text.to_owned())),
        };
        answer.map(|answer| vec![answer]).map_err(unread)
    }
}

/// Names of squares with spaces or commas between them, or one name of an old book.
fn read_squares(text: &str) -> Option<Vec<Answer>> {
    let named = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let named: Option<Vec<Square>> = named.map(|word| small::text(word).parse().ok()).collect();
    let named = named.filter(|named| !named.is_empty());
    let found = named.or_else(|| squares::read(text, Color::White).map(|square| vec![square]))?;
    Some(found.into_iter().map(Answer::Square).collect())
}

/// Two squares are a try, legal or not, so that it can be said why it is not.
fn read_move(ground: &AnyPosition, text: &str) -> Result<Try, String> {
    let position = ground
        .position()
        .ok_or_else(|| words::answer_not_read_text(Typing::Move, text))?;
    match (notation::read_move(position, text), uci::parse(text)) {
        (Ok(mv), _) => Ok(Try::from(mv)),
        (Err(_), Ok((from, to, promotion))) => Ok(Try::new(from, to, promotion)),
        (Err(error), Err(_)) => Err(words::read_error_text(position, text, &error)),
    }
}
