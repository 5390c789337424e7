//! One puzzle of a table.

use notation::fen::{self, Correction};
use rules::{Color, InvalidSetup, Move, ParseFenError, Position};

use super::columns::{Columns, NAMES, fields};
use crate::Try;

/// A puzzle of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The name that it has in the table; empty if it has none.
    pub id: String,
    /// The position before the first move.
    pub start: Position,
    /// What was read otherwise than the position is written.
    pub corrections: Vec<Correction>,
    /// The move of the other side, then those that are to be found and their replies.
    pub moves: Vec<Move>,
}

/// What is wrong with a line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFault {
    /// Where in the line it begins, in characters from 1.
    pub column: usize,
    /// What it is.
    pub problem: RowProblem,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowProblem {
    /// This field is missing or empty.
    Missing(&'static str),
    /// The position cannot be read.
    Fen(ParseFenError),
    /// It is no legal position.
    Position(InvalidSetup),
    /// A move of the list is none.
    Move(String),
    /// There is no move to be found: the first one is that of the other side.
    TooFewMoves,
}

/// Reads a line.
pub(super) fn read(line: &str, columns: &Columns) -> Result<Puzzle, RowFault> {
    let field = |number: usize| {
        let place = columns.places[number]?;
        let mut fields = fields(line, columns.separator);
        fields.nth(place).filter(|(field, _)| !field.is_empty())
    };
    let fault = |at: usize, problem| RowFault {
        column: line.get(..at).unwrap_or(line).chars().count() + 1,
        problem,
    };
    let needed = |number: usize| {
        let missing = || fault(line.trim_end().len(), RowProblem::Missing(NAMES[number]));
        field(number).ok_or_else(missing)
    };
    let (fen, fen_at) = needed(1)?;
    let found = fen::repair(fen).map_err(|error| {
        let fault = fault(fen_at, RowProblem::Fen(error));
        RowFault {
            column: fault.column + error.offset,
            ..fault
        }
    })?;
    let start = Position::from_setup(&found.setup)
        .map_err(|faults| fault(fen_at, RowProblem::Position(faults)))?;
    let corrections = found.corrections;
    let (moves, moves_at) = needed(2)?;
    let mut position = start;
    let mut line = Vec::new();
    let mut at = moves_at;
    for text in moves.split(' ') {
        let begins = at;
        at += text.len() + 1;
        if text.is_empty() {
            continue;
        }
        let made: Option<Try> = text.parse().ok();
        let mv = made.and_then(|it| position.find_move(it.from, it.to, it.promotion).ok());
        let Some(mv) = mv else {
            return Err(fault(begins, RowProblem::Move(text.to_owned())));
        };
        position = position.play_unchecked(mv);
        line.push(mv);
    }
    if line.len() < 2 {
        return Err(fault(moves_at, RowProblem::TooFewMoves));
    }
    let id = field(0).map(|(id, _)| id).unwrap_or_default();
    Ok(Puzzle {
        // What is written as JSON needs no escapes then.
        id: id
            .chars()
            .filter(|&letter| {
                !letter.is_ascii() || letter.is_ascii_alphanumeric() || "-_.:/#".contains(letter)
            })
            .collect(),
        start,
        corrections,
        moves: line,
    })
}

impl Puzzle {
    /// The side that is to find the moves.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.start.turn().other()
    }

    /// The position in which it begins to look for them.
    #[must_use]
    pub fn position(&self) -> Position {
        let first = self.moves.first();
        first.map_or(self.start, |&mv| self.start.play_unchecked(mv))
    }

    /// The puzzle as a game: its moves are the main line. Where the last one mates, every other mate
    /// is a variation.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        let mut text = format!("[FEN \"{}\"]\n[SetUp \"1\"]\n\n", self.start);
        let mut position = self.start;
        for (number, &mv) in self.moves.iter().enumerate() {
            text.push_str(&notation::san::write(&position, mv));
            text.push(' ');
            let is_last = number + 1 == self.moves.len();
            let mates = |mv: Move| position.play_unchecked(mv).is_checkmate();
            if is_last && mates(mv) {
                let others = position.legal_moves().into_iter();
                for other in others.filter(|&other| other != mv && mates(other)) {
                    text.push('(');
                    text.push_str(&notation::san::write(&position, other));
                    text.push_str(") ");
                }
            }
            position = position.play_unchecked(mv);
        }
        text.push('*');
        text
    }
}
