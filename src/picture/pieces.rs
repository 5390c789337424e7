//! The drawing of the pieces, taken from the one file that the page also shows them from.

use rules::{Color, Piece, Setup, Square};

use crate::Options;
use crate::layout::corner;

/// The drawings of all pieces as the page holds them: every element with an `id` on a line of its own.
pub const SPRITE: &str = include_str!("pieces.svg");

/// The shapes of the second set, each on a line of its own; the page fetches them where they are
/// chosen.
pub const CARVED: &str = include_str!("carved.svg");

/// A drawing of the twelve pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// The pieces of the board, with inner lines.
    #[default]
    Board,
    /// Bolder silhouettes for small boards and for print.
    Bold,
}

impl Set {
    /// What the names of its drawings begin with.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Board => "piece-",
            Self::Bold => "silhouette-",
        }
    }

    fn id(self, piece: Piece) -> String {
        let role = piece.role.char();
        format!("{}{}{role}", self.prefix(), piece.color.char())
    }

    /// What its drawings share between the colors.
    fn shape_id(self, piece: Piece) -> String {
        let name = match self {
            Self::Board => "shape",
            Self::Bold => "bold",
        };
        format!("{name}-{}", piece.role.char())
    }
}

/// The drawings of the kinds of pieces that stand on the board.
pub(crate) fn push_defs(out: &mut String, setup: &Setup, options: &Options) {
    let (mut shapes, mut symbols) = (Vec::new(), Vec::new());
    for (_, piece) in setup.board.iter() {
        add(&mut shapes, options.set.shape_id(piece));
        add(&mut symbols, options.set.id(piece));
    }
    if symbols.is_empty() {
        return;
    }
    out.push_str("<defs>\n");
    for id in shapes.iter().chain(&symbols) {
        out.push_str(&drawing(id, options));
        out.push('\n');
    }
    out.push_str("</defs>\n");
}

/// Adds a name to others in their order, unless it is one of them.
fn add(names: &mut Vec<String>, name: String) {
    if let Err(place) = names.binary_search(&name) {
        names.insert(place, name);
    }
}

/// One drawing in the colors of the picture.
fn drawing(id: &str, options: &Options) -> String {
    let mark = format!(" id=\"{id}\"");
    let line = SPRITE.lines().find(|line| line.contains(&mark));
    let line = line.expect("the file has all pieces, as a test checks");
    // Classes are for the styles of the page, which no picture has; the older way of naming a
    // drawing is the one that every program reads.
    let mut line = line
        .replace(" class=\"piece-white\"", "")
        .replace(" class=\"piece-black\"", "")
        .replace("<use href=", "<use xlink:href=");
    for (color, own) in options.palette.pieces() {
        line = line.replace(color, own);
    }
    line
}

/// The pieces on their squares.
pub(crate) fn push(out: &mut String, setup: &Setup, options: &Options) {
    // From the top left corner on, whoever sits below.
    let turned = match options.bottom {
        Color::White => 0o70,
        Color::Black => 0o07,
    };
    let squares = (0..64).filter_map(|place| Square::from_index(place ^ turned));
    for (square, piece) in squares.filter_map(|it| Some((it, setup.board.piece_at(it)?))) {
        let (x, y) = corner(square, options.bottom);
        let id = options.set.id(piece);
        out.push_str(&format!(
            "<use xlink:href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"48\" height=\"48\"/>\n"
        ));
    }
}

#[cfg(test)]
mod tests;
