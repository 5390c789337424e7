//! The other first moves after which mate comes in time, looked for in slices.

use std::task::Poll;
use std::vec;

use exercise::mate::{Quest, Search};
use rules::{Move, Position};

/// This many positions are looked at for each move; one that needs more is not told.
const NODES_FOR_EACH: u64 = 250_000;

/// The search.
#[derive(Debug)]
pub(super) struct Beside {
    position: Position,
    within: u8,
    search: Search,
    moves: vec::IntoIter<Move>,
    tried: Option<Tried>,
    found: Vec<Move>,
}

/// A move that is looked into: every reply to it must be mated in time.
#[derive(Debug)]
struct Tried {
    mv: Move,
    replies: vec::IntoIter<Position>,
    quest: Option<Quest>,
    is_begun: bool,
}

impl Beside {
    /// Begins with all moves but the one that was found.
    pub(super) fn of(position: &Position, within: u8, found: Move) -> Self {
        let moves = position.legal_moves();
        let others: Vec<Move> = moves.iter().copied().filter(|&mv| mv != found).collect();
        Self {
            position: *position,
            within,
            search: Search::with_limit(NODES_FOR_EACH),
            moves: others.into_iter(),
            tried: None,
            found: Vec::new(),
        }
    }

    /// Goes on until about this many positions were looked at.
    pub(super) fn go_on(&mut self, nodes: u64) -> Poll<&[Move]> {
        let mut left = nodes;
        loop {
            let Some(tried) = self.tried.as_mut() else {
                let Some(mv) = self.moves.next() else {
                    return Poll::Ready(&self.found);
                };
                self.begin(mv);
                continue;
            };
            let (verdict, used) = tried.go_on(&mut self.search, self.within - 1, left);
            left = left.saturating_sub(used);
            match verdict {
                Some(true) => self.found.push(tried.mv),
                Some(false) => {}
                None => return Poll::Pending,
            }
            self.tried = None;
        }
    }

    fn begin(&mut self, mv: Move) {
        let after = self.position.play_unchecked(mv);
        if after.is_checkmate() {
            self.found.push(mv);
            return;
        }
        let replies = after.legal_moves();
        // Who mates in one move has to do it at once, and stalemate is no mate.
        if self.within > 1 && !replies.is_empty() {
            let replies = replies.iter().map(|&reply| after.play_unchecked(reply));
            self.tried = Some(Tried {
                mv,
                replies: replies.collect::<Vec<_>>().into_iter(),
                quest: None,
                is_begun: false,
            });
        }
    }
}

impl Tried {
    /// Whether the move mates in time, as far as it is known now, and how many positions were looked at.
    fn go_on(&mut self, search: &mut Search, within: u8, nodes: u64) -> (Option<bool>, u64) {
        let mut used = 0;
        while used < nodes {
            let mut before = search.nodes();
            let quest = match self.quest.take() {
                Some(quest) => Ok(quest),
                None => match self.replies.next() {
                    None => return (Some(true), used),
                    Some(position) if self.is_begun => {
                        Quest::beside_another(search, &position, within)
                    }
                    Some(position) => {
                        self.is_begun = true;
                        before = 0;
                        Quest::new(search, &position, within)
                    }
                },
            };
            let found = quest.and_then(|mut quest| {
                let found = quest.go_on(search, nodes - used)?;
                if found.is_pending() {
                    self.quest = Some(quest);
                }
                Ok(found)
            });
            // A reply that is seen through at a glance counts as well.
            used += search.nodes().saturating_sub(before).max(1);
            match found {
                Ok(Poll::Ready(Some(_)) | Poll::Pending) => {}
                Ok(Poll::Ready(None)) | Err(_) => return (Some(false), used),
            }
        }
        (None, used)
    }
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::Beside;

    /// The moves beside `first` after which White mates in time, looked for in slices of this size.
    #[track_caller]
    fn beside(fen: &str, within: u8, first: &str, nodes: u64) -> (Vec<String>, usize) {
        let position: rules::Position = fen.parse().unwrap();
        let mut moves = position.legal_moves().into_iter();
        let first = moves.find(|mv| mv.to_string() == first).unwrap();
        let mut search = Beside::of(&position, within, first);
        let mut slices = 1;
        loop {
            if let Poll::Ready(found) = search.go_on(nodes) {
                let found = found.iter().map(ToString::to_string);
                return (found.collect(), slices);
            }
            slices += 1;
        }
    }

    #[test]
    fn all_moves_that_mate_in_time_are_found_whatever_the_slices() {
        let ladder = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        for nodes in [1, 100, u64::MAX] {
            assert_eq!(beside(ladder, 2, "a2a7", nodes).0, ["b1b7"]);
        }
        let corner = "k7/8/1K6/8/8/8/8/6RR w - - 0 1";
        assert_eq!(beside(corner, 1, "g1g8", 100).0, ["h1h8"]);
        // A stalemate is no mate.
        let queen = "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1";
        assert!(beside(queen, 1, "g1g8", 100).0.is_empty());
    }

    #[test]
    fn a_slice_ends_where_it_should() {
        let (_, slices) = beside("7k/8/5K2/8/8/8/8/R5R1 w - - 0 1", 3, "a1a8", 500);
        assert!(slices > 3, "{slices}");
    }
}
