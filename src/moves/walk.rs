//! Ways through a record: where the keys lead from a move.

use record::{NodeId, Record};

/// A step of the reader through the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the start position.
    First,
    /// One move back.
    Previous,
    /// One move on, in this line.
    Next,
    /// To the end of this line.
    Last,
    /// Back to where the line branched last.
    BranchBefore,
    /// On to where it branches next, or to its end.
    BranchAfter,
    /// To the move that stands above this one as another choice.
    VariationBefore,
    /// To the one below.
    VariationAfter,
    /// The nth alternative to the main move here; 0 is the main move.
    Variation(usize),
    /// To a node.
    To(NodeId),
}

/// Where a step leads; `None` when there is nothing that way.
#[must_use]
pub fn target(record: &Record, from: NodeId, go: Go) -> Option<NodeId> {
    match go {
        Go::First => Some(Record::ROOT),
        Go::Previous => record.parent(from),
        Go::Next => record.next(from),
        Go::Last => Some(record.line_from(from).last().unwrap_or(from)),
        Go::BranchBefore => {
            let mut node = record.parent(from)?;
            while record.children(node).len() < 2 {
                match record.parent(node) {
                    Some(parent) => node = parent,
                    None => break,
                }
            }
            Some(node)
        }
        Go::BranchAfter => {
            let mut line = record.line_from(from);
            let branch = line.find(|node| record.children(*node).len() > 1);
            branch.or_else(|| record.line_from(from).last())
        }
        Go::VariationBefore => beside(record, from, usize::checked_sub),
        Go::VariationAfter => beside(record, from, usize::checked_add),
        Go::Variation(index) => {
            // What is written as variations of the next move, or else of this one.
            let next = record.children(from);
            let siblings = match record.parent(from) {
                Some(parent) if next.len() < 2 => record.children(parent),
                _ => next,
            };
            siblings.get(index).copied()
        }
        Go::To(node) => record.is_reachable(node).then_some(node),
    }
}

/// The other choice so many places away: of this move, or of the nearest one before it in the same
/// line that has others.
fn beside(
    record: &Record,
    from: NodeId,
    step: fn(usize, usize) -> Option<usize>,
) -> Option<NodeId> {
    let mut node = from;
    while let Some(parent) = record.parent(node) {
        let siblings = record.children(parent);
        if siblings.len() > 1 {
            let index = siblings.iter().position(|other| *other == node)?;
            return step(index, 1).and_then(|index| siblings.get(index).copied());
        }
        node = parent;
    }
    // Nothing before has another choice; what follows may.
    let next = record.children(from);
    next.get(1).copied().filter(|_| step(0, 1).is_some())
}

/// The place of a node among the choices at its parent, counted from 0, and how many there are.
#[must_use]
pub fn place(record: &Record, node: NodeId) -> Option<(usize, usize)> {
    let siblings = record.children(record.parent(node)?);
    let index = siblings.iter().position(|other| *other == node)?;
    Some((index, siblings.len()))
}

/// The first node of each variation around a node, the innermost first.
#[must_use]
pub fn variations_around(record: &Record, node: NodeId) -> Vec<NodeId> {
    let line = record.line_to(node);
    let begins = |id: &NodeId| place(record, *id).is_some_and(|(index, _)| index > 0);
    line.into_iter().rev().filter(begins).collect()
}

/// The first nodes of all variations.
#[must_use]
pub fn all_variations(record: &Record) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut waiting = vec![Record::ROOT];
    while let Some(node) = waiting.pop() {
        let children = record.children(node);
        found.extend(children.iter().skip(1));
        waiting.extend(children);
    }
    found
}

/// How many nodes would go with a node, itself included.
#[must_use]
pub fn count_from(record: &Record, node: NodeId) -> usize {
    let mut count = 0;
    let mut waiting = vec![node];
    while let Some(node) = waiting.pop() {
        count += 1;
        waiting.extend(record.children(node));
    }
    count
}

/// The way to a node as places among children, by which a stored record finds it again.
#[must_use]
pub fn path_of(record: &Record, node: NodeId) -> Vec<usize> {
    let places = record.line_to(node).into_iter();
    places
        .filter_map(|id| place(record, id).map(|(index, _)| index))
        .collect()
}

/// The node at the end of such a way; of one that is not there, the last node that is.
#[must_use]
pub fn node_at(record: &Record, path: &[usize]) -> NodeId {
    let mut node = Record::ROOT;
    for &index in path {
        match record.children(node).get(index) {
            Some(&child) => node = child,
            None => break,
        }
    }
    node
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Record {
        record::pgn::read_all(text).remove(0).record
    }

    fn walk(record: &Record, ways: &[Go]) -> NodeId {
        ways.iter().fold(Record::ROOT, |node, &way| {
            target(record, node, way).expect("there is a way")
        })
    }

    fn san(record: &Record, node: NodeId) -> String {
        let before = record.parent(node).expect("a move");
        let mv = record
            .step(node)
            .and_then(record::Step::mv)
            .expect("a move");
        notation::san::write(record.position(before), mv)
    }

    #[test]
    fn keys_lead_through_variations() {
        let record = read("1. e4 e5 (1... c5 2. Nf3 (2. c3)) (1... e6) 2. Nf3 Nc6 *");
        let at = |ways: &[Go]| san(&record, walk(&record, ways));
        assert_eq!(at(&[Go::Next, Go::Next]), "e5");
        assert_eq!(at(&[Go::Next, Go::Next, Go::VariationAfter]), "c5");
        let last = [Go::Next, Go::Next, Go::VariationAfter, Go::VariationAfter];
        assert_eq!(at(&last), "e6");
        assert_eq!(
            target(&record, walk(&record, &last), Go::VariationAfter),
            None
        );
        assert_eq!(at(&[Go::Last]), "Nc6");
        assert_eq!(at(&[Go::Last, Go::BranchBefore]), "e4");
        assert_eq!(at(&[Go::BranchAfter]), "e4");
        assert_eq!(at(&[Go::Next, Go::Variation(2)]), "e6");
        assert_eq!(at(&[Go::Last, Go::VariationAfter]), "c5", "from further on");
    }

    #[test]
    fn a_way_is_found_again() {
        let record = read("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 *");
        for node in all_variations(&record) {
            assert_eq!(node_at(&record, &path_of(&record, node)), node);
        }
        assert_eq!(node_at(&record, &[0, 7]), walk(&record, &[Go::Next]));
        assert_eq!(
            count_from(&record, walk(&record, &[Go::Next, Go::Variation(1)])),
            3
        );
    }
}
