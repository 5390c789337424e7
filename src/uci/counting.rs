//! `go perft`: counts the lines behind each move, in pieces, so that it can be stopped.

use std::fmt::Write as _;

use rules::{Move, MoveList, Position};

/// Lines of this many half-moves are counted in one piece.
const PIECE: u32 = 3;

/// A position on the line that is looked at.
#[derive(Debug)]
struct Ply {
    position: Position,
    moves: MoveList,
    next: usize,
    /// The half-moves that are left to count from here.
    depth: u32,
}

impl Ply {
    fn new(position: Position, depth: u32) -> Self {
        Self {
            moves: position.legal_moves(),
            position,
            next: 0,
            depth,
        }
    }
}

/// A count that is under way.
#[derive(Debug)]
pub(crate) struct Counting {
    /// From the position that was asked about to the one that is looked at.
    line: Vec<Ply>,
    /// The lines behind the current move of the first position.
    lines: u64,
    all: u64,
}

impl Counting {
    /// Begins to count lines of `depth` half-moves, which is at least 1.
    pub(crate) fn begin(position: Position, depth: u32) -> Self {
        Self {
            line: vec![Ply::new(position, depth)],
            lines: 0,
            all: 0,
        }
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.line.is_empty()
    }

    /// Counts about this many lines on, and says what came out.
    pub(crate) fn step(&mut self, lines: u64) -> String {
        let mut text = String::new();
        let mut left = lines;
        while left > 0 {
            let is_first = self.line.len() == 1;
            let Some(ply) = self.line.last_mut() else {
                break;
            };
            let Some(&mv) = ply.moves.get(ply.next) else {
                self.line.pop();
                match self.line.as_slice() {
                    [] => {
                        let _ = write!(text, "\nNodes searched: {}\n", self.all);
                    }
                    [first] => text += &self.end_move(first.moves[first.next - 1]),
                    _ => {}
                }
                left -= 1;
                continue;
            };
            ply.next += 1;
            let (after, depth) = (ply.position.play_unchecked(mv), ply.depth - 1);
            if depth > PIECE {
                self.line.push(Ply::new(after, depth));
                left -= 1;
                continue;
            }
            let counted = after.perft(depth);
            self.lines += counted;
            left = left.saturating_sub(counted.max(1));
            if is_first {
                text += &self.end_move(mv);
            }
        }
        text
    }

    /// Says what was counted behind a move of the first position.
    fn end_move(&mut self, mv: Move) -> String {
        let lines = std::mem::take(&mut self.lines);
        self.all += lines;
        let name = self
            .line
            .first()
            .map(|first| notation::uci::write(&first.position, mv));
        format!("{}: {lines}\n", name.unwrap_or_default())
    }

    /// What is said when it is stopped.
    pub(crate) fn end(&self) -> String {
        let counted = self.all + self.lines;
        format!("info string stopped after {counted} lines\n")
    }
}
