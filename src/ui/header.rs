//! What stands around every page: the name of the product, and the way to the other pages.

use yew::{Html, html};

use crate::links;
use crate::route::Page;

/// The name of the product, above the page.
pub fn header() -> Html {
    html! {
        <header class="masthead">
            <h1>{ "J\u{2019}adoube" }</h1>
            <p>{ words::motto() }</p>
        </header>
    }
}

/// The links to all pages: after the page in the document, so that a small screen begins with what the
/// user came for; a large one shows them beside the name.
pub fn pages(shown: Page) -> Html {
    let link = |(page, address): (Page, &'static str)| {
        let current = (page == shown).then_some("page");
        html! { <a href={address} aria-current={current}>{ page.name() }</a> }
    };
    let links: Html = [
        (Page::Play, links::PLAY),
        (Page::Analyse, links::ANALYSE),
        (Page::Glossary, links::GLOSSARY),
        (Page::Builder, links::BUILDER),
    ]
    .into_iter()
    .map(link)
    .collect();
    html! { <nav class="pages" aria-label={words::pages_label()}>{ links }</nav> }
}
