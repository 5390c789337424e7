//! The notes on the current move: signs, comments, and its position among the variations.

use record::{CommentPlace, Nag, NodeId, Record};
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::RecordAction;

/// Props of [`NotesPanel`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct NotesPanelProps {
    /// The node the notes belong to, and the edition of the record.
    pub at: (NodeId, u32),
    /// Its signs.
    pub nags: Vec<Nag>,
    /// The comments before and after its move.
    pub comments: (String, String),
    /// Whether it has alternatives, or is in a variation.
    pub has_others: bool,
    /// Whether it is in the main line.
    pub is_main: bool,
    /// Receives what was done.
    pub send: Callback<RecordAction>,
}

/// Signs that judge a move; of these it can have one.
const MOVE_SIGNS: [u8; 6] = [3, 1, 5, 6, 2, 4];
/// Signs that judge a position.
const POSITION_SIGNS: [u8; 8] = [10, 13, 14, 15, 16, 17, 18, 19];
/// All other signs that are offered; more can be typed.
const OTHER_SIGNS: [u8; 9] = [7, 146, 22, 36, 40, 132, 44, 138, 140];

/// The notes on the current move.
#[component]
pub fn NotesPanel(props: &NotesPanelProps) -> Html {
    let at_root = props.at.0 == Record::ROOT;
    let (before, after) = (use_node_ref(), use_node_ref());
    use_effect_with((props.at, props.comments.clone()), {
        let (before, after) = (before.clone(), after.clone());
        move |(_, texts)| {
            show_text(&before, &texts.0);
            show_text(&after, &texts.1);
        }
    });
    let field = |id: &'static str,
                 node: &NodeRef,
                 place: CommentPlace,
                 label: String,
                 rows: &'static str| {
        let oninput = {
            let send = props.send.clone();
            Callback::from(move |event: InputEvent| {
                let target = event.target().and_then(|target| target.dyn_into().ok());
                if let Some(field) = target.map(|field: HtmlTextAreaElement| field.value()) {
                    send.emit(RecordAction::Comment(place, field.into()));
                }
            })
        };
        let onfocusout = props.send.reform(|_: FocusEvent| RecordAction::CommentDone);
        // Escape and Ctrl+Enter return to the move.
        let onkeydown = {
            let send = props.send.clone();
            Callback::from(move |event: KeyboardEvent| {
                let control = event.ctrl_key() || event.meta_key();
                if event.key() == "Escape" || control && event.key() == "Enter" {
                    event.prevent_default();
                    send.emit(RecordAction::ToMove);
                }
            })
        };
        html! {
            <div class="field">
                <label for={id}>{ label }</label>
                <textarea ref={node} {id} {rows} {oninput} {onfocusout} {onkeydown} autocomplete="off" />
            </div>
        }
    };
    let press = |name: String, id: &'static str, enabled: bool, action: fn() -> RecordAction| {
        let onclick = props.send.reform(move |_: MouseEvent| action());
        html! { <button type="button" {id} disabled={!enabled} {onclick}>{ name }</button> }
    };
    let palette = |label: String, signs: &[u8]| {
        html! {
            <div class="signs-row" role="group" aria-label={label}>
                { for signs.iter().map(|&sign| sign_button(Nag(sign), &props.nags, &props.send)) }
            </div>
        }
    };
    let title = if at_root {
        words::notes_start_label()
    } else {
        words::notes_label()
    };
    html! {
        <section class="notes" aria-label={title}>
            if !at_root {
                <div class="signs-palette" role="group" aria-label={words::judgments_label()}>
                    { palette(words::judgments_move_label(), &MOVE_SIGNS) }
                    { palette(words::judgments_position_label(), &POSITION_SIGNS) }
                    <details>
                        <summary>{ words::judgments_other_label() }</summary>
                        { palette(words::judgments_other_label(), &OTHER_SIGNS) }
                    </details>
                </div>
            }
            <div class="comments">
                { field("comment-after", &after, CommentPlace::After, words::comment_after_label(), "2") }
                if !at_root {
                    <details class="before" open={!props.comments.0.is_empty()}>
                        <summary>{ words::comment_before_label() }</summary>
                        { field("comment-before", &before, CommentPlace::Before, words::comment_before_label(), "2") }
                    </details>
                }
            </div>
            if !at_root {
                <div class="order" role="group" aria-label={words::variation_label()}>
                    if props.has_others {
                        { press(words::button_promote(), "promote", !props.is_main, || RecordAction::Promote) }
                        { press(words::button_demote(), "demote", true, || RecordAction::Demote) }
                        { press(words::button_main_line(), "main-line", !props.is_main, || RecordAction::MakeMain) }
                    }
                    <button type="button" id="diagram-here"
                        aria-pressed={pressed(props.nags.contains(&Nag::DIAGRAM))}
                        onclick={props.send.reform(|_: MouseEvent| RecordAction::Sign(Nag::DIAGRAM))}>
                        { words::button_diagram() }
                    </button>
                    { press(words::button_delete_from_here(), "delete", true, || RecordAction::Delete) }
                </div>
            }
        </section>
    }
}

fn sign_button(nag: Nag, given: &[Nag], send: &Callback<RecordAction>) -> Html {
    let name = words::judgment_name(nag.0);
    html! {
        <button key={nag.0} type="button" class="sign" title={name.clone()} aria-label={name}
            aria-pressed={pressed(given.contains(&nag))}
            onclick={send.reform(move |_: MouseEvent| RecordAction::Sign(nag))}>
            { crate::signs::sign(nag) }
        </button>
    }
}

/// The words of a switch.
#[must_use]
pub const fn pressed(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

/// Puts a text into its field, unless the field has it already because it is being typed there.
fn show_text(field: &NodeRef, text: &str) {
    let Some(field) = field.cast::<HtmlTextAreaElement>() else {
        return;
    };
    let same = field.value().split_whitespace().eq(text.split_whitespace());
    if !same {
        field.set_value(text);
    }
}
