//! The pages for authors: the builder of boards for other pages, and worksheets.

pub mod builder;
mod deferred;
pub mod tasks;
pub mod worksheet;

use std::rc::Rc;

use ui::PageProps;
use ui::request::PageName;
use ui::route::Page;
use ui::site::use_page_name;
use yew::{Html, component, html, use_callback, use_reducer};

use builder::BuilderPage;
use deferred::DeferredWorksheet;

/// Both pages, of which one is shown, or none.
#[component]
pub fn Workshop(props: &PageProps) -> Html {
    let sheet = use_reducer(worksheet::begin);
    worksheet::use_saving(&sheet);
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
            <BuilderPage key="builder" shown={builder.is_some()} {query} settings={props.settings}
                listed={sheet.items.len()} heading_focus={props.arrivals.clone()} change_sheet={change_sheet.clone()}
                send={props.send.clone()} />
            <DeferredWorksheet key="worksheet" shown={shows(Page::Worksheet).is_some()} sheet={sheet.clone()}
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
