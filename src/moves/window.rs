//! Which rows of a long list are in sight, and where they lie.

/// The tallest that the space of the rows may be, in pixels: browsers lose count above some
/// seventeen million.
const TALLEST: f64 = 10_000_000.0;

/// How many rows are drawn above and below those in sight.
const MARGIN: usize = 8;

/// A list that is scrolled; lengths are in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// How many rows there are.
    pub count: usize,
    /// The height of a row, and of the headings above them.
    pub row: f64,
    /// The height of the view below the headings.
    pub height: f64,
    /// How far it is scrolled.
    pub top: f64,
}

/// What of a list is seen; lengths are in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// How far it is scrolled.
    pub top: f64,
    /// The height of the view below the headings.
    pub height: f64,
    /// The height of a row.
    pub row: f64,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            count: 0,
            row: 40.0,
            height: 600.0,
            top: 0.0,
        }
    }
}

impl Window {
    /// Takes over what is seen of the list; answers whether anything has changed.
    pub fn look(&mut self, Viewport { top, height, row }: Viewport) -> bool {
        let next = Self {
            count: self.count,
            row,
            height,
            top,
        };
        std::mem::replace(self, next) != next
    }

    /// The height of all rows together, or the most that a browser can scroll.
    #[must_use]
    pub fn space(&self) -> f64 {
        self.whole().min(TALLEST)
    }

    /// The rows to draw: those in sight and a few around them.
    #[must_use]
    pub fn drawn(&self) -> std::ops::Range<usize> {
        let first = (self.first() as usize).saturating_sub(MARGIN);
        let rows = (self.height / self.row).ceil() as usize + 1 + 2 * MARGIN;
        first.min(self.count)..(first + rows).min(self.count)
    }

    /// Where a row lies in the space.
    #[must_use]
    pub fn place(&self, row: usize) -> f64 {
        if self.is_compressed() {
            self.top + (row as f64 - self.first()) * self.row
        } else {
            row as f64 * self.row
        }
    }

    /// How far to scroll so that a row is in sight, if it is not.
    #[must_use]
    pub fn scroll_to(&self, row: usize) -> Option<f64> {
        let first = self.first();
        let fitting = (self.height / self.row - 1.0).max(0.0);
        let row = row as f64;
        if row < first {
            Some(self.top_of(row))
        } else if row > first + fitting {
            Some(self.top_of(row - fitting))
        } else {
            None
        }
    }

    /// How many rows a page has.
    #[must_use]
    pub fn page(&self) -> usize {
        ((self.height / self.row) as usize).saturating_sub(1).max(1)
    }

    fn whole(&self) -> f64 {
        self.count as f64 * self.row
    }

    fn is_compressed(&self) -> bool {
        self.whole() > TALLEST
    }

    /// What one pixel of scrolling moves the rows by.
    fn scale(&self) -> f64 {
        (self.whole() - self.height) / (self.space() - self.height).max(1.0)
    }

    /// The row at the top of the view, with its fraction.
    fn first(&self) -> f64 {
        let scale = if self.is_compressed() {
            self.scale()
        } else {
            1.0
        };
        (self.top * scale / self.row).clamp(0.0, self.count as f64)
    }

    fn top_of(&self, row: f64) -> f64 {
        if self.is_compressed() {
            row * self.row / self.scale()
        } else {
            row * self.row
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{TALLEST, Window};

    fn window(count: usize, top: f64) -> Window {
        Window {
            count,
            row: 40.0,
            height: 400.0,
            top,
        }
    }

    #[test]
    fn only_rows_in_sight_and_a_few_around_them_are_drawn() {
        assert_eq!(window(130_000, 0.0).drawn(), 0..27);
        assert_eq!(window(130_000, 40_000.0).drawn(), 992..1019);
        assert_eq!(window(5, 0.0).drawn(), 0..5);
        assert_eq!(window(0, 0.0).drawn(), 0..0);
        assert_eq!(window(130_000, 5_199_600.0).drawn().end, 130_000);
    }

    #[test]
    fn the_space_is_as_tall_as_all_rows() {
        assert_eq!(window(130_000, 0.0).space(), 5_200_000.0);
        assert_eq!(window(130_000, 0.0).place(7), 280.0);
    }

    #[test]
    fn a_row_out_of_sight_is_scrolled_to_just_as_far_as_needed() {
        let window = window(1000, 4000.0);
        assert_eq!(window.scroll_to(100), None);
        assert_eq!(window.scroll_to(109), None);
        assert_eq!(window.scroll_to(99), Some(3960.0));
        assert_eq!(window.scroll_to(110), Some(4040.0));
    }

    #[test]
    fn a_list_too_tall_for_a_browser_is_reached_to_its_ends() {
        let mut long = window(2_000_000, 0.0);
        assert_eq!(long.space(), TALLEST);
        assert_eq!(long.drawn().start, 0);
        long.top = long.scroll_to(1_999_999).expect("it is out of sight");
        assert!(long.top <= TALLEST - long.height + 1.0);
        assert!(long.drawn().contains(&1_999_999));
        assert!((long.place(1_999_999) + long.row - long.top - long.height).abs() < 1.0);
    }
}
