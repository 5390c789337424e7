//! What surrounds the moves: the board with its drawings, the pen, the buttons that step through
//! the record, the choices of how moves are shown.

use std::rc::Rc;

use board::{Board, Movable, Tint};
use notation::letters::Language;
use notation::style::Style;
use record::{ShapeColor, Step};
use rules::Move;
use ui::learning::{Layer, learning};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::action::RecordAction;
use super::drawing::{DrawingBoard, color_class};
use super::notes_panel::pressed;
use super::state::RecordState;
use crate::view::{Layout, View};
use crate::walk::{self, Go};

/// The board with what is drawn on it.
pub fn board(state: &RecordState, send: &Callback<RecordAction>) -> Html {
    let record = state.record();
    let position = state.position();
    let legal: Rc<[Move]> = position.legal_moves().iter().copied().collect();
    let last = record.step(state.node).and_then(Step::mv);
    let check = position.is_check().then(|| position.king(position.turn()));
    let layers = state.settings.layers;
    let tints = learning().map(|learning| (learning.tints)(position, layers));
    let tints: Rc<[Tint]> = tints.unwrap_or_default().into();
    html! {
        <DrawingBoard shapes={Rc::from(record.shapes(state.node))} bottom={state.bottom}
            coordinates={state.settings.coordinates} pen={state.pen} on_drawn={send.reform(RecordAction::Drawn)}>
            <Board
                board={position.board()} {legal} turn={position.turn()} movable={Movable::Turn}
                last_move={last.map(|last| (last.from(), last.to()))} {check}
                position_key={position_key(state)} orientation={state.bottom}
                coordinates={state.settings.coordinates} auto_queen={state.settings.auto_queen}
                animate={state.animate} drawing={state.drawing()}
                {tints} watched={layers.contains(Layer::Counts)}
                focus={state.conversation.board_focus()} on_event={send.reform(RecordAction::from)}
            />
        </DrawingBoard>
    }
}

/// A number that differs between any two positions shown one after the other.
fn position_key(state: &RecordState) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    (state.edition, state.node).hash(&mut hasher);
    hasher.finish()
}

/// The switch of the pen and its colors.
pub fn pen(state: &RecordState, send: &Callback<RecordAction>) -> Html {
    let out = state.pen;
    let switch = send.reform(move |_: MouseEvent| {
        RecordAction::Pen(if out.is_some() {
            None
        } else {
            Some(ShapeColor::Green)
        })
    });
    let drawn = !state.record().shapes(state.node).is_empty();
    let color = |color: ShapeColor| {
        let name = words::pen_color_name(color);
        html! {
            <button key={color.letter().to_string()} type="button" class={classes!("ink-color", color_class(color))}
                title={name.clone()} aria-label={name} aria-pressed={pressed(out == Some(color))}
                onclick={send.reform(move |_: MouseEvent| RecordAction::Pen(Some(color)))}>
                <svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="10" cy="10" r="6" /></svg>
            </button>
        }
    };
    html! {
        <div class="pen" role="group" aria-label={words::drawing_label()}>
            <button type="button" id="draw" aria-pressed={pressed(out.is_some())} onclick={switch}>
                <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" /></svg>
                { words::button_draw() }
            </button>
            if out.is_some() {
                <span class="ink-colors" role="group" aria-label={words::pen_color_label()}>
                    { for ShapeColor::ALL.into_iter().map(color) }
                </span>
            }
            if drawn {
                <button type="button" id="clear-drawing" onclick={send.reform(|_: MouseEvent| RecordAction::ClearDrawing)}>
                    { words::button_clear_drawing() }
                </button>
            }
        </div>
    }
}

/// The buttons that step through the record.
pub fn steps(state: &RecordState, send: &Callback<RecordAction>) -> Html {
    let record = state.record();
    let (at_start, at_end) = (
        record.parent(state.node).is_none(),
        record.next(state.node).is_none(),
    );
    let can = |go| walk::target(record, state.node, go).is_some();
    let step = |name: String, path: &'static str, disabled: bool, go: Go| {
        html! {
            <button type="button" aria-label={name.clone()} title={name} {disabled}
                onclick={send.reform(move |_: MouseEvent| RecordAction::Go(go))}>
                <svg aria-hidden="true" viewBox="0 0 24 24"><path d={path} /></svg>
            </button>
        }
    };
    let (above, below) = (can(Go::VariationBefore), can(Go::VariationAfter));
    html! {
        <div class="steps" role="group" aria-label={words::steps_label()}>
            { step(words::button_first(), "M6 4v16M19 4l-9 8 9 8", at_start, Go::First) }
            { step(words::button_previous(), "M15 4l-8 8 8 8", at_start, Go::Previous) }
            { step(words::button_next(), "M9 4l8 8-8 8", at_end, Go::Next) }
            { step(words::button_last(), "M18 4v16M5 4l9 8-9 8", at_end, Go::Last) }
            { step(words::button_variation_before(), "M4 15l8-8 8 8", !above, Go::VariationBefore) }
            { step(words::button_variation_after(), "M4 9l8 8 8-8", !below, Go::VariationAfter) }
        </div>
    }
}

/// How the moves are shown.
pub fn view(state: &RecordState, send: &Callback<RecordAction>) -> Html {
    let view = state.view;
    let layout = |layout: Layout| {
        html! {
            <button key={layout.key()} type="button" class="segment" aria-pressed={pressed(view.layout == layout)}
                onclick={send.reform(move |_: MouseEvent| RecordAction::View(View { layout, ..view }))}>
                { layout.name() }
            </button>
        }
    };
    let onchange = {
        let send = send.clone();
        Callback::from(move |event: Event| {
            let target = event.target().and_then(|target| target.dyn_into().ok());
            let key = target.map(|field: HtmlSelectElement| field.value());
            if let Some(style) = key.as_deref().and_then(Style::from_key) {
                send.emit(RecordAction::View(View { style, ..view }));
            }
        })
    };
    // English letters are a notation of their own already.
    let styles = Style::ALL
        .into_iter()
        .filter(|style| *style != Style::Localized(Language::English));
    let folds = !walk::all_variations(state.record()).is_empty();
    let all_folded = !state.folded.is_empty();
    html! {
        <div class="view" role="group" aria-label={words::view_label()}>
            <div class="segments" role="group" aria-label={words::layout_label()}>
                { for Layout::ALL.into_iter().map(layout) }
            </div>
            <div class="field">
                <label for="notation" class="visually-hidden">{ words::notation_label() }</label>
                <select id="notation" {onchange}>
                    { for styles.map(|style| html! {
                        <option key={style.key()} value={style.key()} selected={style == view.style}>
                            { words::notation_name(style) }
                        </option>
                    }) }
                </select>
            </div>
            if folds {
                <button type="button" id="fold-all"
                    onclick={send.reform(move |_: MouseEvent| RecordAction::FoldAll(!all_folded))}>
                    { if all_folded { words::button_unfold_all() } else { words::button_fold_all() } }
                </button>
            }
        </div>
    }
}
