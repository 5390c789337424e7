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

/// The links to all pages: after the page in the document, so that a small screen begins with what
/// was come for; a large one shows them beside the name.
pub fn pages(shown: Page) -> Html {
    let link = |(page, address, name): (Page, &'static str, String)| {
        let current = (page == shown).then_some("page");
        html! { <a href={address} aria-current={current}>{ name }</a> }
    };
    let links: Html = [
        (Page::Play, links::PLAY, words::page_name_play()),
        (Page::Analyse, links::ANALYSE, words::page_name_analyse()),
        (Page::Glossary, links::GLOSSARY, words::glossary_title()),
        (Page::Builder, links::BUILDER, words::builder_title()),
    ]
    .into_iter()
    .map(link)
    .collect();
    html! { <nav class="pages" aria-label={words::pages_label()}>{ links }</nav> }
}
