//! Whether the goals of a lesson can be reached, which the reader of lessons does not search for.

use std::task::{Poll, ready};

use element::{Attribute, Mode, Snippet};

use super::preview::Fault;
use crate::builder::{Judging, Level};

/// The attribute of a board with a goal that says on which line its block begins.
pub(super) const LINE: &str = "data-line";
/// The one that says in how many moves its author reaches the goal.
const MOVES: &str = "data-in";

/// Boards whose goals are searched for, one after the other.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    /// The boards that are left, the next one last.
    boards: Vec<Snippet>,
    /// The line of the board that is searched, and the search.
    judging: Option<(u32, Judging)>,
}

impl Proofs {
    /// Of boards as the preview has them.
    pub(super) fn of(mut boards: Vec<Snippet>) -> Self {
        boards.reverse();
        Self {
            boards,
            judging: None,
        }
    }

    /// Goes on until about so many positions were looked at, or a board is judged; ready with what is
    /// wrong with it, if anything is, and with [`None`] when no board is left.
    pub(super) fn go_on(&mut self, nodes: u64) -> Poll<Option<Option<Fault>>> {
        if self.judging.is_none() {
            let Some(board) = self.boards.pop() else {
                return Poll::Ready(None);
            };
            self.judging = begin(board);
        }
        let Some((line, judging)) = &mut self.judging else {
            return Poll::Ready(Some(None));
        };
        let place = (*line, 1);
        let verdict = ready!(judging.go_on(nodes));
        self.judging = None;
        let text = verdict.text;
        Poll::Ready(Some(
            (verdict.level != Level::Good).then_some(Fault { place, text }),
        ))
    }
}

/// Begins to search for a goal in as many moves as its author says.
fn begin(mut board: Snippet) -> Option<(u32, Judging)> {
    let line = board.get_named(LINE)?.parse().ok()?;
    let moves = board.get_named(MOVES).map(str::to_owned);
    if board.mode() == Mode::Computer {
        // A mate that is played out is one that has to be there.
        let most = moves.as_deref()?.parse::<u8>().ok()?;
        if most > exercise::mate::MOST_MOVES {
            return None;
        }
        let fen = board.get(Attribute::Fen)?.to_owned();
        board = Snippet::default();
        board.set(Attribute::Mode, Some(Mode::Solve.name()));
        board.set(Attribute::Goal, Some("mate"));
        board.set(Attribute::Fen, Some(&fen));
    }
    if let Some(moves) = &moves {
        let attribute = match board.get(Attribute::Goal) {
            Some("mate") => Some(Attribute::In),
            Some("capture-all" | "reach") => Some(Attribute::MaxMoves),
            _ => None,
        };
        if let Some(attribute) = attribute {
            board.set(attribute, Some(moves));
        }
    }
    let setup = board.setup().ok()?;
    Some((line, Judging::of(&board, &setup)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of boards, in slices.
    fn said(queries: &[&str]) -> Vec<(u32, String)> {
        let boards = queries.iter().map(|query| Snippet::from_query(query));
        let mut proofs = Proofs::of(boards.collect());
        let mut said = Vec::new();
        loop {
            match proofs.go_on(50) {
                Poll::Pending => {}
                Poll::Ready(None) => return said,
                Poll::Ready(Some(fault)) => {
                    said.extend(fault.map(|fault| (fault.place.0, fault.text)));
                }
            }
        }
    }

    const LADDER: &str = "fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-";

    #[test]
    fn goals_that_no_moves_reach_are_told_with_their_lines() {
        let board = |line: u32, rest: &str| format!("data-line={line}&{rest}");
        let boards = [
            board(3, &format!("mode=solve&goal=mate&in=2&{LADDER}")),
            board(8, &format!("mode=solve&goal=mate&in=1&{LADDER}")),
            board(14, &format!("mode=solve&goal=mate&in=2&data-in=1&{LADDER}")),
            board(20, "mode=solve&goal=reach&to=a2&fen=8/8/8/8/8/8/8/B7"),
            board(
                26,
                "mode=solve&goal=reach&to=d2&data-in=1&fen=8/8/8/8/8/8/8/B7",
            ),
            board(
                31,
                "mode=solve&goal=reach&to=d2&data-in=2&fen=8/8/8/8/8/8/8/B7",
            ),
            board(37, &format!("mode=computer&level=3&data-in=1&{LADDER}")),
            board(41, &format!("mode=computer&level=3&data-in=2&{LADDER}")),
            board(47, &format!("mode=computer&level=3&data-in=40&{LADDER}")),
            format!("mode=solve&goal=mate&in=1&{LADDER}"),
        ];
        let boards: Vec<&str> = boards.iter().map(String::as_str).collect();
        let no_mate = words::builder_check_no_mate(1);
        let never = words::builder_check_unsolvable();
        let expected = [
            (8, &no_mate),
            (14, &no_mate),
            (20, &never),
            (26, &never),
            (37, &no_mate),
        ];
        assert_eq!(
            said(&boards),
            expected.map(|(line, text)| (line, text.clone()))
        );
    }
}
