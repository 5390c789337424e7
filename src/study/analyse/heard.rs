//! What is heard and felt of a move that is entered in the record.

use std::rc::Rc;

use moves::saying;
use record::NodeId;
use ui::signals::{self, Signal};
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use super::state::Analysis;

/// Where the record was when it was last looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LastHeard {
    /// Differs between records.
    edition: u32,
    /// Differs after each change of one.
    change: usize,
    node: NodeId,
}

/// Gives a signal when the record was changed by the move that is now shown; stepping through it is
/// silent.
#[hook]
pub(super) fn use_heard(state: &UseReducerHandle<Analysis>, is_shown: bool) {
    let before = use_mut_ref(|| None::<LastHeard>);
    let now = LastHeard {
        edition: state.recorder.edition,
        change: Rc::as_ptr(&state.recorder.editor) as usize,
        node: state.recorder.node,
    };
    let editor = Rc::clone(&state.recorder.editor);
    use_effect_with(now, move |now| {
        let Some(before) = before.replace(Some(*now)) else {
            return;
        };
        let record = editor.record();
        let is_new = is_shown
            && before.edition == now.edition
            && before.change != now.change
            && record.parent(now.node) == Some(before.node);
        if is_new && let Some((before, Some(played))) = saying::last_step(record, now.node) {
            signals::give(&Signal::Entered { before, played });
        }
    });
}
