//! Going from page to page, driven without a browser.

use std::future::pending;

use super::*;
use crate::route::Page;

/// Three parts with the pages of the site; nothing is ever fetched here.
static PARTS: [Part; 3] = [
    part(&[Page::Play]),
    part(&[Page::Analyse, Page::Glossary, Page::About, Page::Unknown]),
    part(&[
        Page::Builder,
        Page::Worksheet,
        Page::Class,
        Page::Learn,
        Page::Laws,
        Page::Settings,
        Page::Games,
    ]),
];

const fn part(pages: &'static [Page]) -> Part {
    Part {
        pages,
        open: || Box::pin(pending()),
    }
}

fn view() -> View {
    View::new(|_| yew::Html::default())
}

/// The site, opened at an address whose part is here.
fn opened_at(hash: &str) -> SiteState {
    SiteState::new(
        &PARTS,
        Route::parse(hash),
        Settings::default(),
        Some(view()),
    )
}

/// The same with the parts of all pages here.
fn complete_at(hash: &str) -> SiteState {
    let mut site = opened_at(hash);
    for part in 0..PARTS.len() {
        site.apply(Action::Opened(part, Ok(view())));
    }
    site
}

fn go(site: &mut SiteState, hash: &str) {
    site.apply(Action::Arrived(Route::parse(hash)));
}

/// The page reports its name, as each does when it is shown.
fn name(site: &mut SiteState, spoken: &str) {
    let tab = format!("{spoken} \u{b7} J\u{2019}adoube");
    site.apply(Action::Request(Request::Name(PageName {
        tab: tab.into(),
        spoken: spoken.into(),
    })));
}

/// The text of the status region, and how many it has had.
fn said(site: &SiteState) -> (String, u32) {
    let text = site.status.value().map_or("", |text| text);
    (text.to_owned(), site.status.serial())
}

/// The props of the pages of each part.
fn props_of_parts(site: &SiteState) -> Vec<PageProps> {
    site.all(&Callback::noop())
        .map(|(_, props)| props)
        .collect()
}

fn arrivals(site: &SiteState) -> Vec<u32> {
    let props = props_of_parts(site);
    props.iter().map(|props| props.arrivals.serial()).collect()
}

#[test]
fn a_document_opens_with_a_title_and_no_announcement() {
    let mut site = opened_at("#/glossary/fork");
    assert_eq!((site.part(), site.wanted()), (1, None));
    name(&mut site, "Fork");
    assert_eq!(&*site.title, "Fork \u{b7} J\u{2019}adoube");
    assert_eq!(said(&site), ("".to_owned(), 0));
    assert_eq!(arrivals(&site), [0, 0, 0]);
}

#[test]
fn every_page_has_a_part_and_so_has_an_address_of_no_page() {
    for page in Page::ALL {
        let route = Route::parse(&format!("#/{}", page.key()));
        assert!(PARTS[part_of(&PARTS, &route)].pages.contains(&page));
    }
    for (hash, part) in [("", 0), ("#g=v1.abc", 0), ("#/nowhere", 1)] {
        assert_eq!(part_of(&PARTS, &Route::parse(hash)), part, "{hash}");
    }
}

#[test]
fn a_part_is_fetched_when_one_of_its_pages_is_first_shown() {
    let mut site = opened_at("#/play");
    assert_eq!(site.wanted(), None);
    go(&mut site, "#/analyse");
    assert_eq!(site.wanted(), Some(1));
    assert!(matches!(site.progress(), Progress::Fetching));
    site.apply(Action::Opened(1, Ok(view())));
    assert_eq!(site.wanted(), None);
    for hash in ["#/glossary", "#/play", "#/analyse"] {
        go(&mut site, hash);
        assert_eq!(site.wanted(), None, "{hash}");
    }
}

#[test]
fn a_first_part_that_did_not_come_is_fetched() {
    let site = SiteState::new(&PARTS, Route::parse("#/builder"), Settings::default(), None);
    assert_eq!(site.wanted(), Some(2));
}

#[test]
fn a_part_that_arrives_late_is_kept_for_another_visit() {
    let mut site = opened_at("#/play");
    go(&mut site, "#/analyse");
    go(&mut site, "#/play");
    assert_eq!(site.wanted(), None, "nobody waits for it");
    site.apply(Action::Opened(1, Ok(view())));
    assert!(matches!(site.progress(), Progress::Here(_)));
    go(&mut site, "#/glossary");
    assert_eq!(site.wanted(), None);
}

#[test]
fn a_part_that_cannot_be_fetched_is_reported_and_fetched_again() {
    let mut site = opened_at("#/play");
    go(&mut site, "#/analyse");
    site.apply(Action::Opened(1, Err(NotFetched)));
    assert!(matches!(site.progress(), Progress::Failed));
    assert_eq!(said(&site), (words::part_not_fetched(), 1));
    assert_eq!(site.wanted(), None, "not again and again by itself");

    site.apply(Action::TryAgain);
    assert_eq!(site.wanted(), Some(1));
    site.apply(Action::Opened(1, Err(NotFetched)));
    assert_eq!(said(&site), (words::part_not_fetched(), 2));

    go(&mut site, "#/play");
    assert!(matches!(site.progress(), Progress::Here(_)));
    go(&mut site, "#/glossary");
    assert_eq!(site.wanted(), Some(1), "a new visit asks again");
    site.apply(Action::Opened(1, Ok(view())));
    name(&mut site, "Glossary");
    assert_eq!(said(&site).0, "Glossary");
}

#[test]
fn a_part_that_fails_behind_another_page_is_not_reported_there() {
    let mut site = opened_at("#/play");
    go(&mut site, "#/builder");
    go(&mut site, "#/play");
    site.apply(Action::Opened(2, Err(NotFetched)));
    assert_eq!(said(&site), ("".to_owned(), 0));
    go(&mut site, "#/worksheet");
    assert_eq!(site.wanted(), Some(2));
}

#[test]
fn a_page_is_announced_once_on_arrival() {
    let mut site = complete_at("#/play");
    go(&mut site, "#/analyse");
    name(&mut site, "Analyse");
    assert_eq!(said(&site), ("Analyse".to_owned(), 1));
    assert_eq!(arrivals(&site), [0, 1, 0]);
    // A page may report its name again, such as when its game gets one.
    name(&mut site, "Analyse");
    assert_eq!(said(&site), ("Analyse".to_owned(), 1));
}

#[test]
fn a_page_that_announces_itself_is_not_announced_by_the_site() {
    let mut site = complete_at("#/analyse");
    go(&mut site, "#/play");
    name(&mut site, "");
    assert_eq!(said(&site), ("".to_owned(), 0));
    // The list of terms is still being fetched when the tab gets its first name.
    go(&mut site, "#/glossary/fork");
    name(&mut site, "");
    name(&mut site, "Fork");
    assert_eq!(said(&site), ("Fork".to_owned(), 1));
}

#[test]
fn another_place_of_a_page_is_an_arrival_and_the_same_place_is_not() {
    let mut site = complete_at("#/glossary/fork");
    go(&mut site, "#/glossary/fork");
    assert_eq!(arrivals(&site), [0, 0, 0]);
    go(&mut site, "#/glossary/pin");
    name(&mut site, "Pin");
    assert_eq!(arrivals(&site), [0, 1, 0]);
    assert_eq!(said(&site), ("Pin".to_owned(), 1));

    // The board only shows something else.
    go(&mut site, "#/play");
    go(&mut site, "#/play?fen=8/8/8/8/8/8/8/8%20w%20-%20-");
    assert_eq!(arrivals(&site), [1, 1, 0]);
    assert_eq!(props_of_parts(&site)[0].visits.serial(), 2);
}

#[test]
fn only_the_shown_part_gets_the_address() {
    let mut site = complete_at("#/play");
    go(&mut site, "#/worksheet");
    let shown: Vec<_> = props_of_parts(&site)
        .into_iter()
        .map(|props| props.route)
        .collect();
    assert_eq!(shown, [None, None, Some(Route::parse("#/worksheet"))]);
}

#[test]
fn settings_that_one_page_changes_reach_every_page() {
    let mut site = complete_at("#/builder");
    let settings = Settings {
        auto_queen: true,
        ..Settings::default()
    };
    assert_ne!(settings, Settings::default());
    site.apply(Action::Request(Request::Settings(settings)));
    assert_eq!(site.settings, settings);
    for props in props_of_parts(&site) {
        assert_eq!(props.settings, settings);
    }
}

#[test]
fn pages_speak_and_lead_elsewhere_through_the_site() {
    let mut site = complete_at("#/play");
    site.apply(Action::Request(Request::Say("Copied.".into())));
    site.apply(Action::Request(Request::Alert("Not saved.".into())));
    site.apply(Action::Request(Request::Visit("#/glossary".into())));
    assert_eq!(said(&site), ("Copied.".to_owned(), 1));
    assert_eq!(site.alert.value().map(|text| &**text), Some("Not saved."));
    let address = site.address.value().map(|text| &**text);
    assert_eq!(address, Some("#/glossary"));
    assert_eq!(site.route.page, Page::Play, "the address has to follow");
}

#[test]
fn a_new_version_is_offered_on_every_page_until_it_is_put_off() {
    let mut site = complete_at("#/play");
    site.apply(Action::UpdateReady);
    assert!(site.update_ready);
    assert_eq!(said(&site), (words::update_ready(), 1));
    go(&mut site, "#/analyse");
    assert!(site.update_ready);
    site.apply(Action::UpdateLater);
    assert!(!site.update_ready);
}

#[test]
fn the_tab_is_named_for_a_page_whose_part_is_missing() {
    let mut site = opened_at("#/play");
    go(&mut site, "#/analyse");
    assert_eq!(&*site.title, "Analyse \u{b7} J\u{2019}adoube");
    site.apply(Action::Opened(1, Err(NotFetched)));
    assert_eq!(&*site.title, "Analyse \u{b7} J\u{2019}adoube");
    go(&mut site, "#/glossary/fork");
    assert_eq!(&*site.title, "Glossary \u{b7} J\u{2019}adoube");
}
