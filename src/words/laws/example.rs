//! Examples under the laws: what happens in one, and what follows.

mod follows;
mod happens;

use notation::{san, uci};
use rules::{Position, Square};

use crate::names::{color_name, square_name, the_piece_on};

pub use follows::{
    law_example_follows, law_found_after, law_game_annulled, law_game_counts, law_next_move,
    law_not_now, law_remedy, law_series_game, law_set_up_again, law_umpire, law_umpire_asked,
};
pub use happens::{law_example_happens, law_irregularity};

/// All messages about examples.
pub(super) fn all_messages() -> Vec<crate::table::Message> {
    [happens::MESSAGES, follows::MESSAGES].concat()
}

fn position(fen: &str) -> Position {
    fen.parse().expect("a test reads every example")
}

fn turn(position: &Position) -> String {
    color_name(position.turn())
}

/// "rook on e8".
fn piece(position: &Position, square: Square) -> String {
    let piece = position.piece_at(square);
    piece.map_or_else(
        || square_name(square),
        |piece| the_piece_on(piece.role, square),
    )
}

fn written(position: &Position, text: &str) -> String {
    uci::read(position, text).map_or_else(|_| text.to_owned(), |mv| san::write(position, mv))
}
