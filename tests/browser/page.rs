//! The living page, mounted and driven by bare events.

use std::rc::Rc;

use play::{Play, PlayProps, RenderMode, painted};
use ui::platform::document;
use ui::route::Route;
use ui::settings::Settings;
use ui::{PageProps, Pulse};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement};

use crate::until;

/// A mounted page that is taken down at the end of its test.
struct Page {
    root: Element,
    handle: Option<yew::AppHandle<Play>>,
}

impl Page {
    async fn open() -> Self {
        // Nothing is cut here, so nothing can be fetched.
        ui::learning::LEARNING.with(|it| it.set(ui::learning::table()));
        play::desk::DESK.with(|it| it.set(play::desk::table()));
        let document = document().expect("a test runs in a page");
        let root = document
            .create_element("div")
            .expect("an element can be made");
        document
            .body()
            .expect("a page has a body")
            .append_child(&root)
            .expect("it takes a child");
        let props = PlayProps {
            mode: RenderMode::Live,
            start: Rc::new(painted()),
            page: PageProps {
                route: Some(Route::default()),
                settings: Settings::default(),
                visits: Pulse::default(),
                arrivals: Pulse::default(),
                send: yew::Callback::noop(),
            },
        };
        let renderer = yew::Renderer::<Play>::with_root_and_props(root.clone(), props);
        let page = Self {
            root,
            handle: Some(renderer.render()),
        };
        until("the page is drawn", || page.find("#game-status").is_some()).await;
        page
    }

    fn find(&self, selector: &str) -> Option<HtmlElement> {
        let found = self.root.query_selector(selector).ok().flatten();
        found.and_then(|element| element.dyn_into().ok())
    }

    fn element(&self, selector: &str) -> HtmlElement {
        self.find(selector)
            .unwrap_or_else(|| panic!("no element fits {selector}"))
    }

    fn click(&self, square: &str) {
        self.element(&format!("[role=gridcell][data-square={square}]"))
            .click();
    }

    fn label(&self, square: &str) -> String {
        let cell = self.find(&format!("[role=gridcell][data-square={square}]"));
        cell.and_then(|cell| cell.get_attribute("aria-label"))
            .unwrap_or_default()
    }

    fn status(&self) -> String {
        self.element("#game-status")
            .text_content()
            .unwrap_or_default()
    }

    fn enter(&self, text: &str) {
        let field: HtmlInputElement = self.element("#command").unchecked_into();
        field.set_value(text);
        let options = EventInit::new();
        options.set_bubbles(true);
        options.set_cancelable(true);
        let submit = Event::new_with_event_init_dict("submit", &options).expect("an event");
        self.element("form.command-box")
            .dispatch_event(&submit)
            .expect("a handled event");
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            handle.destroy();
        }
        self.root.remove();
    }
}

#[wasm_bindgen_test]
async fn bare_clicks_play_a_move() {
    let page = Page::open().await;
    page.click("e2");
    until("the pawn is picked", || {
        page.label("e2") == "white pawn, e2, selected"
    })
    .await;
    assert_eq!(page.label("e4"), "empty, e4, can move here");
    page.click("e4");
    until("Black is to move", || page.status() == "Black to move.").await;
    until("the square shows it", || {
        page.label("e4") == "white pawn, e4, last move"
    })
    .await;
}

#[wasm_bindgen_test]
async fn typed_moves_are_played_and_mistakes_stay_in_the_box() {
    let page = Page::open().await;
    for (text, status) in [
        ("f3", "Black to move."),
        ("e5", "White to move."),
        ("g4", "Black to move."),
    ] {
        page.enter(text);
        until(status, || page.status() == status).await;
    }
    page.enter("Qh9");
    until("the mistake is explained", || {
        page.find("#command-error").is_some()
    })
    .await;
    let field: HtmlInputElement = page.element("#command").unchecked_into();
    assert_eq!(field.value(), "Qh9");
    page.enter("Qh4");
    until("it is mate", || page.status() == "Checkmate. Black wins.").await;
}

#[wasm_bindgen_test]
async fn a_page_that_is_taken_down_leaves_nothing() {
    let page = Page::open().await;
    let root = page.root.clone();
    drop(page);
    until("the page is gone", || root.child_element_count() == 0).await;
}
