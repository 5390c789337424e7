//! Arrows and circles over the board of a game, drawn with the right mouse button. They are for
//! thinking aloud, so the next move or a press on the board clears them.

use std::rc::Rc;

use board::Coordinates;
use gloo::events::{EventListener, EventListenerOptions};
use moves::recorder::drawing::{self, Stroke};
use record::Shape;
use rules::{Color, Square};
use ui::platform::{document, focus};
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};
use yew::{
    Html, Properties, Reducible, component, html, use_effect_with, use_node_ref, use_reducer_eq,
};

/// Where the pane is, and over which position.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub(super) struct InkProps {
    /// The color at the bottom of the board.
    pub(super) bottom: Color,
    /// Where the coordinates are, because they push the squares inward.
    pub(super) coordinates: Coordinates,
    /// Changes with the position.
    pub(super) position: u64,
}

/// What is drawn, and what is being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
struct Drawn {
    shapes: Vec<Shape>,
    stroke: Option<Stroke>,
}

/// What a pointer does; what another pointer draws is left alone.
enum Draw {
    Begin(Stroke),
    To(i32, Option<Square>),
    End(i32),
    GiveUp(i32),
    Wipe,
}

impl Reducible for Drawn {
    type Action = Draw;

    fn reduce(self: Rc<Self>, action: Draw) -> Rc<Self> {
        let mut next = Self::clone(&self);
        let mut drawn_by = |pointer| next.stroke.take_if(|stroke| stroke.pointer == pointer);
        match action {
            Draw::Begin(stroke) => next.stroke = Some(stroke),
            Draw::To(pointer, square) => {
                next.stroke = drawn_by(pointer)
                    .map(|stroke| stroke.to(square))
                    .or(next.stroke);
            }
            Draw::End(pointer) => {
                if let Some(shape) = drawn_by(pointer).and_then(Stroke::shape) {
                    let count = next.shapes.len();
                    next.shapes.retain(|drawn| *drawn != shape);
                    // Drawing it again removes it.
                    if next.shapes.len() == count {
                        next.shapes.push(shape);
                    }
                }
            }
            Draw::GiveUp(pointer) => drop(drawn_by(pointer)),
            Draw::Wipe => next = Self::default(),
        }
        Rc::new(next)
    }
}

/// The pane; it does not intercept pointer events meant for the board below.
#[component]
pub(super) fn Ink(props: &InkProps) -> Html {
    let plane = use_node_ref();
    let drawn = use_reducer_eq(Drawn::default);
    let wipe = drawn.dispatcher();
    use_effect_with(props.position, move |_| wipe.dispatch(Draw::Wipe));
    let (dispatch, pane, bottom) = (drawn.dispatcher(), plane.clone(), props.bottom);
    use_effect_with(bottom, move |_| {
        let listen = move |event: &Event| {
            let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
                return;
            };
            let square = || drawing::square_under(&pane, pointer, bottom);
            if let Some(next) = read(event, pointer, square) {
                dispatch.dispatch(next);
            }
        };
        let listeners = listeners(listen);
        move || drop(listeners)
    });
    let begun = drawn.stroke.and_then(Stroke::shape);
    html! {
        <div class="ink" data-coordinates={props.coordinates.place().key()} aria-hidden="true">
            <div class="plane" ref={plane}>
                { drawing::shapes(drawn.shapes.iter().copied().chain(begun), props.bottom) }
            </div>
        </div>
    }
}

/// What an event means for the drawing.
fn read(
    event: &Event,
    pointer: &PointerEvent,
    square: impl Fn() -> Option<Square>,
) -> Option<Draw> {
    let id = pointer.pointer_id();
    match event.type_().as_str() {
        "pointerdown" if !focus::in_board(event.target()) => None,
        "pointerdown" => match drawing::color_of(pointer, None) {
            Some(color) => Some(Draw::Begin(Stroke::begin(id, color, square()?))),
            None => Some(Draw::Wipe),
        },
        "pointermove" => Some(Draw::To(id, square())),
        "pointerup" => Some(Draw::End(id)),
        _ => Some(Draw::GiveUp(id)),
    }
}

/// Listens on the document, since the board below handles its own events.
fn listeners(listen: impl Fn(&Event) + Clone + 'static) -> Vec<EventListener> {
    let Some(document) = document() else {
        return Vec::new();
    };
    let mut listeners: Vec<EventListener> =
        ["pointerdown", "pointermove", "pointerup", "pointercancel"]
            .into_iter()
            .map(|name| {
                let listen = listen.clone();
                EventListener::new(&document, name, move |event| listen(event))
            })
            .collect();
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(
        &document,
        "contextmenu",
        options,
        |event| {
            if focus::in_board(event.target()) {
                event.prevent_default();
            }
        },
    ));
    listeners
}

#[cfg(test)]
mod tests {
    use record::ShapeColor;

    use super::*;

    fn draw(drawn: Drawn, from: Square, to: Square) -> Drawn {
        let stroke = Stroke::begin(1, ShapeColor::Green, from);
        let steps = [Draw::Begin(stroke), Draw::To(1, Some(to)), Draw::End(1)];
        let drawn = steps.into_iter().fold(Rc::new(drawn), Reducible::reduce);
        Rc::unwrap_or_clone(drawn)
    }

    #[test]
    fn an_arrow_that_is_drawn_again_is_taken_away() {
        let once = draw(Drawn::default(), Square::E2, Square::E4);
        let arrow = Shape::Arrow(ShapeColor::Green, Square::E2, Square::E4);
        assert_eq!(once.shapes, [arrow]);
        assert_eq!(draw(once, Square::E2, Square::E4), Drawn::default());
    }

    #[test]
    fn a_wipe_takes_everything_away() {
        let drawn = Rc::new(draw(Drawn::default(), Square::D4, Square::D4));
        assert_eq!(drawn.shapes.len(), 1);
        assert_eq!(*drawn.reduce(Draw::Wipe), Drawn::default());
    }

    #[test]
    fn a_pointer_that_the_browser_takes_away_draws_nothing() {
        let stroke = Stroke::begin(1, ShapeColor::Green, Square::E2);
        let steps = [Draw::Begin(stroke), Draw::GiveUp(1), Draw::End(1)];
        let drawn = steps.into_iter().fold(Rc::default(), Drawn::reduce);
        assert_eq!(*drawn, Drawn::default());
    }

    #[test]
    fn another_pointer_does_not_end_a_stroke() {
        let stroke = Stroke::begin(1, ShapeColor::Green, Square::E2);
        let steps = [Draw::Begin(stroke), Draw::To(2, None), Draw::End(2)];
        let drawn: Rc<Drawn> = steps.into_iter().fold(Rc::default(), Drawn::reduce);
        assert_eq!(drawn.stroke, Some(stroke));
    }
}
