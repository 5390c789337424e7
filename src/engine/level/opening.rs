//! How full strength opens a game: by one of the moves that are hardly worse than the best, which the
//! seed chooses. Other levels are as free in every move.

use super::{FULL_NODES, Strength, strength};
use crate::limits::{Limits, Noise, Root};
use crate::score::Score;

/// How much worse than the best a move may be, in centipawns.
const MARGIN: u16 = 15;
/// The error of the evaluation, likewise: without it the same move is the best by far too often.
const NOISE: u16 = 10;
/// The opening lasts for this many moves of each side,
const MOVES: u32 = 4;
/// and while this many pieces are on the board.
const PIECES: usize = 28;

/// The choice among these moves: one that is a tenth of a pawn worse is played a third as often.
static OPENING: Strength = strength(FULL_NODES, 256, 0, 1_200, 1_800, 0, 255);

/// Whether a game has just begun.
pub(super) fn is_opening(root: &Root) -> bool {
    let position = root.position();
    position.fullmove_number() <= MOVES && position.occupied().len() >= PIECES
}

/// How full strength searches in the opening of the game with this seed.
pub(super) fn limits(seed: u64) -> Limits {
    Limits {
        margin: Some(MARGIN),
        noise: Some(Noise {
            centipawns: NOISE,
            seed,
        }),
        ..Limits::nodes(FULL_NODES)
    }
}

/// By what full strength chooses where the best move has this score; nothing where it plays the best.
pub(super) fn choice(root: &Root, best: Score) -> Option<&'static Strength> {
    let is_free = is_opening(root) && matches!(best, Score::Centipawns(_));
    is_free.then_some(&OPENING)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root(fen: &str) -> Root {
        Root::new(fen.parse().expect("the test names a position"))
    }

    #[test]
    fn a_game_has_begun_for_four_moves_with_nearly_all_pieces() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0";
        assert!(is_opening(&root(&[start, " 4"].concat())));
        assert!(!is_opening(&root(&[start, " 5"].concat())));
        assert!(is_opening(&root(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"
        )));
        assert!(!is_opening(&root("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")));
    }

    #[test]
    fn a_mate_is_played_in_the_opening_too() {
        let start = Root::new(rules::Position::default());
        assert!(choice(&start, Score::Centipawns(20)).is_some());
        assert!(choice(&start, Score::Mate(2)).is_none());
    }
}
