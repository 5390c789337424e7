//! Arrows and circles over the board: shown as the record has them, drawn with the right mouse
//! button, or with a finger, pen or mouse while the pen is out.
//!
//! The board itself knows nothing of it: this wrapper listens for the events that the board
//! ignores.

mod figures;
mod stroke;

use std::rc::Rc;

use board::Coordinates;
use board::geometry::square_at;
use record::{Shape, ShapeColor};
use rules::{Color, Square};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

pub(super) use figures::color_class;
pub use stroke::{Modifiers, Stroke, brush};

/// Props of [`DrawingBoard`].
#[derive(Debug, Properties, PartialEq)]
pub struct DrawingBoardProps {
    /// What the record draws here.
    pub shapes: Rc<[Shape]>,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// Where the coordinates stand, because they push the squares inward.
    pub coordinates: Coordinates,
    /// The color of the pen while it is out: then every press draws and no piece is moved.
    pub pen: Option<ShapeColor>,
    /// Receives what was drawn.
    pub on_drawn: Callback<Shape>,
    /// The board.
    pub children: Html,
}

/// The board with a pane for drawing on it.
#[component]
pub fn DrawingBoard(props: &DrawingBoardProps) -> Html {
    let frame = use_node_ref();
    let plane = use_node_ref();
    let stroke = use_state_eq(|| None::<Stroke>);
    let square = {
        let (plane, bottom) = (plane.clone(), props.bottom);
        move |event: &PointerEvent| square_under(&plane, event, bottom)
    };
    let onpointerdown = {
        let (frame, stroke, pen, square) =
            (frame.clone(), stroke.clone(), props.pen, square.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(color) = color_of(&event, pen) else {
                return;
            };
            let Some(from) = square(&event) else { return };
            event.prevent_default();
            if let Some(frame) = frame.cast::<Element>()
                && frame.set_pointer_capture(event.pointer_id()).is_err()
            {
                // A pointer made by a script cannot be captured; its events arrive here anyway.
            }
            stroke.set(Some(Stroke::begin(event.pointer_id(), color, from)));
        })
    };
    let onpointermove = {
        let (stroke, square) = (stroke.clone(), square.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(drawn) = stroke.filter(|drawn| drawn.pointer == event.pointer_id()) {
                stroke.set(Some(drawn.to(square(&event))));
            }
        })
    };
    let onpointerup = {
        let (stroke, on_drawn) = (stroke.clone(), props.on_drawn.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(drawn) = stroke.filter(|drawn| drawn.pointer == event.pointer_id()) else {
                return;
            };
            stroke.set(None);
            if let Some(shape) = drawn.to(square(&event)).shape() {
                on_drawn.emit(shape);
            }
        })
    };
    let give_up = {
        let stroke = stroke.clone();
        Callback::from(move |event: PointerEvent| {
            if stroke.is_some_and(|drawn| drawn.pointer == event.pointer_id()) {
                stroke.set(None);
            }
        })
    };
    // The right button draws; a long press of a finger begins a drag.
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let begun = stroke.and_then(Stroke::shape);
    let shown = props.shapes.iter().copied().chain(begun);
    html! {
        <div
            ref={frame}
            class={classes!("ink-frame", props.pen.map(|_| "pen-out"))}
            {onpointerdown} {onpointermove} {onpointerup} {oncontextmenu}
            onpointercancel={give_up.clone()} onlostpointercapture={give_up}
        >
            { props.children.clone() }
            <div class="ink" data-coordinates={props.coordinates.place().key()} aria-hidden="true">
                <div class="plane" ref={plane}>
                    { shapes(shown, props.bottom) }
                </div>
            </div>
        </div>
    }
}

/// The picture of shapes on a board with this color at the bottom.
pub fn shapes(shapes: impl Iterator<Item = Shape>, bottom: Color) -> Html {
    figures::figures(shapes, bottom)
}

/// In which color a press draws; `None` when it is the board's.
#[must_use]
pub fn color_of(event: &PointerEvent, pen: Option<ShapeColor>) -> Option<ShapeColor> {
    match event.button() {
        2 => Some(brush(Modifiers {
            first: event.shift_key() || event.ctrl_key(),
            second: event.alt_key() || event.meta_key(),
        })),
        0 if event.is_primary() => pen,
        _ => None,
    }
}

/// The square of the pane that an event happens over.
#[must_use]
pub fn square_under(plane: &NodeRef, event: &PointerEvent, bottom: Color) -> Option<Square> {
    let frame = plane.cast::<HtmlElement>()?.get_bounding_client_rect();
    let x = f64::from(event.client_x()) - frame.left();
    let y = f64::from(event.client_y()) - frame.top();
    square_at(x, y, frame.width(), bottom)
}
