//! The laws side by side, and the examples that are tried under them.

use rules::Square;

use crate::harness::{Page, tests};

tests![
    every_topic_has_a_page_with_what_each_text_says,
    an_example_binds_as_its_text_says,
    a_line_is_played_move_by_move_and_set_up_again,
    what_follows_depends_on_when_an_error_is_found,
];

fn every_topic_has_a_page_with_what_each_text_says(page: &mut Page) {
    page.load("#/laws");
    page.expect_part("main.laws h2", "The laws, then and now");
    let body = r##"
        const columns = document.querySelectorAll(".laws-table thead th").length - 1;
        return [...document.querySelectorAll(".laws-table tbody tr")].map((row) => [
            row.querySelector("a").hash,
            row.querySelector("a").textContent,
            [...row.querySelectorAll("td")].filter(({ textContent }) => !textContent.includes("Nothing")).length,
            row.querySelectorAll("td").length === columns,
        ]);
    "##;
    let topics = page.script(body, vec![]);
    let topics = topics.as_array().expect("rows").clone();
    assert_eq!(topics.len(), 30);
    for topic in &topics {
        assert_eq!(topic[3], true, "{topic}: a cell for each text");
        page.load(topic[0].as_str().expect("an address"));
        page.expect_part("main.laws h2", topic[1].as_str().expect("a name"));
        let told = page.script(
            r##"
            const paragraphs = [...document.querySelectorAll(".law p, .exhibit p:not(.answer)")];
            const empty = paragraphs.filter(({ textContent }) => textContent.trim() === "").length;
            return [document.querySelectorAll(".law").length, empty];
            "##,
            vec![],
        );
        assert_eq!(told, serde_json::json!([topic[2], 0]), "{topic}");
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
    page.eventually("nothing is said any more", || {
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
