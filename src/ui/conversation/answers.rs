//! Answers to questions about the shown position, asked by key, in the box or by a switch.

use board::BoardKey;
use board::commands::{Command, LONGEST};
use board::survey;
use rules::{Position, Square};
use words::Prose;

use super::{Conversation, FocusTarget};
use crate::learning::{Layer, Layers, learning};
use crate::links;
use crate::panels::layers::layer_name;

impl Conversation {
    /// Says what one of the surveys finds in a position.
    pub fn survey<T>(&mut self, position: &Position, look: fn(&Position, T) -> String, asked: T) {
        self.say(look(position, asked));
    }

    /// A piece was picked up: "Knight f3 selected, 5 moves."
    pub fn say_selected(&mut self, position: &Position, square: Square) {
        if let Some(text) = survey::selected(position, square) {
            self.say(text);
        }
    }

    /// Answers a key of the board that asks about the position; the others are left to the page.
    pub fn answer_key(&mut self, key: BoardKey, position: &Position, layers: Layers) {
        match key {
            BoardKey::Moves(square) => self.survey(position, survey::moves_of, square),
            BoardKey::Captures(square) => self.survey(position, survey::captures_of, square),
            BoardKey::Rays(square) => self.survey(position, survey::rays, square),
            BoardKey::Leaps(square) => self.survey(position, survey::leaps, square),
            BoardKey::ThisSquare(square) => self.say_square(position, square, layers),
            BoardKey::Leave => self.move_focus(FocusTarget::CommandBox),
            BoardKey::LastCaptured
            | BoardKey::LastMove
            | BoardKey::Clocks
            | BoardKey::Flip
            | BoardKey::Back
            | BoardKey::Forward => {}
        }
    }

    /// Answers a typed command that asks about the position or goes to another page; the others are
    /// left to the page.
    pub fn answer_command(&mut self, command: &Command, position: &Position) {
        match *command {
            Command::Pieces(asked) => self.survey(position, survey::pieces, asked),
            Command::Scan(line) => self.survey(position, survey::line, line),
            Command::MovesOf(square) => self.survey(position, survey::moves_of, square),
            Command::ToBoard(square) => self.move_focus(FocusTarget::Board(square)),
            Command::Fen => self.say_and_copy(position.to_string()),
            Command::Glossary(None) => self.visit(links::GLOSSARY),
            Command::Glossary(Some(ref term)) => self.visit(links::term(term)),
            Command::TooLong => self.refuse(words::typed_longer_than(LONGEST)),
            _ => {}
        }
    }

    fn say_square(&mut self, position: &Position, square: Square, layers: Layers) {
        let text = words::square_text(position.piece_at(square), square);
        match contest_of(position, square).filter(|_| layers.contains(Layer::Counts)) {
            Some(contest) => self.say([text, contest.plain()].join(" ")),
            None => self.say(text),
        }
    }

    /// How many pieces attack and defend the square of the cursor, if that layer is on.
    #[must_use]
    pub fn contest(&self, position: &Position, layers: Layers) -> Option<Prose> {
        let square = self.cursor.filter(|_| layers.contains(Layer::Counts))?;
        contest_of(position, square)
    }

    /// Switches a layer over a position and says so.
    pub fn toggle_layer(&mut self, layers: &mut Layers, layer: Layer, position: &Position) {
        *layers = layers.toggled(layer);
        let name = layer_name(layer);
        self.say(if layers.contains(layer) {
            let squares = learning().and_then(|learning| (learning.shown_by)(position, layer));
            words::layer_shown(&name, squares)
        } else {
            words::layer_off(&name)
        });
    }

    /// Says which capture was the last, if there was one.
    pub fn say_last_captured(&mut self, taken: Option<(Square, rules::Piece)>) {
        self.say(
            taken.map_or_else(words::nothing_captured, |(square, piece)| {
                words::last_captured_text(piece, square)
            }),
        );
    }
}

fn contest_of(position: &Position, square: Square) -> Option<Prose> {
    learning().map(|learning| (learning.contest)(position, square))
}
