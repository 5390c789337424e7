//! The game on the board of the preview: a few moves that show every notation, then whatever the
//! reader plays.

use game::Game;

/// The moves that the preview begins with. White's pawn on b7 can take on a8 or c8, or go to b8, so
/// that promotion can be tried.
const MOVES: &str = "1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 Nbd7 *";

/// The game that the preview begins with.
pub(super) fn game() -> Game {
    Game::from_pgn(MOVES).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Role, Square};

    #[test]
    fn the_sample_offers_a_promotion_a_capture_and_a_check_mark() {
        let game = game();
        assert_eq!(game.len(), 8);
        for to in [Square::A8, Square::B8, Square::C8] {
            let found = game.position().find_move(Square::B7, to, Some(Role::Queen));
            assert!(found.is_ok(), "{to}");
        }
    }
}
