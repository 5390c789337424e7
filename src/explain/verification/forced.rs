//! Forced moves in random positions.

use super::certificates;
use super::games::each_position;
use crate::forced::Forced;

#[test]
fn a_move_is_forced_exactly_when_everything_else_fails() {
    let mut count = 0;
    each_position(60_000, |game, _| {
        let moves = game.position().legal_moves();
        let Some(forced) = Forced::of(game.position()) else {
            assert_ne!(moves.len(), 1);
            return;
        };
        count += 1;
        assert_eq!(moves[..], [forced.mv]);
        let entries = certificates::check(game).entries().len();
        assert_eq!(forced.others.len(), entries - 1);
    });
    assert!(count > 100, "only {count} forced moves were met");
}
