//! The shown position as a game, because reasons and explanations need one: castling rights,
//! repetitions and the names of moves depend on what was played before.

use game::Game;
use record::{NodeId, Record, Step};

/// The moves up to a node as a game. Where the record passes the turn, or plays on after the laws
/// have ended the game, the game begins anew from there.
#[must_use]
pub fn game_at(record: &Record, node: NodeId) -> Game {
    let mut game = Game::from_position(*record.start());
    for id in record.line_to(node) {
        let played = record
            .step(id)
            .and_then(Step::mv)
            .is_some_and(|mv| game.play(mv).is_ok());
        if !played {
            game = Game::from_position(*record.position(id));
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_goes_on_after_a_null_move() {
        let text = "1. e4 -- 2. d4 e5 *";
        let record = record::pgn::read_all(text).remove(0).record;
        let last = *record.main_line().last().expect("four steps");
        let game = game_at(&record, last);
        assert_eq!(game.position(), record.position(last));
        assert_eq!(game.len(), 2);
    }
}
