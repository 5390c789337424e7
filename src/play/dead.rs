//! The search for a proof that a position is dead, in slices beside the game.

use std::cell::RefCell;
use std::rc::Rc;

use game::{DeadCheck, Game};
use gloo::timers::callback::Timeout;
use yew::UseReducerDispatcher;

use crate::state::{Action, AppState};

/// The timer of the next slice; dropping it ends the search.
pub(crate) type Waiting = Rc<RefCell<Option<Timeout>>>;

/// Searches for a proof where the quick check did not decide.
pub(crate) fn look_for_dead(
    game: &Game,
    waiting: &Waiting,
    dispatch: UseReducerDispatcher<AppState>,
) {
    if let Some(check) = game.check_dead() {
        look_on(check, waiting, dispatch);
    }
}

/// One slice of the search, then the next after the browser has had its turn.
fn look_on(mut check: DeadCheck, waiting: &Waiting, dispatch: UseReducerDispatcher<AppState>) {
    /// Positions per slice: half a millisecond on a desktop computer, a few on a slow phone.
    const SLICE: u32 = 500;
    let again = waiting.clone();
    let timer = Timeout::new(0, move || match check.step(SLICE) {
        Some(true) => dispatch.dispatch(Action::ProvedDead(Rc::new(check))),
        Some(false) => {}
        None => look_on(check, &again, dispatch),
    });
    waiting.replace(Some(timer));
}
