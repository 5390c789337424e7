//! Distinguishes the click that merely follows a handled press from one that must act.
//!
//! Screen readers, voice and switch control send bare clicks, which must act; the browser also
//! sends one after each press of a pointer, which must not act again.

use rules::Square;

/// How long after a press its click may still come, in milliseconds of event time.
const WINDOW: f64 = 500.0;

/// A click, reduced to what identifies it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Click {
    /// The square it fell on.
    pub square: Option<Square>,
    /// How many presses it counts; 0 when no pointer made it.
    pub presses: i32,
    /// When, in milliseconds of event time.
    pub time: f64,
}

/// The last handled press, whose click is still expected.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Echo {
    expected: Option<(Option<Square>, f64)>,
}

impl Echo {
    /// A handled press was released over a square.
    #[must_use]
    pub const fn after(square: Option<Square>, time: f64) -> Self {
        Self {
            expected: Some((square, time)),
        }
    }

    /// Whether a click only repeats the handled press. Each press has at most one such click.
    pub fn swallows(&mut self, click: Click) -> bool {
        let Some((square, time)) = self.expected.take() else {
            return false;
        };
        let soon = (0.0..=WINDOW).contains(&(click.time - time));
        soon && (click.presses > 0 || click.square == square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn click(square: Square, presses: i32, time: f64) -> Click {
        Click {
            square: Some(square),
            presses,
            time,
        }
    }

    #[test]
    fn the_click_after_a_press_is_swallowed_once() {
        let mut echo = Echo::after(Some(Square::E4), 100.0);
        assert!(echo.swallows(click(Square::E4, 1, 101.0)));
        assert!(!echo.swallows(click(Square::E4, 1, 102.0)));
    }

    #[test]
    fn the_click_of_a_captured_pointer_is_swallowed_wherever_it_falls() {
        let mut echo = Echo::after(Some(Square::E4), 100.0);
        assert!(echo.swallows(Click {
            square: None,
            presses: 1,
            time: 100.0
        }));
    }

    #[test]
    fn a_bare_click_acts() {
        assert!(!Echo::default().swallows(click(Square::E4, 0, 5.0)));
        let mut echo = Echo::after(Some(Square::E2), 100.0);
        assert!(
            !echo.swallows(click(Square::E4, 0, 110.0)),
            "another square"
        );
        let mut echo = Echo::after(Some(Square::E2), 100.0);
        assert!(!echo.swallows(click(Square::E2, 0, 700.0)), "long after");
    }

    #[test]
    fn a_synthetic_click_right_after_a_synthetic_press_is_swallowed() {
        let mut echo = Echo::after(Some(Square::E2), 100.0);
        assert!(echo.swallows(click(Square::E2, 0, 101.0)));
    }
}
