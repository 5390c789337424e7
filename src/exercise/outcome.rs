//! What has come of a task: the value of a form.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::Item;

/// What has come of a task so far.
///
/// It is written as JSON in one line, the value of the element in a form, and read again when a
/// browser restores the form.
///
/// # Examples
///
/// ```
/// use exercise::Outcome;
///
/// let outcome = Outcome {
///     solved: true,
///     attempts: 2,
///     hints: 1,
///     milliseconds: 8040,
///     moves: vec!["a1a8".parse()?],
/// };
/// let json = r#"{"solved":true,"attempts":2,"hints":1,"ms":8040,"moves":["a1a8"]}"#;
/// assert_eq!(outcome.to_string(), json);
/// assert_eq!(json.parse(), Ok(outcome));
/// # Ok::<(), exercise::ParseItemError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the task is done.
    pub solved: bool,
    /// How often an answer was wrong, and once more for the task that is solved.
    pub attempts: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// The time from the beginning to the last right answer, or until now.
    pub milliseconds: u64,
    /// What the pupil and the task have played, or the parts of the answer that were found.
    pub moves: Vec<Item>,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            solved,
            attempts,
            hints,
            milliseconds,
            moves,
        } = self;
        write!(
            f,
            r#"{{"solved":{solved},"attempts":{attempts},"hints":{hints},"ms":{milliseconds},"moves":["#
        )?;
        for (index, item) in moves.iter().enumerate() {
            // Squares need no escapes.
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}\"{item}\"")?;
        }
        f.write_str("]}")
    }
}

/// A text that no [`Outcome`] was written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseOutcomeError;

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the outcome of a task as it was written")
    }
}

impl Error for ParseOutcomeError {}

impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(text: &str) -> Result<Self, ParseOutcomeError> {
        read(text).ok_or(ParseOutcomeError)
    }
}

/// The value after a name, and what follows its comma.
fn value<'a>(text: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    text.strip_prefix(name)?.split_once(',')
}

fn read(text: &str) -> Option<Outcome> {
    // A search for texts would weigh more than all else that reads an outcome, so each value ends
    // at a single letter.
    let (solved, rest) = value(text, "{\"solved\":")?;
    let (attempts, rest) = value(rest, "\"attempts\":")?;
    let (hints, rest) = value(rest, "\"hints\":")?;
    let (milliseconds, rest) = value(rest, "\"ms\":")?;
    let moves = rest.strip_prefix("\"moves\":[")?.strip_suffix("]}")?;
    let item = |text: &str| {
        let text = text.strip_prefix('"')?.strip_suffix('"')?;
        text.parse().ok()
    };
    let moves = match moves {
        "" => Some(Vec::new()),
        moves => moves.split(',').map(item).collect(),
    };
    let outcome = Outcome {
        solved: solved.parse().ok()?,
        attempts: attempts.parse().ok()?,
        hints: hints.parse().ok()?,
        milliseconds: milliseconds.parse().ok()?,
        moves: moves?,
    };
    // Only our own way of writing it is read.
    (outcome.to_string() == text).then_some(outcome)
}
