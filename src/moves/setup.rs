//! The set-up editor: any pieces on any squares, what is wrong with them, and what follows from it.
//!
//! [`state`] decides what changes mean; `setup_board` reads the hand and the keyboard; `fields` holds
//! the rest of the position. A set-up that is no position can be kept as a diagram.

mod compared;
pub mod fields;
mod grip;
mod picture;
pub mod setup_board;
pub mod state;
mod suggestions;
mod tray;

use std::rc::Rc;

use board::Coordinates;
use rules::{Color, Setup};
use ui::platform::clipboard;
use yew::{
    Callback, Html, Properties, Reducible, component, html, use_callback, use_effect_with,
    use_mut_ref, use_reducer, use_state_eq,
};

use compared::compared;
use fields::{fields, turn};
use notation::fen;
use setup_board::SetupBoard;
use state::{Act, Change, Editing};
use suggestions::suggestions;

/// Props of [`Editor`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct EditorProps {
    /// The set-up to begin with.
    pub setup: Rc<Setup>,
    /// The color at the bottom at first.
    #[prop_or(Color::White)]
    pub orientation: Color,
    /// Where the names of files and ranks stand.
    #[prop_or_default]
    pub coordinates: Coordinates,
    /// Whether the editor is a part of a page that takes every change: it cannot be left then, and
    /// the page says what is wrong.
    #[prop_or_default]
    pub is_part: bool,
    /// Receives every set-up that differs from the one before.
    #[prop_or_default]
    pub on_change: Callback<Rc<Setup>>,
    /// Receives a set-up that is a legal position, when it is to be analyzed.
    #[prop_or_default]
    pub on_done: Callback<Rc<Setup>>,
    /// The editor is to be left without taking anything over.
    #[prop_or_default]
    pub on_close: Callback<()>,
    /// Receives what is to be said.
    pub on_say: Callback<Rc<str>>,
}

/// The state of the editor, as a Yew reducer.
#[derive(Clone, Debug, PartialEq)]
struct EditingState(Editing);

impl Reducible for EditingState {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut editing = self.0.clone();
        editing.act(act);
        Rc::new(Self(editing))
    }
}

/// The editor.
#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let first = Rc::clone(&props.setup);
    let state = use_reducer(move || EditingState(Editing::new(Setup::clone(&first))));
    let orientation = props.orientation;
    let bottom = use_state_eq(move || orientation);
    let act = use_callback(state.dispatcher(), |act: Act, state| state.dispatch(act));
    let editing = &state.0;
    let is_first = use_mut_ref(|| true);
    use_effect_with(editing.setup().clone(), {
        let on_change = props.on_change.clone();
        move |setup| {
            if !is_first.replace(false) {
                on_change.emit(Rc::new(setup.clone()));
            }
        }
    });

    let faults: Vec<String> = editing.faults().iter().map(words::setup_fault).collect();
    let flip = {
        let bottom = bottom.clone();
        Callback::from(move |_| bottom.set(bottom.other()))
    };
    let said = |text: fn() -> String, act_of: fn() -> Act| {
        let (act, say) = (act.clone(), props.on_say.clone());
        Callback::from(move |_| {
            act.emit(act_of());
            say.emit(text().into());
        })
    };
    let copy = |text: String, done: fn() -> String| {
        let say = props.on_say.clone();
        Callback::from(move |_| {
            let say = say.clone();
            clipboard::copy(
                &text,
                Callback::from(move |copied| {
                    let text = if copied { done() } else { words::copied(false) };
                    say.emit(text.into());
                }),
            );
        })
    };
    let done = {
        let (on_done, setup) = (props.on_done.clone(), Rc::new(editing.setup().clone()));
        Callback::from(move |_| on_done.emit(Rc::clone(&setup)))
    };
    let button = |text: String, usable: bool, onclick: Callback<yew::MouseEvent>| {
        html! { <button type="button" disabled={!usable} {onclick}>{ text }</button> }
    };
    let copies = html! {
        <div class="choices">
            { button(words::editor_copy_fen(), true,
                copy(fen::write(editing.setup()), words::editor_fen_copied)) }
            { button(words::editor_copy_diagram(), true,
                copy(notation::diagram::write(&editing.setup().board), words::editor_diagram_copied)) }
            { picture::buttons(editing.setup(), *bottom, props.coordinates, &props.on_say) }
        </div>
    };

    html! {
        <div class="editor">
            <SetupBoard
                editing={editing.clone()} bottom={*bottom} coordinates={props.coordinates}
                act={act.clone()} on_say={props.on_say.clone()}
            />
            <div class="editor-side">
                if !props.is_part {
                    <section class="verdict" aria-labelledby="editor-verdict">
                        <h3 id="editor-verdict">{ words::editor_faults_title() }</h3>
                        if faults.is_empty() {
                            <p class="legal">{ words::editor_legal() }</p>
                        } else {
                            <ul class="faults">{ for faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
                            <p class="note">{ words::editor_diagram_note() }</p>
                        }
                        { suggestions(editing, &act, &props.on_say) }
                        { compared(&editing.setup().board) }
                    </section>
                    <div class="choices">
                        <button type="button" id="editor-done" class="primary" disabled={!faults.is_empty()} onclick={done}>
                            { words::editor_done() }
                        </button>
                        { button(words::editor_cancel(), true, props.on_close.reform(|_| ())) }
                    </div>
                }
                <div class="choices">
                    { button(words::editor_undo(), editing.can_undo(), act.reform(|_| Act::Undo)) }
                    { button(words::editor_redo(), editing.can_redo(), act.reform(|_| Act::Redo)) }
                    { button(words::editor_reset(), editing.is_changed(),
                        said(words::editor_was_reset, || Act::Change(Change::Reset))) }
                    { button(words::editor_clear(), true,
                        said(words::editor_cleared, || Act::Change(Change::Clear))) }
                    { button(words::editor_start_position(), true, said(
                        words::editor_start_position,
                        || Act::Change(Change::Load(Box::default())),
                    )) }
                    { button(words::editor_flip(), true, flip) }
                </div>
                if props.is_part {
                    { suggestions(editing, &act, &props.on_say) }
                    { turn(editing, &act) }
                    <details class="beyond-turn">
                        <summary>{ words::editor_fields_label() }</summary>
                        { fields(editing, true, &act, &props.on_say) }
                        { copies }
                    </details>
                } else {
                    { fields(editing, false, &act, &props.on_say) }
                    { copies }
                }
            </div>
        </div>
    }
}
