//! Where the program is cut. A part is what only its function reaches; the function gives back a
//! table of plain functions, so that everything after the fetching is an ordinary call.

use std::future::{Future, ready};

use ::learn::arrange::{ARRANGE, Arrange};
use ::learn::further::{FURTHER, Further};
use ::library::records::{RECORDS, Records};
use ::workshop::tasks::{TASKS, Tasks, WORKSHEET, Worksheet};
use play::around::{AROUND, Around};
use play::coach::{COACH, Coach};
use play::desk::{DESK, Desk};
use play::link::{LINK_PLAY, LinkPlay};
use play::occasional::{OCCASIONAL, Occasional};
use play::sitting::{AGREE, Agree, SITTING};
use study::deferred::{
    self, ADVISER, Adviser, ENTRY, EXPORT, Entry, Export, REFERENCE, REVIEWER, Reference, Reviewer,
};
use study::transcribe::readings::{READINGS, Readings, readings_table};
use ui::PageProps;
use ui::figures::{FIGURES, Figures};
use ui::lazy::{Fetching, NotFetched};
use ui::learning::{self, LEARNING, Learning};
use ui::platform::language;
use ui::route::Page;
use ui::scores::{SCORES, Scores};
use ui::signals::{SIGNALS, Signals};
use ui::site::part::{Opening, Part, View};
use ui::tuning::{TUNING, Tuning};
use wasm_split_helpers::wasm_split;
use yew::{Html, html};

/// The parts that draw pages, a line each; the first one draws every page that no other draws.
pub(crate) static PARTS: [Part; 9] = [
    part(&[Page::Play], || Box::pin(play::open())),
    part(&[Page::Analyse], || open(analyse())),
    part(&[Page::Glossary, Page::About, Page::Unknown], || {
        open(glossary())
    }),
    part(&[Page::Builder, Page::Worksheet], || open(workshop())),
    part(&[Page::Class], || open(class())),
    part(&[Page::Learn], || open(course())),
    part(&[Page::Laws], || open(laws())),
    part(&[Page::Settings], || open(settings())),
    part(&[Page::Games], || open(library())),
];

const fn part(pages: &'static [Page], open: fn() -> Opening) -> Part {
    Part { pages, open }
}

/// Says how the tables are fetched that Play needs, a line each. A part says so itself of those that
/// only it asks for.
pub(crate) fn provide() {
    LEARNING.with(|it| it.fetch_by(|| Box::pin(learn())));
    DESK.with(|it| it.fetch_by(|| Box::pin(desk())));
    OCCASIONAL.with(|it| it.fetch_by(|| Box::pin(occasional())));
    AROUND.with(|it| it.fetch_by(|| Box::pin(around())));
    TUNING.with(|it| it.fetch_by(|| Box::pin(tuning())));
    RECORDS.with(|it| it.fetch_by(|| Box::pin(records())));
}

#[wasm_split(learn, fallible)]
fn learn() -> Fetched<&'static Learning> {
    Ok(learning::table())
}

#[wasm_split(desk, fallible)]
fn desk() -> Fetched<&'static Desk> {
    SCORES.with(|it| it.fetch_by(|| Box::pin(scores())));
    SITTING.with(|it| it.fetch_by(|| Box::pin(sitting())));
    AGREE.with(|it| it.fetch_by(|| Box::pin(agree())));
    LINK_PLAY.with(|it| it.fetch_by(|| Box::pin(link())));
    Ok(play::desk::table())
}

#[wasm_split(occasional, fallible)]
fn occasional() -> Fetched<&'static Occasional> {
    LINK_PLAY.with(|it| it.fetch_by(|| Box::pin(link())));
    Ok(play::occasional::table())
}

#[wasm_split(around, fallible)]
fn around() -> Fetched<&'static Around> {
    COACH.with(|it| it.fetch_by(|| Box::pin(coach())));
    Ok(play::around::table())
}

#[wasm_split(coach, fallible)]
fn coach() -> Fetched<&'static Coach> {
    Ok(play::coach::table())
}

#[wasm_split(agree, fallible)]
fn agree() -> Fetched<&'static Agree> {
    Ok(play::sitting::agree_table())
}

#[wasm_split(sitting, fallible)]
fn sitting() -> Fetched<&'static play::sitting::Table> {
    Ok(play::sitting::table())
}

#[wasm_split(link, fallible)]
fn link() -> Fetched<&'static LinkPlay> {
    Ok(play::link::table())
}

#[wasm_split(study, fallible)]
fn study() -> Fetched<&'static study::desk::Desk> {
    Ok(study::desk::table())
}

#[wasm_split(entry, fallible)]
fn entry() -> Fetched<&'static Entry> {
    Ok(deferred::entry_table())
}

#[wasm_split(readings, fallible)]
fn readings() -> Fetched<&'static Readings> {
    Ok(readings_table())
}

#[wasm_split(reference, fallible)]
fn reference() -> Fetched<&'static Reference> {
    Ok(deferred::reference_table())
}

#[wasm_split(export, fallible)]
fn export() -> Fetched<&'static Export> {
    Ok(deferred::export_table())
}

#[wasm_split(advice, fallible)]
fn advice() -> Fetched<&'static Adviser> {
    Ok(deferred::adviser_table())
}

#[wasm_split(review, fallible)]
fn review() -> Fetched<&'static Reviewer> {
    Ok(deferred::reviewer_table())
}

#[wasm_split(scores, fallible)]
fn scores() -> Fetched<&'static Scores> {
    Ok(ui::scores::table())
}

// Only with it does the program know the parts that some settings need.
#[wasm_split(tuning, fallible)]
fn tuning() -> Fetched<&'static Tuning> {
    FIGURES.with(|it| it.fetch_by(|| Box::pin(figures())));
    SIGNALS.with(|it| it.fetch_by(|| Box::pin(signals())));
    Ok(ui::tuning::table())
}

#[wasm_split(figures, fallible)]
fn figures() -> Fetched<&'static Figures> {
    Ok(ui::figures::table())
}

#[wasm_split(signals, fallible)]
fn signals() -> Fetched<&'static Signals> {
    Ok(ui::signals::table())
}

#[wasm_split(tasks, fallible)]
fn tasks() -> Fetched<&'static Tasks> {
    Ok(::workshop::tasks::table())
}

#[wasm_split(worksheet, fallible)]
fn worksheet() -> Fetched<&'static Worksheet> {
    Ok(::workshop::tasks::worksheet_table())
}

#[wasm_split(analyse, fallible)]
fn analyse() -> Fetched<Open> {
    study::desk::DESK.with(|it| it.fetch_by(|| Box::pin(study())));
    ENTRY.with(|it| it.fetch_by(|| Box::pin(entry())));
    READINGS.with(|it| it.fetch_by(|| Box::pin(readings())));
    EXPORT.with(|it| it.fetch_by(|| Box::pin(export())));
    ADVISER.with(|it| it.fetch_by(|| Box::pin(advice())));
    REVIEWER.with(|it| it.fetch_by(|| Box::pin(review())));
    // For what the engine says; the list of moves has the notations with the page.
    SCORES.with(|it| it.fetch_by(|| Box::pin(scores())));
    Ok(|| Box::pin(study::open_analysis()))
}

#[wasm_split(glossary, fallible)]
fn glossary() -> Fetched<Open> {
    REFERENCE.with(|it| it.fetch_by(|| Box::pin(reference())));
    Ok(|| at_once(|page| html! { <study::Reading ..page.clone() /> }))
}

#[wasm_split(workshop, fallible)]
fn workshop() -> Fetched<Open> {
    TASKS.with(|it| it.fetch_by(|| Box::pin(tasks())));
    WORKSHEET.with(|it| it.fetch_by(|| Box::pin(worksheet())));
    Ok(|| Box::pin(::workshop::open()))
}

#[wasm_split(class, fallible)]
fn class() -> Fetched<Open> {
    Ok(|| Box::pin(::workshop::class::open()))
}

#[wasm_split(course, fallible)]
fn course() -> Fetched<Open> {
    ARRANGE.with(|it| it.fetch_by(|| Box::pin(arrange())));
    FURTHER.with(|it| it.fetch_by(|| Box::pin(further())));
    Ok(|| Box::pin(::learn::open()))
}

#[wasm_split(arrange, fallible)]
fn arrange() -> Fetched<&'static Arrange> {
    Ok(::learn::arrange::table())
}

#[wasm_split(further, fallible)]
fn further() -> Fetched<&'static Further> {
    Ok(::learn::further::table())
}

#[wasm_split(laws, fallible)]
fn laws() -> Fetched<Open> {
    Ok(|| at_once(|page| html! { <study::Laws ..page.clone() /> }))
}

#[wasm_split(records, fallible)]
fn records() -> Fetched<&'static Records> {
    Ok(::library::records::table())
}

#[wasm_split(library, fallible)]
fn library() -> Fetched<Open> {
    Ok(|| Box::pin(::library::open()))
}

#[wasm_split(settings, fallible)]
fn settings() -> Fetched<Open> {
    Ok(|| at_once(|page| html! { <study::SettingsPage ..page.clone() /> }))
}

// With the explanations.
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

/// What a part brings.
type Fetched<T> = Result<T, NotFetched>;

/// Makes the pages of a part ready, once the part is here.
type Open = fn() -> Opening;

/// Pages that need nothing but their part.
fn at_once(draw: fn(&PageProps) -> Html) -> Opening {
    Box::pin(ready(Ok(View::new(draw))))
}

fn open(part: impl Future<Output = Fetched<Open>> + 'static) -> Opening {
    then_open(Box::pin(part))
}

/// Not in [`open`], which is compiled once for each part.
fn then_open(part: Fetching<Open>) -> Opening {
    Box::pin(async move { part.await?().await })
}
