//! The words of the board, all from the crate `words`.

use rules::{Color, Piece, Role, Square};

use super::squares::SquareState;

/// The name of the whole board.
pub(super) fn board(bottom: Color) -> String {
    format!("Chess board, {bottom} at the bottom")
}

/// The name of a square with its states, in the order in which they are read.
pub(super) fn square(square: Square, man: Option<Piece>, state: SquareState) -> String {
    let mut text = match man {
        Some(man) => format!("{} {}, {square}", man.color, man.role),
        None => format!("empty, {square}"),
    };
    let states = [
        (state.selected, ", selected"),
        (state.can_move, ", can move here"),
        (state.can_capture, ", can capture"),
        (state.last_move, ", last move"),
        (state.in_check, ", in check"),
    ];
    states
        .into_iter()
        .filter(|(holds, _)| *holds)
        .for_each(|(_, words)| text.push_str(words));
    text
}

/// The name of a role.
pub(super) fn role(role: Role) -> String {
    role.to_string()
}

/// The name of the chooser.
pub(super) fn promote_to() -> &'static str {
    "Promote to"
}
