//! The colors of the pictures, all from the palette.

use palette::{BLACK, Shade, WHITE};

use crate::Ink;

/// A choice of colors for board and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    /// The board of the page by day.
    #[default]
    Wood,
    /// White, black and gray, for paper.
    Print,
}

impl Palette {
    pub(crate) const fn paper(self) -> &'static str {
        self.choose(palette::SURFACE, WHITE)
    }

    pub(crate) const fn light(self) -> &'static str {
        self.choose(palette::LIGHT_SQUARE, WHITE)
    }

    pub(crate) const fn dark(self) -> &'static str {
        self.choose(palette::DARK_SQUARE, palette::PICTURE_PRINT_DARK_SQUARE)
    }

    /// The line around the board and the names of files and ranks beside it.
    pub(crate) const fn line(self) -> &'static str {
        self.choose(palette::MUTED, BLACK)
    }

    /// The width of the line around the board; a thin one is lost on paper.
    pub(crate) const fn line_width(self) -> u32 {
        match self {
            Self::Wood => 1,
            Self::Print => 2,
        }
    }

    /// The names of files and ranks inside the squares, and the labels.
    pub(crate) const fn ink(self) -> &'static str {
        self.choose(palette::COORDINATE, BLACK)
    }

    pub(crate) const fn last_move(self) -> &'static str {
        self.choose(palette::LAST_MOVE_MARK, BLACK)
    }

    pub(crate) const fn check(self) -> &'static str {
        self.choose(palette::CHECK_MARK, BLACK)
    }

    /// The light line beside every mark that may lie over a dark piece.
    pub(crate) const fn halo(self) -> &'static str {
        self.choose(palette::MARK_HALO, WHITE)
    }

    /// The colors in the drawing of the pieces, each with what it is here.
    pub(crate) const fn pieces(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Wood => &[],
            Self::Print => &[
                (palette::WHITE_PIECE_LINE.light, BLACK.light),
                (palette::WHITE_PIECE.light, WHITE.light),
                (palette::BLACK_PIECE.light, BLACK.light),
                (palette::BLACK_PIECE_LINE.light, WHITE.light),
            ],
        }
    }

    const fn choose(self, wood: Shade, print: Shade) -> &'static str {
        match self {
            Self::Wood => wood.light,
            Self::Print => print.light,
        }
    }
}

impl Ink {
    /// The color itself.
    pub(crate) const fn core(self) -> &'static str {
        match self {
            Self::Green => palette::GREEN_ARROW.light,
            Self::Red => palette::RED_ARROW.light,
            Self::Blue => palette::BLUE_ARROW.light,
            Self::Yellow => palette::YELLOW_ARROW.light,
        }
    }

    /// The line around it.
    pub(crate) const fn edge(self) -> &'static str {
        match self {
            Self::Yellow => palette::YELLOW_ARROW_EDGE.light,
            _ => palette::MARK_HALO.light,
        }
    }
}
