//! The pages for study: the analysis of a game or a position, and the glossary.

pub mod analyse;
pub mod book;
pub mod export;
pub mod games;
pub mod glossary;
pub mod print;

use ui::PageProps;
use ui::request::PageName;
use ui::route::Page;
use ui::site::use_page_name;
use yew::{Html, component, html};

use analyse::AnalysePage;
use glossary::Glossary;

/// Both pages, of which one is shown, or none.
#[component]
pub fn Study(props: &PageProps) -> Html {
    let analyse = props
        .route
        .as_ref()
        .filter(|route| route.page == Page::Analyse);
    use_page_name(analyse.map(|_| name()), props);
    // A page that stays mounted keeps its place among the children, or it would begin anew.
    html! {
        <>
            <AnalysePage key="analyse" shown={analyse.is_some()} fen={analyse.and_then(|route| route.fen())}
                settings={props.settings} heading_focus={props.arrivals.clone()} send={props.send.clone()} />
            <Glossary key="glossary" ..props.clone() />
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
