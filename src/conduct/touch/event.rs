//! What happens to pieces at the board, what it means, and what is impossible.

use std::error::Error;
use std::fmt;

use rules::{Color, Role, Square};

/// What the opponent says when the rook was let go before the king was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RookAnswer {
    /// The rook's move is complete.
    Stands,
    /// Castling may be completed.
    Castles,
}

/// What happens at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TouchEvent {
    /// A player says “I adjust”, or words to that effect.
    Adjust(Color),
    /// That player is done adjusting.
    EndAdjust(Color),
    /// A piece is touched with the hand, not by accident.
    Touch {
        /// Whose hand it is.
        by: Color,
        /// Where the piece is.
        square: Square,
    },
    /// Pieces are touched, and nobody can say which came first: the player's own count as touched before
    /// the opponent's (FIDE 4.3.3), and the king before the rook, since castling is barred only if the
    /// rook came first (FIDE 4.4.1, 4.4.2).
    Together {
        /// Whose hand it is.
        by: Color,
        /// Where the pieces are.
        squares: Vec<Square>,
    },
    /// The piece in the hand is put back where it stood. It stays bound (seed 000, law VI: “that
    /// man, however, must be moved”).
    PutBack,
    /// The piece touched last is let go on this square, as a move (FIDE 4.7).
    Release(Square),
    /// The new piece touches the square of promotion: the choice is final (FIDE 4.4.4).
    Promote(Role),
    /// The opponent selects one of several touched pieces (seed 000, law VI).
    Select(Square),
    /// The opponent says whether the rook's move stands (seed 000, law X; seed 004, “Castling”).
    Answer(RookAnswer),
    /// The player touched the pieces only because of a false cry of check (seed 000, law IX; seed
    /// 004, “Check”).
    Excuse,
}

/// What an event meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TouchEffect {
    /// Pieces touched from here on are only adjusted.
    Adjusting,
    /// Pieces touched from here on count again.
    AdjustingEnded,
    /// The piece was touched to adjust it, which binds nobody.
    Adjusted(Square),
    /// The piece was touched by the player who is not to move. It binds nobody, but no code allows
    /// it (FIDE 4.2.1 and 4.3; seed 000, law VI).
    OutOfTurn(Square),
    /// Pieces were touched: [`Touch::binding`](super::Touch::binding) says what follows.
    Touched,
    /// The piece is back where it was, and is as bound as before.
    PutBack,
    /// The piece stays on that square.
    Released,
    /// The pawn becomes that piece.
    PromotionChosen(Role),
    /// The opponent has decided.
    Decided,
    /// Nothing is touched anymore.
    Excused,
}

/// Why an event is impossible; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TouchRefused {
    /// Only the player having the move may adjust pieces (FIDE 4.2.1; seed 004, “J'adoube”).
    AdjustOutOfTurn,
    /// Nobody is adjusting, or the other player is.
    NotAdjusting,
    /// There is no piece there.
    EmptySquare(Square),
    /// No piece is in the hand.
    NothingInHand,
    /// The piece was let go: the move is made.
    MoveMade,
    /// The piece in the hand has no legal move to that square, or the player is bound to another.
    NotThere {
        /// The piece.
        piece: Square,
        /// Where it was to be let go.
        to: Square,
    },
    /// No pawn is being promoted to that.
    NoPromotion(Role),
    /// The opponent has no choice, or that piece is not one of the choices.
    NotAChoice(Square),
    /// The opponent has nothing to answer.
    NothingToAnswer,
    /// There was no false cry of check, or the code does not excuse what was touched after one.
    NoExcuse,
}

impl fmt::Display for TouchRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AdjustOutOfTurn => f.write_str("only the player to move may adjust pieces"),
            Self::NotAdjusting => f.write_str("this player is not adjusting pieces"),
            Self::EmptySquare(square) => write!(f, "there is no piece on {square}"),
            Self::NothingInHand => f.write_str("no piece of the player to move was touched"),
            Self::MoveMade => f.write_str("the piece was let go, so the move is made"),
            Self::NotThere { piece, to } => {
                write!(f, "the piece on {piece} may not be let go on {to}")
            }
            Self::NoPromotion(role) => write!(f, "no pawn is promoted to a {role}"),
            Self::NotAChoice(square) => write!(f, "the piece on {square} is not to be selected"),
            Self::NothingToAnswer => f.write_str("no rook was let go before the king was touched"),
            Self::NoExcuse => f.write_str("no false cry of check excuses what was touched"),
        }
    }
}

impl Error for TouchRefused {}
