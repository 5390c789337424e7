//! Where the program is cut. A part is what only its function reaches; the function gives back a
//! table of plain functions, so that everything after the fetching is an ordinary call.

use std::future::Future;

use play::desk::{DESK, Desk};
use study::deferred::{DEFERRED, Deferred};
use ui::PageProps;
use ui::lazy::{self, Fetching, NotFetched};
use ui::learning::{self, LEARNING, Learning};
use ui::platform::language;
use ui::route::Page;
use ui::site::part::{Opening, Part, View};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Html, html};

/// The parts that draw pages, a line each; the first one draws every page that no other draws.
pub(crate) static PARTS: [Part; 4] = [
    part(&[Page::Play], || Box::pin(play::open())),
    part(&[Page::Analyse], || opening(analyse())),
    part(&[Page::Glossary], || opening(glossary())),
    part(&[Page::Builder, Page::Worksheet], || opening(workshop())),
];

const fn part(pages: &'static [Page], open: fn() -> Opening) -> Part {
    Part { pages, open }
}

/// Says how the tables are fetched that parts without pages bring, a line each.
pub(crate) fn provide() {
    LEARNING.with(|it| it.fetch_by(|| table(learn())));
    DESK.with(|it| it.fetch_by(|| table(desk())));
    DEFERRED.with(|it| it.fetch_by(|| table(deferred())));
}

#[wasm_split(learn, fallible)]
fn learn() -> Fetched<&'static Learning> {
    Ok(learning::table())
}

#[wasm_split(desk, fallible)]
fn desk() -> Fetched<&'static Desk> {
    Ok(play::desk::table())
}

#[wasm_split(deferred, fallible)]
fn deferred() -> Fetched<&'static Deferred> {
    Ok(study::deferred::table())
}

#[wasm_split(analyse, fallible)]
fn analyse() -> Fetched<Draw> {
    Ok(|props| html! { <study::Analyse ..props.clone() /> })
}

#[wasm_split(glossary, fallible)]
fn glossary() -> Fetched<Draw> {
    Ok(|props| html! { <study::glossary::Glossary ..props.clone() /> })
}

#[wasm_split(workshop, fallible)]
fn workshop() -> Fetched<Draw> {
    Ok(|props| html! { <::workshop::Workshop ..props.clone() /> })
}

// With the explanations, which every page fetches.
#[wasm_split(learn, fallible)]
fn language() -> Fetched<fn(&str)> {
    Ok(language::load)
}

/// Switches to the requested language; without its part the page stays in English.
pub(crate) async fn speak() {
    if let Some(table) = language::fetched().await
        && let Ok(load) = language().await
    {
        load(&table);
    }
}

/// Draws the pages of a part.
type Draw = fn(&PageProps) -> Html;

/// What a part brings.
type Fetched<T> = Result<T, Lost>;

/// The part could not be fetched; the next attempt starts from scratch.
struct Lost;

impl From<SplitLoaderError> for Lost {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// A part that draws pages. All of them explain moves, so that part comes first.
fn opening(fetching: impl Future<Output = Fetched<Draw>> + 'static) -> Opening {
    Box::pin(async {
        lazy::load(&LEARNING).await?;
        let draw = fetching.await;
        Ok(View::new(draw.map_err(|Lost| NotFetched)?))
    })
}

fn table<T: 'static>(fetching: impl Future<Output = Fetched<T>> + 'static) -> Fetching<T> {
    Box::pin(async { fetching.await.map_err(|Lost| NotFetched) })
}
