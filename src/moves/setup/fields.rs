//! Everything about a position except its pieces: the side to move, rights, clocks, FEN and
//! numbers.

use std::num::NonZeroU32;
use std::rc::Rc;

use rules::{CastlingMode, Color, ParsePositionError, Square};
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_state_eq};

use super::state::{self, Act, Change, Editing};
use notation::fen;

/// The fields beside the board; the side to move may be asked for elsewhere.
pub(super) fn fields(
    editing: &Editing,
    is_turn_elsewhere: bool,
    act: &Callback<Act>,
    say: &Callback<Rc<str>>,
) -> Html {
    html! {
        <section class="editor-fields" aria-label={words::editor_fields_label()}>
            if !is_turn_elsewhere {
                { turn_field(editing, act) }
            }
            { castling_field(editing, act) }
            { others(editing, act, say) }
        </section>
    }
}

/// The question for the side to move, on its own.
pub(super) fn turn(editing: &Editing, act: &Callback<Act>) -> Html {
    html! { <div class="editor-fields">{ turn_field(editing, act) }</div> }
}

/// Who is to move, and who may castle.
pub fn turn_and_castling(editing: &Editing, act: &Callback<Act>) -> Html {
    html! { <>{ turn_field(editing, act) }{ castling_field(editing, act) }</> }
}

/// Who is to move.
pub fn turn_field(editing: &Editing, act: &Callback<Act>) -> Html {
    let turn = editing.setup().turn;
    let choice = |color: Color| {
        let act = act.clone();
        let onchange = Callback::from(move |_: Event| act.emit(Act::Change(Change::Turn(color))));
        html! {
            <label><input type="radio" name="editor-turn" checked={turn == color} {onchange} />
                { words::color_name(color) }</label>
        }
    };
    html! {
        <fieldset><legend>{ words::editor_turn() }</legend>{ choice(Color::White) }{ choice(Color::Black) }</fieldset>
    }
}

/// Who may castle.
pub fn castling_field(editing: &Editing, act: &Callback<Act>) -> Html {
    let castling = editing.castling_choices().map(|choice| {
        let act = act.clone();
        let rook = choice.rook;
        let onchange = Callback::from(move |_: Event| {
            if let Some(rook) = rook {
                act.emit(Act::Change(Change::ToggleCastling(rook)));
            }
        });
        html! {
            <label><input type="checkbox" checked={choice.is_given} disabled={rook.is_none()} {onchange} />
                { words::editor_castling_name(choice.color, choice.side) }</label>
        }
    });
    let is_chess960 = editing.setup().mode == CastlingMode::Chess960;
    let mode = {
        let act = act.clone();
        let mode = if is_chess960 {
            CastlingMode::Standard
        } else {
            CastlingMode::Chess960
        };
        Callback::from(move |_: Event| act.emit(Act::Change(Change::Mode(mode))))
    };
    html! {
            <fieldset class="castling"><legend>{ words::editor_castling() }</legend>
                { for castling }
                <label><input type="checkbox" checked={is_chess960} onchange={mode} />{ words::editor_chess960() }</label>
            </fieldset>
    }
}

/// The other fields of a position.
pub fn others(editing: &Editing, act: &Callback<Act>, say: &Callback<Rc<str>>) -> Html {
    let setup = editing.setup();
    let change = |change: fn(String) -> Option<Change>| {
        let act = act.clone();
        Callback::from(move |event: Event| {
            let value = event
                .target_dyn_into::<HtmlInputElement>()
                .map(|input| input.value())
                .or_else(|| {
                    event
                        .target_dyn_into::<HtmlSelectElement>()
                        .map(|select| select.value())
                });
            if let Some(change) = value.and_then(change) {
                act.emit(Act::Change(change));
            }
        })
    };
    let passed = editing.en_passant_choices();
    let option = |square: &Square| {
        let name = square.to_string();
        html! { <option value={name.clone()} selected={setup.en_passant == Some(*square)}>{ name }</option> }
    };
    html! {
        <>
            <div class="numbers">
                <label>{ words::editor_en_passant() }
                    <select disabled={passed.is_empty()} onchange={change(|text| Some(Change::EnPassant(text.parse().ok())))}>
                        <option value="" selected={setup.en_passant.is_none()}>{ words::editor_en_passant_none() }</option>
                        { for passed.iter().map(option) }
                    </select></label>
                <label>{ words::editor_halfmove_clock() }
                    <input type="number" min="0" max="150" value={setup.halfmove_clock.to_string()}
                        onchange={change(|text| text.parse().ok().map(Change::HalfmoveClock))} /></label>
                <label>{ words::editor_fullmove_number() }
                    <input type="number" min="1" max="9999" value={setup.fullmove_number.to_string()}
                        onchange={change(|text| text.parse::<NonZeroU32>().ok().map(Change::FullmoveNumber))} /></label>
            </div>
            <StartNumber number={editing.start_number()} act={act.clone()} say={say.clone()} />
            <FenField fen={fen::write(setup)} act={act.clone()} say={say.clone()} />
        </>
    }
}

/// Props of [`StartNumber`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct StartNumberProps {
    number: Option<u32>,
    act: Callback<Act>,
    say: Callback<Rc<str>>,
}

/// The number of a start position, 0 to 959.
#[component]
fn StartNumber(props: &StartNumberProps) -> Html {
    let input = yew::use_node_ref();
    let wrong = use_state_eq(|| false);
    let onsubmit = {
        let (input, wrong) = (input.clone(), wrong.clone());
        let (act, say) = (props.act.clone(), props.say.clone());
        Callback::from(move |event: yew::SubmitEvent| {
            event.prevent_default();
            let typed = input.cast::<HtmlInputElement>().map(|input| input.value());
            let number = typed.and_then(|text| text.trim().parse::<u32>().ok());
            let found = number.and_then(|number| Some((number, state::start(number)?)));
            wrong.set(found.is_none());
            match found {
                Some((number, setup)) => {
                    act.emit(Act::Change(Change::Load(Box::new(setup))));
                    say.emit(words::editor_start_said(number).into());
                }
                None => say.emit(words::editor_number_refused().into()),
            }
        })
    };
    let described = wrong.then_some("editor-number-error");
    html! {
        <form class="inline" novalidate=true {onsubmit}>
            <label for="editor-number">{ words::editor_start_number() }</label>
            <input ref={input} id="editor-number" type="number" min="0" max="959"
                value={props.number.map(|number| number.to_string())}
                aria-invalid={described.map(|_| "true")} aria-describedby={described} />
            <button type="submit">{ words::editor_set_start_number() }</button>
            if *wrong {
                <p id="editor-number-error" class="error">{ words::editor_number_refused() }</p>
            }
        </form>
    }
}

/// Props of [`FenField`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct FenFieldProps {
    fen: String,
    act: Callback<Act>,
    say: Callback<Rc<str>>,
}

/// The position as FEN, which can be typed over.
#[component]
fn FenField(props: &FenFieldProps) -> Html {
    let wrong = use_state_eq(|| None::<(String, Rc<str>)>);
    // With the position for which it holds.
    let corrected = use_state_eq(|| None::<(String, Rc<str>)>);
    let onchange = {
        let (act, say, wrong) = (props.act.clone(), props.say.clone(), wrong.clone());
        let corrected = corrected.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let typed = input.value();
            match fen::repair(&typed) {
                Ok(found) => {
                    wrong.set(None);
                    let said = words::corrections_text(&found.corrections).map(Rc::<str>::from);
                    if let Some(said) = &said {
                        say.emit(Rc::clone(said));
                    }
                    corrected.set(said.map(|said| (fen::write(&found.setup), said)));
                    act.emit(Act::Change(Change::Load(Box::new(found.setup))));
                }
                Err(error) => {
                    let text: Rc<str> =
                        words::fen_error_text(&ParsePositionError::Fen(error)).into();
                    say.emit(Rc::clone(&text));
                    wrong.set(Some((typed, text)));
                }
            }
        })
    };
    // What was typed stays in the field together with what is wrong with it.
    let value = wrong
        .as_ref()
        .map_or_else(|| props.fen.clone(), |(typed, _)| typed.clone());
    let corrected = (*corrected)
        .as_ref()
        .filter(|(fen, _)| *fen == props.fen && wrong.is_none());
    let described = match (&*wrong, corrected) {
        (Some(_), _) => Some("editor-fen-error"),
        (None, Some(_)) => Some("editor-fen-corrected"),
        (None, None) => None,
    };
    html! {
        <div class="fen-field">
            <label for="editor-fen">{ words::editor_fen() }</label>
            <input id="editor-fen" type="text" spellcheck="false" autocomplete="off" {value} {onchange}
                aria-invalid={wrong.is_some().then_some("true")} aria-describedby={described} />
            if let Some((_, text)) = &*wrong {
                <p id="editor-fen-error" class="error">{ text.to_string() }</p>
            }
            if let Some((_, text)) = corrected {
                <p id="editor-fen-corrected" class="hint">{ text.to_string() }</p>
            }
        </div>
    }
}
