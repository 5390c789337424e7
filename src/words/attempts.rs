//! Why an attempt is refused: one sentence about the rule, one about this board.

mod asked;
mod castling;
mod kings;
mod pawns;
mod pieces;
#[cfg(test)]
mod tests;

use explain::illegal::{Code, Context, Detail, Earlier, Illegal, Progress, attempt};
use game::Game;
use rules::{Bitboard, Position, Role, Square};

use asked::Asked;

use crate::glossary::Prose;
use crate::names::square_name;
use crate::refusals::game_is_over;
use crate::table::{Message, messages};

pub(crate) use asked::numbered;
pub(crate) use pieces::way;

messages! {
    attempt_over() = "The game is over; no more [[move|moves]] can be made.";
    attempt_over_mate(king, pieces) = "The game is over. The king on {king} is [[checkmate|mated]] by the {pieces}.";
    attempt_over_stalemate(king) = "The game is over. The side with the king on {king} has no legal move: [[stalemate]].";
}

/// The messages of all reasons.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        MESSAGES,
        asked::MESSAGES,
        castling::MESSAGES,
        kings::MESSAGES,
        pieces::MESSAGES,
        pawns::MESSAGES,
    ]
    .concat()
}

/// An attempt that is refused: what is said of it, and what is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The name of the reason.
    pub code: Code,
    /// What is said.
    pub prose: Prose,
    /// The squares to draw; what they are is said with each [`Code`].
    pub squares: Bitboard,
    /// The squares of the pieces that cause it.
    pub by: Bitboard,
}

/// Why the piece on `from` cannot go to `to` where the game stands; none if it can.
///
/// The game knows which pieces have moved before, and whether it is over.
///
/// # Examples
///
/// ```
/// use game::Game;
/// use rules::Square;
///
/// let game = Game::default();
/// let refusal = words::refusal(&game, Square::A1, Square::A3, None).expect("a pawn is in the way");
/// assert_eq!(refusal.code.as_str(), "blocked");
/// assert_eq!(
///     refusal.prose.plain(),
///     "Only knights jump over other pieces. The rook on a1 cannot go to a3: it is blocked by \
///      the pawn on a2."
/// );
/// assert_eq!(words::refusal(&game, Square::E2, Square::E4, None), None);
/// ```
#[must_use]
pub fn refusal(game: &Game, from: Square, to: Square, promotion: Option<Role>) -> Option<Refusal> {
    let context = Context {
        position: game.position(),
        earlier: Some(Earlier {
            start: game.start(),
            moves: game.moves(),
        }),
        progress: match game.outcome() {
            Some(_) => Progress::Over,
            None => Progress::Running,
        },
    };
    let refusal = refusal_in(&context, from, to, promotion)?;
    Some(match refusal.code {
        Code::GameOver => Refusal {
            prose: Prose::of(&game_is_over(game)),
            ..refusal
        },
        _ => refusal,
    })
}

/// Why an attempt is refused, of which is known what `context` says; `None` if it is a legal move.
///
/// # Examples
///
/// ```
/// use explain::illegal::Context;
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let context = Context::of(&position);
/// let refusal = words::refusal_in(&context, Square::A1, Square::A3, None).expect("it is blocked");
/// assert_eq!(refusal.code.as_str(), "blocked");
/// ```
#[must_use]
pub fn refusal_in(
    context: &Context<'_>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Refusal> {
    let illegal = attempt(context, from, to, promotion).err()?;
    Some(Refusal {
        code: illegal.code,
        prose: prose_in(context, from, to, &illegal),
        squares: illegal.squares,
        by: illegal.by,
    })
}

/// Why an attempt to go from `from` to `to` is refused in a position of which nothing else is
/// known.
///
/// # Examples
///
/// ```
/// use explain::illegal::{Context, attempt};
/// use rules::{Position, Square};
///
/// let position: Position = "8/8/8/8/8/4k3/8/4K3 w - - 0 1".parse()?;
/// let illegal = attempt(&Context::of(&position), Square::E1, Square::E2, None).unwrap_err();
/// assert_eq!(
///     words::attempt_prose(&position, Square::E1, Square::E2, &illegal).plain(),
///     "Two kings can never stand next to each other. The king on e1 cannot go to e2: the other \
///      king stands on e3."
/// );
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn attempt_prose(position: &Position, from: Square, to: Square, illegal: &Illegal) -> Prose {
    prose_in(&Context::of(position), from, to, illegal)
}

/// Why an attempt is refused, with what is known of the moves before.
pub(crate) fn prose_in(
    context: &Context<'_>,
    from: Square,
    to: Square,
    illegal: &Illegal,
) -> Prose {
    let asked = Asked {
        context,
        from,
        to,
        illegal,
    };
    Prose::of(&text(&asked))
}

fn text(asked: &Asked<'_>) -> String {
    match asked.illegal.detail {
        Detail::GameOver => over(asked),
        Detail::EmptySquare { .. }
        | Detail::NotYourTurn { .. }
        | Detail::OwnPiece { .. }
        | Detail::Geometry { .. }
        | Detail::Blocked { .. } => pieces::text(asked),
        Detail::CastlingNoRightKing { .. }
        | Detail::CastlingNoRightRook { .. }
        | Detail::CastlingNoRight { .. }
        | Detail::CastlingNoRook { .. }
        | Detail::CastlingOccupied { .. }
        | Detail::CastlingInCheck { .. }
        | Detail::CastlingThroughCheck { .. }
        | Detail::CastlingIntoCheck { .. } => castling::text(asked),
        Detail::PawnBackward { .. }
        | Detail::PawnSideways { .. }
        | Detail::PawnCaptureForward { .. }
        | Detail::PawnDoubleStep { .. }
        | Detail::PawnDoubleStepBlocked { .. }
        | Detail::EnPassantLate { .. }
        | Detail::EnPassantImpossible { .. }
        | Detail::PawnDiagonalWithoutCapture { .. }
        | Detail::PromotionMissing { .. }
        | Detail::PromotionInvalid { .. } => pawns::text(asked),
        Detail::KingsAdjacent { .. }
        | Detail::KingOnLine { .. }
        | Detail::KingIntoAttack { .. }
        | Detail::DoubleCheck { .. }
        | Detail::CheckNotAnswered { .. }
        | Detail::Pinned { .. }
        | Detail::EnPassantUncovers { .. } => kings::text(asked),
    }
}

fn over(asked: &Asked<'_>) -> String {
    match asked.illegal.squares.single().map(square_name) {
        None => attempt_over(),
        Some(king) if asked.illegal.by.is_empty() => attempt_over_stalemate(&king),
        Some(king) => attempt_over_mate(&king, &asked.by()),
    }
}
