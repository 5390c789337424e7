//! A record as a sequence of numbers, moves, remarks and variations, from which every running
//! form is made.

use record::{CommentPlace, Nag, NodeId, Record};
use rules::Color;

/// How much of a record is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The moves that were played, and nothing else.
    #[default]
    Moves,
    /// Variations, comments and judgments too.
    Everything,
}

/// A piece of a game as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// The number of the move that follows.
    Number(NodeId),
    /// A move.
    Move(NodeId),
    /// What the author says.
    Comment(String),
    /// The author wants to see the position after this move.
    Diagram(NodeId),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
}

/// What is still to come, the next last.
enum Task {
    /// What follows a node; its next move needs a number even if it is Black's.
    Rest { node: NodeId, numbered: bool },
    /// A variation from its first move on.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// Lays the whole record out in the order in which it is read.
#[must_use]
pub fn flow(record: &Record, scope: Scope) -> Vec<Item> {
    let mut flow = Flow {
        record,
        scope,
        items: Vec::new(),
    };
    flow.remarks(Record::ROOT);
    let mut tasks = vec![Task::Rest {
        node: Record::ROOT,
        numbered: true,
    }];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Rest { node, numbered } => {
                let [main, variations @ ..] = record.children(node) else {
                    continue;
                };
                let is_interrupted = flow.step(*main, numbered);
                let variations = match scope {
                    Scope::Moves => &[],
                    Scope::Everything => variations,
                };
                tasks.push(Task::Rest {
                    node: *main,
                    numbered: is_interrupted || !variations.is_empty(),
                });
                tasks.extend(variations.iter().rev().copied().map(Task::Variation));
            }
            Task::Variation(node) => {
                flow.items.push(Item::Open);
                let numbered = flow.step(node, true);
                tasks.push(Task::Close);
                tasks.push(Task::Rest { node, numbered });
            }
            Task::Close => flow.items.push(Item::Close),
        }
    }
    flow.items
}

/// The side that makes the move of a node.
#[must_use]
pub fn side_of(record: &Record, node: NodeId) -> Color {
    let before = record.parent(node).unwrap_or(Record::ROOT);
    record.position(before).turn()
}

struct Flow<'a> {
    record: &'a Record,
    scope: Scope,
    items: Vec<Item>,
}

impl Flow<'_> {
    /// A move with what is said before and after it; whether something now stands between it and
    /// the next.
    fn step(&mut self, node: NodeId, numbered: bool) -> bool {
        let says_before = self.comment(node, CommentPlace::Before);
        if numbered || says_before || side_of(self.record, node) == Color::White {
            self.items.push(Item::Number(node));
        }
        self.items.push(Item::Move(node));
        self.remarks(node)
    }

    /// What stands after a move: a diagram, a comment.
    fn remarks(&mut self, node: NodeId) -> bool {
        let wants_diagram =
            self.scope == Scope::Everything && self.record.nags(node).contains(&Nag::DIAGRAM);
        if wants_diagram {
            self.items.push(Item::Diagram(node));
        }
        self.comment(node, CommentPlace::After) || wants_diagram
    }

    fn comment(&mut self, node: NodeId, place: CommentPlace) -> bool {
        if self.scope == Scope::Moves {
            return false;
        }
        let text = self.record.comment_text(node, place);
        if text.is_empty() {
            return false;
        }
        self.items.push(Item::Comment(text));
        true
    }
}
