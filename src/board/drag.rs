//! The dragged piece: it follows the pointer by moving its node directly, because a pointer
//! movement must not wait for a render.

use rules::{Color, Square};
use web_sys::{Element, PointerEvent, SvgElement};

use super::geometry::square_at;

/// How far a mouse or pen must travel before a press is a drag, in CSS pixels.
const MOUSE_SLOP: f64 = 4.0;
/// The same for a finger, which trembles more.
const TOUCH_SLOP: f64 = 8.0;

/// A pressed pointer.
#[derive(Debug)]
pub(super) struct Hold {
    pointer: i32,
    touch: bool,
    start: (f64, f64),
    squares: Element,
    piece: Option<SvgElement>,
    lifted: bool,
    over: Option<Square>,
    /// Whether the press was handled, so that its click must be ignored.
    pub(super) handled: bool,
}

/// What a movement of the pointer changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Motion {
    /// The piece was lifted by this movement.
    pub(super) lifted: bool,
    /// The pointer moved to another square, or left the board.
    pub(super) crossed: Option<Option<Square>>,
}

impl Hold {
    /// A press on a square; `piece` is the node to take along, for pieces that may be moved.
    pub(super) fn new(
        event: &PointerEvent,
        squares: Element,
        piece: Option<SvgElement>,
        square: Square,
        handled: bool,
    ) -> Self {
        Self {
            pointer: event.pointer_id(),
            touch: event.pointer_type() == "touch",
            start: position(event),
            squares,
            piece,
            lifted: false,
            over: Some(square),
            handled,
        }
    }

    /// Whether an event comes from the pressed pointer.
    pub(super) fn owns(&self, event: &PointerEvent) -> bool {
        self.pointer == event.pointer_id()
    }

    /// Whether a finger is pressed.
    pub(super) const fn is_touch(&self) -> bool {
        self.touch
    }

    /// The square under the pointer.
    pub(super) const fn over(&self) -> Option<Square> {
        self.over
    }

    /// Follows the pointer.
    pub(super) fn follow(&mut self, event: &PointerEvent, bottom: Color) -> Motion {
        let (x, y) = position(event);
        let slop = if self.touch { TOUCH_SLOP } else { MOUSE_SLOP };
        let traveled = (x - self.start.0).hypot(y - self.start.1);
        let lifts = !self.lifted && traveled >= slop;
        self.lifted |= lifts;
        if !self.lifted {
            return Motion::default();
        }
        let frame = self.squares.get_bounding_client_rect();
        let (x, y, side) = (x - frame.left(), y - frame.top(), frame.width());
        self.carry(x, y, side / 8.0);
        let over = square_at(x, y, side, bottom);
        let crossed = (over != self.over).then_some(over);
        self.over = over;
        Motion {
            lifted: lifts,
            crossed,
        }
    }

    /// Puts the node under the pointer, larger, and for a finger above it.
    fn carry(&self, x: f64, y: f64, square: f64) {
        let (scale, rise) = if self.touch {
            ("1.6", 0.85)
        } else {
            ("1.15", 0.0)
        };
        // Whole pixels: printing fractions would bring 10 kB of code into the page.
        let (left, top) = (
            (x - square / 2.0) as i32,
            (y - square * (0.5 + rise)) as i32,
        );
        let transform = format!("translate({left}px, {top}px) scale({scale})");
        if let Some(piece) = &self.piece
            && piece.style().set_property("transform", &transform).is_err()
        {
            // A piece that cannot follow is still dropped where the pointer is released.
        }
    }

    /// Returns a dragged node to the style sheet; later movements leave it alone.
    pub(super) fn put_down(&mut self) {
        if self.lifted
            && let Some(piece) = self.piece.take()
            && piece.style().remove_property("transform").is_err()
        {
            // Nothing was set, so nothing needs removing.
        }
    }
}

fn position(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
