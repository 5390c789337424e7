//! The pages for study: [`Analyse`], the analysis of a game or a position, [`glossary::Glossary`],
//! [`laws::Laws`], [`settings::SettingsPage`] and [`about::About`].

pub mod about;
pub mod advice;
pub mod analyse;
pub mod deferred;
pub mod desk;
pub mod export;
pub mod games;
pub mod glossary;
pub mod laws;
pub mod print;
pub mod review;
pub mod settings;
pub mod transcribe;

use std::rc::Rc;

use ui::PageProps;
use ui::lazy::NotFetched;
use ui::request::PageName;
use ui::route::{Page, Route};
use ui::site::part::View;
use ui::site::use_page_name;
use yew::{Html, Properties, component, html};

use about::About;
use analyse::{AnalysePage, Start};
use glossary::Glossary;
pub use laws::Laws;
pub use settings::SettingsPage;

/// Makes the page of analysis ready: reads what was kept of it.
///
/// # Errors
/// [`NotFetched`] when something was kept, or a position is asked for, and the part of the program that
/// reads it does not come.
pub async fn open_analysis() -> Result<View, NotFetched> {
    let start = Rc::new(analyse::start::begin().await?);
    Ok(View::new(move |page| {
        html! { <Analyse start={Rc::clone(&start)} page={page.clone()} /> }
    }))
}

/// Props of [`Analyse`].
#[derive(Clone, Debug, Properties)]
pub struct AnalyseProps {
    /// With what it begins.
    pub start: Rc<Start>,
    /// What the site gives its pages.
    pub page: PageProps,
}

impl PartialEq for AnalyseProps {
    fn eq(&self, other: &Self) -> bool {
        // What the page began with never changes.
        self.page == other.page
    }
}

/// The page of analysis; it draws nothing while another is shown, and keeps what it holds.
#[component]
pub fn Analyse(props: &AnalyseProps) -> Html {
    let page = &props.page;
    use_page_name(page.route.as_ref().map(|_| name()), page);
    html! {
        <AnalysePage start={Rc::clone(&props.start)} shown={page.route.is_some()}
            fen={page.route.as_ref().and_then(|route| route.fen())} settings={page.settings}
            heading_focus={page.arrivals.clone()} send={page.send.clone()} />
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
