//! What the 64 squares must be called, worked out from the rules and not from the page.

use rules::{Move, Position, Role, Square};

/// A position with what is marked on it.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    position: Position,
    last: Option<Move>,
    selected: Option<Square>,
}

impl Scene {
    /// A position without any mark.
    pub(crate) fn of(position: &Position) -> Scene {
        Scene {
            position: *position,
            last: None,
            selected: None,
        }
    }

    /// The same with the last move marked.
    pub(crate) fn after(mut self, last: Option<Move>) -> Scene {
        self.last = last;
        self
    }

    /// The same with a piece selected.
    pub(crate) fn selecting(mut self, square: Square) -> Scene {
        self.selected = Some(square);
        self
    }

    /// The exact accessible name of a square.
    pub(crate) fn name(&self, square: Square) -> String {
        let mut name = match self.position.piece_at(square) {
            Some(piece) => format!("{} {}, {square}", piece.color, piece.role),
            None => format!("empty, {square}"),
        };
        if self.selected == Some(square) {
            name.push_str(", selected");
        }
        if let Some(from) = self.selected
            && self.position.legal_destinations(from).contains(square)
        {
            name.push_str(if self.captures(from, square) {
                ", can capture"
            } else {
                ", can move here"
            });
        }
        if self
            .last
            .is_some_and(|last| last.from() == square || last.to() == square)
        {
            name.push_str(", last move");
        }
        if self.position.is_check() && self.position.king(self.position.turn()) == square {
            name.push_str(", in check");
        }
        name
    }

    fn captures(&self, from: Square, to: Square) -> bool {
        let is_pawn = self
            .position
            .piece_at(from)
            .is_some_and(|piece| piece.role == Role::Pawn);
        self.position.piece_at(to).is_some() || (is_pawn && from.file() != to.file())
    }
}
