//! Where the program is cut. A part is what only its function reaches; the function gives back a
//! table of plain functions, so that everything after the fetching is an ordinary call.

use std::future::Future;

use ui::PageProps;
use ui::platform::language;
use ui::route::Page;
use ui::site::part::{NotFetched, Opening, Part, View};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Html, html};

/// The parts that draw pages, a line each; the first one draws every page that no other draws.
pub(crate) static PARTS: [Part; 3] = [
    part(&[Page::Play], || Box::pin(async { Ok(play::open().await) })),
    part(&[Page::Analyse, Page::Glossary], || opening(study())),
    part(&[Page::Builder, Page::Worksheet], || opening(workshop())),
];

const fn part(pages: &'static [Page], open: fn() -> Opening) -> Part {
    Part { pages, open }
}

/// What a fetched part brings.
type Fetched = Result<fn(&PageProps) -> Html, Lost>;

/// The part could not be fetched; the next wish tries again.
struct Lost;

impl From<SplitLoaderError> for Lost {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

fn opening(fetching: impl Future<Output = Fetched> + 'static) -> Opening {
    Box::pin(async {
        let view = fetching.await.map_err(|Lost| NotFetched)?;
        Ok(View::new(view))
    })
}

#[wasm_split(study, fallible)]
fn study() -> Fetched {
    Ok(|props| html! { <::study::Study ..props.clone() /> })
}

#[wasm_split(workshop, fallible)]
fn workshop() -> Fetched {
    Ok(|props| html! { <::workshop::Workshop ..props.clone() /> })
}

/// Speaks the language that the page is asked for; without its part the page stays in English.
pub(crate) async fn speak() {
    if let Some(table) = language::fetched().await
        && let Ok(load) = language().await
    {
        load(&table);
    }
}

#[wasm_split(language, fallible)]
fn language() -> Result<fn(&str), Lost> {
    Ok(language::load)
}
