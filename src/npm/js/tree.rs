//! The tree of a game: its moves are those of the game, its variations those that were read or
//! added.
//!
//! The tree of `record` can do more (commands in comments, changes that can be undone), but weighs
//! more than everything else that a page fetches of this package; this one holds just what PGN has.
//! The comments and judgments behind the moves of the main line are in the notes of the game.
//!
//! Nodes keep their numbers and their boards while the game goes on, is taken back and changed, so
//! that whoever walks the tree pays for each node once.

use crate::line::{Line, Played};
use listing::ListedPosition;

/// The place of a node in its tree, in the order in which they were added.
pub type NodeId = usize;

/// A move with its comments and judgments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node before.
    pub parent: NodeId,
    /// The move; the root has none.
    pub played: Option<Played>,
    /// The board after it.
    pub after: ListedPosition,
    /// How many moves lead here.
    pub ply: u32,
    /// What follows, the main continuation first.
    pub children: Vec<NodeId>,
    /// The comment before the move.
    pub before: Option<String>,
    /// The comment behind it, of a move that is not in the main line.
    pub comment: Option<String>,
    /// The judgments, of a move that is not in the main line.
    pub nags: Vec<u8>,
    hold: Hold,
}

/// Why a node is in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    /// It was read, or the tree was changed when it was there.
    Kept,
    /// The game has gone there; it goes with its move.
    Played,
    /// It is in the tree no more, or not until the game comes back to it.
    Out,
}

/// A tree of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// What the root is called from outside; the other nodes follow it.
    first_name: u32,
    /// The main line, from the root on.
    main: Vec<NodeId>,
    /// What is kept behind the end of the game for when it comes back: moves that were taken back.
    beyond: Vec<NodeId>,
    /// The nodes that the game has brought since the tree was last changed.
    brought: Vec<NodeId>,
}

#[cfg(test)]
thread_local! {
    /// How many nodes were gone through to keep the tree in order, for tests of the work that is done.
    pub static VISITED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl Tree {
    /// The node before the first move.
    pub const ROOT: NodeId = 0;

    /// A tree without moves.
    #[must_use]
    pub fn new(start: ListedPosition) -> Self {
        let root = Node {
            parent: Self::ROOT,
            played: None,
            after: start,
            ply: 0,
            children: Vec::new(),
            before: None,
            comment: None,
            nags: Vec::new(),
            hold: Hold::Kept,
        };
        Self {
            nodes: vec![root],
            first_name: 0,
            main: vec![Self::ROOT],
            beyond: Vec::new(),
            brought: Vec::new(),
        }
    }

    /// The tree with names that no node of an earlier one had.
    #[must_use]
    pub fn named_from(mut self, first_name: u32) -> Self {
        self.first_name = first_name;
        self
    }

    /// The first name that no node has.
    #[must_use]
    pub const fn next_name(&self) -> u32 {
        self.name_of(self.nodes.len())
    }

    /// What a node is called from outside, for as long as the game is not replaced.
    #[must_use]
    pub const fn name_of(&self, id: NodeId) -> u32 {
        self.first_name + id as u32
    }

    /// The node of this name, if it is in the tree.
    #[must_use]
    pub fn named(&self, name: u32) -> Option<NodeId> {
        let id = name.checked_sub(self.first_name)? as NodeId;
        let is_there = self.nodes.get(id)?.hold != Hold::Out;
        is_there.then_some(id)
    }

    /// A node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// A node, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id]
    }

    /// The continuation of a node with this move.
    #[must_use]
    pub fn child(&self, id: NodeId, played: Played) -> Option<NodeId> {
        let mut children = self.nodes[id].children.iter().copied();
        children.find(|&child| self.nodes[child].played == Some(played))
    }

    /// Adds a move behind a node, the last of its continuations; `after` is the board it leads to.
    pub fn add(&mut self, parent: NodeId, played: Played, after: ListedPosition) -> NodeId {
        let id = self.push(parent, played, after, Hold::Kept);
        self.nodes[parent].children.push(id);
        id
    }

    fn push(
        &mut self,
        parent: NodeId,
        played: Played,
        after: ListedPosition,
        hold: Hold,
    ) -> NodeId {
        let ply = self.nodes[parent].ply + 1;
        self.nodes.push(Node {
            parent,
            played: Some(played),
            after,
            ply,
            children: Vec::new(),
            before: None,
            comment: None,
            nags: Vec::new(),
            hold,
        });
        let id = self.nodes.len() - 1;
        if hold == Hold::Played {
            self.brought.push(id);
        }
        id
    }

    /// Puts a node that was just added at the end of the main line, if it stands behind it; tells
    /// whether it does.
    pub fn goes_on(&mut self, id: NodeId) -> bool {
        let is_behind = self.main.last() == Some(&self.nodes[id].parent);
        if is_behind {
            self.main.push(id);
        }
        is_behind
    }

    /// Makes the moves of a game the main line. What was kept stays as a variation where it begins
    /// in the game; behind its end it waits until the game comes back.
    pub fn follow(&mut self, line: &Line) {
        if self.nodes[Self::ROOT].after != *line.start() {
            let renewed = Self::new(line.start().clone());
            *self = renewed.named_from(self.next_name());
        }
        self.come_back();
        let mut at = Self::ROOT;
        let past = line.past();
        let mut afters = past.iter().skip(1).map(|past| &past.before);
        #[cfg(test)]
        VISITED.set(VISITED.get() + past.len());
        for past in past.iter() {
            let after = afters.next().unwrap_or_else(|| line.here());
            let known = self.child(at, past.played);
            let main =
                known.unwrap_or_else(|| self.push(at, past.played, after.clone(), Hold::Played));
            let mut others = self.release(at, known);
            others.insert(0, main);
            self.nodes[at].children = others;
            at = main;
        }
        self.beyond = self.release(at, None);
        self.nodes[at].children = Vec::new();
        for branch in self.beyond.clone() {
            self.put_out(branch);
        }
        self.find_main();
    }

    /// Takes those continuations of a node out of the tree that only the game had, but for the one
    /// where it goes on; returns the others.
    fn release(&mut self, id: NodeId, going_on: Option<NodeId>) -> Vec<NodeId> {
        let children = std::mem::take(&mut self.nodes[id].children);
        let others = children
            .into_iter()
            .filter(|child| Some(*child) != going_on);
        let (kept, left): (Vec<_>, Vec<_>) =
            others.partition(|&child| self.nodes[child].hold == Hold::Kept);
        for branch in left {
            self.put_out(branch);
        }
        kept
    }

    /// Marks a branch as being out of the tree, and drops of it what only the game had.
    fn put_out(&mut self, branch: NodeId) {
        let mut waiting = vec![branch];
        while let Some(id) = waiting.pop() {
            let mut children = std::mem::take(&mut self.nodes[id].children);
            waiting.extend(&children);
            children.retain(|&child| self.nodes[child].hold == Hold::Kept);
            self.nodes[id].children = children;
            self.nodes[id].hold = Hold::Out;
        }
    }

    /// Puts what waits behind the end of the game back into the tree.
    fn come_back(&mut self) {
        let beyond = std::mem::take(&mut self.beyond);
        let Some(&first) = beyond.first() else { return };
        let end = self.nodes[first].parent;
        self.nodes[end].children.extend(&beyond);
        let mut waiting = beyond;
        while let Some(id) = waiting.pop() {
            self.nodes[id].hold = Hold::Kept;
            waiting.extend(&self.nodes[id].children);
        }
    }

    /// To be called after a change: all that is in the tree now is kept, and the rest forgotten.
    /// Only what the game has brought since the last change is looked at.
    pub fn keep(&mut self) {
        self.beyond.clear();
        for id in std::mem::take(&mut self.brought) {
            #[cfg(test)]
            VISITED.set(VISITED.get() + 1);
            if self.nodes[id].hold == Hold::Played {
                self.nodes[id].hold = Hold::Kept;
            }
        }
    }

    /// Finds the main line anew, after a change of what follows what.
    pub fn find_main(&mut self) {
        #[cfg(test)]
        VISITED.set(VISITED.get() + self.nodes.len());
        let next = |&id: &NodeId| self.nodes[id].children.first().copied();
        self.main = std::iter::successors(Some(Self::ROOT), next).collect();
    }

    /// The nodes of the main line, from the root on.
    #[must_use]
    pub fn main_line(&self) -> &[NodeId] {
        &self.main
    }

    /// Whether a node is in the main line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.main.get(self.nodes[id].ply as usize) == Some(&id)
    }

    /// Whether there is more than a main line.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }

    /// The nodes that lead to one, from the last to the first move.
    fn up_from(&self, id: NodeId) -> Vec<NodeId> {
        let before = |&id: &NodeId| Some(self.nodes[id].parent);
        let line = std::iter::successors(Some(id), before);
        line.take_while(|&id| id != Self::ROOT).collect()
    }

    fn index_among_siblings(&self, id: NodeId) -> usize {
        let siblings = &self.nodes[self.nodes[id].parent].children;
        let index = siblings.iter().position(|&other| other == id);
        index.expect("a node is a child of its parent")
    }

    /// Takes a node and what follows out of the tree.
    pub fn remove(&mut self, id: NodeId) {
        let parent = self.nodes[id].parent;
        self.nodes[parent].children.retain(|&child| child != id);
        self.put_out(id);
    }

    /// Moves a line one place up or down: the node itself, or the one before it where the line
    /// branches off.
    pub fn shift(&mut self, id: NodeId, is_up: bool) {
        for node in self.up_from(id) {
            let parent = self.nodes[node].parent;
            let index = self.index_among_siblings(node);
            let siblings = &mut self.nodes[parent].children;
            let other = match is_up {
                true => index.checked_sub(1),
                false => Some(index + 1).filter(|&other| other < siblings.len()),
            };
            if let Some(other) = other {
                siblings.swap(index, other);
                return;
            }
        }
    }

    /// Makes the line to a node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        for node in self.up_from(id) {
            let parent = self.nodes[node].parent;
            let index = self.index_among_siblings(node);
            let siblings = &mut self.nodes[parent].children;
            siblings[..=index].rotate_right(1);
        }
    }
}
