//! What stands around every page: the name of the product, and the way to the other pages.

use yew::{Html, html};

use crate::links;

/// Where the reader is among the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// The board and the game.
    Play,
    /// The study of a game or a position.
    Analyse,
    /// The glossary.
    Glossary,
    /// The making of boards for other pages.
    Builder,
    /// The sheet of exercises for paper, which the builder leads to.
    Worksheet,
}

/// The name of the product, above the page.
pub fn masthead() -> Html {
    html! {
        <header class="masthead">
            <h1>{ "J\u{2019}adoube" }</h1>
            <p>{ words::motto() }</p>
        </header>
    }
}

/// The links to all pages: after the page in the document, so that a small screen begins with what
/// was come for; a large one shows them beside the name.
pub fn pages(here: Here) -> Html {
    let link = |(page, address, name): (Here, &'static str, String)| {
        let current = (page == here).then_some("page");
        html! { <a href={address} aria-current={current}>{ name }</a> }
    };
    let links: Html = [
        (Here::Play, links::PLAY, words::page_name_play()),
        (Here::Analyse, links::ANALYSE, words::page_name_analyse()),
        (Here::Glossary, links::GLOSSARY, words::glossary_title()),
        (Here::Builder, links::BUILDER, words::builder_title()),
    ]
    .into_iter()
    .map(link)
    .collect();
    html! { <nav class="pages" aria-label={words::pages_label()}>{ links }</nav> }
}
