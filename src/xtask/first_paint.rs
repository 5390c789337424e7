//! The board that the page shows before any script has run.
//!
//! Yew renders it natively, in a program of its own, so that this one need not compile Yew.

use std::path::Path;

use crate::failure::{Failure, Outcome, read_text, write};
use crate::{html, progress, workspace};

/// Where the drawing of the men goes.
const PIECES: &str = "<!-- pieces -->";
/// Where the painted page goes.
const FIRST_PAINT: &str = "<!-- first-paint -->";

/// Puts the drawing of the men and the painted start position into the site's `index.html`.
///
/// # Errors
/// The painting program fails, a mark is missing in the page, or the result breaks its policy.
pub fn insert(folder: &Path) -> Outcome<()> {
    let mut command = workspace::cargo();
    command.args([
        "run",
        "--quiet",
        "--locked",
        "--package",
        "ui",
        "--features",
        "ssr",
    ]);
    command.args(["--bin", "prerender"]);
    let painted = progress::capture("Painting the first page", &mut command)?;
    let pieces = read_text(&workspace::root().join("src/picture/pieces.svg"))?;

    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let page = put(&page, PIECES, pieces.trim())?;
    let page = put(&page, FIRST_PAINT, painted.trim())?;
    html::refuse_inline_code(&page)?;
    write(&index, page)
}

fn put(page: &str, mark: &str, text: &str) -> Outcome<String> {
    match page.split_once(mark) {
        Some((before, after)) => Ok(format!("{before}{text}{after}")),
        None => Err(Failure::new(format!("index.html has no {mark}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::put;

    #[test]
    fn a_mark_is_replaced_where_it_stands() {
        let page = put("<div><!-- pieces --></div>", "<!-- pieces -->", "<svg>");
        assert_eq!(page.as_deref(), Ok("<div><svg></div>"));
        assert!(put("<div></div>", "<!-- pieces -->", "<svg>").is_err());
    }
}
