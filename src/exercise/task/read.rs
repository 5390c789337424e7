//! From attributes to a task.

use rules::{Bitboard, Color, Role, Setup, Square};

use super::SIDES;
use crate::mate::MOST_MOVES;
use crate::reader::{Reader, read_with};
use crate::{
    Ask, Attribute, Expected, FindTask, Goal, LineTask, MOST_ALONE, MOST_TO_SURVIVE, PieceRef,
    Replies, SolveTask, Task, TaskError,
};

const MODES: &[&str] = &["solve", "find", "line"];
const REPLIES: &[&str] = &["main", "random", "all"];

pub(super) fn task(attributes: &[(&str, &str)]) -> Result<Task, TaskError> {
    let mut reader = Reader::new(attributes);
    Ok(match reader.word(Attribute::Mode, MODES)? {
        "solve" => Task::Solve(solve_task(attributes)?),
        "find" => Task::Find(find_task(attributes)?),
        _ => Task::Line(line_task(attributes)?),
    })
}

pub(super) fn solve_task(attributes: &[(&str, &str)]) -> Result<SolveTask, TaskError> {
    read_with(attributes, Reader::solve)
}

pub(super) fn find_task(attributes: &[(&str, &str)]) -> Result<FindTask, TaskError> {
    read_with(attributes, Reader::find)
}

pub(super) fn line_task(attributes: &[(&str, &str)]) -> Result<LineTask, TaskError> {
    read_with(attributes, Reader::line)
}

/// The names and values of attributes as HTML writes them.
pub(super) fn pairs(text: &str) -> Option<Vec<(&str, &str)>> {
    let mut pairs = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, tail) = rest.split_once("=\"")?;
        let (value, tail) = tail.split_once('"')?;
        pairs.push((name.trim(), value));
        rest = tail.trim_start();
    }
    Some(pairs)
}

impl Reader<'_> {
    fn piece(&mut self) -> Result<Option<PieceRef>, TaskError> {
        self.maybe(Attribute::By, Expected::Piece, PieceRef::read)
    }

    fn square(&mut self) -> Result<Option<Square>, TaskError> {
        self.maybe(Attribute::Of, Expected::Square, |found| found.parse().ok())
    }

    fn side(&mut self) -> Result<Option<Color>, TaskError> {
        self.maybe(Attribute::Side, Expected::OneOf(&SIDES), side)
    }

    /// The board; by default the beginning of the game.
    fn setup(&mut self) -> Result<Setup, TaskError> {
        let Some(found) = self.get(Attribute::Fen) else {
            return Ok(Setup::default());
        };
        found.parse().map_err(|error| TaskError {
            attribute: Attribute::Fen,
            found: Some(found.to_owned()),
            expected: Expected::Fen(error),
        })
    }

    fn solve(&mut self) -> Result<SolveTask, TaskError> {
        let goal = match self.word(Attribute::Goal, Goal::NAMES)? {
            "mate" => Goal::Mate {
                within: self.moves(MOST_MOVES)?,
            },
            "capture-all" => Goal::CaptureAll {
                by: self.piece()?,
                moves: self.number(Attribute::MaxMoves, MOST_ALONE)?,
            },
            "reach" => Goal::Reach {
                by: self.piece()?,
                to: self.must(Attribute::To, Expected::Squares, squares)?,
                moves: self.number(Attribute::MaxMoves, MOST_ALONE)?,
            },
            "promote" => Goal::Promote {
                by: self.piece()?,
                to: self.maybe(Attribute::To, Expected::Promotion, promotion)?,
                moves: self.number(Attribute::MaxMoves, MOST_ALONE)?,
            },
            "escape" => Goal::Escape,
            "stalemate" => match self.number(Attribute::In, 1)? {
                Some(_) => Goal::Stalemate,
                None => Goal::IsStalemate,
            },
            _ => Goal::Survive {
                moves: self.moves(MOST_TO_SURVIVE)?,
                by: self.piece()?,
            },
        };
        SolveTask::new(self.setup()?, goal)
    }

    fn find(&mut self) -> Result<FindTask, TaskError> {
        let ask = self.word(Attribute::Ask, Ask::NAMES)?;
        let setup = self.setup()?;
        let ask = match ask {
            "moves" => Ask::Moves(self.square()?),
            "captures" => Ask::Captures(self.square()?),
            "checks" => Ask::Checks(self.square()?),
            "attackers" => {
                let (of, side) = self.watched(&setup, Color::other)?;
                Ask::Attackers { of, side }
            }
            "defenders" => {
                let (of, side) = self.watched(&setup, |color| color)?;
                Ask::Defenders { of, side }
            }
            // Of both sides, unless one is named.
            "pinned" => match self.peek(Attribute::Side) {
                Some(both) if both.eq_ignore_ascii_case("both") => Ask::Pinned { side: None },
                _ => Ask::Pinned { side: self.side()? },
            },
            "squares" => Ask::Squares(self.required_square()?),
            "square" => Ask::Square(self.must(Attribute::Of, Expected::Squares, squares)?),
            _ => Ask::Name(self.must(Attribute::Of, Expected::Squares, squares)?),
        };
        FindTask::new(setup, ask)
    }

    fn required_square(&mut self) -> Result<Square, TaskError> {
        self.must(Attribute::Of, Expected::Square, |found| found.parse().ok())
    }

    /// A square, and whose pieces are asked for: those of the side named, else those that follow from
    /// the piece on it, else those of the side to move.
    fn watched(
        &mut self,
        setup: &Setup,
        whose: impl Fn(Color) -> Color,
    ) -> Result<(Square, Color), TaskError> {
        let of = self.required_square()?;
        let piece = setup.board.piece_at(of);
        let side = self.side()?;
        let side = side.or_else(|| piece.map(|piece| whose(piece.color)));
        Ok((of, side.unwrap_or(setup.turn)))
    }

    fn line(&mut self) -> Result<LineTask, TaskError> {
        let reply = self.maybe(Attribute::Reply, Expected::OneOf(REPLIES), |found| {
            found.to_ascii_lowercase().parse::<Replies>().ok()
        })?;
        Ok(LineTask {
            side: self.side()?,
            reply: reply.unwrap_or_default(),
            start: self.maybe(Attribute::Start, Expected::Spot, |found| found.parse().ok())?,
        })
    }
}

fn side(text: &str) -> Option<Color> {
    let mut sides = Color::ALL.into_iter();
    sides.find(|color| color.fold_wb(SIDES[0], SIDES[1]).eq_ignore_ascii_case(text))
}

fn promotion(text: &str) -> Option<Role> {
    let mut roles = Role::PROMOTIONS.into_iter();
    roles.find(|role| text.eq_ignore_ascii_case(role.char().encode_utf8(&mut [0; 4])))
}

/// Squares between spaces or commas; at least one.
fn squares(text: &str) -> Option<Bitboard> {
    let names = text.split([' ', ',']).filter(|name| !name.is_empty());
    let squares: Option<Bitboard> = names.map(|name| name.parse::<Square>().ok()).collect();
    squares.filter(|squares| !squares.is_empty())
}
