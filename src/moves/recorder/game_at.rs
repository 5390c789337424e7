//! The shown position as a game, because reasons and explanations need one: castling rights,
//! repetitions and the names of moves depend on what was played before.

use game::Game;
use record::{NodeId, Record, Step};

/// This many plies are followed: more than the longest game that was ever played in earnest had (538), and
/// more than any law looks back.
const MOST_PLIES: usize = 600;

/// The moves up to a node as a game. Where the record passes the turn, or plays on after the laws
/// have ended the game, the game begins anew from there; of a line without end only the last plies
/// are followed, so that each step through it is quick.
#[must_use]
pub fn game_at(record: &Record, node: NodeId) -> Game {
    let line = record.line_to(node);
    let first = line.len().saturating_sub(MOST_PLIES);
    let before = first.checked_sub(1).map(|last| line[last]);
    let start = record.position(before.unwrap_or(Record::ROOT));
    let mut game = Game::from_position(*start);
    for &id in &line[first..] {
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
    fn of_a_line_without_end_the_last_plies_are_the_game() {
        let pairs = (1..=2_000).map(|number| match number % 4 {
            1 => format!("{number}. Nf3 Nf6 "),
            2 => format!("{number}. Nc3 Nc6 "),
            3 => format!("{number}. Ng1 Ng8 "),
            _ => format!("{number}. Nb1 Nb8 "),
        });
        let text: String = pairs.collect();
        let record = record::pgn::read_all(&text).remove(0).record;
        let last = *record.main_line().last().expect("many steps");
        let game = game_at(&record, last);
        assert_eq!(game.position(), record.position(last));
        assert!(game.len() <= MOST_PLIES);
    }

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
