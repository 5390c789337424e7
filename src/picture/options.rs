//! What can be chosen about a picture.

use rules::{ByColor, Color, Square};

use crate::layout::Layout;
use crate::{Palette, Set};

/// Where the names of files and ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// In the margin of the board, as in books.
    #[default]
    Outside,
    /// In the corners of the squares at the edge.
    Inside,
    /// Nowhere.
    None,
}

/// What lies behind the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Background {
    /// Paper, so that coordinates can be read wherever the picture is shown.
    #[default]
    Paper,
    /// Nothing: the picture is set on a page that has a light ground of its own.
    Clear,
}

/// The four colors of arrows and circles in game files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// `G`.
    #[default]
    Green,
    /// `R`.
    Red,
    /// `B`.
    Blue,
    /// `Y`.
    Yellow,
}

impl Ink {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];
}

/// An arrow from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its color.
    pub ink: Ink,
    /// Where it begins.
    pub from: Square,
    /// Where it points to.
    pub to: Square,
}

/// A circle around a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Circle {
    /// Its color.
    pub ink: Ink,
    /// The square.
    pub square: Square,
}

/// How a board is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The side at the bottom.
    pub bottom: Color,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
    /// The drawing of the pieces.
    pub set: Set,
    /// The colors of board and pieces.
    pub palette: Palette,
    /// What lies behind the board.
    pub background: Background,
    /// The width of a square in pixels, taken to be from 8 to 512.
    pub square: u32,
    /// Where the last move began and ended: both get ticks in their corners.
    pub last_move: Option<(Square, Square)>,
    /// The square of a king in check: it gets a toothed frame.
    pub check: Option<Square>,
    /// Arrows over the pieces.
    pub arrows: Vec<Arrow>,
    /// Circles over the pieces.
    pub circles: Vec<Circle>,
    /// What stands above and below the board, mostly who plays; nothing when both are empty.
    pub labels: ByColor<String>,
    /// The name of the picture; nothing when empty.
    pub title: String,
    /// What a screen reader says about it beyond the name; nothing when empty.
    pub description: String,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            bottom: Color::White,
            coordinates: Coordinates::default(),
            set: Set::default(),
            palette: Palette::default(),
            background: Background::default(),
            square: 48,
            last_move: None,
            check: None,
            arrows: Vec::new(),
            circles: Vec::new(),
            labels: ByColor::new_with(|_| String::new()),
            title: String::new(),
            description: String::new(),
        }
    }
}

impl Options {
    /// The width and height of the picture in pixels.
    ///
    /// # Examples
    ///
    /// ```
    /// use picture::{Coordinates, Options};
    ///
    /// let options = Options { coordinates: Coordinates::None, square: 96, ..Options::default() };
    /// assert_eq!(options.size(), (772, 772)); // with a line around the board
    /// ```
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let layout = Layout::of(self);
        let pixels = |units: u32| (units * self.square.clamp(8, 512)).div_ceil(48);
        (pixels(layout.width), pixels(layout.height))
    }
}
