//! A task as the attributes of an element tell it, and back.

mod read;
#[cfg(test)]
mod tests;
mod write;

use std::str::FromStr;

use rules::{Color, Position, Role, Setup, Square};

use crate::{Ask, Attribute, Expected, Goal, Replies, Spot, TaskError};

/// What a board in a page asks of the pupil.
///
/// Tasks are written as attributes and read again as they were.
///
/// # Examples
///
/// ```
/// use exercise::Task;
///
/// let text = r#"mode="find" ask="attackers" of="e5" side="white" fen="8/8/8/4p3/8/3N4/8/8 w - - 0 1""#;
/// let task: Task = text.parse()?;
/// assert_eq!(task.to_string(), text);
/// # Ok::<(), exercise::TaskError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// To reach a goal by playing.
    Solve(SolveTask),
    /// To find everything of a kind.
    Find(FindTask),
    /// To play the author's line.
    Line(LineTask),
}

impl Task {
    /// Reads the attributes of an element; those that tell nothing about a task are left alone, and
    /// an empty one counts as missing.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for the first attribute that is wrong, missing or means nothing in its mode.
    pub fn parse(attributes: &[(&str, &str)]) -> Result<Self, TaskError> {
        read::task(attributes)
    }
}

impl FromStr for Task {
    type Err = TaskError;

    /// Reads attributes as HTML writes them, separated by spaces.
    fn from_str(text: &str) -> Result<Self, TaskError> {
        let pairs = read::pairs(text).ok_or_else(|| TaskError {
            attribute: Attribute::Mode,
            found: Some(text.to_owned()),
            expected: Expected::Pairs,
        })?;
        Self::parse(&pairs)
    }
}

/// A goal that can be asked for on its board.
///
/// Mate, escape, stalemate and survival need a position; where the other side stands still, any
/// diagram will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveTask {
    setup: Setup,
    goal: Goal,
}

impl SolveTask {
    /// Reads the attributes of an element as [`Task::parse`] does, whatever its mode.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for the first attribute that is wrong, missing or means nothing in this mode.
    pub fn parse(attributes: &[(&str, &str)]) -> Result<Self, TaskError> {
        read::solve_task(attributes)
    }

    /// A task for the side to move.
    ///
    /// # Errors
    ///
    /// [`TaskError`] when the goal means nothing on this board.
    pub fn new(setup: Setup, goal: Goal) -> Result<Self, TaskError> {
        let is_in_range = |number: u8, most: u8| {
            let expected = Expected::Number { most };
            require(
                (1..=most).contains(&number),
                Attribute::In,
                &number,
                expected,
            )
        };
        match goal {
            Goal::Mate { within } => is_in_range(within, crate::mate::MOST_MOVES)?,
            Goal::Survive { moves, .. } => is_in_range(moves, crate::MOST_TO_SURVIVE)?,
            _ => {}
        }
        if goal.is_alone() {
            alone(&setup, goal)?;
        } else {
            let position = position(&setup)?;
            let has_moves = goal == Goal::IsStalemate || position.has_legal_moves();
            require(has_moves, Attribute::Fen, &setup, Expected::Move)?;
            let is_asked = goal != Goal::Escape || position.is_check();
            require(
                is_asked,
                Attribute::Fen,
                &setup,
                Expected::Check(setup.turn),
            )?;
        }
        if let Some(piece) = goal.by() {
            let pieces = piece.on(&setup.board, setup.turn);
            require(
                !pieces.is_empty(),
                Attribute::By,
                &piece,
                Expected::PieceThere,
            )?;
        }
        Ok(Self { setup, goal })
    }

    /// The board.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The goal.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }
}

fn alone(setup: &Setup, goal: Goal) -> Result<(), TaskError> {
    let board = &setup.board;
    let (us, them) = (setup.turn, setup.turn.other());
    if let Some(moves) = goal.moves() {
        let most = crate::MOST_ALONE;
        let expected = Expected::Number { most };
        require(
            (1..=most).contains(&moves),
            Attribute::MaxMoves,
            &moves,
            expected,
        )?;
    }
    match goal {
        Goal::CaptureAll { .. } => {
            let prey = board.by_color(them) - board.by_role(Role::King);
            let expected = Expected::Prey(them);
            require(!prey.is_empty(), Attribute::Fen, setup, expected)
        }
        Goal::Reach { to, .. } => require(!to.is_empty(), Attribute::To, &"", Expected::Squares),
        Goal::Promote { by, to, .. } => {
            let pawns = board.by_color(us) & board.by_role(Role::Pawn);
            require(!pawns.is_empty(), Attribute::Fen, setup, Expected::Pawn(us))?;
            if let Some(piece) = by {
                let named = piece.on(board, us);
                require(
                    named.meets(pawns),
                    Attribute::By,
                    &piece,
                    Expected::Pawn(us),
                )?;
            }
            let can_become = to.is_none_or(|role| Role::PROMOTIONS.contains(&role));
            let named = to.map_or(' ', Role::char);
            require(can_become, Attribute::To, &named, Expected::Promotion)
        }
        _ => Ok(()),
    }
}

/// A question that means something on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindTask {
    setup: Setup,
    ask: Ask,
}

impl FindTask {
    /// Reads the attributes of an element as [`Task::parse`] does, whatever its mode.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for the first attribute that is wrong, missing or means nothing in this mode.
    pub fn parse(attributes: &[(&str, &str)]) -> Result<Self, TaskError> {
        read::find_task(attributes)
    }

    /// A question about any board.
    ///
    /// # Errors
    ///
    /// [`TaskError`] when the piece or the king that is asked about is not there.
    pub fn new(setup: Setup, ask: Ask) -> Result<Self, TaskError> {
        let piece = |of: Square| setup.board.piece_at(of);
        let there = |of: Square| {
            require(
                piece(of).is_some(),
                Attribute::Of,
                &of,
                Expected::PieceThere,
            )
        };
        let king = |color: Color| {
            let is_there = setup.board.king(color).is_some();
            require(
                is_there,
                Attribute::Fen,
                &setup,
                Expected::King(Some(color)),
            )
        };
        match ask {
            Ask::Moves(Some(of)) | Ask::Captures(Some(of)) | Ask::Squares(of) => there(of)?,
            Ask::Checks(of) => {
                of.map_or(Ok(()), there)?;
                let mover = of.and_then(piece).map_or(setup.turn, |piece| piece.color);
                king(mover.other())?;
            }
            Ask::Pinned { side: Some(side) } => king(side)?,
            Ask::Pinned { side: None } => {
                let has_king = !setup.board.by_role(Role::King).is_empty();
                require(has_king, Attribute::Fen, &setup, Expected::King(None))?;
            }
            Ask::Square(of) | Ask::Name(of) => {
                require(!of.is_empty(), Attribute::Of, &"", Expected::Squares)?;
            }
            _ => {}
        }
        Ok(Self { setup, ask })
    }

    /// The board.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The question.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.ask
    }
}

/// How the author's line, which is given elsewhere, is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineTask {
    /// The pupil's side; by default the one to move at the start.
    pub side: Option<Color>,
    /// Which replies are played.
    pub reply: Replies,
    /// After which move the pupil begins; by default at the beginning of the game.
    pub start: Option<Spot>,
}

impl LineTask {
    /// Reads the attributes of an element as [`Task::parse`] does, whatever its mode.
    ///
    /// # Errors
    ///
    /// [`TaskError`] for the first attribute that is wrong, missing or means nothing in this mode.
    pub fn parse(attributes: &[(&str, &str)]) -> Result<Self, TaskError> {
        read::line_task(attributes)
    }
}

/// The names of the sides.
const SIDES: [&str; 2] = ["white", "black"];

fn position(setup: &Setup) -> Result<Position, TaskError> {
    Position::from_setup(setup).map_err(|faults| TaskError {
        attribute: Attribute::Fen,
        found: Some(setup.to_string()),
        expected: Expected::Position(faults),
    })
}

fn require(
    holds: bool,
    attribute: Attribute,
    found: &impl ToString,
    expected: Expected,
) -> Result<(), TaskError> {
    if holds {
        return Ok(());
    }
    let found = Some(found.to_string()).filter(|found| !found.trim().is_empty());
    Err(TaskError {
        attribute,
        found,
        expected,
    })
}
