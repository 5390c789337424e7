//! Why a move is refused: one reason for any attempt, the first in the order of [`Code`].
//!
//! Whether an attempt is legal is decided by `rules` alone. What is drawn is exact: the pieces named
//! in [`Illegal::by`] are all those that cause the reason given, and no others.

mod castling;
mod code;
mod detail;
mod safety;
mod ways;

pub(crate) use self::castling::{king_moved, rook_fate, way};
pub use self::code::{Code, ParseCodeError};
pub use self::detail::{Detail, LineStep, PieceOnSquare, PromotionFault, RookFate};

use rules::{Bitboard, IllegalMove, Move, Position, Role, Square};

/// What is known when a move is attempted.
///
/// # Examples
///
/// ```
/// use explain::illegal::{Code, Context, Progress, attempt};
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let over = Context { progress: Progress::Over, ..Context::of(&position) };
/// let refused = attempt(&over, Square::E2, Square::E4, None).unwrap_err();
/// assert_eq!(refused.code, Code::GameOver);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The position in which the move is attempted.
    pub position: &'a Position,
    /// How it came about, if that is known: which piece has moved before cannot be read from a
    /// position.
    pub earlier: Option<Earlier<'a>>,
    /// Whether moves are still made. A mate or stalemate counts only if it is said here, so that
    /// each move of a mated side can be explained too.
    pub progress: Progress,
}

impl<'a> Context<'a> {
    /// A running game in `position`, of which nothing else is known.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::illegal::{Context, Progress};
    /// use rules::Position;
    ///
    /// let position = Position::default();
    /// assert_eq!(Context::of(&position).progress, Progress::Running);
    /// ```
    #[must_use]
    pub const fn of(position: &'a Position) -> Self {
        Self {
            position,
            earlier: None,
            progress: Progress::Running,
        }
    }
}

/// The moves that led to a position.
///
/// # Examples
///
/// ```
/// use explain::illegal::{Code, Context, Earlier, attempt};
/// use rules::{Position, Square};
///
/// // The king has moved and returned.
/// let start: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let (mut position, mut moves) = (start, Vec::new());
/// for (from, to) in [
///     (Square::E1, Square::E2),
///     (Square::E8, Square::E7),
///     (Square::E2, Square::E1),
///     (Square::E7, Square::E8),
/// ] {
///     let mv = position.find_move(from, to, None).expect("it is legal");
///     moves.push(mv);
///     position = position.play_unchecked(mv);
/// }
/// let alone = Context::of(&position);
/// let with_history = Context { earlier: Some(Earlier { start: &start, moves: &moves }), ..alone };
/// let code = |context| attempt(&context, Square::E1, Square::G1, None).unwrap_err().code;
/// assert_eq!(code(alone), Code::CastlingNoRight);
/// assert_eq!(code(with_history), Code::CastlingNoRightKing);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Earlier<'a> {
    /// Where the game began.
    pub start: &'a Position,
    /// All moves from there.
    pub moves: &'a [Move],
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// Moves can be made.
    Running,
    /// The game has ended in some way.
    Over,
}

/// Why an attempt is refused.
///
/// # Examples
///
/// ```
/// use explain::illegal::{Code, Context, attempt};
/// use rules::{Bitboard, Position, Square};
///
/// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
/// let refused = attempt(&Context::of(&position), Square::E2, Square::C3, None).unwrap_err();
/// assert_eq!(refused.code, Code::Pinned);
/// assert_eq!(refused.by, Bitboard::from(Square::E7));
/// assert_eq!(refused.squares.len(), 7); // the e-file from e1 to e7
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The name of the reason.
    pub code: Code,
    /// The squares to draw; what they are is said with each [`Code`].
    pub squares: Bitboard,
    /// The squares of the pieces that cause it.
    pub by: Bitboard,
    /// What a sentence needs to name.
    pub detail: Detail,
}

impl Illegal {
    fn new(detail: Detail, squares: impl Into<Bitboard>, by: impl Into<Bitboard>) -> Self {
        Self {
            code: detail.code(),
            squares: squares.into(),
            by: by.into(),
            detail,
        }
    }
}

/// The legal move of the piece on `from` to `to`, or the one reason why there is none.
///
/// Anything may be attempted. Castling is meant as in [`Position::find_move`]: by the king going
/// two squares from its home or onto its own rook, in Chess960 only by the latter. In any other
/// case two squares are no way for a king to move. A piece that would stay on its square fails by
/// [`Code::Geometry`]: it is not in its own way.
///
/// It takes one list of legal moves, and a few more where the answer holds moves.
///
/// # Errors
///
/// The first reason that applies in the order of [`Code`].
///
/// # Examples
///
/// ```
/// use explain::illegal::{Code, Context, attempt};
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let context = Context::of(&position);
/// assert!(attempt(&context, Square::G1, Square::F3, None).is_ok());
/// let refused = attempt(&context, Square::F1, Square::C4, None).unwrap_err();
/// assert_eq!(refused.code, Code::Blocked);
/// assert!(refused.by.contains(Square::E2));
/// ```
pub fn attempt(
    context: &Context<'_>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Illegal> {
    let position = context.position;
    if context.progress == Progress::Over {
        return Err(game_over(position));
    }
    let refused = match position.find_move(from, to, promotion) {
        Ok(mv) => return Ok(mv),
        Err(refused) => refused,
    };
    let Some(piece) = piece_at(position, from) else {
        let detail = Detail::EmptySquare { square: from };
        return Err(Illegal::new(detail, from, Bitboard::EMPTY));
    };
    if piece.piece.color != position.turn() {
        return Err(Illegal::new(Detail::NotYourTurn { piece }, from, from));
    }
    if let Some(fault) = promotion_fault(&refused, from, to) {
        return Err(fault);
    }
    Err(castling::refusal(context, piece, to)
        .or_else(|| own_piece(position, piece, to))
        .or_else(|| ways::refusal(context, piece, to))
        .unwrap_or_else(|| safety::refusal(position, piece, to)))
}

fn game_over(position: &Position) -> Illegal {
    let king = if position.has_legal_moves() {
        Bitboard::EMPTY
    } else {
        position.king(position.turn()).into()
    };
    let by = if king.is_empty() {
        Bitboard::EMPTY
    } else {
        position.checkers()
    };
    Illegal::new(Detail::GameOver, king, by)
}

/// What is wrong with the promotion of a move that is legal otherwise.
fn promotion_fault(refused: &IllegalMove, from: Square, to: Square) -> Option<Illegal> {
    let detail = match *refused {
        IllegalMove::PromotionMissing { .. } => Detail::PromotionMissing { pawn: from },
        IllegalMove::PromotionInvalid { role } => Detail::PromotionInvalid {
            role,
            fault: PromotionFault::Role,
        },
        IllegalMove::PromotionUnexpected { role } => Detail::PromotionInvalid {
            role,
            fault: PromotionFault::NotDue,
        },
        _ => return None,
    };
    Some(Illegal::new(detail, to, from))
}

fn own_piece(position: &Position, piece: PieceOnSquare, to: Square) -> Option<Illegal> {
    let other = piece_at(position, to).filter(|_| to != piece.square)?;
    (other.piece.color == piece.piece.color)
        .then(|| Illegal::new(Detail::OwnPiece { piece, other }, to, to))
}

fn piece_at(position: &Position, square: Square) -> Option<PieceOnSquare> {
    let piece = position.piece_at(square)?;
    Some(PieceOnSquare { piece, square })
}

/// The piece on one of `squares` that stands nearest to `center`.
fn nearest(position: &Position, squares: Bitboard, center: Square) -> Option<PieceOnSquare> {
    let pieces = (squares & position.occupied()).into_iter();
    let square = pieces.min_by_key(|square| square.distance(center))?;
    piece_at(position, square)
}
