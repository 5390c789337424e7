//! The laws side by side, and the examples that are tried under them.

use rules::Square;
use serde_json::json;

use crate::harness::{Page, tests};

tests![
    every_topic_has_a_page_with_what_each_text_says,
    an_example_binds_as_its_text_says,
    a_line_is_played_move_by_move_and_set_up_again,
    what_follows_depends_on_when_an_error_is_found,
    games_of_a_series_a_favor_and_an_umpire_are_tried_too,
];

fn every_topic_has_a_page_with_what_each_text_says(page: &mut Page) {
    page.load("#/laws");
    page.expect_part("main.laws h2", "The laws, then and now");
    let body = r##"
        const columns = document.querySelectorAll(".laws-table thead th").length - 1;
        return [...document.querySelectorAll(".laws-table tbody tr")].map((row) => {
            const cells = [...row.querySelectorAll("td")];
            const [silent, observed] = [true, false].map((is) => cells.filter(({ textContent }) => textContent.includes("Nothing") === is));
            return {
                address: row.querySelector("a").hash,
                name: row.querySelector("a").textContent,
                cells: cells.length === columns,
                silent: silent.every(({ className }) => className === ""),
                relations: observed.map(({ className }) => className),
            };
        });
    "##;
    let topics = page.script(body, vec![]);
    let topics = topics.as_array().expect("rows").clone();
    assert_eq!(topics.len(), 30);
    let body = r##"
        const list = [...document.querySelectorAll("main.laws dl > *")];
        return list.map(({ localName, textContent }) => [localName, textContent.trim() !== ""]);
    "##;
    let provenance = page.script(body, vec![]);
    let of_a_text = [("dt", true), ("dd", true)];
    assert_eq!(
        provenance,
        json!(of_a_text.repeat(6)),
        "where each text is from"
    );
    for topic in &topics {
        assert_eq!(topic["cells"], true, "{topic}: a cell for each text");
        assert_eq!(
            topic["silent"], true,
            "{topic}: a text that is silent relates to nothing"
        );
        let relations = topic["relations"].as_array().expect("a list");
        let are_known = relations.iter().all(|relation| {
            let relation = relation.as_str();
            relation.is_some_and(|it| ["today", "same", "differs"].contains(&it))
        });
        assert!(are_known, "{topic}: each text relates to today's laws");
        let address = topic["address"].as_str().expect("an address");
        page.load(address);
        page.expect_part("main.laws h2", topic["name"].as_str().expect("a name"));
        let observed = page.script(
            r##"
            const all = (selector) => [...document.querySelectorAll(selector)];
            const empty = all(".law p, .exhibit p:not(.answer)").filter(({ textContent }) => textContent.trim() === "").length;
            const relations = all(".law").map(({ classList }) => [...classList].find((it) => it !== "law" && it !== "tried"));
            const exhibits = all(".exhibit").map((exhibit) => exhibit.ariaLabel !== "" && (exhibit.querySelectorAll("[role=gridcell]").length === 64
                || exhibit.querySelector("#law-found")?.labels.length === 1
                || exhibit.querySelector(".follows")?.textContent.trim().length > 0));
            const toTry = all(".law").every((law) => law.querySelector("button") !== null);
            return { relations, empty, exhibits, tried: all(".law.tried").length, toTry };
            "##,
            vec![],
        );
        let expected = json!({
            "relations": topic["relations"],
            "empty": 0,
            "exhibits": [true],
            "tried": 1,
            "toTry": true,
        });
        assert_eq!(observed, expected, "{topic}");
    }
    page.load("#/laws/nothing-of-the-kind");
    page.expect_part("main.laws h2", "The laws, then and now");
}

fn an_example_binds_as_its_text_says(page: &mut Page) {
    page.load("#/laws/impossible-touch");
    page.expect_part(".exhibit .follows", "Any legal move may follow.");
    page.drag(Square::G1, Square::F3);
    page.expect_part(".exhibit .answer", "f3");
    // The second text is the code of 1917.
    page.click_on(".law-list li:nth-child(2) button");
    page.expect_part(".exhibit .follows", "Ke2");
    page.drag(Square::G1, Square::F3);
    page.expect_part(".exhibit .answer", "legal, but here it may not be played");
    page.drag(Square::E1, Square::E3);
    page.expect_part(".exhibit .answer", "king");
    page.drag(Square::E1, Square::E2);
    page.expect_part(".exhibit .answer", "e2");
    page.press("Set up again");
    page.eventually("nothing is said any longer", || {
        let said = page.text(".exhibit .answer");
        said.is_empty().then_some(()).ok_or(said)
    });
}

fn a_line_is_played_move_by_move_and_set_up_again(page: &mut Page) {
    page.load("#/laws/repetition");
    for _ in 0..8 {
        page.press("Next move");
    }
    page.expect_part(".exhibit .answer", "g8");
    page.press("Set up again");
    page.press("Next move");
    page.expect_part(".exhibit .answer", "f3");
}

fn what_follows_depends_on_when_an_error_is_found(page: &mut Page) {
    page.load("#/laws/set-up");
    page.click_on(".law-list li:last-child button");
    page.expect_part(".exhibit .follows", "goes on");
    page.fill("Found after so many moves by each player", "3");
    page.expect_part(".exhibit .follows", "annulled");
    page.fill("Found after so many moves by each player", "4");
    page.expect_part(".exhibit .follows", "goes on");
}

fn games_of_a_series_a_favor_and_an_umpire_are_tried_too(page: &mut Page) {
    let follows = ".exhibit .follows";
    page.load("#/laws/series");
    page.expect_part(follows, "first has White");
    page.press("Won or drawn");
    page.expect_part(follows, "other player has White");
    page.click_on(".law-list li:nth-child(2) button");
    page.press("Won or drawn");
    page.expect_part(follows, "other player has Black");
    page.press("Annulled");
    page.expect_part(follows, "Game 3: the other player has Black");
    page.press("Set up again");
    page.expect_part(follows, "Game 1: the player named first has White");
    page.load("#/laws/concession");
    page.expect_part(follows, "Nf3");
    page.drag(Square::E2, Square::E4);
    page.expect_part(".exhibit .answer", "legal, but here it may not be played");
    page.click_on(".law-list li:nth-child(2) button");
    page.drag(Square::E2, Square::E4);
    page.expect_part(".exhibit .answer", "e4");
    page.load("#/laws/umpire");
    page.expect_part(follows, "rules are applied");
    page.click_on(".law-list li:nth-child(2) button");
    page.expect_part(follows, "game goes on");
    page.press("A player asks for a decision");
    page.expect_part(follows, "rules are applied");
}
