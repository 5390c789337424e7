//! What looks into tasks: their solutions, their moves, the sheets they are printed on. A table that
//! the site fetches as a part of its own when the first task is made, or the worksheet is opened.

use element::Snippet;
use rules::Setup;
use ui::lazy::Lazy;
use yew::{Html, html};

use crate::builder::preview::{PaintedPreview, PreviewProps};
use crate::builder::record_part::{RecordPart, RecordProps};
use crate::builder::{Verdict, check, prompt};
use crate::worksheet::{WorksheetPage, WorksheetProps};

/// What the part brings.
#[derive(Debug)]
pub struct Tasks {
    /// Judges a board as it will be written.
    pub check: fn(&Snippet, &Setup) -> Verdict,
    /// What a board asks whose author has written no words for it.
    pub usual_prompt: fn(&Snippet, &Setup) -> String,
    /// Draws the moves of a board.
    pub record: fn(&RecordProps) -> Html,
    /// Draws a board as a picture.
    pub paint: fn(&PreviewProps) -> Html,
    /// Draws the worksheet.
    pub worksheet: fn(&WorksheetProps) -> Html,
}

static TABLE: Tasks = Tasks {
    check,
    usual_prompt: prompt::usual,
    record: |props| html! { <RecordPart ..props.clone() /> },
    paint: |props| html! { <PaintedPreview ..props.clone() /> },
    worksheet: |props| html! { <WorksheetPage ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Tasks {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static TASKS: Lazy<Tasks> = const {
        Lazy::new(if cfg!(target_arch = "wasm32") { None } else { Some(&TABLE) })
    };
}

/// The table, if it is here.
#[must_use]
pub fn tasks() -> Option<&'static Tasks> {
    TASKS.with(Lazy::get)
}
