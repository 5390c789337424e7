//! The glossary: all terms by section with a search, and a page for each term with a diagram of
//! its own to play on.

pub(crate) mod diagram;
mod home;
pub(crate) mod legend;
mod library;
mod list;
mod parts;
mod route;
mod term;
#[cfg(all(test, feature = "ssr"))]
mod tests;
pub mod trial;

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::{
    Callback, Html, NodeRef, Properties, component, hook, html, use_effect_with, use_mut_ref,
    use_node_ref, use_state_eq,
};

pub use home::Glossary;
pub use library::Library;
pub use route::GlossaryRoute;

use crate::deferred::DeferredLegend;
use list::Looked;
use ui::links;
use ui::platform::{self, focus};
use ui::settings::Settings;
use ui::{Pulse, Request, use_pulse};

/// The text of the glossary, as seen from the page.
pub const FILE: &str = "glossary/en.txt";

/// Milliseconds of rest after which the number of terms is said: not after each letter.
const REST: u32 = 400;

/// What the glossary shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct GlossaryProps {
    /// The text, if it is there.
    pub library: Library,
    /// The list or a term.
    pub place: GlossaryRoute,
    /// The user's settings, which hold for diagrams too.
    pub settings: Settings,
    /// Moves the focus to the heading.
    pub heading_focus: Pulse<()>,
    /// Fetch the text again.
    #[prop_or_default]
    pub on_retry: Callback<()>,
    /// Receives requests to the site.
    pub send: Callback<Request>,
}

/// The list of terms or a term.
#[component]
pub fn GlossaryPage(props: &GlossaryProps) -> Html {
    // What was typed, and where: coming back to the list finds it as it was left.
    let typed = use_state_eq(|| (GlossaryRoute::List, Rc::<str>::from("")));
    let heading = use_node_ref();
    use_heading(&heading, props);
    use_slash();

    let glossary = match &props.library {
        Library::Open(glossary) => Some(glossary),
        _ => None,
    };
    let entry = glossary.and_then(|glossary| props.place.entry(glossary));
    let is_legend = props.place == GlossaryRoute::Legend;
    let is_looked_up = entry.is_none() && !is_legend;
    let looked = glossary.filter(|_| is_looked_up).map(|glossary| {
        let query = if typed.0 == props.place {
            typed.1.clone()
        } else {
            props.place.query()
        };
        Looked::up(glossary, query)
    });
    let narrowed = looked.as_ref().filter(|looked| looked.is_narrowed());
    use_count_said(narrowed.map(Looked::count_text), &props.send);

    let title = match entry {
        Some(entry) => entry.title.clone(),
        None if is_legend => words::legend_title(),
        None => words::glossary_title(),
    };
    let body = match (glossary, entry, looked) {
        // It asks for nothing that has to be fetched.
        _ if is_legend => html! { <DeferredLegend /> },
        (Some(glossary), Some(entry), _) => {
            term::term(glossary, entry, props.settings, &props.send)
        }
        (Some(glossary), None, Some(looked)) => {
            let (typed, place) = (typed.setter(), props.place.clone());
            let on_typed = Callback::from(move |query| typed.set((place.clone(), query)));
            looked.shown(glossary, &on_typed, &props.send)
        }
        _ if props.library == Library::Failed => {
            let onclick = props.on_retry.reform(|_| ());
            html! {
                <div class="failed">
                    { parts::paragraph("error", words::glossary_failed().into()) }
                    <button type="button" class="primary" {onclick}>{ words::button_try_again() }</button>
                </div>
            }
        }
        _ => parts::paragraph("waiting", words::glossary_loading().into()),
    };
    html! {
        <main class="glossary">
            <nav aria-label={words::glossary_links_label()}>
                { parts::link(Some("button"), links::PLAY, words::link_board()) }
                if props.place != GlossaryRoute::List {
                    { parts::link(Some("button"), links::GLOSSARY, words::link_all_terms()) }
                }
            </nav>
            <h2 ref={heading} tabindex="-1">{ title }</h2>
            { body }
        </main>
    }
}

/// Moves the focus to the heading on arrival: a term is read from its beginning,
/// the list from where it was left.
#[hook]
fn use_heading(heading: &NodeRef, props: &GlossaryProps) {
    let left = use_mut_ref(|| (props.place.clone(), 0.0));
    if left.borrow().0 != props.place {
        // Asked while the browser still shows what is being left.
        let mut left = left.borrow_mut();
        if left.0 == GlossaryRoute::List {
            left.1 = platform::scrolled();
        }
        left.0 = props.place.clone();
    }
    let heading = heading.clone();
    use_pulse(&props.heading_focus, move |()| {
        if let Some(element) = heading.cast::<web_sys::HtmlElement>() {
            // A heading that cannot take the focus leaves it at the beginning of the page.
            let _ = element.focus();
            let left = left.borrow();
            let is_list = left.0 == GlossaryRoute::List;
            platform::scroll_to(if is_list { left.1 } else { 0.0 });
        }
    });
}

/// Leads the slash to the field, as it leads to the box beside the board of the game.
#[hook]
fn use_slash() {
    use_effect_with((), |()| {
        let listener = focus::on_slash("#glossary-search");
        move || drop(listener)
    });
}

/// Says how many terms fit, once the typing rests.
#[hook]
fn use_count_said(count: Option<String>, send: &Callback<Request>) {
    let send = send.clone();
    use_effect_with(count, move |count| {
        let timer = count.as_deref().map(|count| {
            let count = Rc::from(count);
            Timeout::new(REST, move || send.emit(Request::Say(count)))
        });
        move || drop(timer)
    });
}
