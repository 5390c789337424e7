//! Where everything lies. A square is 48 units wide, as the pieces are drawn.

use rules::{Color, File, Rank, Square};

use crate::text::escape;
use crate::{Background, Coordinates, Options};

/// The width of a square.
pub(crate) const SQUARE: u32 = 48;
/// The width of the squares together.
const BOARD: u32 = 8 * SQUARE;
/// The room for names of files and ranks.
const GUTTER: u32 = 22;
/// The room for a label.
const LABEL: u32 = 34;

/// The font of all text: the serif of the page, as far as the machine has it.
const FONT: &str = "font-family=\"Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,\
                    Georgia,serif\"";

/// The outer measures of a picture.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Where the squares begin.
    pub(crate) left: u32,
    pub(crate) top: u32,
}

impl Layout {
    pub(crate) fn of(options: &Options) -> Self {
        let gutter = match options.coordinates {
            Coordinates::Outside => GUTTER,
            Coordinates::Inside | Coordinates::None => options.palette.line_width(),
        };
        // Room on the right as well as below names nothing, but the board should not touch an edge
        // that its other side keeps away from.
        let margin = gutter.div_ceil(3).max(options.palette.line_width());
        let label = if has_labels(options) { LABEL } else { 0 };
        let top = margin.max(label);
        Self {
            width: gutter + BOARD + margin,
            height: top + BOARD + gutter + label,
            left: gutter,
            top,
        }
    }

    /// What lies behind the board, and the line around it.
    pub(crate) fn push_ground(self, out: &mut String, options: &Options) {
        if options.background == Background::Paper {
            out.push_str(&format!(
                "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                self.width,
                self.height,
                options.palette.paper()
            ));
        }
        let line = options.palette.line_width();
        out.push_str(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" fill=\"{}\"/>\n",
            self.left - line,
            self.top - line,
            options.palette.line(),
            side = BOARD + 2 * line
        ));
    }

    /// Who sits above and below.
    pub(crate) fn push_labels(self, out: &mut String, options: &Options) {
        if !has_labels(options) {
            return;
        }
        let rows = [
            (options.bottom.other(), 23),
            (options.bottom, self.height - 12),
        ];
        out.push_str(&format!(
            "<g {FONT} font-size=\"17\" fill=\"{}\">\n",
            options.palette.ink()
        ));
        for (side, y) in rows {
            let text = options.labels.get(side);
            if !text.is_empty() {
                out.push_str(&format!(
                    "<text x=\"{}\" y=\"{y}\">{}</text>\n",
                    self.left,
                    escape(text)
                ));
            }
        }
        out.push_str("</g>\n");
    }
}

fn has_labels(options: &Options) -> bool {
    Color::ALL
        .into_iter()
        .any(|side| !options.labels.get(side).is_empty())
}

/// The top left corner of a square.
pub(crate) fn corner(square: Square, bottom: Color) -> (u32, u32) {
    let (file, rank) = (square.file().index(), square.rank().index());
    let (column, row) = match bottom {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    };
    (column as u32 * SQUARE, row as u32 * SQUARE)
}

/// The squares: one light ground and all dark squares as one path.
pub(crate) fn push_squares(out: &mut String, options: &Options) {
    out.push_str(&format!(
        "<rect width=\"{BOARD}\" height=\"{BOARD}\" fill=\"{}\"/>\n<path fill=\"{}\" d=\"",
        options.palette.light(),
        options.palette.dark()
    ));
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            out.push_str(&format!("M{} {}h48v48h-48z", column * SQUARE, row * SQUARE));
        }
    }
    out.push_str("\"/>\n");
}

/// The names of files and ranks.
pub(crate) fn push_coordinates(out: &mut String, options: &Options) {
    let bottom = options.bottom;
    // The squares at the left edge and at the lower edge, as the bottom side sees them.
    let (left, low) = match bottom {
        Color::White => (File::A, Rank::First),
        Color::Black => (File::H, Rank::Eighth),
    };
    let palette = options.palette;
    let (style, color) = match options.coordinates {
        Coordinates::Outside => ("font-size=\"14\" text-anchor=\"middle\"", palette.line()),
        Coordinates::Inside => ("font-size=\"10\" font-weight=\"600\"", palette.ink()),
        Coordinates::None => return,
    };
    out.push_str(&format!("<g {FONT} {style} fill=\"{color}\">\n"));
    for rank in Rank::ALL {
        let (_, y) = corner(Square::new(left, rank), bottom);
        let (x, y) = match options.coordinates {
            Coordinates::Outside => (-11, y + 29),
            Coordinates::Inside | Coordinates::None => (2, y + 10),
        };
        out.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\">{}</text>\n",
            rank.char()
        ));
    }
    for file in File::ALL {
        let (x, _) = corner(Square::new(file, low), bottom);
        let (x, y, anchor) = match options.coordinates {
            Coordinates::Outside => (x + 24, BOARD + 16, ""),
            Coordinates::Inside | Coordinates::None => (x + 46, BOARD - 3, " text-anchor=\"end\""),
        };
        out.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\"{anchor}>{}</text>\n",
            file.char()
        ));
    }
    out.push_str("</g>\n");
}
