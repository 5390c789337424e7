//! What is beside the board: the moves and the controls. They come with parts of the program; until
//! then, what the painted page has there stays.

use std::cell::RefCell;
use std::rc::Rc;

use ui::learning::About;
use ui::platform::document;
use web_sys::Element;
use yew::virtual_dom::VNode;
use yew::{Callback, Html, html};

use crate::around::around;
use crate::panels::moves::Moves;
use crate::state::{Action, AppState};

/// Everything beside the board; `about` has the facts about the shown position.
pub(crate) fn side(
    state: &AppState,
    about: &Rc<About>,
    is_live: bool,
    send: &Callback<Action>,
) -> Html {
    let game = &state.game;
    let around = around();
    if around.is_none() && game.is_empty() {
        return painted(0);
    }
    let result = game.outcome().map(|_| Rc::from(words::result_text(game)));
    // A game that was agreed on, or goes by link, has begun before its first move.
    let is_open = !state.sitting.is_on() && state.link.mine.is_none();
    let welcome = around.filter(|_| is_open && game.is_empty() && game.outcome().is_none());
    let welcome = welcome.map(|around| (around.welcome)(is_live, send));
    html! {
        <>
            <section class="record" aria-label={words::record_label()}>
                <Moves game={game.clone()} shown={state.shown} {result} about={about.clone()} {welcome}
                    notation={state.settings.notation}
                    send={send.clone()} />
            </section>
            { around.map_or_else(|| painted(1), |around| (around.margin)(state, is_live, send)) }
        </>
    }
}

thread_local! {
    /// What was painted beside the board, taken from the page before the program draws in its place.
    static PAINTED: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what was painted beside the board.
pub(crate) fn keep_painted() {
    let painted = document().and_then(|it| it.query_selector(".painted .side").ok().flatten());
    if let Some(painted) = painted {
        let sections = std::iter::successors(painted.first_element_child(), |section| {
            section.next_element_sibling()
        });
        PAINTED.set(sections.collect());
    }
}

/// What was painted beside the board, without the first sections of it.
pub(crate) fn painted(skipped: usize) -> Html {
    let sections = PAINTED.with_borrow(Vec::clone);
    sections
        .into_iter()
        .skip(skipped)
        .map(|section| VNode::VRef(section.into()))
        .collect()
}
