//! What the page of analysis opens now and then, in tables that the site fetches as parts of
//! their own when something of them is opened first.

use moves::setup::{Editor, EditorProps};
use ui::lazy::{Lazy, Progress, use_lazy};
use yew::{Html, component, html};

use crate::advice::{Advice, AdviceProps};
use crate::desk::DESK;
use crate::export::{ExportDialog, ExportProps};
use crate::games::GamesListProps;
use crate::glossary::diagram::{FigureProps, figure};
use crate::glossary::legend::Legend;
use crate::print::{PaperPage, PaperPageProps};
use crate::review::{Review, ReviewProps};
use crate::transcribe::{Transcriber, TranscriberProps};

/// What is entered by hand: a position, or a game out of an old book.
#[derive(Debug)]
pub struct Entry {
    set_up: fn(&EditorProps) -> Html,
    transcribe: fn(&TranscriberProps) -> Html,
}

/// How a game leaves the page: as a text, a picture, a file, on paper.
#[derive(Debug)]
pub struct Export {
    export: fn(&ExportProps) -> Html,
    print: fn(&PaperPageProps) -> Html,
}

static ENTRY_TABLE: Entry = Entry {
    set_up: |props| html! { <Editor ..props.clone() /> },
    transcribe: |props| html! { <Transcriber ..props.clone() /> },
};

/// What the engine says of a position.
#[derive(Debug)]
pub struct Adviser {
    advice: fn(&AdviceProps) -> Html,
}

static ADVISER_TABLE: Adviser = Adviser {
    advice: |props| html! { <Advice ..props.clone() /> },
};

/// The table of the engine's advice, for the part that brings it.
#[must_use]
pub fn adviser_table() -> &'static Adviser {
    &ADVISER_TABLE
}

/// A whole game as the engine sees it.
#[derive(Debug)]
pub struct Reviewer {
    review: fn(&ReviewProps) -> Html,
}

static REVIEWER_TABLE: Reviewer = Reviewer {
    review: |props| html! { <Review ..props.clone() /> },
};

/// The table of the review, for the part that brings it.
#[must_use]
pub fn reviewer_table() -> &'static Reviewer {
    &REVIEWER_TABLE
}

static EXPORT_TABLE: Export = Export {
    export: |props| html! { <ExportDialog ..props.clone() /> },
    print: |props| html! { <PaperPage ..props.clone() /> },
};

/// The table of what is entered by hand, for the part that brings it.
#[must_use]
pub fn entry_table() -> &'static Entry {
    &ENTRY_TABLE
}

/// The table of export, for the part that brings it.
#[must_use]
pub fn export_table() -> &'static Export {
    &EXPORT_TABLE
}

/// What is looked up beside the terms of the glossary.
#[derive(Debug)]
pub struct Reference {
    legend: fn() -> Html,
    figure: fn(&FigureProps) -> Html,
}

static REFERENCE_TABLE: Reference = Reference {
    legend: || html! { <Legend /> },
    figure,
};

/// The table of what is looked up, for the part that brings it.
#[must_use]
pub fn reference_table() -> &'static Reference {
    &REFERENCE_TABLE
}

thread_local! {
    /// What is looked up, once its part is here; natively nothing has to be fetched.
    pub static REFERENCE: Lazy<Reference> = const { Lazy::of_part(&REFERENCE_TABLE) };
    /// What is entered by hand, once its part is here; natively nothing has to be fetched.
    pub static ENTRY: Lazy<Entry> = const { Lazy::of_part(&ENTRY_TABLE) };
    /// The engine's advice, once its part is here; natively nothing has to be fetched.
    pub static ADVISER: Lazy<Adviser> = const { Lazy::of_part(&ADVISER_TABLE) };
    /// The review, once its part is here; natively nothing has to be fetched.
    pub static REVIEWER: Lazy<Reviewer> = const { Lazy::of_part(&REVIEWER_TABLE) };
    /// Export, once its part is here; natively nothing has to be fetched.
    pub static EXPORT: Lazy<Export> = const { Lazy::of_part(&EXPORT_TABLE) };
}

/// Components that take the place of those of a part, with the same properties.
macro_rules! deferred {
    ($($(#[$attribute:meta])* $name:ident: $props:ty = $table:ident.$field:ident;)+) => {
        $(
            $(#[$attribute])*
            #[component]
            pub(crate) fn $name(props: &$props) -> Html {
                match use_lazy(&$table) {
                    Progress::Here(table) => (table.$field)(props),
                    waiting => ui::panels::notices::waiting_for_part(&waiting),
                }
            }
        )+
    };
}

/// The names of the squares and the signs of the pieces.
#[component]
pub(crate) fn DeferredLegend() -> Html {
    match use_lazy(&REFERENCE) {
        Progress::Here(table) => (table.legend)(),
        waiting => ui::panels::notices::waiting_for_part(&waiting),
    }
}

/// The diagram of a term; its place is kept until what draws it is here.
#[component]
pub(crate) fn DeferredFigure(props: &FigureProps) -> Html {
    match use_lazy(&REFERENCE) {
        Progress::Here(table) => (table.figure)(props),
        waiting => html! {
            <figure><div class="diagram coming">{ ui::panels::notices::waiting_for_part(&waiting) }</div></figure>
        },
    }
}

deferred! {
    /// The editor of a position.
    DeferredEditor: EditorProps = ENTRY.set_up;
    /// The reader of old books.
    DeferredTranscriber: TranscriberProps = ENTRY.transcribe;
    /// What the engine says.
    DeferredAdvice: AdviceProps = ADVISER.advice;
    /// The review of a game.
    DeferredReview: ReviewProps = REVIEWER.review;
    /// The dialog for export.
    DeferredExport: ExportProps = EXPORT.export;
    /// The page for paper.
    DeferredPrint: PaperPageProps = EXPORT.print;
    /// The list of the games of a file.
    DeferredGames: GamesListProps = DESK.list_games;
}
