//! Long actions in several tasks of the page: some work out what becomes of the reader, the last one draws
//! it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, UseReducerHandle, hook, use_callback, use_mut_ref};

use super::readings::{ReadingState, readings};
use super::state::{Act, Prepared, Reading};

/// Sends actions to the reader, and calls what is to happen in the task that draws them. Reading a game takes long, and so does drawing its text: each is a task
/// of its own. The same action once more, as by a double click, is dropped while it is worked out.
#[hook]
pub(super) fn use_act_then(
    state: &UseReducerHandle<ReadingState>,
) -> Callback<(Act, Callback<()>)> {
    let shared = use_mut_ref(|| Shared {
        latest: state.0.clone(),
        worked_out: None,
    });
    shared.borrow_mut().latest = state.0.clone();
    use_callback(
        (state.dispatcher(), Cell(shared)),
        |(act, then): (Act, Callback<()>), (state, Cell(shared))| {
            let state = state.clone();
            let send = move |act| {
                state.dispatch(act);
                then.emit(());
            };
            if matches!(act, Act::Open(_)) {
                Timeout::new(0, move || send(act)).forget();
                return;
            }
            let before = shared.borrow().latest.clone();
            if !before.reads_a_game(&act) {
                return send(act);
            }
            let is_again = shared.borrow().worked_out.as_ref() == Some(&act);
            if is_again {
                return;
            }
            shared.borrow_mut().worked_out = Some(act.clone());
            let shared = Rc::clone(shared);
            spawn_local(async move {
                let after = (readings().prepare)(before.clone(), act.clone()).await;
                shared.borrow_mut().worked_out = None;
                send(Act::Prepared(Rc::new(Prepared { act, before, after })));
            });
        },
    )
}

/// What all renderings share.
struct Shared {
    /// The reader as it was drawn last.
    latest: Reading,
    /// The action that is being worked out.
    worked_out: Option<Act>,
}

/// Always the same cell.
struct Cell(Rc<RefCell<Shared>>);

impl PartialEq for Cell {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
