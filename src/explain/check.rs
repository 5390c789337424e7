//! Checks: who gives them, in which way, and what answers them.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

/// The ways of giving check that the books distinguish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckKind {
    /// By the piece that has moved.
    Simple,
    /// By a piece before which another one has moved away, or was taken in passing.
    Discovered,
    /// By two pieces at once.
    Double,
}

/// A check on the board.
///
/// # Examples
///
/// ```
/// use explain::check::{Check, CheckKind};
/// use rules::{Position, Square};
///
/// // The knight has moved out of the way of the rook.
/// let before: Position = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1".parse()?;
/// let mv = before.find_move(Square::E4, Square::C3, None).expect("it is legal");
/// let check = Check::of(&before.play_unchecked(mv), Some(mv)).expect("it is check");
/// assert_eq!(check.kind, Some(CheckKind::Discovered));
/// assert_eq!(check.checkers.single(), Some(Square::E1));
/// assert_eq!(check.replies.king_moves.len(), 4);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The king in check.
    pub king: Square,
    /// The pieces that give check.
    pub checkers: Bitboard,
    /// The way it is given; none if a slider alone gives check and the last move is not known.
    pub kind: Option<CheckKind>,
    /// The checkers that have not moved themselves; none if the last move is not known.
    pub revealed: Bitboard,
    /// The squares between the king and the checkers.
    pub between: Bitboard,
    /// What answers the check.
    pub replies: Replies,
}

impl Check {
    /// The check to the side to move after the move `last`, if it is known.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::check::Check;
    /// use rules::Position;
    ///
    /// assert_eq!(Check::of(&Position::default(), None), None);
    /// ```
    #[must_use]
    pub fn of(position: &Position, last: Option<Move>) -> Option<Self> {
        let (king, checkers) = (position.king(position.turn()), position.checkers());
        if checkers.is_empty() {
            return None;
        }
        let revealed = last.map_or(Bitboard::EMPTY, |mv| {
            // In Chess960 a rook may castle without leaving its square.
            let rook = mv
                .castling_rook_to()
                .filter(|&to| mv.castling_rook() != Some(to));
            let moved = Bitboard::from(mv.to());
            checkers - rook.map_or(moved, |rook| moved.with(rook))
        });
        let jumpers = position.by_role(Role::Knight) | position.by_role(Role::Pawn);
        let kind = if checkers.has_several() {
            Some(CheckKind::Double)
        } else if !revealed.is_empty() {
            Some(CheckKind::Discovered)
        } else if last.is_some() || checkers.is_within(jumpers) {
            // Only the line of a slider can be opened by another piece.
            Some(CheckKind::Simple)
        } else {
            None
        };
        Some(Self {
            king,
            checkers,
            kind,
            revealed,
            between: lines(king, checkers),
            replies: Replies::of(position),
        })
    }
}

/// The squares between `king` and each of `pieces`.
fn lines(king: Square, pieces: Bitboard) -> Bitboard {
    let between = pieces
        .into_iter()
        .map(|piece| attacks::between(king, piece));
    between.fold(Bitboard::EMPTY, |all, line| all | line)
}

/// The legal answers to a check in the three kinds of the books.
///
/// # Examples
///
/// ```
/// use explain::check::Replies;
/// use rules::Position;
///
/// let position: Position = "4k3/8/8/3b4/8/8/4r3/4KR2 w - - 0 1".parse()?;
/// let replies = Replies::of(&position);
/// assert_eq!(replies.captures.len(), 1); // the king takes the rook
/// assert_eq!(replies.king_moves.len(), 1);
/// assert!(replies.interpositions.is_empty());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Replies {
    /// The king goes away; it may take another piece than the checker.
    pub king_moves: Vec<Move>,
    /// The checker is taken, by whomever; also a pawn in passing.
    pub captures: Vec<Move>,
    /// A piece steps between the checker and the king.
    pub interpositions: Vec<Move>,
}

impl Replies {
    /// The answers in `position`; nothing if the side to move is not in check.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::check::Replies;
    /// use rules::Position;
    ///
    /// assert!(Replies::of(&Position::default()).is_empty());
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let checkers = position.checkers();
        let mut replies = Self::default();
        if checkers.is_empty() {
            return replies;
        }
        for &mv in &position.legal_moves() {
            let taken = mv.en_passant_victim().unwrap_or(mv.to());
            let kind = if checkers.contains(taken) {
                &mut replies.captures
            } else if mv.role() == Role::King {
                &mut replies.king_moves
            } else {
                &mut replies.interpositions
            };
            kind.push(mv);
        }
        replies
    }

    /// Whether nothing answers the check.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::check::Replies;
    /// use rules::Position;
    ///
    /// let mate: Position = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse()?;
    /// assert!(Replies::of(&mate).is_empty());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.king_moves.is_empty() && self.captures.is_empty() && self.interpositions.is_empty()
    }
}
