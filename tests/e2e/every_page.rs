//! Every page where it may be opened first: below a sub-path, from a disk, with an old address.

use std::fs;

use serde_json::json;

use crate::every_way::{PLACES, expect_landed};
use crate::harness::{Page, dist, scratch, tests};

tests![
    every_page_opens_below_a_sub_path_and_leads_on,
    every_page_opens_from_a_disk_and_leads_on,
    no_page_takes_more_from_the_network_than_its_own,
];

fn every_page_opens_below_a_sub_path_and_leads_on(page: &mut Page) {
    page.site().put_under("/a/folder/of its own/");
    for place in &PLACES {
        page.load(place.address);
        expect_landed(page, place);
        page.load_again();
        expect_landed(page, place);
        page.click_on(".pages a[href=\"#/builder\"]");
        page.expect_text("h2", "Builder");
        page.click_on(".pages a[href=\"#/analyse\"]");
        page.expect_text("h2", "Analyse");
    }
}

fn every_page_opens_from_a_disk_and_leads_on(page: &mut Page) {
    let file = scratch("disk").join("jadoube.html");
    fs::copy(dist().join("jadoube.html"), &file).expect("the single file can be copied");
    for place in &PLACES {
        page.load_file(&file, place.address);
        expect_landed(page, place);
        page.load_again();
        expect_landed(page, place);
        page.click_on(".pages a[href=\"#/glossary\"]");
        page.expect_text("h2", "Glossary");
        page.click_on(".pages a[href=\"#/play\"]");
        page.expect_ready();
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
