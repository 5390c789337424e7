//! Lines through pieces: pins and x-rays.

use super::Position;
use crate::{Bitboard, Color, Square, attacks};

/// A piece that may not leave the line between its king and an enemy slider.
///
/// # Examples
///
/// ```
/// use rules::{Color, Position, Square};
///
/// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
/// let pin = position.pins(Color::White)[0];
/// assert_eq!((pin.piece, pin.pinner, pin.king), (Square::E2, Square::E7, Square::E1));
/// assert_eq!(pin.way().len(), 6);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pin {
    /// The square of the pinned piece.
    pub piece: Square,
    /// The square of the slider that pins it.
    pub pinner: Square,
    /// The square of its king.
    pub king: Square,
}

impl Pin {
    /// The squares to which the pinned piece may go, if it can: the line up to the pinner, who may
    /// be taken. Its own square is among them.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Pin, Square};
    ///
    /// let pin = Pin { piece: Square::E2, pinner: Square::E4, king: Square::E1 };
    /// assert_eq!(pin.way().len(), 3);
    /// ```
    #[must_use]
    pub fn way(self) -> Bitboard {
        attacks::between(self.king, self.pinner).with(self.pinner)
    }
}

impl Position {
    /// The pins against the king of `color`, by the squares of the pinners. The side to move does
    /// not matter.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// assert!(Position::default().pins(Color::White).is_empty());
    /// ```
    #[must_use]
    pub fn pins(&self, color: Color) -> Vec<Pin> {
        let mut pins = Vec::new();
        self.for_each_pin(color, |pin| pins.push(pin));
        pins
    }

    fn for_each_pin(&self, color: Color, mut tell: impl FnMut(Pin)) {
        let king = self.king(color);
        for pinner in self.x_rays(king, color.other()) {
            let pieces = attacks::between(king, pinner) & self.by_color(color);
            if let Some(piece) = pieces.first() {
                tell(Pin {
                    piece,
                    pinner,
                    king,
                });
            }
        }
    }

    /// The pieces of `color` that are pinned to their king. The side to move does not matter.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Position, Square};
    ///
    /// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    /// assert_eq!(position.pinned(Color::White), Bitboard::from(Square::E2));
    /// assert!(position.pinned(Color::Black).is_empty());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        let mut pieces = Bitboard::EMPTY;
        self.for_each_pin(color, |pin| pieces = pieces.with(pin.piece));
        pieces
    }

    /// The sliders of `by` that look at `square` through exactly one piece of either side.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, Color, Position, Square};
    ///
    /// let battery: Position = "4k3/8/8/8/4Q3/8/4R3/4K3 b - - 0 1".parse()?;
    /// assert_eq!(battery.x_rays(Square::E8, Color::White), Bitboard::from(Square::E2));
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn x_rays(&self, square: Square, by: Color) -> Bitboard {
        let none = Bitboard::EMPTY;
        let sliders = Bitboard(self.core.straights) & attacks::rook(square, none)
            | Bitboard(self.core.diagonals) & attacks::bishop(square, none);
        let looks_through_one = |slider: &Square| {
            let between = attacks::between(square, *slider) & self.occupied();
            between.len() == 1
        };
        (sliders & self.by_color(by))
            .into_iter()
            .filter(looks_through_one)
            .collect()
    }
}
