//! Where the program is cut. A part is what only its function reaches; the function gives back a
//! table of plain functions, so that everything after the fetching is an ordinary call.

use std::future::Future;

use ::workshop::tasks::{TASKS, Tasks};
use play::desk::{DESK, Desk};
use study::deferred::{self, ENTRY, EXPORT, Entry, Export};
use ui::PageProps;
use ui::lazy::{Fetching, NotFetched};
use ui::learning::{self, LEARNING, Learning};
use ui::platform::language;
use ui::route::Page;
use ui::site::part::{Opening, Part, View};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Html, html};

/// The parts that draw pages, a line each; the first one draws every page that no other draws.
pub(crate) static PARTS: [Part; 4] = [
    part(&[Page::Play], || Box::pin(play::open())),
    part(&[Page::Analyse], || Box::pin(analysis())),
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
    study::desk::DESK.with(|it| it.fetch_by(|| table(study())));
    ENTRY.with(|it| it.fetch_by(|| table(entry())));
    EXPORT.with(|it| it.fetch_by(|| table(export())));
    TASKS.with(|it| it.fetch_by(|| table(tasks())));
}

#[wasm_split(learn, fallible)]
fn learn() -> Fetched<&'static Learning> {
    Ok(learning::table())
}

#[wasm_split(desk, fallible)]
fn desk() -> Fetched<&'static Desk> {
    Ok(play::desk::table())
}

#[wasm_split(study, fallible)]
fn study() -> Fetched<&'static study::desk::Desk> {
    Ok(study::desk::table())
}

#[wasm_split(entry, fallible)]
fn entry() -> Fetched<&'static Entry> {
    Ok(deferred::entry_table())
}

#[wasm_split(export, fallible)]
fn export() -> Fetched<&'static Export> {
    Ok(deferred::export_table())
}

#[wasm_split(tasks, fallible)]
fn tasks() -> Fetched<&'static Tasks> {
    Ok(::workshop::tasks::table())
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

// With the explanations.
#[wasm_split(learn, fallible)]
fn language() -> Fetched<fn(&str)> {
    Ok(language::load)
}

/// Speaks the language that the page is asked for; without its part the page stays in English.
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

/// A part that draws pages.
fn opening(fetching: impl Future<Output = Fetched<Draw>> + 'static) -> Opening {
    Box::pin(async {
        let draw = fetching.await;
        Ok(View::new(draw.map_err(|Lost| NotFetched)?))
    })
}

/// The page of analysis with what it needs for the record that was kept.
async fn analysis() -> Result<View, NotFetched> {
    study::analyse::prepare().await?;
    opening(analyse()).await
}

fn table<T: 'static>(fetching: impl Future<Output = Fetched<T>> + 'static) -> Fetching<T> {
    Box::pin(async { fetching.await.map_err(|Lost| NotFetched) })
}
