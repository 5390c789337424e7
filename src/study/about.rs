//! What the product is, what it was made from, and its license; and what an address gets that names
//! no page.

use ui::PageProps;
use ui::links;
use ui::platform::{address, focus};
use ui::request::PageName;
use ui::route::{Page, Route};
use ui::site::use_page_name;
use ui::use_pulse;
use yew::{Html, component, html, use_effect_with};

/// The sections that addresses name.
const PLACES: [&str; 3] = ["javascript", "source", "license"];

/// The page; it draws nothing while another is shown.
#[component]
pub fn About(props: &PageProps) -> Html {
    use_page_name(props.route.as_ref().map(name), props);
    let place = props.route.as_ref().map(|route| route.place.clone());
    use_pulse(&props.arrivals, {
        let place = place.clone();
        move |()| {
            if place.is_some() {
                focus::focus(&heading_of(place.as_deref()));
            }
        }
    });
    // A document that was opened with the address of a section begins there.
    use_effect_with((), move |()| {
        if place
            .as_deref()
            .is_some_and(|place| PLACES.contains(&place))
        {
            focus::bring_into_view(&heading_of(place.as_deref()));
        }
    });
    match &props.route {
        None => Html::default(),
        Some(route) if route.page == Page::Unknown => unknown(),
        Some(_) => about(),
    }
}

fn name(route: &Route) -> PageName {
    let name = route.page.name();
    PageName {
        tab: words::page_title(&name).into(),
        spoken: name.into(),
    }
}

/// The heading that an address leads to.
fn heading_of(place: Option<&str>) -> String {
    match place.filter(|place| PLACES.contains(place)) {
        Some(place) => ["#about-", place].concat(),
        None => "main.about h2".to_owned(),
    }
}

fn about() -> Html {
    let section = |id: &'static str, title: String, body: Html| {
        html! { <section><h3 {id} tabindex="-1">{ title }</h3>{ body }</section> }
    };
    html! {
        <main class="about">
            <h2 tabindex="-1">{ words::about_title() }</h2>
            <p>{ words::about_what() }</p>
            <p>{ words::about_private() }</p>
            { section("about-pages", words::about_pages_title(), html! {
                <>
                    <p>{ words::about_pages() }</p>
                    <p><a href={links::BUILDER}>{ words::builder_title() }</a></p>
                </>
            }) }
            { section("about-javascript", words::link_javascript(), html! {
                <>
                    <p>{ words::about_javascript() }</p>
                    <pre><code>{ "import { Chess } from 'jadoube';" }</code></pre>
                    <p><a href="javascript/">{ words::about_javascript_link() }</a></p>
                </>
            }) }
            { section("about-books", words::about_books_title(), html! {
                <>
                    <p>{ words::about_books() }</p>
                    <p>{ words::about_openings() }</p>
                </>
            }) }
            { section("about-source", words::about_source_title(), html! { <p>{ words::about_source() }</p> }) }
            { section("about-license", words::link_license(), html! { <p>{ words::about_license() }</p> }) }
        </main>
    }
}

/// Says that the address names no page, and leads on.
fn unknown() -> Html {
    let link = |(page, address): (Page, &'static str)| {
        html! { <li><a href={address}>{ page.name() }</a></li> }
    };
    let pages = [
        (Page::Play, links::PLAY),
        (Page::Learn, links::LEARN),
        (Page::Analyse, links::ANALYSE),
        (Page::Games, links::GAMES),
        (Page::Glossary, links::GLOSSARY),
        (Page::Builder, links::BUILDER),
        (Page::About, links::ABOUT),
    ];
    html! {
        <main class="about">
            <h2 tabindex="-1">{ words::unknown_page_title() }</h2>
            <p>{ words::unknown_page(&address::hash()) }</p>
            <ul>{ for pages.into_iter().map(link) }</ul>
        </main>
    }
}
