//! What is beside the board: the moves, the buttons, the layers. It comes with a part of the
//! program; until then, what the painted page has there is shown.

use std::cell::RefCell;
use std::rc::Rc;

use game::Claims;
use ui::learning::About;
use ui::links;
use ui::panels::layers::{LayerDetails, layers as layers_panel};
use ui::platform::storage;
use ui::platform::{document, saved};
use web_sys::Element;
use yew::virtual_dom::VNode;
use yew::{Callback, Html, html};

use crate::panels::controls::{self, Possible, Press};
use crate::panels::moves::Moves;
use crate::state::{Action, AppState, GAME_FILE};

/// Everything beside the board; `about` has the facts about the shown position.
pub(crate) fn side(
    state: &AppState,
    about: &Rc<About>,
    is_live: bool,
    send: &Callback<Action>,
) -> Html {
    let game = &state.game;
    let claims = game.claims();
    let possible = possible(state, &claims, is_live);
    let result = game.outcome().map(|_| Rc::from(words::result_text(game)));
    let claim_reason = possible.claim.then(|| words::claim_reason(&claims));
    let on_press = {
        let (send, game) = (send.clone(), game.clone());
        Callback::from(move |press| match action_of(press) {
            Some(action) => send.emit(action),
            None => saved::save(
                GAME_FILE,
                links::PLAY,
                storage::GAME,
                &game.to_record(),
                send.reform(Action::SavedPage),
            ),
        })
    };
    let details = LayerDetails {
        castling: state.castling_lists(),
    };
    html! {
        <>
            <section class="record" aria-label={words::record_label()}>
                <Moves game={game.clone()} shown={state.shown} {result} about={about.clone()}
                    send={send.clone()} />
            </section>
            <section class="margin" aria-label={words::controls_label()}>
                { controls::actions(possible, &on_press) }
                { controls::more(possible, claim_reason, &on_press) }
                { layers_panel(state.settings.layers, is_live, &details, &send.reform(Action::Toggle)) }
            </section>
        </>
    }
}

fn possible(state: &AppState, claims: &Claims, is_live: bool) -> Possible {
    let game = &state.game;
    let is_going_on = is_live && game.outcome().is_none();
    Possible {
        ready: is_live,
        take_back: is_live && game.can_undo(),
        redo: is_live && game.can_redo(),
        play: is_going_on,
        offer: is_going_on && game.draw_offer().is_none(),
        claim: is_live && !claims.is_empty(),
    }
}

/// The action of a button on the state; `None` if it only saves something.
fn action_of(press: Press) -> Option<Action> {
    Some(match press {
        Press::NewGame => Action::AskNewGame(storage::new_game_id()),
        Press::Flip => Action::Flip,
        Press::TakeBack => Action::TakeBack,
        Press::Redo => Action::Redo,
        Press::OfferDraw => Action::OfferDraw,
        Press::CopyFen => Action::CopyFen,
        Press::CopyPgn => Action::CopyPgn,
        Press::Open(dialog) => Action::Open(dialog),
        Press::SavePage => return None,
    })
}

thread_local! {
    /// What was painted beside the board, taken out of the page before the program draws in its
    /// place.
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

/// What was painted beside the board.
pub(crate) fn painted() -> Html {
    let sections = PAINTED.with_borrow(Vec::clone);
    sections
        .into_iter()
        .map(|section| VNode::VRef(section.into()))
        .collect()
}
