//! The pages for authors and teachers: the builder of boards for other pages, worksheets, and the
//! codes of a class. Lessons in one file are made in the builder.

pub mod builder;
pub mod class;
mod deferred;
pub mod keeping;
pub mod lesson;
mod slices;
pub mod tasks;
pub mod worksheet;
pub mod written;

use std::rc::Rc;

use ui::PageProps;
use ui::lazy::NotFetched;
use ui::request::PageName;
use ui::route::Page;
use ui::site::part::View;
use ui::site::use_page_name;
use yew::{Html, Properties, component, html, use_callback, use_effect_with, use_reducer};

use builder::BuilderPage;
use deferred::DeferredWorksheet;
use keeping::{Keeper, Keeping, Kept, SetAside, use_keeping};

/// Makes the pages ready: reads what was kept of them.
///
/// # Errors
/// None; opening a part can fail elsewhere.
pub async fn open() -> Result<View, NotFetched> {
    let kept = Rc::new(Kept::open().await);
    Ok(View::new(move |page| {
        html! { <Workshop kept={Rc::clone(&kept)} page={page.clone()} /> }
    }))
}

/// Props of [`Workshop`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct WorkshopProps {
    /// With what the pages begin.
    pub kept: Rc<Kept>,
    /// What the site gives them.
    pub page: PageProps,
}

/// Both pages, of which one is shown, or none.
#[component]
pub fn Workshop(props: &WorkshopProps) -> Html {
    let WorkshopProps { kept, page: props } = props;
    let sheet = use_reducer(|| kept.sheet.clone());
    let save = use_keeping(Keeping {
        keeper: Keeper::Worksheet,
        texts: worksheet::draft::to_texts(&sheet),
        drafts: &kept.shelf.drafts,
        send: &props.send,
    });
    use_effect_with((), {
        let kept = Rc::clone(kept);
        move |()| kept.shelf.shown()
    });
    let change_sheet = use_callback(sheet.dispatcher(), |change, dispatch| {
        dispatch.dispatch(change);
    });
    use_page_name(props.route.as_ref().map(|route| name(route.page)), props);
    let shows = |page| props.route.as_ref().filter(|route| route.page == page);
    let builder = shows(Page::Builder);
    let query = builder.map(|route| &route.query);
    let query: Option<Rc<str>> = query.filter(|query| !query.is_empty()).cloned();
    html! {
        <>
            if props.route.is_some() {
                <SetAside key="aside" shelf={kept.shelf.clone()} />
            }
            <BuilderPage key="builder" shown={builder.is_some()} kept={Rc::clone(kept)} {query} settings={props.settings}
                listed={sheet.items.len()} heading_focus={props.arrivals.clone()} change_sheet={change_sheet.clone()}
                send={props.send.clone()} />
            <DeferredWorksheet key="worksheet" shown={shows(Page::Worksheet).is_some()} {sheet} {save}
                heading_focus={props.arrivals.clone()} change={change_sheet} send={props.send.clone()} />
        </>
    }
}

/// What a page is called.
fn name(page: Page) -> PageName {
    let title = match page {
        Page::Worksheet => words::worksheet_title(),
        _ => words::builder_title(),
    };
    PageName {
        tab: words::page_title(&title).into(),
        spoken: title.into(),
    }
}
