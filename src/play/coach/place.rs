//! What the coach shows below the status: the hint, its question, its remark, and what can be asked of
//! it.

use ui::platform::{focus, keys};
use web_sys::HtmlSelectElement;
use yew::{
    AttrValue, Callback, Event, Html, MouseEvent, Properties, TargetCast, component, html,
    use_effect_with, use_mut_ref,
};

use super::mind::Mind;
use super::streak::Suggestion;
use super::{CoachAction, CoachMode, STEPS};
use crate::state::{Action, AppState};

/// The button that takes a doubtful move back, which takes the focus.
pub(super) const TAKE_BACK: &str = "#coach-back";

/// Everything that is said by the coach.
pub(super) fn draw(state: &AppState, send: &Callback<Action>) -> Html {
    if state.game.outcome().is_some() {
        return match state.sitting.computer_game(&state.game) {
            Some(played) => html! {
                <Suggestion {played} was_open={state.coach.was_open} id={state.game_id.clone()} send={send.clone()} />
            },
            None => Html::default(),
        };
    }
    let doubt = state.open_doubt().filter(|doubt| !doubt.is_asked);
    let waits = doubt.map(|doubt| doubt.mv);
    html! {
        <>
            <Mind position={state.to_look_at()} {waits} send={send.clone()} />
            if state.is_live() {
                { hint(state, send) }
                if state.sitting.mine.is_some() {
                    { remarks(state) }
                    { choices(state, send) }
                }
            }
        </>
    }
}

/// The hint as far as it was asked for, and its next step.
fn hint(state: &AppState, send: &Callback<Action>) -> Html {
    let Some(hint) = state.hint() else {
        let waits = state.coach.steps() > 0 && state.can_be_helped();
        let text = match state.known(state.game.position()) {
            Some(_) => words::hint_none(),
            None => words::hint_waits(),
        };
        return html! { if waits { <p id="hint">{ text }</p> } };
    };
    let next = send.reform(|_: MouseEvent| CoachAction::Hint.into());
    html! {
        <div class="answer-row" id="hint">
            <p>{ state.hint_text(&hint) }</p>
            if hint.steps < STEPS {
                <button type="button" onclick={next}>{ words::why_next() }</button>
            }
        </div>
    }
}

fn remarks(state: &AppState) -> Html {
    let threat = state.threat_text();
    html! {
        <>
            if let Some(text) = threat {
                <p id="threat">{ text }</p>
            } else if let Some(text) = state.remark() {
                <p id="remark">{ text.to_owned() }</p>
            }
        </>
    }
}

/// How much the coach says, and whether the threat is shown.
fn choices(state: &AppState, send: &Callback<Action>) -> Html {
    let mode = state.coach.mode;
    let onchange = send.reform(|event: Event| {
        let field = event.target_dyn_into::<HtmlSelectElement>();
        let mode = field.map_or(CoachMode::Off, |it| CoachMode::from_key(&it.value()));
        mode.keep();
        CoachAction::Mode(mode).into()
    });
    let is_shown = state.coach.wants_threat();
    let threat = send.reform(move |_: MouseEvent| CoachAction::Threat(!is_shown).into());
    let name = if is_shown {
        words::button_hide_threat()
    } else {
        words::button_threat()
    };
    html! {
        <div class="coach">
            <label for="coach-mode">{ words::coach_title() }</label>
            <select id="coach-mode" {onchange}>
                { for CoachMode::ALL.map(|it| html! {
                    <option value={it.key()} selected={it == mode}>{ it.name() }</option>
                }) }
            </select>
            if mode == CoachMode::Full && state.can_be_helped() {
                <button type="button" id="threat-on" aria-pressed={AttrValue::from(is_shown.to_string())} onclick={threat}>{ name }</button>
            }
        </div>
    }
}

/// The question about the move that waits; nothing if the coach lets it pass.
pub(super) fn question(state: &AppState, send: &Callback<Action>) -> Option<Html> {
    let doubt = state.open_doubt()?;
    if !doubt.is_asked {
        return Some(html! { <p id="coach-looks">{ words::coach_looks() }</p> });
    }
    let text = words::coach_question(&state.danger_text(doubt));
    let answer = send.reform(Action::Answer);
    let (back, anyway) = (
        answer.reform(|_: MouseEvent| false),
        answer.reform(|_: MouseEvent| true),
    );
    Some(html! {
        <div class="answer-row" id="coach-asks" role="group" aria-label={words::coach_title()}>
            <p>{ text }</p>
            <button type="button" id="coach-back" class="primary" onclick={back}>{ words::button_take_back() }</button>
            <button type="button" onclick={anyway}>{ words::button_play_anyway() }</button>
            <EscapeKey on_escape={answer.reform(|()| false)} />
        </div>
    })
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct EscapeKeyProps {
    on_escape: Callback<()>,
}

/// While it is drawn, Escape takes the move back, wherever the focus is. The question is brought into sight
/// whole, as on a phone the page may have moved.
#[component]
fn EscapeKey(props: &EscapeKeyProps) -> Html {
    let escape = use_mut_ref(Callback::<()>::default);
    escape.replace(props.on_escape.clone());
    use_effect_with((), move |()| {
        focus::bring_into_view("#coach-asks");
        let listener = keys::listen_for_answer(move |yes| {
            if !yes {
                escape.borrow().emit(());
            }
        });
        move || drop(listener)
    });
    ui::nothing()
}
