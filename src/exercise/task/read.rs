//! From attributes to a task.

use rules::{Bitboard, Color, Role, Setup, Square};

use super::SIDES;
use crate::building::{BuildGoal, Target};
use crate::mate::MOST_MOVES;
use crate::{
    Ask, Attribute, Expected, FindTask, Goal, LineTask, MOST_ALONE, MOST_TO_SURVIVE, PieceRef,
    Replies, SolveTask, Task, TaskError,
};

const MODES: &[&str] = &["solve", "find", "line"];
const REPLIES: &[&str] = &["main", "random", "all"];

/// These have a meaning for the element in other ways, too, so they may always be there.
const SHARED: [Attribute; 4] = [
    Attribute::Mode,
    Attribute::Fen,
    Attribute::Side,
    Attribute::Start,
];

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

pub(crate) fn build_goal(attributes: &[(&str, &str)]) -> Result<Option<BuildGoal>, TaskError> {
    read_with(attributes, Reader::build)
}

fn read_with<'a, T>(
    attributes: &'a [(&'a str, &'a str)],
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, TaskError>,
) -> Result<T, TaskError> {
    let mut reader = Reader::new(attributes);
    let task = read(&mut reader)?;
    reader.nothing_else()?;
    Ok(task)
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

struct Reader<'a> {
    attributes: &'a [(&'a str, &'a str)],
    /// What was asked for.
    used: Vec<Attribute>,
}

impl<'a> Reader<'a> {
    const fn new(attributes: &'a [(&'a str, &'a str)]) -> Self {
        Self {
            attributes,
            used: Vec::new(),
        }
    }

    /// What an attribute says, if it says anything.
    fn get(&mut self, attribute: Attribute) -> Option<&'a str> {
        self.used.push(attribute);
        self.peek(attribute)
    }

    fn peek(&self, attribute: Attribute) -> Option<&'a str> {
        let mut named = self.attributes.iter();
        let (_, value) = named.find(|(name, _)| name.eq_ignore_ascii_case(attribute.as_str()))?;
        Some(value.trim()).filter(|value| !value.is_empty())
    }

    /// What an attribute says, understood by `read`.
    fn maybe<T>(
        &mut self,
        attribute: Attribute,
        expected: Expected,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, TaskError> {
        let Some(found) = self.get(attribute) else {
            return Ok(None);
        };
        match read(found) {
            Some(value) => Ok(Some(value)),
            None => Err(TaskError {
                attribute,
                found: Some(found.to_owned()),
                expected,
            }),
        }
    }

    /// The same for what has to be there.
    fn must<T>(
        &mut self,
        attribute: Attribute,
        expected: Expected,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, TaskError> {
        let value = self.maybe(attribute, expected.clone(), read)?;
        value.ok_or(TaskError {
            attribute,
            found: None,
            expected,
        })
    }

    fn word(
        &mut self,
        attribute: Attribute,
        words: &'static [&'static str],
    ) -> Result<&'static str, TaskError> {
        self.must(attribute, Expected::OneOf(words), |found| {
            let mut words = words.iter().copied();
            words.find(|word| word.eq_ignore_ascii_case(found))
        })
    }

    fn number(&mut self, attribute: Attribute, most: u8) -> Result<Option<u8>, TaskError> {
        self.maybe(attribute, Expected::Number { most }, |found| {
            let number = found.parse().ok()?;
            (1..=most).contains(&number).then_some(number)
        })
    }

    /// The number of moves of a goal that has to name it.
    fn moves(&mut self, most: u8) -> Result<u8, TaskError> {
        let number = self.number(Attribute::In, most)?;
        number.ok_or(TaskError {
            attribute: Attribute::In,
            found: None,
            expected: Expected::Number { most },
        })
    }

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

    /// Refuses what was written for another mode or goal.
    fn nothing_else(&self) -> Result<(), TaskError> {
        for attribute in Attribute::ALL {
            if SHARED.contains(&attribute) || self.used.contains(&attribute) {
                continue;
            }
            if let Some(found) = self.peek(attribute) {
                return Err(TaskError {
                    attribute,
                    found: Some(found.to_owned()),
                    expected: Expected::Nothing,
                });
            }
        }
        Ok(())
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
