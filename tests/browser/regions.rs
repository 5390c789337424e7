//! The regions that screen readers speak from.

use ui::platform::{document, live_region};
use ui::speech::Urgency;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;

use crate::until;

fn region(id: &str) -> Element {
    let document = document().expect("a test runs in a page");
    let region = document
        .create_element("p")
        .expect("a paragraph can be made");
    region.set_id(id);
    document
        .body()
        .expect("a page has a body")
        .append_child(&region)
        .expect("it takes a child");
    region
}

fn says(region: &Element, text: &str) -> bool {
    region.text_content().as_deref() == Some(text)
}

#[wasm_bindgen_test]
async fn a_sentence_said_twice_is_set_twice() {
    let region = region("live-status");
    for _ in 0..2 {
        live_region::speak("White to move.", Urgency::Polite);
        assert!(
            says(&region, ""),
            "emptied first, so that readers notice the same words"
        );
        until("the sentence is there", || says(&region, "White to move.")).await;
    }
    region.remove();
}

#[wasm_bindgen_test]
async fn the_newest_of_two_quick_sentences_wins() {
    let region = region("live-alert");
    live_region::speak("old", Urgency::Assertive);
    live_region::speak("new", Urgency::Assertive);
    until("a sentence is there", || !says(&region, "")).await;
    assert!(says(&region, "new"));
    region.remove();
}
