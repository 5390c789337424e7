//! What the board says of itself and its squares.

use rules::{Color, Piece, Role, Square};

use crate::names::{piece_name, role_name, square_name};
use crate::table::messages;

messages! {
    board_white_below() = "Chess board, white at the bottom";
    board_black_below() = "Chess board, black at the bottom";
    board_painted() = "Chess board, start position. Ready in a moment.";
    square_occupied(piece, square) = "{piece}, {square}";
    square_empty(square) = "empty, {square}";
    state_selected(square) = "{square}, selected";
    state_can_move(square) = "{square}, can move here";
    state_can_capture(square) = "{square}, can capture";
    state_last_move(square) = "{square}, last move";
    state_in_check(square) = "{square}, in check";
    state_marked(square) = "{square}, marked";
    /// The label of the chooser of promotions.
    pub promote_to() = "Promote to";
}

/// What holds for a square besides its piece, in the order in which it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareStates {
    /// The piece here is picked up.
    pub selected: bool,
    /// The picked piece can move here.
    pub can_move: bool,
    /// The picked piece can capture here.
    pub can_capture: bool,
    /// The last move began or ended here.
    pub last_move: bool,
    /// The king here is in check.
    pub in_check: bool,
    /// A task is about this square, or it was found.
    pub marked: bool,
}

/// The name of the grid.
#[must_use]
pub fn board_label(bottom: Color) -> String {
    bottom.fold_wb(board_white_below as fn() -> String, board_black_below)()
}

/// The name of the board as it is painted before any script runs.
#[must_use]
pub fn painted_board_label() -> String {
    board_painted()
}

/// A square and what stands on it: "white knight, g1" or "empty, e4".
#[must_use]
pub fn square_text(piece: Option<Piece>, square: Square) -> String {
    let name = square_name(square);
    piece.map_or_else(
        || square_empty(&name),
        |piece| square_occupied(&piece_name(piece), &name),
    )
}

/// The name of a square with its states: "black pawn, e5, can capture, last move".
#[must_use]
pub fn square_label(piece: Option<Piece>, square: Square, states: SquareStates) -> String {
    let mut text = square_text(piece, square);
    let mut add = |holds: bool, message: fn(&str) -> String| {
        if holds {
            text = message(&text);
        }
    };
    add(states.selected, state_selected);
    add(states.can_move, state_can_move);
    add(states.can_capture, state_can_capture);
    add(states.last_move, state_last_move);
    add(states.in_check, state_in_check);
    add(states.marked, state_marked);
    text
}

/// The name of a button in the chooser of promotions.
#[must_use]
pub fn promotion_choice(role: Role) -> String {
    role_name(role)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_as_promised() {
        let knight = Piece {
            color: Color::White,
            role: Role::Knight,
        };
        assert_eq!(square_text(Some(knight), Square::G1), "white knight, g1");
        assert_eq!(square_text(None, Square::E4), "empty, e4");
    }

    #[test]
    fn states_follow_in_their_order() {
        let all = SquareStates {
            selected: true,
            can_move: false,
            can_capture: true,
            last_move: true,
            in_check: true,
            marked: true,
        };
        assert_eq!(
            square_label(None, Square::E4, all),
            "empty, e4, selected, can capture, last move, in check, marked"
        );
    }
}
