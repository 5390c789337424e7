//! The component of an exercise.

use std::rc::Rc;

use board::BoardEvent;
use course::Exercise;
use moves::fraction::fraction;
use notation::fractional::Column;
use yew::{Html, Properties, classes, component, html, use_callback, use_reducer};

use super::asked::{Asked, Gestures};
use super::controls;
use super::desk::{Action, TaskDesk};
use crate::frame::{self, Work, now};
use crate::printed::plain;

/// Props of [`TaskBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct TaskProps {
    /// The exercise.
    pub(crate) exercise: Rc<Exercise>,
    /// What it asks.
    pub(crate) prompt: String,
    /// Moves that are written above a line and below it, where it asks about such.
    #[prop_or_default]
    pub(crate) fraction: Option<Column>,
    /// What belongs to every step.
    pub(crate) work: Work,
}

/// An exercise on its board, with what answers it.
#[component]
pub(crate) fn TaskBoard(props: &TaskProps) -> Html {
    let desk = use_reducer({
        let (exercise, events) = (Rc::clone(&props.exercise), Rc::clone(&props.work.events));
        move || TaskDesk::resume(&exercise, &events, now())
    });
    frame::use_announcements(&desk.step.feedback, &desk.step.done, &props.work);
    frame::use_way_on(desk.is_done());
    frame::use_task_events(desk.events.clone(), !desk.is_done(), &props.work.on_begun);
    let act = use_callback(desk.dispatcher(), |action: Action, desk| {
        desk.dispatch(action);
    });
    frame::use_hint_key(act.reform(|()| Action::Hint));
    let on_event = use_callback(act.clone(), |event: BoardEvent, act| {
        act.emit(Action::Board(event, now()));
    });
    let (tone, text) = frame::said(&desk.step.feedback);
    let asked = Asked::of(&desk.exercise().question);
    // Where the board takes no answer, what does stands right below it.
    let is_beside = asked.gestures == Gestures::None;
    html! {
        <>
            <div class="asked">
                { frame::paragraph("goal", props.prompt.clone(), props.work.lang.clone()) }
                if let Some(column) = &props.fraction {
                    // What is asked has said both moves.
                    <p class="fractions" aria-hidden="true">{ fraction(column, plain) }</p>
                }
            </div>
            if desk.has_board() {
                { frame::board(&desk.face(), props.work.settings, &on_event) }
            }
            <div class={classes!("work", is_beside.then_some("answers-first"))}>
                { frame::feedback(tone, text) }
                if !desk.is_done() {
                    { controls::answers(&desk, asked, props.work.settings.notation, &act) }
                }
                { controls::tools(&desk, &props.work, &act) }
            </div>
        </>
    }
}
