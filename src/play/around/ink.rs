//! Arrows and circles over the board of a game, drawn with the right mouse button: for thinking
//! aloud, so the next move or a press on the board wipes them away.

use std::rc::Rc;

use board::Coordinates;
use gloo::events::{EventListener, EventListenerOptions};
use moves::recorder::drawing::{self, Stroke};
use record::Shape;
use rules::Color;
use ui::platform::{document, focus};
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};
use yew::{
    Html, Properties, Reducible, component, html, use_effect_with, use_mut_ref, use_node_ref,
    use_reducer,
};

/// Where the pane lies, and over which position.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub(super) struct InkProps {
    /// The color at the bottom of the board.
    pub(super) bottom: Color,
    /// Where the coordinates stand, because they push the squares inward.
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

/// What a pointer does.
enum Draw {
    Begin(Stroke),
    To(Stroke),
    End,
    Wipe,
}

impl Reducible for Drawn {
    type Action = Draw;

    fn reduce(self: Rc<Self>, action: Draw) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            Draw::Begin(stroke) => next.stroke = Some(stroke),
            Draw::To(stroke) => next.stroke = Some(stroke),
            Draw::End => {
                let shape = next.stroke.take().and_then(Stroke::shape);
                if let Some(shape) = shape {
                    let count = next.shapes.len();
                    next.shapes.retain(|drawn| *drawn != shape);
                    // Drawn again it is taken away.
                    if next.shapes.len() == count {
                        next.shapes.push(shape);
                    }
                }
            }
            Draw::Wipe => next = Self::default(),
        }
        Rc::new(next)
    }
}

/// The pane; it takes no pointer away from the board below it.
#[component]
pub(super) fn Ink(props: &InkProps) -> Html {
    let plane = use_node_ref();
    let drawn = use_reducer(Drawn::default);
    let wipe = drawn.dispatcher();
    use_effect_with(props.position, move |_| wipe.dispatch(Draw::Wipe));
    let stroke = use_mut_ref(|| None::<Stroke>);
    let (dispatch, pane, bottom) = (drawn.dispatcher(), plane.clone(), props.bottom);
    use_effect_with(bottom, move |_| {
        let listen = move |event: &Event| {
            let Some(pointer) = event.dyn_ref::<PointerEvent>() else {
                return;
            };
            let square = || drawing::square_under(&pane, pointer, bottom);
            let next = follow(event, pointer, square, &mut stroke.borrow_mut());
            if let Some(next) = next {
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

/// What an event does to the stroke that a pointer is drawing.
fn follow(
    event: &Event,
    pointer: &PointerEvent,
    square: impl Fn() -> Option<rules::Square>,
    stroke: &mut Option<Stroke>,
) -> Option<Draw> {
    let is_ours = stroke.is_some_and(|stroke| stroke.pointer == pointer.pointer_id());
    match event.type_().as_str() {
        "pointerdown" if !focus::in_board(event.target()) => None,
        "pointerdown" => {
            let Some(color) = drawing::color_of(pointer, None) else {
                return Some(Draw::Wipe);
            };
            let begun = Stroke::begin(pointer.pointer_id(), color, square()?);
            *stroke = Some(begun);
            Some(Draw::Begin(begun))
        }
        "pointermove" if is_ours => {
            let led = stroke.take()?.to(square());
            *stroke = Some(led);
            Some(Draw::To(led))
        }
        "pointerup" | "pointercancel" if is_ours => {
            *stroke = None;
            Some(Draw::End)
        }
        _ => None,
    }
}

/// Listens on the document: the board below reads its own events.
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
    use rules::Square;

    use super::*;

    fn draw(drawn: Drawn, from: Square, to: Square) -> Drawn {
        let stroke = Stroke::begin(1, ShapeColor::Green, from);
        let steps = [
            Draw::Begin(stroke),
            Draw::To(stroke.to(Some(to))),
            Draw::End,
        ];
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
}
