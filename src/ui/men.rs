//! The men of a game, as the board shows them.

use std::rc::Rc;

use board::Man;

/// The men of a game as the board shows them.
#[must_use]
pub fn board_men(men: &[game::Man]) -> Rc<[Man]> {
    men.iter()
        .map(|man| Man {
            id: man.id.0,
            piece: man.piece,
            square: man.square,
        })
        .collect()
}
