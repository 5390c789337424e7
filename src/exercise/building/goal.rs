//! What a reader is asked to build.

use super::target::Target;
use crate::mate::MOST_MOVES;
use crate::reader::{Reader, read_with};
use crate::{Attribute, Expected, TaskError};

/// What is to be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuildGoal {
    /// This position, as far as the author has written it.
    Position(Target),
    /// A legal position in which the side to move can force mate in this many moves, and in no fewer.
    Mate {
        /// From 1 to [`MOST_MOVES`].
        moves: u8,
    },
}

impl BuildGoal {
    /// The names of the goals in the attribute `goal`.
    pub const NAMES: &[&str] = &["position", "mate"];

    /// Reads the attributes `goal`, `target` and `in`; nothing where there is no goal. A number of
    /// moves may stand in the goal itself.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for the first attribute that is wrong, missing or means nothing here.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::BuildGoal;
    ///
    /// let goal = BuildGoal::parse(&[("goal", "mate in 2")])?;
    /// assert_eq!(goal, Some(BuildGoal::Mate { moves: 2 }));
    /// assert_eq!(goal, BuildGoal::parse(&[("goal", "mate"), ("in", "2")])?);
    /// assert_eq!(BuildGoal::parse(&[])?, None);
    /// # Ok::<(), exercise::TaskError>(())
    /// ```
    pub fn parse(attributes: &[(&str, &str)]) -> Result<Option<Self>, TaskError> {
        read_with(attributes, Reader::build)
    }
}

impl Reader<'_> {
    /// What is to be built, if anything is: `position`, `mate` with the attribute `in`, or both in
    /// one, `mate in 2`.
    fn build(&mut self) -> Result<Option<BuildGoal>, TaskError> {
        let Some(found) = self.get(Attribute::Goal) else {
            return Ok(None);
        };
        let words: Vec<String> = found
            .split_ascii_whitespace()
            .map(str::to_ascii_lowercase)
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let fault = |expected| TaskError {
            attribute: Attribute::Goal,
            found: Some(found.to_owned()),
            expected,
        };
        Ok(Some(match words.as_slice() {
            ["position"] => BuildGoal::Position(self.target()?),
            ["mate"] => BuildGoal::Mate {
                moves: self.moves(MOST_MOVES)?,
            },
            ["mate", "in", number] => {
                let moves = number.parse().ok();
                let moves = moves.filter(|moves| (1..=MOST_MOVES).contains(moves));
                BuildGoal::Mate {
                    moves: moves.ok_or_else(|| fault(Expected::Number { most: MOST_MOVES }))?,
                }
            }
            _ => return Err(fault(Expected::Built)),
        }))
    }

    fn target(&mut self) -> Result<Target, TaskError> {
        let Some(found) = self.get(Attribute::Target) else {
            return Err(TaskError {
                attribute: Attribute::Target,
                found: None,
                expected: Expected::Board,
            });
        };
        Target::read(found).map_err(|error| TaskError {
            attribute: Attribute::Target,
            found: Some(found.to_owned()),
            expected: Expected::Fen(error),
        })
    }
}
