//! A diagram under the hand of its reader: pieces come, go and move, and the rules say what becomes of
//! it. The board to set up is a part of its own, fetched when the first diagram is changed.

mod desk;

use std::rc::Rc;

use board::Coordinates;
use moves::setup::fields::{castling_field, turn_field};
use moves::setup::setup_board::{Reach, SetupBoard};
use moves::setup::state::{Act, Change};
use rules::{Color, Setup};
use ui::lazy::{Lazy, Progress, use_lazy, use_lazy_when};
use ui::learning::LEARNING;
use ui::panels::notices::waiting_for_part;
use ui::platform::focus;
use ui::{Request, prose, use_pulse};
use words::Why;
use yew::{
    Callback, Html, MouseEvent, Properties, component, hook, html, use_callback, use_effect_with,
    use_reducer, use_state_eq,
};

use desk::{Action, ArrangeDesk, explanation, verdict};

/// What the part brings.
#[derive(Debug)]
pub struct Arrange {
    board: fn(&ArrangeProps) -> Html,
}

static TABLE: Arrange = Arrange {
    board: |props| html! { <Arranging ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Arrange {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static ARRANGE: Lazy<Arrange> = const { Lazy::of_part(&TABLE) };
}

/// The board with what the rules say of it.
const BOARD: &str = ".arranging";
/// The square that Tab comes to.
const SQUARE: &str = ".arranging [role=gridcell][tabindex='0']";

/// What the board to set up begins with.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct ArrangeProps {
    /// The board to begin with.
    pub(crate) setup: Rc<Setup>,
    /// The color at the bottom.
    pub(crate) bottom: Color,
    /// Where the names of files and ranks stand.
    pub(crate) coordinates: Coordinates,
    /// Receives the board, first of all as it is, and whenever it has changed.
    pub(crate) on_change: Callback<Rc<Arranged>>,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// A board as its reader has made it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arranged {
    /// The board.
    pub(crate) setup: Setup,
    /// What the rules say of it.
    pub(crate) verdict: String,
    /// Why they say so: who gives check, and why each answer fails or does not.
    pub(crate) reasons: Html,
}

impl Arranged {
    /// What the rules say of it, below its board. While that is changed, the verdict stands there already.
    pub(crate) fn explained(&self, is_changing: bool) -> Html {
        html! {
            <>
                if !is_changing {
                    <p class="verdict">{ self.verdict.clone() }</p>
                }
                { self.reasons.clone() }
            </>
        }
    }
}

/// The board to set up, in the place of the diagram; nothing is fetched before it is needed.
#[hook]
pub(crate) fn use_arranging(props: Option<ArrangeProps>) -> Option<Html> {
    let part = use_lazy_when(&ARRANGE, props.is_some());
    Some(match (part, props?) {
        (Progress::Here(part), props) => (part.board)(&props),
        (waiting, _) => html! { <div class="lesson-diagram">{ waiting_for_part(&waiting) }</div> },
    })
}

/// All steps of an explanation at once.
fn reasons(why: &Why) -> Html {
    html! {
        <section class="why-steps">
            <h3>{ prose(&why.title) }</h3>
            <ol>{ for why.steps.iter().map(|step| html! { <li>{ prose(&step.prose) }</li> }) }</ol>
        </section>
    }
}

/// The same, once its part is here.
#[component]
fn Arranging(props: &ArrangeProps) -> Html {
    let first = Rc::clone(&props.setup);
    let desk = use_reducer(move || ArrangeDesk::new(Setup::clone(&first)));
    let reach = use_state_eq(Reach::default);
    use_pulse(&desk.said, {
        let send = props.send.clone();
        move |text| send.emit(Request::Say(Rc::clone(text)))
    });
    use_effect_with((), |()| {
        focus::focus(SQUARE);
        focus::bring_into_view(BOARD);
    });
    let text = verdict(desk.editing.setup());
    let learning = match use_lazy(&LEARNING) {
        Progress::Here(learning) => Some(learning),
        _ => None,
    };
    use_effect_with((desk.editing.setup().clone(), learning.is_some()), {
        let (on_change, verdict) = (props.on_change.clone(), text.clone());
        move |(setup, _)| {
            let why = learning.and_then(|learning| explanation(setup, learning.why));
            on_change.emit(Rc::new(Arranged {
                setup: setup.clone(),
                verdict,
                reasons: why.as_ref().map_or_else(Html::default, reasons),
            }));
        }
    });
    let act = use_callback(desk.dispatcher(), |act: Act, desk| {
        desk.dispatch(Action::Act(act));
    });
    let on_say = use_callback(desk.dispatcher(), |text: Rc<str>, desk| {
        desk.dispatch(Action::Say(text));
    });
    let editing = &desk.editing;
    let button = |name: String, is_able: bool, of: fn() -> Act| {
        let onclick = act.reform(move |_: MouseEvent| of());
        html! { <button type="button" disabled={!is_able} {onclick}>{ name }</button> }
    };
    html! {
        <>
            <div class="lesson-diagram arranging">
                <SetupBoard editing={editing.clone()} bottom={props.bottom} coordinates={props.coordinates}
                    act={act.clone()} on_say={on_say} reach={Some((*reach).clone())} />
                <p class="verdict">{ text }</p>
            </div>
            <div class="supplies">
                { reach.pieces(editing.tool, props.bottom, &act) }
                <div class="choices">
                    { button(words::editor_undo(), editing.can_undo(), || Act::Undo) }
                    { button(words::editor_redo(), editing.can_redo(), || Act::Redo) }
                    { button(words::editor_reset(), editing.is_changed(), || Act::Change(Change::Reset)) }
                    { button(words::editor_clear(), true, || Act::Change(Change::Clear)) }
                </div>
                <div class="editor-fields">
                    { turn_field(editing, &act) }
                    // Elsewhere nobody can castle.
                    if editing.castling_choices().iter().any(|it| it.rook.is_some()) {
                        { castling_field(editing, &act) }
                    }
                </div>
            </div>
        </>
    }
}
