//! The board as a picture.

use picture::{Arrow, Background, Circle, Coordinates, Ink, Options, Palette, Set};
use rules::{Color, Setup, Square};
use wasm_bindgen::prelude::wasm_bindgen;

/// How a picture is drawn, filled in by JavaScript.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Picture(Options);

#[wasm_bindgen]
impl Picture {
    /// The usual picture.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Black is at the bottom.
    pub fn flip(&mut self) {
        self.0.bottom = Color::Black;
    }

    /// Coordinates inside the board (1) or nowhere (2).
    pub fn coordinates(&mut self, place: u32) {
        self.0.coordinates = match place {
            1 => Coordinates::Inside,
            2 => Coordinates::None,
            _ => Coordinates::Outside,
        };
    }

    /// The bolder pieces.
    pub fn bold(&mut self) {
        self.0.set = Set::Bold;
    }

    /// Black and white, for paper.
    pub fn print(&mut self) {
        self.0.palette = Palette::Print;
    }

    /// Nothing behind the board.
    pub fn clear(&mut self) {
        self.0.background = Background::Clear;
    }

    /// The width of a square in pixels.
    pub fn size(&mut self, square: u32) {
        self.0.square = square;
    }

    /// An arrow, or a circle if it ends where it begins, in one of the four colors.
    pub fn mark(&mut self, ink: usize, from: usize, to: usize) {
        let squares = (Square::from_index(from), Square::from_index(to));
        let (Some(&ink), (Some(from), Some(to))) = (Ink::ALL.get(ink), squares) else {
            return;
        };
        if from == to {
            self.0.circles.push(Circle { ink, square: from });
        } else {
            self.0.arrows.push(Arrow { ink, from, to });
        }
    }

    /// What a screen reader says.
    pub fn describe(&mut self, title: String, description: String) {
        self.0.title = title;
        self.0.description = description;
    }

    /// Where the last move began and ended.
    #[wasm_bindgen(js_name = lastMove)]
    pub fn last_move(&mut self, from: usize, to: usize) {
        self.0.last_move = Square::from_index(from).zip(Square::from_index(to));
    }

    /// The king that is in check.
    pub fn check(&mut self, king: usize) {
        self.0.check = Square::from_index(king);
    }

    /// The picture of a board; `None` if the text is not a FEN.
    #[must_use]
    pub fn svg(self, fen: &str) -> Option<String> {
        let setup: Setup = fen
            .parse()
            .or_else(|_| Setup::from_chess960_fen(fen))
            .ok()?;
        Some(picture::svg(&setup, &self.0))
    }
}
