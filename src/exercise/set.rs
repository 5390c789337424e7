//! What has come of a set of puzzles: the value of a form.

use std::fmt;
use std::str::FromStr;

use crate::{Outcome, ParseOutcomeError, Standing};

/// What has come of one puzzle of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleResult {
    /// What the puzzle is called in its file; it needs no escapes in JSON.
    pub id: String,
    /// How it stands.
    pub standing: Standing,
    /// How often an answer was wrong, and once more for a puzzle that is solved.
    pub attempts: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// The time in milliseconds.
    pub milliseconds: u64,
}

impl PuzzleResult {
    /// What has come of a puzzle.
    #[must_use]
    pub fn new(id: String, outcome: &Outcome) -> Self {
        Self {
            id,
            standing: outcome.standing,
            attempts: outcome.attempts,
            hints: outcome.hints,
            milliseconds: outcome.milliseconds,
        }
    }

    /// The same as the outcome of a task, whose moves are not kept.
    #[must_use]
    pub fn to_outcome(&self) -> Outcome {
        Outcome {
            standing: self.standing,
            attempts: self.attempts,
            hints: self.hints,
            milliseconds: self.milliseconds,
            ..Outcome::default()
        }
    }
}

/// What has come of a set of puzzles so far.
///
/// # Examples
///
/// ```
/// use exercise::{Outcome, PuzzleResult, SetOutcome, Standing};
///
/// let solved = Outcome { standing: Standing::Solved, attempts: 2, ..Outcome::default() };
/// let results = vec![PuzzleResult::new("x1".to_owned(), &solved)];
/// let set = SetOutcome { puzzles: 2, results };
/// assert_eq!((set.done(), set.standing()), (1, Standing::Open));
/// assert_eq!(set.to_string().parse(), Ok(set));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetOutcome {
    /// How many puzzles there are.
    pub puzzles: usize,
    /// The puzzles that were begun, in their order; the last of them may be open.
    pub results: Vec<PuzzleResult>,
}

impl SetOutcome {
    /// How many puzzles are done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.count(|standing| standing != Standing::Open)
    }

    /// How many are solved.
    #[must_use]
    pub fn right(&self) -> usize {
        self.count(|standing| standing == Standing::Solved)
    }

    fn count(&self, counts: impl Fn(Standing) -> bool) -> usize {
        let results = self.results.iter();
        results.filter(|result| counts(result.standing)).count()
    }

    /// How the set stands: solved when all puzzles are, failed when all are done and some are not
    /// solved.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match () {
            () if self.done() < self.puzzles || self.puzzles == 0 => Standing::Open,
            () if self.right() == self.puzzles => Standing::Solved,
            () => Standing::Failed,
        }
    }
}

impl fmt::Display for SetOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let results = || self.results.iter();
        let attempts: u64 = results().map(|it| u64::from(it.attempts)).sum();
        let hints: u64 = results().map(|it| u64::from(it.hints)).sum();
        let milliseconds: u64 = results().map(|it| it.milliseconds).sum();
        let standing = self.standing();
        let solved = standing == Standing::Solved;
        write!(
            f,
            r#"{{"solved":{solved},"attempts":{attempts},"hints":{hints},"ms":{milliseconds},"result":"{standing}""#
        )?;
        let (puzzles, done, right) = (self.puzzles, self.done(), self.right());
        write!(
            f,
            r#","puzzles":{puzzles},"done":{done},"right":{right},"results":["#
        )?;
        for (index, result) in results().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let PuzzleResult {
                id,
                standing,
                attempts,
                hints,
                milliseconds,
            } = result;
            write!(
                f,
                r#"{comma}{{"id":"{id}","result":"{standing}","attempts":{attempts},"hints":{hints},"ms":{milliseconds}}}"#
            )?;
        }
        f.write_str("]}")
    }
}

impl FromStr for SetOutcome {
    type Err = ParseOutcomeError;

    fn from_str(text: &str) -> Result<Self, ParseOutcomeError> {
        let set = read(text).ok_or(ParseOutcomeError)?;
        // Only our own way of writing it is read.
        match set.to_string() == text {
            true => Ok(set),
            false => Err(ParseOutcomeError),
        }
    }
}

fn read(text: &str) -> Option<SetOutcome> {
    let (_, rest) = text.split_once("\"puzzles\":")?;
    let (puzzles, rest) = rest.split_once(',')?;
    let (_, rest) = rest.split_once("\"results\":[")?;
    let results = rest.strip_suffix("]}")?;
    let results = match results {
        "" => Some(Vec::new()),
        results => results.split("},").map(read_result).collect(),
    };
    Some(SetOutcome {
        puzzles: puzzles.parse().ok()?,
        results: results?,
    })
}

fn read_result(text: &str) -> Option<PuzzleResult> {
    let rest = text.strip_prefix("{\"id\":\"")?;
    let (id, rest) = rest.split_once("\",\"result\":\"")?;
    let (standing, rest) = rest.split_once("\",\"attempts\":")?;
    let (attempts, rest) = rest.split_once(",\"hints\":")?;
    let (hints, milliseconds) = rest.split_once(",\"ms\":")?;
    Some(PuzzleResult {
        id: id.to_owned(),
        standing: standing.parse().ok()?,
        attempts: attempts.parse().ok()?,
        hints: hints.parse().ok()?,
        milliseconds: milliseconds.trim_end_matches('}').parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(standing: Standing) -> PuzzleResult {
        PuzzleResult {
            id: "a-1:\u{e9}".to_owned(),
            standing,
            attempts: 2,
            hints: 1,
            milliseconds: 900,
        }
    }

    #[test]
    fn a_set_is_done_with_its_last_puzzle() {
        let set = |standings: &[Standing]| SetOutcome {
            puzzles: 2,
            results: standings.iter().copied().map(result).collect(),
        };
        for (standings, standing) in [
            (&[][..], Standing::Open),
            (&[Standing::Solved], Standing::Open),
            (&[Standing::Solved, Standing::Open], Standing::Open),
            (&[Standing::Solved, Standing::Solved], Standing::Solved),
            (&[Standing::Solved, Standing::Skipped], Standing::Failed),
            (&[Standing::Shown, Standing::Failed], Standing::Failed),
        ] {
            assert_eq!(set(standings).standing(), standing, "{standings:?}");
        }
    }

    #[test]
    fn it_is_json_and_read_back() {
        let results = Standing::ALL.map(result).to_vec();
        for set in [
            SetOutcome::default(),
            SetOutcome {
                puzzles: 9,
                results,
            },
        ] {
            let text = set.to_string();
            let json: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(json["puzzles"].as_u64(), Some(set.puzzles as u64));
            assert_eq!(
                json["attempts"].as_u64(),
                Some(2 * set.results.len() as u64)
            );
            assert_eq!(text.parse(), Ok(set));
        }
    }

    #[test]
    fn the_outcome_of_a_task_is_none_of_a_set() {
        let text = Outcome::default().to_string();
        assert!(text.parse::<SetOutcome>().is_err());
        assert!(
            SetOutcome::default()
                .to_string()
                .parse::<Outcome>()
                .is_err()
        );
    }
}
