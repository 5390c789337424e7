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
    page.open("#/laws");
    page.expect_part("main.laws h2", "The laws, then and now");
    let body = "return [...document.querySelectorAll('.laws-table tbody a')].map((link) => link.hash);";
    let topics = page.script(body, vec![]);
    let topics = topics.as_array().expect("links").clone();
    assert_eq!(topics.len(), conduct::Topic::ALL.len());
    for (topic, address) in conduct::Topic::ALL.iter().zip(&topics) {
        let address = address.as_str().expect("an address");
        page.load(address);
        page.expect_part("main.laws h2", &words::law_topic(*topic));
        let told = conduct::articles()
            .into_iter()
            .filter(|article| article.topic == *topic && !article.place.is_empty());
        for article in told {
            page.expect_part(".law-list", &words::law_sentence(&article));
            page.expect_part(".law-list", &words::law_source_name(article.source));
        }
    }
    page.load("#/laws/nothing-of-the-kind");
    page.expect_part("main.laws h2", "The laws, then and now");
}

fn an_example_binds_as_its_text_says(page: &mut Page) {
    page.open("#/laws/impossible-touch");
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
    page.expect_part(".exhibit .answer", "");
}

fn a_line_is_played_move_by_move_and_set_up_again(page: &mut Page) {
    page.open("#/laws/repetition");
    for _ in 0..8 {
        page.press("Next move");
    }
    page.expect_part(".exhibit .answer", "g8");
    page.press("Set up again");
    page.press("Next move");
    page.expect_part(".exhibit .answer", "f3");
}

fn what_follows_depends_on_when_an_error_is_found(page: &mut Page) {
    page.open("#/laws/set-up");
    page.click_on(".law-list li:last-child button");
    page.expect_part(".exhibit .follows", "goes on");
    page.fill("Found after so many moves by each player", "3");
    page.expect_part(".exhibit .follows", "annulled");
    page.fill("Found after so many moves by each player", "4");
    page.expect_part(".exhibit .follows", "goes on");
}
