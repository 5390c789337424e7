//! Long actions in two tasks of the page: one works out what becomes of the reader, the next one draws it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::{Callback, UseReducerHandle, hook, use_callback, use_mut_ref};

use super::state::{Act, Prepared};
use super::{ReadingState, readings};

/// Sends actions to the reader. Reading a game of a book and drawing its text both take long, so
/// opening one is worked out first and drawn in a task of its own.
#[hook]
pub(super) fn use_act(state: &UseReducerHandle<ReadingState>) -> Callback<Act> {
    let latest = use_mut_ref(|| state.0.clone());
    *latest.borrow_mut() = state.0.clone();
    use_callback(
        (state.dispatcher(), Latest(latest)),
        |act: Act, (state, latest)| {
            if !latest.0.borrow().opens_a_game(&act) {
                return state.dispatch(act);
            }
            let before = latest.0.borrow().clone();
            let mut after = before.clone();
            (readings().act)(&mut after, act.clone());
            let prepared = Act::Prepared(Rc::new(Prepared { act, before, after }));
            let state = state.clone();
            Timeout::new(0, move || state.dispatch(prepared)).forget();
        },
    )
}

/// The reader as it was drawn last; always the same cell.
struct Latest(Rc<RefCell<super::state::Reading>>);

impl PartialEq for Latest {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
