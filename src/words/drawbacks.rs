//! What the board says against a legal move that is not right.

use explain::drawback::Drawback;
use rules::{Move, Position};

use crate::coach::danger_text;
use crate::table::messages;

messages! {
    pub(crate) fault_draws() = "That's stalemate: the other side isn't in check and has no move, so the game is drawn.";
    pub(crate) reason_answered(san, reply) = "{san} isn't mate: {reply} answers it.";
}

/// What speaks against a move, in a sentence.
///
/// # Examples
///
/// ```
/// use explain::drawback::Drawback;
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1".parse()?;
/// let find = |from, to| position.find_move(from, to, None).expect("it is legal");
/// let wrong = find(Square::D1, Square::H5);
/// let drawback = Drawback::of(&position, &[find(Square::D1, Square::D2)], wrong);
/// assert_eq!(
///     words::drawback_text(&position, wrong, drawback.expect("it loses the queen")),
///     "The queen on h5 can be taken by the knight on f6."
/// );
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn drawback_text(before: &Position, mv: Move, drawback: Drawback) -> String {
    let after = before.play_unchecked(mv);
    match drawback {
        Drawback::Answered(by) => {
            let write = notation::san::write;
            reason_answered(&write(before, mv), &write(&after, by))
        }
        Drawback::Stalemates => fault_draws(),
        Drawback::Allows(allowed) => danger_text(&after, allowed),
    }
}
