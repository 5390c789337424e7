//! What a learner has done at a task that is not finished: words that bring it back.

use std::fmt;
use std::str::FromStr;

use exercise::Item;

use crate::drill::Answer;

/// One thing that was done.
///
/// # Examples
///
/// ```
/// use course::Answer;
/// use course::progress::TaskEvent;
///
/// let event: TaskEvent = "=4".parse().expect("it is a number");
/// assert_eq!(event, TaskEvent::Answer(Answer::Number(4)));
/// assert_eq!(event.to_string(), "=4");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TaskEvent {
    /// An answer was given.
    Answer(Answer),
    /// A hint was shown.
    Hint,
    /// It was begun anew, where that counts.
    Anew,
}

impl TaskEvent {
    /// Reads words between blanks up to the first that is none.
    #[must_use]
    pub fn read_all(text: &str) -> Vec<Self> {
        let words = text.split(' ').filter(|word| !word.is_empty());
        words.map_while(|word| word.parse().ok()).collect()
    }

    /// Writes them between blanks.
    #[must_use]
    pub fn write_all(events: &[Self]) -> String {
        let words: Vec<String> = events.iter().map(ToString::to_string).collect();
        words.join(" ")
    }
}

impl fmt::Display for TaskEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hint => f.write_str("?"),
            Self::Anew => f.write_str("+"),
            Self::Answer(answer) => match answer {
                Answer::Square(square) => square.fmt(f),
                Answer::Move(made) => made.fmt(f),
                Answer::Say(true) => f.write_str("yes"),
                Answer::Say(false) => f.write_str("no"),
                Answer::Choice(place) => write!(f, ".{place}"),
                Answer::Number(number) => write!(f, "={number}"),
                Answer::Done => f.write_str("!"),
                // No blank may stand in a word.
                Answer::Text(text) => {
                    let words: Vec<&str> = text.split_whitespace().collect();
                    write!(f, "\"{}", words.join("_"))
                }
            },
        }
    }
}

impl FromStr for TaskEvent {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        let (first, rest) = match word.chars().next() {
            Some(first) => word.split_at(first.len_utf8()),
            None => return Err(()),
        };
        let answer = match (first, rest) {
            ("?", "") => return Ok(Self::Hint),
            ("+", "") => return Ok(Self::Anew),
            ("!", "") => Answer::Done,
            (".", place) => Answer::Choice(place.parse().map_err(drop)?),
            ("=", number) => Answer::Number(number.parse().map_err(drop)?),
            ("\"", text) => Answer::Text(text.replace('_', " ")),
            _ => match word {
                "yes" => Answer::Say(true),
                "no" => Answer::Say(false),
                _ => match word.parse().map_err(drop)? {
                    Item::Square(square) => Answer::Square(square),
                    Item::Move(made) => Answer::Move(made),
                },
            },
        };
        Ok(Self::Answer(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::TaskEvent;

    #[test]
    fn every_deed_is_read_as_it_was_written() {
        let text = "e4 e2e4 a7a8n yes no .2 =17 ! ? + \"P_to_K4";
        let events = TaskEvent::read_all(text);
        assert_eq!(events.len(), 11);
        assert_eq!(TaskEvent::write_all(&events), text);
        assert_eq!(TaskEvent::read_all("e4 z9 e5").len(), 1);
        assert_eq!(TaskEvent::read_all("é").len(), 0);
    }
}
