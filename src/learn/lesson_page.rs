//! A lesson on one screen: its text, a board, what is asked, and the way on.

use std::rc::Rc;

use course::progress::{Progress, task_name};
use course::{Chess, Content, CourseMap, Lesson};
use ui::Request;
use ui::platform::{self, day};
use ui::settings::Settings;
use ui::signals;
use yew::{
    Callback, Html, MouseEvent, Properties, UseStateHandle, component, hook, html, use_effect_with,
    use_memo, use_state_eq,
};

use crate::course_view::CourseView;
use crate::diagram::DiagramBoard;
use crate::frame::{Kind, Work};
use crate::kept::Change;
use crate::language;
use crate::line::LineBoard;
use crate::play_out::PlayOutBoard;
use crate::steps;
use crate::task::{Done, TaskBoard};
use crate::ways::{self, BACK, ON, Ways, use_step_keys};
use crate::{frame, prose, sight, tables, worksheet};

/// Props of [`LessonPage`].
#[derive(Clone, Debug, Properties)]
pub struct LessonProps {
    /// The course.
    pub map: Rc<CourseMap>,
    /// The address of the lesson, `stage/lesson`.
    pub address: String,
    /// The lessons of its stage.
    pub lessons: Rc<Vec<Lesson>>,
    /// Which of them it is; there is one of this number.
    pub number: usize,
    /// What was done so far.
    pub progress: Rc<Progress>,
    /// The settings.
    pub settings: Settings,
    /// Hears what was done.
    pub on_change: Callback<Change>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

impl PartialEq for LessonProps {
    fn eq(&self, other: &Self) -> bool {
        self.address == other.address
            && Rc::ptr_eq(&self.lessons, &other.lessons)
            && Rc::ptr_eq(&self.progress, &other.progress)
            && self.settings == other.settings
            && self.on_change == other.on_change
    }
}

/// The page of a lesson.
#[component]
pub fn LessonPage(props: &LessonProps) -> Html {
    let lesson = &props.lessons[props.number];
    let steps = use_memo(props.address.clone(), |_| steps::steps(lesson));
    let at = use_state_eq(|| steps::resume(lesson, &steps, &props.address, &props.progress));
    use_effect_with(props.address.clone(), {
        let on_change = props.on_change.clone();
        move |address| on_change.emit(Change::At(address.clone()))
    });
    let ways = Ways::of(&props.map, &props.address, props.progress.class.as_ref());
    let (number, count) = (*at, steps.len());
    let step = steps.get(number).unwrap_or(&steps[0]);
    let go = {
        let (set, send) = (at.setter(), props.send.clone());
        let (lessons, steps) = (Rc::clone(&props.lessons), Rc::clone(&steps));
        let which = props.number;
        let (back, on) = (ways.back.clone(), ways.on.clone());
        Callback::from(move |is_on: bool| {
            let next = if is_on {
                Some(number + 1).filter(|next| *next < count)
            } else {
                number.checked_sub(1)
            };
            match next {
                Some(next) => {
                    set.set(next);
                    let place = words::step_place_text(next + 1, count);
                    let asked = asked(steps[next].chess(&lessons[which]));
                    let said = words::exercise_announcement(&place, &asked.unwrap_or_default());
                    send.emit(Request::Say(said.into()));
                }
                None => {
                    if let Some((place, _)) = if is_on { &on } else { &back } {
                        send.emit(Request::Visit(place.link().into()));
                    }
                }
            }
        })
    };
    use_step_keys(&go, number);
    frame::use_way_in(number);
    sight::use_step_in_sight(number, step.text.clone());
    let id = step.chess(lesson).and_then(Chess::id);
    let name = id.map(|id| task_name(&props.address, id));
    let work = work_of(
        name,
        &props.progress,
        props.settings,
        &props.on_change,
        &props.send,
        &lesson.head.lang,
    );
    let [lang, dir] = work.lang.clone();
    let prints = use_print();
    let print = {
        let (set, next) = (prints.setter(), *prints + 1);
        move |_: MouseEvent| set.set(next)
    };
    // What is read of one step ends with it.
    use_effect_with(number, |_| || signals::read_aloud("", ""));
    let read = {
        let mut text = prose::plain(lesson, &step.text);
        text.extend(asked(step.chess(lesson)));
        let lang = language::own(&lesson.head.lang).to_owned();
        move |_: MouseEvent| signals::read_aloud(&text.join(" "), &lang)
    };
    html! {
        <main class="lesson">
            <header>
                <nav aria-label={words::stages_label()}>
                    <a href={CourseView::Map.link()}>{ words::all_stages() }</a>
                    <span class="place">{ ways.place.clone() }</span>
                </nav>
                <h2 tabindex="-1" lang={lang.clone()} dir={dir.clone()}>{ lesson.head.title.clone() }</h2>
            </header>
            <div class={yew::classes!("lesson-desk", step.board.is_none().then_some("only-text"))}>
                <div class="text" {lang} {dir}>{ prose::blocks(lesson, &step.text) }</div>
                if let Some(chess) = step.chess(lesson) {
                    { body(chess, &number.to_string(), work) }
                }
            </div>
            { bar(&ways, number, count, &go) }
            <footer class="lesson-tools">
                <button type="button" id="lesson-print" onclick={print}>{ words::learn_print() }</button>
                if props.settings.speech {
                    <button type="button" id="lesson-read" onclick={read}>{ words::learn_read() }</button>
                }
            </footer>
            if *prints > 0 {
                { worksheet::worksheet(lesson, props.settings) }
            }
        </main>
    }
}

/// How often the lesson was printed: the sheet is drawn for the first time, and then printed.
#[hook]
fn use_print() -> UseStateHandle<u32> {
    let prints = use_state_eq(|| 0);
    use_effect_with(*prints, |prints| {
        if *prints > 0 {
            platform::print();
        }
    });
    prints
}

/// What belongs to a task of this name; a board without one tells nothing. The texts of its author are
/// in a language of the course.
pub(crate) fn work_of(
    name: Option<String>,
    progress: &Progress,
    settings: Settings,
    on_change: &Callback<Change>,
    send: &Callback<Request>,
    lang: &str,
) -> Work {
    let name = name.unwrap_or_default();
    let state = progress.tasks.get(&name);
    let events = progress.begun.get(&name);
    let (begun, on_change) = (name.clone(), on_change.clone());
    Work {
        kind: Kind::Lesson,
        stars: state.map_or(0, |state| state.stars),
        events: events.map_or_else(|| Rc::from([]), |events| events.as_slice().into()),
        settings,
        lang: language::foreign(lang),
        on_begun: on_change.reform(move |events| Change::Begun(begun.clone(), events)),
        on_done: on_change.reform(move |done: Done| Change::Finished {
            name: name.clone(),
            outcome: done.outcome,
            moves: done.moves,
            day: day(),
        }),
        send: send.clone(),
    }
}

/// What a board asks, if it asks anything.
fn asked(chess: Option<&Chess>) -> Option<String> {
    match &chess?.content {
        Content::Exercise(exercise) => Some(exercise.prompt.clone()),
        Content::Line(line) => line.prompt.clone().or_else(|| line.caption.clone()),
        Content::PlayOut(play_out) => Some(play_out.prompt.clone()),
        Content::Diagram(diagram) => diagram.caption.clone(),
        Content::Legend => Some(words::legend_pieces()),
        Content::SquareNames => Some(words::legend_squares()),
        Content::Values => Some(words::worth_scale()),
    }
}

/// The board of a step with what belongs to it. Another key begins another board: without one, a
/// component would go on with the state of the step before, and a key of a list around it does not
/// count.
pub(crate) fn body(chess: &Chess, key: &str, work: Work) -> Html {
    match &chess.content {
        Content::Exercise(exercise) => html! {
            <TaskBoard key={key} prompt={exercise.prompt.clone()} exercise={Rc::new(exercise.clone())} {work} />
        },
        Content::Line(line) => html! {
            <LineBoard key={key} line={Rc::new(line.clone())} chess={chess.clone()} {work} />
        },
        Content::PlayOut(task) => html! {
            <PlayOutBoard key={key} task={Rc::new(task.clone())} {work} />
        },
        Content::Diagram(diagram) => html! {
            <DiagramBoard key={key} diagram={Rc::new(diagram.clone())} chess={chess.clone()}
                settings={work.settings} lang={work.lang} send={work.send} />
        },
        Content::Legend => tables::legend(),
        Content::SquareNames => tables::square_names(),
        Content::Values => tables::values(),
    }
}

/// The way from step to step, which stays at the thumb on a phone.
fn bar(ways: &Ways, number: usize, count: usize, go: &Callback<bool>) -> Html {
    let press = |is_on: bool| go.reform(move |_: MouseEvent| is_on);
    html! {
        <nav class="step-bar" aria-label={words::course_steps_label()}>
            if number > 0 {
                <button type="button" id={BACK} onclick={press(false)}>{ words::step_back() }</button>
            } else {
                { ways::link(BACK, "", &ways.back) }
            }
            <span class="place">{ words::step_place_text(number + 1, count) }</span>
            if number + 1 < count {
                <button type="button" id={ON} class="primary" onclick={press(true)}>{ words::step_on() }</button>
            } else {
                { ways::link(ON, "primary", &ways.on) }
            }
            <p class="keys">{ words::learn_keys() }</p>
        </nav>
    }
}
