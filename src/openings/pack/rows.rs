//! One line of a table.

use notation::san;
use rules::{Move, Position};

use super::Problem;
use crate::Code;

/// The first line of each table.
pub(super) const HEADER: &str = "eco\tname\tpgn";

/// A named line of moves.
pub(super) struct Row<'a> {
    pub(super) eco: Code,
    pub(super) name: &'a str,
    pub(super) moves: Vec<Move>,
}

pub(super) fn read(line: &str) -> Result<Row<'_>, Problem> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[eco, name, moves] = columns.as_slice() else {
        return Err(Problem::Columns {
            found: columns.len(),
        });
    };
    let eco = Code::parse(eco).ok_or_else(|| Problem::Code {
        found: eco.to_owned(),
    })?;
    if name.split([':', ',']).any(|part| part.trim().is_empty()) {
        return Err(Problem::Name);
    }
    Ok(Row {
        eco,
        name,
        moves: read_moves(moves)?,
    })
}

fn read_moves(text: &str) -> Result<Vec<Move>, Problem> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for word in text.split(' ').filter(|word| !is_number(word)) {
        let mv = san::read(&position, word).map_err(|error| Problem::Move {
            found: word.to_owned(),
            error,
        })?;
        position = position.play_unchecked(mv);
        moves.push(mv);
    }
    if moves.is_empty() {
        return Err(Problem::NoMoves);
    }
    Ok(moves)
}

/// Whether a word is the number of a move, as `12.`; an empty one is neither that nor a move.
fn is_number(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
