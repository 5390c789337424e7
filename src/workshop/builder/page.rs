//! The page itself: the work on one side, what comes of it on the other.

mod paste;

use std::rc::Rc;
use std::task::Poll;

use rules::Setup;
use ui::lazy::{Progress, use_lazy_when};
use ui::links;
use ui::panels::notices;
use ui::platform::{address, focus};
use ui::settings::Settings;
use web_sys::{Event, HtmlDetailsElement};
use yew::{
    Callback, Html, MouseEvent, NodeRef, Properties, TargetCast, component, hook, html,
    use_callback, use_effect_with, use_node_ref, use_reducer, use_state_eq,
};

use super::draft;
use super::output::Output;
use super::preview::Preview;
use super::work::{Change, Work};
use super::{Judging, Level, Verdict, check, task_part};
use crate::deferred::{DeferredLesson, DeferredRecord, DeferredWritten};
use crate::keeping::{Keeper, Keeping, Kept, not_kept, use_keeping};
use crate::lesson;
use crate::slices::{SLICE, Slices};
use crate::tasks::{TASKS, tasks};
use crate::worksheet;
use crate::written;
use element::Snippet;
use moves::setup::Editor;
use ui::{Pulse, Request, use_pulse};

use paste::Paste;

/// How long the author must pause before the exercise is checked, in milliseconds.
const REST: u32 = 250;

/// Props of [`BuilderPage`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BuilderProps {
    /// Whether it is shown; otherwise it draws nothing and keeps what its hooks hold.
    pub shown: bool,
    /// With what it begins.
    pub kept: Rc<Kept>,
    /// The board that the address asks for.
    pub query: Option<Rc<str>>,
    /// The user's settings.
    pub settings: Settings,
    /// How many boards are on the worksheet.
    pub listed: usize,
    /// Moves the focus to the heading.
    pub heading_focus: Pulse<()>,
    /// Receives what is put on the worksheet.
    pub change_sheet: Callback<worksheet::Change>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

/// The page on which a board for another page is made.
#[component]
pub fn BuilderPage(props: &BuilderProps) -> Html {
    let state = use_reducer(|| draft::WorkState(Rc::new(props.kept.work.clone())));
    let change = use_callback(state.dispatcher(), |change: Change, state| {
        state.dispatch(change);
    });
    let say = use_callback(props.send.clone(), |text: Rc<str>, send| {
        send.emit(Request::Say(text));
    });
    let work = Rc::clone(&state.0);
    let save = use_keeping(Keeping {
        keeper: Keeper::Builder,
        texts: draft::to_texts(&work),
        drafts: &props.kept.shelf.drafts,
        send: &props.send,
    });
    let lesson = use_reducer(|| props.kept.lesson.clone());
    let lesson_save = use_keeping(Keeping {
        keeper: Keeper::Lesson,
        texts: lesson::draft::to_texts(&lesson),
        drafts: &props.kept.shelf.drafts,
        send: &props.send,
    });
    let change_lesson = use_callback(lesson.dispatcher(), |change: lesson::Change, lesson| {
        lesson.dispatch(change);
    });
    let text = use_reducer(|| props.kept.written.clone());
    let text_save = use_keeping(Keeping {
        keeper: Keeper::Written,
        texts: written::to_texts(&text),
        drafts: &props.kept.shelf.drafts,
        send: &props.send,
    });
    let change_text = use_callback(text.dispatcher(), |change: written::Change, text| {
        text.dispatch(change);
    });
    let is_writing = use_state_eq(|| !props.kept.written.text.is_empty());
    use_address(props.query.clone(), &change);
    let heading = use_heading(props);
    let snippet = work.written();
    let needs_tasks = props.shown && !check::is_simple(&snippet);
    let bench = use_lazy_when(&TASKS, needs_tasks);
    let verdict = use_verdict(&snippet, &work.setup, props.shown, is_here(&bench));
    if !props.shown {
        return ui::nothing();
    }

    let on_setup = change.reform(Change::Setup);
    let toggle = {
        let is_writing = is_writing.setter();
        Callback::from(move |event: Event| {
            if let Some(details) = event.target_dyn_into::<HtmlDetailsElement>() {
                is_writing.set(details.open());
            }
        })
    };
    let add_to_lesson = {
        let (change, say, board) = (change_lesson.clone(), say.clone(), snippet.clone());
        let number = lesson.items.len() + 1;
        Callback::from(move |_: MouseEvent| {
            change.emit(lesson::Change::Add(Box::new(board.clone())));
            say.emit(words::lesson_added_text(number).into());
        })
    };
    html! {
        <main class="builder">
            <header>
                <h2 ref={heading} tabindex="-1">{ words::builder_title() }</h2>
                <p>{ words::builder_intro() }</p>
                { actions(&work, &snippet, props, &change, &say, add_to_lesson) }
                { not_kept(save, Keeper::Builder, draft::to_text(&work.snippet)) }
            </header>
            <div class="builder-work">
                { section("position", words::builder_position_heading(), html! {
                    <>
                        <Editor key={work.edition} setup={Rc::clone(&work.setup)} is_part={true}
                            coordinates={props.settings.coordinates} on_change={on_setup} on_say={say.clone()} />
                        if let Some(corrected) = &work.corrected {
                            <p id="builder-corrected" class="hint" role="status">{ corrected.to_string() }</p>
                        }
                    </>
                }) }
                { section("task", words::builder_task_heading(), task_part::task(&work, &change)) }
                if work.mode().has_record() {
                    { section("line", words::builder_line_heading(), html! {
                        <DeferredRecord work={Rc::clone(&work)} settings={props.settings} change={change.clone()}
                            send={props.send.clone()} />
                    }) }
                }
                { section("words", words::builder_words_heading(), task_part::texts(&work, &change)) }
                { section("look", words::builder_look_heading(), task_part::look(&work, &change)) }
                if !lesson.items.is_empty() || lesson.before.is_some() {
                    { section("lesson", words::lesson_heading(), html! {
                        <DeferredLesson lesson={lesson.clone()} save={lesson_save}
                            change={change_lesson.clone()} say={say.clone()} />
                    }) }
                }
                <details class="part part-written" open={*is_writing} ontoggle={toggle}>
                    <summary><h3>{ words::written_heading() }</h3></summary>
                    if *is_writing {
                        <DeferredWritten written={text.clone()} save={text_save} change={change_text.clone()} say={say.clone()} />
                    }
                </details>
                { section("paste", words::builder_paste_heading(), html! {
                    <Paste refused={work.refused.clone()} edition={work.edition} change={change.clone()} on_say={say.clone()} />
                }) }
            </div>
            <div class="builder-result">
                { section("preview", words::builder_preview_heading(), html! {
                    <>
                        <Preview snippet={snippet.clone()} setup={Rc::clone(&work.setup)} />
                        if let Progress::Failed(retry) = &bench {
                            { notices::part_failed(retry) }
                        } else {
                            { verdict_line(verdict.as_ref()) }
                        }
                        { remarks(&work) }
                    </>
                }) }
                { section("copy", words::builder_copy_heading(), html! {
                    <Output work={Rc::clone(&work)} {snippet} change={change.clone()} on_say={say.clone()} />
                }) }
            </div>
        </main>
    }
}

fn section(name: &str, heading: String, content: Html) -> Html {
    let id = ["builder-", name, "-heading"].concat();
    let class = ["part part-", name].concat();
    html! {
        <section {class} aria-labelledby={id.clone()}>
            <h3 {id}>{ heading }</h3>
            { content }
        </section>
    }
}

fn actions(
    work: &Work,
    written: &Snippet,
    props: &BuilderProps,
    change: &Callback<Change>,
    say: &Callback<Rc<str>>,
    add_to_lesson: Callback<MouseEvent>,
) -> Html {
    let press = |name: String, made: Change, said: fn() -> String| {
        let (change, say) = (change.clone(), say.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            change.emit(made.clone());
            say.emit(said().into());
        });
        html! { <button type="button" {onclick}>{ name }</button> }
    };
    let add = {
        let (sheet, say, count) = (props.change_sheet.clone(), say.clone(), props.listed + 1);
        let snippet = written.clone();
        Callback::from(move |_: MouseEvent| {
            sheet.emit(worksheet::Change::Add(Box::new(snippet.clone())));
            say.emit(words::builder_on_worksheet(count).into());
        })
    };
    html! {
        <div class="choices">
            { press(words::builder_new(), Change::New, words::builder_was_begun) }
            if work.earlier.is_some() {
                { press(words::builder_bring_back(), Change::BringBack, words::builder_brought_back) }
            }
            <button type="button" id="add-to-worksheet" onclick={add}>{ words::builder_to_worksheet() }</button>
            <button type="button" id="add-to-lesson" onclick={add_to_lesson}>{ words::lesson_add() }</button>
            <a class="button" href={links::WORKSHEET}>{ words::worksheet_link(props.listed) }</a>
        </div>
    }
}

fn verdict_line(verdict: Option<&Verdict>) -> Html {
    let (class, text) = match verdict {
        None => ("verdict waiting", words::builder_checking()),
        Some(Verdict {
            level: Level::Good,
            text,
        }) => ("verdict good", text.clone()),
        Some(Verdict {
            level: Level::Doubtful,
            text,
        }) => ("verdict doubtful", text.clone()),
        Some(Verdict {
            level: Level::Bad,
            text,
        }) => ("verdict bad", text.clone()),
    };
    html! { <p id="builder-verdict" {class} role="status">{ text }</p> }
}

/// What is kept without being shown.
fn remarks(work: &Work) -> Html {
    let idle = work.idle();
    let rest = work.snippet.rest.chars().count();
    html! {
        <>
            if !idle.is_empty() {
                <p class="hint">{ words::builder_idle_text(&idle) }</p>
            }
            if rest > 0 {
                <p class="hint">{ words::builder_kept(rest) }</p>
            }
        </>
    }
}

/// Takes a board from the address, which then only names the page: what is built is kept elsewhere.
#[hook]
fn use_address(query: Option<Rc<str>>, change: &Callback<Change>) {
    let change = change.clone();
    use_effect_with(query, move |query| {
        if let Some(query) = query {
            change.emit(Change::Open(Rc::new(Snippet::from_query(query))));
            address::replace(links::BUILDER);
        }
    });
}

/// Moves the focus to the heading on arrival.
#[hook]
fn use_heading(props: &BuilderProps) -> NodeRef {
    let heading = use_node_ref();
    let shown = props.shown;
    use_pulse(&props.heading_focus, move |()| {
        if shown {
            focus::focus(".builder h2");
        }
    });
    heading
}

/// Looks whether the board is sound, once the author pauses.
#[hook]
fn use_verdict(
    written: &Snippet,
    setup: &Rc<Setup>,
    shown: bool,
    has_tasks: bool,
) -> Option<Verdict> {
    let verdict = use_state_eq(|| None::<Verdict>);
    let setter = verdict.setter();
    use_effect_with(
        (written.clone(), Rc::clone(setup), shown, has_tasks),
        move |(written, setup, shown, _)| {
            let slices = shown.then(|| {
                let (written, setup) = (written.clone(), Rc::clone(setup));
                let mut judging = None;
                Slices::after(REST, move || {
                    let verdict = judge(&written, &setup, &mut judging);
                    // What was said of another board does not stand while this one is looked into.
                    setter.set(match &verdict {
                        Poll::Ready(verdict) => verdict.clone(),
                        Poll::Pending => None,
                    });
                    verdict.map(drop)
                })
            });
            move || drop(slices)
        },
    );
    (*verdict).clone()
}

/// Goes on to judge a board; there is no verdict as long as the part is missing that looks for
/// solutions.
fn judge(written: &Snippet, setup: &Setup, judging: &mut Option<Judging>) -> Poll<Option<Verdict>> {
    if let Some(verdict) = check::simple(written, setup) {
        return Poll::Ready(Some(verdict));
    }
    let Some(tasks) = tasks() else {
        return Poll::Ready(None);
    };
    let judging = judging.get_or_insert_with(|| (tasks.judge)(written, setup));
    (tasks.judge_on)(judging, SLICE).map(Some)
}

fn is_here<T>(progress: &Progress<T>) -> bool {
    matches!(progress, Progress::Here(_))
}
