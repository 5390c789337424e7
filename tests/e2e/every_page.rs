//! Every page where it may be opened first, below a sub-path and from a disk; and that no page is
//! missing here.

use std::collections::BTreeSet;
use std::fs;

use serde_json::json;

use crate::every_way::{PLACES, Place, expect_landed, go};
use crate::harness::{Page, dist, scratch, tests};

tests![
    every_page_opens_below_a_sub_path_and_leads_on,
    every_page_opens_from_a_disk_and_leads_on,
    no_page_takes_more_from_the_network_than_its_own,
    every_page_that_a_link_leads_to_is_among_those_that_are_tested,
];

/// Each place with the next one, to which it leads on.
fn in_a_circle() -> impl Iterator<Item = (&'static Place, &'static Place)> {
    PLACES.iter().zip(PLACES.iter().cycle().skip(1))
}

fn every_page_opens_below_a_sub_path_and_leads_on(page: &mut Page) {
    page.site().put_under("/a/folder/of its own/");
    for (place, next) in in_a_circle() {
        page.load(place.address);
        expect_landed(page, place);
        page.load_again();
        expect_landed(page, place);
        go(page, next);
    }
}

fn every_page_opens_from_a_disk_and_leads_on(page: &mut Page) {
    let file = scratch("disk").join("jadoube.html");
    fs::copy(dist().join("jadoube.html"), &file).expect("the single file can be copied");
    for (place, next) in in_a_circle() {
        page.load_file(&file, place.address);
        expect_landed(page, place);
        go(page, next);
    }
}

fn no_page_takes_more_from_the_network_than_its_own(page: &mut Page) {
    for place in &PLACES {
        page.forget_worker();
        page.load(place.address);
        expect_landed(page, place);
        let body = r##"
            const names = performance.getEntriesByType("resource").map(({ name }) => name);
            const wasm = names.filter((name) => name.endsWith(".wasm"));
            const elsewhere = names.filter((name) => new URL(name).origin !== location.origin);
            return [wasm.filter((name, index) => wasm.indexOf(name) !== index), elsewhere];
        "##;
        let twice_and_elsewhere = page.script(body, vec![]);
        assert_eq!(twice_and_elsewhere, json!([[], []]), "{}", place.address);
    }
}

fn every_page_that_a_link_leads_to_is_among_those_that_are_tested(page: &mut Page) {
    page.open(PLACES[0].address);
    let mut linked = BTreeSet::new();
    for (index, place) in PLACES.iter().enumerate() {
        if index > 0 {
            go(page, place);
        }
        let body = r##"
            const links = [...document.querySelectorAll('a[href^="#/"]')];
            return links.map(({ hash }) => /[a-z]*/.exec(hash.slice(2))[0]);
        "##;
        let names = page.script(body, vec![]);
        let names = names.as_array().into_iter().flatten();
        linked.extend(names.filter_map(|name| Some(name.as_str()?.to_owned())));
    }
    let tested: BTreeSet<_> = PLACES
        .iter()
        .filter_map(Place::page)
        .map(str::to_owned)
        .collect();
    assert_eq!(linked, tested);
}
