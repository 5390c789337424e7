//! The glossary among the pages: fetches its text when it is first opened, and names what is shown.

use std::rc::Rc;

use ui::platform::fetch;
use ui::request::PageName;
use ui::route::Page;
use ui::site::use_page_name;
use ui::{PageProps, Pulse};
use yew::{Callback, Html, UseReducerHandle, component, hook, html, use_effect_with, use_reducer};

use super::library::{Event, Library};
use super::{FILE, GlossaryPage, GlossaryRoute};

/// The page; it draws nothing while another is shown, and keeps its text.
#[component]
pub fn Glossary(props: &PageProps) -> Html {
    let library = use_reducer(Library::default);
    let route = props.route.as_ref();
    let route = route.filter(|route| route.page == Page::Glossary);
    let place = route.map(|route| GlossaryRoute::parse(&route.place));
    use_text(&library, place.is_some().then(|| props.visits.clone()));
    use_page_name(place.as_ref().map(|place| name(place, &library)), props);
    let Some(place) = place else {
        return ui::nothing();
    };
    let on_retry = {
        let library = library.dispatcher();
        Callback::from(move |()| library.dispatch(Event::Wanted))
    };
    html! {
        <GlossaryPage library={Library::clone(&library)} {place} settings={props.settings}
            heading_focus={props.arrivals.clone()} {on_retry} send={props.send.clone()} />
    }
}

/// Fetches the text when the page is opened and it is not there.
#[hook]
fn use_text(library: &UseReducerHandle<Library>, visit: Option<Pulse<()>>) {
    let dispatch = library.dispatcher();
    use_effect_with(visit, move |visit| {
        if visit.is_some() {
            dispatch.dispatch(Event::Wanted);
        }
    });
    let dispatch = library.dispatcher();
    use_effect_with(**library == Library::Fetching, move |&fetching| {
        if fetching {
            wasm_bindgen_futures::spawn_local(async move {
                let text = fetch::text(FILE).await;
                let glossary = text.and_then(|text| words::Glossary::parse(&text).ok());
                dispatch.dispatch(Event::Arrived(glossary.map(Rc::new)));
            });
        }
    });
}

/// What a place of the glossary is called; it is spoken once it is known.
fn name(place: &GlossaryRoute, library: &Library) -> PageName {
    if *place == GlossaryRoute::Legend {
        let title = words::legend_title();
        return PageName {
            tab: words::page_title_term(&title).into(),
            spoken: title.into(),
        };
    }
    let title = words::glossary_title();
    let entry = match library {
        Library::Open(glossary) => place.entry(glossary),
        _ => None,
    };
    let spoken = match (entry, library) {
        (Some(entry), _) => entry.title.clone(),
        (None, Library::Open(_)) => title.clone(),
        (None, Library::Failed) => words::glossary_failed(),
        (None, Library::Closed | Library::Fetching) => String::new(),
    };
    PageName {
        tab: entry
            .map_or_else(
                || words::page_title(&title),
                |entry| words::page_title_term(&entry.title),
            )
            .into(),
        spoken: spoken.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "section The men\n\
        term rook Rook\nshared castle\nis It moves in lines.\n\
        term knight Knight\nalso horse; Kt\nis It jumps.\n\
        section Moves\n\
        term castling Castling\nshared castle\nis King and rook move at once.\n\
        term en-passant En passant\nis A capture.\n";

    fn glossary() -> Rc<words::Glossary> {
        Rc::new(words::Glossary::parse(TEXT).unwrap())
    }

    fn term(name: &str) -> GlossaryRoute {
        GlossaryRoute::Term(name.into())
    }

    #[test]
    fn the_glossary_is_fetched_when_it_is_first_opened_and_kept() {
        let fetching = Library::Closed.after(Event::Wanted);
        assert_eq!(fetching, Library::Fetching);
        assert_eq!(&*name(&GlossaryRoute::List, &fetching).spoken, "");
        let open = fetching.after(Event::Arrived(Some(glossary())));
        assert_eq!(&*name(&GlossaryRoute::List, &open).spoken, "Glossary");
        assert_eq!(open.after(Event::Wanted), open);
        assert_eq!(&*name(&term("rook"), &open).spoken, "Rook");
    }

    #[test]
    fn a_glossary_that_cannot_be_fetched_is_asked_for_again() {
        let failed = Library::Fetching.after(Event::Arrived(None));
        assert_eq!(failed, Library::Failed);
        let list = GlossaryRoute::List;
        assert_eq!(*name(&list, &failed).spoken, words::glossary_failed());
        assert_eq!(failed.after(Event::Wanted), Library::Fetching);
    }

    #[test]
    fn a_term_is_found_by_its_address_or_by_a_name_that_no_other_has() {
        let glossary = glossary();
        let slug = |name: &str| term(name).entry(&glossary).map(|entry| entry.slug.clone());
        assert_eq!(slug("knight").as_deref(), Some("knight"));
        assert_eq!(slug("Horse").as_deref(), Some("knight"));
        assert_eq!(slug("en passant").as_deref(), Some("en-passant"));
        assert_eq!(slug("castle"), None, "two terms are called so");
        assert_eq!(slug("spoon"), None);
        assert_eq!(&*term("two-words").query(), "two words");
    }

    #[test]
    fn the_tab_is_named_after_the_page() {
        let knight = term("knight");
        let tab = |library: &Library| name(&knight, library).tab;
        assert_eq!(&*tab(&Library::Fetching), "Glossary \u{b7} J\u{2019}adoube");
        assert_eq!(
            &*tab(&Library::Open(glossary())),
            "Knight \u{b7} Glossary \u{b7} J\u{2019}adoube"
        );
    }
}
