//! A move as the page is told of it.

use rules::AnyPosition;
use rules::Move;

use crate::effect::Moved;
use crate::table::Table;

/// Tells a move that is to be made on a board, and what stands there after it.
pub(crate) fn told(table: &Table, mv: Move, after: &AnyPosition) -> Moved {
    let ground = table.ground();
    let uci = match ground.position() {
        Some(position) => notation::uci::write(position, mv),
        None => mv.to_string(),
    };
    let said = match ground.position() {
        Some(position) => words::move_announcement(position, mv),
        None => table.san(mv),
    };
    Moved {
        san: table.san(mv),
        uci,
        fen: after.setup().to_string(),
        said,
        takes: mv.is_en_passant()
            || !mv.is_castling() && ground.board().piece_at(mv.to()).is_some(),
    }
}
