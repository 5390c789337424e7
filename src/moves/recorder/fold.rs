//! Variations folded to their first move, and unfolded.

use std::rc::Rc;

use record::NodeId;

use super::state::RecordState;
use crate::walk;

impl RecordState {
    /// Unfolds the variations around a node.
    pub(super) fn unfold_around(&mut self, node: NodeId) {
        let around = walk::variations_around(self.record(), node);
        if around.iter().any(|first| self.folded.contains(*first)) {
            let folded = Rc::make_mut(&mut self.folded);
            for first in &around {
                folded.remove(*first);
            }
        }
    }

    /// Folds or unfolds a variation, named by its first node.
    pub(super) fn fold(&mut self, node: NodeId) {
        let inside = walk::variations_around(self.record(), self.node).contains(&node);
        let folded = Rc::make_mut(&mut self.folded);
        if folded.remove(node) {
            return;
        }
        folded.insert(node);
        // What is shown on the board must be visible in the list.
        if let Some(parent) = self.record().parent(node).filter(|_| inside) {
            self.animate = false;
            self.node = parent;
        }
    }

    /// Folds or unfolds the variations of the current move, or the one that it is in.
    pub(super) fn fold_here(&mut self) {
        let siblings = self
            .record()
            .parent(self.node)
            .map(|parent| self.record().children(parent).to_vec());
        let others: Vec<_> = siblings.into_iter().flatten().skip(1).collect();
        if others.contains(&self.node) {
            self.fold(self.node);
        } else if others.is_empty() {
            match walk::variations_around(self.record(), self.node).first() {
                Some(&first) => self.fold(first),
                None => self.conversation.say(words::no_other_variation()),
            }
        } else {
            for first in others {
                self.fold(first);
            }
        }
    }

    /// Folds all variations, or unfolds them.
    pub(super) fn fold_all(&mut self, folded: bool) {
        if folded {
            let all = walk::all_variations(self.record());
            let around = walk::variations_around(self.record(), self.node);
            self.folded = Rc::new(all.into_iter().collect());
            if let Some(parent) = around.last().and_then(|first| self.record().parent(*first)) {
                self.animate = false;
                self.node = parent;
            }
            self.conversation.say(words::all_folded());
        } else {
            self.folded = Rc::default();
            self.conversation.say(words::all_unfolded());
        }
    }
}
