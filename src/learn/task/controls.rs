//! What stands below an exercise: answers to press and to type, hints, stars.

use course::Answer;
use course::question::Question;
use notation::style::Style;
use ui::{Pulse, use_pulse};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, MouseEvent, Properties, SubmitEvent, component, html, use_node_ref};

use super::asked::{Asked, Gestures};
use super::desk::{Action, TaskDesk};
use super::entry::Entry;
use crate::frame::{Kind, Work, now};

/// What answers an exercise besides the board.
pub(super) fn answers(
    desk: &TaskDesk,
    asked: Asked,
    notation: Style,
    act: &Callback<Action>,
) -> Html {
    let button = |name: String, answer: Answer| {
        let onclick = act.reform(move |_: MouseEvent| Action::Answer(answer.clone(), now()));
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let (choices, is_one_right) = match &desk.exercise().question {
        Question::Choose(question) => (&question.choices[..], question.right().count() == 1),
        _ => (&[][..], true),
    };
    html! {
        <>
            if asked.is_yes_or_no {
                <div class="answers" role="group" aria-label={words::answers_label()}>
                    { button(words::say_yes(), Answer::Say(true)) }
                    { button(words::say_no(), Answer::Say(false)) }
                </div>
            }
            if !choices.is_empty() {
                <div class="answers choices" role="group" aria-label={words::answers_label()}>
                    { for choices.iter().enumerate().map(|(place, choice)| button(choice.text.clone(), Answer::Choice(place))) }
                </div>
            }
            if !is_one_right {
                <p class="how">{ words::choices_several() }</p>
            }
            if asked.gestures == Gestures::Squares {
                <p class="how">{ words::show_squares_hint() }</p>
            }
            if let Some(entry) = asked.entry {
                <EntryForm {entry} taken={desk.step.taken.clone()}
                    on_text={act.reform(move |text| Action::Typed(text, notation, now()))} />
            }
        </>
    }
}

/// Hints, another beginning, the board turned, the answer where there is no way around a question, and
/// the stars of the best time.
pub(super) fn tools(desk: &TaskDesk, work: &Work, act: &Callback<Action>) -> Html {
    let press = |action: Action| act.reform(move |_: MouseEvent| action.clone());
    let anew = act.reform(|_: MouseEvent| Action::Anew(now()));
    let show = act.reform(|_: MouseEvent| Action::Show(now()));
    html! {
        <div class="lesson-tools">
            if !desk.is_done() {
                <button type="button" id="lesson-hint" onclick={press(Action::Hint)}>{ words::button_hint() }</button>
            }
            if work.kind != Kind::Test {
                <button type="button" id="lesson-anew" onclick={anew}>{ words::button_anew() }</button>
            }
            if desk.has_board() {
                <button type="button" onclick={press(Action::Turn)}>{ words::learn_turn() }</button>
            }
            // The last one: where it comes, no button moves.
            if work.kind != Kind::Lesson && desk.can_give_up() {
                <button type="button" id="lesson-show" onclick={show}>{ words::button_show_answer() }</button>
            }
            { stars_of(work.stars) }
        </div>
    }
}

/// The stars of a task; nothing before it was solved.
pub(crate) fn stars_of(stars: u8) -> Html {
    if stars == 0 {
        return Html::default();
    }
    let drawn: String = (0..3)
        .map(|place| {
            if place < stars {
                '\u{2605}'
            } else {
                '\u{2606}'
            }
        })
        .collect();
    html! { <span class="stars" role="img" aria-label={words::stars_name(stars)}>{ drawn }</span> }
}

/// Props of [`EntryForm`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct EntryProps {
    pub(crate) entry: Entry,
    pub(crate) taken: Pulse<()>,
    pub(crate) on_text: Callback<String>,
}

/// The field for an answer.
#[component]
pub(crate) fn EntryForm(props: &EntryProps) -> Html {
    let field = use_node_ref();
    use_pulse(&props.taken, {
        let field = field.clone();
        move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value("");
            }
        }
    });
    let onsubmit = {
        let (field, on_text) = (field.clone(), props.on_text.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|it| it.value());
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                on_text.emit(text);
            }
        })
    };
    let inputmode = if props.entry == Entry::Number {
        "numeric"
    } else {
        "text"
    };
    html! {
        <form class="entry" {onsubmit}>
            <label for="lesson-answer">{ props.entry.label() }</label>
            <input ref={field} id="lesson-answer" type="text" {inputmode} autocomplete="off" autocapitalize="off"
                spellcheck="false" enterkeyhint="go" aria-describedby="lesson-feedback" />
            <button type="submit">{ words::button_answer() }</button>
        </form>
    }
}
