//! Changing a record, and taking changes back.

use crate::{Edit, EditError, NodeId, Record};

/// How many changes can be taken back.
const MAX_UNDO: usize = 1_000;

/// A record that is being changed.
///
/// The states before each change are kept. They share what did not change, so that each costs no
/// more than the change itself; so does a copy of the editor.
#[derive(Clone, Debug)]
pub struct Editor {
    record: Record,
    past: Vec<Change>,
    future: Vec<Change>,
}

/// What a change led away from, or back to.
#[derive(Clone, Debug)]
struct Change {
    record: Record,
    /// The node to look at when the change is taken back.
    before: NodeId,
    /// The node to look at when it is made.
    after: NodeId,
}

impl Editor {
    /// Begins with a record.
    #[must_use]
    pub const fn new(record: Record) -> Self {
        Self {
            record,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The record as it is now.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Makes a change and returns the node to show afterwards. One that changes nothing, such as
    /// adding a move that is there, needs not be undone.
    ///
    /// # Errors
    ///
    /// [`EditError`] when the change cannot be made; nothing has changed then.
    pub fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let record = self.record.clone();
        let looked_at = match &edit {
            Edit::Add { at, .. } => Some(*at),
            Edit::Delete(node) => Some(*node),
            _ => None,
        };
        let after = match edit.apply(&mut self.record) {
            Ok(after) => after,
            Err(error) => {
                self.record = record;
                return Err(error);
            }
        };
        if self.record != record {
            self.future.clear();
            if self.past.len() == MAX_UNDO {
                self.past.remove(0);
            }
            let before = looked_at.unwrap_or(after);
            self.past.push(Change {
                record,
                before,
                after,
            });
        }
        Ok(after)
    }

    /// Undoes the last change and returns the node to show.
    pub fn undo(&mut self) -> Option<NodeId> {
        let mut change = self.past.pop()?;
        std::mem::swap(&mut self.record, &mut change.record);
        let node = change.before;
        self.future.push(change);
        Some(node)
    }

    /// Redoes the last undone change and returns the node to show.
    pub fn redo(&mut self) -> Option<NodeId> {
        let mut change = self.future.pop()?;
        std::mem::swap(&mut self.record, &mut change.record);
        let node = change.after;
        self.past.push(change);
        Some(node)
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change that was taken back can be made again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
