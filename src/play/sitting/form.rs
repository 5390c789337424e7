//! The dialog in which a game is agreed on.

use clock::PRESETS;
use conduct::Code;
use rules::Position;
use sitting::TakeBacks;
use ui::dialogs::{
    Shell, WaitingProps, check_field, select_field_of, use_when_here, waiting_dialog,
};
use ui::lazy::{Lazy, use_lazy};
use ui::panels::notices;
use ui::platform::storage;
use ui::platform::{self, preferences};
use yew::{
    AttrValue, Callback, Html, InputEvent, MouseEvent, Properties, SubmitEvent, TargetCast,
    component, html, use_state,
};

use super::choices::{Choices, LENGTHS, ODDS, Wrong, length_key};
use super::{AGREE, Beginning, SITTING, SittingAction, sitting_table};
use crate::state::{Action, AppState, Dialog};

/// The keys under which the players' names are remembered.
const NAMES: [&str; 2] = ["sit-name-one", "sit-name-other"];

/// The dialog, or a waiting dialog until its part and that of the game are here.
pub(crate) fn sit_dialog(state: &AppState, send: &Callback<Action>) -> Html {
    let table = AGREE.with(Lazy::get).filter(|_| sitting_table().is_some());
    match table {
        Some(table) => (table.dialog)(state, send),
        None => {
            let again = send.reform(|()| Action::Open(Dialog::Sit));
            html! { <Waiting on_here={again} on_close={send.reform(|()| Action::Close)} /> }
        }
    }
}

#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let form = use_lazy(&AGREE);
    let game = use_lazy(&SITTING);
    use_when_here(form.is_here() && game.is_here(), &props.on_here);
    let waiting = if form.is_here() {
        notices::waiting_for_part(&game)
    } else {
        notices::waiting_for_part(&form)
    };
    waiting_dialog("sit-waiting", words::sit_title(), waiting, &props.on_close)
}

pub(super) fn dialog(state: &AppState, send: &Callback<Action>) -> Html {
    html! { <Form board={*state.game.position()} send={send.clone()} /> }
}

#[derive(Clone, Debug, PartialEq, Properties)]
struct FormProps {
    board: Position,
    send: Callback<Action>,
}

#[component]
fn Form(props: &FormProps) -> Html {
    let choices = use_state(|| Choices {
        names: NAMES.map(|name| preferences::choice(name).unwrap_or_default()),
        ..Choices::default()
    });
    let wrong = use_state(|| None::<Wrong>);
    let change = |set: fn(&mut Choices, String)| {
        let (choices, wrong) = (choices.clone(), wrong.clone());
        Callback::from(move |value: String| {
            let mut next = Choices::clone(&choices);
            set(&mut next, value);
            choices.set(next);
            wrong.set(None);
        })
    };
    let onsubmit = {
        let (choices, wrong) = (choices.clone(), wrong.clone());
        let (board, send) = (props.board, props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match choices.agreed(platform::random_number(), &board) {
                Ok((agreement, contest, start)) => {
                    for (key, name) in NAMES.iter().zip(&choices.names) {
                        preferences::keep_choice(key, name);
                    }
                    let id = storage::new_game_id();
                    let beginning = Beginning {
                        id,
                        agreement,
                        contest,
                        start,
                    };
                    send.emit(SittingAction::Begin(Box::new(beginning)).into());
                }
                Err(problem) => wrong.set(Some(problem)),
            }
        })
    };
    let close = props.send.reform(|()| Action::Close);
    let chosen = &*choices;
    let entry =
        |key: &str, name: String, now: &str| (AttrValue::from(key.to_owned()), name, key == now);
    let colors = [
        ("one", words::sit_colors_one()),
        ("other", words::sit_colors_other()),
        ("lot", words::sit_colors_lot()),
    ];
    let times = PRESETS
        .iter()
        .map(|preset| (preset.text, preset.text.to_owned()));
    let times = [("-", words::sit_time_none())]
        .into_iter()
        .chain(times)
        .chain([("own", words::sit_time_own())]);
    let starts = [
        ("usual", words::sit_start_usual()),
        ("board", words::sit_start_board()),
        ("960", words::sit_start_960()),
    ];
    let odds = ODDS.map(|letter| (letter.to_string(), words::sit_odds_name(letter)));
    let laws = [
        None,
        Some(Code::Fide),
        Some(Code::Seed000),
        Some(Code::Seed002),
        Some(Code::Seed004),
    ]
    .map(|code| {
        (
            code.map_or("casual".to_owned(), |code| code.to_string()),
            words::sit_law_name(code),
        )
    });
    let select =
        |id: &'static str,
         name: String,
         entries: Vec<(AttrValue, String, bool)>,
         set: fn(&mut Choices, String)| { select_field_of(id, name, entries, change(set)) };
    html! {
        <Shell id="sit-dialog" title={words::sit_title()} on_close={close.clone()}>
            <form {onsubmit} class="sit-form">
                { text("sit-one", words::sit_name_one(), &chosen.names[0], None, change(|it, name| it.names[0] = name)) }
                { text("sit-other", words::sit_name_other(), &chosen.names[1], None, change(|it, name| it.names[1] = name)) }
                { select("sit-colors", words::sit_colors(), colors.map(|(key, name)| entry(key, name, &chosen.colors)).into(), |it, key| it.colors = key) }
                { select("sit-time", words::sit_time(), times.map(|(key, name)| entry(key, name, &chosen.time)).collect(), |it, key| it.time = key) }
                if chosen.time == "own" {
                    { text("sit-own-time", words::sit_time_text(), &chosen.own_time, match &*wrong { Some(Wrong::Time(text)) => Some(text), _ => None }, change(|it, text| it.own_time = text)) }
                }
                { select("sit-law", words::sit_law(), laws.iter().map(|(key, name)| entry(key, name.clone(), &chosen.law)).collect(), |it, key| it.law = key) }
                { select("sit-start", words::sit_start(), starts.into_iter().map(|(key, name)| entry(key, name, &chosen.start)).chain(odds.iter().map(|(key, name)| entry(key, name.clone(), &chosen.start))).collect(), |it, key| it.start = key) }
                if chosen.start == "960" {
                    { text("sit-number", words::sit_start_number(), &chosen.number, match &*wrong { Some(Wrong::Number(text)) => Some(text), _ => None }, change(|it, text| it.number = text)) }
                }
                { select("sit-match", words::sit_match(), LENGTHS.map(|length| entry(&length_key(length), words::sit_match_name(length), &chosen.length)).into(), |it, key| it.length = key) }
                { select("sit-take-backs", words::sit_take_backs(), TakeBacks::ALL.map(|choice| entry(choice.key(), words::sit_take_back_name(choice.key()), &chosen.take_backs)).into(), |it, key| it.take_backs = key) }
                { check_field("sit-claims", words::sit_claims(), None, chosen.claims, change(|it, on| it.claims = on == "true").reform(|on: bool| on.to_string())) }
                { check_field("sit-late-offers", words::sit_late_offers(), None, chosen.late_offers, change(|it, on| it.late_offers = on == "true").reform(|on: bool| on.to_string())) }
                <div class="choices">
                    <button type="submit" class="primary" autofocus={true}>{ words::button_sit_start() }</button>
                    <button type="button" onclick={close.reform(|_: MouseEvent| ())}>{ words::button_cancel() }</button>
                </div>
            </form>
        </Shell>
    }
}

/// A text field with its label, and what is wrong with its text.
fn text(
    id: &'static str,
    name: String,
    value: &str,
    wrong: Option<&String>,
    on_change: Callback<String>,
) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<web_sys::HtmlInputElement>() {
            on_change.emit(field.value());
        }
    });
    let error = wrong.map(|_| AttrValue::from([id, "-error"].concat()));
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <input {id} type="text" value={value.to_owned()} maxlength="60" autocomplete="off" {oninput}
                aria-invalid={wrong.map(|_| "true")} aria-describedby={error.clone()} />
            if let Some(text) = wrong {
                <p class="error" role="alert" id={error}>{ text.clone() }</p>
            }
        </div>
    }
}
