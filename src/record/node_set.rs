//! A set of nodes of one record.

use crate::NodeId;

/// Nodes of one record, one bit for each: those of a list that are folded, or that were seen.
///
/// Bits, because the numbers of nodes have few gaps; the trees of the standard library cost a page
/// several kilobytes more.
///
/// # Examples
///
/// ```
/// use record::{NodeSet, Record};
///
/// let mut nodes = NodeSet::default();
/// assert!(nodes.insert(Record::ROOT));
/// assert!(!nodes.insert(Record::ROOT));
/// assert!(nodes.contains(Record::ROOT));
/// assert!(nodes.remove(Record::ROOT));
/// assert!(nodes.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeSet {
    /// The last one is not zero, so that equal sets are equal vectors.
    blocks: Vec<u64>,
}

/// The block of a node, and its bit there.
const fn place(node: NodeId) -> (usize, u64) {
    (node.index() / 64, 1 << (node.index() % 64))
}

impl NodeSet {
    /// Adds a node; whether it was not there before.
    pub fn insert(&mut self, node: NodeId) -> bool {
        let is_new = !self.contains(node);
        let (block, bit) = place(node);
        if block >= self.blocks.len() {
            self.blocks.resize(block + 1, 0);
        }
        self.blocks[block] |= bit;
        is_new
    }

    /// Takes a node out; whether it was there.
    pub fn remove(&mut self, node: NodeId) -> bool {
        let is_there = self.contains(node);
        if is_there {
            let (block, bit) = place(node);
            self.blocks[block] &= !bit;
            while self.blocks.last() == Some(&0) {
                self.blocks.pop();
            }
        }
        is_there
    }

    /// Whether a node is in the set.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        let (block, bit) = place(node);
        self.blocks.get(block).is_some_and(|nodes| nodes & bit != 0)
    }

    /// Whether no node is in the set.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }
}

impl Extend<NodeId> for NodeSet {
    fn extend<I: IntoIterator<Item = NodeId>>(&mut self, nodes: I) {
        for node in nodes {
            self.insert(node);
        }
    }
}

impl FromIterator<NodeId> for NodeSet {
    fn from_iter<I: IntoIterator<Item = NodeId>>(nodes: I) -> Self {
        let mut set = Self::default();
        set.extend(nodes);
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_set_of_nodes_answers_as_the_one_of_the_standard_library_does() {
        let mut ours = NodeSet::default();
        let mut theirs = BTreeSet::new();
        let mut state = 1_u32;
        for _ in 0..20_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let node = NodeId((state >> 8) % 300);
            match state >> 31 {
                0 => assert_eq!(ours.insert(node), theirs.insert(node)),
                _ => assert_eq!(ours.remove(node), theirs.remove(&node)),
            }
            assert_eq!(ours.contains(node), theirs.contains(&node));
            assert_eq!(ours.is_empty(), theirs.is_empty());
        }
        let again: NodeSet = theirs.iter().rev().copied().collect();
        assert_eq!(again, ours, "sets with the same nodes are equal");
        theirs.iter().for_each(|&node| assert!(ours.remove(node)));
        assert_eq!(ours, NodeSet::default());
    }
}
