//! The diagram of a term: a picture, or a board to try its move on.

use std::rc::Rc;

use rules::Color;
use words::Diagram;
use yew::{Callback, Html, Properties, component, html, use_state};

use super::trial::{self, Answer, Trial};
use crate::board::picture::picture;
use crate::board::{Board, BoardEvent, BoardKey, Movable};
use crate::platform::focus;
use crate::prose::prose;
use crate::settings::Settings;

/// A diagram without a move to try.
pub(super) fn still(diagram: &Diagram, settings: Settings) -> Html {
    let label = words::diagram_text(&diagram.setup.board, diagram.marks, Color::White);
    html! {
        <div class="diagram">
            { picture(&trial::men(diagram), diagram.marks, Color::White, settings.coordinates, label) }
        </div>
    }
}

/// Props of [`Playground`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PlaygroundProps {
    /// The diagram before anything is done on it.
    pub trial: Trial,
    /// The diagram with its words.
    pub diagram: Rc<Diagram>,
    /// The player's choices.
    pub settings: Settings,
    /// Says something aloud.
    pub on_say: Callback<String>,
}

/// A diagram with its move to try: by a button, or by hand.
#[component]
pub(super) fn Playground(props: &PlaygroundProps) -> Html {
    let trial = use_state(|| props.trial.clone());
    let bottom = use_state(|| Color::White);
    let diagram = &props.diagram;

    let go = {
        let (setter, on_say, diagram) = (trial.setter(), props.on_say.clone(), diagram.clone());
        move |next: Trial| {
            on_say.emit(spoken(&next, &diagram));
            setter.set(next);
        }
    };
    let onclick = {
        let (trial, go) = (trial.clone(), go.clone());
        Callback::from(move |_| go(trial.pressed()))
    };
    let on_event = {
        let (trial, bottom) = (trial.clone(), bottom.clone());
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => bottom.set(bottom.other()),
            BoardEvent::Key(BoardKey::Leave) => focus::focus("#try-button"),
            _ => {
                if let Some(next) = trial.after(&event) {
                    go(next);
                }
            }
        })
    };

    let position = trial.position();
    let played = trial.played();
    let marks = words::diagram_marks_text(diagram.marks);
    let effect = diagram.example.as_ref().map(|example| &example.effect);
    let button = if played.is_some() {
        words::button_set_up_again()
    } else {
        words::button_play_example()
    };
    let answer_class = if trial.refused.wrong.is_none() {
        "answer"
    } else {
        "answer refusal"
    };
    html! {
        <figure>
            <div class="diagram">
                <Board
                    men={trial.men()} legal={trial.legal()} turn={position.turn()}
                    movable={if played.is_some() { Movable::None } else { Movable::Turn }}
                    last_move={played.map(|played| (played.from(), played.to()))}
                    check={position.is_check().then(|| position.king(position.turn()))}
                    position_key={u64::from(played.is_some())} orientation={*bottom}
                    coordinates={props.settings.coordinates} auto_queen={props.settings.auto_queen}
                    drawing={trial.refused.clone()} marked={diagram.marks}
                    label={words::diagram_label(*bottom)} {on_event}
                />
            </div>
            <figcaption>
                { prose(&diagram.caption) }
                if !marks.is_empty() {
                    <span class="visually-hidden">{ " " }{ marks }</span>
                }
            </figcaption>
            <section class="try">
                <h3>{ words::glossary_try_title() }</h3>
                <p class="move">{ words::move_announcement(trial.before(), trial.example()) }</p>
                <button id="try-button" type="button" class="primary" {onclick}>{ button }</button>
                // The live region speaks the same words.
                <p class={answer_class}>
                    { match (&trial.answer, effect) {
                        (Answer::Effect, Some(effect)) => prose(effect),
                        (Answer::Told(text), _) => html! { text },
                        _ => Html::default(),
                    } }
                </p>
            </section>
        </figure>
    }
}

/// What is said aloud when a diagram has come to this.
fn spoken(trial: &Trial, diagram: &Diagram) -> String {
    match (&trial.answer, &diagram.example) {
        (Answer::Effect, Some(example)) => {
            let announcement = words::move_announcement(trial.before(), trial.example());
            [&announcement, " ", &example.effect.plain()].concat()
        }
        (Answer::Told(text), _) => text.clone(),
        _ => words::diagram_label(Color::White),
    }
}
