//! What has come of a task: the value of a form.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Item, Standing};

/// What has come of a task so far.
///
/// It is written as JSON in one line, the value of the element in a form, and read again when a
/// browser restores the form.
///
/// # Examples
///
/// ```
/// use exercise::{Outcome, Standing};
///
/// let outcome = Outcome {
///     standing: Standing::Solved,
///     attempts: 2,
///     hints: 1,
///     milliseconds: 8040,
///     moves: vec!["a1a8".parse()?],
///     position: None,
/// };
/// let json = r#"{"solved":true,"attempts":2,"hints":1,"ms":8040,"moves":["a1a8"],"result":"solved"}"#;
/// assert_eq!(outcome.to_string(), json);
/// assert_eq!(json.parse(), Ok(outcome));
/// # Ok::<(), exercise::ParseItemError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// How the task stands.
    pub standing: Standing,
    /// How often an answer was wrong, and once more for the task that is solved.
    pub attempts: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// The time from the beginning to the end, or until now.
    pub milliseconds: u64,
    /// What the pupil and the task have played, or the parts of the answer that were found.
    pub moves: Vec<Item>,
    /// The position that was built, as FEN, where one is asked for.
    pub position: Option<String>,
}

impl Outcome {
    /// Whether the task is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.standing == Standing::Solved
    }

    /// Whether the task is solved, was given up or has failed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.standing != Standing::Open
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            standing,
            attempts,
            hints,
            milliseconds,
            moves,
            position,
        } = self;
        let solved = self.is_solved();
        write!(
            f,
            r#"{{"solved":{solved},"attempts":{attempts},"hints":{hints},"ms":{milliseconds},"moves":["#
        )?;
        for (index, item) in moves.iter().enumerate() {
            // Squares need no escapes.
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}\"{item}\"")?;
        }
        write!(f, "],\"result\":\"{standing}\"")?;
        if let Some(fen) = position {
            // Nor do positions.
            write!(f, ",\"fen\":\"{fen}\"")?;
        }
        f.write_str("}")
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
    let (moves, rest) = rest.strip_prefix("\"moves\":[")?.split_once(']')?;
    let item = |text: &str| {
        let text = text.strip_prefix('"')?.strip_suffix('"')?;
        text.parse().ok()
    };
    let moves = match moves {
        "" => Some(Vec::new()),
        moves => moves.split(',').map(item).collect(),
    };
    let solved: bool = solved.parse().ok()?;
    let (standing, rest) = match rest.strip_prefix(",\"result\":\"") {
        Some(rest) => {
            let (standing, rest) = rest.split_once('"')?;
            (standing.parse().ok()?, rest)
        }
        // So it was written before there were other ends.
        None if solved => (Standing::Solved, rest),
        None => (Standing::Open, rest),
    };
    let (position, rest) = match rest.strip_prefix(",\"fen\":\"") {
        Some(rest) => {
            let (fen, rest) = rest.split_once('"')?;
            (Some(fen.to_owned()), rest)
        }
        None => (None, rest),
    };
    let outcome = Outcome {
        standing,
        attempts: attempts.parse().ok()?,
        hints: hints.parse().ok()?,
        milliseconds: milliseconds.parse().ok()?,
        moves: moves?,
        position,
    };
    (rest == "}" && outcome.is_solved() == solved).then_some(outcome)
}
