//! The pages for study: [`Analyse`], the analysis of a game or a position, and
//! [`glossary::Glossary`].

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
use ui::site::use_page_name;
use yew::{Html, component, html};

use analyse::AnalysePage;

/// The page of analysis; it draws nothing while another is shown, and keeps what it holds.
#[component]
pub fn Analyse(props: &PageProps) -> Html {
    use_page_name(props.route.as_ref().map(|_| name()), props);
    html! {
        <AnalysePage shown={props.route.is_some()} fen={props.route.as_ref().and_then(|route| route.fen())}
            settings={props.settings} heading_focus={props.arrivals.clone()} send={props.send.clone()} />
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
