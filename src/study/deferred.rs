//! What the page of analysis opens now and then: the set-up of a position, the reader of old books,
//! export, paper, the list of a file's games. The site fetches it as a part of its own when the
//! first of them is opened.

use moves::setup::{Editor, EditorProps};
use ui::lazy::{Lazy, Progress, use_lazy};
use yew::{Html, component, html};

use crate::book::{BookReader, BookReaderProps};
use crate::export::{ExportDialog, ExportProps};
use crate::games::{GamesList, GamesListProps};
use crate::print::{BookPage, BookPageProps};

/// What the part brings.
#[derive(Debug)]
pub struct Deferred {
    set_up: fn(&EditorProps) -> Html,
    read_book: fn(&BookReaderProps) -> Html,
    export: fn(&ExportProps) -> Html,
    print: fn(&BookPageProps) -> Html,
    list_games: fn(&GamesListProps) -> Html,
}

static TABLE: Deferred = Deferred {
    set_up: |props| html! { <Editor ..props.clone() /> },
    read_book: |props| html! { <BookReader ..props.clone() /> },
    export: |props| html! { <ExportDialog ..props.clone() /> },
    print: |props| html! { <BookPage ..props.clone() /> },
    list_games: |props| html! { <GamesList ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Deferred {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static DEFERRED: Lazy<Deferred> = const {
        Lazy::new(if cfg!(target_arch = "wasm32") { None } else { Some(&TABLE) })
    };
}

/// Components that take the place of those of the part, with the same properties.
macro_rules! deferred {
    ($($(#[$attribute:meta])* $name:ident: $props:ty = $field:ident;)+) => {
        $(
            $(#[$attribute])*
            #[component]
            pub(crate) fn $name(props: &$props) -> Html {
                match use_lazy(&DEFERRED) {
                    Progress::Here(table) => (table.$field)(props),
                    waiting => waiting_for(&waiting),
                }
            }
        )+
    };
}

deferred! {
    /// The editor of a position.
    DeferredEditor: EditorProps = set_up;
    /// The reader of old books.
    DeferredBook: BookReaderProps = read_book;
    /// The dialog for export.
    DeferredExport: ExportProps = export;
    /// The page for paper.
    DeferredPrint: BookPageProps = print;
    /// The list of the games of a file.
    DeferredGames: GamesListProps = list_games;
}

fn waiting_for(progress: &Progress<Deferred>) -> Html {
    match progress {
        Progress::Failed(retry) => ui::panels::notices::part_failed(retry),
        _ => html! { <p class="waiting" aria-busy="true">{ words::part_loading() }</p> },
    }
}
