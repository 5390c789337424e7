//! What a press that draws comes to, free of the browser.

use record::{Shape, ShapeColor};
use rules::Square;

/// The modifier keys of a press with the right mouse button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Shift or Control.
    pub first: bool,
    /// Alt or Command.
    pub second: bool,
}

/// The color a right-hand press draws in, as players know it from Lichess.
#[must_use]
pub const fn brush(held: Modifiers) -> ShapeColor {
    match (held.first, held.second) {
        (false, false) => ShapeColor::Green,
        (true, false) => ShapeColor::Red,
        (false, true) => ShapeColor::Blue,
        (true, true) => ShapeColor::Yellow,
    }
}

/// A line that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The pointer that draws it.
    pub pointer: i32,
    color: ShapeColor,
    from: Square,
    to: Option<Square>,
}

impl Stroke {
    /// A press on a square.
    #[must_use]
    pub const fn begin(pointer: i32, color: ShapeColor, from: Square) -> Self {
        Self {
            pointer,
            color,
            from,
            to: Some(from),
        }
    }

    /// The same stroke led to another square, or off the board.
    #[must_use]
    pub const fn to(self, to: Option<Square>) -> Self {
        Self { to, ..self }
    }

    /// What would be drawn now: a circle where it began, an arrow elsewhere, nothing off the board.
    #[must_use]
    pub fn shape(self) -> Option<Shape> {
        let Self {
            color, from, to, ..
        } = self;
        to.map(|to| {
            if to == from {
                Shape::Square(color, from)
            } else {
                Shape::Arrow(color, from, to)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_is_a_circle_and_a_drag_an_arrow() {
        let press = Stroke::begin(1, ShapeColor::Red, Square::E2);
        let circle = Shape::Square(ShapeColor::Red, Square::E2);
        assert_eq!(press.shape(), Some(circle));
        let arrow = Shape::Arrow(ShapeColor::Red, Square::E2, Square::E4);
        assert_eq!(press.to(Some(Square::E4)).shape(), Some(arrow));
        let back = press.to(Some(Square::E4)).to(Some(Square::E2));
        assert_eq!(back.shape(), Some(circle));
    }

    #[test]
    fn a_stroke_off_the_board_draws_nothing() {
        let press = Stroke::begin(1, ShapeColor::Green, Square::A1);
        assert_eq!(press.to(None).shape(), None);
    }

    #[test]
    fn modifiers_choose_the_color() {
        let held = |first, second| brush(Modifiers { first, second });
        assert_eq!(held(false, false), ShapeColor::Green);
        assert_eq!(held(true, false), ShapeColor::Red);
        assert_eq!(held(false, true), ShapeColor::Blue);
        assert_eq!(held(true, true), ShapeColor::Yellow);
    }
}
