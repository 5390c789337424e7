//! The record itself: what can be asked of it.

use std::sync::Arc;

use notation::origins::Origins;
use rules::Position;

use crate::tags::{clean_value, insert, is_derived, is_name, is_placeholder};
use crate::tree::{Children, Node, NodeId, Nodes};
use crate::{Comment, GameResult, Step};

/// A game with variations, comments, annotations, tags and a result.
///
/// A copy shares with its original what neither of them changes, so that copies are cheap to keep.
/// Two records are equal when they say the same; what their nodes are called does not count.
///
/// Tags that repeat what the record knows anyway are not kept as text: `Result`, `FEN`, `SetUp` and
/// `Variant`; neither is a tag of the seven of the roster whose value is `?`.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) tags: Arc<Vec<(String, String)>>,
    pub(crate) result: GameResult,
    pub(crate) nodes: Nodes,
}

impl Default for Record {
    /// No moves from the beginning of the game.
    fn default() -> Self {
        Self::new(Position::default())
    }
}

impl Record {
    /// The node before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A record without moves.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut nodes = Nodes::default();
        nodes.push(Node {
            position: start,
            step: None,
            parent: Self::ROOT,
            ply: 0,
            children: Children::None,
            notes: None,
        });
        Self {
            tags: Arc::default(),
            result: GameResult::Unknown,
            nodes,
        }
    }

    /// The position from which the game begins.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.node(Self::ROOT).position
    }

    /// How the game ended.
    #[must_use]
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Names and values of the tags: the roster first and in its order, then the others by
    /// their names.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag; of `Result` the result.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        if name == "Result" {
            return Some(self.result.as_str());
        }
        let tag = self.tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Whether the record has a node of this name; it is lost when its adding is undone.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// Whether the node can be reached from the root, that is, was not deleted.
    #[must_use]
    pub fn is_reachable(&self, id: NodeId) -> bool {
        let mut id = id;
        while self.contains(id) {
            let Some(parent) = self.parent(id) else {
                return true;
            };
            if !self.children(parent).contains(&id) {
                return false;
            }
            id = parent;
        }
        false
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id)
    }

    /// The position of a node.
    ///
    /// # Panics
    ///
    /// If the record has no such node, as for all queries about nodes.
    #[must_use]
    pub fn position(&self, id: NodeId) -> &Position {
        &self.node(id).position
    }

    /// Where each piece on the board of a node started the game.
    #[must_use]
    pub fn origins(&self, id: NodeId) -> Origins {
        let mut origins = Origins::of_start(self.start());
        let mut before = self.start();
        for node in self.line_to(id) {
            if let Some(Step::Move(mv)) = self.step(node) {
                origins = origins.after(before, mv);
            }
            before = self.position(node);
        }
        origins
    }

    /// What led to a node; nothing at the root.
    #[must_use]
    pub fn step(&self, id: NodeId) -> Option<Step> {
        self.node(id).step
    }

    /// The node before; nothing at the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != Self::ROOT).then(|| self.node(id).parent)
    }

    /// The continuations of a node, the main one first.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).children.as_slice()
    }

    /// The main continuation of a node.
    #[must_use]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The number of steps from the root.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).ply as usize
    }

    /// The nodes from the first step to this one; none for the root.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let parents = std::iter::successors(Some(id), |&id| self.parent(id));
        let mut line: Vec<NodeId> = parents.filter(|&id| id != Self::ROOT).collect();
        line.reverse();
        line
    }

    /// The main continuations that follow a node.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(id), |&id| self.next(id))
    }

    /// The main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(Self::ROOT).collect()
    }

    /// Whether a node belongs to the main line; the root does.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.depth(id) == 0
    }

    /// How many variations lie around a node; none around the main line.
    #[must_use]
    pub fn depth(&self, id: NodeId) -> usize {
        let parents = std::iter::successors(Some(id), |&id| self.parent(id));
        let is_aside = |id: &NodeId| {
            self.parent(*id)
                .is_some_and(|parent| self.next(parent) != Some(*id))
        };
        parents.filter(is_aside).count()
    }

    /// How many variations lie around the innermost one.
    pub(crate) fn deepest(&self) -> usize {
        let mut deepest = 0;
        let mut open = vec![(Self::ROOT, 0)];
        while let Some((node, depth)) = open.pop() {
            deepest = deepest.max(depth);
            for (index, child) in self.children(node).iter().enumerate() {
                open.push((*child, depth + usize::from(index > 0)));
            }
        }
        deepest
    }

    /// The first node of the variation in which a node stands; of the main line, the root.
    #[must_use]
    pub fn line_start(&self, id: NodeId) -> NodeId {
        let mut id = id;
        while let Some(parent) = self.parent(id) {
            if self.next(parent) != Some(id) {
                break;
            }
            id = parent;
        }
        id
    }

    /// The child of a node to which a step leads.
    #[must_use]
    pub fn find_child(&self, id: NodeId, step: Step) -> Option<NodeId> {
        let mut children = self.children(id).iter().copied();
        children.find(|child| self.step(*child) == Some(step))
    }

    /// Appends a node as the last child of another; the step has to lead from there to `position`.
    pub(crate) fn push(&mut self, parent: NodeId, step: Step, position: Position) -> NodeId {
        let ply = self.node(parent).ply + 1;
        let id = self.nodes.push(Node {
            position,
            step: Some(step),
            parent,
            ply,
            children: Children::None,
            notes: None,
        });
        self.nodes.get_mut(parent).children.push(id);
        id
    }

    /// Appends legal moves to the main line; the first that is illegal ends it.
    pub fn extend_main_line(&mut self, moves: impl IntoIterator<Item = rules::Move>) {
        let mut at = self.main_line().last().copied().unwrap_or(Self::ROOT);
        for mv in moves {
            let Ok(after) = self.position(at).play(mv) else {
                return;
            };
            at = self.push(at, Step::Move(mv), after);
        }
    }

    /// Appends a comment behind the last move of the main line; without a move, before the game.
    ///
    /// # Examples
    ///
    /// ```
    /// let mut record = record::Record::default();
    /// record.append_comment("draw by agreement");
    /// assert!(record::pgn::write(&record).ends_with("{draw by agreement} *\n"));
    /// ```
    pub fn append_comment(&mut self, words: &str) {
        let last = self.main_line().last().copied().unwrap_or(Self::ROOT);
        let comment = Comment::of_words(words);
        self.nodes
            .change_notes(last, |notes| notes.after.push(comment));
    }

    /// Sets the result.
    pub const fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// Sets a tag, or takes it away when the value is empty; a name that cannot be one, and those
    /// that are not kept as text, are left alone.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        if is_derived(name) {
            return;
        }
        if value.is_empty() {
            Arc::make_mut(&mut self.tags).retain(|(tag, _)| tag != name);
        } else {
            self.put_tag(name, value);
        }
    }

    /// Sets a tag to any value.
    pub(crate) fn put_tag(&mut self, name: &str, value: &str) {
        if !is_name(name) {
            return;
        }
        let tags = Arc::make_mut(&mut self.tags);
        if is_placeholder(name, value) {
            tags.retain(|(tag, _)| tag != name);
        } else {
            insert(tags, name, clean_value(value));
        }
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        if (&self.tags, self.result, self.start()) != (&other.tags, other.result, other.start()) {
            return false;
        }
        let mut pairs = vec![(Self::ROOT, Self::ROOT)];
        while let Some((here, there)) = pairs.pop() {
            let (ours, theirs) = (self.children(here), other.children(there));
            if self.step(here) != other.step(there)
                || self.notes(here) != other.notes(there)
                || ours.len() != theirs.len()
            {
                return false;
            }
            pairs.extend(ours.iter().copied().zip(theirs.iter().copied()));
        }
        true
    }
}

impl Eq for Record {}
