//! The nodes of a record, shared between copies of it.

use std::sync::Arc;

use rules::Position;

use crate::{Comment, Nag, Step};

/// The name of a node; it stays the same while other nodes are added, moved or deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One position of a record and the move that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    /// Nothing at the root.
    pub(crate) step: Option<Step>,
    /// The root is its own parent.
    pub(crate) parent: NodeId,
    pub(crate) ply: u32,
    pub(crate) children: Children,
    /// Most nodes have none.
    pub(crate) notes: Option<Arc<Notes>>,
}

/// What is written about a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notes {
    pub(crate) before: Vec<Comment>,
    pub(crate) after: Vec<Comment>,
    pub(crate) nags: Vec<Nag>,
}

impl Notes {
    pub(crate) const EMPTY: Self = Self {
        before: Vec::new(),
        after: Vec::new(),
        nags: Vec::new(),
    };

    /// Adds a judgment unless it is there already.
    pub(crate) fn add_nag(&mut self, nag: Nag) {
        if !self.nags.contains(&nag) {
            self.nags.push(nag);
        }
    }

    const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty() && self.nags.is_empty()
    }
}

/// The continuations of a node. Nearly always there is one, which needs no memory of its own.
#[derive(Clone, Debug)]
pub(crate) enum Children {
    None,
    One([NodeId; 1]),
    Several(Vec<NodeId>),
}

impl Children {
    pub(crate) fn as_slice(&self) -> &[NodeId] {
        match self {
            Self::None => &[],
            Self::One(only) => only,
            Self::Several(several) => several,
        }
    }

    pub(crate) fn push(&mut self, child: NodeId) {
        match self {
            Self::None => *self = Self::One([child]),
            Self::One([first]) => *self = Self::Several(vec![*first, child]),
            Self::Several(several) => several.push(child),
        }
    }

    pub(crate) fn remove(&mut self, child: NodeId) {
        match self {
            Self::None => {}
            Self::One([only]) if *only == child => *self = Self::None,
            Self::One(_) => {}
            Self::Several(several) => several.retain(|other| *other != child),
        }
    }

    /// The children to be put in another order.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [NodeId] {
        match self {
            Self::None => &mut [],
            Self::One(only) => only,
            Self::Several(several) => several,
        }
    }
}

/// How many nodes are kept together; a change copies that many.
const CHUNK: usize = 32;

/// All nodes that were ever added. Copies share what neither of them has changed, so that keeping
/// the state before every change costs little.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nodes {
    chunks: Vec<Arc<Vec<Node>>>,
}

impl Nodes {
    pub(crate) fn len(&self) -> usize {
        self.chunks
            .last()
            .map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.len())
    }

    pub(crate) fn get(&self, id: NodeId) -> &Node {
        &self.chunks[id.index() / CHUNK][id.index() % CHUNK]
    }

    pub(crate) fn get_mut(&mut self, id: NodeId) -> &mut Node {
        &mut Arc::make_mut(&mut self.chunks[id.index() / CHUNK])[id.index() % CHUNK]
    }

    /// Appends a node; its parent does not know of it yet.
    pub(crate) fn push(&mut self, node: Node) -> NodeId {
        let id = NodeId(u32::try_from(self.len()).expect("no memory holds so many nodes"));
        match self.chunks.last_mut() {
            Some(last) if last.len() < CHUNK => Arc::make_mut(last).push(node),
            _ => {
                let mut chunk = Vec::with_capacity(CHUNK);
                chunk.push(node);
                self.chunks.push(Arc::new(chunk));
            }
        }
        id
    }

    /// Changes what is written about a node.
    pub(crate) fn change_notes(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) {
        let node = self.get_mut(id);
        let mut notes = node.notes.take().unwrap_or_default();
        change(Arc::make_mut(&mut notes));
        node.notes = (!notes.is_empty()).then_some(notes);
    }
}
