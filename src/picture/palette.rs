//! The colors of the pictures.

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
        match self {
            Self::Wood => "#fffdf8",
            Self::Print => "#fff",
        }
    }

    pub(crate) const fn light(self) -> &'static str {
        match self {
            Self::Wood => "#f1e5cd",
            Self::Print => "#fff",
        }
    }

    pub(crate) const fn dark(self) -> &'static str {
        match self {
            Self::Wood => "#bd9469",
            Self::Print => "#c9c9c9",
        }
    }

    /// The line around the board and the names of files and ranks beside it.
    pub(crate) const fn line(self) -> &'static str {
        match self {
            Self::Wood => "#5f574c",
            Self::Print => "#000",
        }
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
        match self {
            Self::Wood => "#33240f",
            Self::Print => "#000",
        }
    }

    pub(crate) const fn last_move(self) -> &'static str {
        match self {
            Self::Wood => "#4d3d00",
            Self::Print => "#000",
        }
    }

    pub(crate) const fn check(self) -> &'static str {
        match self {
            Self::Wood => "#7f0d1c",
            Self::Print => "#000",
        }
    }

    /// The light line beside every mark that may lie over a dark piece.
    pub(crate) const fn halo(self) -> &'static str {
        match self {
            Self::Wood => "#fffaf0",
            Self::Print => "#fff",
        }
    }

    /// The colors in the drawing of the pieces, each with what it is here.
    pub(crate) const fn pieces(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Wood => &[],
            Self::Print => &[
                ("#2b2420", "#000"),
                ("#fffaf0", "#fff"),
                ("#2b2622", "#000"),
                ("#f0e6d2", "#fff"),
            ],
        }
    }
}

impl Ink {
    /// The color itself, at least 3:1 against both squares; yellow has its dark edge for that.
    pub(crate) const fn core(self) -> &'static str {
        match self {
            Self::Green => "#12592f",
            Self::Red => "#961616",
            Self::Blue => "#0f4aa1",
            Self::Yellow => "#ffd23e",
        }
    }

    /// The line around it.
    pub(crate) const fn edge(self) -> &'static str {
        match self {
            Self::Yellow => "#4d3d00",
            _ => "#fffaf0",
        }
    }
}
