//! Whether the goals of a lesson can be reached, which the reader of lessons does not search for.

use std::task::{Poll, ready};

use element::{Attribute, Mode, Snippet};

use crate::builder::{Judging, Level};

/// The attribute of a board with a goal that says on which line its block begins.
pub(super) const LINE: &str = "data-line";
/// The one that says in how many moves its author reaches the goal.
const MOVES: &str = "data-in";

/// Something wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The line and column where it is, counted from 1.
    pub(super) place: (u32, u32),
    /// What is wrong.
    pub(super) text: String,
}

/// Boards whose goals are searched for, one after the other.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    /// The boards that are left, the next one last.
    boards: Vec<Snippet>,
    /// The board that is searched.
    proof: Option<Proof>,
}

/// A search for a goal.
#[derive(Debug)]
struct Proof {
    /// The line of its board.
    line: u32,
    judging: Judging,
    /// The board with the moves that its author says, while it is not asked whether fewer are enough.
    said: Option<(Snippet, u8)>,
    /// Whether that is asked now.
    is_shorter: Option<u8>,
}

impl Proofs {
    /// Of boards as the preview has them.
    pub(super) fn of(mut boards: Vec<Snippet>) -> Self {
        boards.reverse();
        Self {
            boards,
            proof: None,
        }
    }

    /// Goes on until about this many positions were looked at, or a board is judged; ready with what is
    /// wrong with it, if anything is, and with [`None`] when no board is left.
    pub(super) fn go_on(&mut self, nodes: u64) -> Poll<Option<Option<Fault>>> {
        if self.proof.is_none() {
            let Some(board) = self.boards.pop() else {
                return Poll::Ready(None);
            };
            self.proof = begin(board);
        }
        let Some(proof) = &mut self.proof else {
            return Poll::Ready(Some(None));
        };
        let place = (proof.line, 1);
        let verdict = ready!(proof.judging.go_on(nodes));
        let is_good = verdict.level == Level::Good;
        let text = match proof.is_shorter {
            // What is not proved to be shorter is as the author says.
            Some(said) => is_good.then(|| words::builder_check_fewer(said.into())),
            None => (!is_good).then_some(verdict.text),
        };
        self.proof = self.proof.take().filter(|_| is_good).and_then(shorter);
        if self.proof.is_some() {
            return Poll::Pending;
        }
        Poll::Ready(Some(text.map(|text| Fault { place, text })))
    }
}

/// The search for a way in fewer moves than the author says. Of mates, [`Judging`] asks this itself.
fn shorter(proof: Proof) -> Option<Proof> {
    let (mut board, moves) = proof.said?;
    let fewer = moves.checked_sub(1).filter(|it| *it > 0)?;
    board.set(Attribute::MaxMoves, Some(&fewer.to_string()));
    let setup = board.setup().ok()?;
    Some(Proof {
        line: proof.line,
        judging: Judging::of(&board, &setup),
        said: None,
        is_shorter: Some(moves),
    })
}

/// Begins to search for a goal in as many moves as its author says.
fn begin(mut board: Snippet) -> Option<Proof> {
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
    let mut said = None;
    if let Some(moves) = &moves {
        let attribute = match board.get(Attribute::Goal) {
            Some("mate") => Some(Attribute::In),
            Some("capture-all" | "reach" | "promote") => Some(Attribute::MaxMoves),
            _ => None,
        };
        if let Some(attribute) = attribute {
            board.set(attribute, Some(moves));
            if attribute == Attribute::MaxMoves {
                said = moves.parse().ok().map(|moves| (board.clone(), moves));
            }
        }
    }
    let setup = board.setup().ok()?;
    Some(Proof {
        line,
        judging: Judging::of(&board, &setup),
        said,
        is_shorter: None,
    })
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
    fn goals_out_of_reach_and_moves_that_are_not_the_fewest_are_told_with_their_lines() {
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
            // Fewer moves are enough than the author says.
            board(
                53,
                "mode=solve&goal=reach&to=d2&data-in=3&fen=8/8/8/8/8/8/8/B7",
            ),
            board(59, &format!("mode=solve&goal=mate&in=3&data-in=3&{LADDER}")),
            board(
                64,
                "mode=solve&goal=promote&by=p&data-in=3&fen=8/P7/8/8/8/8/8/8",
            ),
            board(
                69,
                "mode=solve&goal=capture-all&by=r&data-in=2&fen=8/8/8/8/8/8/p7/R7",
            ),
        ];
        let boards: Vec<&str> = boards.iter().map(String::as_str).collect();
        let no_mate = words::builder_check_no_mate(1);
        let never = words::builder_check_unsolvable();
        let fewer = [3, 2].map(words::builder_check_fewer);
        let sooner = words::builder_check_sooner(2);
        let expected = [
            (8, &no_mate),
            (14, &no_mate),
            (20, &never),
            (26, &never),
            (37, &no_mate),
            (53, &fewer[0]),
            (59, &sooner),
            (64, &fewer[0]),
            (69, &fewer[1]),
        ];
        assert_eq!(
            said(&boards),
            expected.map(|(line, text)| (line, text.clone()))
        );
    }
}
