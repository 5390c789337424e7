//! The pages that few lessons lead to: the test of a stage with the generators of its questions, what
//! is repeated, and what a class needs. A table that the site fetches as a part of its own.

use ui::lazy::Lazy;
use yew::{Html, html};

use crate::again::{AgainPage, AgainProps};
use crate::class_set::{ClassSet, ClassSetProps};
use crate::class_work::{ClassWork, ClassWorkProps};
use crate::test_page::{TestPage, TestProps};

/// What the part brings.
#[derive(Debug)]
pub struct Further {
    /// Draws the test of a stage.
    pub(crate) test: fn(&TestProps) -> Html,
    /// Draws what is repeated.
    pub(crate) again: fn(&AgainProps) -> Html,
    /// Draws the page on which a teacher sets lessons.
    pub(crate) class_set: fn(&ClassSetProps) -> Html,
    /// Draws the lessons that a teacher has set.
    pub(crate) class_work: fn(&ClassWorkProps) -> Html,
}

static TABLE: Further = Further {
    test: |props| html! { <TestPage key={props.stage.slug.clone()} ..props.clone() /> },
    again: |props| html! { <AgainPage ..props.clone() /> },
    class_set: |props| html! { <ClassSet ..props.clone() /> },
    class_work: |props| html! { <ClassWork ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Further {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static FURTHER: Lazy<Further> = const { Lazy::of_part(&TABLE) };
}
