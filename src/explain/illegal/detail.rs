//! What a sentence about a reason needs to name.

use rules::{Bitboard, CastlingSide, Piece, Pin, Role, Square};

use super::Code;
use crate::check::Replies;

/// A piece and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceOnSquare {
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// What became of the rook that could have castled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RookFate {
    /// It has moved.
    Moved,
    /// It was taken where it stood.
    Taken,
}

/// How a king stays on the line of a slider that gives check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineStep {
    /// It steps back: the slider looks at the square through it.
    Away,
    /// It steps nearer, and the slider looks at the square directly.
    Toward,
}

/// Why a named promotion cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionFault {
    /// A pawn becomes neither a pawn nor a king.
    Role,
    /// No pawn reaches the last rank by this move.
    NotDue,
}

/// A reason with the pieces and squares to name; one variant for each [`Code`].
///
/// Plies are indices of [`Earlier::moves`](super::Earlier::moves).
///
/// # Examples
///
/// ```
/// use explain::illegal::{Context, Detail, attempt};
/// use rules::{Position, Role, Square};
///
/// let position = Position::default();
/// let refused = attempt(&Context::of(&position), Square::F1, Square::G3, None).unwrap_err();
/// let Detail::Geometry { piece, movers, .. } = refused.detail else { panic!("{refused:?}") };
/// // A bishop cannot move like a knight.
/// assert_eq!((piece.piece.role, &movers[..]), (Role::Bishop, &[Role::Knight][..]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// [`Code::GameOver`].
    GameOver,
    /// [`Code::EmptySquare`].
    EmptySquare {
        /// The empty square.
        square: Square,
    },
    /// [`Code::NotYourTurn`].
    NotYourTurn {
        /// The piece of the other side.
        piece: PieceOnSquare,
    },
    /// [`Code::CastlingNoRightKing`].
    CastlingNoRightKing {
        /// The wing.
        side: CastlingSide,
        /// The king.
        king: PieceOnSquare,
        /// The ply of its first move.
        ply: usize,
    },
    /// [`Code::CastlingNoRightRook`].
    CastlingNoRightRook {
        /// The wing.
        side: CastlingSide,
        /// The square the rook has to castle from.
        home: Square,
        /// What became of the rook.
        fate: RookFate,
        /// The ply of its first move, or the one that took it.
        ply: usize,
    },
    /// [`Code::CastlingNoRight`].
    CastlingNoRight {
        /// The wing.
        side: CastlingSide,
        /// The king.
        king: Square,
        /// The rook.
        rook: Square,
    },
    /// [`Code::CastlingNoRook`].
    CastlingNoRook {
        /// The wing.
        side: CastlingSide,
        /// Where the rook should be.
        home: Square,
    },
    /// [`Code::CastlingOccupied`].
    CastlingOccupied {
        /// The wing.
        side: CastlingSide,
        /// The piece on the way that stands nearest to the king.
        nearest: PieceOnSquare,
    },
    /// [`Code::CastlingInCheck`].
    CastlingInCheck {
        /// The wing.
        side: CastlingSide,
        /// The king.
        king: Square,
    },
    /// [`Code::CastlingThroughCheck`].
    CastlingThroughCheck {
        /// The wing.
        side: CastlingSide,
        /// The first commanded square on its way.
        square: Square,
    },
    /// [`Code::CastlingIntoCheck`].
    CastlingIntoCheck {
        /// The wing.
        side: CastlingSide,
        /// The square on which it would land.
        square: Square,
    },
    /// [`Code::OwnPiece`].
    OwnPiece {
        /// The piece that was to move.
        piece: PieceOnSquare,
        /// The piece on the target.
        other: PieceOnSquare,
    },
    /// [`Code::PawnBackward`].
    PawnBackward {
        /// The pawn.
        pawn: Square,
    },
    /// [`Code::PawnSideways`].
    PawnSideways {
        /// The pawn.
        pawn: Square,
    },
    /// [`Code::PawnCaptureForward`].
    PawnCaptureForward {
        /// The pawn.
        pawn: Square,
        /// The piece straight ahead.
        other: PieceOnSquare,
    },
    /// [`Code::PawnDoubleStep`].
    PawnDoubleStep {
        /// The pawn.
        pawn: Square,
    },
    /// [`Code::PawnDoubleStepBlocked`].
    PawnDoubleStepBlocked {
        /// The pawn.
        pawn: Square,
        /// The piece just ahead.
        other: PieceOnSquare,
    },
    /// [`Code::EnPassantLate`].
    EnPassantLate {
        /// The pawn that was to take.
        pawn: Square,
        /// The pawn that was passed.
        victim: Square,
        /// The ply of its double step; none if that was the last move before the start.
        ply: Option<usize>,
    },
    /// [`Code::EnPassantImpossible`].
    EnPassantImpossible {
        /// The pawn that was to take.
        pawn: Square,
        /// The pawn beside it.
        victim: Square,
    },
    /// [`Code::PawnDiagonalWithoutCapture`].
    PawnDiagonalWithoutCapture {
        /// The pawn.
        pawn: Square,
    },
    /// [`Code::Geometry`].
    Geometry {
        /// The piece.
        piece: PieceOnSquare,
        /// Where it gets by its way of moving past the pieces in its way, checks ignored.
        reach: Bitboard,
        /// The pieces other than pawns that do move from there to the target on an empty board; none
        /// if the target is the own square.
        movers: Vec<Role>,
    },
    /// [`Code::Blocked`].
    Blocked {
        /// The slider.
        piece: PieceOnSquare,
        /// The first piece on its way.
        nearest: PieceOnSquare,
    },
    /// [`Code::KingsAdjacent`].
    KingsAdjacent {
        /// The king that was to move.
        king: Square,
        /// The other king.
        other: Square,
    },
    /// [`Code::KingOnLine`].
    KingOnLine {
        /// The king.
        king: Square,
        /// The slider that gives check.
        slider: PieceOnSquare,
        /// Which way it steps.
        step: LineStep,
    },
    /// [`Code::KingIntoAttack`].
    KingIntoAttack {
        /// The king.
        king: Square,
        /// The pieces that command the square only because the king leaves its.
        through: Bitboard,
    },
    /// [`Code::DoubleCheck`].
    DoubleCheck {
        /// The piece that was to move.
        piece: PieceOnSquare,
        /// The king.
        king: Square,
        /// What answers the checks here: moves of the king only.
        replies: Replies,
    },
    /// [`Code::CheckNotAnswered`].
    CheckNotAnswered {
        /// The piece that was to move.
        piece: PieceOnSquare,
        /// The king.
        king: Square,
        /// What does answer the check here.
        replies: Replies,
    },
    /// [`Code::Pinned`].
    Pinned {
        /// The pinned piece.
        piece: PieceOnSquare,
        /// Who pins it to whom.
        pin: Pin,
        /// The squares along which it may move if it can; see [`Pin::way`].
        way: Bitboard,
    },
    /// [`Code::EnPassantUncovers`].
    EnPassantUncovers {
        /// The pawn that was to take.
        pawn: Square,
        /// The pawn that would be taken.
        victim: Square,
        /// The king.
        king: Square,
    },
    /// [`Code::PromotionMissing`].
    PromotionMissing {
        /// The pawn.
        pawn: Square,
    },
    /// [`Code::PromotionInvalid`].
    PromotionInvalid {
        /// What the piece was to become.
        role: Role,
        /// Why it cannot.
        fault: PromotionFault,
    },
}

impl Detail {
    /// The name of the reason.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::illegal::{Code, Detail};
    ///
    /// assert_eq!(Detail::GameOver.code(), Code::GameOver);
    /// ```
    #[must_use]
    pub const fn code(&self) -> Code {
        match self {
            Self::GameOver => Code::GameOver,
            Self::EmptySquare { .. } => Code::EmptySquare,
            Self::NotYourTurn { .. } => Code::NotYourTurn,
            Self::CastlingNoRightKing { .. } => Code::CastlingNoRightKing,
            Self::CastlingNoRightRook { .. } => Code::CastlingNoRightRook,
            Self::CastlingNoRight { .. } => Code::CastlingNoRight,
            Self::CastlingNoRook { .. } => Code::CastlingNoRook,
            Self::CastlingOccupied { .. } => Code::CastlingOccupied,
            Self::CastlingInCheck { .. } => Code::CastlingInCheck,
            Self::CastlingThroughCheck { .. } => Code::CastlingThroughCheck,
            Self::CastlingIntoCheck { .. } => Code::CastlingIntoCheck,
            Self::OwnPiece { .. } => Code::OwnPiece,
            Self::PawnBackward { .. } => Code::PawnBackward,
            Self::PawnSideways { .. } => Code::PawnSideways,
            Self::PawnCaptureForward { .. } => Code::PawnCaptureForward,
            Self::PawnDoubleStep { .. } => Code::PawnDoubleStep,
            Self::PawnDoubleStepBlocked { .. } => Code::PawnDoubleStepBlocked,
            Self::EnPassantLate { .. } => Code::EnPassantLate,
            Self::EnPassantImpossible { .. } => Code::EnPassantImpossible,
            Self::PawnDiagonalWithoutCapture { .. } => Code::PawnDiagonalWithoutCapture,
            Self::Geometry { .. } => Code::Geometry,
            Self::Blocked { .. } => Code::Blocked,
            Self::KingsAdjacent { .. } => Code::KingsAdjacent,
            Self::KingOnLine { .. } => Code::KingOnLine,
            Self::KingIntoAttack { .. } => Code::KingIntoAttack,
            Self::DoubleCheck { .. } => Code::DoubleCheck,
            Self::CheckNotAnswered { .. } => Code::CheckNotAnswered,
            Self::Pinned { .. } => Code::Pinned,
            Self::EnPassantUncovers { .. } => Code::EnPassantUncovers,
            Self::PromotionMissing { .. } => Code::PromotionMissing,
            Self::PromotionInvalid { .. } => Code::PromotionInvalid,
        }
    }
}
