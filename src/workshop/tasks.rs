//! What looks into tasks, their solutions and their moves, in a table that the site fetches as a
//! part of its own when the first task is made; and the worksheet, in another.

use std::task::Poll;

use element::Snippet;
use rules::Setup;
use ui::lazy::Lazy;
use yew::{Html, html};

use crate::builder::painted::{PaintedPreview, PreviewProps};
use crate::builder::record_part::{RecordPart, RecordProps};
use crate::builder::{Judging, Verdict, prompt};
use crate::lesson::{LessonPanel, LessonProps};
use crate::worksheet::{WorksheetPage, WorksheetProps};
use crate::written::{WrittenPanel, WrittenProps};

/// What the part brings.
#[derive(Debug)]
pub struct Tasks {
    /// Begins to judge a board in its final form.
    pub judge: fn(&Snippet, &Setup) -> Judging,
    /// Goes on until about this many positions were looked at.
    pub judge_on: fn(&mut Judging, u64) -> Poll<Verdict>,
    /// What a board asks whose author has written no words for it.
    pub usual_prompt: fn(&Snippet, &Setup) -> String,
    /// Draws the moves of a board.
    pub record: fn(&RecordProps) -> Html,
    /// Draws a board as a picture.
    pub paint: fn(&PreviewProps) -> Html,
    /// Draws the lesson in the builder.
    pub lesson: fn(&LessonProps) -> Html,
    /// Draws the lesson that is written there.
    pub written: fn(&WrittenProps) -> Html,
}

/// What the part of the worksheet brings.
#[derive(Debug)]
pub struct Worksheet {
    /// Draws the worksheet.
    pub draw: fn(&WorksheetProps) -> Html,
}

static TABLE: Tasks = Tasks {
    judge: Judging::of,
    judge_on: Judging::go_on,
    usual_prompt: prompt::usual,
    record: |props| html! { <RecordPart ..props.clone() /> },
    paint: |props| html! { <PaintedPreview ..props.clone() /> },
    lesson: |props| html! { <LessonPanel ..props.clone() /> },
    written: |props| html! { <WrittenPanel ..props.clone() /> },
};

static WORKSHEET_TABLE: Worksheet = Worksheet {
    draw: |props| html! { <WorksheetPage ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Tasks {
    &TABLE
}

/// The table of the worksheet, for the part that brings it.
#[must_use]
pub fn worksheet_table() -> &'static Worksheet {
    &WORKSHEET_TABLE
}

thread_local! {
    /// The worksheet, once its part is here; natively nothing has to be fetched.
    pub static WORKSHEET: Lazy<Worksheet> = const { Lazy::of_part(&WORKSHEET_TABLE) };
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static TASKS: Lazy<Tasks> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn tasks() -> Option<&'static Tasks> {
    TASKS.with(Lazy::get)
}
