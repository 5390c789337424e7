//! The piece in the hand of the editor: where the press began and what it carries.

use board::geometry::square_at;
use rules::{Color, Piece, Square};
use web_sys::{Element, PointerEvent, SvgElement};

/// How far a pointer must travel before a press is a drag, in CSS pixels.
const SLOP: f64 = 5.0;

/// What a press does while it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// A piece is carried, from a square or from the tray.
    Carry {
        /// The piece.
        piece: Piece,
        /// Its square; nothing for a piece from the tray.
        from: Option<Square>,
    },
    /// Each square the pointer comes over gets this piece, or loses its own.
    Paint(Option<Piece>),
}

/// A pressed pointer.
#[derive(Clone, Debug)]
pub(super) struct Grip {
    pointer: i32,
    start: (f64, f64),
    /// What it does.
    pub(super) task: Task,
    /// Whether it has traveled far enough to be a drag.
    pub(super) lifted: bool,
    /// The square that was painted last.
    pub(super) over: Option<Square>,
}

impl Grip {
    pub(super) fn new(event: &PointerEvent, task: Task, over: Option<Square>) -> Self {
        Self {
            pointer: event.pointer_id(),
            start: place(event),
            task,
            lifted: false,
            over,
        }
    }

    /// Whether an event comes from the pressed pointer.
    pub(super) fn owns(&self, event: &PointerEvent) -> bool {
        self.pointer == event.pointer_id()
    }

    /// Notes the movement; tells whether the press became a drag by it.
    pub(super) fn follow(&mut self, event: &PointerEvent) -> bool {
        let (x, y) = place(event);
        let traveled = (x - self.start.0).hypot(y - self.start.1);
        let lifts = !self.lifted && traveled >= SLOP;
        self.lifted |= lifts;
        lifts
    }
}

/// The square under a pointer.
pub(super) fn square_under(
    event: &PointerEvent,
    squares: &Element,
    bottom: Color,
) -> Option<Square> {
    let frame = squares.get_bounding_client_rect();
    let (x, y) = place(event);
    square_at(x - frame.left(), y - frame.top(), frame.width(), bottom)
}

/// Puts the picture of the carried piece under the pointer, as large as a piece on the board, and
/// above a finger. It lies within the desk, for what is fixed in a window is not so in every page.
pub(super) fn carry(event: &PointerEvent, squares: &Element, picture: &SvgElement, desk: &Element) {
    let side = squares.get_bounding_client_rect().width() / 8.0;
    let rise = if event.pointer_type() == "touch" {
        1.3
    } else {
        0.5
    };
    let (x, y) = place(event);
    let frame = desk.get_bounding_client_rect();
    let (x, y) = (x - frame.left(), y - frame.top());
    // Whole pixels: printing fractions would bring much code into the page.
    let (left, top) = ((x - side / 2.0) as i32, (y - side * rise) as i32);
    let style = picture.style();
    let size = side as i32;
    let wishes = [
        ("transform", format!("translate({left}px, {top}px)")),
        ("inline-size", format!("{size}px")),
        ("block-size", format!("{size}px")),
    ];
    for (name, value) in wishes {
        if style.set_property(name, &value).is_err() {
            // A picture that cannot follow changes nothing of where the piece is put.
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
