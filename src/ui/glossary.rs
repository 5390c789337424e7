//! The glossary: all terms by section with a search, and a page for each term with a diagram of
//! its own to play on. The game on the board of the other page stays as it is.

mod diagram;
mod library;
mod list;
mod term;
#[cfg(all(test, feature = "ssr"))]
mod tests;
pub mod trial;

use std::rc::Rc;

use yew::{
    Callback, Html, Properties, component, html, use_callback, use_effect_with, use_node_ref,
    use_state_eq,
};

pub use library::Library;

use crate::platform;
use crate::settings::Settings;
use crate::state::{Action, GlossaryRoute, Route};
use list::List;
use term::Term;

/// The text of the glossary, as seen from the page.
pub const FILE: &str = "glossary/en.txt";

/// What the glossary shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct GlossaryProps {
    /// The text, if it is there.
    pub library: Library,
    /// The list or a term.
    pub place: GlossaryRoute,
    /// The player's choices, which hold for diagrams too.
    pub settings: Settings,
    /// Grows with each wish that the focus go to the heading; 0 for none.
    pub heading_focus: u32,
    /// Receives what is to be done.
    pub send: Callback<Action>,
}

/// The list of terms or a term.
#[component]
pub fn GlossaryPage(props: &GlossaryProps) -> Html {
    // What was typed, and where: coming back to the list finds it as it was left.
    let typed = use_state_eq(|| (GlossaryRoute::List, Rc::from("")));
    let heading = use_node_ref();
    use_effect_with(props.heading_focus, {
        let heading = heading.clone();
        move |&wish| {
            let element = heading.cast::<web_sys::HtmlElement>();
            if let Some(element) = element.filter(|_| wish > 0) {
                platform::scroll_to_top();
                // A heading that cannot take the focus leaves it at the beginning of the page.
                let _ = element.focus();
            }
        }
    });
    let on_say = use_callback(props.send.clone(), |text: String, send| {
        send.emit(Action::Say(text.into()));
    });
    let on_retry = props.send.reform(|_| Action::FetchGlossary);
    let on_visit = props.send.reform(Action::Visit);
    let on_typed = {
        let (typed, place) = (typed.setter(), props.place.clone());
        Callback::from(move |query: Rc<str>| typed.set((place.clone(), query)))
    };

    let entry = match &props.library {
        Library::Open(glossary) => props.place.entry(glossary),
        _ => None,
    };
    let title = entry.map_or_else(words::glossary_title, |entry| entry.title.clone());
    let body = match (&props.library, entry) {
        (Library::Closed | Library::Fetching, _) => {
            html! { <p class="waiting">{ words::glossary_loading() }</p> }
        }
        (Library::Failed, _) => html! {
            <div class="failed">
                <p>{ words::glossary_failed() }</p>
                <button type="button" class="primary" onclick={on_retry}>{ words::button_try_again() }</button>
            </div>
        },
        (Library::Open(glossary), Some(entry)) => {
            let slug: Rc<str> = entry.slug.as_str().into();
            html! {
                <Term key={&*slug} glossary={glossary.clone()} slug={slug.clone()}
                    settings={props.settings} {on_say} />
            }
        }
        (Library::Open(glossary), None) => {
            let query = if typed.0 == props.place {
                typed.1.clone()
            } else {
                props.place.query()
            };
            html! { <List glossary={glossary.clone()} {query} {on_typed} {on_visit} {on_say} /> }
        }
    };
    html! {
        <main class="glossary">
            <nav aria-label={words::glossary_links_label()}>
                <a class="button" href={Route::Play.hash()}>{ words::link_board() }</a>
                if props.place != GlossaryRoute::List {
                    <a class="button" href={Route::Glossary(GlossaryRoute::List).hash()}>{ words::link_all_terms() }</a>
                }
            </nav>
            <h2 ref={heading} tabindex="-1">{ title }</h2>
            { body }
        </main>
    }
}
