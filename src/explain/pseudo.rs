//! Moves by the way the pieces move alone.

use rules::{Position, Setup};

/// The set-up of `position` with the square a pawn has just passed over, even if a capture there
/// is not legal: it is then a move like others that leave the king in check.
pub(crate) fn setup(position: &Position) -> Setup {
    Setup {
        en_passant: position.passed_square(),
        ..position.to_setup()
    }
}
