//! The switches of the engine and of the review; what both say comes with parts of the program of their
//! own.

use std::rc::Rc;

use board::Arrow;
use game::Game;
use moves::recorder::RecordAction;
use notation::style::Style;
use record::{Editor, NodeId};
use ui::handover;
use ui::panels::toolbar::{icon, picture};
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseStateHandle, component, html,
    use_state_eq,
};

use crate::deferred::{DeferredAdvice, DeferredReview};

/// What the engine is given.
#[derive(Clone, Debug, Properties)]
pub(super) struct EngineProps {
    /// The moves up to the shown position.
    pub(super) game: Rc<Game>,
    /// The whole record.
    pub(super) editor: Rc<Editor>,
    /// The node that is shown.
    pub(super) node: NodeId,
    /// How moves are written.
    pub(super) notation: Style,
    /// Receives where the engine points.
    pub(super) on_point: Callback<(NodeId, Rc<[Arrow]>)>,
    /// Receives what is done to the record.
    pub(super) send: Callback<RecordAction>,
}

impl PartialEq for EngineProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
            && Rc::ptr_eq(&self.editor, &other.editor)
            && self.node == other.node
            && self.notation == other.notation
            && self.on_point == other.on_point
            && self.send == other.send
    }
}

/// The switches, and below them what the engine says while they are on.
#[component]
pub(super) fn EnginePanel(props: &EngineProps) -> Html {
    let is_on = use_state_eq(|| false);
    let reviews = use_state_eq(handover::take_review);
    let node = props.node;
    let on_best = props
        .on_point
        .reform(move |arrows: Rc<[Arrow]>| (node, arrows));
    html! {
        <section class="advice" id="engine" aria-label={words::engine_title()}>
            <div class="advice-switches">
                { switch("engine-on", icon::COMPUTER, words::engine_title(), &is_on) }
                { switch("review-on", icon::LENS, words::button_review(), &reviews) }
            </div>
            if *is_on {
                <DeferredAdvice game={Rc::clone(&props.game)} notation={props.notation} on_play={props.send.reform(RecordAction::Typed)} {on_best} />
            }
            if *reviews {
                <DeferredReview editor={Rc::clone(&props.editor)} node={props.node} notation={props.notation} send={props.send.clone()} />
            }
        </section>
    }
}

fn switch(
    id: &'static str,
    path: &'static str,
    name: String,
    state: &UseStateHandle<bool>,
) -> Html {
    let is_on = **state;
    let state = state.setter();
    let onclick = Callback::from(move |_: MouseEvent| state.set(!is_on));
    let pressed = AttrValue::from(is_on.to_string());
    html! {
        <button type="button" {id} aria-pressed={pressed} {onclick}>{ picture(path) }{ name }</button>
    }
}
