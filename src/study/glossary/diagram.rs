//! The diagram of a term: a picture, or a board to try its move on.

use std::cell::Cell;
use std::rc::Rc;

use rules::{Color, Setup};
use words::{Diagram, Glossary};
use yew::{Callback, Html, Properties, component, html, use_memo, use_state};

use super::parts;
use super::trial::{Answer, Trial};
use board::picture::picture;
use board::{Board, BoardEvent, BoardKey, Movable};
use ui::Request;
use ui::lazy;
use ui::learning::{LEARNING, learning};
use ui::links;
use ui::platform::focus;
use ui::prose;
use ui::settings::Settings;

/// Props of [`figure`]: which term's diagram it is.
#[derive(Clone, Debug, Properties)]
pub(crate) struct FigureProps {
    /// All terms.
    pub(crate) glossary: Rc<Glossary>,
    /// The name of the term in addresses.
    pub(crate) slug: String,
    /// The user's settings.
    pub(crate) settings: Settings,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

impl PartialEq for FigureProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.glossary, &other.glossary)
            && self.slug == other.slug
            && self.settings == other.settings
            && self.send == other.send
    }
}

/// The diagram of a term: a board to try its move on, or a picture.
pub(crate) fn figure(props: &FigureProps) -> Html {
    let entry = props.glossary.find(&props.slug);
    let Some(diagram) = entry.and_then(|entry| entry.diagram.as_ref()) else {
        return ui::nothing();
    };
    match Trial::of(diagram) {
        Some(trial) => html! {
            <Playground figure={props.clone()} trial={Rc::new(trial)} />
        },
        None => html! {
            <figure>
                { still(diagram, props.settings) }
                <figcaption>{ prose(&diagram.caption) }</figcaption>
                { ways(diagram) }
            </figure>
        },
    }
}

/// A diagram without a move to try.
fn still(diagram: &Diagram, settings: Settings) -> Html {
    let label = words::diagram_text(&diagram.setup.board, diagram.marks, Color::White);
    html! {
        <div class="diagram">
            { picture(diagram.setup.board, diagram.marks, Color::White, settings.coordinates, label) }
        </div>
    }
}

/// The ways to the page of analysis, with either side to move.
fn ways(diagram: &Diagram) -> Html {
    if diagram.setup.board.occupied().is_empty() {
        return ui::nothing();
    }
    let other = Setup {
        turn: diagram.setup.turn.other(),
        en_passant: None,
        ..diagram.setup.clone()
    };
    let way =
        |setup: &Setup, text: String| parts::link(None, links::analyse(&setup.to_string()), text);
    html! {
        <p class="ways">
            { way(&diagram.setup, words::learn_analyse()) }
            { " " }
            { way(&other, words::learn_other_side()) }
        </p>
    }
}

/// Props of [`Playground`].
#[derive(Clone, Debug, Properties)]
pub(super) struct PlaygroundProps {
    /// Which term's diagram it is.
    pub figure: FigureProps,
    /// The diagram before anything is done on it.
    pub trial: Rc<Trial>,
}

/// The slug stands for all that the text says of the term, and so for its diagram.
impl PartialEq for PlaygroundProps {
    fn eq(&self, other: &Self) -> bool {
        self.figure == other.figure
    }
}

/// A diagram with its move to try: by a button, or by hand.
#[component]
pub(super) fn Playground(props: &PlaygroundProps) -> Html {
    let trial = use_state(|| Trial::clone(&props.trial));
    let props = &props.figure;
    let bottom = use_state(|| Color::White);
    let entry = props.glossary.find(&props.slug);
    let Some(diagram) = entry.and_then(|entry| entry.diagram.as_ref()) else {
        return ui::nothing();
    };

    let go = {
        let (setter, send) = (trial.setter(), props.send.clone());
        let effect = diagram
            .example
            .as_ref()
            .map(|example| example.effect.plain());
        move |next: Trial| {
            send.emit(Request::Say(spoken(&next, effect.as_deref()).into()));
            setter.set(next);
        }
    };
    // Grows with each thing done, so that a late answer comes only to what was done last.
    let turn = use_memo((), |()| Cell::new(0_u32));
    let onclick = {
        let (trial, go, turn) = (trial.clone(), go.clone(), Rc::clone(&turn));
        Callback::from(move |_| {
            turn.set(turn.get() + 1);
            go(trial.pressed());
        })
    };
    let on_event = {
        let (trial, bottom) = (trial.clone(), bottom.clone());
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => bottom.set(bottom.other()),
            BoardEvent::Key(BoardKey::Leave) => focus::focus("#try-button"),
            _ => {
                turn.set(turn.get() + 1);
                let (trial, go) = (trial.clone(), go.clone());
                if !trial.needs_learning(&event) || learning().is_some() {
                    return trial.after(&event).into_iter().for_each(go);
                }
                let (turn, number) = (Rc::clone(&turn), turn.get());
                wasm_bindgen_futures::spawn_local(async move {
                    // Without the explanation the laws are cited in short.
                    let _ = lazy::load(&LEARNING).await;
                    if turn.get() == number {
                        trial.after(&event).into_iter().for_each(go);
                    }
                });
            }
        })
    };

    let position = trial.position();
    let played = trial.played();
    let marks = words::diagram_marks_text(diagram.marks);
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
    let answer = match (&trial.answer, &diagram.example) {
        (Answer::Effect, Some(example)) => prose(&example.effect),
        (Answer::Sentence(text), _) => text.clone().into(),
        _ => Html::default(),
    };
    html! {
        <figure>
            <div class="diagram">
                <Board
                    board={position.board()} legal={trial.legal()} turn={position.turn()}
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
                <span class="visually-hidden">{ marks }</span>
            </figcaption>
            { ways(diagram) }
            { parts::section("try", words::glossary_try_title(), html! {
                <>
                    { parts::paragraph("move", words::move_announcement(trial.before(), trial.example()).into()) }
                    <button id="try-button" type="button" class="primary" {onclick}>{ button }</button>
                    // The live region speaks the same words.
                    { parts::paragraph(answer_class, answer) }
                </>
            }) }
        </figure>
    }
}

/// What is said aloud when a diagram has come to this.
fn spoken(trial: &Trial, effect: Option<&str>) -> String {
    match (&trial.answer, effect) {
        (Answer::Effect, Some(effect)) => {
            let announcement = words::move_announcement(trial.before(), trial.example());
            [&announcement, " ", effect].concat()
        }
        (Answer::Sentence(text), _) => text.clone(),
        _ => words::diagram_label(Color::White),
    }
}
