//! Lines of play as the engine reports them.

use rules::{Move, Position, Role, Square};

/// A line of play as the engine reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// The number of the line, from 1 for the best.
    pub number: usize,
    /// The depth of the search.
    pub depth: u32,
    /// The score for the side to move.
    pub score: ReportedScore,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The moves, as in `e2e4 e7e5`.
    pub moves: Vec<String>,
}

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportedScore {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; below zero the side to move is mated.
    Mate(i32),
}

impl ReportedScore {
    /// Reads `cp 31` or `mate -3`.
    #[must_use]
    pub fn read(kind: &str, value: &str) -> Option<Self> {
        let value = value.parse().ok()?;
        match kind {
            "cp" => Some(Self::Centipawns(value)),
            "mate" => Some(Self::Mate(value)),
            _ => None,
        }
    }

    /// The same score for the other side.
    #[must_use]
    pub const fn for_the_other(self) -> Self {
        match self {
            Self::Centipawns(value) => Self::Centipawns(-value),
            Self::Mate(moves) => Self::Mate(-moves),
        }
    }
}

/// Reads lines of play; what is no line is left out.
pub fn lines(text: &str) -> impl Iterator<Item = ReportedLine> + '_ {
    text.lines().filter_map(line)
}

/// The moves of a line from a position, up to the first that is not legal there.
#[must_use]
pub fn read_moves(position: &Position, texts: &[String]) -> Vec<Move> {
    let mut here = *position;
    let mut moves = Vec::new();
    for text in texts {
        let Some(next) = read_move(&here, text) else {
            break;
        };
        here = here.play_unchecked(next);
        moves.push(next);
    }
    moves
}

fn read_move(position: &Position, text: &str) -> Option<Move> {
    let from: Square = text.get(..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let promotion = text.get(4..)?.chars().next().and_then(Role::from_char);
    position.find_move(from, to, promotion).ok()
}

fn line(text: &str) -> Option<ReportedLine> {
    let mut words = text.split(' ');
    let mut next = || words.next();
    let number = next()?.parse().ok()?;
    let depth = next()?.parse().ok()?;
    let score = ReportedScore::read(next()?, next()?)?;
    let nodes = next()?.parse().ok()?;
    Some(ReportedLine {
        number,
        depth,
        score,
        nodes,
        moves: words.map(str::to_owned).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reported_lines_are_read() {
        let text = "1 12 cp 31 40213 e2e4 e7e5\n2 12 mate -3 40213 a2a3\n? 1\n";
        let all: Vec<ReportedLine> = lines(text).collect();
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].moves, ["e2e4", "e7e5"]);
        assert_eq!((all[0].number, all[0].depth, all[0].nodes), (1, 12, 40_213));
        assert_eq!(all[1].score, ReportedScore::Mate(-3));
        assert_eq!(all[1].score.for_the_other(), ReportedScore::Mate(3));
    }
}
