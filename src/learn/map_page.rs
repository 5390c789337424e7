//! The map of the course: all stages with what is done, and the way on.

use course::progress::{Progress, task_name};
use course::{CourseMap, LessonHead, StageHead};
use yew::{Html, html};

use crate::again;
use crate::course_view::CourseView;
use crate::language;
use crate::task::stars_of;

/// Draws the map; `day` is today, `extra` what stands below it.
pub(crate) fn map_page(map: &CourseMap, progress: &Progress, day: u32, extra: Html) -> Html {
    let due = again::due(map, progress, day).len();
    html! {
        <main class="learn">
            <h2 tabindex="-1">{ words::learn_heading() }</h2>
            <p class="intro">{ words::learn_intro() }</p>
            <p class="ways">
                { way_on(map, progress) }
                if let Some(class) = &progress.class {
                    <a class="button" id="class-work" href={CourseView::Class(Some(class.clone())).link()}>{ words::class_work_link() }</a>
                }
                if due > 0 {
                    <a class="button" id="repeat" href={CourseView::Again.link()}>{ words::learn_due_text(due) }</a>
                }
            </p>
            <ol class="stages" aria-label={words::stages_label()}>
                { for map.stages.iter().map(|it| stage(it, progress)) }
            </ol>
            { extra }
            <p><a id="class-set" href={CourseView::Class(None).link()}>{ words::class_set_link() }</a></p>
        </main>
    }
}

/// Where a learner goes on: at the lesson that was left, or at the first one after it that is not
/// done; `None` when all are.
pub(crate) fn next_lesson(map: &CourseMap, progress: &Progress) -> Option<String> {
    let all: Vec<String> = map.addresses().collect();
    let is_open = |address: &&String| {
        let head = map.lesson(address);
        head.is_some_and(|head| !is_done(progress, address, head))
    };
    let left = progress.at.as_ref();
    let place = left.and_then(|at| all.iter().position(|it| it == at));
    let place = place.unwrap_or_default();
    let from_here = all[place..].iter().find(is_open);
    from_here.or_else(|| all.iter().find(is_open)).cloned()
}

/// Whether a lesson is done. One without tasks is done once it was opened, which is not kept: it
/// never holds a learner up.
pub(crate) fn is_done(progress: &Progress, address: &str, lesson: &LessonHead) -> bool {
    progress.is_done(address, lesson.tasks.iter().map(String::as_str))
}

fn way_on(map: &CourseMap, progress: &Progress) -> Html {
    let link = |address: &str, name: String| {
        let href = CourseView::of_lesson(address).link();
        html! { <a class="button primary" id="go-on" {href}>{ name }</a> }
    };
    match (next_lesson(map, progress), &progress.at) {
        (None, _) => html! { <span>{ words::learn_all_done() }</span> },
        (Some(next), None) => link(&next, words::learn_begin()),
        (Some(next), Some(_)) => {
            let title = map.lesson(&next).map(|it| it.title.clone());
            link(&next, words::learn_go_on(&title.unwrap_or_default()))
        }
    }
}

fn stage(stage: &StageHead, progress: &Progress) -> Html {
    let address = |lesson: &LessonHead| [&stage.slug, "/", &lesson.slug].concat();
    let of = stage.lessons.len();
    let done = stage.lessons.iter();
    let done = done
        .filter(|it| is_done(progress, &address(it), it))
        .count();
    let is_here = progress
        .at
        .as_ref()
        .and_then(|at| at.split_once('/'))
        .is_some_and(|(at, _)| at == stage.slug);
    let tested = progress.tests.get(&stage.slug);
    let test = CourseView::Test(stage.slug.clone()).link();
    let [lang, dir] = language::foreign(&stage.lang);
    html! {
        <li class={yew::classes!("stage", (done == of).then_some("done"))} id={["stage-", &stage.slug].concat()}>
            <details open={is_here}>
                <summary>
                    <span class="title" lang={lang.clone()} dir={dir.clone()}>{ stage.title.clone() }</span>
                    <span class="count">{ words::lessons_done_text(done, of) }</span>
                    <progress max={of.to_string()} value={done.to_string()} aria-hidden="true"></progress>
                </summary>
                <p class="stage-about" {lang} {dir}>{ stage.about.clone() }</p>
                <ol>
                    { for stage.lessons.iter().map(|it| lesson_entry(it, &address(it), progress)) }
                    if !stage.test.is_empty() {
                        <li class="test">
                            <a href={test}>{ words::stage_test() }</a>
                            if let Some(state) = tested {
                                <span class="count">{ words::test_result_text(state.right, state.of) }</span>
                            }
                        </li>
                    }
                </ol>
            </details>
        </li>
    }
}

/// A lesson in a list, with its stars.
pub(crate) fn lesson_entry(lesson: &LessonHead, address: &str, progress: &Progress) -> Html {
    let href = CourseView::of_lesson(address).link();
    let stars = lesson.tasks.iter().map(|task| {
        let state = progress.tasks.get(&task_name(address, task));
        state.map_or(0, |state| state.stars)
    });
    // The lesson has as many stars as its weakest task.
    let stars = stars.min().unwrap_or_default();
    let is_here = progress.at.as_deref() == Some(address);
    let [lang, dir] = language::foreign(&lesson.lang);
    html! {
        <li>
            <a {href} {lang} {dir} aria-current={is_here.then_some("true")}>{ lesson.title.clone() }</a>
            { stars_of(stars) }
        </li>
    }
}
