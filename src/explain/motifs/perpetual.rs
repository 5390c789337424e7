//! Perpetual check, proved by search, or by what was played.

use std::collections::HashMap;

use rules::{Bitboard, Move, Position, PositionIdentity};

use super::{Finding, Motif};
use crate::draw::Repetition;

/// What is known of the checks of the side to move.
///
/// # Examples
///
/// ```
/// use explain::motifs::{Perpetual, perpetual};
/// use rules::Position;
///
/// let position: Position = "6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1".parse()?;
/// let Perpetual::Proved { cycle } = perpetual(&position, 1_000) else {
///     panic!("the queen checks for ever");
/// };
/// assert_eq!(cycle[0].to_string(), "e4e8");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Perpetual {
    /// Whatever the other side replies, the side to move can go on giving check.
    Proved {
        /// Checks and replies up to a position that has been there before on this line.
        cycle: Vec<Move>,
    },
    /// The other side can leave the checks, or is mated by force: no perpetual check.
    Refuted,
    /// The budget was spent before either was proved.
    Unknown,
}

/// A position in which the checking side is to move.
struct Node {
    position: Position,
    /// How many replies there were to the checks on the way here: forced lines come first.
    cost: usize,
    /// Each check with the positions its replies lead to; `None` until looked at.
    checks: Option<Vec<Check>>,
}

struct Check {
    mv: Move,
    replies: Vec<(Move, usize)>,
}

struct Graph {
    nodes: Vec<Node>,
    known: HashMap<PositionIdentity, usize>,
}

/// Perpetual check: the side to move can give check with every move, for ever, whatever the other
/// side replies; if that side can choose a reply that mates it, it need not. Lines with few replies
/// are searched first, until more than `budget` with the checking side to move are met.
///
/// # Examples
///
/// ```
/// use explain::motifs::{Perpetual, perpetual};
/// use rules::Position;
///
/// assert_eq!(perpetual(&Position::default(), 100), Perpetual::Refuted);
/// ```
#[must_use]
pub fn perpetual(position: &Position, budget: usize) -> Perpetual {
    let mut graph = Graph {
        nodes: Vec::new(),
        known: HashMap::new(),
    };
    graph.node(position, 0);
    let mut expanded = 0;
    let mut pause = 4;
    while graph.nodes.len() <= budget
        && let Some(next) = graph.next()
    {
        graph.expand(next);
        expanded += 1;
        if expanded == pause {
            pause *= 2;
            if let Some(cycle) = graph.cycle() {
                return Perpetual::Proved { cycle };
            }
            if !graph.lasting(Unseen::Lasts)[0] {
                return Perpetual::Refuted;
            }
        }
    }
    match graph.cycle() {
        Some(cycle) => Perpetual::Proved { cycle },
        None if graph.next().is_none() || !graph.lasting(Unseen::Lasts)[0] => Perpetual::Refuted,
        None => Perpetual::Unknown,
    }
}

/// The finding of a proved perpetual check, with the cycle as its moves.
pub(super) fn perpetual_check(position: &Position, budget: usize) -> Option<Finding> {
    let Perpetual::Proved { cycle } = perpetual(position, budget) else {
        return None;
    };
    let side = position.turn();
    let by = Bitboard::from(cycle.first()?.from());
    let king = Bitboard::from(position.king(!side));
    let checks = cycle.iter().step_by(2).map(|mv| mv.to()).collect();
    let finding = Finding::new(Motif::PerpetualCheck, side, by, king);
    Some(finding.showing(checks).moves(&cycle))
}

/// The perpetual check that a game has come to, by [`Repetition::perpetual_checker`]: `positions`
/// are all of the game from its start, `moves` those between them. The moves of the finding are
/// the last way around.
///
/// # Examples
///
/// ```
/// use explain::motifs::perpetual_check_played;
/// use rules::Position;
///
/// assert_eq!(perpetual_check_played(&[Position::default()], &[]), None);
/// ```
#[must_use]
pub fn perpetual_check_played(positions: &[Position], moves: &[Move]) -> Option<Finding> {
    let repetition = Repetition::of(positions);
    let side = repetition.perpetual_checker(positions)?;
    let &[.., before, last] = &repetition.plies[..] else {
        return None;
    };
    let around = moves.get(before..last)?;
    let own = around.iter().zip(&positions[before..]);
    let own = own.filter(|(_, position)| position.turn() == side);
    let checks: Bitboard = own.map(|(mv, _)| mv.to()).collect();
    let (here, last) = (positions.last()?, around.last()?);
    let by = if here.turn() == side {
        // The last move was the reply to a check.
        Bitboard::from(around.iter().rev().nth(1)?.to())
    } else {
        Bitboard::from(last.to())
    };
    let king = Bitboard::from(here.king(!side));
    let finding = Finding::new(Motif::PerpetualCheck, side, by, king);
    Some(finding.showing(checks).moves(around))
}

/// What to take positions for that have not been looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unseen {
    Lasts,
    Ends,
}

impl Graph {
    fn node(&mut self, position: &Position, cost: usize) -> usize {
        let next = self.nodes.len();
        let index = *self.known.entry(position.identity()).or_insert(next);
        if index == next {
            self.nodes.push(Node {
                position: *position,
                cost,
                checks: None,
            });
        }
        index
    }

    /// The position to look at next.
    fn next(&self) -> Option<usize> {
        let nodes = self.nodes.iter().enumerate();
        let open = nodes.filter(|(_, node)| node.checks.is_none());
        open.min_by_key(|(_, node)| node.cost)
            .map(|(index, _)| index)
    }

    fn expand(&mut self, index: usize) {
        let Node { position, cost, .. } = self.nodes[index];
        let mut checks = Vec::new();
        for mv in position.legal_moves() {
            let checked = position.play_unchecked(mv);
            if !checked.is_check() {
                continue;
            }
            let moves = checked.legal_moves();
            let cost = cost + moves.len();
            let replies = moves
                .iter()
                .map(|&reply| (reply, self.node(&checked.play_unchecked(reply), cost)))
                .collect();
            checks.push(Check { mv, replies });
        }
        self.nodes[index].checks = Some(checks);
    }

    /// From which positions the checks last: the largest set in which each position has a check
    /// all of whose replies stay in the set. A mate counts as lasting here.
    fn lasting(&self, unseen: Unseen) -> Vec<bool> {
        let mut lasts: Vec<bool> = self
            .nodes
            .iter()
            .map(|node| node.checks.is_some() || unseen == Unseen::Lasts)
            .collect();
        loop {
            let mut changed = false;
            for (index, node) in self.nodes.iter().enumerate() {
                let Some(checks) = node.checks.as_ref().filter(|_| lasts[index]) else {
                    continue;
                };
                if !checks.iter().any(|check| check.stays_in(&lasts)) {
                    lasts[index] = false;
                    changed = true;
                }
            }
            if !changed {
                return lasts;
            }
        }
    }

    /// A line of checks that comes back to a position of its own, if the checks last from the
    /// first position and cannot all be cut short by mate.
    fn cycle(&self) -> Option<Vec<Move>> {
        let lasts = self.lasting(Unseen::Ends);
        if !lasts[0] {
            return None;
        }
        // One check for each position, kept for ever: then the replies decide where it leads.
        let chosen = |index: usize| {
            let checks = self.nodes[index].checks.as_ref()?;
            let mut good = checks.iter().filter(|check| check.stays_in(&lasts));
            good.find(|check| !check.replies.is_empty())
        };
        let mut path: Vec<usize> = Vec::new();
        let mut moves: Vec<Move> = Vec::new();
        let mut dead_ends = vec![false; self.nodes.len()];
        let mut next = vec![0; self.nodes.len()];
        path.push(0);
        while let Some(&index) = path.last() {
            let check = chosen(index);
            let step = check.and_then(|check| {
                let reply = check.replies.get(next[index])?;
                next[index] += 1;
                Some((check.mv, *reply))
            });
            match step {
                Some((mv, (reply, to))) if path.contains(&to) => {
                    moves.extend([mv, reply]);
                    return Some(moves);
                }
                Some((_, (_, to))) if dead_ends[to] => {}
                Some((mv, (reply, to))) => {
                    moves.extend([mv, reply]);
                    path.push(to);
                }
                None => {
                    dead_ends[index] = true;
                    path.pop();
                    moves.truncate(path.len().saturating_sub(1) * 2);
                }
            }
        }
        None
    }
}

impl Check {
    fn stays_in(&self, lasts: &[bool]) -> bool {
        self.replies.iter().all(|&(_, to)| lasts[to])
    }
}
