//! Where squares are as seen by the player: pure arithmetic, without browser or rules of play.

use rules::{Color, Square};

/// A field of the drawn board, counted from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// 0 at the left edge to 7 at the right edge.
    pub column: usize,
    /// 0 at the top to 7 at the bottom.
    pub row: usize,
}

impl Place {
    /// Where a square is drawn when the given color sits at the bottom.
    #[must_use]
    pub fn of(square: Square, bottom: Color) -> Self {
        let (file, rank) = (square.index() % 8, square.index() / 8);
        match bottom {
            Color::White => Self {
                column: file,
                row: 7 - rank,
            },
            Color::Black => Self {
                column: 7 - file,
                row: rank,
            },
        }
    }

    /// The square drawn here, or `None` outside the board.
    #[must_use]
    pub fn square(self, bottom: Color) -> Option<Square> {
        if self.column > 7 || self.row > 7 {
            return None;
        }
        let (file, rank) = match bottom {
            Color::White => (self.column, 7 - self.row),
            Color::Black => (7 - self.column, self.row),
        };
        Square::from_index(rank * 8 + file)
    }

    /// The place this many columns to the right and rows down, or `None` outside the board.
    #[must_use]
    pub fn moved(self, columns: isize, rows: isize) -> Option<Self> {
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < 8 && row < 8).then_some(Self { column, row })
    }
}

/// The square under a point, given in the unit of `side` from the top left corner of the squares.
#[must_use]
pub fn square_at(x: f64, y: f64, side: f64, bottom: Color) -> Option<Square> {
    let index = |along: f64| {
        // A board that is not laid out has no side and so no squares.
        let eighths = along / side * 8.0;
        (0.0..8.0).contains(&eighths).then_some(eighths as usize)
    };
    Place {
        column: index(x)?,
        row: index(y)?,
    }
    .square(bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_at_its_place_for_both_sides() {
        for bottom in [Color::White, Color::Black] {
            for index in 0..64 {
                let square = Square::from_index(index).expect("64 squares");
                let place = Place::of(square, bottom);
                assert_eq!(place.square(bottom), Some(square));
                let center = |along: usize| along as f64 * 30.0 + 15.0;
                let hit = square_at(center(place.column), center(place.row), 240.0, bottom);
                assert_eq!(hit, Some(square));
            }
        }
    }

    #[test]
    fn a1_is_bottom_left_for_white_and_top_right_for_black() {
        assert_eq!(
            Place::of(Square::A1, Color::White),
            Place { column: 0, row: 7 }
        );
        assert_eq!(
            Place::of(Square::A1, Color::Black),
            Place { column: 7, row: 0 }
        );
    }

    #[test]
    fn points_outside_hit_no_square() {
        for (x, y) in [
            (-0.1, 5.0),
            (5.0, -0.1),
            (240.0, 5.0),
            (5.0, 240.0),
            (f64::NAN, 1.0),
        ] {
            assert_eq!(square_at(x, y, 240.0, Color::White), None);
        }
        assert_eq!(square_at(0.0, 0.0, 0.0, Color::White), None);
    }

    #[test]
    fn steps_end_at_the_edges() {
        let corner = Place { column: 0, row: 0 };
        assert_eq!(corner.moved(-1, 0), None);
        assert_eq!(corner.moved(0, -1), None);
        assert_eq!(corner.moved(7, 7), Some(Place { column: 7, row: 7 }));
        assert_eq!(corner.moved(8, 0), None);
    }
}
