//! Components of parts of the program that come later, each with what takes its place until its
//! part is here.

use ui::lazy::{Progress, use_lazy, use_lazy_when};
use ui::learning::LEARNING;
use ui::panels::notices::waiting_for_part;
use yew::{Html, component, html};

use crate::builder::painted::PreviewProps;
use crate::builder::record_part::RecordProps;
use crate::lesson::LessonProps;
use crate::tasks::{TASKS, WORKSHEET};
use crate::worksheet::WorksheetProps;
use crate::written::WrittenProps;

/// The moves of a board, once they can be tried and explained.
#[component]
pub(crate) fn DeferredRecord(props: &RecordProps) -> Html {
    let (tasks, learning) = (use_lazy(&TASKS), use_lazy(&LEARNING));
    match (tasks, learning) {
        (Progress::Here(tasks), Progress::Here(_)) => (tasks.record)(props),
        (Progress::Here(_), waiting) => waiting_for_part(&waiting),
        (waiting, _) => waiting_for_part(&waiting),
    }
}

/// The board as a picture.
#[component]
pub(crate) fn DeferredPainting(props: &PreviewProps) -> Html {
    match use_lazy(&TASKS) {
        Progress::Here(tasks) => (tasks.paint)(props),
        waiting => waiting_for_part(&waiting),
    }
}

/// The lesson.
#[component]
pub(crate) fn DeferredLesson(props: &LessonProps) -> Html {
    match use_lazy(&TASKS) {
        Progress::Here(tasks) => (tasks.lesson)(props),
        waiting => waiting_for_part(&waiting),
    }
}

/// The lesson that is written.
#[component]
pub(crate) fn DeferredWritten(props: &WrittenProps) -> Html {
    match use_lazy(&TASKS) {
        Progress::Here(tasks) => (tasks.written)(props),
        waiting => waiting_for_part(&waiting),
    }
}

/// The worksheet. Once it was shown it stays, so that coming back finds it as it was left.
#[component]
pub(crate) fn DeferredWorksheet(props: &WorksheetProps) -> Html {
    match use_lazy_when(&WORKSHEET, props.shown) {
        Progress::Here(worksheet) => (worksheet.draw)(props),
        _ if !props.shown => ui::nothing(),
        waiting => html! {
            <main class="part-waits" aria-busy="true">{ waiting_for_part(&waiting) }</main>
        },
    }
}
