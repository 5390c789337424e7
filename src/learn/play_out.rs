//! The component of a position that is played on.

use std::rc::Rc;

use course::PlayOut;
use ui::platform::engine::{EngineWorker, Heard};
use ui::platform::random_number;
use yew::{
    Callback, Html, MouseEvent, Properties, component, hook, html, use_callback, use_effect_with,
    use_mut_ref, use_reducer,
};

use crate::frame::{self, Work, now};
use crate::play_out_desk::{Action, PlayOutDesk, Question, Reached};
use crate::task::{Entry, EntryForm, stars_of};

/// Props of [`PlayOutBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct PlayOutProps {
    /// What is played.
    pub(crate) task: Rc<PlayOut>,
    /// What belongs to every step.
    pub(crate) work: Work,
}

/// A position against the computer.
#[component]
pub(crate) fn PlayOutBoard(props: &PlayOutProps) -> Html {
    let desk = use_reducer({
        let (task, events) = (Rc::clone(&props.task), Rc::clone(&props.work.events));
        move || PlayOutDesk::resume(&task, &events, now())
    });
    frame::use_announcements(&desk.step.feedback, &desk.step.done, &props.work);
    frame::use_way_on(desk.reached == Reached::Yes);
    frame::use_move_signal(desk.last_move());
    frame::use_task_events(
        desk.events(),
        desk.reached == Reached::Open,
        &props.work.on_begun,
    );
    let act = use_callback(desk.dispatcher(), |action: Action, desk| {
        desk.dispatch(action);
    });
    use_engine(desk.question(), &act);
    frame::use_hint_key(act.reform(|()| Action::Hint));
    let on_event = act.reform(|event| Action::Board(event, now()));
    let (tone, text) = match desk.question() {
        Some(_) => ("plain", words::play_thinking().into()),
        None => frame::said(&desk.step.feedback),
    };
    let anew = act.reform(|_: MouseEvent| Action::Anew(now()));
    let notation = props.work.settings.notation;
    html! {
        <>
            <div class="asked">
                { frame::paragraph("goal", desk.task().prompt.clone(), props.work.lang.clone()) }
                <p class="how">{ words::play_goal_text(desk.task()) }</p>
            </div>
            { frame::board(&desk.face(), props.work.settings, &on_event) }
            <div class="work">
                { frame::feedback(tone, text) }
                if desk.reached == Reached::Open {
                    <EntryForm entry={Entry::Move} taken={desk.step.taken.clone()}
                        on_text={act.reform(move |text| Action::Typed(text, notation, now()))} />
                }
                <div class="lesson-tools">
                    if desk.reached == Reached::Open {
                        <button type="button" id="lesson-hint" onclick={act.reform(|_: MouseEvent| Action::Hint)}>{ words::button_hint() }</button>
                    }
                    <button type="button" id="lesson-anew" onclick={anew}>{ words::button_anew() }</button>
                    <button type="button" onclick={act.reform(|_: MouseEvent| Action::Turn)}>{ words::learn_turn() }</button>
                    { stars_of(props.work.stars) }
                </div>
            </div>
        </>
    }
}

/// Puts each question to the engine, which is started with the first one.
#[hook]
fn use_engine(question: Option<Question>, act: &Callback<Action>) {
    let engine = use_mut_ref(|| None::<EngineWorker>);
    let act = act.clone();
    use_effect_with(question, move |question| {
        let Some(Question {
            start,
            moves,
            level,
        }) = question
        else {
            if let Some(engine) = &*engine.borrow() {
                engine.stop();
            }
            return;
        };
        let mut engine = engine.borrow_mut();
        if engine.is_none() {
            let act = act.clone();
            *engine = EngineWorker::start(Callback::from(move |heard| match heard {
                Heard::Chosen(text) => act.emit(Action::Chosen(text, now())),
                Heard::Failed => act.emit(Action::Lost),
                Heard::Searched(_) | Heard::Reports(_) => {}
            }));
        }
        match &*engine {
            Some(engine) => engine.choose(start, moves, *level, random_number(), None),
            None => act.emit(Action::Lost),
        }
    });
}
