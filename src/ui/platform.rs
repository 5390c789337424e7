//! The browser behind an interface: storage, live regions, clipboard, address, listeners.
//!
//! Nothing here decides anything about chess; nothing elsewhere in this crate, the board's pointer
//! handling excepted, names `web_sys`.

pub mod address;
pub mod clipboard;
mod database;
pub mod digest;
pub mod download;
pub mod drafts;
pub mod engine;
pub mod fetch;
pub mod files;
pub mod focus;
pub mod keys;
pub mod language;
pub mod live_region;
pub mod modules;
pub(crate) mod panics;
pub mod pause;
pub mod preferences;
pub mod saved;
pub mod share;
pub mod shelf;
pub mod storage;
pub mod tabs;
pub mod updates;
pub mod visibility;
pub mod wheel;
pub mod worker;

use wasm_bindgen::JsCast;

/// The page's window; `None` outside a browser.
#[must_use]
pub fn window() -> Option<web_sys::Window> {
    web_sys::window()
}

/// The page's document; `None` outside a browser.
#[must_use]
pub fn document() -> Option<web_sys::Document> {
    window().and_then(|window| window.document())
}

/// Prefixes a name with this application and the location of this page, because all pages of one
/// host share its storage. `src/web/boot.js` finds out the location.
#[must_use]
pub fn scoped(name: &str) -> String {
    let root = document().and_then(|document| document.document_element());
    let place = root.and_then(|root| root.get_attribute("data-place"));
    ["jadoube:", place.as_deref().unwrap_or_default(), ":", name].concat()
}

/// Where this site is: the address of the page up to its last slash.
#[must_use]
pub fn site() -> String {
    let address = window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    let page = address.split(['#', '?']).next().unwrap_or_default();
    page.rsplit_once('/')
        .map_or_else(String::new, |(folder, _)| [folder, "/"].concat())
}

/// The address of this page, without what it shows.
#[must_use]
pub fn page() -> String {
    let address = window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    let page = address.split(['#', '?']).next();
    page.unwrap_or_default().to_owned()
}

/// A number drawn at random.
#[must_use]
pub fn random_number() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Milliseconds since 1970 that never go back while the page is open, however the device's clock is set.
#[must_use]
pub fn moment() -> u64 {
    let performance = window().and_then(|window| window.performance());
    let moment = performance.map_or_else(js_sys::Date::now, |performance| {
        performance.time_origin() + performance.now()
    });
    moment as u64
}

/// The day of the device's calendar, as the tag `Date` of a game has it: `2026.11.24`.
#[must_use]
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}.{:02}.{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// The day of the device's calendar, counted from the first one of 1970.
#[must_use]
pub fn day() -> u32 {
    const MINUTE: f64 = 60_000.0;
    let now = js_sys::Date::new_0();
    let here = now.get_time() - now.get_timezone_offset() * MINUTE;
    (here / (24.0 * 60.0 * MINUTE)) as u32
}

/// Whether the page cannot be seen, so that browsers wake it up rarely.
#[must_use]
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// What is in a field or chosen in a list, by its id.
#[must_use]
pub fn value_of(id: &str) -> Option<String> {
    let field = document()?.get_element_by_id(id)?;
    if let Some(input) = field.dyn_ref::<web_sys::HtmlInputElement>() {
        return Some(input.value());
    }
    let list = field.dyn_ref::<web_sys::HtmlSelectElement>();
    list.map(web_sys::HtmlSelectElement::value)
}

/// A text with every letter in one piece (Unicode's NFC): some keyboards write `é` as two.
#[must_use]
pub fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// Gives the tab of the browser a title.
pub fn name_tab(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// How far the page is scrolled down, in CSS pixels.
#[must_use]
pub fn scrolled() -> f64 {
    let scrolled = window().and_then(|window| window.scroll_y().ok());
    scrolled.unwrap_or_default()
}

/// Scrolls the page down to this many CSS pixels from its beginning.
pub fn scroll_to(down: f64) {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, down);
    }
}

/// Opens the browser's dialog for printing.
pub fn print() {
    if let Some(window) = window() {
        // A browser that cannot print shows nothing, and there is nothing else to do.
        let _ = window.print();
    }
}
