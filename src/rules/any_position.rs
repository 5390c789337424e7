//! Any board that pieces can move on: a legal position, or a diagram that is not one.

use std::num::NonZeroU32;

use crate::{Board, Color, IllegalMove, Move, Position, Role, Setup, Square};

/// A board on which pieces move: by all the laws where it is a position, else each piece in its own
/// way, without leaving a king that is there in check.
///
/// # Examples
///
/// ```
/// use rules::AnyPosition;
///
/// let alone = AnyPosition::of(&"8/8/8/8/8/8/8/R7 w - -".parse()?);
/// assert!(alone.position().is_none());
/// assert_eq!(alone.moves().len(), 14);
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// A legal position.
    Legal(Position),
    /// Any other board, without kings for example. Boxed, so that a position stays as cheap to copy
    /// as it is alone.
    Diagram(Box<Setup>),
}

impl AnyPosition {
    /// What stands on a board.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        Position::from_setup(setup)
            .map_or_else(|_| Self::Diagram(Box::new(setup.clone())), Self::Legal)
    }

    /// The position, unless it is only a diagram.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        match self {
            Self::Legal(position) => Some(position),
            Self::Diagram(_) => None,
        }
    }

    /// Everything that is on the board, as a FEN says it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Self::Legal(position) => position.to_setup(),
            Self::Diagram(setup) => (**setup).clone(),
        }
    }

    /// The pieces.
    #[must_use]
    pub fn board(&self) -> Board {
        match self {
            Self::Legal(position) => position.board(),
            Self::Diagram(setup) => setup.board,
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Diagram(setup) => setup.turn,
        }
    }

    /// What the side to move can do.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Legal(position) => position.legal_moves().to_vec(),
            Self::Diagram(setup) => setup.diagram_moves(),
        }
    }

    /// The move from one square to another.
    ///
    /// # Errors
    ///
    /// Why it cannot be made; on a diagram no reason is given.
    pub fn find_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Option<IllegalMove>> {
        match self {
            Self::Legal(position) => position.find_move(from, to, promotion).map_err(Some),
            Self::Diagram(setup) => {
                let is_meant =
                    |mv: &Move| (mv.from(), mv.to(), mv.promotion()) == (from, to, promotion);
                let mut moves = setup.diagram_moves().into_iter();
                moves.find(is_meant).ok_or(None)
            }
        }
    }

    /// The board after one of its [moves](Self::moves), with the other side to move.
    #[must_use]
    pub fn play(&self, mv: Move) -> Self {
        match self {
            Self::Legal(position) => Self::Legal(position.play_unchecked(mv)),
            Self::Diagram(setup) => Self::of(&setup.play_on_diagram(mv)),
        }
    }

    /// The same board with the turn given to the other side, for tasks in which only one side
    /// moves. Nothing is counted, so that the same board is found equal.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::AnyPosition;
    ///
    /// let knight = AnyPosition::of(&"8/8/8/8/8/8/8/N7 w - -".parse()?);
    /// let moved = knight.play(knight.moves()[0]).pass();
    /// assert_eq!(moved.turn(), knight.turn());
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn pass(&self) -> Self {
        let mut setup = self.setup();
        setup.turn = setup.turn.other();
        setup.en_passant = None;
        setup.halfmove_clock = 0;
        setup.fullmove_number = NonZeroU32::MIN;
        Self::of(&setup)
    }

    /// A move of the side to move that captures the piece on a square.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::AnyPosition;
    /// use rules::Square;
    ///
    /// let board = AnyPosition::of(&"8/8/8/1p6/2N5/8/8/8 b - -".parse()?);
    /// let by = board.capture_on(Square::C4).expect("the pawn takes");
    /// assert_eq!(by.to_string(), "b5c4");
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn capture_on(&self, square: Square) -> Option<Move> {
        let board = self.board();
        // Hardly a square is attacked, and to list all moves takes longer.
        let is_attacked = !board
            .attackers(square, self.turn(), board.occupied())
            .is_empty();
        let takes = |mv: &Move| {
            mv.en_passant_victim() == Some(square) || mv.to() == square && !mv.is_castling()
        };
        let may_pass = match self {
            Self::Legal(position) => position.en_passant().is_some(),
            Self::Diagram(setup) => setup.en_passant.is_some(),
        };
        (is_attacked || may_pass)
            .then(|| self.moves().into_iter().find(takes))
            .flatten()
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        match self {
            Self::Legal(position) => position.is_check(),
            Self::Diagram(setup) => !setup.attackers_of_king(setup.turn).is_empty(),
        }
    }
}
