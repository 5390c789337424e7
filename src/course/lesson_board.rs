//! The board of a block: its FEN, and the moves that were made since.

use notation::fen;
use notation::origins::Origins;
use rules::{AnyPosition, Color, Move, Position, Setup};

use crate::fault::{Expected, MoveProblem, Problem, Problems};
use crate::fence::Fence;

/// A board, legal or not, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// What the FEN says.
    pub start: Setup,
    /// The moves that were made since, by `after`.
    pub moves: Vec<Move>,
    /// The board in question.
    pub setup: Setup,
}

impl LessonBoard {
    /// A board as it is.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            start: setup.clone(),
            moves: Vec::new(),
            setup,
        }
    }

    /// Reads `fen` and `after`; without a FEN it is the beginning of the game.
    pub(crate) fn read(fence: &Fence, problems: &mut Problems) -> Option<Self> {
        let mut ground = Self::new(setup(fence, "fen", problems)?);
        let Some(after) = fence.value("after") else {
            return Some(ground);
        };
        let mut at = AnyPosition::of(&ground.start);
        for word in after.split([' ', ',']).filter(|word| !word.is_empty()) {
            match any_move(&at, word) {
                Ok(mv) => {
                    at = at.play(mv);
                    ground.moves.push(mv);
                }
                Err(problem) => {
                    problems.push((fence.place_of("after"), problem));
                    return None;
                }
            }
        }
        ground.setup = at.setup();
        Some(ground)
    }

    /// The same board as [`read`](Self::read) gives, which has to be a legal position.
    pub(crate) fn read_legal(fence: &Fence, problems: &mut Problems) -> Option<(Self, Position)> {
        let ground = Self::read(fence, problems)?;
        match Position::from_setup(&ground.setup) {
            Ok(position) => Some((ground, position)),
            Err(faults) => {
                let found = ground.setup.to_string();
                let problem = Problem::value("fen", &found, Expected::Position(faults));
                problems.push((fence.place_of("fen"), problem));
                None
            }
        }
    }

    /// The position, if it is legal.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(&self.setup).ok()
    }

    /// The last move, if one was made.
    #[must_use]
    pub fn last(&self) -> Option<Move> {
        self.moves.last().copied()
    }

    /// Where the pieces stood at the start, which descriptive notation asks for.
    #[must_use]
    pub fn origins(&self) -> Origins {
        let Ok(start) = Position::from_setup(&self.start) else {
            return Origins::of_start(&Position::default());
        };
        let mut origins = Origins::of_start(&start);
        let mut at = start;
        for &mv in &self.moves {
            origins = origins.after(&at, mv);
            at = at.play_unchecked(mv);
        }
        origins
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub fn turned(&self) -> Setup {
        Setup {
            turn: self.setup.turn.other(),
            en_passant: None,
            ..self.setup.clone()
        }
    }
}

/// Reads an attribute that is a FEN, its beginning, or `start`.
pub(crate) fn setup(fence: &Fence, name: &str, problems: &mut Problems) -> Option<Setup> {
    let Some(found) = fence.value(name) else {
        return Some(Setup::default());
    };
    read_setup(found)
        .map_err(|problem| problems.push((fence.place_of(name), named(problem, name))))
        .ok()
}

/// Reads a FEN, its beginning, or `start`. A field that makes no sense is a fault: a lesson is
/// printed as it is written.
pub(crate) fn read_setup(text: &str) -> Result<Setup, Problem> {
    let problem = |expected| Problem::value("fen", text, expected);
    let found = fen::repair(text).map_err(|error| problem(Expected::Fen(error.into())))?;
    match found.corrections.first() {
        None => Ok(found.setup),
        Some(_) => Err(problem(Expected::FenSuchAs(found.setup.to_string()))),
    }
}

fn named(problem: Problem, name: &str) -> Problem {
    match problem {
        Problem::Value {
            found, expected, ..
        } => Problem::Value {
            name: name.to_owned(),
            found,
            expected,
        },
        other => other,
    }
}

/// Reads a move on any board: SAN on a position, two squares on a diagram.
pub(crate) fn any_move(ground: &AnyPosition, text: &str) -> Result<Move, Problem> {
    let problem = |reason| Problem::no_move(text, reason);
    if let Some(position) = ground.position() {
        return notation::read_move(position, text)
            .map_err(|error| problem(MoveProblem::read(position, error)));
    }
    let (from, to, promotion) =
        notation::uci::parse(text).map_err(|_| problem(MoveProblem::NotSquares))?;
    ground
        .find_move(from, to, promotion)
        .map_err(|_| problem(MoveProblem::NoWay))
}

/// Reads the name of a side.
pub(crate) fn side(fence: &Fence, name: &'static str, problems: &mut Problems) -> Option<Color> {
    let found = fence.value(name)?;
    let color = match found {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    if color.is_none() {
        let problem = Problem::value(name, found, Expected::OneOf(&["white", "black"]));
        problems.push((fence.place_of(name), problem));
    }
    color
}
