//! What stands above every page: the name of the product, and the way to the other pages.
//!
//! The menus are popovers, so that they open before the program is there; `boot.js` closes them
//! when one of their links is followed. A large screen shows the first one as a row.

use yew::{Html, html};

use crate::links;
use crate::route::Page;

/// The header; `shown` is the page below it.
pub fn header(shown: Page) -> Html {
    let link = |(page, address): (Page, &'static str)| {
        let current = if page == shown {
            Some("page")
        } else {
            (shown.section() == page).then_some("true")
        };
        html! { <a href={address} aria-current={current}>{ page.link_name() }</a> }
    };
    let pages = [
        (Page::Play, links::PLAY),
        (Page::Learn, links::LEARN),
        (Page::Games, links::GAMES),
        (Page::Analyse, links::ANALYSE),
        (Page::Glossary, links::GLOSSARY),
        (Page::Builder, links::BUILDER),
    ];
    let more = [
        (links::LAWS, words::laws_name()),
        (links::SETTINGS, words::settings_title()),
        (links::CLASS, words::class_title()),
        (links::JAVASCRIPT, words::link_javascript()),
        (links::ABOUT, words::link_about()),
        (links::SOURCE, words::link_source()),
        (links::LICENSE, words::link_license()),
    ];
    html! {
        <header class="masthead">
            <h1><a href={links::PLAY}>{ "J\u{2019}adoube" }</a></h1>
            <p>{ words::motto() }</p>
            <nav class="pages" aria-label={words::pages_label()}>
                <button type="button" class="menu-button" popovertarget="pages">{ words::button_menu() }</button>
                <div id="pages" class="menu" popover="auto">
                    { for pages.into_iter().map(link) }
                    <button type="button" popovertarget="more-pages">{ words::button_more() }</button>
                    <div id="more-pages" class="menu" popover="auto">
                        { for more.into_iter().map(|(address, name)| html! { <a href={address}>{ name }</a> }) }
                    </div>
                </div>
            </nav>
        </header>
    }
}
