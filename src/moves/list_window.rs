//! Which rows of a long list are drawn: it follows the current move and the eye of the reader. What is
//! not drawn leaves as much room as it would take.

use std::ops::Range;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::{NodeRef, hook, use_effect, use_effect_with, use_force_update, use_mut_ref};

use super::list_rows::{MOST_ROWS, drawn, is_inside};

/// The rows that are drawn, and for what.
struct Window<K> {
    rows: Range<usize>,
    count: usize,
    key: K,
    /// The key for which the rows were in their place before.
    settled: Option<K>,
    /// How high a row is taken to be, in CSS pixels; nothing until one was measured.
    height: Option<f64>,
}

/// Rows whose mean height differs by less than this part of it leave the others where they are: of
/// thousands of rows even a pixel each would move those in sight out of it.
const SAME_HEIGHT: f64 = 0.2;

impl<K> Window<K> {
    /// Takes the rows of a list as high as those that are drawn, unless they were so before.
    fn measure(&mut self, list: &HtmlElement) -> Option<(Extent, f64)> {
        let extent = Extent::of(list)?;
        let measured = extent.row_height(&self.rows);
        let height = self
            .height
            .filter(|height| (measured - height).abs() < SAME_HEIGHT * height)
            .unwrap_or(measured);
        (height > 0.0).then(|| {
            self.height = Some(height);
            (extent, height)
        })
    }

    /// Draws other rows where those in sight are not drawn; returns whether it does.
    fn look(&mut self, list: &HtmlElement) -> bool {
        let count = self.count;
        let row = self
            .measure(list)
            .and_then(|(extent, height)| row_in_sight(list, &extent, height, &self.rows, count));
        let row = row.filter(|&row| !is_inside(&self.rows, count, row));
        if let Some(row) = row {
            self.rows = drawn(count, row);
        }
        row.is_some()
    }
}

/// The rows to draw of this many. Whenever the key is another, the row of the current move is among
/// them.
#[hook]
pub(super) fn use_window<K: PartialEq + Copy + 'static>(
    list: &NodeRef,
    count: usize,
    row: usize,
    key: K,
) -> Range<usize> {
    let window = use_mut_ref(|| Window {
        rows: drawn(count, row),
        count,
        key,
        settled: None,
        height: None,
    });
    let rows = {
        let mut window = window.borrow_mut();
        let is_other = window.key != key || window.count != count;
        if is_other && (window.count != count || !is_inside(&window.rows, count, row)) {
            window.rows = drawn(count, row);
        }
        (window.count, window.key) = (count, key);
        window.rows.clone()
    };
    let is_long = count > MOST_ROWS;
    let redraw = use_force_update();
    use_effect({
        let (list, window, redraw) = (list.clone(), window.clone(), redraw.clone());
        move || {
            let list = list.cast::<HtmlElement>().filter(|_| is_long);
            let mut window = window.borrow_mut();
            if let Some(list) = list
                && let Some((extent, height)) = window.measure(&list)
            {
                leave_room(&extent, height, &window.rows, window.count);
                // The list has yet to follow a move that has just become the current one.
                let has_settled = window.settled.replace(key) == Some(key);
                if has_settled && window.look(&list) {
                    redraw.force_update();
                }
            }
        }
    });
    use_effect_with(is_long, {
        let list = list.clone();
        move |&is_long| {
            let look = {
                let list = list.clone();
                move || {
                    let list = list.cast::<HtmlElement>();
                    if list.is_some_and(|list| window.borrow_mut().look(&list)) {
                        redraw.force_update();
                    }
                }
            };
            let listeners = is_long.then(|| listen(&list, look));
            move || drop(listeners)
        }
    });
    rows
}

/// Listens to whatever scrolls: the list itself or, on a small screen, the page around it. What
/// happens in the shadow of an element is not heard outside.
fn listen(list: &NodeRef, look: impl Fn() + Clone + 'static) -> [Option<EventListener>; 2] {
    let options = EventListenerOptions::run_in_capture_phase();
    let on = |target: &web_sys::EventTarget| {
        let look = look.clone();
        EventListener::new_with_options(target, "scroll", options, move |_| look())
    };
    let document = ui::platform::document();
    let list = list.cast::<HtmlElement>();
    [
        document.map(|document| on(&document)),
        list.map(|list| on(&list)),
    ]
}

/// The move of the list that has the focus.
fn focused(list: &NodeRef) -> Option<HtmlElement> {
    let list = list.cast::<HtmlElement>()?;
    let found = list.query_selector(".ply:focus").ok().flatten()?;
    found.dyn_into().ok()
}

/// Whether a move of the list has the focus.
#[must_use]
pub fn has_focus(list: &NodeRef) -> bool {
    focused(list).is_some()
}

/// Takes the focus from the move that has it, before other rows are drawn: a browser lays the page out
/// anew, half changed, when an element with the focus is removed.
pub(super) fn leave(list: &NodeRef) {
    if focused(list).is_some_and(|ply| ply.blur().is_err()) {
        // It goes with the element.
    }
}

/// Where the drawn rows of a list begin and end on the screen.
struct Extent {
    top: f64,
    bottom: f64,
    before: Option<HtmlElement>,
    after: Option<HtmlElement>,
}

impl Extent {
    fn of(list: &HtmlElement) -> Option<Self> {
        let find = |selector| list.query_selector(selector).ok().flatten();
        let element = |selector| find(selector).and_then(|found| found.dyn_into().ok());
        let (before, after): (Option<HtmlElement>, Option<HtmlElement>) =
            (element(".unseen.before"), element(".unseen.after"));
        let all = find(".score-table, .book-text")?.get_bounding_client_rect();
        let bottom_of = |gap: &HtmlElement| gap.get_bounding_client_rect().bottom();
        let top_of = |gap: &HtmlElement| gap.get_bounding_client_rect().top();
        Some(Self {
            top: before.as_ref().map_or(all.top(), bottom_of),
            bottom: after.as_ref().map_or(all.bottom(), top_of),
            before,
            after,
        })
    }

    fn row_height(&self, rows: &Range<usize>) -> f64 {
        (self.bottom - self.top) / rows.len().max(1) as f64
    }
}

/// Gives what is not drawn the room that it would take if its rows were of this height.
fn leave_room(extent: &Extent, height: f64, rows: &Range<usize>, count: usize) {
    let gaps = [
        (&extent.before, rows.start),
        (&extent.after, count - rows.end),
    ];
    for (gap, rows) in gaps {
        if let Some(gap) = gap {
            // Whole pixels, as integers: printing fractions would bring 10 kB of code into the page.
            let pixels = (height * rows as f64).round() as u32;
            let size = [pixels.to_string().as_str(), "px"].concat();
            // Without its room the list is only shorter.
            let _ = gap.style().set_property("block-size", &size);
        }
    }
}

/// The row in the middle of what is seen of a list.
fn row_in_sight(
    list: &HtmlElement,
    extent: &Extent,
    height: f64,
    rows: &Range<usize>,
    count: usize,
) -> Option<usize> {
    let window = ui::platform::window()?.inner_height().ok()?.as_f64()?;
    let frame = list.get_bounding_client_rect();
    let middle = (frame.top().max(0.0) + frame.bottom().min(window)) / 2.0;
    let row = rows.start as f64 + (middle - extent.top) / height;
    Some((row.max(0.0) as usize).min(count - 1))
}
