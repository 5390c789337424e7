//! The stages of a time control: 40 moves in two hours, then 20 in one, then a quarter of an hour.

use std::error::Error;
use std::fmt;
use std::num::NonZeroU32;

use crate::Span;

/// The maximum number of stages of a control.
pub const MAX_STAGES: usize = 16;

/// One stage of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// How many moves must be made in it; `None` for all that remain.
    pub moves: Option<NonZeroU32>,
    /// The time added when the stage begins. What is left from the stage before is kept.
    pub time: Span,
    /// The time that each move brings.
    pub per_move: PerMove,
}

/// The time that each move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PerMove {
    /// None.
    Nothing,
    /// Fischer's increment: added for each move, and kept if it is not used.
    Increment(Span),
    /// The simple delay, also called American: on each move the clock waits this long before it runs.
    Delay(Span),
    /// Bronstein's delay: the clock runs at once, and what the move took is given back, up to this much.
    Bronstein(Span),
}

impl PerMove {
    /// How much each move can bring.
    #[must_use]
    pub const fn span(self) -> Span {
        match self {
            Self::Nothing => Span::ZERO,
            Self::Increment(span) | Self::Delay(span) | Self::Bronstein(span) => span,
        }
    }

    pub(crate) const fn increment(self) -> Span {
        match self {
            Self::Increment(span) => span,
            Self::Nothing | Self::Delay(_) | Self::Bronstein(_) => Span::ZERO,
        }
    }

    pub(crate) const fn delay(self) -> Span {
        match self {
            Self::Delay(span) => span,
            Self::Nothing | Self::Increment(_) | Self::Bronstein(_) => Span::ZERO,
        }
    }

    /// What is given back for a move that took this long.
    pub(crate) fn refund(self, took: Span) -> Span {
        match self {
            Self::Bronstein(span) => span.min(took),
            Self::Nothing | Self::Increment(_) | Self::Delay(_) => Span::ZERO,
        }
    }
}

/// The stages of a control, in order: at least one, and only the last may lack a number of moves. If
/// the last has one, it starts over whenever they are made (PGN standard, 9.6.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stages(Vec<Stage>);

/// Why stages do not make a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StagesError {
    /// There is none.
    None,
    /// There are more than [`MAX_STAGES`].
    TooMany,
    /// A stage follows one that lasts to the end; the first has the index 0.
    AfterTheLast {
        /// Which one.
        stage: usize,
    },
    /// The first stage gives no time to move in.
    NoTime,
}

impl fmt::Display for StagesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("a time control needs a stage"),
            Self::TooMany => write!(f, "a time control has at most {MAX_STAGES} stages"),
            Self::AfterTheLast { stage } => write!(
                f,
                "stage {} follows one without a number of moves",
                stage + 1
            ),
            Self::NoTime => f.write_str("the first stage gives no time"),
        }
    }
}

impl Error for StagesError {}

/// How far along in the stages a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageProgress {
    /// The stage; the first has the index 0. A last stage that starts over keeps its index.
    pub stage: usize,
    /// How many moves must be made before time is added again; `None` if none ever is.
    pub moves_to_go: Option<NonZeroU32>,
}

impl Stages {
    /// Stages in their order.
    ///
    /// # Errors
    ///
    /// [`StagesError`] when they do not make a time control.
    pub fn new(stages: Vec<Stage>) -> Result<Self, StagesError> {
        let first = stages.first().ok_or(StagesError::None)?;
        if stages.len() > MAX_STAGES {
            return Err(StagesError::TooMany);
        }
        // An increment is given before the first move, and a delay runs before the time; what
        // Bronstein gives back has to be there first.
        let gives_time = !first.time.is_zero()
            || !first.per_move.increment().is_zero()
            || !first.per_move.delay().is_zero();
        if !gives_time {
            return Err(StagesError::NoTime);
        }
        let before_the_last = &stages[..stages.len() - 1];
        match before_the_last
            .iter()
            .position(|stage| stage.moves.is_none())
        {
            Some(open) => Err(StagesError::AfterTheLast { stage: open + 1 }),
            None => Ok(Self(stages)),
        }
    }

    /// The stages in their order; at least one.
    #[must_use]
    pub fn as_slice(&self) -> &[Stage] {
        &self.0
    }

    /// How far along a player is after this many moves.
    #[must_use]
    pub fn progress(&self, made: u32) -> StageProgress {
        let last = self.0.len() - 1;
        let mut made = made;
        for (stage, moves) in self.0.iter().map(|stage| stage.moves).enumerate() {
            let Some(moves) = moves else {
                return StageProgress {
                    stage,
                    moves_to_go: None,
                };
            };
            if stage == last {
                made %= moves;
            }
            if let Some(moves_to_go) = NonZeroU32::new(moves.get().saturating_sub(made)) {
                return StageProgress {
                    stage,
                    moves_to_go: Some(moves_to_go),
                };
            }
            made -= moves.get();
        }
        // The last stage takes whatever comes, since a remainder is less than its divisor.
        StageProgress {
            stage: last,
            moves_to_go: None,
        }
    }

    /// The stage of the next move of a player who has made this many.
    pub(crate) fn stage_after(&self, made: u32) -> Stage {
        self.0[self.progress(made).stage]
    }

    /// The time added once this many moves are made; zero if no stage begins then.
    pub(crate) fn time_after(&self, made: u32) -> Option<Span> {
        let before = self.progress(made.checked_sub(1)?);
        (before.moves_to_go == Some(NonZeroU32::MIN)).then(|| self.stage_after(made).time)
    }

    /// All the time that a player gets for this many moves.
    pub(crate) fn total(&self, moves: u32) -> Span {
        let stages = (1..moves).filter_map(|made| self.time_after(made));
        let each = (0..moves).map(|made| self.stage_after(made).per_move.span());
        stages.chain(each).fold(self.0[0].time, Span::plus)
    }
}
