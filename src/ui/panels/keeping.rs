//! Keeping what a page makes in the task that shows its change, and saying when it is not kept.

use yew::{Callback, hook, use_effect_with, use_mut_ref, use_state_eq};

use super::notices;
use crate::Request;
use crate::platform::drafts::Drafts;
use crate::platform::storage::SaveState;

/// Keeps work with `keep` whenever it changes, not when it is first shown; says whether it is in
/// storage, and `send` hears when that changes for the worse.
///
/// `keep` is given the work and what is to hear whether it was kept.
#[hook]
pub fn use_keeping<Work: PartialEq + 'static>(
    work: Work,
    drafts: &Drafts,
    send: &Callback<Request>,
    keep: impl FnOnce(&Drafts, &Work, Callback<bool>) + 'static,
) -> SaveState {
    let begins = if drafts.is_available() {
        SaveState::Kept
    } else {
        SaveState::Unread
    };
    let save = use_state_eq(move || begins);
    let heard = use_mut_ref(move || begins);
    let first = use_mut_ref(|| true);
    use_effect_with(work, {
        let (drafts, send, save) = (drafts.clone(), send.clone(), save.setter());
        move |work| {
            if first.replace(false) {
                return;
            }
            let done = Callback::from(move |is_kept: bool| {
                let before = *heard.borrow();
                let now = before.after(is_kept);
                heard.replace(now);
                save.set(now);
                if now != before
                    && let Some(why) = notices::why_not_kept(now)
                {
                    send.emit(Request::Alert(why.into()));
                }
            });
            keep(&drafts, work, done);
        }
    });
    *save
}
