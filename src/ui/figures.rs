//! The drawings of the pieces besides those in the page: a table that the site fetches as a part of
//! its own, where they were chosen.
//!
//! Every board names a piece by its symbol, and the symbol names a shape. So another set is shown
//! everywhere by giving the twelve symbols other shapes.

mod draw;

use wasm_bindgen_futures::spawn_local;

use crate::lazy::{self, Lazy};
use crate::platform::document;
use crate::settings::PieceSet;

/// What the part brings.
#[derive(Debug)]
pub struct Figures {
    /// Shows a set on every board of the page.
    pub show: fn(PieceSet),
}

static TABLE: Figures = Figures {
    show: |set| draw::show(set),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Figures {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static FIGURES: Lazy<Figures> = const { Lazy::of_part(&TABLE) };
}

/// Shows the chosen set, whose drawings are fetched unless it is the one in the page.
pub fn follow(set: PieceSet) {
    if set == PieceSet::Book && FIGURES.with(Lazy::get).is_none() {
        return;
    }
    spawn_local(async move {
        if let Ok(figures) = lazy::load(&FIGURES).await {
            (figures.show)(set);
        }
        // The pieces of the page are better than none.
        if let Some(root) = document().and_then(|document| document.document_element()) {
            let _ = root.class_list().remove_1("pieces-wait");
        }
    });
}
