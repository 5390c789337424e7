//! The board that the page shows before any script has run.
//!
//! Yew renders it natively, in a program of its own, so that this one need not compile Yew.

use std::path::Path;

use crate::failure::{Outcome, read_text, write};
use crate::{html, painters, progress, workspace};

/// Where the drawing of the pieces goes.
const PIECES: &str = "<!-- pieces -->";
/// Where the painted page goes.
const FIRST_PAINT: &str = "<!-- first-paint -->";

/// Puts the drawing of the pieces and the painted start position into the site's `index.html`.
///
/// # Errors
/// The painting program fails, a mark is missing in the page, or the result breaks its policy.
pub fn insert(folder: &Path) -> Outcome<()> {
    let mut command = painters::FIRST_PAGE.command()?;
    let painted = progress::capture("Painting the first page", &mut command)?;
    let pieces = read_text(&workspace::root().join("src/picture/pieces.svg"))?;

    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let page = html::put(&page, PIECES, pieces.trim())?;
    let page = html::put(&page, FIRST_PAINT, painted.trim())?;
    html::refuse_inline_code(&page)?;
    write(&index, page)
}
