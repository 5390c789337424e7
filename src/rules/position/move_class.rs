//! The classes of moves that a search asks for, one after the other.

use super::core::Core;
use super::side::Side;
use crate::chess_move::kind;

/// Which of the legal moves are asked for.
pub(crate) trait MoveClass {
    /// Captures and promotions to a queen.
    const TACTICAL: bool;
    /// Everything else, promotions to other pieces among it.
    const QUIET: bool;
    /// The kinds of promotions that belong here.
    const PROMOTIONS: &'static [u32];

    /// Where pieces other than pawns go.
    #[inline(always)]
    fn targets<S: Side>(core: &Core) -> u64 {
        match (Self::TACTICAL, Self::QUIET) {
            (true, true) => !S::own(core),
            (true, false) => S::enemy(core),
            (false, _) => !core.occupied(),
        }
    }
}

/// Every legal move.
pub(crate) enum AllMoves {}
/// What changes the balance of material at once.
pub(crate) enum Captures {}
/// The rest.
pub(crate) enum Quiets {}

impl MoveClass for AllMoves {
    const TACTICAL: bool = true;
    const QUIET: bool = true;
    const PROMOTIONS: &'static [u32] = &[
        kind::TO_QUEEN,
        kind::TO_ROOK,
        kind::TO_BISHOP,
        kind::TO_KNIGHT,
    ];
}

impl MoveClass for Captures {
    const TACTICAL: bool = true;
    const QUIET: bool = false;
    const PROMOTIONS: &'static [u32] = &[kind::TO_QUEEN];
}

impl MoveClass for Quiets {
    const TACTICAL: bool = false;
    const QUIET: bool = true;
    const PROMOTIONS: &'static [u32] = &[kind::TO_ROOK, kind::TO_BISHOP, kind::TO_KNIGHT];
}
