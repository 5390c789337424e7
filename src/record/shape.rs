//! Marks drawn on the board.

use rules::Square;

/// The color of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeColor {
    /// `G`
    #[default]
    Green,
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
}

impl ShapeColor {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter by which PGN names it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The color of a letter; some programs write orange and mean yellow, or cyan and mean blue.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'G' | 'g' => Some(Self::Green),
            'R' | 'r' => Some(Self::Red),
            'B' | 'C' | 'b' | 'c' => Some(Self::Blue),
            'Y' | 'O' | 'y' | 'o' => Some(Self::Yellow),
            _ => None,
        }
    }
}

/// A mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A square is marked.
    Square(ShapeColor, Square),
    /// An arrow from one square to another.
    Arrow(ShapeColor, Square, Square),
}

/// The marks of one position, in the order in which they were drawn.
pub type Shapes = Vec<Shape>;

impl Shape {
    /// Whether it is on the same squares as another, in any color.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        match (self, other) {
            (Self::Square(_, here), Self::Square(_, there)) => here == there,
            (Self::Arrow(_, from, to), Self::Arrow(_, other_from, other_to)) => {
                (from, to) == (other_from, other_to)
            }
            _ => false,
        }
    }

    /// Reads `Ge4` or `Ge2e4`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let color = ShapeColor::from_letter(letters.next()?)?;
        let squares = letters.as_str();
        match squares.len() {
            2 => Some(Self::Square(color, squares.parse().ok()?)),
            4 => {
                let from = squares.get(..2)?.parse().ok()?;
                let to = squares.get(2..)?.parse().ok()?;
                (from != to).then_some(Self::Arrow(color, from, to))
            }
            _ => None,
        }
    }

    /// Appends `Ge4` or `Ge2e4`.
    pub(crate) fn push_to(self, text: &mut String) {
        let (color, squares) = match self {
            Self::Square(color, on) => (color, [Some(on), None]),
            Self::Arrow(color, from, to) => (color, [Some(from), Some(to)]),
        };
        text.push(color.letter());
        for square in squares.into_iter().flatten() {
            text.push(square.file().char());
            text.push(square.rank().char());
        }
    }
}
