//! How a long list with a [`Window`] is scrolled, by the reader and by keys.

use gloo::events::EventListener;
use web_sys::HtmlElement;
use yew::{Callback, KeyboardEvent, NodeRef, hook, use_effect_with};

use super::window::{Viewport, Window};

/// The rows of a list, all as tall as the first one.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// Selects the first row, or the headings, which are as tall.
    pub selector: &'static str,
    /// The height of a row until there is one to measure, in pixels.
    pub height: f64,
    /// How many rows of headings stay in sight above the others.
    pub headings: u8,
}

impl Rows {
    /// What of the list is seen below its headings.
    fn seen_of(self, list: &HtmlElement) -> Viewport {
        let row = list.query_selector(self.selector).ok().flatten();
        let row = row.map_or(0.0, |row| row.get_bounding_client_rect().height());
        let row = if row > 1.0 { row } else { self.height };
        let headings = f64::from(self.headings) * row;
        Viewport {
            top: f64::from(list.scroll_top()),
            height: (f64::from(list.client_height()) - headings).max(row),
            row,
        }
    }
}

/// Emits what is seen of a list while it is drawn. Scrolls to the active row, the first number of
/// `place`, when it changes or when the second one, that of the list, does.
#[hook]
pub fn use_scrolling(
    scroller: &NodeRef,
    rows: Rows,
    is_drawn: bool,
    window: Window,
    place: (usize, u32),
    on_seen: Callback<Viewport>,
) {
    use_effect_with((is_drawn, scroller.clone()), move |(is_drawn, scroller)| {
        let element = scroller.cast::<HtmlElement>().filter(|_| *is_drawn);
        let listeners = element.map(|element| {
            let look = {
                let element = element.clone();
                move || on_seen.emit(rows.seen_of(&element))
            };
            look();
            let again = look.clone();
            let resized = ui::platform::window()
                .map(|window| EventListener::new(&window, "resize", move |_| again()));
            let scrolled = EventListener::new(&element, "scroll", move |_| look());
            (scrolled, resized)
        });
        move || drop(listeners)
    });
    use_effect_with(place, {
        let scroller = scroller.clone();
        move |&(active, _)| {
            let element = scroller.cast::<HtmlElement>();
            if let (Some(element), Some(top)) = (element, window.scroll_to(active)) {
                element.set_scroll_top(top as i32);
            }
        }
    });
}

/// Whether a key is pressed together with one that gives it another meaning.
#[must_use]
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// The row to which a key leads from the active one; it may lie behind the last.
#[must_use]
pub fn row_of_key(key: &str, active: usize, window: &Window) -> Option<usize> {
    Some(match key {
        "ArrowDown" => active.saturating_add(1),
        "ArrowUp" => active.saturating_sub(1),
        "PageDown" => active.saturating_add(window.page()),
        "PageUp" => active.saturating_sub(window.page()),
        "Home" => 0,
        "End" => window.count.saturating_sub(1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Window, row_of_key};

    #[test]
    fn keys_lead_by_a_row_by_a_page_and_to_the_ends() {
        let window = Window {
            count: 1000,
            row: 40.0,
            height: 400.0,
            top: 0.0,
        };
        let keys = [
            ("ArrowDown", Some(21)),
            ("ArrowUp", Some(19)),
            ("PageDown", Some(29)),
            ("PageUp", Some(11)),
            ("Home", Some(0)),
            ("End", Some(999)),
            ("a", None),
        ];
        for (key, row) in keys {
            assert_eq!(row_of_key(key, 20, &window), row, "{key}");
        }
        assert_eq!(row_of_key("ArrowUp", 0, &window), Some(0));
    }
}
