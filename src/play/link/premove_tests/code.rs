//! The code of a link, held out to a camera.

use std::cell::RefCell;
use std::rc::Rc;

use rules::Square;
use yew::Callback;

use super::super::dialog::leave_ways;
use super::{attempt, moved, said, waits};
use crate::state::Action;

#[test]
fn a_link_whose_code_was_seen_is_sent_like_one_that_was_copied() {
    for is_seen in [true, false] {
        let received = Rc::new(RefCell::new(Vec::new()));
        let send = {
            let received = received.clone();
            Callback::from(move |action| received.borrow_mut().push(action))
        };
        leave_ways(is_seen, &send).emit(());
        let mut state = moved("e4");
        for action in received.take() {
            state.apply(action);
        }
        state.apply(Action::NotMovable(Square::E7));
        assert!(said(&state).starts_with("It is Black's move."));
        attempt(&mut state, Square::G1, Square::F3);
        let waiting = is_seen.then_some((Square::G1, Square::F3));
        assert_eq!(waits(&state), waiting);
        state.apply(Action::TakeBack);
        assert_eq!(state.game.len(), usize::from(is_seen));
    }
}
