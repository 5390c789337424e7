//! Changes of a record.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::tags::{is_derived, is_name};
use crate::tree::Children;
use crate::{
    Command, Comment, CommentPlace, Evaluation, GameResult, MAX_COMMENT, MAX_DEPTH, MAX_TAG, Nag,
    NodeId, Record, Shapes, Step, Value,
};

/// A change of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A step is added after a node, as its main continuation if it has none, else as a variation.
    /// Where the step exists already, it is found and nothing changes.
    Add {
        /// The node before.
        at: NodeId,
        /// The step.
        step: Step,
    },
    /// The line in which the node stands comes before the one above it.
    Promote(NodeId),
    /// The line in which the node stands comes after the one below it.
    Demote(NodeId),
    /// The line through the node becomes the main line.
    MakeMain(NodeId),
    /// The node and everything after it is deleted.
    Delete(NodeId),
    /// The text of the comments before or after a move is replaced; their commands stay.
    SetComment {
        /// The node.
        node: NodeId,
        /// Before or after its move.
        place: CommentPlace,
        /// The new text; an empty one takes the comment away.
        text: String,
    },
    /// A judgment is given or taken back. It replaces another of the same kind: a move is not good
    /// and bad at once.
    ToggleNag {
        /// The node.
        node: NodeId,
        /// The judgment.
        nag: Nag,
    },
    /// The marks on the board are replaced.
    SetShapes {
        /// The node.
        node: NodeId,
        /// All marks.
        shapes: Shapes,
    },
    /// The clock after the move is set or taken away.
    SetClock {
        /// The node.
        node: NodeId,
        /// What is left.
        clock: Option<Duration>,
    },
    /// The time that the move took is set or taken away.
    SetElapsed {
        /// The node.
        node: NodeId,
        /// How long it took.
        elapsed: Option<Duration>,
    },
    /// The judgment of an engine is set or taken away.
    SetEvaluation {
        /// The node.
        node: NodeId,
        /// The judgment.
        evaluation: Option<Evaluation>,
    },
    /// A tag is set, or taken away by an empty value.
    SetTag {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// The result is set.
    SetResult(GameResult),
}

/// Why a record was not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The record has no such node.
    NoSuchNode(NodeId),
    /// The root has no move that could be changed.
    Root,
    /// The step cannot be made there.
    Step {
        /// The node before.
        at: NodeId,
        /// The step.
        step: Step,
    },
    /// Variations would lie deeper than [`MAX_DEPTH`].
    TooDeep,
    /// A comment would be longer than [`MAX_COMMENT`].
    CommentTooLong,
    /// This cannot be the name of a tag, or its value belongs to the record itself.
    TagName(String),
    /// A value would be longer than [`MAX_TAG`].
    TagTooLong,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchNode(node) => write!(f, "the record has no node {}", node.0),
            Self::Root => f.write_str("there is no move before the first one"),
            Self::Step {
                step: Step::Move(mv),
                ..
            } => write!(f, "{mv} is not legal there"),
            Self::Step { .. } => f.write_str("the turn cannot pass while the king is in check"),
            Self::TooDeep => write!(f, "variations cannot lie deeper than {MAX_DEPTH}"),
            Self::CommentTooLong => write!(f, "a comment has at most {MAX_COMMENT} bytes"),
            Self::TagName(name) => write!(f, "{name:?} cannot be set as a tag"),
            Self::TagTooLong => write!(f, "the value of a tag has at most {MAX_TAG} bytes"),
        }
    }
}

impl Error for EditError {}

impl Edit {
    /// Changes a record and returns the node to show afterwards.
    pub(crate) fn apply(self, record: &mut Record) -> Result<NodeId, EditError> {
        match self {
            Self::Add { at, step } => return add(record, at, step),
            Self::Promote(node) => return moved(record, node, |index, _| index.checked_sub(1)),
            Self::Demote(node) => {
                return moved(record, node, |index, count| {
                    (index + 1 < count).then_some(index + 1)
                });
            }
            Self::MakeMain(node) => return make_main(record, node),
            Self::Delete(node) => return delete(record, node),
            Self::SetComment { node, place, text } => {
                return set_comment(record, node, place, &text);
            }
            Self::ToggleNag { node, nag } => return toggle_nag(record, node, nag),
            Self::SetShapes { node, shapes } => {
                let squares = Command::squares(&shapes);
                let arrows = Command::arrows(&shapes);
                let commands = [squares, arrows].into_iter();
                let commands = commands.filter(|command| !command.argument().is_empty());
                let is_shape = |command: &Command| {
                    matches!(command.value(), Value::Squares(_) | Value::Arrows(_))
                };
                return set_commands(record, node, commands.collect(), is_shape);
            }
            Self::SetClock { node, clock } => {
                let commands = clock.map(Command::clock).into_iter().collect();
                return set_commands(record, node, commands, |command| command.name() == "clk");
            }
            Self::SetElapsed { node, elapsed } => {
                let commands = elapsed.map(Command::elapsed).into_iter().collect();
                return set_commands(record, node, commands, |command| command.name() == "emt");
            }
            Self::SetEvaluation { node, evaluation } => {
                let commands = evaluation.map(Command::evaluation).into_iter().collect();
                return set_commands(record, node, commands, |command| command.name() == "eval");
            }
            Self::SetTag { name, value } => set_tag(record, &name, &value)?,
            Self::SetResult(result) => record.set_result(result),
        }
        Ok(Record::ROOT)
    }
}

fn known(record: &Record, node: NodeId) -> Result<(), EditError> {
    if record.contains(node) {
        Ok(())
    } else {
        Err(EditError::NoSuchNode(node))
    }
}

fn add(record: &mut Record, at: NodeId, step: Step) -> Result<NodeId, EditError> {
    known(record, at)?;
    if let Some(child) = record.find_child(at, step) {
        return Ok(child);
    }
    let after = step
        .play(record.position(at))
        .ok_or(EditError::Step { at, step })?;
    if !record.children(at).is_empty() && record.depth(at) >= MAX_DEPTH {
        return Err(EditError::TooDeep);
    }
    Ok(record.push(at, step, after))
}

/// Moves the innermost line around a node that can be moved to another place among its siblings.
fn moved(
    record: &mut Record,
    node: NodeId,
    target: impl Fn(usize, usize) -> Option<usize>,
) -> Result<NodeId, EditError> {
    known(record, node)?;
    let mut child = node;
    while let Some(parent) = record.parent(child) {
        let siblings = record.children(parent);
        let index = siblings.iter().position(|other| *other == child);
        let other = index.and_then(|index| target(index, siblings.len()));
        if let (Some(index), Some(other)) = (index, other) {
            record
                .nodes
                .get_mut(parent)
                .children
                .as_mut_slice()
                .swap(index, other);
            break;
        }
        child = parent;
    }
    if record.deepest() > MAX_DEPTH {
        return Err(EditError::TooDeep);
    }
    Ok(node)
}

fn make_main(record: &mut Record, node: NodeId) -> Result<NodeId, EditError> {
    known(record, node)?;
    let mut child = node;
    while let Some(parent) = record.parent(child) {
        let siblings = record.children(parent);
        if let Some(index @ 1..) = siblings.iter().position(|other| *other == child) {
            let siblings = record.nodes.get_mut(parent).children.as_mut_slice();
            siblings[..=index].rotate_right(1);
        }
        child = parent;
    }
    if record.deepest() > MAX_DEPTH {
        return Err(EditError::TooDeep);
    }
    Ok(node)
}

fn delete(record: &mut Record, node: NodeId) -> Result<NodeId, EditError> {
    known(record, node)?;
    let parent = record.parent(node).ok_or(EditError::Root)?;
    let children: &mut Children = &mut record.nodes.get_mut(parent).children;
    children.remove(node);
    Ok(parent)
}

fn set_comment(
    record: &mut Record,
    node: NodeId,
    place: CommentPlace,
    text: &str,
) -> Result<NodeId, EditError> {
    known(record, node)?;
    if place == CommentPlace::Before && node == Record::ROOT {
        return Err(EditError::Root);
    }
    if text.len() > MAX_COMMENT {
        return Err(EditError::CommentTooLong);
    }
    record.nodes.change_notes(node, |notes| {
        let comments = match place {
            CommentPlace::Before => &mut notes.before,
            CommentPlace::After => &mut notes.after,
        };
        let commands: Vec<_> = comments
            .iter()
            .flat_map(Comment::commands)
            .cloned()
            .collect();
        let comment = Comment::of(commands, text);
        *comments = Vec::from_iter((!comment.is_empty()).then_some(comment));
    });
    Ok(node)
}

fn toggle_nag(record: &mut Record, node: NodeId, nag: Nag) -> Result<NodeId, EditError> {
    known(record, node)?;
    record.nodes.change_notes(node, |notes| {
        if notes.nags.contains(&nag) {
            notes.nags.retain(|other| *other != nag);
            return;
        }
        notes.nags.retain(|other| {
            !(nag.judges_move() && other.judges_move()
                || nag.judges_position() && other.judges_position())
        });
        notes.nags.push(nag);
    });
    Ok(node)
}

/// Replaces commands after a move; the new ones come first.
fn set_commands(
    record: &mut Record,
    node: NodeId,
    commands: Vec<Command>,
    replaces: impl Fn(&Command) -> bool,
) -> Result<NodeId, EditError> {
    known(record, node)?;
    record.nodes.change_notes(node, |notes| {
        for comment in &mut notes.after {
            *comment = comment.without(&replaces);
        }
        notes.after.retain(|comment| !comment.is_empty());
        if commands.is_empty() {
            return;
        }
        let first = notes.after.first().map(Comment::to_string);
        let comment = Comment::of(commands, &first.unwrap_or_default());
        match notes.after.first_mut() {
            Some(first) => *first = comment,
            None => notes.after.push(comment),
        }
    });
    Ok(node)
}

fn set_tag(record: &mut Record, name: &str, value: &str) -> Result<(), EditError> {
    if let ("Result", Some(result)) = (name, GameResult::parse(value)) {
        record.set_result(result);
        return Ok(());
    }
    if is_derived(name) || !is_name(name) {
        return Err(EditError::TagName(name.to_owned()));
    }
    if value.len() > MAX_TAG {
        return Err(EditError::TagTooLong);
    }
    record.set_tag(name, value);
    Ok(())
}
