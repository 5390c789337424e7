//! The pages for study: [`Analyse`], the analysis of a game or a position, [`glossary::Glossary`],
//! and [`about::About`].

pub mod about;
pub mod analyse;
pub mod deferred;
pub mod desk;
pub mod export;
pub mod games;
pub mod glossary;
pub mod print;
pub mod transcribe;

use ui::PageProps;
use ui::request::PageName;
use ui::route::{Page, Route};
use ui::site::use_page_name;
use yew::{Html, component, html};

use about::About;
use analyse::AnalysePage;
use glossary::Glossary;

/// The page of analysis; it draws nothing while another is shown, and keeps what it holds.
#[component]
pub fn Analyse(props: &PageProps) -> Html {
    use_page_name(props.route.as_ref().map(|_| name()), props);
    html! {
        <AnalysePage shown={props.route.is_some()} fen={props.route.as_ref().and_then(|route| route.fen())}
            settings={props.settings} heading_focus={props.arrivals.clone()} send={props.send.clone()} />
    }
}

/// The pages that are read: the glossary, and what the product says of itself.
#[component]
pub fn Reading(props: &PageProps) -> Html {
    let is_glossary = |route: &Route| route.page == Page::Glossary;
    let of = |is_shown: bool| PageProps {
        route: props.route.clone().filter(|_| is_shown),
        ..props.clone()
    };
    let glossary = of(props.route.as_ref().is_some_and(is_glossary));
    let about = of(!props.route.as_ref().is_some_and(is_glossary));
    html! {
        <>
            <Glossary ..glossary />
            <About ..about />
        </>
    }
}

/// What the page of analysis is called.
fn name() -> PageName {
    let name = words::page_name_analyse();
    PageName {
        tab: words::page_title(&name).into(),
        spoken: name.into(),
    }
}
