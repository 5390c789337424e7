//! The wheel over the board steps through the game.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::WheelEvent;

use super::{document, focus};
use crate::Navigation;

/// How far a wheel turns for a step, in pixels: a notch of a mouse is more, a trackpad sends less at
/// a time.
const STEP: f64 = 40.0;

/// Listens on the document. What `step` has no use for is left to the browser, and so is zooming.
pub fn listen(step: impl Fn(Navigation) + 'static) -> Option<EventListener> {
    let turned = Cell::new(0.0);
    let options = EventListenerOptions::enable_prevent_default();
    let listen = move |event: &web_sys::Event| {
        let Some(wheel) = event.dyn_ref::<WheelEvent>() else {
            return;
        };
        if wheel.ctrl_key() || !focus::in_board(event.target()) {
            return;
        }
        event.prevent_default();
        // A wheel that counts lines or pages turns by a whole step.
        let is_by_pixel = wheel.delta_mode() == WheelEvent::DOM_DELTA_PIXEL;
        let delta = wheel.delta_y() * if is_by_pixel { 1.0 } else { STEP };
        let sum = turned.get() + delta;
        if sum.abs() < STEP {
            turned.set(sum);
            return;
        }
        turned.set(0.0);
        step(if sum < 0.0 {
            Navigation::Previous
        } else {
            Navigation::Next
        });
    };
    let document = document()?;
    Some(EventListener::new_with_options(
        &document, "wheel", options, listen,
    ))
}
