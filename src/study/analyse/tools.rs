//! The buttons of the page: the pen, the steps, the actions, the choices of how moves are shown.

use std::rc::Rc;

use notation::letters::Language;
use notation::style::Style;
use record::ShapeColor;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Action;
use super::action::Dialog;
use super::ink::color_class;
use super::notes_panel::pressed;
use super::state::Analysis;
use moves::view::{Layout, View};
use moves::walk::Go;

/// The switch of the pen and its colors.
pub(super) fn pen(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let out = analysis.pen;
    let switch = send.reform(move |_: MouseEvent| {
        Action::Pen(if out.is_some() {
            None
        } else {
            Some(ShapeColor::Green)
        })
    });
    let drawn = !analysis.record().shapes(analysis.node).is_empty();
    let color = |color: ShapeColor| {
        let name = words::pen_color_name(color);
        html! {
            <button key={color.letter().to_string()} type="button" class={classes!("ink-color", color_class(color))}
                title={name.clone()} aria-label={name} aria-pressed={pressed(out == Some(color))}
                onclick={send.reform(move |_: MouseEvent| Action::Pen(Some(color)))}>
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
                <button type="button" id="clear-drawing" onclick={send.reform(|_: MouseEvent| Action::ClearDrawing)}>
                    { words::button_clear_drawing() }
                </button>
            }
        </div>
    }
}

/// The buttons that step through the record.
pub(super) fn steps(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let record = analysis.record();
    let (at_start, at_end) = (
        record.parent(analysis.node).is_none(),
        record.next(analysis.node).is_none(),
    );
    let can = |go| moves::walk::target(record, analysis.node, go).is_some();
    let step = |name: String, path: &'static str, disabled: bool, go: Go| {
        html! {
            <button type="button" aria-label={name.clone()} title={name} {disabled}
                onclick={send.reform(move |_: MouseEvent| Action::Go(go))}>
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

/// The actions at hand: they stand in the bar at the thumb on a phone.
pub(super) fn actions(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let press = |id: &'static str, name: String, enabled: bool, action: Action| {
        html! {
            <button type="button" {id} disabled={!enabled}
                onclick={send.reform(move |_: MouseEvent| action.clone())}>{ name }</button>
        }
    };
    let editor = &analysis.editor;
    html! {
        <div class="actions" role="group" aria-label={words::actions_label()}>
            { press("open", words::button_open(), true, Action::Open(Dialog::Open(None))) }
            { press("undo", words::button_undo(), editor.can_undo(), Action::Undo) }
            { press("redo", words::button_redo_change(), editor.can_redo(), Action::Redo) }
            { press("flip", words::button_flip(), true, Action::Flip) }
        </div>
    }
}

/// The actions that are needed less often.
pub(super) fn more(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let press = |id: &'static str, name: String, action: Action| {
        html! {
            <button type="button" {id}
                onclick={send.reform(move |_: MouseEvent| action.clone())}>{ name }</button>
        }
    };
    let playing = analysis.autoplay;
    let autoplay = if playing {
        words::button_autoplay_stop()
    } else {
        words::button_autoplay()
    };
    html! {
        <div class="more" role="group" aria-label={words::more_label()}>
            { press("set-up", words::button_set_up(), Action::Open(Dialog::SetUp(None))) }
            { press("read-book", words::button_read_book(), Action::Open(Dialog::Book(Rc::from("")))) }
            { press("export", words::button_export(), Action::Open(Dialog::Export)) }
            { press("copy-fen", words::button_copy_fen(), Action::CopyFen) }
            { press("copy-pgn", words::button_copy_pgn(), Action::CopyPgn) }
            { press("autoplay", autoplay, Action::Autoplay(!playing)) }
            { press("new-record", words::button_new_analysis(), Action::New) }
            if analysis.earlier.is_some() {
                { press("bring-back", words::button_bring_back(), Action::BringBack) }
            }
            { press("settings", words::button_settings(), Action::Open(Dialog::Settings)) }
            { press("help", words::button_help(), Action::Open(Dialog::Help)) }
        </div>
    }
}

/// How the moves are shown.
pub(super) fn view(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let view = analysis.view;
    let layout = |layout: Layout| {
        html! {
            <button key={layout.key()} type="button" class="segment" aria-pressed={pressed(view.layout == layout)}
                onclick={send.reform(move |_: MouseEvent| Action::View(View { layout, ..view }))}>
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
                send.emit(Action::View(View { style, ..view }));
            }
        })
    };
    // English letters are a notation of their own already.
    let styles = Style::ALL
        .into_iter()
        .filter(|style| *style != Style::Localized(Language::English));
    let folds = !moves::walk::all_variations(analysis.record()).is_empty();
    let all_folded = !analysis.folded.is_empty();
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
                    onclick={send.reform(move |_: MouseEvent| Action::FoldAll(!all_folded))}>
                    { if all_folded { words::button_unfold_all() } else { words::button_fold_all() } }
                </button>
            }
        </div>
    }
}
